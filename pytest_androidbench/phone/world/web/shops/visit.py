"""What is asked of a shop: where its pages are, what somebody wishes to see, what they have put by.

No page has a script and nothing is kept between two: what lies in a cart stands in the address, and
every link and form of a shop carries it on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlencode

from pytest_androidbench.phone.world.shops.finding import ShopWish
from pytest_androidbench.phone.world.shops.goods import Good, by_key, carried
from pytest_androidbench.phone.world.web.documents import esc
from pytest_androidbench.phone.world.web.request import WebRequest

MOST_KEPT: Final = 12
CART: Final = "cart"
BRAND, MOST, LEAST = "brand", "max", "stars"


@dataclass(frozen=True, slots=True, kw_only=True)
class ShopAddresses:
    """Where a shop has what."""

    shop: str
    search: str
    """Path of the results."""
    words: str
    """Field of what is searched for."""
    order: str
    """Field of the order."""
    orders: Mapping[str, tuple[str, str]]
    """By what stands in the address: the order, and how the shop calls it; the usual one first."""
    kind: str
    """What the path of a kind begins with; its key follows."""
    good: str
    """What the path of a good begins with; its key follows somewhere."""
    after: str = ""
    """What follows the key of a good."""
    cart: str = "/cart"
    named: bool = False
    """Whether a good's name stands in its path, ahead of the key."""

    @property
    def site(self) -> str:
        """What it is called, by its host."""
        return f"{self.shop}.com"

    @property
    def home(self) -> str:
        """Its first address, without a slash at the end."""
        return f"https://www.{self.site}"

    def of_good(self, good: Good) -> str:
        """The path of a good's page."""
        name = f"{'-'.join(good.title.lower().split())}/" if self.named else ""
        return f"{self.good}{name}{good.key}{self.after}"

    def key_in(self, path: str) -> str:
        """The key in the path of a good's page; "" where it is none."""
        if not (path.startswith(self.good) and path.endswith(self.after)):
            return ""
        return path.removeprefix(self.good).removesuffix(self.after).rpartition("/")[2]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShopVisit:
    """One look at a shop."""

    at: ShopAddresses
    wish: ShopWish = field(default_factory=ShopWish)
    kept: tuple[str, ...] = ()
    """Keys of goods in the cart."""

    def url(self, path: str, **fields: str) -> str:
        """An address of the shop, with the cart."""
        given = {name.rstrip("_"): value for name, value in fields.items() if value}
        if self.kept:
            given.setdefault(CART, ".".join(self.kept))
        query = f"?{urlencode(given)}" if given else ""
        return f"{self.at.home}{path}{query}"

    def good_url(self, good: Good) -> str:
        """Where a good's page is."""
        return self.url(self.at.of_good(good))

    def adding_url(self, good: Good) -> str:
        """The address of the cart with one good more."""
        return self.url(self.at.cart, **{CART: ".".join((*self.kept, good.key)[-MOST_KEPT:])})

    def kind_url(self, kind: str) -> str:
        """Where a kind is shown."""
        return self.url(f"{self.at.kind}{kind}")

    def search_url(self, words: str) -> str:
        """Where some words are searched for."""
        return self.url(self.at.search, **{self.at.words: words})

    def again_url(self, **changed: str) -> str:
        """This list in another order, or with other filters."""
        path = f"{self.at.kind}{self.wish.kind}" if self.wish.kind else self.at.search
        return self.url(path, **{**self.fields(), **changed})

    def fields(self) -> dict[str, str]:
        """What of the wish stands in addresses."""
        wish = self.wish
        order = next(name for name, (key, _) in self.at.orders.items() if key == wish.order)
        return {
            self.at.words: wish.words,
            self.at.order: order if wish.order != "fit" else "",
            BRAND: wish.brand,
            MOST: str(wish.most_cents // 100 or ""),
            LEAST: f"{wish.least_tenths / 10:g}" if wish.least_tenths else "",
        }

    def hidden(self, *without: str) -> str:
        """Fields of a form that keep the rest of the wish, and the cart."""
        given = {name: value for name, value in self.fields().items() if name not in without}
        given[CART] = ".".join(self.kept)
        return "".join(
            f'<input type="hidden" name="{esc(name)}" value="{esc(value)}">'
            for name, value in given.items()
            if value
        )

    @property
    def goods_kept(self) -> list[Good]:
        """What lies in the cart."""
        return [by_key(self.at.shop)[key] for key in self.kept]


def visit_of(at: ShopAddresses, request: WebRequest) -> ShopVisit:
    """What a request wishes; whatever cannot be read is not wished for."""
    query = request.query
    order = at.orders.get(query.get(at.order, ""), ("fit", ""))[0]
    kind = request.path.removeprefix(at.kind) if request.path.startswith(at.kind) else ""
    wish = ShopWish(
        words=request.words(at.words) if request.path == at.search else "",
        kind=kind if kind in kinds_of(at.shop) else "",
        order=order,
        brand=query.get(BRAND, "")[:40],
        most_cents=100 * _whole(query.get(MOST, "")),
        least_tenths=10 * _whole(query.get(LEAST, "")),
    )
    known = by_key(at.shop)
    kept = [key for key in query.get(CART, "").split(".") if key in known]
    return ShopVisit(at=at, wish=wish, kept=tuple(kept[:MOST_KEPT]))


def kinds_of(shop: str) -> dict[str, str]:
    """Titles of the kinds that a shop has, by their keys."""
    return {one.kind.key: one.kind.title for one in carried(shop)}


def _whole(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else 0
