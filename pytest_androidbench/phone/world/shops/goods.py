"""What each shop has: two hundred goods, whose numbers put another one first in each order.

A shop carries 25 of the 40 families, each of which at least three shops have. Of a family's eight
variants each is the first in exactly one of eight orders, which is so by their places (`rank`): so
whoever sorts otherwise than asked finds something else.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from pytest_androidbench.phone.world.shops.kinds import VARIANTS, GoodsFamily, families

SHOPS: Final = ("costco", "bestbuy", "walmart", "newegg", "ebay")
CARRIED: Final = 25
"""Families in a shop."""
SHIFTS: Final = {"fit": 0, "sold": 1, "price": 2, "rating": 4, "age": 5, "reviews": 6, "saving": 7}
"""By how much places are moved in each order; the dearest is the last by price."""
FOLDS: Final = {"costco": 97, "bestbuy": 104, "walmart": 95, "newegg": 101, "ebay": 92}
"""What a shop asks, in hundredths of the usual price."""


@dataclass(frozen=True, slots=True)
class Good:
    """Something that a shop sells."""

    key: str
    """Its number in the shop, which no other shop has."""
    family: GoodsFamily
    variant: str
    cents: int
    was_cents: int
    """What it cost before."""
    tenths: int
    """What buyers give it: 10 to 50 tenths of stars."""
    reviews: int
    sold: int
    days: int
    """Since it came into the shop."""
    fit: int
    """Its place among its family where nothing else decides."""

    @property
    def title(self) -> str:
        """What it is called."""
        family = self.family
        return f"{family.brand} {family.line} {family.kind.noun} {self.variant}"

    @property
    def saving(self) -> int:
        """How much less it costs than before, in hundredths."""
        return round(100 * (self.was_cents - self.cents) / self.was_cents)


Rule: TypeAlias = Callable[[Good], int]
"""What goods are sorted by, the least first."""
ORDERS: Final[Mapping[str, Rule]] = {
    "fit": lambda good: good.fit,
    "sold": lambda good: -good.sold,
    "cheapest": lambda good: good.cents,
    "dearest": lambda good: -good.cents,
    "rating": lambda good: -good.tenths,
    "newest": lambda good: good.days,
    "reviews": lambda good: -good.reviews,
    "saving": lambda good: -good.saving,
}


def price(cents: int) -> str:
    """An amount, as shops write it."""
    return f"${cents // 100:,}.{cents % 100:02}"


@cache
def stock(shop: str) -> tuple[Good, ...]:
    """All that a shop has, family by family."""
    return tuple(good for family in carried(shop) for good in _variants(shop, family))


@cache
def carried(shop: str) -> tuple[GoodsFamily, ...]:
    """The families that a shop has some of each kind of."""
    first = SHOPS.index(shop)
    whole = families()
    return tuple(one for one in whole if (one.number * 3 + 8 * first) % len(whole) < CARRIED)


@cache
def by_key(shop: str) -> Mapping[str, Good]:
    """A shop's goods by their numbers."""
    return {good.key: good for good in stock(shop)}


def _variants(shop: str, family: GoodsFamily) -> list[Good]:
    dice = random.Random(f"{shop} {family.brand} {family.line}")
    places = dice.sample(range(VARIANTS), VARIANTS)
    first = 1_000_000 * (SHOPS.index(shop) + 1) + 1_000 * family.number + dice.randrange(100, 900)
    return [
        _good(shop, str(first + number), family, number, places[number], dice)
        for number in range(VARIANTS)
    ]


def _good(
    shop: str, key: str, family: GoodsFamily, number: int, place: int, dice: random.Random
) -> Good:
    rank = {name: (place + shift) % VARIANTS for name, shift in SHIFTS.items()}
    usual = family.kind.cents * FOLDS[shop] // 100
    cents = usual * (100 + 9 * rank["price"] + family.number % 4) // 100 // 10 * 10 + 9
    saving = 40 - 4 * rank["saving"]
    return Good(
        key=key,
        family=family,
        variant=family.kind.variants[number],
        cents=cents,
        was_cents=round(cents * 100 / (100 - saving)),
        tenths=49 - 2 * rank["rating"],
        reviews=1_900 - 210 * rank["reviews"] + dice.randrange(100),
        sold=9_200 - 1_100 * rank["sold"] + dice.randrange(500),
        days=3 + 21 * rank["age"] + dice.randrange(15),
        fit=rank["fit"],
    )
