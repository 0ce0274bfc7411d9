"""When something shall come back, or go: a few moments that are offered, or any other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.look import long_time
from pytest_androidbench.phone.kit.pickers import Day, PickDate, PickTime
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

MORNING, NOON, EVENING = 8, 13, 18
MONDAY, SATURDAY = 0, 5
Offer = tuple[TextLike, datetime]


def snooze_offers(now: datetime) -> list[Offer]:
    """Until when a mail can be put off."""
    today: list[Offer] = [(tr("Later today"), _at(now, 0, EVENING))]
    return [
        *(today if now.hour < EVENING else []),
        (tr("Tomorrow"), _at(now, 1, MORNING)),
        (tr("This weekend"), _at(now, _days_to(now, SATURDAY), MORNING)),
        (tr("Next week"), _at(now, _days_to(now + timedelta(days=1), MONDAY) + 1, MORNING)),
    ]


def send_offers(now: datetime) -> list[Offer]:
    """When a mail can be sent later."""
    offers: list[Offer] = [
        (tr("Tomorrow morning"), _at(now, 1, MORNING)),
        (tr("Tomorrow afternoon"), _at(now, 1, NOON)),
    ]
    if _days_to(now, MONDAY) > 1:
        offers.append((tr("Monday morning"), _at(now, _days_to(now, MONDAY), MORNING)))
    return offers


OFFERS: Final = {"snooze": snooze_offers, "send": send_offers}
TITLES: Final = {"snooze": tr("Snooze until…"), "send": tr("Schedule send")}


def _at(now: datetime, days: int, hour: int) -> datetime:
    there = now + timedelta(days=days)
    return there.replace(hour=hour, minute=0, second=0, microsecond=0)


def _days_to(now: datetime, weekday: int) -> int:
    return (weekday - now.weekday() - 1) % 7 + 1


@dataclass(eq=False)
class ChooseMoment(AppScreen[GmailApp, int]):
    """Closes with a moment, in milliseconds since 1970."""

    window: ClassVar[WindowKind] = "dialog"

    purpose: str = "snooze"
    day: list[int] = field(default_factory=list)
    """What was picked before its time is asked for."""

    @property
    def offers(self) -> Sequence[Offer]:
        """What can be chosen with one tap."""
        return OFFERS[self.purpose](local_time(self.phone))

    def build(self) -> w.Widget:
        rows = [
            w.ListItem(
                name,
                long_time(self.phone, _ms(when)),
                look=w.MATERIAL,
                on_tap=partial(self.close, _ms(when)),
            )
            for name, when in self.offers
        ]
        pick = w.ListItem(
            tr("Pick date & time"),
            icon="event",
            look=w.MATERIAL,
            id="pick_date_time",
            on_tap=self.pick_day,
        )
        return w.Dialog(TITLES[self.purpose], body=w.Scroll(*rows, pick, key="moments"))

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


def _ms(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)
