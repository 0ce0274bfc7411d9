"""When something shall come back, or go: a few moments that are offered, or any other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.look import long_time
from pytest_androidbench.phone.kit.pickers.moments import (
    EVENING,
    MORNING,
    MomentDialog,
    Offer,
    moment_at,
)
from pytest_androidbench.phone.ui.message import Message, TextLike, ntr, tr

NOON: Final = 13
MONDAY, SATURDAY = 0, 5


def snooze_offers(now: datetime) -> list[Offer]:
    """Until when a mail can be put off."""
    today: list[Offer] = [(tr("Later today"), moment_at(now, 0, EVENING))]
    return [
        *(today if now.hour < EVENING else []),
        (tr("Tomorrow"), moment_at(now, 1, MORNING)),
        (tr("This weekend"), moment_at(now, _days_to(now, SATURDAY), MORNING)),
        (tr("Next week"), moment_at(now, _days_to(now + timedelta(days=1), MONDAY) + 1, MORNING)),
    ]


def send_offers(now: datetime) -> list[Offer]:
    """When a mail can be sent later."""
    offers: list[Offer] = [
        (tr("Tomorrow morning"), moment_at(now, 1, MORNING)),
        (tr("Tomorrow afternoon"), moment_at(now, 1, NOON)),
    ]
    if _days_to(now, MONDAY) > 1:
        offers.append((tr("Monday morning"), moment_at(now, _days_to(now, MONDAY), MORNING)))
    return offers


OFFERS: Final = {"snooze": snooze_offers, "send": send_offers}
UNSNOOZE: Final = tr("Unsnooze")
TITLES: Final = {"snooze": tr("Snooze until…"), "send": tr("Schedule send")}


def unsnoozed(n: int) -> Message:
    """What is said of conversations that are back before their time."""
    return ntr("{n} unsnoozed", "{n} unsnoozed", n)


def _days_to(now: datetime, weekday: int) -> int:
    return (weekday - now.weekday() - 1) % 7 + 1


@dataclass(eq=False)
class ChooseMoment(MomentDialog[GmailApp]):
    """Until when a mail is put off, or when it is sent."""

    purpose: str = "snooze"

    @property
    def title(self) -> TextLike:
        return TITLES[self.purpose]

    def offers(self, now: datetime) -> Sequence[Offer]:
        return OFFERS[self.purpose](now)

    def told(self, ms: int) -> str:
        return long_time(self.phone, ms)
