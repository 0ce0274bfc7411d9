"""The system's buttons below the keys, in the keyboard's own window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.apps.keyboard.faces import FRAME, IMAGE, LINEAR
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

NAVIGATION: Final = 48


def navigation_bar(back: Callable[[], None], switch: Callable[[], None]) -> w.Widget:
    """What hides the keys, and what changes to another keyboard."""
    ends = w.Row(
        _button("keyboard_arrow_down", tr("Back"), "back", back),
        w.Spacer(weight=1),
        _button("language", tr("Switch input method"), "ime_switcher", switch),
        id=_id("ends_group"),
        cls=LINEAR,
        width="fill",
    )
    center = w.Row(id=_id("center_group"), cls=LINEAR, width="fill", height="fill")
    buttons = w.Stack(ends, center, id=_id("buttons"), cls=FRAME, width="fill", height=NAVIGATION)
    inflater = _frame("inflater", _frame("horizontal", buttons))
    return w.Panel(
        inflater,
        padding=(24, 0),
        id="android:id/input_method_navigation_bar_view",
        cls=FRAME,
        height=NAVIGATION,
        width="fill",
    )


def _id(name: str) -> str:
    return f"android:id/input_method_nav_{name}"


def _frame(name: str, kid: w.Widget) -> w.Widget:
    return w.Panel(kid, id=_id(name), cls=FRAME, width="fill", height=NAVIGATION)


def _button(icon: str, desc: TextLike, name: str, on_tap: Callable[[], None]) -> w.Widget:
    return w.IconButton(icon, desc, id=_id(name), cls=IMAGE, on_tap=on_tap)
