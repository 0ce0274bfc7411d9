"""Timers: their state in the app's preferences, and their page."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.clock.formats import countdown, spoken_length, timer_name
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.theme import BODY, TITLE, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Button,
    Card,
    Column,
    Fab,
    Grid,
    IconButton,
    Row,
    Scroll,
    Spacer,
    Text,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.clock.screens import DeskClock
    from pytest_androidbench.phone.system.prefs import Prefs

RUNNING, PAUSED, EXPIRED, RESET = 1, 2, 3, 4
MAX_DIGITS: Final = 6
ENTRY: Final = TextStyle(48)
TIME: Final = TextStyle(44)
DIGIT: Final = TextStyle(32, colour="primary")


@dataclass(frozen=True)
class Timer:
    """One timer, as AOSP's TimerDAO keeps it."""

    id: int
    state: int
    length_ms: int
    """As it was set."""
    total_ms: int
    """With the minutes added since."""
    started_ms: int
    """Uptime when it was last started."""
    left_ms: int
    """What was left then."""
    label: str = ""

    def remaining(self, uptime_ms: int) -> int:
        """Milliseconds left; negative after it ran out."""
        if self.state in (RUNNING, EXPIRED):
            return self.left_ms - (uptime_ms - self.started_ms)
        return self.left_ms


class Timers:
    """All timers in the app's preferences."""

    def __init__(self, prefs: Prefs) -> None:
        self._prefs = prefs

    def all(self) -> list[Timer]:
        """Every timer, newest first, expired ones before."""
        ids = sorted((int(id_) for id_ in self._ids()), reverse=True)
        return sorted((self.get(id_) for id_ in ids), key=lambda timer: timer.state != EXPIRED)

    def _ids(self) -> frozenset[str]:
        return self._prefs.get("timers_list", frozenset())

    def get(self, id_: int) -> Timer:
        """The timer with this id."""
        get = self._prefs.get
        return Timer(
            id_,
            get(f"timer_state_{id_}", RESET),
            get(f"timer_setup_timet_{id_}", 0),
            get(f"timer_original_timet_{id_}", 0),
            get(f"timer_start_time_{id_}", 0),
            get(f"timer_time_left_{id_}", 0),
            get(f"timer_label_{id_}", ""),
        )

    def put(self, timer: Timer) -> None:
        """Store a timer, new or changed."""
        self._prefs.update(
            {
                "timers_list": self._ids() | {str(timer.id)},
                f"timer_state_{timer.id}": timer.state,
                f"timer_setup_timet_{timer.id}": timer.length_ms,
                f"timer_original_timet_{timer.id}": timer.total_ms,
                f"timer_start_time_{timer.id}": timer.started_ms,
                f"timer_time_left_{timer.id}": timer.left_ms,
                f"timer_label_{timer.id}": timer.label,
            }
        )

    def add(self, length_ms: int, uptime_ms: int) -> Timer:
        """Create a timer and start it."""
        id_ = self._prefs.get("next_timer_id", 0)
        self._prefs.put("next_timer_id", id_ + 1)
        timer = Timer(id_, RUNNING, length_ms, length_ms, uptime_ms, length_ms)
        self.put(timer)
        return timer

    def remove(self, id_: int) -> None:
        """Delete a timer."""
        for name in self._prefs.all():
            if name.startswith("timer_") and name.endswith(f"_{id_}"):
                self._prefs.remove(name)
        self._prefs.put("timers_list", self._ids() - {str(id_)})


def length_of(digits: str) -> tuple[int, int, int]:
    """Hours, minutes and seconds as the typed digits stand, without carrying."""
    padded = digits.rjust(MAX_DIGITS, "0")
    return int(padded[:2]), int(padded[2:4]), int(padded[4:])


