"""Firefox with ways that are forbidden: a site, a field of pages, another browser."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final
from urllib.parse import parse_qs, urlsplit

from hypothesis import strategies as st

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.constraints import StepDone, watch_ways
from pytest_androidbench.appdata.firefox import PACKAGE
from pytest_androidbench.appdata.web_visits import WebVisit, host_of, same_words, searched_words
from pytest_androidbench.provision.steps import run
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.firefox_ways import (
    ADDRESS,
    Pages,
    arrange_visits,
    go_on_to,
    go_to,
    new_visits,
    page,
    some_pages,
)
from task_suites.android_arena.forbidding import check_kept, forbidden
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.recipe import SECOND_CHROME
from task_suites.android_arena.test_firefox import SITES, WORDS

SHOWN: Final = "the page is in sight in Firefox"
VISITED: Final = "the page was visited"
SEARCHED: Final = "the web was searched for the words"
OPENED: Final = "the site was opened"
NOT_THERE: Final = "no page of openai.com was visited"
NOT_TYPED: Final = "Wikipedia's own search was not used"
NOT_OPENED: Final = "neither Chrome was opened"
OPENAI: Final = "openai.com"
INTRODUCTIONS: Final = {
    "https://en.wikipedia.org/wiki/ChatGPT": "ChatGPT - Wikipedia",
    "https://www.millfieldtech.example/articles/what-is-chatgpt": (
        "What ChatGPT is, and what it is not"
    ),
    "https://openai.com/blog/introducing-chatgpt": "Introducing ChatGPT",
}
"""Pages that say what ChatGPT is, with their titles; the last one keeps the goal alone."""
WIKIPEDIA: Final = "https://en.wikipedia.org/wiki/"
ARTICLES: Final = (
    "Artificial intelligence", "Large language model", "Blue whale", "Steam engine", "Lighthouse",
    "Printing press", "Great Barrier Reef", "Watercolor painting",
)  # fmt: skip


def addresses_seen(steps: Iterable[StepDone]) -> list[str]:
    """What Firefox's bar said at some steps, private pages included, which leave no visit."""
    return [
        node.text
        for step in steps
        for node in step.observation.nodes
        if node.resource_id == f"{PACKAGE}:id/{ADDRESS}"
    ]


def on_openai(visits: Iterable[WebVisit], steps: Iterable[StepDone]) -> list[str]:
    """Addresses of openai.com that were visited or seen."""
    seen = [f"https://{text}" for text in addresses_seen(steps)]
    return [url for url in (*(one.url for one in visits), *seen) if host_of(url) == OPENAI]


@arena_task(
    "introduction_without_openai",
    "Find a page that introduces ChatGPT and show it in Firefox, without visiting openai.com.",
    params={"seen": some_pages()},
)
def test_introduction(episode: Episode, seen: Pages) -> None:
    before = arrange_visits(episode.device, seen)
    episode.run()
    visits = new_visits(episode.device, before)
    with episode.check(VISITED):
        assert {one.url for one in visits} & INTRODUCTIONS.keys()
    with episode.check(SHOWN):
        titles = INTRODUCTIONS.values()
        assert any(not in_sight(episode.device, PACKAGE, page(title)) for title in titles)
    with episode.constraint(NOT_THERE):
        assert not on_openai(visits, episode.steps)


def open_result(pilot: Pilot, words: str, title: str) -> None:
    """Search the web, and open a result."""
    go_to(pilot, words)
    pilot.scroll_to(text=title).tap(text=title, index=0)


@test_introduction.solution
def introduce(pilot: Pilot) -> None:
    open_result(pilot, "ChatGPT", "ChatGPT - Wikipedia")


@test_introduction.mistake("only searched for", fails=VISITED)
def search_introduction(pilot: Pilot) -> None:
    go_to(pilot, "introduction to ChatGPT")


@test_introduction.mistake("left again", fails=SHOWN)
def introduce_and_leave(pilot: Pilot) -> None:
    introduce(pilot)
    pilot.home()


@test_introduction.mistake("by openai itself", fails=NOT_THERE)
def introduce_by_openai(pilot: Pilot) -> None:
    open_result(pilot, "ChatGPT", "Introducing ChatGPT")


@test_introduction.mistake("openai looked at first", fails=NOT_THERE)
def look_at_openai_first(pilot: Pilot) -> None:
    go_to(pilot, "openai.com/blog")
    go_on_to(pilot, "en.wikipedia.org/wiki/ChatGPT")


def found_by_wikipedia(visits: Iterable[WebVisit]) -> list[str]:
    """Pages of results of Wikipedia's own search."""
    parts = [urlsplit(one.url) for one in visits if host_of(one.url).endswith("wikipedia.org")]
    return [each.geturl() for each in parts if "search" in parse_qs(each.query)]


