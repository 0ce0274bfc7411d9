"""What a task puts into Simple Calendar Pro is what the app shows, and the other way round."""

from __future__ import annotations

from dataclasses import asdict, replace

from pytest_androidbench.appdata.events import CHOSEN, DAILY, Event, Events
from pytest_androidbench.appdata.validators import picked, rows_kept
from pytest_androidbench.devices.device import Device
from pytest_androidbench.provision.steps import FirstRun, Grant, pilot_on

APP = "com.simplemobiletools.calendar.pro"
NOON = 1_697_371_200
"""October 15, 2023, 12:00 UTC."""
LUNCH = Event(
    start_ts=NOON,
    end_ts=NOON + 1800,
    title="It's lunch",
    location="Cafe, 2nd floor",
    description="for\ntwo",
    repeat_interval=DAILY,
)
EDITED = ("start_ts", "end_ts", "title", "location", "description")


def test_events_are_put_shown_entered_and_read(device: Device) -> None:
    Grant(package=APP, permissions=("POST_NOTIFICATIONS",))(device)
    FirstRun(app=APP, taps=())(device)
    kept = Events(device)
    assert kept.all() == []
    assert [row["table"] for row in kept.rows()] == ["event_types"]
    assert kept.replace([LUNCH, LUNCH]) == [replace(LUNCH, id=1), replace(LUNCH, id=2)]
    [stored] = kept.replace([LUNCH])
    assert kept.all() == [stored] == [replace(LUNCH, id=1)]
    before = kept.rows()
    pilot = pilot_on(device).open(APP).tap("Change view").tap("Simple event list")
    assert pilot.node(text=LUNCH.title, index=0)
    pilot.tap(id="calendar_fab").tap("Event").type("Title", "Tea").tap("Save").tap("OK")
    lunch, tea = kept.all()
    assert lunch == stored
    assert rows_kept(before, kept.rows())
    assert (tea.title, tea.end_ts, tea.reminder_1_minutes) == ("Tea", tea.start_ts, 10)
    plain = replace(LUNCH, title="Tea", location="", description="", repeat_interval=0)
    [entered] = picked([asdict(tea)], *(name for name in CHOSEN if name not in EDITED))
    assert [entered] == picked([asdict(plain)], *entered)
