"""Simple Calendar Pro: questions about its events; nothing may be changed for an answer."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.answers import Value
from pytest_androidbench.appdata.events import Events
from pytest_androidbench.interface.actions import LongPress
from task_suites.android_world.calendar_reading import Row, read_day, read_list, search
from task_suites.android_world.calendar_ways import save
from task_suites.android_world.content.agenda_draws import (
    NOW,
    WEEK,
    anywhere,
    at_time,
    first_after,
    in_next_week,
    in_range,
    next_meeting,
    next_one,
    on_day,
)
from task_suites.android_world.content.agendas import ONE_DAY, Agenda
from task_suites.android_world.content.days import TODAY
from task_suites.android_world.questions import RIGHT, ask

TITLE: Final = "Answer with its title alone."
TITLES: Final = "Answer with their titles alone, separated by commas."


def run_and_check(episode: Episode, agenda: Agenda, *wanted: Value) -> None:
    """Ask, and see that the answer is right and no event was touched for it."""
    kept = Events(episode.device)
    kept.replace(agenda.events)
    ask(episode, kept, *wanted)


@task(
    "SimpleCalendarAnyEventsOnDate",
    "Which events, if any, does Simple Calendar Pro have {agenda.day}, at any time of that day?"
    f" {TITLES}",
    params={"agenda": on_day(1, 4)},
    limits=Limits(steps=10),
    app="calendar",
    difficulty="easy",
    tags={"information_retrieval", "parameterized"},
    optimal_steps=4,
)
def test_any_events_on_date(episode: Episode, agenda: Agenda) -> None:
    run_and_check(episode, agenda, *agenda.titles)


@task(
    "SimpleCalendarEventsOnDate",
    f"Which events does Simple Calendar Pro have {{agenda.day}}, at any time of that day? {TITLES}",
    params={"agenda": on_day(1, 3)},
    limits=Limits(steps=10),
    app="calendar",
    difficulty="medium",
    tags={"information_retrieval", "parameterized"},
    optimal_steps=4,
)
def test_events_on_date(episode: Episode, agenda: Agenda) -> None:
    run_and_check(episode, agenda, *agenda.titles)


@task(
    "SimpleCalendarEventsInTimeRange",
    "Which events in Simple Calendar Pro start at {agenda.first:%H:%M} or later but before"
    f" {{agenda.last:%H:%M}} {{agenda.day}}? {TITLES}",
    params={"agenda": in_range(1, 3)},
    limits=Limits(steps=10),
    app="calendar",
    difficulty="easy",
    tags={
        *("complex_ui_understanding", "screen_reading", "search", "transcription"),
        *("information_retrieval", "parameterized"),
    },
    optimal_steps=2,
)
def test_events_in_time_range(episode: Episode, agenda: Agenda) -> None:
    run_and_check(episode, agenda, *agenda.titles)


@task(
    "SimpleCalendarEventOnDateAtTime",
    f"Which event in Simple Calendar Pro starts {{agenda.day}} at {{agenda.first:%H:%M}}? {TITLE}",
    params={"agenda": at_time()},
    limits=Limits(steps=10),
    app="calendar",
    difficulty="medium",
    tags={"information_retrieval", "parameterized"},
    optimal_steps=3,
)
def test_event_on_date_at_time(episode: Episode, agenda: Agenda) -> None:
    run_and_check(episode, agenda, agenda.target.title)


@task(
    "SimpleCalendarFirstEventAfterStartTime",
    "Which event in Simple Calendar Pro is the first to start {agenda.day} at"
    f" {{agenda.first:%H:%M}} or later? {TITLE}",
    params={"agenda": first_after()},
    limits=Limits(steps=10),
    app="calendar",
    difficulty="easy",
    tags={"parameterized", "screen_reading"},
    optimal_steps=2,
)
def test_first_event_after_start_time(episode: Episode, agenda: Agenda) -> None:
    run_and_check(episode, agenda, agenda.target.title)


@task(
    "SimpleCalendarNextEvent",
    f"Which of the events in Simple Calendar Pro is the next one to start from now on? {TITLE}",
    params={"agenda": next_one()},
    limits=Limits(steps=10),
    app="calendar",
    difficulty="easy",
    tags={
        *("complex_ui_understanding", "screen_reading", "information_retrieval", "parameterized"),
    },
    optimal_steps=4,
)
def test_next_event(episode: Episode, agenda: Agenda) -> None:
    run_and_check(episode, agenda, agenda.target.title)


@task(
    "SimpleCalendarEventsInNextWeek",
    f"Which events does Simple Calendar Pro have {{agenda.day}}? {TITLES}",
    params={"agenda": in_next_week(1, 4)},
    limits=Limits(steps=10),
    app="calendar",
    difficulty="easy",
    tags={"data_entry", "parameterized"},
    optimal_steps=3,
)
def test_events_in_next_week(episode: Episode, agenda: Agenda) -> None:
    run_and_check(episode, agenda, *agenda.titles)


@task(
    "SimpleCalendarLocationOfEvent",
    'Where does the event "{agenda.target.title}" in Simple Calendar Pro take place? Answer with'
    " its location as it is entered there, and nothing else.",
    params={"agenda": anywhere()},
    limits=Limits(steps=10),
    app="calendar",
    difficulty="easy",
    tags={"search", "parameterized"},
    optimal_steps=4,
)
def test_location_of_event(episode: Episode, agenda: Agenda) -> None:
    run_and_check(episode, agenda, agenda.target.location)


@task(
    "SimpleCalendarNextMeetingWithPerson",
    "When am I going to meet {agenda.person} next, by Simple Calendar Pro? Answer with the date"
    ' and the time it starts, in the form "October 3 2023 09:30".',
    params={"agenda": next_meeting()},
    limits=Limits(steps=10),
    app="calendar",
    difficulty="medium",
    tags={"information_retrieval", "parameterized"},
    optimal_steps=5,
)
def test_next_meeting_with_person(episode: Episode, agenda: Agenda) -> None:
    run_and_check(episode, agenda, agenda.target.start)


def titles(rows: list[Row]) -> str:
    """An answer that names events."""
    return ", ".join(row.title for row in rows)


def around(pilot: Pilot, agenda: Agenda) -> tuple[list[Row], list[Row], list[Row]]:
    """The events of the day before, within and after the time the goal asks for."""
    rows = read_day(pilot, agenda.day.date)
    before = [row for row in rows if row.start < agenda.first]
    after = [row for row in rows if row.start >= agenda.last]
    return before, [row for row in rows if row not in (*before, *after)], after


def in_window(pilot: Pilot, agenda: Agenda) -> list[Row]:
    """The events of the day that start when the goal asks for them."""
    return around(pilot, agenda)[1]


def from_then_on(pilot: Pilot, agenda: Agenda) -> list[Row]:
    """The events of the day that start at the time in the goal or later."""
    return [row for row in read_day(pilot, agenda.day.date) if row.start >= agenda.first]


def of_next_week(pilot: Pilot) -> list[Row]:
    """The events of the next week."""
    return read_list(pilot, *WEEK)


@test_any_events_on_date.solution
@test_events_on_date.solution
@test_events_in_time_range.solution
@test_event_on_date_at_time.solution
def tell_titles(pilot: Pilot, agenda: Agenda) -> None:
    pilot.answer(titles(in_window(pilot, agenda)))


@test_first_event_after_start_time.solution
@test_next_event.solution
def tell_first(pilot: Pilot, agenda: Agenda) -> None:
    pilot.answer(from_then_on(pilot, agenda)[0].title)


@test_events_in_next_week.solution
def tell_week(pilot: Pilot) -> None:
    pilot.answer(titles(of_next_week(pilot)))


@test_location_of_event.solution
def tell_place(pilot: Pilot, agenda: Agenda) -> None:
    [row] = search(pilot, agenda.target.title)
    pilot.tap(at=row.node.center)
    pilot.answer(pilot.node(id="event_location").text)


@test_next_meeting_with_person.solution
def tell_when(pilot: Pilot, agenda: Agenda) -> None:
    pilot.answer(next_time(search(pilot, agenda.person)))


def next_time(rows: list[Row]) -> str:
    """When the first of these that is yet to come starts."""
    start = min(row.start for row in rows if row.start > NOW)
    return f"{start:%B} {start.day} {start:%Y %H:%M}"


@test_any_events_on_date.mistake("those of the next day", fails=RIGHT)
@test_events_on_date.mistake("those of the next day", fails=RIGHT)
def tell_next_day(pilot: Pilot, agenda: Agenda) -> None:
    pilot.answer(titles(read_day(pilot, agenda.day.date + ONE_DAY)))


@test_any_events_on_date.mistake("one named twice", fails=RIGHT)
@test_events_on_date.mistake("one named twice", fails=RIGHT)
@test_events_in_time_range.mistake("one named twice", fails=RIGHT)
def name_one_twice(pilot: Pilot, agenda: Agenda) -> None:
    rows = in_window(pilot, agenda)
    pilot.answer(titles([*rows, rows[0]]))


@test_any_events_on_date.mistake("one deleted after it was read")
@test_event_on_date_at_time.mistake("deleted after it was read")
@test_first_event_after_start_time.mistake("deleted after it was read")
@test_next_event.mistake("deleted after it was read")
def tell_and_delete(pilot: Pilot, agenda: Agenda) -> None:
    rows = in_window(pilot, agenda)
    pilot.do(LongPress(rows[0].node.index)).tap("Delete").tap("Yes")
    pilot.answer(titles(rows))


@test_events_on_date.mistake("one renamed on the way")
@test_events_in_time_range.mistake("one renamed on the way")
def tell_and_rename(pilot: Pilot, agenda: Agenda) -> None:
    rows = in_window(pilot, agenda)
    pilot.tap(at=rows[0].node.center).type("Title", " again")
    save(pilot)
    pilot.answer(titles(rows))


@test_events_in_time_range.mistake("with one that runs into these hours", fails=RIGHT)
def name_one_running(pilot: Pilot, agenda: Agenda) -> None:
    before, inside, _ = around(pilot, agenda)
    pilot.answer(titles([*before[-1:], *inside]))


@test_events_in_time_range.mistake("with one that starts when they are over", fails=RIGHT)
def name_one_later(pilot: Pilot, agenda: Agenda) -> None:
    _, inside, after = around(pilot, agenda)
    pilot.answer(titles([*inside, *after[:1]]))


@test_event_on_date_at_time.mistake("another one of the day", fails=RIGHT)
def tell_other_of_day(pilot: Pilot, agenda: Agenda) -> None:
    before, _, after = around(pilot, agenda)
    pilot.answer([*after, *before][0].title)


@test_event_on_date_at_time.mistake("what starts then a day later", fails=RIGHT)
def tell_same_time_next_day(pilot: Pilot, agenda: Agenda) -> None:
    rows = read_day(pilot, agenda.day.date + ONE_DAY)
    pilot.answer(titles([row for row in rows if row.start == agenda.first + ONE_DAY]))


@test_first_event_after_start_time.mistake("one that has begun before", fails=RIGHT)
@test_next_event.mistake("the one that goes on", fails=RIGHT)
def tell_running(pilot: Pilot, agenda: Agenda) -> None:
    pilot.answer(around(pilot, agenda)[0][-1].title)


@test_first_event_after_start_time.mistake("the second one", fails=RIGHT)
@test_next_event.mistake("the one after it", fails=RIGHT)
def tell_second(pilot: Pilot, agenda: Agenda) -> None:
    pilot.answer(from_then_on(pilot, agenda)[1].title)


@test_next_event.mistake("the first one of tomorrow", fails=RIGHT)
def tell_tomorrow(pilot: Pilot) -> None:
    pilot.answer(read_day(pilot, TODAY + ONE_DAY)[0].title)


@test_events_in_next_week.mistake("from today on", fails=RIGHT)
def tell_from_today_on(pilot: Pilot) -> None:
    pilot.answer(titles(read_list(pilot, TODAY, WEEK[1])))


@test_events_in_next_week.mistake("one day longer", fails=RIGHT)
def tell_longer(pilot: Pilot) -> None:
    pilot.answer(titles(read_list(pilot, WEEK[0], WEEK[1] + ONE_DAY)))


@test_events_in_next_week.mistake("the first one only, as often as there are any", fails=RIGHT)
def repeat_one(pilot: Pilot) -> None:
    rows = of_next_week(pilot)
    pilot.answer(titles([rows[0]] * max(2, len(rows))))


@test_location_of_event.mistake("the place of another event", fails=RIGHT)
def tell_place_of_other(pilot: Pilot, agenda: Agenda) -> None:
    place = next(plan.location for plan in agenda.others if plan.location)
    search(pilot, place)
    pilot.answer(place)


@test_location_of_event.mistake("its title", fails=RIGHT)
def tell_title(pilot: Pilot, agenda: Agenda) -> None:
    pilot.answer(titles(search(pilot, agenda.target.title)))


@test_location_of_event.mistake("wrote more behind it on the way")
def extend_place(pilot: Pilot, agenda: Agenda) -> None:
    [row] = search(pilot, agenda.target.title)
    pilot.tap(at=row.node.center).type("Location", ", Floor 2")
    save(pilot)
    pilot.answer(agenda.target.location)


@test_next_meeting_with_person.mistake("one later", fails=RIGHT)
def tell_when_again(pilot: Pilot, agenda: Agenda) -> None:
    rows = search(pilot, agenda.person)
    pilot.answer(next_time([row for row in rows if row.start != agenda.target.start]))


@test_next_meeting_with_person.mistake("with nearly the same name", fails=RIGHT)
def tell_when_other(pilot: Pilot, agenda: Agenda) -> None:
    pilot.answer(next_time(search(pilot, agenda.namesake)))


@test_next_meeting_with_person.mistake("half a day off", fails=RIGHT)
def tell_wrong_half(pilot: Pilot, agenda: Agenda) -> None:
    when = next_time(search(pilot, agenda.person))
    day, _, hour = when[:-3].rpartition(" ")
    pilot.answer(f"{day} {(int(hour) + 12) % 24:02d}{when[-3:]}")
