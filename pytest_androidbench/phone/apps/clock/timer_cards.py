"""The page of timers: the keys for a new one, or a card for each."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.clock.formats import countdown, spoken_length
from pytest_androidbench.phone.apps.clock.timers import EXPIRED, RUNNING, Timer, length_of
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.clock.screens import DeskClock

ENTRY: Final = w.TextStyle(48)
TIME: Final = w.TextStyle(44)
DIGIT: Final = w.TextStyle(32, colour="primary")
KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0")


def entry_page(screen: DeskClock) -> w.Widget:
    """Where a new timer's time is typed; as on any phone, the keys never mirror."""
    hours, minutes, seconds = length_of(screen.digits)
    time = w.Text(
        f"{hours:02d}h {minutes:02d}m {seconds:02d}s",
        ENTRY,
        "primary" if screen.digits else "on_surface_variant",
        id="timer_setup_time",
        desc=spoken_length(hours, minutes, seconds),
        lines=1,
        ltr=True,
    )
    delete = w.IconButton(
        "backspace",
        tr("Backspace"),
        id="timer_setup_delete",
        enabled=bool(screen.digits),
        on_tap=screen.delete_digit,
        on_long=screen.clear_digits,
    )
    keys = [*(_digit(screen, digit) for digit in KEYS), delete]
    pad = w.Grid(*keys, columns=3, row_height=80, width=300, id="timer_setup_digits")
    return w.Column(
        w.Align(time, height=120, weight=0),
        w.Align(w.Directed(pad, "ltr"), height=330, weight=0),
        id="timer_setup",
        across="stretch",
        weight=1,
    )


def _digit(screen: DeskClock, digit: str) -> w.Widget:
    return w.Align(
        w.Text(
            digit,
            DIGIT,
            id=f"timer_setup_digit_{digit}",
            align="center",
            cls="android.widget.Button",
            on_tap=partial(screen.type_digit, digit),
            width=88,
            height=64,
        )
    )


def list_page(screen: DeskClock) -> w.Widget:
    """The cards of all timers."""
    cards = [_card(screen, timer) for timer in screen.timers.all()]
    return w.Scroll(*cards, id="timer_list", gap=12, padding=(16, 8, 16, 120))


def _card(screen: DeskClock, timer: Timer) -> w.Widget:
    expired = timer.state == EXPIRED
    left = countdown(timer.remaining(screen.uptime_ms))
    return w.Card(
        w.Column(
            _title(screen, timer),
            w.Text(tr("Time's up"), w.TITLE, "error", id="timer_expired") if expired else None,
            w.Text(left, TIME, id="timer_time_text", lines=1, ltr=True),
            w.Row(_extra(screen, timer), w.Spacer(weight=1), _toggle(screen, timer), width="fill"),
            across="stretch",
            gap=4,
        ),
        padding=16,
        id="timer_card",
    )


def _title(screen: DeskClock, timer: Timer) -> w.Widget:
    name = w.Text(
        timer.name,
        w.BODY,
        id="timer_label",
        weight=1,
        height=48,
        lines=1,
        on_tap=partial(screen.name_timer, timer.id),
    )
    close = w.IconButton(
        "close", tr("Delete"), id="close", on_tap=partial(screen.delete_timer, timer.id)
    )
    return w.Row(name, close, width="fill")


def _extra(screen: DeskClock, timer: Timer) -> w.Widget:
    """One more minute while it runs, else back to the start."""
    if timer.state in (RUNNING, EXPIRED):
        return w.Button(
            tr("+1:00"),
            "tonal",
            id="reset_add",
            desc=tr("Add 1 Minute"),
            on_tap=partial(screen.add_minute, timer.id),
        )
    return w.IconButton(
        "replay",
        tr("Reset"),
        id="reset_add",
        cls="android.widget.Button",
        on_tap=partial(screen.reset_timer, timer.id),
    )


def _toggle(screen: DeskClock, timer: Timer) -> w.Widget:
    icon, label = {RUNNING: ("pause", tr("Pause")), EXPIRED: ("stop", tr("Stop"))}.get(
        timer.state, ("play_arrow", tr("Start"))
    )
    return w.IconButton(
        icon,
        label,
        id="play_pause",
        size=32,
        background="primary_container",
        colour="on_primary_container",
        on_tap=partial(screen.toggle_timer, timer.id),
        cls="android.widget.Button",
    )


def buttons(screen: DeskClock) -> w.Widget | None:
    """The buttons below: start for a typed time, or one that adds a timer."""
    if not screen.entering:
        return screen.button_row(
            None, w.Fab("add", tr("Add timer"), id="fab", on_tap=screen.new_timer, size=72), None
        )
    left = None
    if screen.timers.all():
        left = w.IconButton(
            "close",
            tr("Cancel"),
            id="left_button",
            on_tap=screen.cancel_entry,
            cls="android.widget.Button",
            size=28,
        )
    valid = any(length_of(screen.digits))
    fab = (
        w.Fab("play_arrow", tr("Start"), id="fab", on_tap=screen.start_timer, size=72)
        if valid
        else None
    )
    return screen.button_row(left, fab, None)
