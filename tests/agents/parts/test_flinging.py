"""Swipes of one length in place of those of another move lists as far, and never further."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.parts.dual_gesture import SWIPE_MS
from pytest_androidbench.agents.parts.flinging import as_long, flung
from pytest_androidbench.interface.actions import Swipe

HEIGHT = 2160
ROWS = st.integers(200, HEIGHT - 200)


@given(st.floats(1, 20_000), st.floats(1, 20_000))
def test_what_is_faster_goes_further(one: float, other: float) -> None:
    assert (flung(one) < flung(other)) == (one < other)


@given(st.floats(1, 20_000), st.floats(1, 4))
def test_the_finer_the_pixels_the_less_of_them_it_goes(speed: float, density: float) -> None:
    assert flung(speed, density) >= flung(speed, density + 1)


def test_a_list_goes_as_far_as_android_says() -> None:
    """By `getSplineFlingDistance` on a phone of 440 dpi."""
    assert flung(2667, 2.75) == pytest.approx(506, abs=1)
    assert flung(0) == 0


@given(ROWS, ROWS)
def test_a_slow_swipe_is_shortened_by_what_the_list_goes_on(start: int, end: int) -> None:
    swipe = as_long(Swipe((500, start), (500, end), ms=3000), HEIGHT)
    if start == end:
        assert swipe == Swipe((500, start), (500, end), ms=3000)
        return
    way, wanted = swipe.end[1] - start, end - start
    assert (way > 0) == (wanted > 0)
    # What is shorter would be a tap.
    assert abs(way) == 159 or abs(way) + flung(abs(way) / 0.3) <= abs(wanted)
    assert swipe.ms == SWIPE_MS


@pytest.mark.parametrize(("end", "edge"), [(600, 108), (50, 50), (1900, 2052)])
def test_a_quick_swipe_goes_on_to_the_edge(end: int, edge: int) -> None:
    assert as_long(Swipe((500, 1000), (500, end), ms=50), HEIGHT).end == (500, edge)


@pytest.mark.parametrize("ms", [50, 300, 500, 3000])
def test_what_moves_no_list_stays(ms: int) -> None:
    swipe = Swipe((100, 500), (900, 520), ms=ms)
    assert as_long(swipe, HEIGHT) == swipe
