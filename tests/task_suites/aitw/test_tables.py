"""What the suite knows of the small web is what the small web says."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest

from pytest_androidbench.phone.world.articles import web_articles
from pytest_androidbench.phone.world.shops import goods
from pytest_androidbench.phone.world.shops.finding import ShopWish, found, paid_for
from pytest_androidbench.phone.world.web.shops.answering import LOOKS
from pytest_androidbench.phone.world.web.shops.visit import ShopVisit
from task_suites.aitw.facts import ArticleFact, facts
from task_suites.aitw.shops import SHOPS, ShopSearch, elsewhere, searches
from task_suites.aitw.test_web import POSTS
from tests.phone_world.web.asking import asked, title, told

GROUPS: Final = ("what_is", "how_long", "when", "who", "how_many", "answer", "article")
FACTS: Final = [fact for group in GROUPS for fact in facts(group)]
LINK: Final = re.compile(r"\[\[[^\]]+\]\]")
each_search = pytest.mark.parametrize("shop", SHOPS)


def row(shop: str, words: str) -> ShopSearch:
    """A search, as the shop has it."""
    here = found(shop, ShopWish(words=words))
    ad = paid_for(shop, here, LOOKS[shop].ads)[0]
    first = found(shop, ShopWish(words=words, order="cheapest"))[0]
    return ShopSearch(
        shop, words, here[0].key, here[0].title, LOOKS[shop].at.of_good(here[0]),
        f"{here[0].cents / 100:.2f}", here[1].title, first.title, ad.title,
    )  # fmt: skip


@each_search
def test_searches_find_what_the_table_says(shop: str) -> None:
    mine = [one for one in searches() if one.shop == shop]
    queries = [query for family in goods.carried(shop) for query in family.queries]
    assert mine == [row(shop, words) for words in queries]


@each_search
def test_right_and_wrong_results_of_a_search_are_four_things(shop: str) -> None:
    for one in searches():
        if one.shop == shop:
            assert len({one.title, one.second, one.cheapest, one.ad}) == 4
            other = elsewhere(one)
            assert other.words == one.words
            assert other.shop != one.shop
            assert other.price != one.price


@each_search
def test_addresses_of_the_shops_are_theirs(shop: str) -> None:
    known, at = SHOPS[shop], LOOKS[shop].at
    assert (known.search, known.words, known.cart) == (at.search, at.words, at.cart)
    assert known.cheapest[0] == at.order
    assert at.orders[known.cheapest[1]][0] == "cheapest"
    words = goods.carried(shop)[0].queries[0]
    usual = asked(ShopVisit(at=at, wish=ShopWish(words=words)).again_url()).html
    assert f'id="{known.field}"' in usual
    assert all(text in usual for text in known.sorting)
    wish = ShopWish(words=words, order="cheapest")
    assert known.is_cheapest_first(ShopVisit(at=at, wish=wish).again_url())
    first = found(shop, wish)[0]
    assert f">{known.add}</a>" in asked(ShopVisit(at=at).good_url(first)).html


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.article)
def test_an_article_says_its_fact_in_one_piece_and_its_neighbours_do_not(
    fact: ArticleFact,
) -> None:
    pages = {one.title: f"{one.description}\n{one.text}" for one in web_articles()}
    pieces = [piece for line in pages[fact.article].splitlines() for piece in LINK.split(line)]
    if fact.group != "article":
        assert any(fact.phrase.casefold() in piece.casefold() for piece in pieces)
        others = [one.article for one in facts(fact.group) if one != fact]
        assert not any(fact.phrase.casefold() in pages[one].casefold() for one in others)
    assert title(f"https://en.wikipedia.org{fact.path}") == f"{fact.article} - Wikipedia"


def test_no_article_is_in_more_than_two_rows() -> None:
    assert max(Counter(fact.article for fact in FACTS).values()) <= 2
    assert all(len(facts(group)) == 8 for group in GROUPS)


def test_posts_are_where_the_table_has_them() -> None:
    for post in POSTS:
        assert title(f"https://www.{post.site}{post.path}") == post.title
        assert post.title in told(f"https://www.{post.listed}")
