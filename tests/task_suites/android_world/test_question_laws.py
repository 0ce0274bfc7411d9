"""Questions over 500 seeds: the answer is the only right one, by what the phone shows alone.

Each answer is found a second time: from the rows that are put on the phone, by the words of the
goal, without what the draw says of them.
"""

from __future__ import annotations

import datetime
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.appdata.answers import Value, answer_holds
from pytest_androidbench.appdata.events import Event
from pytest_androidbench.appdata.notes import Contents, Note
from pytest_androidbench.appdata.todos import HIGH, Todo
from pytest_androidbench.appdata.tracks import Track
from pytest_androidbench.tasks.params import draws
from task_suites.android_world.content.activities import WEEK as THIS_WEEK
from task_suites.android_world.content.activities import asked_in, mixed
from task_suites.android_world.content.agenda_draws import NOW, WEEK
from task_suites.android_world.content.agendas import Agenda
from task_suites.android_world.content.note_questions import (
    MEETING_BODIES,
    with_kind,
    with_meeting,
    with_recipe,
    with_todos,
)
from task_suites.android_world.content.todos import NEXT_WEEK, Board
from task_suites.android_world.test_sports import METERS, MINUTES, TOLERANCE

SEEDS: Final = range(500)
Values = Mapping[str, Any]
Days = tuple[datetime.date, datetime.date]


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """How an answer is found, and what else stands on the phone that might be taken for it."""

    wanted: Callable[[Values], list[Value]]
    """What the task asks for."""
    found: Callable[[Values], list[Value]]
    """What a reader of the phone finds."""
    near: Callable[[Values], Iterable[Value]]
    """Other values of the same kind."""
    tolerance: float = 0.0
    units: tuple[str, ...] = ()

    def takes(self, values: Values, *said: Value) -> bool:
        """Whether an answer is taken."""
        text = ", ".join(map(spoken, said))
        wanted = self.wanted(values)
        return bool(answer_holds(text, wanted, tolerance=self.tolerance, units=self.units))


def spoken(value: Value) -> str:
    """A value as an agent says it."""
    if isinstance(value, datetime.datetime):
        return f"{value:%B %d %Y %H:%M}"
    return f"{value:.6f}" if isinstance(value, float | int) else str(value)


# Simple Calendar Pro


def start_of(event: Event) -> datetime.datetime:
    """When an event starts, in the time zone of the suite's phone."""
    return datetime.datetime.fromtimestamp(event.start_ts, datetime.UTC).replace(tzinfo=None)


def titled(chosen: Callable[[Agenda, datetime.datetime], bool], *, first: bool = False) -> Question:
    """Asks for titles of the events whose start fits; for the first of them alone, maybe."""

    def found(values: Values) -> list[Value]:
        agenda = values["agenda"]
        events = sorted(agenda.events, key=start_of)
        titles = [event.title for event in events if chosen(agenda, start_of(event))]
        return [*titles[:1]] if first else [*titles]

    return Question(
        wanted=lambda values: [*values["agenda"].titles],
        found=found,
        near=lambda values: [plan.title for plan in values["agenda"].others],
    )


def of_day(agenda: Agenda, start: datetime.datetime) -> bool:
    """Whether something starts on the day that the goal names."""
    return start.date() == agenda.day.date


def place_of(values: Values) -> list[Value]:
    """Where the events of the asked title take place."""
    agenda = values["agenda"]
    return [event.location for event in agenda.events if event.title == agenda.target.title]


def meetings(values: Values, name: str) -> list[datetime.datetime]:
    """When somebody is met from now on."""
    events = values["agenda"].events
    starts = [start_of(e) for e in events if re.search(rf"\b{re.escape(name)}\b", e.title)]
    return sorted(start for start in starts if start > NOW)


