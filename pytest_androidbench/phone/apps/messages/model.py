"""Conversations, messages and the people in them, as the screens see them."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.simple.moments import day_pattern
from pytest_androidbench.phone.kit.texting.model import (
    SCHEMES,
    Conversation,
    Message,
    Reachable,
)
from pytest_androidbench.phone.system.intents import Extra, Intent
from pytest_androidbench.phone.system.providers.messages import (
    DRAFT,
    FAILED,
    INBOX,
    OUTBOX,
    QUEUED,
    SENT,
)
from pytest_androidbench.phone.system.times import clock_text, local_time

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

PACKAGE: Final = "com.simplemobiletools.smsmessenger"
THREAD_ACTIVITY: Final = ".activities.ThreadActivity"
NEW_ACTIVITY: Final = ".activities.NewConversationActivity"
__all__ = [
    "DRAFT", "FAILED", "INBOX", "OUTBOX", "QUEUED", "SCHEMES", "SENT", "Conversation", "Message",
    "Reachable",
]  # fmt: skip


def leading_to(activity: str, **extras: Extra) -> Intent:
    """Starts a screen of the app."""
    return Intent(component=f"{PACKAGE}/{activity}", extras=extras)


def short_time(app: App, ms: int, *, time_too: bool = False) -> str:
    """The time of a moment today, else its day; with `time_too` the time behind the day."""
    phone, pattern = app.phone, day_pattern(app)
    moment, now = local_time(phone, ms), local_time(phone)
    time = clock_text(moment, app.display(phone.display))
    if moment.date() == now.date():
        return time
    if moment.year == now.year:
        pattern = pattern.replace("%Y", "").strip("-./ ")
    day = day_text(moment, pattern)
    return f"{day}, {time}" if time_too else day


def day_text(moment: datetime, pattern: str) -> str:
    """A day in one of the app's formats."""
    return moment.strftime(pattern.replace("%-d", str(moment.day)))
