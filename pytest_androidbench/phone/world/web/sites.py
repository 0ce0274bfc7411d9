"""The table of the small web: which hosts there are, and who answers for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from pytest_androidbench.phone.world.web import (
    directory,
    engine,
    films,
    forecast,
    landmarks,
    posts,
    wiki,
    world_clock,
)
from pytest_androidbench.phone.world.web.documents import (
    NOT_ALLOWED,
    WebAnswer,
    WebMoment,
    page,
)
from pytest_androidbench.phone.world.web.request import WebRequest, web_request
from pytest_androidbench.phone.world.web.shops.answering import shop_sites

WebSite = Callable[[WebRequest, WebMoment], WebAnswer]
METHODS: Final = frozenset(("GET", "HEAD"))


@cache
def sites() -> Mapping[str, WebSite]:
    """Hosts by their whole names; no other one is known, and no address of the network."""
    return {
        "google.com": engine.GOOGLE.answer,
        "www.google.com": engine.GOOGLE.answer,
        "search.yahoo.com": engine.YAHOO.answer,
        "bing.com": engine.BING.answer,
        "www.bing.com": engine.BING.answer,
        "duckduckgo.com": engine.DUCK.answer,
        "ecosia.org": engine.ECOSIA.answer,
        "www.ecosia.org": engine.ECOSIA.answer,
        "wikipedia.org": wiki.answer,
        "www.wikipedia.org": wiki.answer,
        "en.wikipedia.org": wiki.answer,
        "en.m.wikipedia.org": wiki.answer,
        "openai.com": posts.blog().answer,
        "www.openai.com": posts.blog().answer,
        "apple.com": posts.newsroom().answer,
        "www.apple.com": posts.newsroom().answer,
        "www.millfieldtech.example": posts.review().answer,
        "people.harbourton.example": directory.answer,
        "weather.com": forecast.answer,
        "www.weather.com": forecast.answer,
        "time.is": world_clock.answer,
        "places.bayguide.example": landmarks.answer,
        "youtube.com": films.answer,
        "www.youtube.com": films.answer,
        "m.youtube.com": films.answer,
        "youtu.be": films.answer,
        **shop_sites(),
    }


def web_answer(url: str, method: str, moment: WebMoment) -> WebAnswer | None:
    """What the small web says to a request; None where the address is not one of its own."""
    request = web_request(url)
    site = sites().get(request.host) if request is not None else None
    if request is None or site is None:
        return None
    if method not in METHODS:
        said = "<p>This address can only be read.</p>"
        return page("Not allowed", "", said, status=NOT_ALLOWED)
    return site(request, moment)
