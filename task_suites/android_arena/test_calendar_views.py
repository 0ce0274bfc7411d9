"""Views of Google Calendar: what must be in sight, and what is told of the coming days."""

from __future__ import annotations

import re
from calendar import month_name, monthrange
from dataclasses import dataclass
from datetime import date, timedelta
from random import Random
from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.answers import answer_holds
from pytest_androidbench.appdata.calendar_tasks import PACKAGE, CalendarTasks, DatedTask
from pytest_androidbench.appdata.constraints import watch_ways
from pytest_androidbench.appdata.preferences import Preferences
from pytest_androidbench.appdata.validators import same_rows
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.tasks.strategies import made, one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.calendar_cases import TITLES
from task_suites.android_arena.calendar_ways import APP, MENU, view
from task_suites.android_arena.forbidding import check_kept
from task_suites.android_arena.looking import in_sight
from task_suites.android_arena.recipe import START

SEEN: Final = "what was asked for is in sight"
ANSWER: Final = "the answer names the tasks of these days, and no others"
REST: Final = "the tasks are as they were"
ALLOWED: Final = "no forbidden way was gone"
VIEW: Final = "preference_chosen_view"
NAMES: Final = {"schedule": "Schedule", "day": "Day", "3days": "3 days", "week": "Week",
                "month": "Month"}  # fmt: skip
_MONTHS: Final = tuple(month_name)
_DAY: Final = re.compile(
    r"[A-Z][a-z]+(?:,? (?P<d>\d{1,2}) (?P<m>[A-Z][a-z]+)|, (?P<m2>[A-Z][a-z]+) (?P<d2>\d{1,2})),? "
    r"(?P<y>\d{4})(?:: .*)?"
)
"""`Monday 16 October 2023` or `Monday, October 16, 2023`, and how much there is on it."""


def described(seen: Observation) -> list[date]:
    """The days that columns and cells are described by, in order, each once."""
    read = (_DAY.fullmatch(node.desc) for node in seen.nodes)
    return sorted({_day(each) for each in read if each is not None})


def _day(read: re.Match[str]) -> date:
    month = _MONTHS.index(read["m"] or read["m2"])
    return date(int(read["y"]), month, int(read["d"] or read["d2"]))


def week_of(day: date) -> list[date]:
    """The days of a week, which begins on Sunday as the app comes."""
    first = day - timedelta(days=(day.weekday() + 1) % 7)
    return [first + timedelta(days=n) for n in range(7)]


def begin_with(episode: Episode, name: str) -> None:
    """Have the calendar show its days in a certain way at first."""
    Preferences(episode.device, PACKAGE).put({VIEW: name})


@arena_task(
    "calendar_show_week", "Show the whole of this week in Google Calendar.",
    params={"start": one_of("schedule", "day", "3days", "month")},
)  # fmt: skip
def test_week(episode: Episode, start: str) -> None:
    begin_with(episode, start)
    episode.run()
    with episode.check(SEEN):
        assert not in_sight(episode.device, PACKAGE)
        assert described(episode.device.observe()) == week_of(episode.device.now().date())


@test_week.solution
def show_week(pilot: Pilot) -> None:
    view(pilot.open(APP), "Week")


@test_week.mistake("three days", fails=SEEN)
def show_three_days(pilot: Pilot) -> None:
    view(pilot.open(APP), "3 days")


@test_week.mistake("next week", fails=SEEN)
def show_next_week(pilot: Pilot) -> None:
    show_week(pilot)
    pilot.scroll("right")


@test_week.mistake("left again", fails=SEEN)
def show_week_and_leave(pilot: Pilot) -> None:
    show_week(pilot)
    pilot.home()


@arena_task(
    "calendar_show_month", "Show the whole of this month in Google Calendar.",
    params={"start": one_of("schedule", "day", "3days", "week")},
)  # fmt: skip
def test_month(episode: Episode, start: str) -> None:
    begin_with(episode, start)
    episode.run()
    today = episode.device.now().date()
    days = [today.replace(day=n + 1) for n in range(monthrange(today.year, today.month)[1])]
    with episode.check(SEEN):
        assert not in_sight(episode.device, PACKAGE)
        shown = described(episode.device.observe())
        assert [day for day in shown if day in days] == days
        assert shown.index(days[0]) < 7


