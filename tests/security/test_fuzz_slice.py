"""A slice of what scripts/fuzz does, drawn from the commit; the proof goes on for ten minutes."""

from __future__ import annotations

import itertools

import pytest

from tests.security.fuzz.entries import ENTRIES, make
from tests.security.fuzz.running import GROWTH, Host, run
from tests.tiers import commit

SLICE_MINUTES = 0.2
PROOF_MINUTES = 10.0


def tried(seed: str, entry: str, minutes: float) -> None:
    told: list[str] = []
    with Host(None) as host:
        one = run(
            host, seed=seed, entry=entry, rounds=None, minutes=minutes, most=3, tell=told.append
        )
    assert told == []
    assert one.tried
    assert (one.growth() or 0) < GROWTH


@pytest.mark.slow
@pytest.mark.parametrize("entry", ENTRIES)
def test_a_seed_says_what_is_tried(entry: str) -> None:
    for number in range(5):
        assert make(entry, "a", number) == make(entry, "a", number)
    several = [str(make(entry, seed, n)) for seed, n in itertools.product("ab", range(5))]
    assert len(set(several)) > 5


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_a_slice_over_all_ways_in_finds_nothing() -> None:
    tried(commit() or "1", "all", SLICE_MINUTES)


@pytest.mark.whole
@pytest.mark.timeout(1500)
def test_ten_minutes_find_nothing() -> None:
    tried(f"{commit()}-proof", "all", PROOF_MINUTES)
