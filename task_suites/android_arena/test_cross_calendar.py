"""From other apps to Google Calendar: a meeting that a text tells of, a guest from Contacts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.address_book import Card
from pytest_androidbench.appdata.messages import Messages
from pytest_androidbench.appdata.planned import PlannedEvent, PlannedEvents
from pytest_androidbench.appdata.validators import only_added, same_rows
from pytest_androidbench.interface.actions import Tap
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.calendar_cases import (
    PlannedCase,
    event,
    next_month,
    planned_cases,
    said,
)
from task_suites.android_arena.calendar_ways import APP, pick, save
from task_suites.android_arena.contact_ways import arranged as with_people
from task_suites.android_arena.contact_ways import open_person
from task_suites.android_arena.cross_texts import let_come, read_chat
from task_suites.android_arena.text_cases import TextCase, text_cases

MADE: Final = "there is one new event with the title"
START: Final = "it begins on the day, at the hour"
GUEST: Final = "the guest is invited, and nobody else is"
REST: Final = "all other events are as they were"
KEPT: Final = "nothing else was changed"
EARLIER_HOUR: Final = 2
"""How many hours earlier the other meeting is."""


def new_events(calendar: PlannedEvents, before: Sequence[PlannedEvent]) -> list[PlannedEvent]:
    """The events that were not there before."""
    old = {one.id for one in before}
    return [one for one in calendar.all() if one.id not in old]


def check_only_added(
    episode: Episode, calendar: PlannedEvents, before: Sequence[PlannedEvent]
) -> None:
    """The events of before are there as they were."""
    with episode.check(REST):
        assert only_added(before, calendar.all(), new_events(calendar, before))


def begin(pilot: Pilot, title: str) -> Pilot:
    """Begin a new event."""
    pilot.open(APP).tap(id="floating_action_button").tap(text="Event")
    return pilot.type(None, title, id="title")


def told(title: str, day: int, hour: int) -> str:
    """A text message about a meeting, on a day of next month."""
    return f"Meeting '{title}' on {said(next_month(day))} at {hour}:00."


def hours(case: PlannedCase) -> tuple[int, int]:
    """When the latest meeting begins, and the other one; all of two digits."""
    return case.hour + EARLIER_HOUR + 1, case.hour + 1


@arena_task(
    "message_to_event",
    "Find the latest text message about a meeting, and create an event for that meeting in Google "
    "Calendar: with the title, on the day and at the hour that the message tells.",
    params={"case": planned_cases(), "texts": text_cases()},
)
def test_message_to_event(episode: Episode, case: PlannedCase, texts: TextCase) -> None:
    calendar, now = PlannedEvents(episode.device), episode.device.now()
    hour, other_hour = hours(case)
    messages = let_come(
        episode.device,
        (texts.other, told(case.titles[1], case.days[1], other_hour)),
        (texts.who, told(case.title, case.days[0], hour)),
        (texts.who, texts.texts[2]),
    )
    before = calendar.all()
    episode.run()
    new = new_events(calendar, before)
    with episode.check(MADE):
        assert [one.title.strip() for one in new] == [case.title]
    with episode.check(START):
        starts = [one.start(now) for one in new]
        assert [(at.date(), at.hour, at.minute) for at in starts] == [(case.date, hour, 0)]
        assert not any(one.all_day or one.rule for one in new)
    check_only_added(episode, calendar, before)
    with episode.check(KEPT):
        assert same_rows(messages, Messages(episode.device).all())


def plan(pilot: Pilot, title: str, day: int, hour: int) -> Pilot:
    """Fill in a new event, on a day of next month; it is not kept yet."""
    begin(pilot, title).tap(id="start_date").tap(desc="Next month")
    pick(pilot, next_month(day)).tap(id="start_time")
    marks = (node for node in pilot.observation.nodes if not node.resource_id)
    pilot.do(Tap(next(mark.index for mark in marks if mark.text == str(hour))))
    return pilot.tap("OK")


@test_message_to_event.solution
def plan_meeting(pilot: Pilot, case: PlannedCase, texts: TextCase) -> None:
    read_chat(pilot, texts.who)
    save(plan(pilot, case.title, case.days[0], hours(case)[0]))


@test_message_to_event.mistake("the earlier meeting", fails=MADE)
def plan_earlier_meeting(pilot: Pilot, case: PlannedCase, texts: TextCase) -> None:
    read_chat(pilot, texts.other)
    save(plan(pilot, case.titles[1], case.days[1], hours(case)[1]))


@test_message_to_event.mistake("another day", fails=START)
def plan_on_other_day(pilot: Pilot, case: PlannedCase, texts: TextCase) -> None:
    read_chat(pilot, texts.who)
    save(plan(pilot, case.title, case.days[1], hours(case)[0]))


@test_message_to_event.mistake("another hour", fails=START)
def plan_at_other_hour(pilot: Pilot, case: PlannedCase, texts: TextCase) -> None:
    read_chat(pilot, texts.who)
    save(plan(pilot, case.title, case.days[0], hours(case)[1]))


@test_message_to_event.mistake("not kept", fails=MADE)
def plan_nothing(pilot: Pilot, case: PlannedCase, texts: TextCase) -> None:
    read_chat(pilot, texts.who)
    plan(pilot, case.title, case.days[0], hours(case)[0])


@arena_task(
    "contact_to_event",
    "In Google Calendar, create an event called '{case.title}', and invite {case.who.name} to it "
    "as a guest by the mail address that is in Contacts.",
    params={"case": planned_cases()},
)
def test_contact_to_event(episode: Episode, case: PlannedCase) -> None:
    calendar = PlannedEvents(episode.device)
    cards = [Card(name=one.name, emails=(one.address,)) for one in (case.who, case.other)]
    book = with_people(episode, *cards)
    people = book.read()
    calendar.add(event(case, 1, case.days[1]))
    before = calendar.all()
    episode.run()
    new = new_events(calendar, before)
    with episode.check(MADE):
        assert [one.title.strip() for one in new] == [case.title]
    with episode.check(GUEST):
        assert [one.guests for one in new] == [(case.who.address,)]
    check_only_added(episode, calendar, before)
    with episode.check(KEPT):
        assert book.read() == people


def invite(pilot: Pilot, title: str, *addresses: str) -> Pilot:
    """Begin an event with guests; it is not kept yet."""
    begin(pilot, title).scroll_to(id="attendees").tap(id="attendees")
    for address in addresses:
        pilot.type(None, address, id="guest_input", enter=True)
    return pilot.tap(id="done")


@test_contact_to_event.solution
def invite_person(pilot: Pilot, case: PlannedCase) -> None:
    open_person(pilot, case.who.name)
    save(invite(pilot, case.title, case.who.address))


@test_contact_to_event.mistake("somebody else", fails=GUEST)
def invite_other(pilot: Pilot, case: PlannedCase) -> None:
    open_person(pilot, case.other.name)
    save(invite(pilot, case.title, case.other.address))


@test_contact_to_event.mistake("somebody else, too", fails=GUEST)
def invite_both(pilot: Pilot, case: PlannedCase) -> None:
    open_person(pilot, case.who.name)
    save(invite(pilot, case.title, case.who.address, case.other.address))


@test_contact_to_event.mistake("nobody", fails=GUEST)
def invite_nobody(pilot: Pilot, case: PlannedCase) -> None:
    save(begin(pilot, case.title))


@test_contact_to_event.mistake("not kept", fails=MADE)
def keep_nothing(pilot: Pilot, case: PlannedCase) -> None:
    open_person(pilot, case.who.name)
    invite(pilot, case.title, case.who.address)
