"""Pro Expense: entries deleted, single ones, several, and those that are there twice."""

from __future__ import annotations

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.expenses import Expense, Expenses
from pytest_androidbench.appdata.validators import only_removed
from task_suites.android_world.content.expenses import Books, Twins, books, twins
from task_suites.android_world.expense_ways import (
    APP,
    delete_one,
    delete_selected,
    enter,
    newest_first,
    open_log,
    select,
)

GONE = "they and nothing else are gone"


def run_and_check(episode: Episode, rows: list[Expense], gone: list[Expense]) -> None:
    """Let the agent delete some of the rows."""
    kept = Expenses(episode.device)
    kept.replace(rows)
    episode.run()
    with episode.check(GONE):
        assert only_removed(rows, kept.all(), gone)


@task(
    "ExpenseDeleteSingle",
    "In Pro Expense, delete the expense {books.names}.",
    params={"books": books(1)},
    limits=Limits(steps=10),
    app="expense",
    difficulty="easy",
    tags={"screen_reading", "parameterized"},
    optimal_steps=3,
)
def test_delete_single(episode: Episode, books: Books) -> None:
    run_and_check(episode, [*books.targets], [*books.targets])


@test_delete_single.solution
def delete_it(pilot: Pilot, books: Books) -> None:
    pilot.open(APP).scroll_to(text=books.names).tap(text=books.names)
    pilot.tap(id="btn_delete").tap("Confirm")


@test_delete_single.mistake("not confirmed", fails=GONE)
def do_not_confirm(pilot: Pilot, books: Books) -> None:
    pilot.open(APP).scroll_to(text=books.names).tap(text=books.names)
    pilot.tap(id="btn_delete").tap(id="imv_drop_close")


@test_delete_single.mistake("amount set to nothing", fails=GONE)
def empty_it(pilot: Pilot, books: Books) -> None:
    pilot.open(APP).scroll_to(text=books.names).tap(text=books.names)
    pilot.tap("Edit").type("Amount", "0", clear=True).tap("Update")


@task(
    "ExpenseDeleteMultiple",
    "In Pro Expense, delete these expenses: {books.names}.",
    params={"books": books(3)},
    limits=Limits(steps=20),
    app="expense",
    difficulty="easy",
    tags={"data_edit", "parameterized"},
    optimal_steps=10,
)
def test_delete_multiple(episode: Episode, books: Books) -> None:
    run_and_check(episode, [*books.targets], [*books.targets])


@task(
    "ExpenseDeleteMultiple2",
    "In Pro Expense, delete these expenses: {books.names}.",
    params={"books": books(3, others=50)},
    limits=Limits(steps=34),
    app="expense",
    difficulty="hard",
    tags={"screen_reading", "parameterized"},
    optimal_steps=17,
)
def test_delete_multiple_among_many(episode: Episode, books: Books) -> None:
    run_and_check(episode, [*books.others, *books.targets], [*books.targets])


@test_delete_multiple.solution
@test_delete_multiple_among_many.solution
def delete_them(pilot: Pilot, books: Books) -> None:
    open_log(pilot)
    delete_selected(pilot, books.targets)


@test_delete_multiple.mistake("one forgotten", fails=GONE)
@test_delete_multiple_among_many.mistake("one forgotten", fails=GONE)
def forget_one(pilot: Pilot, books: Books) -> None:
    open_log(pilot)
    delete_selected(pilot, books.targets[1:])


@test_delete_multiple.mistake("not confirmed", fails=GONE)
def select_only(pilot: Pilot, books: Books) -> None:
    open_log(pilot)
    for expense in newest_first(books.targets):
        select(pilot, expense)
    pilot.tap(id="delete").back()


@test_delete_multiple_among_many.mistake("another one too", fails=GONE)
def delete_more(pilot: Pilot, books: Books) -> None:
    open_log(pilot)
    delete_selected(pilot, (*books.targets, newest_first(books.others)[0]))


TWINS_GOAL = (
    "Some expenses in Pro Expense may have been entered twice. Wherever entries are exactly alike, "
    "delete all but one of them, and leave everything else."
)


@task(
    "ExpenseDeleteDuplicates",
    TWINS_GOAL,
    wordings=[
        "Look through Pro Expense for entries that are there more than once with everything alike, "
        "and delete the surplus ones, so that one of each stays. Touch nothing else.",
        "I fear that I have typed some expenses into Pro Expense a second time. Of such identical "
        "entries keep a single one each; all other expenses stay as they are.",
        "Rid Pro Expense of exact copies: where several entries do not differ in anything, only "
        "one may remain, and no other entry may go.",
        "Every expense should be in Pro Expense only once. Delete what repeats another entry in "
        "every detail, and leave the rest alone.",
    ],
    params={"twins": twins(near=0, others=5)},
    limits=Limits(steps=12),
    app="expense",
    difficulty="medium",
    tags={"data_edit", "parameterized"},
    optimal_steps=6,
)
def test_delete_duplicates(episode: Episode, twins: Twins) -> None:
    run_and_check(episode, [*twins.rows], [twins.twin])


@task(
    "ExpenseDeleteDuplicates2",
    TWINS_GOAL,
    params={"twins": twins(near=3, others=37)},
    limits=Limits(steps=18),
    app="expense",
    difficulty="medium",
    tags={"data_edit", "requires_setup", "parameterized"},
    optimal_steps=9,
)
def test_delete_duplicates_among_many(episode: Episode, twins: Twins) -> None:
    run_and_check(episode, [*twins.rows], [twins.twin])


@test_delete_duplicates.solution
@test_delete_duplicates_among_many.solution
def delete_a_twin(pilot: Pilot, twins: Twins) -> None:
    open_log(pilot)
    delete_one(pilot, twins.twin)


@test_delete_duplicates.mistake("both deleted", fails=GONE)
@test_delete_duplicates_among_many.mistake("both deleted", fails=GONE)
def delete_both(pilot: Pilot, twins: Twins) -> None:
    open_log(pilot)
    delete_one(pilot, twins.twin)
    delete_one(pilot, twins.twin)


@test_delete_duplicates.mistake("another one deleted", fails=GONE)
def delete_a_stranger(pilot: Pilot, twins: Twins) -> None:
    open_log(pilot)
    delete_one(pilot, newest_first(twins.others)[0])


@test_delete_duplicates_among_many.mistake("an almost equal one deleted", fails=GONE)
def delete_a_near_copy(pilot: Pilot, twins: Twins) -> None:
    open_log(pilot)
    delete_one(pilot, newest_first(twins.near)[0])


@test_delete_duplicates.mistake("deleted both, one entered again", fails=GONE)
def enter_again(pilot: Pilot, twins: Twins) -> None:
    delete_both(pilot, twins)
    pilot.back()
    enter(pilot, twins.twin)
