from __future__ import annotations

from datetime import UTC, datetime

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.googlecalendar.app import GOOGLE_CALENDAR, GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.recurring import happenings
from pytest_androidbench.phone.apps.googlecalendar.store import CalendarStore
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver


@pytest.fixture
def planner(text_engine: TextEngine) -> Driver:
    phone = Phone(PhoneConfig(apps=(*CORE, GoogleCalendarApp)), text_engine)
    phone.windows.start_app(GOOGLE_CALENDAR)
    return Driver(phone)


def store(planner: Driver) -> CalendarStore:
    return CalendarStore(planner.app_of(GoogleCalendarApp))


def days(first: datetime, rule: str, last: datetime) -> list[str]:
    return [f"{at:%m-%d}" for at in happenings(first, rule, last)]


def test_rules_repeat_as_they_say() -> None:
    first, last = datetime(2023, 1, 31, 9, tzinfo=UTC), datetime(2023, 6, 30, tzinfo=UTC)
    assert days(first, "FREQ=MONTHLY", last) == ["01-31", "03-31", "05-31"]
    assert days(first, "FREQ=DAILY;COUNT=3", last) == ["01-31", "02-01", "02-02"]
    assert days(first, "FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20230209", last) == [
        "01-31", "02-02", "02-07", "02-09"
    ]  # fmt: skip
    assert days(first, "FREQ=WEEKLY;INTERVAL=2;COUNT=2", last) == ["01-31", "02-14"]
    assert days(first, "nonsense", last) == ["01-31"]


def test_today_shows_what_the_world_has_planned(planner: Driver) -> None:
    assert "Sunday, Oct 15" in planner.texts()
    assert "Call with Keiko" in planner.texts()
    assert "Team meeting" in planner.texts()


def test_an_event_is_written_and_deleted(planner: Driver) -> None:
    planner.tap("Create new event")
    planner.tap("title")
    planner.phone.windows.type_text("Buy bulbs")
    planner.phone.windows.back()
    planner.tap("repeat")
    planner.tap("Every week")
    planner.tap("save")
    event = store(planner).found("Buy bulbs")[0]
    assert event.rule == "FREQ=WEEKLY"
    assert event.end - event.start == 3_600_000
    planner.tap("Buy bulbs")
    planner.tap("Delete event")
    planner.tap("button1")
    assert store(planner).found("Buy bulbs") == []


def test_views_and_calendars_are_chosen(planner: Driver) -> None:
    planner.tap("views")
    planner.tap("Month")
    planner.tap("Friday 20 October 2023")
    assert planner.values("day") == ["Friday, Oct 20"]
    planner.tap("Jump to Today")
    assert planner.values("day") == ["Sunday, Oct 15"]
    planner.tap("views")
    planner.tap("Events")
    assert "Call with Keiko" not in planner.texts()


def test_words_are_searched_for(planner: Driver) -> None:
    planner.tap("Search")
    planner.phone.windows.type_text("budget")
    planner.tap("Budget review")
    assert "Vera Kowalska" in planner.texts()


def test_settings_say_how_long_an_event_is(planner: Driver) -> None:
    planner.tap("views")
    planner.tap("Settings")
    planner.tap("Default event duration")
    planner.tap("30 minutes")
    planner.phone.windows.back()
    planner.tap("Create new event")
    planner.tap("title")
    planner.phone.windows.type_text("Nap")
    planner.phone.windows.back()
    planner.tap("save")
    event = store(planner).found("Nap")[0]
    assert event.end - event.start == 1_800_000
