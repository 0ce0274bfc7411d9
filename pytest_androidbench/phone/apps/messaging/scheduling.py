"""Texts that are sent later: when, the chip that says so, and what can be done with one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.messaging.app import MessagingApp
from pytest_androidbench.phone.apps.messaging.look import long_time
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.kit.pickers import Day, PickDate, PickTime
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

MORNING, EVENING, NIGHT = 8, 18, 21
SEND_NOW, DELETE = 0, 1


@dataclass(eq=False)
class ChooseSendTime(AppScreen[MessagingApp, int]):
    """Closes with a moment, in milliseconds since 1970."""

    window: ClassVar[WindowKind] = "dialog"

    day: list[int] = field(default_factory=list)
    """What was picked before its time is asked for."""

    @property
    def offers(self) -> Sequence[tuple[TextLike, datetime]]:
        """What can be chosen with one tap."""
        now = local_time(self.phone)
        offered: list[tuple[TextLike, datetime]] = [
            (tr("Later today"), _at(now, 0, EVENING)),
            (tr("Later tonight"), _at(now, 0, NIGHT)),
            (tr("Tomorrow morning"), _at(now, 1, MORNING)),
        ]
        return [(name, when) for name, when in offered if when > now]

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
        return w.Dialog(tr("Schedule send"), body=w.Scroll(*rows, pick, key="moments"))

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


@dataclass(eq=False)
class ChatScheduling(AppPart[MessagingApp]):
    """When what is being written is to be sent, and the texts that wait."""

    at_ms: int = 0
    """0: at once."""

    def ask_when(self) -> None:
        """Ask when it shall be sent."""
        self.hide_keyboard()
        self.ask(ChooseSendTime(), self.chosen)

    def chosen(self, at_ms: int) -> None:
        """Send it then, once Send is pressed."""
        self.at_ms = at_ms

    def send_at_once(self) -> None:
        """Send it at once."""
        self.at_ms = 0

    def chip(self) -> w.Widget | None:
        """Says when it will be sent; a tap on it lets it be sent at once."""
        if not self.at_ms:
            return None
        said = tr("Scheduled for {time}", time=long_time(self.phone, self.at_ms))
        chip = w.Chip(said, icon="close", id="scheduled_send_chip", on_tap=self.send_at_once)
        return w.Panel(chip, padding=(16, 4), width="fill")

    def keep(self, thread: int, text: str) -> None:
        """Let a text wait for its time."""
        self.app.marks.schedule(thread, text, self.at_ms)
        self.app.at(self.at_ms, self.app.due)
        self.at_ms = 0

    def ask_about(self, number: int) -> None:
        """Ask what is to become of a text that waits."""
        question = Choose(
            title=tr("Scheduled message"), choices=[tr("Send now"), tr("Delete message")]
        )
        self.ask(question, self.decided, number)

    def decided(self, number: int, place: int) -> None:
        """Send a text that waits now, or never."""
        if place == SEND_NOW:
            self.app.send_waiting(number)
        elif place == DELETE:
            self.app.marks.unschedule(number)


def _at(now: datetime, days: int, hour: int) -> datetime:
    there = now + timedelta(days=days)
    return there.replace(hour=hour, minute=0, second=0, microsecond=0)


def _ms(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)
