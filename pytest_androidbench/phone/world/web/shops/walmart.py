"""walmart.com of the small web: a grid of tiles, orders to unfold, prices up to a limit."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.world.shops.goods import Good, price, stock
from pytest_androidbench.phone.world.web.documents import esc, link, listed
from pytest_androidbench.phone.world.web.shops import parts
from pytest_androidbench.phone.world.web.shops.visit import (
    MOST,
    ShopAddresses,
    ShopVisit,
    kinds_of,
)

AT: Final = ShopAddresses(
    shop="walmart", search="/search", words="q", order="sort",
    orders={
        "": ("fit", "Best match"),
        "price_low": ("cheapest", "Price low"),
        "price_high": ("dearest", "Price high"),
        "best_seller": ("sold", "Best seller"),
        "rating_high": ("rating", "Highest rating"),
    },
    kind="/browse/", good="/ip/", named=True,
)  # fmt: skip
STYLE: Final = (
    "body{font-family:sans-serif;margin:0;background:#f4f7f2;color:#1f2d1f}"
    ".search{position:relative;background:#2e5d34;padding:12px;display:flex;gap:6px}"
    ".search input{flex:1;min-width:0;padding:9px;font-size:16px;border-radius:6px;border:0}"
    ".search button{font-size:16px;border:0;border-radius:6px;padding:9px 12px}"
    ".home{background:#2e5d34;padding:10px 12px 0}.home a{color:#fff;margin-right:16px}"
    "article{padding:8px 12px 40px}.tiles{display:grid;grid-template-columns:1fr 1fr;gap:10px}"
    ".tile{background:#fff;padding:10px;border-radius:6px}.tile b{font-size:18px;display:block}"
    ".paid{outline:1px dashed #789}details{background:#fff;padding:8px;margin:8px 0}"
    "summary{padding:4px}a{color:#24552b}li{margin:8px 0}"
)


def frame(visit: ShopVisit, middle: str) -> str:
    """Name, cart and departments in one line, the field below."""
    links = (
        (visit.url("/"), AT.site),
        (visit.url("/all-departments"), "Departments"),
        (visit.url(AT.cart), f"Cart {len(visit.kept)}"),
    )
    return (
        f'<div class="home">{"".join(link(*one) for one in links)}</div>'
        f'<form class="search" role="search" action="{AT.search}">{parts.cart_field(visit)}'
        f"{parts.field(visit, 'global-search', 'Search everything at walmart.com')}"
        f'<button type="submit">Find</button></form><article>{middle}</article>'
    )


def front(visit: ShopVisit) -> str:
    """What costs less than before, and the departments."""
    less = [good for good in stock("walmart") if good.saving > 38][:6]
    kinds = listed(link(visit.kind_url(k), title) for k, title in kinds_of("walmart").items())
    return f"<h1>Costs less now</h1>{_tiles(visit, less)}<h2>Departments</h2>{kinds}"


def listing(shown: parts.ShopListing) -> str:
    """Tiles, two in a row; the first two are paid for."""
    visit = shown.visit
    if not shown.goods:
        return parts.nothing_found(shown)
    orders = listed(
        link(visit.again_url(**{AT.order: name}), label) for name, (_, label) in AT.orders.items()
    )
    most = listed(link(visit.again_url(**{MOST: m}), f"Up to ${m}") for m in ("25", "100", "500"))
    chosen = next(label for key, label in AT.orders.values() if key == visit.wish.order)
    tiles = [_tile(visit, good, "Sponsored") for good in shown.ads]
    tiles += [_tile(visit, good) for good in shown.goods]
    return (
        f"<h1>Results for “{esc(shown.heading)}” ({len(shown.goods)})</h1>"
        f"<details><summary>Sort by {chosen}</summary>{orders}</details>"
        f"<details><summary>Price</summary>{most}</details>"
        f'<div class="tiles">{"".join(tiles)}</div>'
        f"<h2>Others also searched</h2>{parts.searches(visit, shown.suggested, '<br>')}"
    )


def _tiles(visit: ShopVisit, goods: list[Good]) -> str:
    return f'<div class="tiles">{"".join(_tile(visit, good) for good in goods)}</div>'


def _tile(visit: ShopVisit, good: Good, paid: str = "") -> str:
    said = f"<small>{paid}</small>" if paid else ""
    return (
        f'<div class="tile{" paid" if paid else ""}">{said}{parts.still(good, 100)}'
        f"<b>{price(good.cents)}</b>{link(visit.good_url(good), good.title)}"
        f"<div>{parts.stars(good)}</div></div>"
    )


def good_page(visit: ShopVisit, good: Good) -> str:
    """A good, its price first."""
    return (
        f"{parts.still(good, 240)}<h1>{esc(good.title)}</h1><p><b>Now {price(good.cents)}</b> "
        f"(was {price(good.was_cents)})</p><p>{link(visit.adding_url(good), 'Add to cart')}</p>"
        f"<p>{parts.stars(good)}</p><h2>About this item</h2><p>{esc(good.family.kind.about)}</p>"
        f"<p>Made by {esc(good.family.brand)}. Number {good.key}.</p>"
    )


def cart_page(visit: ShopVisit) -> str:
    """What was put by."""
    goods = visit.goods_kept
    if not goods:
        return "<h1>Time to start shopping!</h1><p>Your cart is empty.</p>"
    return (
        f"<h1>Cart ({len(goods)})</h1>{_tiles(visit, goods)}"
        f"<p>Estimated total {parts.total(goods)}</p>"
    )


LOOK: Final = parts.ShopLook(
    at=AT, style=STYLE, frame=frame, front=front, listing=listing, good=good_page,
    cart=cart_page, ads=2,
)  # fmt: skip