CALENDAR: Final = {
    "SimpleCalendarAnyEventsOnDate": titled(of_day),
    "SimpleCalendarEventsOnDate": titled(of_day),
    "SimpleCalendarEventsInTimeRange": titled(
        lambda a, start: of_day(a, start) and a.first.time() <= start.time() < a.last.time()
    ),
    "SimpleCalendarEventOnDateAtTime": titled(
        lambda a, start: of_day(a, start) and start.time() == a.first.time()
    ),
    "SimpleCalendarFirstEventAfterStartTime": titled(
        lambda a, start: of_day(a, start) and start.time() >= a.first.time(), first=True
    ),
    "SimpleCalendarNextEvent": titled(lambda _, start: start > NOW, first=True),
    "SimpleCalendarEventsInNextWeek": titled(
        lambda _, start: WEEK[0] <= start.date() <= WEEK[1]
    ),
    "SimpleCalendarLocationOfEvent": Question(
        wanted=lambda values: [values["agenda"].target.location],
        found=place_of,
        near=lambda values: [p.location for p in values["agenda"].others if p.location],
    ),
    "SimpleCalendarNextMeetingWithPerson": Question(
        wanted=lambda values: [values["agenda"].target.start],
        found=lambda values: [*meetings(values, values["agenda"].person)[:1]],
        near=lambda values: [
            *meetings(values, values["agenda"].person)[1:],
            *meetings(values, values["agenda"].namesake),
        ],
    ),
}  # fmt: skip


# Tasks.org


def due(chosen: Callable[[Board, Todo], bool], *, counted: bool = False) -> Question:
    """Asks for the titles of some tasks, or how many there are."""

    def found(values: Values) -> list[Value]:
        board = values["board"]
        titles = [todo.title for todo in board.todos() if chosen(board, todo)]
        return [len(titles)] if counted else [*titles]

    def near(values: Values) -> list[Value]:
        board = values["board"]
        count = len(board.asked)
        return [count - 1, count + 1] if counted else [todo.title for todo in board.others]

    def wanted(values: Values) -> list[Value]:
        board = values["board"]
        return [len(board.asked)] if counted else [*board.titles]

    return Question(wanted=wanted, found=found, near=near)


def on_the_day(board: Board, todo: Todo) -> bool:
    """Whether a task is due on the day that the goal names."""
    return board.day is not None and todo.due == board.day.date


TODOS: Final = {
    "TasksCompletedTasksForDate": due(lambda b, todo: on_the_day(b, todo) and not is_open(todo)),
    "TasksDueNextWeek": due(lambda _, t: NEXT_WEEK[0] <= t.due <= NEXT_WEEK[1], counted=True),
    "TasksDueOnDate": due(on_the_day),
    "TasksHighPriorityTasks": due(lambda _, todo: todo.priority == HIGH and is_open(todo)),
    "TasksHighPriorityTasksDueOnDate": due(
        lambda b, todo: on_the_day(b, todo) and todo.priority == HIGH and is_open(todo)
    ),
    "TasksIncompleteTasksOnDate": due(lambda b, todo: on_the_day(b, todo) and is_open(todo)),
}


def is_open(todo: Todo) -> bool:
    """Whether a task is still to be done."""
    return todo.completed is None


# Joplin


def note(contents: Contents, values: Values) -> Note:
    """The note that is called as the goal says."""
    [found] = [each for each in contents.notes if each.title == values["title"]]
    return found


def attendees(values: Values) -> list[Value]:
    """How many the note says that came, read by the one body that it has."""
    body = note(with_meeting(**values), values).body
    parts = (re.escape(each).replace(r"\{count\}", r"(\d+)") for each in MEETING_BODIES)
    return [int(fits[1]) for part in parts if (fits := re.fullmatch(part, body))]


def amounts(values: Values) -> list[Value]:
    """What the lines of the note with the ingredient say of how much, in one form or the other."""
    body, what = note(with_recipe(**values), values).body, re.escape(values["ingredient"])
    amount = r"(\d+ [a-z]+)"
    said = re.findall(rf"{amount} of {what}\b|\| {what} \| {amount} \|", body)
    return [one or other for one, other in said]


def todo_count(values: Values) -> list[Value]:
    """How many to-dos lie in the notebook that is called as the goal says."""
    contents = with_todos(**values)
    [folder] = [each.id for each in contents.folders if each.title == values["folder"]]
    return [sum(each.is_todo and each.folder_id == folder for each in contents.notes)]


NOTES: Final = {
    "NotesIsTodo": Question(
        wanted=lambda values: [str(values["is_todo"])],
        found=lambda values: [str(note(with_kind(**values), values).is_todo)],
        near=lambda values: [str(not values["is_todo"])],
    ),
    "NotesMeetingAttendeeCount": Question(
        wanted=lambda values: [values["count"]],
        found=attendees,
        near=lambda values: {*map(int, re.findall(r"\d+", values["body"]))} - {values["count"]},
    ),
    "NotesRecipeIngredientCount": Question(
        wanted=lambda values: [values["quantity"]],
        found=amounts,
        near=lambda values: [values["quantity"].split()[0], f"{values['quantity']} more"],
    ),
    "NotesTodoItemCount": Question(
        wanted=lambda values: [len(values["todos"])],
        found=todo_count,
        near=lambda values: [len(values["todos"]) - 1, len(values["todos"]) + 1],
    ),
}


