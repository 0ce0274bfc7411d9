"""Laws of the frame of a crop."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.kit.cropping import WHOLE, CropFrame

SIZES = st.tuples(st.integers(40, 4000), st.integers(40, 4000))
POINTS = st.tuples(st.integers(-300, 1300), st.integers(-300, 1300))
DRAGS = st.lists(st.tuples(POINTS, POINTS), max_size=6)
RATIOS = st.sampled_from([(0, 0), (1, 1), (16, 9), (4, 3), (3, 2)])


def dragged(
    frame: CropFrame, size: tuple[int, int], drags: list[tuple[tuple[int, int], tuple[int, int]]]
) -> None:
    for start, end in drags:
        frame.touched(size, "down", *start)
        frame.touched(size, "move", *((a + b) // 2 for a, b in zip(start, end, strict=True)))
        frame.touched(size, "up", *end)


@given(SIZES, RATIOS, DRAGS)
def test_it_stays_within_the_picture_whatever_a_finger_does(
    size: tuple[int, int],
    ratio: tuple[int, int],
    drags: list[tuple[tuple[int, int], tuple[int, int]]],
) -> None:
    frame = CropFrame()
    frame.fit(*ratio, size)
    dragged(frame, size, drags)
    left, top, right, bottom = frame.edges
    assert 0 <= left <= right <= WHOLE
    assert 0 <= top <= bottom <= WHOLE


@given(RATIOS, DRAGS)
def test_a_ratio_stays_but_for_rounding(
    ratio: tuple[int, int], drags: list[tuple[tuple[int, int], tuple[int, int]]]
) -> None:
    if ratio == (0, 0):
        return
    size, frame = (1200, 900), CropFrame()
    frame.fit(*ratio, size)
    dragged(frame, size, drags)
    left, top, right, bottom = frame.edges
    wide, high = (right - left) * size[0], (bottom - top) * size[1]
    # Edges are whole permille: each of the four is off by half of one at most.
    assert abs(wide * ratio[1] - high * ratio[0]) <= size[0] * ratio[1] * 3 + size[1] * ratio[0] * 3


@given(SIZES, DRAGS)
def test_four_quarter_turns_and_two_mirrors_are_none(
    size: tuple[int, int], drags: list[tuple[tuple[int, int], tuple[int, int]]]
) -> None:
    frame = CropFrame()
    dragged(frame, size, drags)
    before = frame.edges
    for _ in range(4):
        frame.turn_left()
    frame.mirror()
    frame.mirror()
    assert frame.edges == before


def test_nothing_is_to_be_done_while_all_is_kept() -> None:
    frame = CropFrame()
    assert frame.step() == []
    frame.touched((100, 100), "down", 0, 0)
    frame.touched((100, 100), "up", 250, 500)
    assert frame.step() == ["cut 250 500 1000 1000"]
    frame.reset()
    assert frame.whole