@test_month.solution
def show_month(pilot: Pilot) -> None:
    view(pilot.open(APP), "Month")


@test_month.mistake("a week", fails=SEEN)
def show_week_instead(pilot: Pilot) -> None:
    view(pilot.open(APP), "Week")


@test_month.mistake("next month", fails=SEEN)
def show_next_month(pilot: Pilot) -> None:
    show_month(pilot)
    pilot.scroll("right")


@test_month.mistake("left again", fails=SEEN)
def show_month_and_leave(pilot: Pilot) -> None:
    show_month(pilot)
    pilot.home()


@dataclass(frozen=True, slots=True)
class ComingTasks:
    """What is to be done tomorrow and on the two days after it, today, and later."""

    coming: tuple[DatedTask, ...]
    others: tuple[DatedTask, ...]

    @property
    def titles(self) -> list[str]:
        """What the answer must name."""
        return [one.title for one in self.coming]


def coming_tasks() -> SearchStrategy[ComingTasks]:
    """Two or three tasks of the next three days, and three of others."""
    return made(_coming)


def _coming(random: Random) -> ComingTasks:
    titles, today = random.sample(TITLES, 6), START.date()
    days = sorted(random.sample((1, 2, 3), random.randint(2, 3)))
    coming = [_task(random, titles.pop(), today, ahead) for ahead in days]
    others = [_task(random, titles.pop(), today, ahead) for ahead in (0, 4, 5)]
    return ComingTasks(tuple(coming), tuple(others))


def _task(random: Random, title: str, today: date, ahead: int) -> DatedTask:
    return DatedTask(
        title=title, day=today + timedelta(days=ahead), minutes=60 * random.randint(17, 20)
    )


@arena_task(
    "reminders_without_drawer",
    "Which tasks stand in Google Calendar for the next three days, tomorrow being the first? "
    "Answer with their titles. Do not open the calendar's navigation drawer.",
    params={"tasks": coming_tasks(), "start": one_of(*NAMES)},
)
def test_coming(episode: Episode, tasks: ComingTasks, start: str) -> None:
    kept = CalendarTasks(episode.device)
    kept.replace([*tasks.others, *tasks.coming], int(START.timestamp() * 1000))
    begin_with(episode, start)
    before = kept.all()
    ways = watch_ways(episode.device)
    episode.run()
    check_kept(episode, ways, "no_calendar_drawer", ALLOWED)
    with episode.check(ANSWER):
        assert answer_holds(episode.answer, tasks.titles)
    with episode.check(REST):
        assert same_rows(before, kept.all())


def schedule(pilot: Pilot, start: str) -> Pilot:
    """Show the days one below the other, as Back does from each other view."""
    pilot.open(APP)
    return pilot if start == "schedule" else pilot.back()


@test_coming.solution
def tell(pilot: Pilot, tasks: ComingTasks, start: str) -> None:
    schedule(pilot, start).scroll("down").scroll("down").answer(", ".join(tasks.titles))


@test_coming.mistake("one is missing", fails=ANSWER)
def tell_less(pilot: Pilot, tasks: ComingTasks) -> None:
    pilot.open(APP).answer(", ".join(tasks.titles[:-1]))


@test_coming.mistake("that of a later day, too", fails=ANSWER)
def tell_more(pilot: Pilot, tasks: ComingTasks) -> None:
    pilot.open(APP).answer(", ".join([*tasks.titles, tasks.others[1].title]))


@test_coming.mistake("by a row of the drawer", fails=ALLOWED)
def tell_by_drawer(pilot: Pilot, tasks: ComingTasks) -> None:
    view(pilot.open(APP), "Schedule").answer(", ".join(tasks.titles))


@test_coming.mistake("after a look into the drawer", fails=ALLOWED)
def look_and_tell(pilot: Pilot, tasks: ComingTasks) -> None:
    pilot.open(APP).tap(desc=MENU).back().answer(", ".join(tasks.titles))


@test_coming.mistake("one marked as done", fails=REST)
def tell_and_mark(pilot: Pilot, tasks: ComingTasks, start: str) -> None:
    schedule(pilot, start).tap(tasks.others[0].title).tap(id="complete_button")
    pilot.answer(", ".join(tasks.titles))
