"""Events of Google Calendar: made, moved, shared and deleted."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.planned import PlannedEvent, PlannedEvents
from pytest_androidbench.appdata.validators import only_added, only_changed, only_removed
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.calendar_cases import (
    PlannedCase,
    event,
    events,
    next_month,
    planned_cases,
)
from task_suites.android_arena.calendar_ways import APP, find, pick, pick_start, save
from task_suites.android_arena.looking import in_sight

CALENDAR: Final = "com.google.android.calendar"
IN_FRONT: Final = "the calendar is in front"
MADE: Final = "there is one new event with the title"
DAY: Final = "it begins on the day"
PLACE: Final = "it is at the place"
GUEST: Final = "the guest is invited, and nobody else is"
GONE: Final = "the event is gone"
REST: Final = "all other events are as they were"


@arena_task("calendar_open", "Open the calendar app.")
def test_open(episode: Episode) -> None:
    episode.run()
    with episode.check(IN_FRONT):
        assert not in_sight(episode.device, CALENDAR)


@test_open.solution
def open_calendar(pilot: Pilot) -> None:
    pilot.open(APP)


@test_open.mistake("another app", fails=IN_FRONT)
def open_clock(pilot: Pilot) -> None:
    pilot.open("Clock")


@test_open.mistake("left again", fails=IN_FRONT)
def open_and_leave(pilot: Pilot) -> None:
    open_calendar(pilot)
    pilot.home()


@arena_task(
    "calendar_create_event",
    "In Google Calendar, create an event called '{case.title}' on {case.day} at the location "
    "'{case.place}'.",
    params={"case": planned_cases()},
)
def test_create(episode: Episode, case: PlannedCase) -> None:
    calendar, now = PlannedEvents(episode.device), episode.device.now()
    calendar.add(event(case, 1, case.days[1]))
    before = calendar.all()
    old = {one.id for one in before}
    episode.run()
    after = calendar.all()
    new = [one for one in after if one.id not in old]
    with episode.check(MADE):
        assert [one.title.strip() for one in new] == [case.title]
    with episode.check(DAY):
        assert [one.start(now).date() for one in new] == [case.date]
    with episode.check(PLACE):
        assert [one.place.strip() for one in new] == [case.place]
    with episode.check(REST):
        assert only_added(before, after, new)


def begin(pilot: Pilot, title: str) -> Pilot:
    """Begin a new event."""
    pilot.open(APP).tap(id="floating_action_button").tap(text="Event")
    return pilot.type(None, title, id="title")


def fill(pilot: Pilot, day: int, place: str) -> None:
    """Give a new event its day, which is one of next month, and its place, and keep it."""
    pilot.tap(id="start_date").tap(desc="Next month")
    pick(pilot, next_month(day)).scroll_to(id="place").type(None, place, id="place")
    save(pilot)


@test_create.solution
def create(pilot: Pilot, case: PlannedCase) -> None:
    fill(begin(pilot, case.title), case.days[0], case.place)


@test_create.mistake("another title", fails=MADE)
def create_another(pilot: Pilot, case: PlannedCase) -> None:
    fill(begin(pilot, case.titles[1]), case.days[0], case.place)


@test_create.mistake("another day", fails=DAY)
def create_on_another_day(pilot: Pilot, case: PlannedCase) -> None:
    fill(begin(pilot, case.title), case.days[1], case.place)


@test_create.mistake("another place", fails=PLACE)
def create_elsewhere(pilot: Pilot, case: PlannedCase) -> None:
    fill(begin(pilot, case.title), case.days[0], case.places[1])


@test_create.mistake("not kept", fails=MADE)
def create_nothing(pilot: Pilot, case: PlannedCase) -> None:
    begin(pilot, case.title)


@test_create.mistake("an event deleted instead", fails=REST)
def delete_instead(pilot: Pilot, case: PlannedCase) -> None:
    delete_event(pilot.open(APP), case.titles[1])


def arranged(episode: Episode, case: PlannedCase) -> tuple[PlannedEvents, PlannedEvent]:
    """Add the events; gives the one the goal is about."""
    calendar = PlannedEvents(episode.device)
    first, other = events(case)
    calendar.add(other)
    return calendar, calendar.add(first)


@arena_task(
    "calendar_move_event",
    "In Google Calendar, change the start date of the event '{case.title}' to {case.day}.",
    params={"case": planned_cases()},
)
def test_move(episode: Episode, case: PlannedCase) -> None:
    calendar, wanted = arranged(episode, case)
    before, now = calendar.all(), episode.device.now()
    episode.run()
    after = calendar.all()
    moved = [one for one in after if one.id == wanted.id]
    with episode.check(DAY):
        starts = [one.start(now) for one in moved]
        assert starts == [wanted.start(now).replace(day=case.date.day)]
        assert all(one.end_ms >= one.start_ms for one in moved)
    with episode.check(REST):
        kept = [replace(one, start_ms=wanted.start_ms, end_ms=wanted.end_ms) for one in moved]
        assert only_changed(before, after, zip(kept, moved, strict=True))


def move(pilot: Pilot, title: str, day: int) -> None:
    """Let an event begin on another day of its month."""
    find(pilot.open(APP), title).tap(id="info_action_edit")
    save(pick_start(pilot, next_month(day)))


@test_move.solution
def move_event(pilot: Pilot, case: PlannedCase) -> None:
    move(pilot, case.title, case.days[0])


@test_move.mistake("to another day", fails=DAY)
def move_too_far(pilot: Pilot, case: PlannedCase) -> None:
    move(pilot, case.title, case.days[2])


@test_move.mistake("another event", fails=DAY)
def move_another(pilot: Pilot, case: PlannedCase) -> None:
    move(pilot, case.titles[1], case.days[0])


@test_move.mistake("another title, too", fails=REST)
def move_and_rename(pilot: Pilot, case: PlannedCase) -> None:
    find(pilot.open(APP), case.title).tap(id="info_action_edit")
    pilot.type(None, case.titles[2], id="title", clear=True)
    save(pick_start(pilot, next_month(case.days[0])))


@arena_task(
    "calendar_invite_guest",
    "In Google Calendar, invite {case.who.address} to the event '{case.title}'.",
    params={"case": planned_cases()},
)
def test_invite(episode: Episode, case: PlannedCase) -> None:
    calendar, wanted = arranged(episode, case)
    before = calendar.all()
    episode.run()
    after = calendar.all()
    goal = replace(wanted, guests=(case.who.address,))
    with episode.check(GUEST):
        assert [one.guests for one in after if one.id == wanted.id] == [goal.guests]
    with episode.check(REST):
        others = [replace(one, guests=wanted.guests) if one.id == wanted.id else one
                  for one in after]  # fmt: skip
        assert only_added(before, others, [])


def invite(pilot: Pilot, title: str, *addresses: str) -> None:
    """Invite people to an event."""
    find(pilot.open(APP), title).tap(id="info_action_edit").scroll_to(id="attendees")
    pilot.tap(id="attendees")
    for address in addresses:
        pilot.type(None, address, id="guest_input", enter=True)
    save(pilot.tap(id="done"))


@test_invite.solution
def invite_guest(pilot: Pilot, case: PlannedCase) -> None:
    invite(pilot, case.title, case.who.address)


@test_invite.mistake("somebody else", fails=GUEST)
def invite_another(pilot: Pilot, case: PlannedCase) -> None:
    invite(pilot, case.title, case.other.address)


@test_invite.mistake("somebody else, too", fails=GUEST)
def invite_two(pilot: Pilot, case: PlannedCase) -> None:
    invite(pilot, case.title, case.who.address, case.other.address)


@test_invite.mistake("to another event", fails=GUEST)
def invite_elsewhere(pilot: Pilot, case: PlannedCase) -> None:
    invite(pilot, case.titles[1], case.who.address)


@test_invite.mistake("moved, too", fails=REST)
def invite_and_move(pilot: Pilot, case: PlannedCase) -> None:
    find(pilot.open(APP), case.title).tap(id="info_action_edit")
    pick_start(pilot, next_month(case.days[0])).scroll_to(id="attendees").tap(id="attendees")
    save(pilot.type(None, case.who.address, id="guest_input", enter=True).tap(id="done"))


@arena_task(
    "calendar_delete_event",
    "In Google Calendar, delete the event '{case.title}'.",
    params={"case": planned_cases()},
)
def test_delete(episode: Episode, case: PlannedCase) -> None:
    calendar, wanted = arranged(episode, case)
    before = calendar.all()
    episode.run()
    after = calendar.all()
    with episode.check(GONE):
        assert wanted.id not in [one.id for one in after]
    with episode.check(REST):
        gone = [one for one in before if one.id == wanted.id]
        left = [one for one in after if one.id != wanted.id]
        assert only_removed(before, left, gone)


def delete_event(pilot: Pilot, title: str) -> None:
    """Delete an event."""
    find(pilot, title).tap(desc="More options").tap("Delete").tap(text="Delete")


@test_delete.solution
def delete(pilot: Pilot, case: PlannedCase) -> None:
    delete_event(pilot.open(APP), case.title)


@test_delete.mistake("another event", fails=GONE)
def delete_another(pilot: Pilot, case: PlannedCase) -> None:
    delete_event(pilot.open(APP), case.titles[1])


@test_delete.mistake("another event, too", fails=REST)
def delete_two(pilot: Pilot, case: PlannedCase) -> None:
    delete(pilot, case)
    pilot.back()
    delete_event(pilot, case.titles[1])


@test_delete.mistake("not confirmed", fails=GONE)
def ask_only(pilot: Pilot, case: PlannedCase) -> None:
    find(pilot.open(APP), case.title).tap(desc="More options").tap("Delete").tap("Cancel")
