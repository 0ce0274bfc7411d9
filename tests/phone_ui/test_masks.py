"""Smooth shapes: drawn in bands, they are what they would be in one piece."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.masks import BAND, FINE, Masks

places = st.tuples(
    st.one_of(st.integers(-300, 700), st.floats(-300, 700)),
    st.one_of(st.integers(-300, 700), st.floats(-300, 700)),
)
rects = st.builds(
    lambda left, top, width, height: Rect(left, top, left + width, top + height),
    *(st.integers(0, 100), st.integers(0, 100)),
    *(st.integers(1, 200), st.integers(1, 3 * BAND)),
)


@settings(max_examples=60)
@given(st.lists(places, min_size=3, max_size=6), rects)
def test_an_area_has_no_seams(points: list[tuple[float, float]], rect: Rect) -> None:
    whole = Image.new("L", (rect.width * FINE, rect.height * FINE))
    moved = [((x - rect.left) * FINE, (y - rect.top) * FINE) for x, y in points]
    ImageDraw.Draw(whole).polygon(moved, 255)
    assert Masks().drawn(points, 0, rect).tobytes() == whole.reduce(FINE).tobytes()


def test_round_corners_have_no_seams() -> None:
    radius = BAND + 30
    side = 2 * radius * FINE
    whole = Image.new("L", (side, side))
    ImageDraw.Draw(whole).ellipse((0, 0, side - 1, side - 1), 255)
    left_top, _, _, right_bottom = Masks().corners(radius, 0)
    disc = whole.reduce(FINE)
    assert left_top.tobytes() == disc.crop((0, 0, radius, radius)).tobytes()
    far = (radius, radius, 2 * radius, 2 * radius)
    assert right_bottom.tobytes() == disc.crop(far).tobytes()


def test_an_arc_has_no_seams() -> None:
    radius, thick, share = BAND + 30, 6, 0.7
    side = 2 * radius * FINE
    whole = Image.new("L", (side, side))
    box = (0, 0, side - 1, side - 1)
    ImageDraw.Draw(whole).arc(box, -90, -90 + 360 * share, 255, thick * FINE)
    assert Masks().arc(radius, thick, share).tobytes() == whole.reduce(FINE).tobytes()
