"""Notifications of events that are about to begin."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.googlecalendar.names import GOOGLE_CALENDAR, INFO
from pytest_androidbench.phone.apps.googlecalendar.spans import times_text
from pytest_androidbench.phone.apps.googlecalendar.store import CalendarStore, Happening
from pytest_androidbench.phone.apps.googlecalendar.values import NOTIFY
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.providers.calendar.expanding import ms_of
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

WAITING: Final = "reminders"
"""The preferences file that remembers the timer."""
AHEAD: Final = timedelta(days=30)
"""So far reminders are looked for: the app plans anew with each start and each change."""


class Reminding:
    """Waits for the next reminder, and tells of it."""

    def __init__(self, app: App, due: Callable[[], None]) -> None:
        self._app = app
        self._due = due

    def plan(self) -> None:
        """Wait for the next reminder, if there is one, and for no other."""
        self.forget()
        now = self._app.phone.clock.now_ms
        coming = min((at for at, _ in self._reminders() if at > now), default=None)
        if coming is not None:
            kept = self._app.prefs(WAITING)
            kept.put("timer", self._app.at(coming, self._due))
            kept.put("at", str(coming))

    def forget(self) -> None:
        """Wait no more."""
        timer = self._app.prefs(WAITING).get("timer", 0)
        if timer:
            self._app.cancel(timer)
            self._app.prefs(WAITING).put("timer", 0)

    def tell(self) -> None:
        """Tell of what is due by now, and wait for the next one."""
        now = self._app.phone.clock.now_ms
        since = self._app.prefs(WAITING).get("at", str(now))
        if self._app.prefs().get(NOTIFY, True):
            for at, one in self._reminders():
                if int(since) <= at <= now:
                    self._post(one)
        self.plan()

    def _reminders(self) -> Iterator[tuple[int, Happening]]:
        """Each reminder from today on, in ms, and of what."""
        store, today = CalendarStore(self._app), local_time(self._app.phone).date()
        for one in store.between(today - timedelta(days=1), today + AHEAD):
            start = ms_of(one.start)
            for minutes in store.minutes_of(one.event.id):
                yield start - 60_000 * minutes, one

    def _post(self, one: Happening) -> None:
        phone = self._app.phone
        data = f"content://com.android.calendar/events/{one.event.id}"
        opened = Intent(component=f"{GOOGLE_CALENDAR}/{INFO}", data=data,
                        extras={"beginTime": one.begin})  # fmt: skip
        times = times_text(one, phone.display)
        phone.notifications.post(
            Notification(
                package=GOOGLE_CALENDAR,
                id=one.event.id,
                title=one.event.title or tr("(No title)"),
                text=times,
                channel="REMINDER",
                importance=4,
                icon="event",
                content=opened,
                when_ms=phone.clock.now_ms,
            )
        )
