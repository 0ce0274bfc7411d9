"""Each cell is in exactly one shard, worked out alike wherever it is."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.records.shards import Shard, by_durations, by_hash
from tests.records.samples import cell

keys = st.sets(st.text(max_size=12), max_size=40)
totals = st.integers(1, 9)
durations = st.dictionaries(st.text(max_size=5), st.floats(0, 1e4), max_size=30)


@given(keys, totals)
def test_by_hash_each_cell_is_in_one_of_the_shards(cells: set[str], total: int) -> None:
    found = by_hash(cells, total)
    assert found.keys() == cells
    assert set(found.values()) <= set(range(1, total + 1))


@given(keys, keys, totals)
def test_by_hash_no_cell_moves_when_others_are_added(
    cells: set[str], more: set[str], total: int
) -> None:
    grown = by_hash(cells | more, total)
    assert {key: grown[key] for key in cells} == by_hash(cells, total)


def test_the_hash_is_the_same_in_each_version_and_spreads() -> None:
    cells = [cell("BuyMilk", seed).key for seed in range(900)]
    found = by_hash(cells, 3)
    assert [found[key] for key in cells[:8]] == FIRST
    assert all(250 < number < 350 for number in Counter(found.values()).values())


FIRST = [2, 3, 2, 2, 1, 3, 3, 2]
"""Shards of the first cells: a run that was begun with one version goes on with the next."""


@given(durations, totals)
def test_by_durations_each_cell_is_in_one_of_the_shards_whatever_the_order(
    seconds: dict[str, float], total: int
) -> None:
    found = by_durations(seconds, total)
    assert found.keys() == seconds.keys()
    assert set(found.values()) <= set(range(1, total + 1))
    backwards = dict(reversed(seconds.items()))
    assert by_durations(backwards, total) == found


@given(durations, totals)
def test_by_durations_no_shard_is_longer_than_the_least_by_more_than_its_last_cell(
    seconds: dict[str, float], total: int
) -> None:
    found = by_durations(seconds, total)
    loads = dict.fromkeys(range(1, total + 1), 0.0)
    for key, number in found.items():
        loads[number] += seconds[key]
    longest = max(seconds.values(), default=0)
    assert max(loads.values()) - min(loads.values()) <= longest * (1 + 1e-9)


def test_cells_that_take_nothing_are_spread_as_well() -> None:
    found = by_durations(dict.fromkeys("abcdef", 0.0), 3)
    assert Counter(found.values()) == {1: 2, 2: 2, 3: 2}


def test_the_longest_come_first() -> None:
    assert by_durations({"a": 1, "b": 2, "c": 3, "d": 6}, 2) == {"d": 1, "c": 2, "b": 2, "a": 2}


def test_a_shard_is_told_as_it_is_asked_for() -> None:
    assert str(Shard(index=2, total=5)) == "2/5"
