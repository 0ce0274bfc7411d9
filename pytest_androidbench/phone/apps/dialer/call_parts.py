"""What the screen of a call is put together of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.apps.dialer.keys import keys
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

WHITE: Final = "white"
RED, GREEN = "#d93025", "#188038"
STATUS: Final = {
    "ringing": tr("Incoming call"),
    "dialing": tr("Calling…"),
    "active": tr("T-Mobile"),
    "held": tr("On hold"),
}
"""What stands above the name: the state of a call, or the network one talks over."""


def held_banner(name: str, on_swap: Callable[[], None]) -> w.Widget:
    """The other call, and the way back to it."""
    row = w.Row(
        w.Text(tr("On hold: {name}", name=name), w.BODY, WHITE, id="hold_contact_name", weight=1),
        w.Text(tr("Swap calls"), w.BODY_LARGE, WHITE, id="incall_swap", height=48, on_tap=on_swap),
        width="fill",
    )
    return w.Panel(row, padding=(8, 0, 8, 16), id="incall_on_hold_banner")


def tile(
    name: str, icon: str, label: TextLike, act: Callable[[], None] | None, *, on: bool = False
) -> w.Widget:
    """A round switch over its name; one that does nothing here is disabled."""
    background = "#ffffff55" if on else "#ffffff1e"
    return w.Column(
        w.Picture(icon=icon, background=background, colour=WHITE, size=56),
        w.Text(label, w.BODY, WHITE, enabled=act is not None, lines=1),
        gap=4,
        along="center",
        across="center",
        height=92,
        width="fill",
        id=f"incall_{name}_button",
        cls="android.widget.LinearLayout",
        enabled=act is not None,
        clickable=True,
        desc=label,
        selected=on,
        on_tap=act,
    )


def keypad(
    tones: str, on_tone: Callable[[str], None], on_hide: Callable[[], None], key_height: float
) -> w.Widget:
    """Keys for tones, under those that were sent."""
    grid = keys(on_tone, height=key_height)
    return w.Column(
        w.Text(tones, w.TextStyle(24), WHITE, id="digits", align="center", lines=1),
        w.Panel(w.Directed(grid), look=w.Look(background="surface_container", radius=16)),
        w.Text(tr("Hide"), w.BODY_LARGE, WHITE, id="dialpad_back", on_tap=on_hide, height=48),
        gap=8,
        across="stretch",
        id="incall_dialpad_container",
    )


def end_button(act: Callable[[], None]) -> w.Widget:
    """Hangs up."""
    button = w.IconButton(
        "call_end",
        tr("End call"),
        id="incall_end_call",
        size=40,
        colour=WHITE,
        background=RED,
        on_tap=act,
    )
    return centred(w.Panel(button, padding=16))


def centred(button: w.Widget) -> w.Widget:
    """A button by itself in the middle of a line."""
    return w.Row(w.Spacer(weight=1), button, w.Spacer(weight=1), width="fill")


def answer_button(
    id_: str, icon: str, label: Message, colour: str, act: Callable[[], None]
) -> w.Widget:
    """Takes or refuses a call."""
    button = w.IconButton(
        icon, label, id=f"{id_}_button", size=40, colour=WHITE, background=colour, on_tap=act
    )
    name = w.Text(label, w.BODY, WHITE, id=f"{id_}_label")
    return w.Column(w.Panel(button, padding=12), name, gap=4, across="center", weight=1)
