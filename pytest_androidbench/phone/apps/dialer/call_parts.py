"""What the screen of a call is put together of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.apps.dialer.dialpad import keys
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.ui.theme import BODY, BODY_LARGE, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Column,
    Directed,
    IconButton,
    Look,
    Panel,
    Picture,
    Row,
    Spacer,
    Text,
)

WHITE: Final = "white"
RED, GREEN = "#d93025", "#188038"
STATUS: Final = {
    "ringing": tr("Incoming call"),
    "dialing": tr("Calling…"),
    "active": tr("T-Mobile"),
    "held": tr("On hold"),
}
"""What stands above the name: the state of a call, or the network one talks over."""


def held_banner(name: str, on_swap: Callable[[], None]) -> Widget:
    """The other call, and the way back to it."""
    row = Row(
        Text(tr("On hold: {name}", name=name), BODY, WHITE, id="hold_contact_name", weight=1),
        Text(tr("Swap calls"), BODY_LARGE, WHITE, id="incall_swap", height=48, on_tap=on_swap),
        width="fill",
    )
    return Panel(row, padding=(8, 0, 8, 16), id="incall_on_hold_banner")


def tile(
    name: str, icon: str, label: TextLike, act: Callable[[], None], *, on: bool = False
) -> Widget:
    """A round switch over its name."""
    background = "#ffffff55" if on else "#ffffff1e"
    return Column(
        Picture(icon=icon, background=background, colour=WHITE, size=56),
        Text(label, BODY, WHITE),
        gap=4,
        along="center",
        across="center",
        height=92,
        width="fill",
        id=f"incall_{name}_button",
        cls="android.widget.ToggleButton",
        desc=label,
        selected=on,
        on_tap=act,
    )


def keypad(
    tones: str, on_tone: Callable[[str], None], on_hide: Callable[[], None], key_height: float
) -> Widget:
    """Keys for tones, under those that were sent."""
    grid = keys(on_tone, height=key_height)
    return Column(
        Text(tones, TextStyle(24), WHITE, id="digits", align="center", lines=1),
        Panel(Directed(grid), look=Look(background="surface_container", radius=16)),
        Text(tr("Hide"), BODY_LARGE, WHITE, id="dialpad_back", on_tap=on_hide, height=48),
        gap=8,
        across="stretch",
        id="incall_dialpad_container",
    )


def end_button(act: Callable[[], None]) -> Widget:
    """Hangs up."""
    button = IconButton(
        "call_end",
        tr("End call"),
        id="incall_end_call",
        size=40,
        colour=WHITE,
        background=RED,
        on_tap=act,
    )
    return Row(Spacer(weight=1), Panel(button, padding=16), Spacer(weight=1), width="fill")


def answer_button(
    id_: str, icon: str, label: Message, colour: str, act: Callable[[], None]
) -> Widget:
    """Takes or refuses a call."""
    button = IconButton(
        icon, label, id=f"{id_}_button", size=40, colour=WHITE, background=colour, on_tap=act
    )
    name = Text(label, BODY, WHITE, id=f"{id_}_label")
    return Column(Panel(button, padding=12), name, gap=4, across="center", weight=1)
