"""Shops asked in other ways: what something costs, the cheapest first, into the cart."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.answers import answer_holds
from task_suites.aitw.cells import spread, template
from task_suites.aitw.front import field_of, need_pages, page_missing
from task_suites.aitw.shops import (
    SHOPS,
    ShopSearch,
    elsewhere,
    open_good,
    search_in_shop,
    searches,
    sort_by_price,
)

PRICED: Final = "the page that states the price is in front"
ANSWERED: Final = "the price is right"
SORTED: Final = "what is found is in front, the cheapest first"
IN_CART: Final = "the cart with this alone is in front"
BY_LINE: Final = searches()[::2]
"""One search for each family of each shop, whose first result is what goals are about."""


@template(
    "price",
    "Show the page at {wish.site} that tells what the {wish.title} costs.",
    param="wish",
    shares=spread(BY_LINE[::4]),
)
def priced(episode: Episode, wish: ShopSearch) -> None:
    need_pages(episode.device)
    episode.run()
    shop = SHOPS[wish.shop]
    with episode.check(PRICED):
        assert not page_missing(
            episode.device, lambda url: shop.is_at(url, wish.path), f" - {shop.site}$"
        )


@priced.solution
def open_priced(pilot: Pilot, wish: ShopSearch) -> None:
    search_in_shop(pilot, wish)
    open_good(pilot, wish.title)


@priced.mistake("another variant", fails=PRICED)
def open_variant(pilot: Pilot, wish: ShopSearch) -> None:
    search_in_shop(pilot, wish)
    open_good(pilot, wish.second)


@priced.mistake("only searched for", fails=PRICED)
def search_priced(pilot: Pilot, wish: ShopSearch) -> None:
    search_in_shop(pilot, wish)


@template(
    "price_answer",
    "How many dollars does the {wish.title} cost at {wish.site}? Answer with the amount alone, "
    "cents included.",
    param="wish",
    shares=spread(BY_LINE[1::4]),
)
def told(episode: Episode, wish: ShopSearch) -> None:
    need_pages(episode.device)
    episode.run()
    with episode.check(ANSWERED):
        assert answer_holds(episode.answer, [float(wish.price)])


@told.solution
def tell_price(pilot: Pilot, wish: ShopSearch) -> None:
    open_priced(pilot, wish)
    pilot.answer(wish.price)


@told.mistake("another shop's price", fails=ANSWERED)
def tell_other_price(pilot: Pilot, wish: ShopSearch) -> None:
    open_priced(pilot, elsewhere(wish))
    pilot.answer(elsewhere(wish).price)


@told.mistake("without the cents", fails=ANSWERED)
def tell_dollars(pilot: Pilot, wish: ShopSearch) -> None:
    open_priced(pilot, wish)
    pilot.answer(wish.price.partition(".")[0])


@told.mistake("only shown", fails=ANSWERED)
def show_price(pilot: Pilot, wish: ShopSearch) -> None:
    open_priced(pilot, wish)


@template(
    "cheapest",
    "Show what {wish.site} finds for “{wish.words}”, the cheapest first.",
    param="wish",
    shares=spread(BY_LINE[2::4]),
)
def cheapest(episode: Episode, wish: ShopSearch) -> None:
    need_pages(episode.device)
    episode.run()
    shop = SHOPS[wish.shop]

    def is_right(url: str) -> bool:
        return shop.is_search(url, wish.words) and shop.is_cheapest_first(url)

    with episode.check(SORTED):
        assert not page_missing(episode.device, is_right, f" - {shop.site}$")


@cheapest.solution
def have_cheapest_first(pilot: Pilot, wish: ShopSearch) -> None:
    sort_by_price(pilot, wish)


@cheapest.mistake("the usual order", fails=SORTED)
def leave_order(pilot: Pilot, wish: ShopSearch) -> None:
    search_in_shop(pilot, wish)


@cheapest.mistake("the wrong shop", fails=SORTED)
def sort_in_wrong_shop(pilot: Pilot, wish: ShopSearch) -> None:
    sort_by_price(pilot, elsewhere(wish))


@template(
    "cart",
    "Put one {wish.title} of {wish.site} into the cart, and leave the cart on the screen.",
    param="wish",
    shares=spread(BY_LINE[3::4]),
)
def in_cart(episode: Episode, wish: ShopSearch) -> None:
    need_pages(episode.device)
    episode.run()
    shop = SHOPS[wish.shop]

    def is_right(url: str) -> bool:
        return shop.is_at(url, shop.cart) and field_of(url, "cart") == wish.key

    with episode.check(IN_CART):
        assert not page_missing(episode.device, is_right, rf"^Cart \(1\) - {shop.site}$")


def put_into_cart(pilot: Pilot, wish: ShopSearch, title: str) -> None:
    """Put what has a title into the cart."""
    search_in_shop(pilot, wish)
    open_good(pilot, title)
    add = SHOPS[wish.shop].add
    pilot.scroll_to(text=add).tap(text=add)


@in_cart.solution
def put_one(pilot: Pilot, wish: ShopSearch) -> None:
    put_into_cart(pilot, wish, wish.title)


@in_cart.mistake("another variant", fails=IN_CART)
def put_variant(pilot: Pilot, wish: ShopSearch) -> None:
    put_into_cart(pilot, wish, wish.second)


@in_cart.mistake("only its page", fails=IN_CART)
def open_alone(pilot: Pilot, wish: ShopSearch) -> None:
    open_priced(pilot, wish)


for made in (priced, told, cheapest, in_cart):
    globals().update(made.tests())
