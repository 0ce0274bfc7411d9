"""Seconds since 1970 and the days and times they are in the phone's zone."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import TYPE_CHECKING

from pytest_androidbench.phone.system.times import EPOCH, phone_zone

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


class Moments:
    """Converts between moments and what a calendar in some zone calls them."""

    def __init__(self, where: tzinfo = UTC, now: int = 0) -> None:
        self.zone = where
        self.now = now
        """The present moment."""

    @classmethod
    def of(cls, phone: Phone) -> Moments:
        """Those of a phone, now."""
        return cls(phone_zone(phone), phone.clock.now_ms // 1000)

    @property
    def today(self) -> date:
        """The present day."""
        return self.day(self.now)

    def local(self, seconds: int) -> datetime:
        """The day and time of a moment, without its zone."""
        return (EPOCH + timedelta(seconds=seconds)).astimezone(self.zone).replace(tzinfo=None)

    def seconds(self, local: datetime) -> int:
        """The moment of a day and time."""
        return (local.replace(tzinfo=self.zone) - EPOCH) // timedelta(seconds=1)

    def day(self, seconds: int) -> date:
        """The day of a moment."""
        return self.local(seconds).date()

    def start_of(self, day: date) -> int:
        """When a day begins."""
        return self.seconds(datetime.combine(day, time()))

    def end_of(self, day: date) -> int:
        """The last minute of a day, as the app asks for a day's events."""
        return self.start_of(day + timedelta(days=1)) - 60

    def code(self, seconds: int) -> str:
        """The day of a moment as "20231015"."""
        return f"{self.day(seconds):%Y%m%d}"
