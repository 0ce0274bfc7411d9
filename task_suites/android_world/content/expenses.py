"""Expenses that are easy to mistake for one another, and how goals and files write them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import pairwise
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench.appdata.expenses import Expense
from task_suites.android_world.content.wording import listed

NAMES: Final = {
    "Food": (
        "Bakery", "Bakery for work", "Canteen", "Coffee beans", "Coffee to go", "Farmers market",
        "Groceries", "Groceries Sunday", "Noodle bar", "Pizza evening",
    ),
    "Income": (
        "Cashback", "Dividends", "Flea market sale", "Freelance logo", "Freelance website",
        "Rent from lodger", "Salary", "Salary bonus", "Sold bicycle", "Tax refund",
    ),
    "Housing": (
        "Electricity bill", "Gas bill", "Home insurance", "Hot water repair", "New curtains",
        "New lamp", "Plumber", "Rent", "Rent for garage", "Water bill",
    ),
    "Social": (
        "Birthday dinner", "Birthday present", "Club dues", "Dinner with Ines", "Dinner with Ivo",
        "Farewell drinks", "Picnic", "Reunion", "Team lunch", "Wedding present",
    ),
    "Entertainment": (
        "Board game", "Bowling", "Cinema", "Cinema popcorn", "Climbing hall", "Concert",
        "Concert T-shirt", "Escape room", "Museum", "Video game",
    ),
    "Transportation": (
        "Bike repair", "Bus ticket", "Car repair", "Car wash", "Ferry ticket", "Fuel",
        "Parking", "Parking fine", "Taxi", "Train ticket",
    ),
    "Clothes": (
        "Belt", "Dry cleaning", "Hiking boots", "Raincoat", "Rubber boots", "Running shoes",
        "Scarf", "Shoe repair", "Winter coat", "Winter gloves",
    ),
    "Health Care": (
        "Dentist", "Dentist deposit", "Eye test", "Glasses", "Hearing test", "Massage",
        "Pharmacy", "Physiotherapy", "Vaccination", "Vitamins",
    ),
    "Education": (
        "Cooking class", "Dance class", "Exam fee", "Language app", "Language course",
        "Library card", "Piano lesson", "Piano sheets", "School trip", "Textbooks",
    ),
    "Donation": (
        "Animal shelter", "Blood drive", "Charity run", "Choir tour fund", "Food bank",
        "Lifeboat society", "Open source fund", "Radio station", "School fund", "Tree planting",
    ),
    "Others": (
        "Bank fee", "Card fee", "Cat food", "Dog walker", "Haircut", "Key copies",
        "Late fee", "Postage", "Printing", "Storage box",
    ),
}  # fmt: skip
"""At most 20 characters each: no more fit into the app's field."""
NOTES: Final = (
    "Paid in cash", "Paid by card", "Shared with Selma", "Shared with Sven", "Twice this month",
    "Ask for the receipt", "Receipt is in the drawer", "Cheaper than last time",
    "Dearer than last time", "For the whole family", "Only for me", "Will come back next month",
)  # fmt: skip
LOW_CENTS, HIGH_CENTS = 1000, 50000
FIRST_HOUR: Final = datetime(2023, 10, 1, tzinfo=UTC)
HOURS: Final = 14 * 24 + 15
"""Until the last full hour before the suite's time, October 15, 15:34."""
HOUR_MS: Final = 3_600_000
_PAIRS: Final = [(category, name) for category, names in NAMES.items() for name in names]
_KINDS: Final = len(_PAIRS) * (HIGH_CENTS - LOW_CENTS + 1) * len(NOTES) * HOURS


@dataclass(frozen=True, slots=True, kw_only=True)
class Books:
    """The expenses a task is about, and those that only lie about."""

    targets: tuple[Expense, ...]
    others: tuple[Expense, ...] = ()

    @property
    def names(self) -> str:
        """The targets' names as one says them: "Rent, Fuel and Taxi"."""
        return listed(target.name for target in self.targets)

    def __format__(self, form: str) -> str:
        return "\n".join(written(self.targets, form))


