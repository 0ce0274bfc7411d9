"""Smaller pictures, and points on them that are taken to the screen and back."""

from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from pytest_androidbench.agents.parts.pictures.scaling import (
    Scaling,
    SizeLimits,
    scaled,
    size_of,
)
from tests.agents.parts.test_marks import BLOCK, extent, picture

SIDES = st.integers(1, 4_000)


@given(
    screen=st.tuples(SIDES, SIDES),
    shares=st.tuples(st.floats(0, 1), st.floats(0, 1)),
    data=st.data(),
)
def test_to_the_larger_and_back_ends_where_it_began(
    screen: tuple[int, int], shares: tuple[float, float], data: st.DataObject
) -> None:
    width, height = (max(1, int(s * share)) for s, share in zip(screen, shares, strict=True))
    point = data.draw(st.tuples(st.integers(0, width - 1), st.integers(0, height - 1)))
    down = Scaling(screen=screen, picture=(width, height))
    on_screen = down.to_screen(point)
    assert down.to_picture(on_screen) == point
    assert 0 <= on_screen[0] < screen[0]
    assert 0 <= on_screen[1] < screen[1]
    up = Scaling(screen=(width, height), picture=screen)
    assert up.to_screen(up.to_picture(point)) == point


@given(screen=st.tuples(SIDES, SIDES), picture=st.tuples(SIDES, SIDES), data=st.data())
def test_a_point_of_the_screen_comes_back_within_a_pixel_of_the_picture(
    screen: tuple[int, int], picture: tuple[int, int], data: st.DataObject
) -> None:
    point = data.draw(st.tuples(st.integers(0, screen[0] - 1), st.integers(0, screen[1] - 1)))
    scaling = Scaling(screen=screen, picture=picture)
    back = scaling.to_screen(scaling.to_picture(point))
    for axis in (0, 1):
        assert abs(back[axis] - point[axis]) <= max(1, screen[axis] / picture[axis])
        assert 0 <= back[axis] < screen[axis]
        assert 0 <= scaling.to_picture(point)[axis] < picture[axis]


@given(
    size=st.tuples(SIDES, SIDES),
    longest=st.none() | st.integers(1, 3_000),
    megapixels=st.none() | st.floats(0.0001, 20),
)
def test_a_size_is_within_its_limits_and_of_the_same_shape(
    size: tuple[int, int], longest: int | None, megapixels: float | None
) -> None:
    width, height = SizeLimits(longest_side=longest, megapixels=megapixels).fit(size)
    assert width <= size[0]
    assert height <= size[1]
    assert longest is None or max(width, height) <= longest
    # A picture is at least a pixel wide, whatever its shape.
    assert megapixels is None or width * height <= max(1e6 * megapixels, width, height)
    # There is one share of which both sides are the whole pixels, at least one.
    least = max(
        side / full if side > 1 else 0 for side, full in ((width, size[0]), (height, size[1]))
    )
    most = min((width + 1) / size[0], (height + 1) / size[1])
    assert least <= most + 1e-9


def test_limits_are_used_up() -> None:
    assert SizeLimits(longest_side=1568).fit((1080, 2400)) == (705, 1568)
    assert SizeLimits(megapixels=1.15).fit((1080, 2400)) == (719, 1598)
    assert SizeLimits(longest_side=2400, megapixels=3).fit((1080, 2400)) == (1080, 2400)
    assert SizeLimits().fit((1080, 2400)) == (1080, 2400)


@pytest.mark.parametrize(
    "wrong", [{"longest_side": 0}, {"megapixels": -1.0}, {"megapixels": float("nan")}]
)
def test_limits_are_positive(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="must be positive, got"):
        SizeLimits(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_a_picture_is_made_smaller_and_stays_what_it_is(kind: str) -> None:
    large = picture(kind=kind)  # type: ignore[arg-type]
    small = scaled(large, SizeLimits(longest_side=800))
    assert size_of(small) == (360, 800)
    image = Image.open(BytesIO(small))
    assert image.format == kind
    scaling = Scaling(screen=(1080, 2400), picture=(360, 800))
    found = extent(image.convert("RGB"), red=True)
    for corner in ((0, 1), (2, 3)):
        expected = scaling.to_picture((BLOCK[corner[0]], BLOCK[corner[1]]))
        assert abs(found[corner[0]] - expected[0]) <= 2
        assert abs(found[corner[1]] - expected[1]) <= 2


def test_a_picture_that_fits_is_not_touched() -> None:
    large = picture()
    assert scaled(large, SizeLimits(longest_side=2400)) is large
