"""The screens that intents ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pytest_androidbench.phone.apps.calendar.config import DAILY, VIEW
from pytest_androidbench.phone.apps.calendar.form import Form
from pytest_androidbench.phone.apps.calendar.main import MainScreen
from pytest_androidbench.phone.apps.calendar.places import Spot
from pytest_androidbench.phone.apps.calendar.snooze import SnoozeScreen
from pytest_androidbench.phone.apps.calendar.store import Store
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.calendar.app import CalendarApp

FROM_OUTSIDE = ("android.intent.action.INSERT", "android.intent.action.EDIT")


def screen_for(kind: type[Screen[Any]], intent: Intent, app: CalendarApp) -> Screen[Any]:
    """The screen of a kind, as an intent wants it."""
    if issubclass(kind, Form):
        return _form(kind, intent, app.phone.clock.now_ms)
    if issubclass(kind, SnoozeScreen):
        return kind(event_id=intent.number("event_id"))
    if issubclass(kind, MainScreen):
        return _main(intent, app)
    return kind()


def _form(kind: type[Form], intent: Intent, now: int) -> Form:
    form = kind(
        event_id=intent.number("event_id"),
        occurrence=intent.number("event_occurrence_ts"),
        new_start=intent.number("new_event_start_ts"),
        hour_long=bool(intent.extras.get("new_event_set_hour_duration", False)),
    )
    if intent.action in FROM_OUTSIDE:
        form.new_start = intent.number("beginTime", now) // 1000
        form.new_end = intent.number("endTime", now) // 1000
        form.all_day = bool(intent.extras.get("allDay", False))
        form.title = intent.text("title")
        form.location = intent.text("eventLocation")
        form.description = intent.text("description")
    return form


def _main(intent: Intent, app: CalendarApp) -> MainScreen:
    """The calendar, on the day that another app points to."""
    moment = (intent.data or "").rpartition("/time/")[2]
    if intent.action != ACTION_VIEW or not moment.isdecimal():
        return MainScreen()
    store = Store(app)
    store.config.put(VIEW, DAILY)
    day = store.moments.day(int(moment) // 1000)
    return MainScreen(stack=[Spot(view=DAILY, day=day)])
