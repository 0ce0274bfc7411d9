"""What pages of all shops are built of, each in an order and a dress of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.world.shops.goods import Good, price
from pytest_androidbench.phone.world.web.documents import (
    MOST_WORDS,
    OK,
    WebAnswer,
    esc,
    link,
    picture,
)
from pytest_androidbench.phone.world.web.shops.visit import ShopAddresses, ShopVisit

SHAPES: Final = {
    "laptops": '<path d="M20 20h60v40h-60zM12 64h76v6h-76z"/>',
    "keyboards": '<path d="M8 34h84v32h-84z"/>',
    "mice": '<ellipse cx="50" cy="50" rx="20" ry="32"/>',
    "headsets": '<path d="M20 56a30 30 0 0 1 60 0v20h-14v-20h-32v20h-14z"/>',
    "headphones": '<path d="M16 54a34 34 0 0 1 68 0v22h-12v-22h-44v22h-12z"/>',
    "speakers": '<rect x="26" y="12" width="48" height="76" rx="16"/>',
    "monitors": '<path d="M10 16h80v50h-80zM40 66h20v14h-20z"/>',
    "batteries": '<path d="M38 18h24v70h-24zM45 10h10v8h-10z"/>',
    "cables": '<path d="M10 40h24v20h-24zM66 40h24v20h-24zM34 47h32v6h-32z"/>',
    "televisions": '<path d="M6 18h88v54h-88zM26 74h48v6h-48z"/>',
}
COLOURS: Final = ("#3b5b7a", "#5e6b3c", "#7a4b4b", "#4f4a75", "#2f6f6a")


@dataclass(frozen=True, slots=True, kw_only=True)
class ShopListing:
    """What a page of results or of a kind shows."""

    visit: ShopVisit
    heading: str
    goods: Sequence[Good]
    ads: Sequence[Good]
    brands: Sequence[str]
    suggested: Sequence[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShopLook:
    """How a shop looks: markup of its pages, without what all pages of the web have around it."""

    at: ShopAddresses
    style: str
    frame: Callable[[ShopVisit, str], str]
    """The whole body around what is in the middle."""
    front: Callable[[ShopVisit], str]
    listing: Callable[[ShopListing], str]
    good: Callable[[ShopVisit, Good], str]
    cart: Callable[[ShopVisit], str]
    ads: int
    """So many advertisements stand among its results."""


def shop_page(
    look: ShopLook, visit: ShopVisit, title: str, middle: str, status: int = OK
) -> WebAnswer:
    """A page of a shop."""
    return WebAnswer(
        status,
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{esc(title)}</title><style>{look.style}</style></head>"
        f"<body>{look.frame(visit, middle)}</body></html>",
    )


def still(good: Good, width: int) -> str:
    """A drawing of a good."""
    colour = COLOURS[good.family.number % len(COLOURS)]
    drawing = (
        '<svg x="0" y="0" viewBox="0 0 100 100"><rect width="100" height="100" fill="#eee"/>'
        f'<g fill="{colour}">{SHAPES[good.family.kind.key]}</g></svg>'
    )
    return picture(drawing, width, width, "")


def stars(good: Good) -> str:
    """What buyers give it, in words."""
    return f"{good.tenths / 10:.1f} out of 5 stars ({good.reviews:,})"


def field(visit: ShopVisit, id_: str, hint: str) -> str:
    """A field for what is searched for, within a form; it offers what others search for."""
    return (
        f'<input id="{id_}" type="search" name="{visit.at.words}" value="{esc(visit.wish.words)}" '
        f'placeholder="{esc(hint)}" aria-label="{esc(hint)}" maxlength="{MOST_WORDS}" '
        'autocomplete="off">'
    )


def cart_field(visit: ShopVisit) -> str:
    """What a form of a new search carries on."""
    kept = ".".join(visit.kept)
    return f'<input type="hidden" name="cart" value="{esc(kept)}">' if kept else ""


def options(visit: ShopVisit) -> str:
    """The orders, as options of a list."""
    chosen = visit.wish.order
    return "".join(
        f'<option value="{esc(name)}"{" selected" if key == chosen else ""}>{esc(label)}</option>'
        for name, (key, label) in visit.at.orders.items()
    )


def searches(visit: ShopVisit, words: Sequence[str], between: str = " · ") -> str:
    """Links that search for other words."""
    return between.join(link(visit.search_url(one), one) for one in words)


def nothing_found(listing: ShopListing) -> str:
    """What is said where nothing fits, with what could be searched for."""
    visit, words = listing.visit, esc(listing.visit.wish.words)
    said = f"We could not find anything for “{words}”" if words else "Nothing here fits"
    return (
        f"<h1>{said}</h1><p>Check the spelling, use fewer words, or leave filters out.</p>"
        f"<p>Did you mean: {searches(visit, listing.suggested)}</p>"
    )


def total(goods: Sequence[Good]) -> str:
    """What goods cost together."""
    return price(sum(good.cents for good in goods))
