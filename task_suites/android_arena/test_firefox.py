"""Firefox: what is searched for, sites that are opened, bookmarks and history that are shown."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.firefox import PACKAGE, FirefoxPlaces, WebMark
from pytest_androidbench.appdata.web_visits import host_of, same_words, searched_on, searched_words
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.firefox_ways import (
    Pages,
    arrange,
    arrange_visits,
    choose,
    go_to,
    new_visits,
    search_on_blog,
    some_pages,
    start_at_home,
)
from task_suites.android_arena.looking import Sight, in_sight

SEARCHED: Final = "the web was searched for the words"
OPENED: Final = "the site was opened"
ON_SITE: Final = "the site was searched for the words"
MARKS_SHOWN: Final = "the bookmarks are shown"
HISTORY_SHOWN: Final = "the history is shown"
BLOG: Final = "openai.com/blog"
WORDS: Final = (
    "large language model", "artificial intelligence", "Gregorian calendar", "blue whale",
    "Pythagorean theorem", "honey bee", "steam engine",
)  # fmt: skip
SITES: Final = ("wikipedia.org", "time.is", "weather.com", "openai.com", "bing.com")
POSTS: Final = ("GPT", "ChatGPT", "Whisper", "DALL-E", "GPT-4")
"""What the blog has something on."""


@arena_task(
    "firefox_search",
    "Search the web for “{words}” with Firefox.",
    params={"words": st.sampled_from(WORDS), "seen": some_pages()},
)
def test_search(episode: Episode, words: str, seen: Pages) -> None:
    before = arrange_visits(episode.device, seen)
    episode.run()
    with episode.check(SEARCHED):
        found = new_visits(episode.device, before)
        assert any(same_words(searched_words(one.url), words) for one in found)


@test_search.solution
def search(pilot: Pilot, words: str) -> None:
    go_to(pilot, words)


@test_search.mistake("other words", fails=SEARCHED)
def search_others(pilot: Pilot, words: str) -> None:
    go_to(pilot, f"{words} pictures")


@test_search.mistake("only typed", fails=SEARCHED)
def only_type(pilot: Pilot, words: str) -> None:
    start_at_home(pilot)
    pilot.type(None, words, id="mozac_browser_toolbar_edit_url_view")


@arena_task(
    "firefox_open_site",
    "Open the website {site} in Firefox.",
    params={"site": st.sampled_from(SITES), "seen": some_pages()},
)
def test_open_site(episode: Episode, site: str, seen: Pages) -> None:
    before = arrange_visits(episode.device, seen)
    episode.run()
    with episode.check(OPENED):
        assert any(host_of(one.url) == site for one in new_visits(episode.device, before))


@test_open_site.solution
def open_site(pilot: Pilot, site: str) -> None:
    go_to(pilot, site)


@test_open_site.mistake("another site", fails=OPENED)
def open_another(pilot: Pilot, site: str) -> None:
    go_to(pilot, next(one for one in SITES if one != site))


@test_open_site.mistake("only searched for", fails=OPENED)
def search_for_site(pilot: Pilot, site: str) -> None:
    go_to(pilot, f"{site.partition('.')[0]} website")


@arena_task(
    "firefox_search_on_site",
    f"In Firefox, open {BLOG} and search that site for “{{words}}”.",
    params={"words": st.sampled_from(POSTS)},
)
def test_search_on_site(episode: Episode, words: str) -> None:
    before = arrange_visits(episode.device, ())
    episode.run()
    with episode.check(ON_SITE):
        found = new_visits(episode.device, before)
        assert any(same_words(searched_on(one.url, "openai.com"), words) for one in found)


@test_search_on_site.solution
def search_blog(pilot: Pilot, words: str) -> None:
    search_on_blog(pilot, BLOG, words)


@test_search_on_site.mistake("the web is searched", fails=ON_SITE)
def search_everywhere(pilot: Pilot, words: str) -> None:
    go_to(pilot, f"openai {words}")


@test_search_on_site.mistake("other words", fails=ON_SITE)
def search_blog_for_others(pilot: Pilot, words: str) -> None:
    search_on_blog(pilot, BLOG, f"{words} model")


@arena_task(
    "firefox_show_bookmarks",
    "Show the bookmarks of Firefox.",
    params={"marks": some_pages()},
)
def test_show_bookmarks(episode: Episode, marks: Pages) -> None:
    kept = [WebMark(url=url, title=title) for url, title in marks]
    arrange(episode.device, marks=kept)
    episode.run()
    with episode.check(MARKS_SHOWN):
        titles = [Sight(id="title", text=one.title) for one in kept]
        assert not in_sight(episode.device, PACKAGE, Sight(text="Bookmarks"), *titles)
    assert FirefoxPlaces(episode.device).bookmarks() == kept


@test_show_bookmarks.solution
def show_bookmarks(pilot: Pilot) -> None:
    choose(pilot, "Bookmarks")


@test_show_bookmarks.mistake("the history instead", fails=MARKS_SHOWN)
def show_history_instead(pilot: Pilot) -> None:
    choose(pilot, "History")


@test_show_bookmarks.mistake("left again", fails=MARKS_SHOWN)
def leave_bookmarks(pilot: Pilot) -> None:
    show_bookmarks(pilot)
    pilot.back()


@arena_task(
    "firefox_show_history",
    "Show the browsing history of Firefox.",
    params={"seen": some_pages()},
)
def test_show_history(episode: Episode, seen: Pages) -> None:
    before = arrange_visits(episode.device, seen, opens=False)
    episode.run()
    with episode.check(HISTORY_SHOWN):
        titles = [Sight(id="title", text=one.title) for one in before]
        assert not in_sight(episode.device, PACKAGE, Sight(text="History"), *titles)
    assert FirefoxPlaces(episode.device).visits() == before


@test_show_history.solution
def show_history(pilot: Pilot) -> None:
    choose(pilot, "History")


@test_show_history.mistake("the bookmarks instead", fails=HISTORY_SHOWN)
def show_bookmarks_instead(pilot: Pilot) -> None:
    choose(pilot, "Bookmarks")


@test_show_history.mistake("left again", fails=HISTORY_SHOWN)
def leave_history(pilot: Pilot) -> None:
    show_history(pilot)
    pilot.back()
