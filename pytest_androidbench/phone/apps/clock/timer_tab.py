"""The tab of timers: the keys for a new one, or a card for each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.clock.formats import countdown, spoken_length
from pytest_androidbench.phone.apps.clock.pickers import label_dialog
from pytest_androidbench.phone.apps.clock.tabs import (
    BEAT_MS,
    BUTTON,
    GROUP,
    ClockTab,
    button_row,
    round_button,
    small_button,
)
from pytest_androidbench.phone.apps.clock.timers import (
    EXPIRED,
    MAX_DIGITS,
    RESET,
    RUNNING,
    Timer,
    length_of,
)
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.digits import native
from pytest_androidbench.phone.ui.message import tr

ENTRY: Final = w.TextStyle(48)
TIME: Final = w.TextStyle(44)
DIGIT: Final = w.TextStyle(32, colour="primary")
WIDE_KEY: Final = 52
"""The height of keys on a display that lies on its side."""
KEY, KEY_ROW = 64, 80
HEAD, LOW_HEAD = 120, 64
HIGH: Final = 700
"""From this height of the display on there is room for the larger of each."""
AROUND: Final = 316
"""What the bars and the button take of it."""
FRAME: Final = "android.widget.FrameLayout"
KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0")


@dataclass(eq=False)
class TimerTab(ClockTab):
    """The timers, and the keys with which one is set."""

    digits: str = ""
    """Typed for a new timer."""
    adding: bool = False
    """A further timer is being typed."""

    @property
    def entering(self) -> bool:
        """Whether the keys for a new timer are shown."""
        return self.adding or not self.app.timers.all()

    def beat_ms(self) -> int:
        return BEAT_MS if any(timer.moving for timer in self.app.timers.all()) else 0

    def page(self) -> w.Widget:
        if self.entering:
            return self._entry()
        cards = map(self._card, self.app.timers.all())
        return w.Scroll(*cards, id="timer_list", gap=12, padding=(16, 8, 16, 120))

    def buttons(self) -> w.Widget:
        if not self.entering:
            return button_row(round_button("add", tr("Add timer"), self.new))
        valid = any(length_of(self.digits))
        return button_row(
            round_button("play_arrow", tr("Start"), self.start_new) if valid else None,
            small_button("close", tr("Cancel"), "left_button", self.cancel_entry)
            if self.app.timers.all()
            else None,
        )

    def _entry(self) -> w.Widget:
        """Where a new timer's time is typed; as on any phone, the keys never mirror."""
        hours, minutes, seconds = length_of(self.digits)
        time = w.Text(
            native(f"{hours:02d}h {minutes:02d}m {seconds:02d}s", self.phone.display.locale),
            ENTRY,
            "primary" if self.digits else "on_surface_variant",
            id="timer_setup_time",
            desc=spoken_length(hours, minutes, seconds),
            lines=1,
            ltr=True,
        )
        keys = [*map(self._digit, KEYS), self._delete()]
        wide = self.phone.display.is_wide
        pad = w.Grid(
            *keys,
            columns=3,
            row_height=WIDE_KEY if wide else self._row_height,
            width=300,
            id="timer_setup_digits",
            cls=FRAME,
        )
        if wide:
            beside = (w.Align(time, weight=1), w.Directed(pad, "ltr"))
            return w.Row(*beside, id="timer_setup", cls=GROUP, across="center", width="fill")
        return w.Column(
            w.Align(time, height=self._head, weight=0),
            w.Align(w.Directed(pad, "ltr"), height=4 * self._row_height + 10, weight=0),
            id="timer_setup",
            cls=GROUP,
            across="stretch",
            weight=1,
        )

    @property
    def _head(self) -> float:
        """The height of what is typed."""
        return HEAD if self.phone.display.height_dp >= HIGH else LOW_HEAD

    @property
    def _row_height(self) -> float:
        """The height of a row of keys, above the button that starts what they set."""
        return min(KEY_ROW, (self.phone.display.height_dp - AROUND - self._head) / 4)

    @property
    def _key_height(self) -> float:
        return WIDE_KEY if self.phone.display.is_wide else min(KEY, self._row_height)

    def _delete(self) -> w.Widget:
        key = w.Text(
            "\u232b",
            DIGIT,
            id="timer_setup_delete",
            desc=tr("Backspace"),
            align="center",
            cls=BUTTON,
            enabled=bool(self.digits),
            on_tap=self.delete_digit,
            on_long=self.clear_digits,
            width=88,
            height=self._key_height,
        )
        return w.Align(key)

    def _digit(self, digit: str) -> w.Widget:
        return w.Align(
            w.Text(
                native(digit, self.phone.display.locale),
                DIGIT,
                id=f"timer_setup_digit_{digit}",
                align="center",
                cls=BUTTON,
                on_tap=partial(self.type_digit, digit),
                width=88,
                height=self._key_height,
            )
        )

    def _card(self, timer: Timer) -> w.Widget:
        expired = timer.state == EXPIRED
        left = native(countdown(timer.remaining(self.uptime_ms)), self.phone.display.locale)
        below = w.Row(
            self._reset(timer), self._more(timer), w.Spacer(weight=1), self._toggle(timer),
            gap=8, width="fill",
        )  # fmt: skip
        column = w.Column(
            self._title(timer),
            w.Text(tr("Time's up"), w.TITLE, "error", id="timer_expired") if expired else None,
            w.Text(left, TIME, id="timer_text", lines=1, ltr=True),
            below,
            across="stretch",
            gap=4,
        )
        return w.Card(column, padding=16, id="timer_card")

    def _title(self, timer: Timer) -> w.Widget:
        name = w.Text(
            timer.name,
            w.BODY,
            id="timer_label",
            weight=1,
            height=48,
            lines=1,
            on_tap=partial(self.name, timer.id),
        )
        close = w.IconButton(
            "close", tr("Delete"), id="close", on_tap=partial(self.delete, timer.id)
        )
        return w.Row(name, close, width="fill")

    def _more(self, timer: Timer) -> w.Widget | None:
        """One more minute, while it runs."""
        if not timer.moving:
            return None
        return w.Button(
            tr("+1:00"),
            "tonal",
            id="add_one_min",
            desc=tr("Add 1 Minute"),
            on_tap=partial(self.add_minute, timer.id),
        )

    def _reset(self, timer: Timer) -> w.Widget | None:
        if timer.state == RESET:
            return None
        reset = partial(self.reset, timer.id)
        return w.IconButton("replay", tr("Reset"), id="reset", cls=BUTTON, on_tap=reset)

    def _toggle(self, timer: Timer) -> w.Widget:
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
            on_tap=partial(self.toggle, timer.id),
            cls=BUTTON,
        )

    def type_digit(self, digit: str) -> None:
        """Type one more digit, while there is room."""
        typed = (self.digits + digit).lstrip("0")
        self.digits = typed if len(typed) <= MAX_DIGITS else self.digits

    def delete_digit(self) -> None:
        """Take the last digit back."""
        self.digits = self.digits[:-1]

    def clear_digits(self) -> None:
        """Take all digits back."""
        self.digits = ""

    def new(self) -> None:
        """Show the keys."""
        self.adding, self.digits = True, ""

    def cancel_entry(self) -> None:
        """Show the timers."""
        self.adding, self.digits = False, ""

    def start_new(self) -> None:
        """Start a timer of the typed length."""
        hours, minutes, seconds = length_of(self.digits)
        length = ((hours * 60 + minutes) * 60 + seconds) * 1000
        self.app.tell("Timer", "Create")
        self.app.tell("Timer", "Start")
        self.app.change_timer(self.app.timers.add(length, self.uptime_ms))
        self.cancel_entry()

    def toggle(self, id_: int) -> None:
        """Start, pause or end a timer."""
        self.app.toggle_timer(id_)

    def reset(self, id_: int) -> None:
        """Set a timer back to its beginning."""
        self.app.tell("Timer", "Reset")
        self.app.change_timer(self.app.timers.get(id_).reset())

    def add_minute(self, id_: int) -> None:
        """Let a timer run longer."""
        self.app.lengthen_timer(id_)

    def name(self, id_: int) -> None:
        """Ask for a name."""
        self.ask(label_dialog(self.app.timers.get(id_).label), self.set_name, id_)

    def set_name(self, id_: int, label: str) -> None:
        """Name a timer."""
        self.app.timers.put(replace(self.app.timers.get(id_), label=label))

    def delete(self, id_: int) -> None:
        """Remove a timer."""
        self.app.timers.remove(id_)
        self.app.forget_timer(id_)
