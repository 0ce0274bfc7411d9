"""The order of items for several workers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.plugin.collect.order import paired


def length(item: tuple[int, str]) -> tuple[float, str]:
    return float(item[0]), item[1]


def test_pairs_of_long_and_short_come_first_then_the_rest_longest_first() -> None:
    items = [(number, "") for number in (5, 1, 9, 3, 7, 2, 8)]
    order = [number for number, _ in paired(items, 2, length)]
    assert order == [9, 1, 8, 2, 7, 5, 3]


@given(st.lists(st.tuples(st.integers(0, 9), st.text(max_size=2)), unique=True), st.integers(1, 9))
def test_every_item_stays_once_whatever_the_order_was(
    items: list[tuple[int, str]], workers: int
) -> None:
    order = paired(items, workers, length)
    assert sorted(order) == sorted(items)
    assert paired(items[::-1], workers, length) == order
