"""A pointer's way over the picture becomes the touch that it looks like, wherever it is drawn."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pytest_androidbench.devices.acting.touching import resampled
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import (
    Action,
    Drag,
    Gesture,
    LongPress,
    Swipe,
    Tap,
    action_from_plain,
    action_to_plain,
)
from pytest_androidbench.viewer.pointing import (
    HOLD_MS,
    LONGEST_MS,
    SLOP,
    TimedPoint,
    pixel,
    placed,
    touch_of,
)

SIZES = st.sampled_from([(1080, 2400), (2400, 1080), (720, 1520), (320, 480), (1, 1)])
PORTRAIT = (1080, 2400)
ANYWHERE = st.floats(-0.5, 1.5) | st.floats(allow_nan=False, allow_infinity=False)


@st.composite
def shown_boxes(draw: st.DrawFn) -> tuple[float, float, float]:
    """Where a picture's edge is drawn, and how long it is there: any zoom of page or person."""
    length = draw(st.floats(20, 4000))
    return draw(st.floats(-2000, 2000)), length, draw(st.floats(0.25, 8))


@given(size=SIZES, box=shown_boxes(), data=st.data())
def test_the_middle_of_each_pixel_that_is_drawn_leads_to_that_pixel(
    size: tuple[int, int], box: tuple[float, float, float], data: st.DataObject
) -> None:
    left, length, zoom = box
    left, length = left * zoom, length * zoom
    for pixels in size:
        wanted = data.draw(st.integers(0, pixels - 1))
        at = left + (wanted + 0.5) * length / pixels
        # As the page does: from a place in the window to a share of the picture.
        assert pixel((at - left) / length, pixels) == wanted


@given(size=SIZES, x=ANYWHERE, y=ANYWHERE)
def test_what_lies_beside_the_picture_is_its_outermost_pixel(
    size: tuple[int, int], x: float, y: float
) -> None:
    [(px, py, _)] = placed([(x, y, 5.0)], size)
    assert 0 <= px < size[0]
    assert 0 <= py < size[1]
    assert px == 0 or x > 0
    assert py == size[1] - 1 or y < 1


@given(x=st.floats(0, 1, exclude_max=True), y=st.floats(0, 1, exclude_max=True))
def test_a_turned_screen_is_touched_where_its_picture_is(x: float, y: float) -> None:
    [(px, py, _)] = placed([(x, y, 0.0)], (2400, 1080))
    [(qx, qy, _)] = placed([(y, x, 0.0)], (1080, 2400))
    assert (px, py) == (qy, qx)


def finger(action: Action) -> Sequence[TimedPoint]:
    """Where the finger of an action is and when, once it moves or is lifted."""
    match action:
        case Tap(at=tuple() as at):
            return [(*at, 0)]
        case LongPress(at=tuple() as at, ms=ms):
            return [(*at, 0), (*at, ms)]
        case Swipe(start=start, end=end, ms=ms):
            return [(*start, 0), (*end, ms)]
        case Drag(start=tuple() as start, end=tuple() as end, ms=ms):
            return [(*start, 0), (*end, ms)]
        case Gesture(path=path):
            return path
    raise AssertionError(action)


@st.composite
def ways(draw: st.DrawFn) -> tuple[TimedPoint, ...]:
    """A pointer's way in pixels: trembling, straight, bent, with rests, in one speed or several."""
    points = [(draw(st.integers(0, 1079)), draw(st.integers(0, 2399)), 0)]
    for _ in range(draw(st.integers(1, 12))):
        x, y, ms = points[-1]
        reach = draw(st.sampled_from([0, 3, 300]))
        x = min(1079, max(0, x + draw(st.integers(-reach, reach))))
        y = min(2399, max(0, y + draw(st.integers(-reach, reach))))
        points.append((x, y, ms + draw(st.sampled_from([8, 16, 100, 700]))))
    return tuple(points)


def position(points: Sequence[TimedPoint], ms: float) -> tuple[float, float]:
    """Where something that goes through points at their times is at a moment."""
    for (x1, y1, t1), (x2, y2, t2) in pairwise(points):
        if t1 <= ms < t2:
            share = (ms - t1) / (t2 - t1)
            return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
    x, y, _ = points[-1] if ms >= points[-1][2] else points[0]
    return x, y


@given(way=ways())
def test_the_finger_goes_where_the_pointer_went_and_when(way: tuple[TimedPoint, ...]) -> None:
    slop = min(PORTRAIT) * SLOP
    action = touch_of(way, PORTRAIT)
    path = finger(action)
    began = way[-1][2] - path[-1][2] if isinstance(action, Drag) else 0
    assert began == 0 or began >= HOLD_MS
    for x, y, ms in way:
        # Two slops from an even way, and one that a finger may tremble before it moves.
        assert math.dist(position(path, max(0, ms - began)), (x, y)) <= 3 * slop + 1


@given(way=ways())
def test_whatever_way_it_is_an_action_comes_of_it_that_can_be_kept(
    way: tuple[TimedPoint, ...],
) -> None:
    action = touch_of(way, PORTRAIT)
    assert action_from_plain(action_to_plain(action)) == action


@given(way=ways())
def test_a_pointer_that_stays_never_moves_the_finger(way: tuple[TimedPoint, ...]) -> None:
    slop = min(PORTRAIT) * SLOP
    assume(all(math.dist(way[0][:2], point[:2]) <= slop for point in way))
    action = touch_of(way, PORTRAIT)
    assert isinstance(action, LongPress if way[-1][2] >= HOLD_MS else Tap)
    assert action.at == way[0][:2]


def test_what_people_do_is_told_apart() -> None:
    there, here = (540, 1800), (540, 600)
    flick = [(540, 1800 - 100 * n, 16 * n) for n in range(13)]
    assert touch_of([(*there, 0), (*there, 90)], PORTRAIT) == Tap(there)
    assert touch_of([(*there, 0), (*there, 800)], PORTRAIT) == LongPress(there, 800)
    assert touch_of(flick, PORTRAIT) == Swipe(there, here, 192)
    lifted = [(*there, 0), (541, 1799, 640), *((x, y, ms + 656) for x, y, ms in flick)]
    assert touch_of(lifted, PORTRAIT) == Drag(there, here, 192)
    corner = [(*there, 0), (900, 1800, 100), (900, 600, 200)]
    assert touch_of(corner, PORTRAIT) == Gesture(tuple(corner))
    slowing = [*flick, (540, 600, 700)]
    assert touch_of(slowing, PORTRAIT) == Gesture(tuple(slowing))


def test_a_gesture_is_followed_as_the_device_follows_it() -> None:
    corner = [(540, 1800, 0), (900, 1800, 100), (900, 600, 200)]
    action = touch_of(corner, PORTRAIT)
    assert isinstance(action, Gesture)
    assert set(resampled(action.path, 50)) >= {(540, 1800), (900, 1800), (900, 600)}


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ([], "needs a place"),
        ([(0.1, math.inf, 0.0)], "finite"),
        ([(0.1, 0.1, -1e308), (0.1, 0.1, 1e308)], "may last 60 seconds"),
        ([(0.1, 0.1, 50.0), (0.1, 0.1, 20.0)], "go back"),
        ([(0.1, 0.1, 0.0), (0.1, 0.1, LONGEST_MS + 1.0)], "may last 60 seconds"),
    ],
)
def test_what_is_no_touch_is_refused(path: list[tuple[float, float, float]], why: str) -> None:
    with pytest.raises(ActionError, match=why):
        placed(path, PORTRAIT)
