"""The tables of measures, as Markdown and for a terminal."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pytest_androidbench.report.arena.measured import measure_runs
from pytest_androidbench.report.arena.tabulated import MEASURES, arena_tables, number_text
from pytest_androidbench.report.arena.told import arena_lines, arena_markdown
from pytest_androidbench.stats.arena.matching import ActionLikeness, by_characters
from tests.report.arena.runs import HOSTILE, compared, good
from tests.stats.arena.letters import episode


def test_each_run_has_a_row_for_each_definition() -> None:
    measures = arena_tables(compared())[0]
    assert measures.head == ("Run", "Definition", *MEASURES)
    assert [row[:2] for row in measures.rows] == [
        ("good", "paper"), ("good", "code"), ("poor", "paper"), ("poor", "code"),
    ]  # fmt: skip
    by_name = dict(zip(measures.head, measures.rows[0], strict=True))
    assert by_name["TR"] == "1.000"
    assert by_name["SR"] == "0.500"
    # Both cells have an RRR, 3/4 and 1; X stands before B in one of them.
    assert by_name["RRR"] == "0.875"
    assert by_name["Operation logic"] == "1.000 (1)"
    assert by_name["Nuggets"] == "-"
    assert dict(zip(measures.head, measures.rows[1], strict=True))["RRR"] == "0.500"


def test_all_tables_of_two_runs() -> None:
    titles = [table.title for table in arena_tables(compared())]
    assert titles == [
        "Measures",
        "Abilities, normalised across these runs",
        "What further trials gained",
        "Constraints that were broken",
        "Pearson's correlation of SR",
    ]


def test_a_single_run_says_why_it_has_no_abilities() -> None:
    found = measure_runs({"good": good()})
    assert "Abilities" not in {table.title.split(",")[0] for table in arena_tables(found)}
    assert "two or more on the same cells are needed" in arena_markdown(found)


def test_constraints_are_told_both_ways() -> None:
    table = next(each for each in arena_tables(compared()) if "Constraints" in each.title)
    assert table.rows == (
        ("good", "app", "1", "0.000", "0.000"),
        ("poor", "app", "1", "1.000", "0.250"),
    )


def test_missing_labels_and_untranslated_steps_are_told() -> None:
    found = measure_runs({"run": [*good(), episode("", "A", cell="z")]})
    notes = " ".join(arena_tables(found)[0].notes)
    assert "run: 3 cells, 1 without a label, 0% of the steps could not be translated" in notes


def test_by_what_typed_texts_were_compared_is_told() -> None:
    assert "from 0.6 on, by difflib's ratio." in arena_tables(compared())[0].notes[1]
    rule = ActionLikeness(similarity=by_characters, least=0.75, by="a guess")
    notes = arena_tables(measure_runs({"good": good()}, likeness=rule))[0].notes
    assert notes[1] == "Typed texts are the same from 0.75 on, by a guess."


def test_markdown_has_a_column_for_each_cell_of_its_head() -> None:
    text = arena_markdown(compared(one=HOSTILE))
    rows = [row for row in text.splitlines() if row.startswith("|")]
    for head, marks in pairwise(rows):
        if set(marks) <= set("|-: "):
            assert head.count("|") == marks.count("|")
    width = arena_tables(compared())[0].head
    assert rows[2].count("|") == len(width) + 1


def test_names_of_runs_do_nothing_in_markdown() -> None:
    text = arena_markdown(compared(one=HOSTILE))
    assert "<script" not in text
    assert "\x1b" not in text
    assert "](http" not in text


def test_names_of_runs_do_nothing_in_a_terminal() -> None:
    told = "\n".join(str(each) for each in arena_lines(compared(one=HOSTILE)))
    assert "\x1b" not in told
    assert "\x00" not in told
    assert "Operation logic" in told


def test_a_table_for_a_terminal_has_straight_columns() -> None:
    lines = [str(each) for each in arena_lines(compared(one="a long name of a run"))]
    start = lines.index("Measures:")
    head, *rows = lines[start + 1 : start + 6]
    assert len({len(row) for row in (head, *rows)}) == 1


@pytest.mark.parametrize(
    ("value", "text"), [(None, "-"), (0.5, "0.500"), (-0.0001, "0.000"), (7e6, "7000000.000")]
)
def test_numbers(value: float | None, text: str) -> None:
    assert number_text(value) == text


def test_runs_without_episodes_have_dashes() -> None:
    assert set(arena_tables(measure_runs({"none": []}))[0].rows[0][2:]) == {"-"}
