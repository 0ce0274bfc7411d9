"""The twelve keys of a phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from pytest_androidbench.phone.ui import widgets as w

KEYS: Final = (
    ("one", "1", ""), ("two", "2", "ABC"), ("three", "3", "DEF"),
    ("four", "4", "GHI"), ("five", "5", "JKL"), ("six", "6", "MNO"),
    ("seven", "7", "PQRS"), ("eight", "8", "TUV"), ("nine", "9", "WXYZ"),
    ("star", "*", ""), ("zero", "0", "+"), ("pound", "#", ""),
)  # fmt: skip
"""Id, sign and letters of each key."""
HELD: Final = "10"
KEY, LOW_KEY = 70, 64
"""How high a key is, also where there is little room."""


def keys(
    on_press: Callable[[str], None],
    on_hold: Callable[[str], None] | None = None,
    *,
    height: float = KEY,
) -> w.Widget:
    """Twelve keys in four rows."""
    rows = [
        w.Row(
            *(_key(*key, on_press, on_hold, height) for key in KEYS[start : start + 3]),
            width="fill",
        )
        for start in range(0, len(KEYS), 3)
    ]
    return w.Column(*rows, id="dialpad_grid", cls="android.widget.TableLayout", across="stretch")


def _key(
    id_: str,
    sign: str,
    letters: str,
    on_press: Callable[[str], None],
    on_hold: Callable[[str], None] | None,
    height: float,
) -> w.Widget:
    """A key; those for the mailbox and the plus can be held."""
    below: w.Widget = w.Text(letters, w.BODY_SMALL, id="dialpad_key_letters")
    if sign == "1":
        below = w.Icon("voicemail", 16, id="dialpad_key_voicemail")
    face = w.Column(
        w.Text(sign, w.TextStyle(28), id="dialpad_key_number"),
        below,
        along="center",
        across="center",
        id="dialpad_key_layout",
        cls="android.widget.LinearLayout",
    )
    return w.Panel(
        w.Align(face),
        weight=1,
        height=height,
        id=id_,
        cls="android.widget.FrameLayout",
        desc=f"{sign},{letters}" if sign == "1" or letters not in ("", "+") else sign,
        on_tap=partial(on_press, sign),
        on_long=partial(on_hold, sign) if on_hold is not None and sign in HELD else None,
    )
