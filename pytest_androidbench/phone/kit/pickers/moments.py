"""A dialog in which a moment to come is chosen: one of a few that are offered, or any other."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import ClassVar, Generic, TypeAlias

from pytest_androidbench.phone.kit.pickers.date_dialog import PickDate
from pytest_androidbench.phone.kit.pickers.month_view import Day
from pytest_androidbench.phone.kit.pickers.time_dialog import PickTime
from pytest_androidbench.phone.system.app import AppScreen, AppT
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

MORNING, EVENING = 8, 18
"""Hours of the day that apps offer."""
Offer: TypeAlias = tuple[TextLike, datetime]
"""What a moment is called, and when it is."""


@dataclass(eq=False)
class MomentDialog(AppScreen[AppT, int], Generic[AppT]):
    """Closes with a moment, in milliseconds since 1970."""

    window: ClassVar[WindowKind] = "dialog"

    day: list[int] = field(default_factory=list)
    """What was picked before its time is asked for."""

    @property
    @abstractmethod
    def title(self) -> TextLike:
        """What stands over it."""

    @abstractmethod
    def offers(self, now: datetime) -> Sequence[Offer]:
        """What can be chosen with one tap."""

    @abstractmethod
    def told(self, ms: int) -> str:
        """How the app writes a moment."""

    def build(self) -> w.Widget:
        rows = [
            w.ListItem(
                name,
                self.told(_ms(when)),
                look=w.MATERIAL,
                on_tap=partial(self.close, _ms(when)),
            )
            for name, when in self.offers(local_time(self.phone))
        ]
        pick = w.ListItem(
            tr("Pick date & time"),
            icon="event",
            look=w.MATERIAL,
            id="pick_date_time",
            on_tap=self.pick_day,
        )
        return w.Dialog(self.title, body=w.Scroll(*rows, pick, key="moments"))

    def pick_day(self) -> None:
        """Ask for a day; tomorrow is where one starts."""
        start = local_time(self.phone) + timedelta(days=1)
        self.ask(PickDate(year=start.year, month=start.month, day=start.day), self.day_picked)

    def day_picked(self, day: Day) -> None:
        """Ask for the time."""
        self.day = [*day]
        self.ask(PickTime(hour=MORNING, minute=0), self.time_picked)

    def time_picked(self, time: tuple[int, int]) -> None:
        """Close with both, unless that is over."""
        year, month, day = self.day
        now = local_time(self.phone)
        chosen = datetime(year, month, day, *time, tzinfo=now.tzinfo)
        if chosen <= now:
            self.toast(tr("Time can't be in the past"))
        else:
            self.close(_ms(chosen))


def moment_at(now: datetime, days: int, hour: int) -> datetime:
    """A full hour so many days from now."""
    there = now + timedelta(days=days)
    return there.replace(hour=hour, minute=0, second=0, microsecond=0)


def _ms(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)
