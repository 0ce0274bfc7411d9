"""`androidbench rows` writes rows of runs, with a card that says what they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.codec import from_json
from pytest_androidbench.records.criticised import keep_criticisms
from pytest_androidbench.training.row import TrainingRow
from tests.report.test_command_line import androidbench
from tests.training.runs import criticised, episode, said


def rows(file: Path) -> list[TrainingRow]:
    return [from_json(TrainingRow, line) for line in file.read_bytes().splitlines()]


def test_rows_and_a_card_are_written(tmp_path: Path) -> None:
    run = criticised(tmp_path / "run", (episode("One"), [0, 2]), (episode("Two"), [-1, 2]))
    file = tmp_path / "rows.jsonl"
    result = androidbench("rows", file, run)
    assert result.exit_code == 0
    assert result.output.splitlines() == [f"4 rows written to {file}, trajectories: 2"]
    found = rows(file)
    assert [(one.task, one.part, one.round) for one in found] == [
        ("One", False, 0), ("One", False, 1), ("One", False, 2), ("One", True, 0),
    ]  # fmt: skip
    assert {one.converted for one in found} == {True}
    assert {one.kind for one in found} == {"action"}
    card = (tmp_path / "rows.jsonl.md").read_text()
    assert "4 rows of 2 trajectories" in card
    assert "a-critic" in card
    assert "## Licence" in card


def test_selections_need_what_they_go_by(tmp_path: Path) -> None:
    run = criticised(tmp_path / "run", (episode("One"), []), (episode("Two", passed=False), []))
    counts = {}
    for selection in ("all", "oracle", "critic", "weighted"):
        file = tmp_path / f"{selection}.jsonl"
        result = androidbench("rows", file, run, "--selection", selection)
        assert result.exit_code == 0
        counts[selection] = len(rows(file))
    assert counts == {"all": 6, "oracle": 3, "critic": 0, "weighted": 0}


def test_of_several_critics_one_has_to_be_named(tmp_path: Path) -> None:
    one = episode("One")
    run = criticised(tmp_path / "run", (one, [0, 1]))
    keep_criticisms(run, [said(one, -1, -1, critic="another")])
    refused = androidbench("rows", tmp_path / "rows.jsonl", run)
    assert refused.exit_code == 1
    assert "name one of them with --critic" in refused.output
    unknown = androidbench("rows", tmp_path / "rows.jsonl", run, "--critic", "nobody")
    assert "nobody has said nothing" in unknown.output
    assert androidbench("rows", tmp_path / "rows.jsonl", run, "--critic", "another").exit_code == 0
    assert rows(tmp_path / "rows.jsonl") == []


def test_what_is_evaluated_on_is_told(tmp_path: Path) -> None:
    run = criticised(tmp_path / "run", (episode("One"), [0, 1]))
    other = criticised(tmp_path / "other", (episode("One", seed=7), [0, 1]))
    result = androidbench("rows", tmp_path / "rows.jsonl", run, "--evaluated", other)
    assert "of what is evaluated on too: the same task" in result.output
    assert "rows are of another cell of a task" in (tmp_path / "rows.jsonl.md").read_text()


def test_rows_that_are_too_long_are_told(tmp_path: Path) -> None:
    run = criticised(tmp_path / "run", (episode("One"), [0, 1]))
    result = androidbench("rows", tmp_path / "rows.jsonl", run, "--length", "10")
    assert "over 10 tokens, which are marked" in result.output


@pytest.mark.parametrize(
    ("file", "options", "why"),
    [
        ("rows.csv", [], "give a name that ends in .jsonl or .parquet"),
        ("rows.jsonl", ["--template", "nothing"], "neither one of chatml, headed nor a file"),
        ("rows.jsonl", ["--test-share", "2"], "2.0 is not in the range"),
        ("missing/rows.jsonl", [], "cannot write"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, file: str, options: list[str], why: str) -> None:
    run = criticised(tmp_path / "run", (episode("One"), [0, 1]))
    result = androidbench("rows", tmp_path / file, run, *options)
    assert result.exit_code != 0
    assert why in " ".join(result.output.split())


def test_a_hostile_goal_is_no_markup_in_the_card(tmp_path: Path) -> None:
    run = criticised(tmp_path / "run", (episode("<script>|x"), [0, 1]))
    androidbench("rows", tmp_path / "rows.jsonl", run)
    assert "<script>" not in (tmp_path / "rows.jsonl.md").read_text()
