"""The editor writes real pictures: cropped by its frame, turned, mirrored."""

from __future__ import annotations

from datetime import UTC, datetime
from io import BytesIO

import pytest
from PIL import Image

from pytest_androidbench.phone.ui.geometry import Rect
from tests.phone_apps.photos.conftest import FIRST, Pictures

COPY = FIRST.replace(".jpg", "~1.jpg")


@pytest.fixture
def editor(pictures: Pictures) -> Pictures:
    """The first picture, 640 pixels wide and 480 high, in the editor."""
    pictures.open_first()
    pictures.tap("edit")
    return pictures


def saved(driver: Pictures, path: str = COPY) -> Image.Image:
    return Image.open(BytesIO(driver.phone.files.read(path)))


def shown(driver: Pictures, size: tuple[int, int] = (640, 480)) -> Rect:
    """Where the picture is on the display."""
    place = driver.scrolled_to("crop_overlay").bounds
    scale = min(place.width / size[0], place.height / size[1])
    wide, high = round(size[0] * scale), round(size[1] * scale)
    left, top = place.center.x - wide // 2, place.center.y - high // 2
    return Rect.sized(left, top, wide, high)


def drag(driver: Pictures, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw a finger between two points, in shares of the picture."""
    place = shown(driver)
    points = [(place.left + x * place.width, place.top + y * place.height) for x, y in (start, end)]
    driver.phone.windows.fingers.swipe(points, 400)


def test_corners_and_the_inside_of_the_frame_are_dragged(editor: Pictures) -> None:
    drag(editor, (0, 0), (0.5, 0.5))
    drag(editor, (0.75, 0.75), (0.25, 0.5))
    editor.tap("Save copy")
    image = saved(editor)
    assert image.width == pytest.approx(320, abs=8)
    assert image.height == pytest.approx(240, abs=8)
    whole = saved(editor, FIRST)
    near = image.convert("RGB").getpixel((image.width // 2, image.height // 2))
    there = whole.convert("RGB").getpixel((160, 240))
    assert isinstance(near, tuple)
    assert isinstance(there, tuple)
    assert all(abs(a - b) < 24 for a, b in zip(near, there, strict=True))


def test_an_edge_is_dragged_alone(editor: Pictures) -> None:
    drag(editor, (0.99, 0.5), (0.5, 0.4))
    editor.tap("Save copy")
    assert saved(editor).width == pytest.approx(320, abs=8)
    assert saved(editor).height == 480


@pytest.mark.parametrize(
    ("ratio", "share"), [("Square", 1), ("16:9", 16 / 9), ("4:3", 4 / 3), ("Original", 4 / 3)]
)
def test_a_ratio_is_kept_while_a_corner_is_dragged(
    editor: Pictures, ratio: str, share: float
) -> None:
    editor.tap(ratio)
    drag(editor, (0.95, 0.95), (0.6, 0.6))
    drag(editor, (0.02, 0.02), (0.3, 0.2))
    if not editor.scrolled_to("save_copy").enabled:
        pytest.fail("nothing was cut off")
    editor.tap("Save copy")
    image = saved(editor)
    assert image.width / image.height == pytest.approx(share, rel=0.03)


def test_turned_and_mirrored_with_its_frame(editor: Pictures) -> None:
    drag(editor, (0, 0), (0.5, 0.5))
    editor.tap("Rotate")
    editor.tap("Flip")
    editor.tap("Save copy")
    assert saved(editor).width == pytest.approx(240, abs=8)
    assert saved(editor).height == pytest.approx(320, abs=8)


def test_reset_leaves_nothing_to_save(editor: Pictures) -> None:
    drag(editor, (0, 0), (0.5, 0.5))
    editor.tap("Rotate")
    editor.tap("reset")
    assert not editor.scrolled_to("save_copy").enabled


def test_four_turns_change_nothing(editor: Pictures) -> None:
    for _ in range(4):
        editor.tap("Rotate")
    assert not editor.scrolled_to("save_copy").enabled


def test_save_replaces_the_picture_after_a_question(editor: Pictures) -> None:
    editor.tap("Rotate")
    editor.more("Save")
    editor.tap("button2")
    assert saved(editor, FIRST).size == (640, 480)
    editor.more("Save")
    editor.tap("button1")
    assert saved(editor, FIRST).size == (480, 640)
    assert not editor.phone.files.exists(COPY)


def test_a_copy_stands_below_the_day_of_its_picture(editor: Pictures) -> None:
    editor.tap("Rotate")
    editor.tap("Save copy")
    one = editor.store.one(COPY)
    assert one is not None
    assert one.taken.replace(tzinfo=UTC) == datetime(2023, 10, 15, 11, 0, 25, tzinfo=UTC)
    assert "Saved" in editor.texts()


def test_leaving_asks_where_something_was_changed(editor: Pictures) -> None:
    editor.tap("Rotate")
    editor.back()
    assert "Discard edits?" in editor.texts()
    editor.tap("button2")
    editor.back()
    editor.tap("button1")
    assert editor.find("photo_view")
    assert not editor.phone.files.exists(COPY)
