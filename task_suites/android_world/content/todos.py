"""What is to be done: boards of tasks, of which some are asked for and the others are near it.

An open task that is due today is on every board on which a day is asked for. Sorted by due date,
what stands above it is over and what stands below is to come: the app names both by weekday.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench.appdata.todos import HIGH, Todo
from pytest_androidbench.tasks.strategies import made
from task_suites.android_world.content.days import TODAY, Day, long_date, phrases

TITLES: Final = (
    "Air the attic", "Answer the survey", "Back up the laptop", "Book a dentist appointment",
    "Book a table for four", "Bring back the drill", "Call the electrician", "Call the landlord",
    "Cancel the gym membership", "Charge the camera", "Clean the oven", "Clean the windows",
    "Collect the parcel", "Defrost the freezer", "Drop off the dry cleaning",
    "Feed the cat next door",
    "Fill in the tax form", "Fix the bike chain", "Fix the kitchen shelf", "Frame the poster",
    "Hand in the expense report", "Hang up the new lamp", "Iron the shirts", "Mend the curtain",
    "Mow the lawn", "Oil the door hinges", "Order printer ink", "Order the birthday cake",
    "Pack for the weekend", "Pay the electricity bill", "Pay the water bill",
    "Plan the hiking trip",
    "Plant the tulip bulbs", "Post the birthday card", "Prune the apple tree", "Read the lease",
    "Renew the library card", "Renew the passport", "Repot the ficus", "Return the library books",
    "Review the budget", "Rotate the tires", "Sell the old sofa", "Send the meeting notes",
    "Sharpen the knives", "Sign up for the choir", "Sort the photos", "Sweep the balcony",
    "Update the address book", "Vacuum the car", "Wash the car", "Water the plants",
    "Wax the skis", "Write to the insurance",
)  # fmt: skip
"""None is the beginning of another, and none holds a comma."""
FIRST, LAST = TODAY - datetime.timedelta(days=7), TODAY + datetime.timedelta(days=7)
NEXT_WEEK: Final = (datetime.date(2023, 10, 16), datetime.date(2023, 10, 22))
NEXT_WEEK_WORDS: Final = (
    f"next week (Monday, {long_date(NEXT_WEEK[0])} to Sunday, {long_date(NEXT_WEEK[1])})"
)
NOISE: Final = 20
MOST: Final = 5
Days = tuple[datetime.date, datetime.date]
Make = Callable[[str], Todo]
_NOW: Final = datetime.datetime(2023, 10, 15, 15, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """All tasks there are; formatted, it is the day that is asked about."""

    asked: tuple[Todo, ...]
    others: tuple[Todo, ...]
    day: Day | None = None

    def __str__(self) -> str:
        return self.day.phrase if self.day else ""

    @property
    def titles(self) -> list[str]:
        """What is asked for."""
        return [todo.title for todo in self.asked]

    def todos(self) -> list[Todo]:
        """Every task, in an order that tells nothing."""
        return sorted((*self.asked, *self.others), key=lambda todo: todo.title[::-1])


def due_then(first: datetime.date, last: datetime.date) -> SearchStrategy[Board]:
    """Some tasks due on a day between two, done or not, among others."""

    def draw(random: Random) -> Board:
        day = _day(random, first, last)
        return _board(
            random,
            day,
            lambda title: _todo(random, title, day.date),
            lambda title: _todo(random, title, _another(random, day.date)),
        )

    return made(draw)


def done_then(first: datetime.date, last: datetime.date) -> SearchStrategy[Board]:
    """Some tasks due on a day that are done, among open ones of the same day and others."""

    def draw(random: Random) -> Board:
        day = _day(random, first, last)
        return _board(
            random,
            day,
            lambda title: _todo(random, title, day.date, done=True),
            lambda title: _todo(random, title, _another(random, day.date)),
            [lambda title: _todo(random, title, day.date, done=False)] * random.randint(1, 3),
        )

    return made(draw)


def open_then(first: datetime.date, last: datetime.date) -> SearchStrategy[Board]:
    """Some tasks due on a day that are open, among done ones of the same day and others."""

    def draw(random: Random) -> Board:
        day = _day(random, first, last)
        return _board(
            random,
            day,
            lambda title: _todo(random, title, day.date, done=False),
            lambda title: _todo(random, title, _another(random, day.date)),
            [lambda title: _todo(random, title, day.date, done=True)] * random.randint(1, 3),
        )

    return made(draw)


def high_then(first: datetime.date, last: datetime.date) -> SearchStrategy[Board]:
    """Some open tasks of high priority due on a day, among others with one or two of the three."""

    def draw(random: Random) -> Board:
        day = _day(random, first, last)
        near: list[Make] = [
            lambda title: _todo(random, title, day.date, done=False, high=False),
            lambda title: _todo(random, title, day.date, done=True, high=True),
            lambda title: _todo(random, title, _another(random, day.date), done=False, high=True),
        ]
        if day.date != TODAY:
            near.append(lambda title: _todo(random, title, TODAY, done=False, high=True))
        return _board(
            random,
            day,
            lambda title: _todo(random, title, day.date, done=False, high=True),
            lambda title: _todo(random, title, _another(random, day.date), high=False),
            near,
        )

    return made(draw)


def high() -> SearchStrategy[Board]:
    """Some open tasks of high priority, due in the coming week; others are done or less urgent."""

    def draw(random: Random) -> Board:
        return _board(
            random,
            None,
            lambda title: _todo(random, title, _between(random, NEXT_WEEK), done=False, high=True),
            lambda title: _todo(random, title, _between(random, (FIRST, LAST)), high=False),
            [lambda title: _todo(random, title, _between(random, NEXT_WEEK), done=True, high=True)]
            * 2,
        )

    return made(draw)


def due_next_week(most: int) -> SearchStrategy[Board]:
    """Up to so many tasks due from Monday to Sunday, others up to a week before and after."""

    def draw(random: Random) -> Board:
        around = (*_dates(FIRST, TODAY), *_dates(LAST + datetime.timedelta(days=1), _AFTER))
        return _board(
            random,
            None,
            lambda title: _todo(random, title, _between(random, NEXT_WEEK)),
            lambda title: _todo(random, title, random.choice(around)),
            [lambda title: _todo(random, title, TODAY, done=False)],
            most=most,
        )

    return made(draw)


_AFTER: Final = LAST + datetime.timedelta(days=7)


def _board(
    random: Random,
    day: Day | None,
    ask: Make,
    other: Make,
    near: Sequence[Make] = (),
    most: int = MOST,
) -> Board:
    """A board with all titles different."""
    count = random.randint(1, most)
    titles = random.sample(TITLES, count + NOISE)
    makers = [*near, other if day is None or day.date == TODAY else _due_today(random)]
    makers += [other] * (NOISE - len(makers))
    others = tuple(make(title) for make, title in zip(makers, titles[count:], strict=True))
    return Board(asked=tuple(map(ask, titles[:count])), others=others, day=day)


def _due_today(random: Random) -> Make:
    return lambda title: _todo(random, title, TODAY, done=False, high=False)


def _todo(
    random: Random,
    title: str,
    due: datetime.date,
    *,
    done: bool | None = None,
    high: bool | None = None,
) -> Todo:
    """A task; what is not said about it is drawn."""
    if done is None:
        done = random.random() < 0.5
    lowest, highest = (0, 3) if high is None else (HIGH, HIGH) if high else (1, 3)
    priority = random.randint(lowest, highest)
    ago = datetime.timedelta(minutes=random.randint(1, 5 * 24 * 60))
    return Todo(title=title, due=due, priority=priority, completed=_NOW - ago if done else None)


def _day(random: Random, first: datetime.date, last: datetime.date) -> Day:
    date = _between(random, (first, last))
    return Day(date=date, phrase=random.choice(phrases(date)))


def _another(random: Random, day: datetime.date) -> datetime.date:
    return random.choice([date for date in _dates(FIRST, LAST) if date != day])


def _between(random: Random, days: Days) -> datetime.date:
    return random.choice(_dates(*days))


def _dates(first: datetime.date, last: datetime.date) -> tuple[datetime.date, ...]:
    return tuple(
        first + datetime.timedelta(days=number) for number in range((last - first).days + 1)
    )
