"""Pictures of small screens."""

from __future__ import annotations

from typing import Final

from PIL import Image

from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.draw import draw, frame_buffer
from pytest_androidbench.phone.ui.widget import Widget
from tests.phone_ui.screens import ctx_of, placed

TINY: Final = Display(width=200, height=300, density=160)


def drawn(root: Box, display: Display) -> Image.Image:
    return draw([root], ctx_of(display), frame_buffer(display.logical_size))


def picture(widget: Widget, display: Display = TINY) -> Image.Image:
    return drawn(placed(widget, display), display)
