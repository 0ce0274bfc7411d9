"""What shops answer: which page an address is, in the dress of whose it is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from pytest_androidbench.phone.world.shops.finding import brands, found, paid_for, suggested
from pytest_androidbench.phone.world.shops.goods import by_key
from pytest_androidbench.phone.world.shops.kinds import kind_named
from pytest_androidbench.phone.world.web.documents import (
    NOT_FOUND,
    WebAnswer,
    WebDocument,
    WebMoment,
    esc,
    link,
    listed,
)
from pytest_androidbench.phone.world.web.request import WebRequest
from pytest_androidbench.phone.world.web.shops import bestbuy, costco, ebay, newegg, walmart
from pytest_androidbench.phone.world.web.shops.parts import ShopListing, ShopLook, shop_page
from pytest_androidbench.phone.world.web.shops.visit import ShopVisit, kinds_of, visit_of

LOOKS: Final[Mapping[str, ShopLook]] = MappingProxyType(
    {one.LOOK.at.shop: one.LOOK for one in (costco, bestbuy, walmart, newegg, ebay)}
)
ALL_KINDS: Final = frozenset(("/all-departments", "/shop/all"))


def documents() -> list[WebDocument]:
    """The first pages, for search engines."""
    return [
        WebDocument(f"{look.at.home}/", look.at.site, _about(shop), look.at.site)
        for shop, look in LOOKS.items()
    ]


def shop_sites() -> dict[str, partial[WebAnswer]]:
    """Who answers for which host."""
    return {
        f"{ahead}{look.at.site}": partial(answer, look)
        for look in LOOKS.values()
        for ahead in ("", "www.")
    }


def answer(look: ShopLook, request: WebRequest, moment: WebMoment) -> WebAnswer:
    """What a shop says."""
    del moment
    at, path = look.at, request.path
    visit = visit_of(at, request)
    if path == "/":
        return shop_page(look, visit, at.site, look.front(visit))
    if path == at.search or visit.wish.kind:
        return _listing(look, visit)
    if path == at.cart:
        title = f"Cart ({len(visit.kept)}) - {at.site}"
        return shop_page(look, visit, title, look.cart(visit))
    if path in ALL_KINDS:
        kinds = listed(link(visit.kind_url(k), title) for k, title in kinds_of(at.shop).items())
        return shop_page(look, visit, f"All kinds - {at.site}", f"<h1>All kinds</h1>{kinds}")
    good = by_key(at.shop).get(at.key_in(path))
    if good is None or path != at.of_good(good):
        said = "<h1>Page not found</h1><p>There is nothing at this address.</p>"
        return shop_page(look, visit, f"Page not found - {at.site}", said, NOT_FOUND)
    return shop_page(look, visit, f"{good.title} - {at.site}", look.good(visit, good))


def _listing(look: ShopLook, visit: ShopVisit) -> WebAnswer:
    at, wish = look.at, visit.wish
    if not (wish.words or wish.kind):
        said = f"<h1>What are you looking for?</h1><p>{esc(_about(at.shop))}</p>"
        return shop_page(look, visit, f"Search - {at.site}", said)
    kind = kind_named(wish.kind)
    heading, goods = kind.title if kind else wish.words, found(at.shop, wish)
    shown = ShopListing(
        visit=visit,
        heading=heading,
        goods=goods,
        ads=paid_for(at.shop, goods, look.ads),
        brands=brands(at.shop, wish),
        suggested=suggested(at.shop, wish.words or heading),
    )
    return shop_page(look, visit, f"{heading} - {at.site}", look.listing(shown))


def _about(shop: str) -> str:
    return f"Shop for {', '.join(title.lower() for title in kinds_of(shop).values())}."