def entry_page(screen: DeskClock) -> Widget:
    """Where a new timer's time is typed."""
    hours, minutes, seconds = length_of(screen.digits)
    shown = f"{hours:02d}h {minutes:02d}m {seconds:02d}s"
    colour = "primary" if screen.digits else "on_surface_variant"
    time = Text(
        shown, ENTRY, colour, id="timer_setup_time", desc=spoken_length(hours, minutes, seconds)
    )
    keys = [
        _digit(screen, digit) for digit in ("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0")
    ]
    delete = IconButton(
        "backspace",
        tr("Backspace"),
        id="timer_setup_delete",
        enabled=bool(screen.digits),
        on_tap=screen.delete_digit,
        on_long=screen.clear_digits,
    )
    pad = Grid(*keys, delete, columns=3, row_height=80, width=300, id="timer_setup_digits")
    return Column(
        Align(time, height=120, weight=0),
        Align(pad, height=330, weight=0),
        id="timer_setup",
        across="stretch",
        weight=1,
    )


def _digit(screen: DeskClock, digit: str) -> Widget:
    return Align(
        Text(
            digit,
            DIGIT,
            id=f"timer_setup_digit_{digit}",
            align="center",
            cls="android.widget.Button",
            on_tap=partial(screen.type_digit, digit),
            width=88,
        )
    )


def list_page(screen: DeskClock) -> Widget:
    """The cards of all timers."""
    cards = [_card(screen, timer) for timer in screen.timers.all()]
    return Scroll(*cards, id="timer_list", gap=12, padding=(16, 8, 16, 120))


def _card(screen: DeskClock, timer: Timer) -> Widget:
    left = timer.remaining(screen.uptime_ms)
    running = timer.state in (RUNNING, EXPIRED)
    name = timer.label or timer_name(timer.length_ms)
    extra = (
        Button(
            tr("+1:00"),
            "tonal",
            id="reset_add",
            desc=tr("Add 1 Minute"),
            on_tap=partial(screen.add_minute, timer.id),
        )
        if running
        else IconButton(
            "replay",
            tr("Reset"),
            id="reset_add",
            cls="android.widget.Button",
            on_tap=partial(screen.reset_timer, timer.id),
        )
    )
    return Card(
        Column(
            Row(
                Text(
                    name,
                    BODY,
                    id="timer_label",
                    weight=1,
                    on_tap=partial(screen.name_timer, timer.id),
                ),
                IconButton(
                    "close", tr("Delete"), id="close", on_tap=partial(screen.delete_timer, timer.id)
                ),
                width="fill",
            ),
            Text(tr("Time's up"), TITLE, id="timer_expired") if timer.state == EXPIRED else None,
            Text(countdown(left), TIME, id="timer_time_text"),
            Row(
                extra,
                Spacer(weight=1),
                IconButton(
                    "pause" if running else "play_arrow",
                    _play_label(timer.state),
                    id="play_pause",
                    size=32,
                    background="primary_container",
                    on_tap=partial(screen.toggle_timer, timer.id),
                    cls="android.widget.Button",
                ),
                width="fill",
            ),
            across="stretch",
            gap=4,
        ),
        padding=16,
        id="timer_card",
    )


def _play_label(state: int) -> Message:
    if state == EXPIRED:
        return tr("Stop")
    return tr("Pause") if state == RUNNING else tr("Start")


def buttons(screen: DeskClock) -> Widget | None:
    """The buttons below: start for a typed time, or one that adds a timer."""
    if not screen.entering:
        return screen.button_row(
            None, Fab("add", tr("Add timer"), id="fab", on_tap=screen.new_timer, size=72), None
        )
    left = None
    if screen.timers.all():
        left = IconButton(
            "close",
            tr("Cancel"),
            id="left_button",
            on_tap=screen.cancel_entry,
            cls="android.widget.Button",
            size=28,
        )
    valid = any(length_of(screen.digits))
    fab = (
        Fab("play_arrow", tr("Start"), id="fab", on_tap=screen.start_timer, size=72)
        if valid
        else None
    )
    return screen.button_row(left, fab, None)
