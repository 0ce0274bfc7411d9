"""How the pages with a preview lie: layers over each other, the bar with the shutter at an edge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.ui import widgets as w

FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
VIEW: Final = "android.view.View"
IMAGE_BUTTON: Final = "android.widget.ImageButton"
IMAGE_VIEW: Final = "android.widget.ImageView"
WHITE: Final = "#ffffff"
BLACK: Final = w.Look(background="#000000")
BAR: Final = 140
"""How much of the screen the bar with the shutter takes."""
TOP: Final = 48
"""What is left above the preview where the phone is held upright."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Layers:
    """What a page shows, from below to above."""

    preview: w.Widget
    grid: w.Kid = None
    review: w.Kid = None
    """The picture that was taken, over the preview."""
    module: w.Kid = None
    """What the mode has to say: a countdown, how long the film is."""
    options: w.Kid = None
    bar: w.Widget
    thumbnail: w.Kid = None
    above: Sequence[w.Kid] = ()


def activity_root(*kids: w.Kid) -> w.Widget:
    """The outermost frame of the camera's activity."""
    stack = w.Stack(*kids, width="fill", height="fill")
    return w.Panel(
        stack, id="activity_root_view", cls=FRAME, look=BLACK, width="fill", height="fill"
    )


def lay_out(layers: Layers, on_swipe: Callable[[str], None], *, wide: bool) -> w.Widget:
    """A page of the camera; `on_swipe` gets the ways a finger goes over it, buttons or not."""
    touched = w.Panel(id="preview_overlay", cls=VIEW, width="fill", height="fill")
    root = w.Stack(
        _uncovered(layers.preview, wide=wide),
        _uncovered(touched, wide=wide),
        layers.grid and _uncovered(layers.grid, wide=wide),
        layers.review and _uncovered(layers.review, wide=wide),
        w.Panel(_uncovered(layers.module, wide=wide), id="module_layout", cls=FRAME),
        _sticky(layers, wide=wide),
        *layers.above,
        id="camera_app_root",
        cls=FRAME,
        on_swipe=on_swipe,
        width="fill",
        height="fill",
    )
    return activity_root(root)


def _uncovered(kid: w.Kid, *, wide: bool) -> w.Widget:
    """The part of the screen that the bar leaves to the preview."""
    room = (0, 0, BAR, 0) if wide else (0, TOP, 0, BAR)
    shown = kid if isinstance(kid, w.Widget) else None
    return w.Panel(shown, padding=room, width="fill", height="fill")


def _sticky(layers: Layers, *, wide: bool) -> w.Widget:
    overlay = w.Panel(_uncovered(layers.options, wide=wide), id="mode_options_overlay", cls=FRAME)
    bar = w.Panel(
        layers.bar,
        id="bottom_bar",
        cls=FRAME,
        look=BLACK,
        width=BAR if wide else "fill",
        height="fill" if wide else BAR,
    )
    return w.Stack(
        overlay,
        w.Align(bar, across="end", down="bottom"),
        layers.thumbnail and _corner(layers.thumbnail, wide=wide),
        id="sticky_bottom_capture_layout",
        cls=FRAME,
        width="fill",
        height="fill",
    )


def _corner(thumbnail: w.Kid, *, wide: bool) -> w.Widget:
    """At the end of the bar, which is the upper one where the phone lies on its side."""
    assert isinstance(thumbnail, w.Widget)
    padding = (0, 24, 42, 0) if wide else (0, 0, 24, 42)
    return w.Align(
        w.Panel(thumbnail, padding=padding), across="end", down="top" if wide else "bottom"
    )
