"""Memory that a fuzzed phone lost is told from what an input took for a moment."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.security.fuzz.running import gained

LEVEL = st.lists(st.integers(100, 110), min_size=20, max_size=200)


@given(LEVEL, st.integers(1, 5))
def test_what_is_lost_bit_by_bit_is_counted(sizes: list[int], each: int) -> None:
    lost = [size + place * each for place, size in enumerate(sizes)]
    # The last fifth begins at least three fifths behind the end of the first.
    assert (gained(lost) or 0) >= each * (len(sizes) * 3 // 5) - 10


@given(LEVEL, st.data())
def test_what_is_given_back_within_the_fifth_is_not(sizes: list[int], data: st.DataObject) -> None:
    part = len(sizes) // 5
    spikes = data.draw(st.sets(st.integers(0, len(sizes) - 1)))
    whole = (set(range(part)), set(range(len(sizes) - part, len(sizes))))
    high = [size + (90 if place in spikes else 0) for place, size in enumerate(sizes)]
    if not any(fifth <= spikes for fifth in whole):
        assert (gained(high) or 0) <= 10


def test_what_stays_until_the_end_is_counted() -> None:
    assert gained([100] * 80 + [127] * 20) == 27


def test_of_a_short_run_nothing_is_said() -> None:
    assert gained([100] * 9) is None
    assert gained([100] * 10) == 0
