"""newegg.com of the small web: a dense table, orders as buttons, a form of filters at the end."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.world.shops.goods import Good, price, stock
from pytest_androidbench.phone.world.web.documents import esc, link, table
from pytest_androidbench.phone.world.web.shops import parts
from pytest_androidbench.phone.world.web.shops.visit import (
    BRAND,
    LEAST,
    ShopAddresses,
    ShopVisit,
    kinds_of,
)

AT: Final = ShopAddresses(
    shop="newegg", search="/p/pl", words="d", order="Order",
    orders={
        "": ("fit", "Featured"),
        "1": ("cheapest", "Lowest Price"),
        "2": ("dearest", "Highest Price"),
        "3": ("sold", "Best Selling"),
        "4": ("reviews", "Most Reviews"),
    },
    kind="/Kinds/", good="/p/N", cart="/shop/cart",
)  # fmt: skip
STYLE: Final = (
    "body{font-family:monospace;margin:0;color:#222;font-size:15px}"
    "#head{border-bottom:4px solid #8a3ffc;padding:8px}#head a{margin-right:12px}"
    "#head input{width:64%;font-size:15px;padding:8px}button{font-size:15px;padding:8px}"
    "#body{padding:8px 8px 40px}table{border-collapse:collapse;width:100%}"
    "td,th{border-bottom:1px solid #ccc;padding:10px 4px;text-align:left;vertical-align:top}"
    ".ad td{background:#f3ecff}a{color:#5b21b6}fieldset{margin-top:16px}label{display:block;"
    "padding:6px 0}.sort{display:flex;flex-wrap:wrap;gap:4px}"
)


def frame(visit: ShopVisit, middle: str) -> str:
    """A plain head; the middle."""
    return (
        f'<div id="head">{link(visit.url("/"), AT.site)}{link(visit.url("/shop/all"), "All kinds")}'
        f"{link(visit.url(AT.cart), f'Shopping Cart [{len(visit.kept)}]')}"
        f'<form role="search" action="{AT.search}">{parts.cart_field(visit)}'
        f"{parts.field(visit, 'search-keywords', 'Search newegg.com')} "
        f'<button type="submit">Search</button></form></div><div id="body">{middle}</div>'
    )


def front(visit: ShopVisit) -> str:
    """What is sold most, and all kinds."""
    much = sorted(stock("newegg"), key=lambda good: -good.sold)[:6]
    kinds = " / ".join(link(visit.kind_url(k), t) for k, t in kinds_of("newegg").items())
    return f"<h1>Sold most</h1>{_table(visit, much)}<h2>All kinds</h2><p>{kinds}</p>"


def listing(shown: parts.ShopListing) -> str:
    """A table; the row that is paid for stands above."""
    visit = shown.visit
    if not shown.goods:
        return parts.nothing_found(shown)
    path = f"{AT.kind}{visit.wish.kind}" if visit.wish.kind else AT.search
    orders = "".join(
        f'<button type="submit" name="{AT.order}" value="{name}">{label}</button>'
        for name, (_, label) in AT.orders.items()
    )
    chosen = next(label for key, label in AT.orders.values() if key == visit.wish.order)
    return (
        f"<h1>{esc(shown.heading)}</h1><p>{len(shown.goods)} found, sorted by {chosen}</p>"
        f'<form action="{path}">{visit.hidden(AT.order)}<div class="sort">{orders}</div></form>'
        f"{_table(visit, list(shown.goods), list(shown.ads))}"
        f'<form action="{path}">{visit.hidden(BRAND, LEAST)}<fieldset><legend>Filters</legend>'
        f"{''.join(_choice(visit, one) for one in shown.brands)}"
        f'<label><input type="checkbox" name="{LEAST}" value="4"> 4 stars and more</label>'
        '<button type="submit">Narrow down</button></fieldset></form>'
        f"<p>Popular: {parts.searches(visit, shown.suggested, ' / ')}</p>"
    )


def _choice(visit: ShopVisit, brand: str) -> str:
    on = " checked" if brand == visit.wish.brand else ""
    return (
        f'<label><input type="radio" name="{BRAND}" value="{esc(brand)}"{on}> {esc(brand)}</label>'
    )


def _table(visit: ShopVisit, goods: list[Good], ads: list[Good] | None = None) -> str:
    rows = "".join(_row(visit, good, " (Ad)") for good in ads or [])
    rows += "".join(_row(visit, good) for good in goods)
    return f"<table><tr><th>Item</th><th>Price</th></tr>{rows}</table>"


def _row(visit: ShopVisit, good: Good, paid: str = "") -> str:
    return (
        f"<tr{' class=ad' if paid else ''}><td>{link(visit.good_url(good), good.title)}{paid}"
        f"<br>{parts.stars(good)}<br>Item N{good.key}</td><td>{price(good.cents)}</td></tr>"
    )


def good_page(visit: ShopVisit, good: Good) -> str:
    """A good as a table of facts."""
    facts = (
        ("Price", price(good.cents)),
        ("Before", price(good.was_cents)),
        ("Brand", good.family.brand),
        ("Line", good.family.line),
        ("Item", f"N{good.key}"),
        ("Rating", parts.stars(good)),
        ("Sold", f"{good.sold:,}"),
    )
    return (
        f"<h1>{esc(good.title)}</h1>{table(facts)}<p>{esc(good.family.kind.about)}</p>"
        f"{parts.still(good, 160)}<p>{link(visit.adding_url(good), 'ADD TO CART')}</p>"
    )


def cart_page(visit: ShopVisit) -> str:
    """What was put by."""
    goods = visit.goods_kept
    if not goods:
        return "<h1>Shopping Cart</h1><p>It has no items.</p>"
    return f"<h1>Shopping Cart</h1>{_table(visit, goods)}<p>Grand total: {parts.total(goods)}</p>"


LOOK: Final = parts.ShopLook(
    at=AT, style=STYLE, frame=frame, front=front, listing=listing, good=good_page,
    cart=cart_page, ads=1,
)  # fmt: skip
