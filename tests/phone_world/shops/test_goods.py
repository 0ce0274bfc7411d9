"""What shops have: so many goods, and one right first one for each search in each order."""

from __future__ import annotations

from collections import Counter

import pytest

from pytest_androidbench.phone.world.shops.finding import ShopWish, found, paid_for, suggested
from pytest_androidbench.phone.world.shops.goods import ORDERS, SHOPS, by_key, carried, stock
from pytest_androidbench.phone.world.shops.kinds import VARIANTS, families

NEAR_MISSES = 5
each_shop = pytest.mark.parametrize("shop", SHOPS)


def queries(shop: str) -> list[str]:
    return [query for family in carried(shop) for query in family.queries]


@each_shop
def test_a_shop_has_two_hundred_goods_of_numbers_and_names_of_their_own(shop: str) -> None:
    goods = stock(shop)
    assert len(goods) == len(by_key(shop)) == len({good.title for good in goods}) == 200


def test_no_number_is_in_two_shops() -> None:
    keys = Counter(key for shop in SHOPS for key in by_key(shop))
    assert max(keys.values()) == 1


def test_each_family_is_in_three_shops_at_least_and_in_none_twice() -> None:
    held = Counter(family.number for shop in SHOPS for family in carried(shop))
    assert set(held) == {family.number for family in families()}
    assert set(held.values()) == {3, 4}


@each_shop
def test_a_search_has_one_right_first_result_in_each_order_and_near_misses(shop: str) -> None:
    for words in queries(shop):
        firsts = set()
        for order, rule in ORDERS.items():
            goods = found(shop, ShopWish(words=words, order=order))
            assert len(goods) == VARIANTS > NEAR_MISSES, words
            assert rule(goods[0]) < rule(goods[1]), (words, order)
            firsts.add(goods[0].key)
        assert len(firsts) == len(ORDERS), words


@each_shop
def test_no_two_searches_find_the_same_but_those_of_one_family(shop: str) -> None:
    named = queries(shop)
    assert len(set(named)) == len(named)
    first = {words: found(shop, ShopWish(words=words))[0].family.number for words in named}
    assert set(Counter(first.values()).values()) == {2}


@each_shop
def test_advertisements_are_none_of_the_results(shop: str) -> None:
    for words in queries(shop):
        goods = found(shop, ShopWish(words=words))
        ads = paid_for(shop, goods, 2)
        assert len(ads) == 2
        assert not {ad.key for ad in ads} & {good.key for good in goods}
        assert not {ad.family.number for ad in ads} & {good.family.number for good in goods}


@each_shop
def test_words_must_all_be_in_a_name_whatever_their_case_and_number(shop: str) -> None:
    family = carried(shop)[0]
    words = " ".join(family.queries[0].upper().split()[::-1])
    assert len(found(shop, ShopWish(words=words))) == VARIANTS
    assert len(found(shop, ShopWish(words=f"{family.queries[1]}s"))) == VARIANTS
    assert not found(shop, ShopWish(words=f"{family.queries[0]} bicycle"))


@each_shop
def test_filters_leave_what_fits_them(shop: str) -> None:
    family = carried(shop)[0]
    kind = found(shop, ShopWish(kind=family.kind.key))
    some = ShopWish(
        kind=family.kind.key, brand=family.brand, most_cents=kind[0].cents, least_tenths=40
    )
    left = found(shop, some)
    assert len(left) < len(kind)
    assert all(some.takes(good) for good in left)


@each_shop
def test_what_is_suggested_finds_something(shop: str) -> None:
    for words in ("kestrl laptop", "", "zzz", carried(shop)[3].queries[0]):
        told = suggested(shop, words)
        assert len(told) == 4
        assert words not in told
        assert all(found(shop, ShopWish(words=one)) for one in told)