@arena_task(
    "wikipedia_without_header_search",
    "With Firefox, show Wikipedia's article on “{subject}”. Do not type into the search field that "
    "Wikipedia's pages have.",
    params={"subject": st.sampled_from(ARTICLES), "seen": some_pages()},
)
def test_wikipedia(episode: Episode, subject: str, seen: Pages) -> None:
    before, ways = arrange_visits(episode.device, seen), watch_ways(episode.device)
    episode.run()
    visits = new_visits(episode.device, before)
    with episode.check(VISITED):
        assert WIKIPEDIA + subject.replace(" ", "_") in {one.url for one in visits}
    with episode.check(SHOWN):
        article = page(f"{subject} - Wikipedia")
        assert not in_sight(episode.device, PACKAGE, article, Sight(text=subject))
    with episode.constraint(NOT_TYPED):
        assert not found_by_wikipedia(visits)
        assert not ways.breaches(forbidden("no_wikipedia_search"), episode.steps)


@test_wikipedia.solution
def open_article(pilot: Pilot, subject: str) -> None:
    open_result(pilot, f"{subject} Wikipedia", f"{subject} - Wikipedia")


@test_wikipedia.mistake("another article", fails=VISITED)
def open_other_article(pilot: Pilot, subject: str) -> None:
    open_article(pilot, ARTICLES[ARTICLES.index(subject) - 1])


@test_wikipedia.mistake("left again", fails=SHOWN)
def open_article_and_leave(pilot: Pilot, subject: str) -> None:
    open_article(pilot, subject)
    pilot.home()


@test_wikipedia.mistake("by the portal's field", fails=NOT_TYPED)
def search_portal(pilot: Pilot, subject: str) -> None:
    go_to(pilot, "wikipedia.org")
    pilot.type(None, subject, id="searchInput", enter=True)


@test_wikipedia.mistake("by the header's field", fails=NOT_TYPED)
def search_header(pilot: Pilot, subject: str) -> None:
    go_to(pilot, "en.wikipedia.org/wiki/Moon")
    pilot.type(None, subject, id="header-search", enter=True)


def arrange_browsers(episode: Episode, seen: Pages) -> Sequence[WebVisit]:
    """Have visits, and a second Chrome beside the first one."""
    run(episode.device, f"pm install-existing {SECOND_CHROME}")
    return arrange_visits(episode.device, seen)


@arena_task(
    "search_without_chrome",
    "Search the web for “{words}” with Firefox, and do not open Chrome or Chrome Beta.",
    params={"words": st.sampled_from(WORDS), "seen": some_pages()},
)
def test_search(episode: Episode, words: str, seen: Pages) -> None:
    before, ways = arrange_browsers(episode, seen), watch_ways(episode.device)
    episode.run()
    with episode.check(SEARCHED):
        found = new_visits(episode.device, before)
        assert any(same_words(searched_words(one.url), words) for one in found)
    check_kept(episode, ways, "no_chrome", NOT_OPENED)


@test_search.solution
def search(pilot: Pilot, words: str) -> None:
    go_to(pilot, words)


@test_search.mistake("other words", fails=SEARCHED)
def search_others(pilot: Pilot, words: str) -> None:
    go_to(pilot, f"{words} pictures")


@test_search.mistake("Chrome opened and closed again", fails=NOT_OPENED)
def open_chrome_and_search(pilot: Pilot, words: str) -> None:
    pilot.open("Chrome").back()
    search(pilot, words)


@test_search.mistake("Chrome Beta opened afterwards", fails=NOT_OPENED)
def search_and_open_beta(pilot: Pilot, words: str) -> None:
    search(pilot, words)
    pilot.open("Chrome Beta")


@arena_task(
    "wikipedia_without_chrome",
    "Open the website {site} with Firefox, and do not open Chrome or Chrome Beta.",
    params={"site": st.sampled_from(SITES), "seen": some_pages()},
)
def test_open_site(episode: Episode, site: str, seen: Pages) -> None:
    before, ways = arrange_browsers(episode, seen), watch_ways(episode.device)
    episode.run()
    with episode.check(OPENED):
        assert site in {host_of(one.url) for one in new_visits(episode.device, before)}
    check_kept(episode, ways, "no_chrome", NOT_OPENED)


@test_open_site.solution
def open_site(pilot: Pilot, site: str) -> None:
    go_to(pilot, site)


@test_open_site.mistake("another site", fails=OPENED)
def open_another(pilot: Pilot, site: str) -> None:
    go_to(pilot, SITES[SITES.index(site) - 1])


@test_open_site.mistake("Chrome opened and closed again", fails=NOT_OPENED)
def open_chrome_and_site(pilot: Pilot, site: str) -> None:
    pilot.open("Chrome").back()
    open_site(pilot, site)


@test_open_site.mistake("Chrome Beta opened afterwards", fails=NOT_OPENED)
def open_site_and_beta(pilot: Pilot, site: str) -> None:
    open_site(pilot, site)
    pilot.open("Chrome Beta")
