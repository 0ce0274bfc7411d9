"""`androidbench rounds` writes the episodes of runs as folders that can be read again."""

from __future__ import annotations

from pathlib import Path

from pytest_androidbench.interface.actions import Done, Pinch, Tap
from pytest_androidbench.rounds.folders import read_folders
from pytest_androidbench.rounds.recorded import trajectories_of
from tests.records.samples import record
from tests.report.test_command_line import androidbench
from tests.rounds.runs import LAMP_AT, add, contents, run_of


def test_the_episodes_of_a_run_are_folders(tmp_path: Path) -> None:
    run = run_of(tmp_path / "run")
    add(run, record("One", goal="Turn it on."), Tap(LAMP_AT), Pinch("in"), Done())
    add(run, record("Two", goal="Nothing."))
    result = androidbench("rounds", tmp_path / "run", "--out", tmp_path / "out")
    assert result.exit_code == 0
    assert result.output.splitlines() == [
        f"1 episode with 2 rounds written to {tmp_path / 'out'}",
        "left out: 1 step for which no call stands",
        "left out: 1 episode without a round",
    ]
    assert read_folders(tmp_path / "out") == trajectories_of(contents(run))[:1]


def test_several_runs_have_a_folder_each(tmp_path: Path) -> None:
    paths = [tmp_path / "a" / "one", tmp_path / "a" / "two", tmp_path / "b" / "two"]
    for path in paths:
        add(run_of(path), record(), Tap(LAMP_AT))
    result = androidbench("rounds", *paths, "--out", tmp_path / "out")
    assert result.exit_code == 0
    folders = sorted((tmp_path / "out").iterdir())
    assert len(folders) == 3
    assert [len(read_folders(folder)) for folder in folders] == [1, 1, 1]


def test_what_is_there_is_left_alone(tmp_path: Path) -> None:
    add(run_of(tmp_path / "run"), record(), Tap(LAMP_AT))
    first = androidbench("rounds", tmp_path / "run", "--out", tmp_path / "out")
    again = androidbench("rounds", tmp_path / "run", "--out", tmp_path / "out")
    assert (first.exit_code, again.exit_code) == (0, 1)
    assert "is there already" in again.output


def test_a_folder_that_is_no_run_is_refused(tmp_path: Path) -> None:
    result = androidbench("rounds", tmp_path, "--out", tmp_path / "out")
    assert result.exit_code == 1
    assert "is no run directory" in result.output
