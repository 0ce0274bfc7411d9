from __future__ import annotations

from tests.phone_apps.googlecalendar.planner import Planner

MINUTE_MS = 60_000


def told(planner: Planner) -> list[str]:
    """What notifications say, of this app."""
    posted = planner.phone.notifications.list()
    return [str(one.title) for one in posted if one.package == "com.google.android.calendar"]


def test_it_reminds_ahead_of_an_event(planner: Planner) -> None:
    planner.wait(115 * MINUTE_MS)
    assert told(planner) == []
    planner.wait(2 * MINUTE_MS)
    assert told(planner) == ["Call with Keiko"]


def test_a_new_event_is_told_of_too(planner: Planner) -> None:
    planner.new()
    planner.write("title", "Tea")
    planner.tap("Remove notification")
    planner.tap("add_notification")
    planner.tap("5 minutes before")
    planner.tap("save")
    planner.wait(22 * MINUTE_MS)
    assert told(planner) == ["Tea"]


def test_an_ended_app_is_silent(planner: Planner) -> None:
    planner.phone.windows.lifecycle.force_stop("com.google.android.calendar")
    planner.wait(120 * MINUTE_MS)
    assert told(planner) == []
