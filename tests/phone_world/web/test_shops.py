"""The pages of the five shops: each its own, all within the shop, and what was put by stays."""

from __future__ import annotations

import html
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.world.shops.finding import ShopWish, found, paid_for
from pytest_androidbench.phone.world.shops.goods import SHOPS, carried, price, stock
from pytest_androidbench.phone.world.web.engine import index
from pytest_androidbench.phone.world.web.shops.answering import LOOKS
from pytest_androidbench.phone.world.web.shops.visit import ShopVisit, kinds_of
from tests.phone_world.web.asking import asked, title, told

HREF = re.compile('href="([^"]+)"')
each_shop = pytest.mark.parametrize("shop", SHOPS)


def visit(shop: str, *kept: str) -> ShopVisit:
    return ShopVisit(at=LOOKS[shop].at, kept=kept)


def links(url: str) -> list[str]:
    return [html.unescape(one) for one in HREF.findall(asked(url).html)]


@each_shop
def test_results_show_advertisements_and_then_what_fits_in_order(shop: str) -> None:
    words = carried(shop)[4].queries[0]
    for order, _ in LOOKS[shop].at.orders.values():
        goods = found(shop, ShopWish(words=words, order=order))
        ads = paid_for(shop, goods, LOOKS[shop].ads)
        url = ShopVisit(at=LOOKS[shop].at, wish=ShopWish(words=words, order=order)).again_url()
        page = told(url)
        places = [page.index(good.title) for good in goods]
        assert places == sorted(places)
        assert all(ad.title in page for ad in ads)
        assert page.index(ads[0].title) < places[0]


@each_shop
def test_orders_differ_from_shop_to_shop(shop: str) -> None:
    own = LOOKS[shop].at.orders
    assert next(iter(own.values()))[0] == "fit"
    assert len({key for key, _ in own.values()}) == len(own) >= 4
    assert all(LOOKS[other].at.orders != own for other in SHOPS if other != shop)


def test_no_two_shops_have_the_same_dress_addresses_or_elements() -> None:
    words = "triple a"
    pages = [asked(visit(shop).search_url(words)).html for shop in SHOPS]
    elements = [tuple(re.findall(r"<(\w+)", page))[:40] for page in pages]
    fields = [re.search('id="([^"]+)" type="search"', page) for page in pages]
    assert len({one[1] for one in fields if one}) == len(SHOPS)
    assert len(set(elements)) == len({LOOKS[shop].style for shop in SHOPS}) == len(SHOPS)
    assert len({LOOKS[shop].at.search for shop in SHOPS}) == len(SHOPS)


@each_shop
def test_every_link_leads_to_a_page_of_the_same_shop(shop: str) -> None:
    at = LOOKS[shop].at
    words, good = carried(shop)[0].queries[0], stock(shop)[7]
    first = [
        f"{at.home}/", visit(shop).search_url(words), visit(shop).search_url("qwertzuiop"),
        visit(shop).good_url(good), visit(shop).adding_url(good), visit(shop).url(at.cart),
    ]  # fmt: skip
    for url in sorted({url for page in first for url in links(page)}):
        assert url.startswith(f"{at.home}/")
        assert asked(url).status == 200, url


@each_shop
def test_each_good_has_a_page_with_its_name_and_price(shop: str) -> None:
    for good in stock(shop)[::9]:
        url = visit(shop).good_url(good)
        assert title(url) == f"{good.title} - {shop}.com"
        assert price(good.cents) in told(url)


@each_shop
def test_each_kind_has_a_page_of_its_goods(shop: str) -> None:
    for key, name in kinds_of(shop).items():
        page = told(visit(shop).kind_url(key))
        assert name in page
        assert all(good.title in page for good in found(shop, ShopWish(kind=key)))


@each_shop
def test_what_nobody_sells_finds_an_empty_page_with_other_searches(shop: str) -> None:
    page = told(visit(shop).search_url("purple elephants"))
    assert "We could not find anything for “purple elephants”" in page
    assert "Did you mean:" in page


@each_shop
def test_what_is_in_the_cart_goes_along_and_a_number_of_others_does_not(shop: str) -> None:
    one, two = stock(shop)[3], stock(shop)[90]
    adding = visit(shop, one.key).adding_url(two)
    assert title(adding) == f"Cart (2) - {shop}.com"
    assert price(one.cents + two.cents) in told(adding)
    assert all(f"{one.key}.{two.key}" in url for url in links(adding))
    other = stock(SHOPS[SHOPS.index(shop) - 1])[0]
    at = LOOKS[shop].at
    assert title(f"{at.home}{at.cart}?cart={other.key}.<b>") == f"Cart (0) - {shop}.com"


@each_shop
def test_filters_and_orders_are_kept_together(shop: str) -> None:
    family = carried(shop)[0]
    wish = ShopWish(
        words=family.kind.noun.lower(), brand=family.brand, least_tenths=40, order="dearest"
    )
    page = told(ShopVisit(at=LOOKS[shop].at, wish=wish).again_url())
    goods = found(shop, wish)
    places = [page.index(good.title) for good in goods]
    assert len(goods) > 2
    assert places == sorted(places)


def test_the_shops_are_found_by_their_names() -> None:
    for shop in SHOPS:
        assert index().found(f"{shop}.com")[0].url == f"https://www.{shop}.com/"


@given(st.sampled_from(SHOPS), st.text(max_size=40))
def test_whatever_is_typed_stays_text(shop: str, words: str) -> None:
    page = asked(visit(shop).search_url(f"<script>{words}".encode("utf-8", "replace").decode()))
    assert "<script" not in page.html
    assert page.status == 200
