"""What other programs see of the calendar, and ask of it."""

from __future__ import annotations

import asyncio

from pytest_androidbench.phone.apps.googlecalendar.app import GOOGLE_CALENDAR
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.googlecalendar.planner import Planner
from tests.phone_apps.googlecalendar.planner import planner as started


def sh(planner: Planner, script: str) -> str:
    return asyncio.run(run_text(planner.phone, script)).stdout


def test_the_provider_has_the_events(planner: Planner) -> None:
    planner.new()
    planner.write("title", "Seen by all")
    planner.tap("save")
    uri = "content://com.android.calendar/events"
    rows = sh(planner, f"content query --uri {uri} --projection title:account_name:eventTimezone")
    assert "title=Seen by all, account_name=robin.falk@example.com, eventTimezone=UTC" in rows
    assert "com.android.providers.calendar" in sh(planner, "pm list packages")


def test_what_others_add_is_shown(planner: Planner) -> None:
    start = 1_697_443_200_000  # 16 October 2023, 08:00
    sh(
        planner,
        "content insert --uri content://com.android.calendar/events --bind calendar_id:i:1"
        f" --bind title:s:Added --bind dtstart:l:{start} --bind dtend:l:{start + 60_000}"
        " --bind eventTimezone:s:UTC",
    )
    assert planner.blocks("Added, 08:00 – 08:01")


def test_the_place_of_an_event_is_shown_on_a_map(text_engine: TextEngine) -> None:
    planner = started(text_engine, more=(MapsApp,))
    planner.open("Cinema")
    planner.tap("Lantern Cinema")
    assert planner.phone.windows.foreground == MapsApp.package
    assert planner.value("search_omnibox_text_box") == "Lantern Cinema"


def test_a_place_stays_where_no_app_has_a_map(planner: Planner) -> None:
    planner.open("Cinema")
    planner.tap("Lantern Cinema")
    assert planner.phone.windows.foreground == GOOGLE_CALENDAR


def test_odd_rows_stop_nobody(planner: Planner) -> None:
    for bind in ("dtstart:l:9223372036854775807", "title:i:7", "eventColor:s:blue"):
        sh(
            planner,
            "content insert --uri content://com.android.calendar/events --bind calendar_id:i:1"
            f" --bind dtstart:l:1697443200000 --bind duration:s:P1D --bind eventTimezone:s:x"
            f" --bind {bind}",
        )
    for view in ("Schedule", "Week", "Month"):
        planner.choose_view(view)
    assert planner.crashes() == []


def test_an_intent_asks_for_a_new_event(planner: Planner) -> None:
    begin = 1_697_443_200_000
    asked = Intent(
        action="android.intent.action.INSERT",
        data="content://com.android.calendar/events",
        type="vnd.android.cursor.dir/event",
        extras={"title": "Asked for", "beginTime": begin, "endTime": begin + 1_800_000},
    )
    planner.phone.activities.start(asked)
    assert planner.value("title") == "Asked for"
    assert (planner.value("start_time"), planner.value("end_time")) == ("08:00", "08:30")


def test_a_moment_is_looked_at(planner: Planner) -> None:
    data = "content://com.android.calendar/time/1700000000000"
    planner.phone.activities.start(Intent(action="android.intent.action.VIEW", data=data))
    assert planner.value("date_picker_text_view") == "November"
