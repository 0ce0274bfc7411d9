"""costco.com of the small web: long rows, a bar of departments, orders and brands as links."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.world.shops.goods import Good, price, stock
from pytest_androidbench.phone.world.web.documents import esc, link, listed, table
from pytest_androidbench.phone.world.web.shops import parts
from pytest_androidbench.phone.world.web.shops.visit import (
    BRAND,
    ShopAddresses,
    ShopVisit,
    kinds_of,
)

AT: Final = ShopAddresses(
    shop="costco", search="/s", words="keyword", order="sortBy",
    orders={
        "": ("fit", "Best Match"),
        "price-asc": ("cheapest", "Price (low to high)"),
        "price-desc": ("dearest", "Price (high to low)"),
        "ratings": ("rating", "Ratings"),
    },
    kind="/c/", good="/product.", after=".html", cart="/checkout-cart",
)  # fmt: skip
STYLE: Final = (
    "body{font-family:serif;margin:0;color:#1c1c1c;background:#fbfaf5}"
    ".top{background:#efe6cf;padding:10px 14px}.bar{padding:6px 14px;background:#5b3a29}"
    ".bar a{color:#fff;margin-right:14px}form{display:flex;gap:6px;margin-top:8px}"
    "input{flex:1;min-width:0;font-size:16px;padding:8px}button{font-size:16px;padding:8px 12px}"
    "#middle{padding:10px 14px 40px}ul{padding:0}.row{list-style:none;padding:14px 0;"
    "border-bottom:1px solid #cbbf9f;line-height:1.6}.row a{color:#5b3a29;font-size:17px}"
    ".paid{background:#f4eeda}.note{color:#555}a{color:#5b3a29}"
)


def frame(visit: ShopVisit, middle: str) -> str:
    """Name, field and departments above; what is in the middle below."""
    kinds = "".join(link(visit.kind_url(key), title) for key, title in kinds_of("costco").items())
    home, cart = visit.url("/"), visit.url(AT.cart)
    return (
        f'<div class="top"><strong>{link(home, AT.site)}</strong> '
        f"{link(cart, f'Cart ({len(visit.kept)})')}"
        f'<form role="search" action="{AT.search}">{parts.cart_field(visit)}'
        f"{parts.field(visit, 'search-field', 'What are you looking for?')}"
        f'<button type="submit">Go</button></form></div><nav class="bar">{kinds}</nav>'
        f'<div id="middle">{middle}</div>'
    )


def front(visit: ShopVisit) -> str:
    """The departments, and what is bought much."""
    much = [good for good in stock("costco") if not good.fit][:6]
    kinds = listed(link(visit.kind_url(k), title) for k, title in kinds_of("costco").items())
    rows = "".join(_row(visit, good) for good in much)
    return f"<h1>Large packs, low prices</h1>{kinds}<h2>Bought by many</h2><ul>{rows}</ul>"


def listing(shown: parts.ShopListing) -> str:
    """One good below the other, advertisements first."""
    visit = shown.visit
    if not shown.goods:
        return parts.nothing_found(shown)
    orders = " | ".join(
        label if key == visit.wish.order else link(visit.again_url(**{AT.order: name}), label)
        for name, (key, label) in AT.orders.items()
    )
    brands = ", ".join(link(visit.again_url(**{BRAND: one}), one) for one in shown.brands)
    rows = [_row(visit, good, "Sponsored") for good in shown.ads]
    rows += [_row(visit, good) for good in shown.goods]
    return (
        f"<h1>{esc(shown.heading)}</h1><p>{len(shown.goods)} items</p><p>Sort by: {orders}</p>"
        f"<p>Brand: {brands}</p><ul>{''.join(rows)}</ul>"
        f"<p>Others searched for: {parts.searches(visit, shown.suggested)}</p>"
    )


def _row(visit: ShopVisit, good: Good, paid: str = "") -> str:
    said = f'<div class="note">{paid}</div>' if paid else ""
    return (
        f'<li class="row{" paid" if paid else ""}">{said}'
        f"<div>{link(visit.good_url(good), good.title)}</div>"
        f"<div>{price(good.cents)}</div><div>{parts.stars(good)}</div></li>"
    )


def good_page(visit: ShopVisit, good: Good) -> str:
    """What a good is, and what it costs."""
    facts = (("Item", good.key), ("Brand", good.family.brand), ("Line", good.family.line))
    return (
        f"<h1>{esc(good.title)}</h1>{parts.still(good, 220)}<p>Your price: {price(good.cents)}</p>"
        f"<p>{parts.stars(good)}</p><p>{link(visit.adding_url(good), 'Add to Cart')}</p>"
        f"<h2>Product details</h2><p>{esc(good.family.kind.about)}</p>{table(facts)}"
    )


def cart_page(visit: ShopVisit) -> str:
    """What was put by."""
    goods = visit.goods_kept
    if not goods:
        return "<h1>Cart</h1><p>Your cart is empty.</p>"
    rows = "".join(_row(visit, good) for good in goods)
    return f"<h1>Cart</h1><ul>{rows}</ul><p>Subtotal: {parts.total(goods)}</p>"


LOOK: Final = parts.ShopLook(
    at=AT, style=STYLE, frame=frame, front=front, listing=listing, good=good_page,
    cart=cart_page, ads=1,
)  # fmt: skip
