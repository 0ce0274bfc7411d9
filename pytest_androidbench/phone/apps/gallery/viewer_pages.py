"""A picture as the viewer shows it: whole, or at twice its size."""

from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.phone.apps.gallery.cells import RELATIVE
from pytest_androidbench.phone.apps.gallery.model import Medium
from pytest_androidbench.phone.apps.gallery.preferences import GIFS
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.widget import PinchDirection, SwipeDirection


def still(
    one: Medium,
    data: bytes,
    on_tap: Callable[[], None],
    on_swipe: Callable[[SwipeDirection], None],
    on_pinch: Callable[[PinchDirection], None],
) -> w.Widget:
    """The whole picture."""
    picture = w.Picture(
        data,
        shape="rect",
        fit="contain",
        width="fill",
        height="fill",
        id="gif_view" if one.kind == GIFS else "gestures_view",
    )
    return w.Panel(
        picture,
        id="photo_holder",
        cls=RELATIVE,
        width="fill",
        height="fill",
        on_tap=on_tap,
        on_swipe=on_swipe,
        on_pinch=on_pinch,
    )


def enlarged(
    one: Medium,
    data: bytes,
    wide: float,
    on_tap: Callable[[], None],
    on_pinch: Callable[[PinchDirection], None],
) -> w.Widget:
    """The picture at a width, to be moved about."""
    ratio = one.height / one.width if one.width else 1
    picture = w.Picture(
        data,
        shape="rect",
        fit="contain",
        width=wide,
        height=wide * ratio,
        id="subsampling_view",
        on_tap=on_tap,
    )
    across = w.Scroll(picture, axis="x", id="zoom_across", width="fill", weight=0)
    return w.Scroll(across, id="zoom_down", width="fill", height="fill", on_pinch=on_pinch)
