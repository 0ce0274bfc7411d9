"""ebay.com of the small web: offers with what was saved and sold, what is paid for in between."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.world.shops.goods import Good, price, stock
from pytest_androidbench.phone.world.web.documents import esc, link
from pytest_androidbench.phone.world.web.shops import parts
from pytest_androidbench.phone.world.web.shops.visit import (
    BRAND,
    MOST,
    ShopAddresses,
    ShopVisit,
    kinds_of,
)

AT: Final = ShopAddresses(
    shop="ebay", search="/sch/i.html", words="_nkw", order="_sop",
    orders={
        "": ("fit", "Best Match"),
        "10": ("newest", "Time: newly listed"),
        "15": ("cheapest", "Price: lowest first"),
        "16": ("dearest", "Price: highest first"),
        "20": ("saving", "Discount: largest first"),
    },
    kind="/b/", good="/itm/", cart="/sc/view",
)  # fmt: skip
STYLE: Final = (
    "body{font-family:sans-serif;margin:0 10px 40px;color:#191919;line-height:1.5}"
    "h1{font-size:22px}nav{display:flex;justify-content:space-between;padding:10px 0}"
    "form.q{display:block}form.q input{box-sizing:border-box;width:100%;padding:11px;"
    "font-size:16px;border:2px solid #191919;border-radius:24px}"
    "form.q button{margin-top:6px;width:100%;padding:10px;border-radius:24px;border:0;"
    "background:#b4441f;color:#fff;font-size:16px}dl{margin:0}dt{margin-top:16px}dt a{"
    "font-size:17px;color:#111}dd{margin:0}dd.p{font-weight:bold;font-size:18px}"
    "input,select,.f button{font-size:16px;padding:6px}a{color:#a03510}"
)


def frame(visit: ShopVisit, middle: str) -> str:
    """A wide field; kinds in a list to unfold at the end."""
    kinds = "<br>".join(link(visit.kind_url(k), t) for k, t in kinds_of("ebay").items())
    return (
        f"<nav>{link(visit.url('/'), AT.site)}"
        f"{link(visit.url(AT.cart), f'Basket: {len(visit.kept)}')}</nav>"
        f'<form class="q" role="search" action="{AT.search}">{parts.cart_field(visit)}'
        f"{parts.field(visit, 'gh-ac', 'Search for anything')}"
        f'<button type="submit">Search</button></form>{middle}'
        f"<details><summary>Shop by category</summary>{kinds}</details>"
    )


def front(visit: ShopVisit) -> str:
    """Offers that are new."""
    new = [good for good in stock("ebay") if good.days < 18][:8]
    return f"<h1>New offers</h1>{_offers(visit, new)}"


def listing(shown: parts.ShopListing) -> str:
    """Offers; what is paid for stands ahead of the first and after the third."""
    visit = shown.visit
    if not shown.goods:
        return parts.nothing_found(shown)
    path = f"{AT.kind}{visit.wish.kind}" if visit.wish.kind else AT.search
    brands = "".join(
        f"<option{' selected' if one == visit.wish.brand else ''}>{esc(one)}</option>"
        for one in shown.brands
    )
    rows = [_offer(visit, good) for good in shown.goods]
    for place, good in zip((0, 4), shown.ads, strict=False):
        rows.insert(place, _offer(visit, good, "Promoted"))
    return (
        f"<h1>{len(shown.goods)} offers for {esc(shown.heading)}</h1>"
        f'<form class="f" action="{path}">{visit.hidden(AT.order, BRAND, MOST)}'
        f'<select name="{AT.order}" aria-label="Sort">{parts.options(visit)}</select> '
        f'<select name="{BRAND}" aria-label="Brand"><option value="">Any brand</option>{brands}'
        f'</select> <input name="{MOST}" inputmode="numeric" size="6" placeholder="Under $"> '
        f'<button type="submit">Update</button></form><dl>{"".join(rows)}</dl>'
        f"<p>Related: {parts.searches(visit, shown.suggested, ', ')}</p>"
    )


def _offers(visit: ShopVisit, goods: list[Good]) -> str:
    return f"<dl>{''.join(_offer(visit, good) for good in goods)}</dl>"


def _offer(visit: ShopVisit, good: Good, paid: str = "") -> str:
    said = f"<dd><em>{paid}</em></dd>" if paid else ""
    return (
        f"<dt>{link(visit.good_url(good), good.title)}</dt>{said}"
        f'<dd class="p">{price(good.cents)}</dd><dd>{good.saving}% off, {good.sold:,} sold, '
        f"listed {good.days} days ago</dd>"
    )


def good_page(visit: ShopVisit, good: Good) -> str:
    """An offer."""
    return (
        f"<h1>{esc(good.title)}</h1>{parts.still(good, 180)}<dl><dt>Price</dt>"
        f'<dd class="p">{price(good.cents)}</dd><dt>List price</dt><dd>{price(good.was_cents)} '
        f"({good.saving}% off)</dd><dt>Condition</dt><dd>New</dd><dt>Offer number</dt>"
        f"<dd>{good.key}</dd></dl><p>{link(visit.adding_url(good), 'Add to basket')}</p>"
        f"<p>{esc(good.family.kind.about)}</p>"
    )


def cart_page(visit: ShopVisit) -> str:
    """What was put by."""
    goods = visit.goods_kept
    if not goods:
        return "<h1>Basket</h1><p>You have no items in your basket.</p>"
    return f"<h1>Basket</h1>{_offers(visit, goods)}<p>Together {parts.total(goods)}</p>"


LOOK: Final = parts.ShopLook(
    at=AT, style=STYLE, frame=frame, front=front, listing=listing, good=good_page,
    cart=cart_page, ads=2,
)  # fmt: skip
