"""A judge against the checks: confusion, and kappa of a table worked by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.stats.arena.agreement import Confusion, confusion, differing

counts = st.integers(0, 50)
tables = st.builds(Confusion, both=counts, missed=counts, granted=counts, neither=counts)


def test_kappa_by_hand() -> None:
    table = Confusion(both=20, missed=5, granted=10, neither=15)
    # Agreed 35/50 = .7. By chance 25/50 * 30/50 + 25/50 * 20/50 = .5. (.7 - .5) / (1 - .5) = .4.
    assert table.agreed == 0.7
    assert table.kappa == pytest.approx(0.4)
    assert table.missed_share == 5 / 25
    assert table.granted_share == 10 / 25


def test_kappa_of_a_lopsided_table_by_hand() -> None:
    table = Confusion(both=45, missed=15, granted=25, neither=15)
    # Agreed .6. By chance .6 * .7 + .4 * .3 = .54. .06 / .46.
    assert table.kappa == pytest.approx(0.06 / 0.46)


def test_counts_are_over_what_both_have() -> None:
    checked = {"a": True, "b": True, "c": False, "d": False, "only checked": True}
    judged = {"a": True, "b": False, "c": True, "d": False, "only judged": False}
    assert confusion(checked, judged) == Confusion(both=1, missed=1, granted=1, neither=1)
    assert differing(checked, judged) == ("b", "c")


def test_where_chance_alone_agrees_always_kappa_says_nothing() -> None:
    assert Confusion(both=9, missed=0, granted=0, neither=0).kappa is None
    nothing = confusion({}, {})
    assert nothing.episodes == 0
    assert (nothing.kappa, nothing.agreed) == (None, None)
    assert (nothing.missed_share, nothing.granted_share) == (None, None)


@given(tables)
def test_kappa_is_at_most_one_and_there_only_where_all_agree(table: Confusion) -> None:
    kappa = table.kappa
    if kappa is not None:
        assert -1 <= kappa <= 1
        assert (kappa == 1) == (table.agreed == 1)


@given(tables)
def test_kappa_is_alike_from_both_sides(table: Confusion) -> None:
    turned = Confusion(
        both=table.both, missed=table.granted, granted=table.missed, neither=table.neither
    )
    assert turned.kappa == table.kappa


@given(counts, counts, st.integers(1, 5), st.integers(1, 5))
def test_a_judge_who_says_yes_whatever_happened_has_none(
    yes: int, no: int, times: int, rest: int
) -> None:
    table = Confusion(both=yes * times, missed=yes * rest, granted=no * times, neither=no * rest)
    assert table.kappa in {None, 0}
