"""Expenses: the pool, what is drawn of it, and how goals, notes and pictures write it."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from hypothesis import given, settings
from PIL import Image

from pytest_androidbench.appdata.expenses import CATEGORIES, Expense
from task_suites.android_world.content.expenses import (
    HIGH_CENTS,
    LOW_CENTS,
    NAMES,
    Books,
    Twins,
    books,
    crowded_books,
    expenses,
    twins,
    written,
)
from task_suites.android_world.pictures import text_picture
from task_suites.android_world.recipe import START
from task_suites.android_world.test_expense_add import LINE, MARK, note_of, picture_of

RENT = Expense(name="Rent", cents=125_050, category="Housing", note="Paid in cash")
FUEL = Expense(name="Fuel", cents=4000, category="Transportation", note="Only for me")


def test_every_category_has_ten_names_that_fit_into_the_app() -> None:
    assert set(NAMES) == set(CATEGORIES)
    assert {len(names) for names in NAMES.values()} == {10}
    names = [name for names in NAMES.values() for name in names]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 20


@given(expense=expenses())
def test_an_expense_was_made_before_the_suites_time(expense: Expense) -> None:
    assert LOW_CENTS <= expense.cents <= HIGH_CENTS
    assert expense.name in NAMES[expense.category]
    assert 0 < expense.created == expense.modified < START.timestamp() * 1000


@settings(max_examples=20)
@given(drawn=books(3, others=50))
def test_no_two_expenses_of_a_book_have_the_same_name(drawn: Books) -> None:
    rows = (*drawn.targets, *drawn.others)
    assert len({row.name for row in rows}) == len(rows) == 53


@settings(max_examples=10)
@given(drawn=crowded_books(2, others=100))
def test_none_of_a_crowd_has_a_targets_name(drawn: Books) -> None:
    assert len(drawn.others) == 100
    assert not {row.name for row in drawn.targets} & {row.name for row in drawn.others}


@settings(max_examples=20)
@given(drawn=twins(near=3, others=37))
def test_there_is_one_pair_of_twins(drawn: Twins) -> None:
    assert len(drawn.rows) == 42
    assert [row for row in drawn.rows if drawn.rows.count(row) > 1] == [drawn.twin] * 2
    assert {row.name for row in drawn.near} == {drawn.twin.name}
    amounts = {drawn.twin.cents, *(row.cents for row in drawn.near)}
    assert len(amounts) == 4


def test_goals_write_tables_and_blocks() -> None:
    assert written([RENT], "table") == [
        "name|amount|category|note",
        "Rent|$1250.50|Housing|Paid in cash",
    ]
    assert written([RENT, FUEL], "blocks") == [
        "Expense: Rent",
        " amount: $1250.50",
        " category: Housing",
        " note: Paid in cash",
        "",
        "Expense: Fuel",
        " amount: $40.00",
        " category: Transportation",
        " note: Only for me",
    ]


def test_a_line_break_behind_a_note_is_none_of_its_words() -> None:
    assert replace(RENT, name="Rent ", note="Paid in cash\n").entered == RENT.entered
    assert replace(RENT, note="Paid in  \n cash").entered == RENT.entered
    assert replace(RENT, note="Paid in cash.").entered != RENT.entered


@settings(max_examples=10)
@given(drawn=crowded_books(2, others=100))
def test_the_targets_alone_are_marked(drawn: Books) -> None:
    lines = note_of(drawn, (0, 101)).decode().splitlines()
    marked = [line.removesuffix(f" {MARK}") for line in lines if MARK in line]
    assert marked == written(drawn.targets, "table")[1:]
    assert [line for line in lines if MARK not in line] == written(drawn.others, "table")
    assert not any(MARK.strip("()") in expense.note for expense in drawn.others)


@pytest.mark.parametrize(
    ("targets", "said"),
    [
        ((RENT,), "Rent"),
        ((RENT, FUEL), "Rent and Fuel"),
        ((RENT, FUEL, RENT), "Rent, Fuel and Rent"),
    ],
)
def test_goals_name_what_is_meant(targets: tuple[Expense, ...], said: str) -> None:
    assert Books(targets=targets).names == said


def test_a_picture_of_text_is_the_same_each_time_and_grows_with_its_lines() -> None:
    short, long = text_picture(["one"]), text_picture(["one", "two", "three"])
    assert short == text_picture(["one"])
    assert Image.open(BytesIO(long)).height > Image.open(BytesIO(short)).height
    assert Image.open(BytesIO(text_picture(["w" * 200]))).width > Image.open(BytesIO(short)).width
    darkest = min(Image.open(BytesIO(short)).convert("L").tobytes())
    assert darkest < 90


def test_a_picture_breaks_lines_that_are_long() -> None:
    expense = Expense(
        name="Tea", cents=250, category="Others", note="cup " * 20, created=0, modified=0
    )
    lines = [
        "Expense: Tea",
        " amount: $2.50",
        " category: Others",
        " note: " + " ".join(["cup"] * 13),
        " ".join(["cup"] * 7),
    ]
    assert max(map(len, lines)) <= LINE
    assert picture_of([expense]) == text_picture(lines)
    assert picture_of([expense, expense]) == text_picture([*lines, "", *lines])
