"""Pro Expense: entries added, from the goal, from a picture and from a note."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from textwrap import wrap
from typing import Final

from hypothesis import strategies as st

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.expenses import Expense, Expenses
from pytest_androidbench.appdata.validators import rows_kept
from task_suites.android_world.content.expenses import (
    HIGH_CENTS,
    Books,
    books,
    crowded_books,
    forms,
    written,
)
from task_suites.android_world.expense_ways import APP, enter, enter_all, fill_in
from task_suites.android_world.pictures import text_picture
from task_suites.android_world.rules import added

ENTERED: Final = "the expenses are in, as they should be"
PICTURES: Final = "/storage/emulated/0/DCIM"
NOTES: Final = "/storage/emulated/0/Documents/Markor"
LINE: Final = 60
MARK: Final = "(reimbursable)"


def run_and_check(episode: Episode, books: Books, files: dict[str, bytes] | None = None) -> None:
    """Let the agent add the targets to the others."""
    kept = Expenses(episode.device)
    kept.replace(books.others)
    episode.device.put_files(files or {})
    episode.run()
    after = kept.all()
    with episode.check(ENTERED):
        entered = [[e.entered for e in rows] for rows in (books.others, after, books.targets)]
        assert added(episode, *entered, alike=("name", "note"))
    assert rows_kept(books.others, after)


@task(
    "ExpenseAddSingle",
    "Enter this expense into Pro Expense:\n{books:{form}}",
    params={"books": books(1, others=10), "form": forms()},
    limits=Limits(steps=12),
    app="expense",
    difficulty="easy",
    tags={"parameterized", "data_entry", "search"},
    optimal_steps=6,
)
def test_add_single(episode: Episode, books: Books) -> None:
    run_and_check(episode, books)


@task(
    "ExpenseAddMultiple",
    "Enter these expenses into Pro Expense:\n{books:{form}}",
    params={"books": books(3, others=10), "form": forms()},
    limits=Limits(steps=60),
    app="expense",
    difficulty="medium",
    tags={"data_entry", "parameterized"},
    optimal_steps=20,
)
def test_add_multiple(episode: Episode, books: Books) -> None:
    run_and_check(episode, books)


@test_add_single.solution
@test_add_multiple.solution
def enter_them(pilot: Pilot, books: Books) -> None:
    enter_all(pilot, books.targets)


def slightly_off(cents: int) -> int:
    """Another amount with the same digits but the last."""
    return cents - cents % 10 + (cents + 1) % 10


@test_add_single.mistake("last digit of the amount wrong", fails=ENTERED)
def enter_other_amount(pilot: Pilot, books: Books) -> None:
    enter_all(pilot, [replace(e, cents=slightly_off(e.cents)) for e in books.targets])


@test_add_single.mistake("category left as it is", fails=ENTERED)
def enter_default_category(pilot: Pilot, books: Books) -> None:
    category = "Income" if books.targets[0].category == "Food" else "Food"
    enter_all(pilot, [replace(e, category=category) for e in books.targets])


@test_add_single.mistake("one letter of the note wrong", fails=ENTERED)
def misspell_note(pilot: Pilot, books: Books) -> None:
    enter_all(pilot, [replace(e, note=e.note[:-1] + "x") for e in books.targets])


@test_add_single.mistake("filled in and not saved", fails=ENTERED)
def leave_unsaved(pilot: Pilot, books: Books) -> None:
    fill_in(pilot.open(APP), books.targets[0])


@test_add_multiple.mistake("one forgotten", fails=ENTERED)
def forget_last(pilot: Pilot, books: Books) -> None:
    enter_all(pilot, books.targets[:-1])


@test_add_multiple.mistake("one entered twice", fails=ENTERED)
def enter_twice(pilot: Pilot, books: Books) -> None:
    enter_all(pilot, (*books.targets, books.targets[0]))


@test_add_multiple.mistake("another deleted meanwhile", fails=ENTERED)
def delete_another(pilot: Pilot, books: Books) -> None:
    newest = max(books.others, key=lambda expense: expense.modified)
    pilot.open(APP).scroll_to(text=newest.name).tap(text=newest.name)
    pilot.tap(id="btn_delete").tap("Confirm")
    for expense in books.targets:
        enter(pilot, expense)


def picture_of(expenses: Sequence[Expense]) -> bytes:
    """A picture of expenses."""
    lines = (wrap(line, LINE) or [""] for line in written(expenses, "blocks"))
    return text_picture([*chain.from_iterable(lines)])


def older(books: Books, changes: Sequence[int]) -> list[tuple[Expense, ...]]:
    """The same expenses with other amounts, as often as there are changes."""
    return [
        tuple(replace(e, cents=(e.cents + change) % HIGH_CENTS + 100) for e in books.targets)
        for change in changes
    ]


@task(
    "ExpenseAddMultipleFromGallery",
    "The picture expenses.jpg in Gallery (Simple Gallery Pro) lists expenses. Enter them into "
    "Pro Expense.",
    params={
        "books": books(3, others=10),
        "changes": st.lists(st.integers(1, HIGH_CENTS // 2), min_size=10, max_size=10, unique=True),
    },
    limits=Limits(steps=60),
    app="expense",
    difficulty="hard",
    tags={
        "multi_app",
        "screen_reading",
        "data_entry",
        "information_retrieval",
        "parameterized",
    },
    optimal_steps=10,
)
def test_add_from_gallery(episode: Episode, books: Books, changes: list[int]) -> None:
    pictures = {f"{PICTURES}/expenses.jpg": picture_of(books.targets)}
    for number, expenses in enumerate(older(books, changes)):
        pictures[f"{PICTURES}/old_expenses_{number}.jpg"] = picture_of(expenses)
    run_and_check(episode, books, pictures)


@test_add_from_gallery.solution
def enter_from_picture(pilot: Pilot, books: Books) -> None:
    pilot.open("Gallery").tap("DCIM").tap("Toggle filename visibility")
    pilot.scroll_to("expenses.jpg").tap("expenses.jpg")
    enter_all(pilot, books.targets)


@test_add_from_gallery.mistake("taken from an old picture", fails=ENTERED)
def enter_old_ones(pilot: Pilot, books: Books, changes: list[int]) -> None:
    enter_all(pilot, older(books, changes)[0])


@test_add_from_gallery.mistake("amounts of two expenses swapped", fails=ENTERED)
def swap_amounts(pilot: Pilot, books: Books) -> None:
    first, second, last = books.targets
    enter_all(pilot, (replace(first, cents=second.cents), replace(second, cents=first.cents), last))


def note_of(books: Books, places: Sequence[int]) -> bytes:
    """All expenses as a table, the marked targets at some places among the others."""
    lines = written(books.others, "table")
    marked = [replace(target, note=f"{target.note} {MARK}") for target in books.targets]
    for place, line in zip(places, written(marked, "table")[1:], strict=True):
        lines.insert(place + 1, line)
    return "\n".join([*lines, ""]).encode()


@task(
    "ExpenseAddMultipleFromMarkor",
    "The note my_expenses.txt in Markor holds a table of expenses. Enter those that are marked "
    f"{MARK} into Pro Expense; the mark itself does not belong into the note.",
    params={
        "books": crowded_books(2, others=100),
        "places": st.tuples(st.integers(0, 100), st.integers(0, 101)),
    },
    limits=Limits(steps=60),
    app="expense",
    difficulty="hard",
    tags={
        "transcription",
        "repetition",
        "multi_app",
        "data_entry",
        "memorization",
        "parameterized",
    },
    optimal_steps=15,
)
def test_add_from_markor(episode: Episode, books: Books, places: tuple[int, int]) -> None:
    run_and_check(episode, books, {f"{NOTES}/my_expenses.txt": note_of(books, places)})


@test_add_from_markor.solution
def enter_from_note(pilot: Pilot, books: Books) -> None:
    pilot.open("Markor").tap("my_expenses.txt")
    enter_all(pilot, books.targets)


@test_add_from_markor.mistake("mark entered too", fails=ENTERED)
def keep_mark(pilot: Pilot, books: Books) -> None:
    enter_all(pilot, [replace(e, note=f"{e.note} {MARK}") for e in books.targets])


@test_add_from_markor.mistake("one without the mark entered", fails=ENTERED)
def enter_unmarked(pilot: Pilot, books: Books) -> None:
    enter_all(pilot, (*books.targets, books.others[0]))
