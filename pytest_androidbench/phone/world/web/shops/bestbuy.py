"""bestbuy.com of the small web: cards with headings, an order to choose and apply, ratings."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.world.shops.goods import Good, price, stock
from pytest_androidbench.phone.world.web.documents import esc, link
from pytest_androidbench.phone.world.web.shops import parts
from pytest_androidbench.phone.world.web.shops.visit import (
    LEAST,
    ShopAddresses,
    ShopVisit,
    kinds_of,
)

AT: Final = ShopAddresses(
    shop="bestbuy", search="/site/searchpage", words="st", order="sp",
    orders={
        "": ("fit", "Best Match"),
        "best-selling": ("sold", "Best Selling"),
        "price-low": ("cheapest", "Price Low to High"),
        "price-high": ("dearest", "Price High to Low"),
        "newest": ("newest", "New Arrivals"),
    },
    kind="/site/kinds/", good="/site/", after=".p", named=True,
)  # fmt: skip
STYLE: Final = (
    "body{font-family:sans-serif;margin:0;color:#0d2238}header{background:#16425b;padding:12px}"
    "header a{color:#fff;font-size:20px}.find{display:flex;margin-top:10px}"
    "input[type=search]{flex:1;min-width:0;font-size:16px;padding:10px;border:0;"
    "border-radius:20px 0 0 20px}"
    ".find button{border:0;border-radius:0 20px 20px 0;padding:10px 16px;background:#d9e6ee;"
    "font-size:16px}main{padding:10px 12px 40px}.card{border:1px solid #b9c8d2;margin:12px 0;"
    "padding:12px;border-radius:10px}.card h2{font-size:17px;margin:6px 0}.cost{font-size:22px}"
    ".tag{display:inline-block;background:#e9edf0;padding:2px 6px}select,main button{"
    "font-size:16px;padding:6px}a{color:#16425b}footer{padding:12px;background:#eef3f6}"
    "footer a{display:block;padding:6px 0}"
)


def frame(visit: ShopVisit, middle: str) -> str:
    """A dark header, the middle, and all categories at the end."""
    kinds = "".join(link(visit.kind_url(key), title) for key, title in kinds_of("bestbuy").items())
    count = f"Cart, {len(visit.kept)} items"
    return (
        f"<header>{link(visit.url('/'), AT.site)}"
        f'<form class="find" role="search" action="{AT.search}">{parts.cart_field(visit)}'
        f"{parts.field(visit, 'gh-search-input', 'Search bestbuy.com')}"
        f'<button type="submit" aria-label="submit search">Search</button></form></header>'
        f"<main>{middle}</main><footer>{link(visit.url(AT.cart), count)}"
        f"<h2>Categories</h2>{kinds}</footer>"
    )


def front(visit: ShopVisit) -> str:
    """What is new."""
    new = [good for good in stock("bestbuy") if good.days < 18][:5]
    return f"<h1>Just arrived</h1>{''.join(_card(visit, good) for good in new)}"


def listing(shown: parts.ShopListing) -> str:
    """Cards; an advertisement stands ahead of the first."""
    visit = shown.visit
    if not shown.goods:
        return parts.nothing_found(shown)
    path = f"{AT.kind}{visit.wish.kind}" if visit.wish.kind else AT.search
    rated = " ".join(link(visit.again_url(**{LEAST: s}), f"{s} stars & up") for s in "43")
    cards = [_card(visit, good, "Advertisement") for good in shown.ads]
    cards += [_card(visit, good) for good in shown.goods]
    return (
        f"<h1>{len(shown.goods)} results in {esc(shown.heading)}</h1>"
        f'<form action="{path}">{visit.hidden(AT.order)}<label for="sort">Sort By</label> '
        f'<select id="sort" name="{AT.order}">{parts.options(visit)}</select> '
        f'<button type="submit">Apply</button></form><p>Customer rating: {rated}</p>'
        f"{''.join(cards)}<p>Related searches: {parts.searches(visit, shown.suggested)}</p>"
    )


def _card(visit: ShopVisit, good: Good, paid: str = "") -> str:
    tag = f'<span class="tag">{paid}</span>' if paid else ""
    return (
        f'<section class="card">{tag}{parts.still(good, 90)}'
        f"<h2>{link(visit.good_url(good), good.title)}</h2><div>Model {good.key}</div>"
        f'<div>Rating {parts.stars(good)}</div><div class="cost">{price(good.cents)}</div>'
        "</section>"
    )


def good_page(visit: ShopVisit, good: Good) -> str:
    """A good, with what it cost before."""
    return (
        f"<p>{link(visit.kind_url(good.family.kind.key), good.family.kind.title)}</p>"
        f"<h1>{esc(good.title)}</h1><p>Model: {good.key}</p>{parts.still(good, 200)}"
        f'<p class="cost">{price(good.cents)}</p><p>Save {good.saving}%, was '
        f"{price(good.was_cents)}</p><p>{link(visit.adding_url(good), 'Add to Cart')}</p>"
        f"<h2>Overview</h2><p>{esc(good.family.kind.about)}</p><p>{parts.stars(good)}</p>"
    )


def cart_page(visit: ShopVisit) -> str:
    """What was put by."""
    goods = visit.goods_kept
    if not goods:
        return "<h1>Your cart is empty</h1>"
    cards = "".join(_card(visit, good) for good in goods)
    return f"<h1>Your Cart</h1>{cards}<p>Total {parts.total(goods)}</p>"


LOOK: Final = parts.ShopLook(
    at=AT, style=STYLE, frame=frame, front=front, listing=listing, good=good_page,
    cart=cart_page, ads=1,
)  # fmt: skip
