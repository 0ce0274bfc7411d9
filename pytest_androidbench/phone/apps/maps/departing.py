"""When one leaves: now, or at a time that was chosen, with the traffic of that hour."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from pytest_androidbench.phone.apps.maps import look
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.kit.pickers import PickTimeMaterial
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Departure(AppPart[MapsApp]):
    """The moment of a way's beginning."""

    time: tuple[int, int] | None = None
    """Hour and minute; None is now."""

    @property
    def moment(self) -> datetime:
        """The next time that the clock says so."""
        now = local_time(self.phone)
        if self.time is None:
            return now
        hour, minute = self.time
        today = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
        return today if today >= now else today + timedelta(days=1)

    def button(self) -> w.Widget:
        """What says when, and lets another time be chosen; from then on it goes back to now."""
        if self.time is None:
            return look.action("schedule", tr("Depart at"), self.choose, id="depart_button")
        time = clock_text(self.moment, self.phone.display)
        text = tr("Depart at {time}", time=time)
        return w.Row(
            look.action("schedule", text, self.choose, id="depart_button"),
            w.Spacer(8),
            look.action("update", tr("Leave now"), self.leave_now, id="leave_now_button"),
        )

    def choose(self) -> None:
        """Ask for a time."""
        at = self.moment
        self.ask(PickTimeMaterial(hour=at.hour, minute=at.minute), self.chosen)

    def chosen(self, time: tuple[int, int]) -> None:
        """Leave then."""
        self.time = time

    def leave_now(self) -> None:
        """Leave at once."""
        self.time = None
