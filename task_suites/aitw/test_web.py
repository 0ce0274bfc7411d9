"""The web beside shops and questions: weather, time, searches, sites, posts, places, films."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.weather import ListedPlace
from pytest_androidbench.appdata.web_visits import ENGINES, same_words, searched_words
from task_suites.aitw.cells import spread, template
from task_suites.aitw.front import any_page, need_pages, page_missing, path_of, site_of
from task_suites.aitw.ways import BAR, CHROME, go_to
from task_suites.android_arena.looking import Sight
from task_suites.android_arena.test_web_without_apps import FILMS, NOW, SPOTS
from task_suites.android_arena.weather_ways import PLACES

TOLD: Final = "a page that tells it is in front"
FOUND: Final = "what the search found is in front"
OPENED: Final = "the site is in front"
SHOWN: Final = "the page is in front"
WORDS: Final = (
    "large language model", "coral reefs", "lighthouse lens", "honey bees in winter",
    "how bridges are built", "rivers of Europe", "old railways", "steam and coal",
    "music for the violin", "chess openings", "bread without yeast", "deserts of Africa",
)  # fmt: skip
SITES: Final = (
    "wikipedia.org", "time.is", "weather.com", "openai.com", "m.youtube.com", "bing.com",
    "duckduckgo.com", "ecosia.org", "people.harbourton.example", "places.bayguide.example",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class EngineSearch:
    """Words for one of the search engines."""

    engine: str
    site: str
    words: str


ENGINE_SEARCHES: Final = tuple(
    EngineSearch(engine, site, words)
    for words in ("volcanoes of Iceland", "first computers", "tea and coffee")
    for engine, site in (
        ("Bing", "bing.com"), ("DuckDuckGo", "duckduckgo.com"), ("Ecosia", "ecosia.org"),
        ("Yahoo", "search.yahoo.com"),
    )
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class SitePost:
    """A post, where it is, and where all posts of its site are listed."""

    title: str
    site: str
    path: str

    @property
    def listed(self) -> str:
        """Where the site lists its posts."""
        return f"{self.site}{self.path.rpartition('/')[0]}"


POSTS: Final = (
    SitePost("Introducing ChatGPT", "openai.com", "/blog/introducing-chatgpt"),
    SitePost("GPT-4", "openai.com", "/blog/gpt-4"),
    SitePost("ChatGPT can now see, hear, and speak", "openai.com",
             "/blog/chatgpt-can-now-see-hear-and-speak"),
    SitePost("DALL·E 3 comes to ChatGPT", "openai.com", "/blog/dall-e-3"),
    SitePost("The OpenAI API", "openai.com", "/blog/openai-api"),
    SitePost("Introducing Whisper", "openai.com", "/blog/whisper"),
    SitePost("A better tool against harmful texts", "openai.com", "/blog/moderation"),
    SitePost("What ChatGPT is, and what it is not", "millfieldtech.example",
             "/articles/what-is-chatgpt"),
)  # fmt: skip


@template(
    "weather",
    "What's the weather like in {place.name}?",
    param="place",
    shares=spread(PLACES),
)
def weather(episode: Episode, place: ListedPlace) -> None:
    need_pages(episode.device)
    episode.run()
    with episode.check(TOLD):
        told = (Sight(text=f"Weather in {place.title}"), Sight(has=NOW))
        assert not page_missing(episode.device, any_page, ".", *told)


@weather.solution
def look_up_weather(pilot: Pilot, place: ListedPlace) -> None:
    go_to(pilot, f"weather in {place.name}")


@weather.mistake("another city", fails=TOLD)
def look_up_weather_elsewhere(pilot: Pilot, place: ListedPlace) -> None:
    look_up_weather(pilot, PLACES[PLACES.index(place) - 1])


@weather.mistake("the time instead", fails=TOLD)
def look_up_time_instead(pilot: Pilot, place: ListedPlace) -> None:
    go_to(pilot, f"time in {place.name}")


@weather.mistake("left again", fails=TOLD)
def look_up_weather_and_leave(pilot: Pilot, place: ListedPlace) -> None:
    look_up_weather(pilot, place)
    pilot.home()


def minutes(start: datetime, end: datetime, zone: str) -> str:
    """A pattern of the times at a place from one moment to another."""
    count = int((end - start).total_seconds()) // 60 + 1
    passed = {start + timedelta(minutes=n) for n in range(count)} | {end}
    return "|".join(sorted({f"{one.astimezone(ZoneInfo(zone)):%H:%M}" for one in passed}))


@template(
    "city_time",
    "What time is it in {place.name}? Look it up in the browser.",
    param="place",
    shares=spread(PLACES),
)
def city_time(episode: Episode, place: ListedPlace) -> None:
    need_pages(episode.device)
    start = episode.device.now()
    episode.run()
    with episode.check(TOLD):
        told = minutes(start, episode.device.now(), place.zone)
        sights = (
            Sight(has=rf"(?m)^Time in {place.title}( now)?$"),
            Sight(has=rf"(?m)^({told})$"),
        )
        assert not page_missing(episode.device, any_page, ".", *sights)


@city_time.solution
def look_up_time(pilot: Pilot, place: ListedPlace) -> None:
    go_to(pilot, f"time in {place.name}")


@city_time.mistake("another city", fails=TOLD)
def look_up_time_elsewhere(pilot: Pilot, place: ListedPlace) -> None:
    look_up_time(pilot, PLACES[PLACES.index(place) - 1])


@city_time.mistake("left again", fails=TOLD)
def look_up_time_and_leave(pilot: Pilot, place: ListedPlace) -> None:
    look_up_time(pilot, place)
    pilot.home()


@template("web_search", "Search the web for “{words}”.", param="words", shares=spread(WORDS))
def searched(episode: Episode, words: str) -> None:
    need_pages(episode.device)
    episode.run()
    with episode.check(FOUND):
        assert not page_missing(
            episode.device, lambda url: same_words(searched_words(url), words), " Search$"
        )


@searched.solution
def search_web(pilot: Pilot, words: str) -> None:
    go_to(pilot, words)


@searched.mistake("other words", fails=FOUND)
def search_other_words(pilot: Pilot, words: str) -> None:
    go_to(pilot, words.rpartition(" ")[0])


@searched.mistake("only typed", fails=FOUND)
def type_words(pilot: Pilot, words: str) -> None:
    pilot.open(CHROME).tap(id="search_box_text").type(None, words, id=BAR)


@searched.mistake("left again", fails=FOUND)
def search_and_leave(pilot: Pilot, words: str) -> None:
    search_web(pilot, words)
    pilot.home()


@template(
    "engine_search",
    "Open {wish.site} and search there for “{wish.words}”.",
    param="wish",
    shares=spread(ENGINE_SEARCHES),
)
def searched_with(episode: Episode, wish: EngineSearch) -> None:
    need_pages(episode.device)
    episode.run()
    assert wish.site in ENGINES

    def is_right(url: str) -> bool:
        return site_of(url) == wish.site and same_words(searched_words(url), wish.words)

    with episode.check(FOUND):
        assert not page_missing(episode.device, is_right, " Search$")


@searched_with.solution
def search_with(pilot: Pilot, wish: EngineSearch) -> None:
    go_to(pilot, wish.site)
    pilot.type(None, wish.words, id="search-box", enter=True)


@searched_with.mistake("another engine", fails=FOUND)
def search_with_another(pilot: Pilot, wish: EngineSearch) -> None:
    go_to(pilot, wish.words)


@searched_with.mistake("only opened", fails=FOUND)
def open_engine(pilot: Pilot, wish: EngineSearch) -> None:
    go_to(pilot, wish.site)


@template("open_site", "Go to {site}.", param="site", shares=spread(SITES))
def opened(episode: Episode, site: str) -> None:
    need_pages(episode.device)
    episode.run()
    with episode.check(OPENED):
        assert not page_missing(episode.device, lambda url: site_of(url) == site, ".")


@opened.solution
def open_site(pilot: Pilot, site: str) -> None:
    go_to(pilot, site)


@opened.mistake("another site", fails=OPENED)
def open_other_site(pilot: Pilot, site: str) -> None:
    go_to(pilot, SITES[SITES.index(site) - 1])


@opened.mistake("only searched for", fails=OPENED)
def search_site(pilot: Pilot, site: str) -> None:
    go_to(pilot, f"{site} website")


@template(
    "web_place",
    "Where is the {spot}? Show its page in the guide places.bayguide.example.",
    param="spot",
    shares=spread(SPOTS),
)
def placed(episode: Episode, spot: str) -> None:
    need_pages(episode.device)
    episode.run()

    def is_right(url: str) -> bool:
        return site_of(url) == "places.bayguide.example"

    with episode.check(SHOWN):
        assert not page_missing(episode.device, is_right, f"^{spot}$")


@placed.solution
def find_place(pilot: Pilot, spot: str) -> None:
    go_to(pilot, "places.bayguide.example")
    pilot.tap(text=spot, index=0)


@placed.mistake("another place", fails=SHOWN)
def find_other_place(pilot: Pilot, spot: str) -> None:
    find_place(pilot, SPOTS[SPOTS.index(spot) - 1])


@placed.mistake("only the guide", fails=SHOWN)
def open_guide(pilot: Pilot) -> None:
    go_to(pilot, "places.bayguide.example")


@template(
    "web_post",
    "Open the post “{post.title}” on {post.site}.",
    param="post",
    shares=spread(POSTS),
)
def posted(episode: Episode, post: SitePost) -> None:
    need_pages(episode.device)
    episode.run()

    def is_right(url: str) -> bool:
        return site_of(url) == post.site and path_of(url) == post.path

    with episode.check(SHOWN):
        assert not page_missing(episode.device, is_right, ".")


@posted.solution
def open_post(pilot: Pilot, post: SitePost) -> None:
    go_to(pilot, f"www.{post.listed}")
    pilot.scroll_to(text=post.title).tap(text=post.title, index=0)


@posted.mistake("another post", fails=SHOWN)
def open_other_post(pilot: Pilot, post: SitePost) -> None:
    open_post(pilot, POSTS[POSTS.index(post) - 1])


@posted.mistake("only the list", fails=SHOWN)
def list_posts(pilot: Pilot, post: SitePost) -> None:
    go_to(pilot, f"www.{post.listed}")


@template(
    "web_video",
    "Find the video “{film}” on m.youtube.com and open its page in the browser.",
    param="film",
    shares=spread(FILMS),
)
def filmed(episode: Episode, film: str) -> None:
    need_pages(episode.device)
    episode.run()

    def is_right(url: str) -> bool:
        own = site_of(url) in {"m.youtube.com", "youtube.com"} and path_of(url) == "/watch"
        return own or site_of(url) == "youtu.be"

    with episode.check(SHOWN):
        # A search for the whole title has a page of the same name.
        assert not page_missing(episode.device, is_right, f"^{re.escape(film)} - YouTube$")


@filmed.solution
def find_video(pilot: Pilot, film: str) -> None:
    search_video(pilot, film)
    pilot.tap(text=film, index=-1)


@filmed.mistake("another video", fails=SHOWN)
def find_other_video(pilot: Pilot, film: str) -> None:
    find_video(pilot, FILMS[FILMS.index(film) - 1])


@filmed.mistake("only searched for", fails=SHOWN)
def search_video(pilot: Pilot, film: str) -> None:
    go_to(pilot, "m.youtube.com")
    pilot.type(None, film, id="video-search", enter=True)


for made in (
    weather, city_time, searched, searched_with, opened, placed, posted, filmed,
):  # fmt: skip
    globals().update(made.tests())
