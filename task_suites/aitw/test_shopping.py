"""Shops: opened, searched, and the first result picked; 32 goals of each kind at a seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench import Episode, Pilot
from task_suites.aitw.cells import Shares, spread, template
from task_suites.aitw.front import need_pages, page_missing
from task_suites.aitw.shops import (
    COUNTS,
    SHOPS,
    ShopSearch,
    elsewhere,
    open_cheapest,
    open_good,
    search_in_shop,
    shares_of,
)
from task_suites.aitw.ways import go_to

OPENED: Final = "the shop's first page is in front"
SEARCHED: Final = "what the shop has for the words is in front"
PICKED: Final = "the page of the first result is in front"
TAGS: Final = frozenset({"web_shopping"})
SENTENCES: Final = (
    "Open {}.", "Visit {}.", "Bring up {}.", "Show me {}.", "Take me to {}.",
    "Navigate to {}.", "Load {}.", "I want to look around at {}.", "Please open {}.",
    "Have the browser open {}.", "Get {} on the screen.", "Open the website {}.",
    "Open the web shop {}.", "Show the start page of {}.", "Open the first page of {}.",
    "Browse to {}.",
)  # fmt: skip
"""Goals to open a site, which are one goal in other words."""


@dataclass(frozen=True, slots=True)
class ShopOpening:
    """A shop that is to be opened, and how that is said."""

    shop: str
    sentence: str


def openings() -> Shares:
    """Those of each task."""
    made: dict[str, Sequence[ShopOpening]] = {}
    for name, count in COUNTS["open"].items():
        site = SHOPS[name].site
        said = [ShopOpening(name, sentence.format(site)) for sentence in SENTENCES]
        made |= spread(said, count, f"{name}_")
    return made


@template("open", "{opening.sentence}", param="opening", shares=openings(), tags=TAGS)
def opened(episode: Episode, opening: ShopOpening) -> None:
    need_pages(episode.device)
    episode.run()
    shop = SHOPS[opening.shop]
    with episode.check(OPENED):
        assert not page_missing(episode.device, shop.is_front, f"^{shop.site}$")


@opened.solution
def open_shop(pilot: Pilot, opening: ShopOpening) -> None:
    go_to(pilot, SHOPS[opening.shop].site)


@opened.mistake("another shop", fails=OPENED)
def open_other_shop(pilot: Pilot, opening: ShopOpening) -> None:
    names = list(SHOPS)
    go_to(pilot, SHOPS[names[names.index(opening.shop) - 1]].site)


@opened.mistake("only searched for", fails=OPENED)
def search_web_for_shop(pilot: Pilot, opening: ShopOpening) -> None:
    go_to(pilot, f"{opening.shop} shop")


@opened.mistake("left again", fails=OPENED)
def open_and_leave(pilot: Pilot, opening: ShopOpening) -> None:
    open_shop(pilot, opening)
    pilot.home()


@template(
    "search",
    "Open {wish.site} and search there for “{wish.words}”.",
    param="wish",
    shares=shares_of("search"),
    tags=TAGS,
)
def searched(episode: Episode, wish: ShopSearch) -> None:
    need_pages(episode.device)
    episode.run()
    shop = SHOPS[wish.shop]
    with episode.check(SEARCHED):
        assert not page_missing(
            episode.device, lambda url: shop.is_search(url, wish.words), f" - {shop.site}$"
        )


@searched.solution
def search_shop(pilot: Pilot, wish: ShopSearch) -> None:
    search_in_shop(pilot, wish)


@searched.mistake("the right search in the wrong shop", fails=SEARCHED)
def search_wrong_shop(pilot: Pilot, wish: ShopSearch) -> None:
    search_in_shop(pilot, elsewhere(wish))


@searched.mistake("other words", fails=SEARCHED)
def search_other_words(pilot: Pilot, wish: ShopSearch) -> None:
    search_in_shop(pilot, wish, wish.words.rpartition(" ")[0])


@searched.mistake("the web is searched", fails=SEARCHED)
def search_web(pilot: Pilot, wish: ShopSearch) -> None:
    go_to(pilot, f"{wish.site} {wish.words}")


@searched.mistake("a result as well", fails=SEARCHED)
def search_and_open(pilot: Pilot, wish: ShopSearch) -> None:
    search_in_shop(pilot, wish)
    open_good(pilot, wish.title)


@template(
    "pick",
    "Open {wish.site}, search there for “{wish.words}”, and open the first of the results; an "
    "advertisement is none.",
    param="wish",
    shares=shares_of("pick"),
    tags=TAGS,
)
def picked(episode: Episode, wish: ShopSearch) -> None:
    need_pages(episode.device)
    episode.run()
    shop = SHOPS[wish.shop]
    with episode.check(PICKED):
        assert not page_missing(
            episode.device, lambda url: shop.is_at(url, wish.path), f" - {shop.site}$"
        )


@picked.solution
def pick_first(pilot: Pilot, wish: ShopSearch) -> None:
    search_in_shop(pilot, wish)
    open_good(pilot, wish.title)


@picked.mistake("an advertisement", fails=PICKED)
def pick_ad(pilot: Pilot, wish: ShopSearch) -> None:
    search_in_shop(pilot, wish)
    open_good(pilot, wish.ad)


@picked.mistake("the second one", fails=PICKED)
def pick_second(pilot: Pilot, wish: ShopSearch) -> None:
    search_in_shop(pilot, wish)
    open_good(pilot, wish.second)


@picked.mistake("the first in another order", fails=PICKED)
def pick_cheapest(pilot: Pilot, wish: ShopSearch) -> None:
    open_cheapest(pilot, wish)


@picked.mistake("the right search in the wrong shop", fails=PICKED)
def pick_in_wrong_shop(pilot: Pilot, wish: ShopSearch) -> None:
    pick_first(pilot, elsewhere(wish))


@picked.mistake("only searched for", fails=PICKED)
def search_and_stay(pilot: Pilot, wish: ShopSearch) -> None:
    search_in_shop(pilot, wish)


globals().update(opened.tests())
globals().update(searched.tests())
globals().update(picked.tests())
