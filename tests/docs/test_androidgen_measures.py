"""What experiences are worth to a script, as the page shows it, is what its module makes."""

from __future__ import annotations

import re
from typing import Final

from tests.docs.androidgen_measures import (
    ALONE,
    CRITIC_ERRS,
    NONE,
    PAGE,
    SHOWN,
    TASKS,
    TAUGHT,
    TRIED,
    VARIANTS,
    with_worth,
    worth_in,
)

TEXT: Final = PAGE.read_text("utf-8")
ROWS: Final = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in worth_in(TEXT).strip().splitlines()[2:]
]
GAINS: Final = {
    name: tuple(map(int, re.findall(r"[+-]\d+", gain))) for name, _, gain, _ in ROWS if gain
}


def test_what_is_shown_goes_back_where_it_is() -> None:
    assert with_worth(TEXT, worth_in(TEXT)) == TEXT


def test_there_is_a_row_for_each_variant() -> None:
    assert [row[0] for row in ROWS] == list(VARIANTS)
    assert list(GAINS) == [name for name in VARIANTS if name != NONE]


def test_each_cell_was_searched_for_once_where_there_is_a_database() -> None:
    cells = len(TASKS) * len(TRIED)
    for name, _, _, found in ROWS:
        searches, same = (0, 0) if found == "none" else map(int, found.split(", "))
        assert 0 <= same <= searches <= (cells if VARIANTS[name][0] else 0)
        if VARIANTS[name][1] == "task":
            assert same == 0


def test_the_page_names_what_was_done() -> None:
    told = TEXT.partition("## What they are worth to a script")[2].partition("<!-- worth -->")[0]
    assert f"{len(TASKS)} tasks of `android_world` at seeds {TAUGHT[0]} to {TAUGHT[-1]}" in told
    assert f"at seeds {TRIED[0]} to {TRIED[-1]}" in told
    for rate in (ALONE, SHOWN, CRITIC_ERRS):
        assert f"{rate:g}".removeprefix("0") in told


def test_examples_of_the_same_task_help_and_those_of_no_use_do_not() -> None:
    assert GAINS["guard `cell`"][1] > 0
    for name in ("shuffled", "of failed episodes"):
        assert GAINS[name][1] <= 0
        assert GAINS[name][0] < GAINS["guard `cell`"][0]
