"""How shops find goods by words, narrow them down, and what they are paid to show above."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from pytest_androidbench.phone.world.shops.goods import ORDERS, Good, stock
from pytest_androidbench.phone.world.web.ranking import LITTLE, words_of

MOST: Final = 40
"""Goods on a page."""
MOST_SUGGESTED: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class ShopWish:
    """What somebody wants to see of a shop."""

    words: str = ""
    """What was searched for; nothing on the page of a kind."""
    kind: str = ""
    order: str = "fit"
    brand: str = ""
    most_cents: int = 0
    """0: whatever it costs."""
    least_tenths: int = 0

    def takes(self, good: Good) -> bool:
        """Whether the filters leave it."""
        return (
            (not self.kind or good.family.kind.key == self.kind)
            and (not self.brand or good.family.brand == self.brand)
            and (not self.most_cents or good.cents <= self.most_cents)
            and good.tenths >= self.least_tenths
        )


def found(shop: str, wish: ShopWish) -> list[Good]:
    """The goods that fit, in the order asked for: those with all words in their names."""
    wanted = _wanted(wish.words)
    fit = [good for good in stock(shop) if wish.takes(good) and _has(good, wanted)]
    rule = ORDERS[wish.order]
    return sorted(fit, key=lambda good: (rule(good), good.family.number, good.key))[:MOST]


def paid_for(shop: str, goods: Sequence[Good], count: int) -> list[Good]:
    """Advertisements for a page: of the kind of its first good, of other families."""
    if not goods:
        return []
    first, shown = goods[0].family, {good.family.number for good in goods}
    others = [good for good in stock(shop) if good.family.number not in shown and not good.fit]
    near = [good for good in others if good.family.kind == first.kind]
    return [*near, *(good for good in others if good not in near)][:count]


def suggested(shop: str, words: str) -> list[str]:
    """Other searches that find something, those that share the most words first."""
    wanted = set(_wanted(words))
    known = list(dict.fromkeys(query for good in stock(shop) for query in good.family.queries))
    told = [query for query in known if query != " ".join(words.lower().split())]
    best = sorted(told, key=lambda query: -len(wanted.intersection(_wanted(query))))
    return best[:MOST_SUGGESTED]


def brands(shop: str, wish: ShopWish) -> list[str]:
    """Whose goods there are among what fits, whatever brand was chosen."""
    return sorted({good.family.brand for good in found(shop, replace(wish, brand=""))})


def _wanted(words: str) -> list[str]:
    asked = words_of(words)
    return [word for word in asked if word not in LITTLE] or asked


def _has(good: Good, wanted: Sequence[str]) -> bool:
    said = _said(good.title)
    return all(word in said or word.removesuffix("s") in said for word in wanted)


@cache
def _said(title: str) -> frozenset[str]:
    return frozenset(words_of(title))
