"""How keys look, and how they stand in rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike

FRAME: Final = "android.widget.FrameLayout"
KEY_HEIGHT: Final = 54
LOW_KEY_HEIGHT: Final = 38
"""Where the display lies on its side, so that something of the app is left above the keys."""


def line(keys: Sequence[w.Widget | None], height: float, margin: float = 0) -> w.Widget:
    """A row of keys, with a share of the width free at both ends."""
    side = [w.Spacer(weight=margin)] if margin else []
    row = w.Row(*side, *keys, *([w.Spacer(weight=margin)] if margin else []), across="stretch")
    return w.Panel(row, padding=(4, 0), height=height, width="fill")


def face(
    desc: TextLike,
    label: w.Widget | None,
    id_: str,
    on_tap: Callable[[], None] | None,
    *,
    hint: w.Widget | None = None,
    weight: float = 1,
    background: str = "surface_low",
    on_long: Callable[[], None] | None = None,
) -> w.Widget:
    """A key."""
    body = w.Stack(
        w.Align(label) if label is not None else None,
        w.Align(hint, across="end", down="top", margin=3) if hint is not None else None,
        width="fill",
        height="fill",
    )
    key = w.Panel(body, look=w.Look(background=background, radius=6), width="fill", height="fill")
    return w.Panel(
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
    label: w.Widget,
    id_: str,
    on_tap: Callable[[], None],
    on_long: Callable[[], None] | None = None,
    *,
    background: str = "surface_highest",
) -> w.Widget:
    """A wider key that types nothing itself."""
    return face(desc, label, id_, on_tap, weight=1.5, background=background, on_long=on_long)
