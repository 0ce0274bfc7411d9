"""Marked pictures and answers of M3A: stands for `android_world.agents.m3a_utils`."""

from __future__ import annotations

import ast
import base64
import functools
import json
import math
import re
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pytest_androidbench.agents.android_world.asking import jpeg_of
from pytest_androidbench.agents.android_world.provided.representation import BoundingBox, UIElement

Pixels = NDArray[np.uint8]
Point = tuple[int, int]
Rect = tuple[int, int, int, int]

TRIGGER_SAFETY_CLASSIFIER: Final = "The model's safety classifier stopped it."
_GREEN: Final = (0, 255, 0)
_WHITE: Final = (255, 255, 255)
_MARK: Final = (1, 1, 35, 25)
"""Left, top, right and bottom of a mark's plate from its element's corner, in pixels."""
_DIGITS: Final = 20
"""Height of a mark's letters in pixels."""
_LABEL: Final = (150, 30)
"""Width and height of the plate in a picture's lower right corner."""
_REASON: Final = re.compile(r"Reason:(.*)Action:", re.DOTALL)
_ACTION: Final = re.compile(r"Action:(.*)", re.DOTALL)
_FIRST: Final = re.compile(r"\{.*?\}", re.DOTALL)
_MOST: Final = 100_000


def validate_ui_element(ui_element: Any, screen_width_height_px: tuple[int, int]) -> bool:
    """Whether an element is seen: visible, and with some of its box on the screen."""
    if not ui_element.is_visible:
        return False
    box, (width, height) = ui_element.bbox_pixels, screen_width_height_px
    if not box:
        return True
    across = box.x_min < box.x_max and box.x_min < width and box.x_max > 0
    return bool(across and box.y_min < box.y_max and box.y_min < height and box.y_max > 0)


def get_ui_element_bbox_pixels(
    ui_element: UIElement,
    logical_screen_size: tuple[int, int],
    physical_frame_boundary: Rect,
    orientation: int,
) -> BoundingBox | None:
    """The box of an element on the picture of a screen that is held some way; None without one."""
    if not ui_element.bbox_pixels:
        return None
    left, top, right, bottom = _on_picture(
        ui_element.bbox_pixels, logical_screen_size, physical_frame_boundary, orientation
    )
    return BoundingBox(x_min=left, y_min=top, x_max=right, y_max=bottom)


def add_ui_element_mark(
    screenshot: Pixels,
    ui_element: Any,
    index: int | str,
    logical_screen_size: tuple[int, int],
    physical_frame_boundary: Rect,
    orientation: int,
) -> None:
    """Draw an element's box and number into a picture."""
    if not ui_element.bbox_pixels:
        return
    box = _on_picture(
        ui_element.bbox_pixels, logical_screen_size, physical_frame_boundary, orientation
    )
    across = screenshot.shape[1] / physical_frame_boundary[2]
    along = screenshot.shape[0] / physical_frame_boundary[3]
    scale = math.hypot(across, along)
    left, right = int(box[0] * across), int(box[2] * across)
    top, bottom = int(box[1] * along), int(box[3] * along)
    _frame(screenshot, (left, top, right, bottom), max(1, int(2 * scale)))
    plate = (
        left + int(_MARK[0] * across), top + int(_MARK[1] * along),
        left + int(_MARK[2] * across), top + int(_MARK[3] * along),
    )  # fmt: skip
    _plate(screenshot, plate, str(index), max(6, int(_DIGITS * scale / math.sqrt(2))))


def add_screenshot_label(screenshot: Pixels, label: str) -> None:
    """Write a word into a picture's lower right corner."""
    height, width, _ = screenshot.shape
    plate = (width - _LABEL[0], height - _LABEL[1], width, height)
    _plate(screenshot, plate, label, _LABEL[1] - 4)


def encode_image_for_html(image: Pixels) -> str:
    """A picture as a JPEG in base64."""
    return base64.b64encode(jpeg_of(image)).decode()


def parse_reason_action_output(raw_reason_action_output: str) -> tuple[str | None, str | None]:
    """Reason and action of an answer of the form `Reason: ... Action: {...}`; None for what lacks.

    The action is JSON where it can be read, else as it stands.
    """
    reason = _REASON.search(raw_reason_action_output)
    found = _ACTION.search(raw_reason_action_output)
    action = found[1].strip() if found else None
    read = extract_json(action) if action else None
    if read is not None:
        action = json.dumps(read)
    return reason[1].strip() if reason else None, action


def extract_json(s: str) -> dict[str, Any] | None:
    """The first braces of a text, be they over several lines, read as Python has them."""
    found = _FIRST.search(s)
    if found is None or len(found[0]) > _MOST:
        return None
    try:
        read: Any = ast.literal_eval(found[0])
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    return read if isinstance(read, dict) else None


def _on_picture(box: Any, logical: tuple[int, int], physical: Rect, orientation: int) -> Rect:
    corners = [
        _turned((int(x), int(y)), logical, physical, orientation)
        for x, y in ((box.x_min, box.y_min), (box.x_max, box.y_max))
    ]
    (x, y), (other_x, other_y) = corners
    return min(x, other_x), min(y, other_y), max(x, other_x), max(y, other_y)


def _turned(at: Point, logical: tuple[int, int], physical: Rect, orientation: int) -> Point:
    """A point of the screen as it is held, on the picture of it held upright."""
    left, top, right, bottom = physical
    width, height = right - left, bottom - top
    (x, y), (across, along) = at, logical
    match orientation:
        case 0:
            return int(x * width / across) + left, int(y * height / along) + top
        case 1:
            return width - int(y * width / along) + left, int(x * height / across) + top
        case 2:
            return (
                width - int(x * width / across) + left,
                height - int(y * height / along) + top,
            )
        case 3:
            return int(y * width / along) + left, height - int(x * height / across) + top
        case _:
            raise ValueError(f"there is no orientation {orientation}")


def _frame(picture: Pixels, box: Rect, thick: int) -> None:
    left, top, right, bottom = box
    half = thick // 2
    for edge in (
        (left - half, top - half, right + thick - half, top + thick - half),
        (left - half, bottom - half, right + thick - half, bottom + thick - half),
        (left - half, top - half, left + thick - half, bottom + thick - half),
        (right - half, top - half, right + thick - half, bottom + thick - half),
    ):
        _fill(picture, edge, _GREEN)


def _fill(picture: Pixels, box: Rect, colour: tuple[int, int, int]) -> None:
    left, top, right, bottom = (max(edge, 0) for edge in box)
    picture[top:bottom, left:right] = colour


def _plate(picture: Pixels, box: Rect, text: str, size: int) -> None:
    """A white plate with a text, as far as it is on the picture."""
    left, top = max(box[0], 0), max(box[1], 0)
    right, bottom = min(box[2], picture.shape[1]), min(box[3], picture.shape[0])
    if left < right and top < bottom:
        drawn = _written(text, size, box[2] - box[0], box[3] - box[1])
        inside = drawn[top - box[1] : bottom - box[1], left - box[0] : right - box[0]]
        picture[top:bottom, left:right] = inside


@functools.lru_cache(maxsize=1024)
def _written(text: str, size: int, width: int, height: int) -> Pixels:
    from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415 - for agents with pictures

    plate = Image.new("RGB", (width, height), _WHITE)
    font = ImageFont.load_default(size)
    ImageDraw.Draw(plate).text((1, height // 2), text, (0, 0, 0), font=font, anchor="lm")
    drawn = np.array(plate)
    drawn.flags.writeable = False
    return drawn
