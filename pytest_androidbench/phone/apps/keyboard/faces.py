"""How keys look, and how they stand in rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Align, Look, Panel, Row, Spacer, Stack

FRAME: Final = "android.widget.FrameLayout"
KEY_HEIGHT: Final = 54
LOW_KEY_HEIGHT: Final = 38
"""Where the display lies on its side, so that something of the app is left above the keys."""


def line(keys: Sequence[Widget | None], height: float, margin: float = 0) -> Widget:
    """A row of keys, with a share of the width free at both ends."""
    side = [Spacer(weight=margin)] if margin else []
    row = Row(*side, *keys, *([Spacer(weight=margin)] if margin else []), across="stretch")
    return Panel(row, padding=(4, 0), height=height, width="fill")


def face(
    desc: TextLike,
    label: Widget | None,
    id_: str,
    on_tap: Callable[[], None] | None,
    *,
    hint: Widget | None = None,
    weight: float = 1,
    background: str = "surface_low",
    on_long: Callable[[], None] | None = None,
) -> Widget:
    """A key."""
    body = Stack(
        Align(label) if label is not None else None,
        Align(hint, across="end", down="top", margin=3) if hint is not None else None,
        width="fill",
        height="fill",
    )
    key = Panel(body, look=Look(background=background, radius=6), width="fill", height="fill")
    return Panel(
        key,
        padding=(3, 5),
        desc=desc,
        id=id_,
        cls=FRAME,
        on_tap=on_tap,
        on_long=on_long,
        clickable=True,
        weight=weight,
        height="fill",
    )


def special(
    desc: TextLike,
    label: Widget,
    id_: str,
    on_tap: Callable[[], None],
    on_long: Callable[[], None] | None = None,
    *,
    background: str = "surface_highest",
) -> Widget:
    """A wider key that types nothing itself."""
    return face(desc, label, id_, on_tap, weight=1.5, background=background, on_long=on_long)
