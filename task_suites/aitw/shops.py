"""The five shops: where their pages are, what their searches find, and ways through them.

What is found (`data/searches.tsv`) is a fact of the small web, and a test holds it to it.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.appdata.web_visits import same_words
from task_suites.aitw.cells import Shares, spread
from task_suites.aitw.front import field_of, path_of, site_of
from task_suites.aitw.ways import go_to

FILE: Final = Path(__file__).with_name("data") / "searches.tsv"


@dataclass(frozen=True, slots=True)
class WebShop:
    """Where one has what."""

    name: str
    field: str
    """Id of the field in its pages."""
    search: str
    """Path of the results."""
    words: str
    """Field of the address for what is searched for."""
    cheapest: tuple[str, str]
    """Field and value of the address that put the cheapest first."""
    sorting: tuple[str, ...]
    """Texts of what has them come first, in the order in which they are touched."""
    cart: str
    add: str
    """What puts a good into the cart."""

    @property
    def site(self) -> str:
        """Its host without `www.`, as goals name it."""
        return f"{self.name}.com"

    def is_front(self, url: str) -> bool:
        """Whether an address is that of the first page."""
        return site_of(url) == self.site and path_of(url) == "/"

    def is_search(self, url: str, words: str) -> bool:
        """Whether an address is that of the results for some words."""
        is_results = site_of(url) == self.site and path_of(url) == self.search
        return is_results and same_words(field_of(url, self.words), words)

    def is_cheapest_first(self, url: str) -> bool:
        """Whether an address asks for the cheapest first."""
        return field_of(url, self.cheapest[0]) == self.cheapest[1]

    def is_at(self, url: str, path: str) -> bool:
        """Whether an address is that of a path."""
        return site_of(url) == self.site and path_of(url) == path


SHOPS: Final = {
    shop.name: shop
    for shop in (
        WebShop("costco", "search-field", "/s", "keyword", ("sortBy", "price-asc"),
             ("Price (low to high)",), "/checkout-cart", "Add to Cart"),
        WebShop("bestbuy", "gh-search-input", "/site/searchpage", "st", ("sp", "price-low"),
             ("Best Match", "Price Low to High", "Apply"), "/cart", "Add to Cart"),
        WebShop("walmart", "global-search", "/search", "q", ("sort", "price_low"),
             ("Sort by Best match", "Price low"), "/cart", "Add to cart"),
        WebShop("newegg", "search-keywords", "/p/pl", "d", ("Order", "1"),
             ("Lowest Price",), "/shop/cart", "ADD TO CART"),
        WebShop("ebay", "gh-ac", "/sch/i.html", "_nkw", ("_sop", "15"),
             ("Best Match", "Price: lowest first", "Update"), "/sc/view", "Add to basket"),
    )
}  # fmt: skip
COUNTS: Final = {
    "open": {"costco": 8, "bestbuy": 7, "walmart": 6, "newegg": 6, "ebay": 5},
    "search": {"costco": 7, "bestbuy": 8, "walmart": 6, "newegg": 6, "ebay": 5},
    "pick": {"costco": 7, "bestbuy": 7, "walmart": 6, "newegg": 6, "ebay": 6},
}
"""Goals of a kind in each shop: 32 of each kind, and 22, 22, 18, 18 and 16 in all, which is 96 in
the published proportion (81, 81, 69, 69 and 60 of 360)."""


@dataclass(frozen=True, slots=True)
class ShopSearch:
    """What a shop finds for some words, in its usual order."""

    shop: str
    words: str
    key: str
    """Of the first result, as are title, path and price."""
    title: str
    path: str
    price: str
    """In dollars."""
    second: str
    """Titles: of the next one, of the first where the cheapest come first, of an advertisement."""
    cheapest: str
    ad: str

    def __str__(self) -> str:
        """As goals name it: by its words."""
        return self.words

    @property
    def site(self) -> str:
        """Whose it is, as goals name it."""
        return SHOPS[self.shop].site


@cache
def searches() -> tuple[ShopSearch, ...]:
    """All that goals ask for, shop by shop."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return tuple(ShopSearch(*row) for row in list(rows)[1:])


def shares_of(kind: str) -> Shares:
    """The searches of each shop for goals of a kind: those by line, or those by what it is.

    So no goal has words that the other kind's has, and none is asked for twice in a seed.
    """
    whole: dict[str, Sequence[ShopSearch]] = {}
    for name, count in COUNTS[kind].items():
        mine = [one for one in searches() if one.shop == name]
        whole |= spread(mine[kind == "pick" :: 2], count, f"{name}_")
    return whole


def elsewhere(search: ShopSearch) -> ShopSearch:
    """The same words in another shop that finds something for them."""
    return next(one for one in searches() if one.words == search.words and one.shop != search.shop)


def search_in_shop(pilot: Pilot, search: ShopSearch, words: str = "") -> Pilot:
    """Open a shop, and search it with its own field."""
    shop = SHOPS[search.shop]
    go_to(pilot, shop.site)
    return pilot.type(None, words or search.words, id=shop.field, enter=True)


def open_good(pilot: Pilot, title: str) -> Pilot:
    """Open what is found under a title."""
    return pilot.scroll_to(text=title).tap(text=title, index=0)


def sort_by_price(pilot: Pilot, search: ShopSearch) -> None:
    """Search a shop, and have the cheapest come first."""
    search_in_shop(pilot, search)
    for text in SHOPS[search.shop].sorting:
        pilot.tap(text=text, index=0)


def open_cheapest(pilot: Pilot, search: ShopSearch) -> None:
    """Have the cheapest come first, and open what is first then."""
    sort_by_price(pilot, search)
    open_good(pilot, search.cheapest)