# OpenTracks


def days_of(values: Values) -> Days:
    """The days that the goal names."""
    if "span" in values:
        return values["span"].first, values["span"].last
    return (values["log"].day.date,) * 2 if "log" in values else THIS_WEEK


def tracks(values: Values) -> list[Track]:
    """The tracks of the asked type on the asked days, out of the whole log."""
    days, category = days_of(values), values["category"]
    outings = values["span"] if "span" in values else values.get("log", values)
    asked = outings["outings"] if isinstance(outings, Mapping) else outings.outings
    log = mixed(asked, values["noise"], category, asked_in(category, days))
    return [t for t in log if t.category == category and days[0] <= t.start.date() <= days[1]]


def measured(
    read: Callable[[list[Track]], float],
    wanted: Callable[[Values], float],
    *,
    off: float = 1,
    tolerance: float = 0.0,
    units: tuple[str, ...] = (),
) -> Question:
    """Asks for a number that is read of tracks."""
    return Question(
        wanted=lambda values: [wanted(values)],
        found=lambda values: [read(tracks(values))],
        near=lambda values: [wanted(values) - off, wanted(values) + off],
        tolerance=tolerance,
        units=units,
    )


def minutes(found: Iterable[Track]) -> float:
    """How long tracks took."""
    return sum(track.duration.total_seconds() for track in found) / 60


def types_of_day(values: Values) -> list[Value]:
    """The types of the tracks of the day, each once."""
    date = values["log"].day.date
    outings, noise = values["log"].outings, values["noise"]
    log = mixed(outings, noise, "running", lambda track: track.start.date() == date)
    return [*dict.fromkeys(track.category for track in log if track.start.date() == date)]


SPORTS: Final = {
    "SportsTrackerActivitiesCountForWeek": measured(
        len, lambda values: len(values["outings"])
    ),
    "SportsTrackerActivitiesOnDate": Question(
        wanted=lambda values: [outing.type for outing in values["log"].outings],
        found=types_of_day,
        near=lambda values: {o.type for o in values["noise"] if o.type}
        - {o.type for o in values["log"].outings},
    ),
    "SportsTrackerActivityDuration": measured(
        minutes, lambda values: values["log"].outings[0].minutes, units=MINUTES
    ),
    "SportsTrackerLongestDistanceActivity": measured(
        lambda found: max(track.metres for track in found),
        lambda values: max(outing.metres for outing in values["outings"]),
        off=TOLERANCE + 1, tolerance=TOLERANCE, units=METERS,
    ),
    "SportsTrackerTotalDistanceForCategoryOverInterval": measured(
        lambda found: sum(track.metres for track in found),
        lambda values: sum(outing.metres for outing in values["span"].outings),
        off=TOLERANCE + 1, tolerance=TOLERANCE, units=METERS,
    ),
    "SportsTrackerTotalDurationForCategoryThisWeek": measured(
        minutes, lambda values: sum(o.minutes for o in values["outings"]), units=MINUTES
    ),
}  # fmt: skip
QUESTIONS: Final[Mapping[str, Question]] = {**CALENDAR, **TODOS, **NOTES, **SPORTS}


def test_there_are_as_many_questions_as_published() -> None:
    modules = {"test_calendar_questions", "test_tasks", "test_notes", "test_sports"}
    asked = [
        task.id for task in tasks_of().values()
        if task.function.__module__.rpartition(".")[2] in modules
    ]  # fmt: skip
    assert sorted(QUESTIONS) == sorted(asked)
    assert len(asked) == 25


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("task_id", QUESTIONS)
def test_what_is_read_is_what_is_wanted_and_nothing_else_is_taken(task_id: str) -> None:
    question = QUESTIONS[task_id]
    for values in draws(tasks_of()[task_id], suite_of().name, SEEDS):
        wanted, found = question.wanted(values), question.found(values)
        assert Counter(map(spoken, found)) == Counter(map(spoken, wanted)), values
        assert wanted
        assert question.takes(values, *found)
        near = [value for value in question.near(values) if value not in wanted]
        for other in dict.fromkeys(chain(near[:3], near[-3:])):
            assert not question.takes(values, *wanted[:-1], other), (other, wanted)
        assert not question.takes(values, *wanted, wanted[0])
        assert not question.takes(values, *wanted[:-1]) or len(wanted) == 1
