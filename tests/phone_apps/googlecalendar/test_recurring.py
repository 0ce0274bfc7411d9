from __future__ import annotations

from datetime import date, timedelta

from tests.phone_apps.googlecalendar.planner import Planner

MONDAY = date(2023, 10, 16)


def mondays(planner: Planner, title: str) -> list[str]:
    """The days on which something happens, from the first Monday on."""
    found = planner.store.between(MONDAY, MONDAY + timedelta(days=28))
    return [f"{one.start:%m-%d %H}" for one in found if one.event.title == title]


def edit(planner: Planner, title: str, scope: str) -> None:
    planner.open("Team meeting")
    planner.tap("Edit")
    planner.tap("title")
    planner.phone.windows.type_text(title)
    planner.phone.windows.back()
    planner.tap("start_time")
    planner.tap("12")
    planner.tap("OK")
    planner.tap("save")
    planner.tap(scope)
    planner.tap("OK")


def test_one_time_is_changed(planner: Planner) -> None:
    edit(planner, "!", "This event")
    assert mondays(planner, "Team meeting!") == ["10-16 12"]
    assert mondays(planner, "Team meeting") == ["10-23 10", "10-30 10", "11-06 10", "11-13 10"]
    assert planner.value("title") == "Team meeting!"


def test_this_and_what_follows_is_changed(planner: Planner) -> None:
    before = planner.event("Team meeting")
    edit(planner, "!", "This and following events")
    assert mondays(planner, "Team meeting!")[:2] == ["10-16 12", "10-23 12"]
    assert mondays(planner, "Team meeting") == []
    kept = planner.store.events.get(before.id)
    assert kept is not None
    assert kept.rule == "FREQ=WEEKLY;BYDAY=MO;UNTIL=20231016T095959Z"


def test_all_times_are_changed(planner: Planner) -> None:
    before = planner.event("Team meeting")
    edit(planner, "!", "All events")
    kept = planner.store.events.get(before.id)
    assert kept is not None
    assert kept.start == before.start + 2 * 3_600_000
    assert mondays(planner, "Team meeting!")[0] == "10-16 12"


def delete(planner: Planner, scope: str) -> None:
    planner.open("Team meeting")
    planner.more("Delete")
    planner.tap(scope)
    planner.tap("OK")


def test_one_time_is_deleted(planner: Planner) -> None:
    delete(planner, "This event")
    assert mondays(planner, "Team meeting")[0] == "10-23 10"
    assert not planner.blocks("Team meeting, 10:00 – 11:00, Room 3")[0].desc.endswith("?")


def test_this_and_what_follows_is_deleted(planner: Planner) -> None:
    delete(planner, "This and following events")
    assert mondays(planner, "Team meeting") == []
    earlier = planner.store.between(MONDAY - timedelta(days=7), MONDAY - timedelta(days=6))
    assert "Team meeting" in [one.event.title for one in earlier]


def test_all_times_are_deleted(planner: Planner) -> None:
    number = planner.event("Team meeting").id
    delete(planner, "All events")
    assert planner.store.events.get(number) is None
    assert planner.store.guests_of(number) == []


def test_another_rule_is_for_more_than_one_time(planner: Planner) -> None:
    planner.open("Team meeting")
    planner.tap("Edit")
    planner.tap("repeat")
    planner.tap("Every day")
    planner.tap("save")
    assert planner.find("This event") is None
    planner.tap("This and following events")
    planner.tap("OK")
    assert mondays(planner, "Team meeting")[:2] == ["10-16 10", "10-17 10"]


def test_an_event_is_copied(planner: Planner) -> None:
    planner.open("Budget review")
    planner.more("Duplicate")
    planner.tap("save")
    copies = [one for one in planner.store.events.all() if one.title == "Budget review"]
    assert len(copies) == 2
    assert copies[0].start == copies[1].start
    guests = [[one.address for one in planner.store.guests_of(copy.id)] for copy in copies]
    assert guests[0] == guests[1]


def test_an_event_is_deleted_after_a_question(planner: Planner) -> None:
    planner.open("Budget review")
    planner.more("Delete")
    planner.tap("Cancel")
    assert planner.value("title") == "Budget review"
    planner.more("Delete")
    planner.tap("button1")
    assert planner.store.found("Budget review") == []