def written(expenses: Iterable[Expense], form: str) -> list[str]:
    """Lines of text that hold expenses, as "table" or as "blocks"."""
    if form == "table":
        rows = [f"{e.name}|{_price(e)}|{e.category}|{e.note}" for e in expenses]
        return ["name|amount|category|note", *rows]
    blocks = [
        [
            f"Expense: {e.name}",
            f" amount: {_price(e)}",
            f" category: {e.category}",
            f" note: {e.note}",
        ]
        for e in expenses
    ]
    return [
        line for before, block in pairwise([[], *blocks]) for line in ["", *block][not before :]
    ]


def _price(expense: Expense) -> str:
    return "${}.{:02}".format(*divmod(expense.cents, 100))


def forms() -> SearchStrategy[str]:
    """How a goal writes expenses."""
    return st.sampled_from(("table", "blocks"))


def expenses() -> SearchStrategy[Expense]:
    """One expense: category, name, amount, note and time, all alike."""
    return st.integers(0, _KINDS - 1).map(_nth)


def _nth(number: int) -> Expense:
    number, place = divmod(number, len(_PAIRS))
    number, cents = divmod(number, HIGH_CENTS - LOW_CENTS + 1)
    hour, note = divmod(number, len(NOTES))
    category, name = _PAIRS[place]
    time = int(FIRST_HOUR.timestamp() * 1000) + hour * HOUR_MS
    return Expense(
        name=name,
        cents=LOW_CENTS + cents,
        category=category,
        note=NOTES[note],
        created=time,
        modified=time,
    )


def books(targets: int, others: int = 0) -> SearchStrategy[Books]:
    """Expenses of which no two have the same name."""
    count = targets + others
    drawn = st.lists(expenses(), min_size=count, max_size=count, unique_by=lambda e: e.name)
    return drawn.map(lambda rows: Books(targets=(*rows[:targets],), others=(*rows[targets:],)))


def crowded_books(targets: int, others: int) -> SearchStrategy[Books]:
    """Expenses of which many have the same name, but none the name of a target."""

    def around(chosen: Books) -> SearchStrategy[Books]:
        taken = {target.name for target in chosen.targets}
        other = expenses().filter(lambda expense: expense.name not in taken)
        rows = st.lists(other, min_size=others, max_size=others)
        return rows.map(lambda drawn: replace(chosen, others=tuple(drawn)))

    return books(targets).flatmap(around)


@dataclass(frozen=True, slots=True, kw_only=True)
class Twins:
    """An expense that is there twice, others almost like it, and strangers."""

    twin: Expense
    near: tuple[Expense, ...]
    others: tuple[Expense, ...]

    @property
    def rows(self) -> Sequence[Expense]:
        """All of them, the second of the twins last."""
        return (*self.others, *self.near, self.twin, self.twin)


def twins(near: int, others: int) -> SearchStrategy[Twins]:
    """Twins among near copies, whose amounts differ by some cents or dollars, and others."""
    changes = st.lists(
        st.tuples(st.integers(50, 999), st.integers(0, HOURS - 1)),
        min_size=near,
        max_size=near,
        unique_by=(lambda change: change[0], lambda change: change[1]),
    )
    return st.tuples(books(1, others), changes).map(lambda drawn: _twins(*drawn))


def _twins(chosen: Books, changes: Sequence[tuple[int, int]]) -> Twins:
    twin = chosen.targets[0]
    first = int(FIRST_HOUR.timestamp() * 1000)
    near = [
        replace(
            twin,
            cents=twin.cents + more,
            created=first + hour * HOUR_MS,
            modified=first + hour * HOUR_MS,
        )
        for more, hour in changes
    ]
    return Twins(twin=twin, near=tuple(near), others=chosen.others)
