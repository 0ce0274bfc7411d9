"""The button for something new, and what it offers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.names import FORM
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

EVENT, TASK, AWAY = "event", "task", "out_of_office"
OFFERED: Final[tuple[tuple[str, Message, str, str], ...]] = (
    (AWAY, tr("Out of office"), "event_busy", "speed_dial_out_of_office_container"),
    (TASK, tr("Task"), "task_alt", "tasks_speed_dial_container"),
    (EVENT, tr("Event"), "event", "speed_dial_event_container"),
)
"""What is made, from the top down. Ids of events and tasks were seen in public tests of the app,
that of absences is a guess by them. Absences are offered to accounts of organisations only, as
that of the small world is one; birthdays came with versions of 2024."""


@dataclass(eq=False)
class SpeedDial(AppPart[GoogleCalendarApp]):
    """Opens with one touch; a second one on the same button makes an event."""

    opened: bool = False

    def fab(self, make: Callable[[str], None]) -> w.Widget:
        """The button, with what it offers above it while it is open."""
        act = partial(self.choose, EVENT, make) if self.opened else self.open
        desc = tr("Create new event") if self.opened else tr("Create new event and more")
        button = w.Fab("event" if self.opened else "add", desc, id="floating_action_button",
                       on_tap=act)  # fmt: skip
        if not self.opened:
            return button
        rows = [self._row(each, make) for each in OFFERED]
        return w.Column(
            w.Column(*rows, gap=12, across="end", id="speed_dial_expanded_contents", cls=FORM),
            button,
            gap=12,
            across="end",
        )

    def _row(self, offered: tuple[str, Message, str, str], make: Callable[[str], None]) -> w.Widget:
        kind, text, sign, id_ = offered
        label = w.Panel(
            w.Text(text, w.LABEL, id="speed_dial_label"),
            look=w.Look(background="surface_container", radius=8),
            padding=(10, 6),
        )
        disc = w.Panel(
            w.Align(w.Icon(sign, colour="on_primary", id="speed_dial_icon")),
            look=w.Look(background="primary", radius=20),
            width=40,
            height=40,
        )
        row = w.Row(label, w.Panel(disc, padding=(8, 0)), gap=8)
        on_tap = partial(self.choose, kind, make)
        return w.Panel(row, id=id_, cls=FORM, on_tap=on_tap, min_height=48)

    def over(self, shown: w.Widget) -> w.Widget:
        """A page, with a shade over it while something is offered."""
        if not self.opened:
            return shown
        shade = w.Panel(
            look=w.Look(background="#00000066"), id="fade_layer", cls="android.view.View",
            desc=tr("Cancel"), on_tap=self.shut, width="fill", height="fill",
        )  # fmt: skip
        return w.Stack(shown, shade, width="fill", height="fill", weight=1)

    def open(self) -> None:
        """Offer what can be made."""
        self.opened = True

    def shut(self) -> None:
        """Offer nothing any more."""
        self.opened = False

    def choose(self, kind: str, make: Callable[[str], None]) -> None:
        """Make something."""
        self.shut()
        make(kind)
