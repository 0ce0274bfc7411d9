"""Search engines: one page of results over all documents, under the name of each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from pytest_androidbench.phone.world.web import (
    directory,
    films,
    forecast,
    landmarks,
    posts,
    wiki,
    world_clock,
)
from pytest_androidbench.phone.world.web.cities_found import city_named
from pytest_androidbench.phone.world.web.documents import (
    WebAnswer,
    WebDocument,
    WebMoment,
    esc,
    link,
    missing,
    page,
    search_form,
)
from pytest_androidbench.phone.world.web.ranking import WordIndex, snippet, words_of
from pytest_androidbench.phone.world.web.request import WebRequest
from pytest_androidbench.phone.world.web.shops import answering

MOST: Final = 20


@dataclass(frozen=True, slots=True)
class SearchEngine:
    """One of them."""

    title: str
    home: str
    """Its first address, without a slash at the end."""
    path: str = "/search"
    """Where its results are."""
    field: str = "q"
    """In which field of the address the words stand."""

    def answer(self, request: WebRequest, moment: WebMoment) -> WebAnswer:
        """The results for what is searched for, or the first page."""
        if request.path not in {"/", "/webhp", self.path}:
            return missing(self.title, f"{self.home}/")
        words = request.words(self.field) if request.path == self.path else ""
        if not words:
            return page(self.title, "", f"<h1>{self.title}</h1>", self._form(""))
        return self._results(words, moment)

    def _results(self, words: str, moment: WebMoment) -> WebAnswer:
        hits = index().found(words)[:MOST]
        none = (
            f"<p>Your search - <strong>{esc(words)}</strong> - did not match any documents.</p>"
            "<p>Try other words, or fewer of them.</p>"
        )
        rows = [_hit(one, words) for one in hits] or [none]
        title = f"{words} - {self.title} Search"
        return page(title, self._form(words), _told(words, moment), *rows)

    def _form(self, words: str) -> str:
        hint = f"Search {self.title}"
        return search_form(self.path, self.field, hint, words, id_="search-box")


GOOGLE: Final = SearchEngine("Google", "https://www.google.com")
YAHOO: Final = SearchEngine("Yahoo!", "https://search.yahoo.com", field="p")
BING: Final = SearchEngine("Bing", "https://www.bing.com")
DUCK: Final = SearchEngine("DuckDuckGo", "https://duckduckgo.com", path="/")
ECOSIA: Final = SearchEngine("Ecosia", "https://www.ecosia.org")


@cache
def index() -> WordIndex:
    """All documents of the small web."""
    return WordIndex(
        [
            *posts.blog().documents(),
            *wiki.documents(),
            *posts.review().documents(),
            *posts.newsroom().documents(),
            *landmarks.documents(),
            *forecast.documents(),
            *world_clock.documents(),
            *directory.documents(),
            *films.documents(),
            *answering.documents(),
        ]
    )


def _hit(one: WebDocument, words: str) -> str:
    shown = one.url.partition("://")[2]
    return (
        f'<div class="hit"><div class="small">{esc(one.site)} · {esc(shown)}</div>'
        f"{link(one.url, one.title)}<div>{esc(snippet(one, words))}</div></div>"
    )


def _told(words: str, moment: WebMoment) -> str:
    """What needs no page: the time or the weather in a city that is named."""
    city, said = city_named(words), words_of(words)
    if city is None:
        return ""
    if "time" in said:
        time, day = world_clock.told_time(city, moment)
        return f"<h2>{time}</h2><p>{day}<br>Time in {esc(city.title)}</p>"
    if "weather" in said:
        now = forecast.now_in(city, moment)
        told = f"{forecast.degrees(now.temperature)}, {now.sky}, rain {now.rain}%"
        return f"<h2>{told}</h2><p>Weather in {esc(city.title)}</p>"
    return ""
