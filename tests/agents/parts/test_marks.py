"""Boxes of elements lie on the elements, however large the picture is and however it is held."""

from __future__ import annotations

from io import BytesIO
from typing import Final, Literal

import pytest
from PIL import Image, ImageChops

from pytest_androidbench.agents.parts.elements.m3a import m3a_list
from pytest_androidbench.agents.parts.pictures.marks import Mark, marked, marked_screen
from pytest_androidbench.interface.observation import Bounds, Observation
from tests.agents.parts.screens import node

BLOCK: Final[Bounds] = (300, 500, 800, 700)
NEAR: Final = 9
"""Pixels of a block's edge that a line covers on the largest picture of these, blurred by JPEG."""
PANEL_TO_UPRIGHT: Final = {1: Image.Transpose.ROTATE_270, 3: Image.Transpose.ROTATE_90}
"""From what a person sees to the panel's own picture, the other way round."""


def picture(
    width: int = 1080,
    height: int = 2400,
    kind: Literal["PNG", "JPEG"] = "PNG",
    block: Bounds = BLOCK,
    size: tuple[int, int] | None = None,
    turned: Image.Transpose | None = None,
    mode: str = "RGB",
) -> bytes:
    """A grey screen with a red block."""
    image = Image.new("RGB", (width, height), (128, 128, 128))
    image.paste((255, 0, 0), block)
    if turned is not None:
        image = image.transpose(turned)
    if size is not None:
        image = image.resize(size)
    out = BytesIO()
    image.convert(mode).save(out, kind, **({"quality": 95} if kind == "JPEG" else {}))
    return out.getvalue()


def opened(data: bytes) -> Image.Image:
    """A picture that has been marked, which is a JPEG."""
    image = Image.open(BytesIO(data))
    assert image.format == "JPEG"
    return image.convert("RGB")


def extent(image: Image.Image, *, red: bool) -> Bounds:
    """What the red, or the green, pixels span."""
    one, other, blue = image.split()
    most, least = (one, other) if red else (other, one)
    bright = most.point(lambda value: 255 * (value > 180))
    for dark in (least, blue):
        bright = ImageChops.multiply(bright, dark.point(lambda value: 255 * (value < 100)))
    found = bright.getbbox()
    assert found is not None
    return found


def assert_around(image: Image.Image) -> None:
    """That the box is around the block."""
    box, block = extent(image, red=False), extent(image, red=True)
    apart = [abs(one - other) for one, other in zip(box, block, strict=True)]
    assert max(apart) <= NEAR, (box, block)


def mark(bounds: Bounds = BLOCK, name: str = "7") -> Mark:
    return Mark(name=name, bounds=bounds)


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
@pytest.mark.parametrize("size", [None, (540, 1200), (1440, 3200), (405, 900)])
def test_a_box_is_around_its_element(
    kind: Literal["PNG", "JPEG"], size: tuple[int, int] | None
) -> None:
    done = opened(marked(picture(kind=kind, size=size), [mark()], screen=(1080, 2400)))
    assert done.size == (size or (1080, 2400))
    assert_around(done)


@pytest.mark.parametrize("rotation", [1, 3])
@pytest.mark.parametrize("size", [None, (540, 1200)])
def test_a_panel_s_picture_of_a_screen_on_its_side_is_turned(
    rotation: int, size: tuple[int, int] | None
) -> None:
    taken = picture(2400, 1080, size=size, turned=PANEL_TO_UPRIGHT[rotation])
    done = opened(marked(taken, [mark()], screen=(2400, 1080), rotation=rotation))
    assert done.size == ((1200, 540) if size else (2400, 1080))
    assert_around(done)


@pytest.mark.parametrize("rotation", [0, 1, 2, 3])
def test_a_picture_that_lies_as_the_screen_does_stays(rotation: int) -> None:
    width, height = (2400, 1080) if rotation % 2 else (1080, 2400)
    done = opened(
        marked(picture(width, height), [mark()], screen=(width, height), rotation=rotation)
    )
    assert done.size == (width, height)
    assert_around(done)


def test_other_kinds_of_pixels_are_taken() -> None:
    assert_around(opened(marked(picture(mode="RGBA"), [mark()], screen=(1080, 2400))))


def test_what_lies_beside_the_screen_has_no_box() -> None:
    beside = [(0, 2400, 100, 2500), (-90, 0, 0, 50), (1080, 0, 1200, 90), (5, 5, 5, 90)]
    plain = marked(picture(), [], screen=(1080, 2400))
    assert marked(picture(), map(mark, beside), screen=(1080, 2400)) == plain


@pytest.mark.parametrize("corner", [(0, 0), (1079, 0), (0, 2399), (1079, 2399)])
def test_a_name_is_on_the_picture_wherever_its_element_is(corner: tuple[int, int]) -> None:
    x, y = corner
    at = (x, y, x + 1, y + 1)
    grey = picture(block=(0, 0, 0, 0))
    done = opened(marked(grey, [mark(at, "123")], screen=(1080, 2400)))
    changed = ImageChops.difference(done, opened(marked(grey, [], screen=(1080, 2400))))
    found = changed.convert("L").point(lambda value: 255 * (value > 60)).getbbox()
    assert found is not None
    assert found[2] - found[0] > 50
    assert found[3] - found[1] > 20


def test_names_are_what_the_list_calls_its_elements() -> None:
    seen = Observation(
        nodes=(node(0, text="one", bounds=BLOCK), node(1, text="two", bounds=(0, 900, 50, 990))),
        package="a", activity="b", width=2400, height=1080,
        xml='<hierarchy rotation="1"></hierarchy>',
    )  # fmt: skip
    taken = picture(2400, 1080, turned=PANEL_TO_UPRIGHT[1])
    by_hand = marked(
        taken,
        [mark(BLOCK, "0"), mark((0, 900, 50, 990), "1")],
        screen=(2400, 1080),
        rotation=1,
        label="after",
    )
    assert marked_screen(taken, m3a_list(seen), label="after") == by_hand
    assert marked_screen(taken, m3a_list(seen)) != by_hand


def test_a_label_is_in_the_lower_right_corner() -> None:
    grey = picture(block=(0, 0, 0, 0))
    bare, labelled = (
        opened(marked(grey, [], screen=(1080, 2400), label=label)) for label in ("", "before")
    )
    found = ImageChops.difference(bare, labelled).getbbox()
    assert found is not None
    assert found[0] > 800
    assert found[1] > 2300


@pytest.mark.parametrize(
    "data",
    [b"", b"\x89PNG\r\n\x1a\n", b"GIF89a" + bytes(50), picture()[:400]],
    ids=["nothing", "head", "other kind", "cut"],
)
def test_what_is_no_picture_is_an_error(data: bytes) -> None:
    with pytest.raises(OSError, match=f"a picture of {len(data)} bytes cannot be read: "):
        marked(data, [], screen=(1, 1))
