"""How keys look, and how they stand in rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike

FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
IMAGE: Final = "android.widget.ImageView"
OBFUSCATED: Final = "0_resource_name_obfuscated"
"""The id that Gboard's build leaves of most."""
KEY_HEIGHT: Final = 54
LOW_KEY_HEIGHT: Final = 38
"""Where a phone lies on its side, so that something of the app is left above the keys."""
BESIDE, ABOVE = 3, 5
"""What is left free around a key in its place."""


def line(keys: Sequence[w.Widget | None], height: float, margin: float = 0) -> w.Widget:
    """A row of keys, with a share of the width free at both ends."""
    side = [w.Spacer(weight=margin)] if margin else []
    row = w.Row(*side, *keys, *side, across="stretch")
    return w.Panel(row, padding=(4, 0), cls=LINEAR, height=height, width="fill")


def sign(icon: str, size: float = 22, colour: str = "on_surface") -> w.Widget:
    """What a key without a letter shows."""
    return w.Icon(icon, size, colour, cls=IMAGE)


def header_button(icon: str, desc: TextLike, id_: str, on_tap: Callable[[], None]) -> w.Widget:
    """A key of the strip above the others."""
    return w.Panel(
        w.Panel(w.Align(sign(icon, 20, "on_surface_variant")), cls=FRAME, height="fill"),
        desc=desc,
        id=id_,
        cls=FRAME,
        on_tap=on_tap,
        width=48,
        height="fill",
    )


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
    host = w.Panel(
        body,
        look=w.Look(background=background, radius=6),
        id="host",
        cls=FRAME,
        width="fill",
        height="fill",
    )
    return w.Panel(
        host,
        padding=(BESIDE, ABOVE),
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
