"""`androidbench experiences` tells of a database, and how well it answers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from pytest_androidbench.cli import main
from pytest_androidbench.experiences.database import ExperienceDatabase
from pytest_androidbench.experiences.published import read_published
from tests.experiences.made import cell, experience
from tests.records.samples import record, stored_run


def androidbench(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["experiences", *map(str, arguments)])


@pytest.fixture
def base(tmp_path: Path) -> Path:
    path = tmp_path / "base.db"
    entries = [
        experience("milk0", "Buy 1 l milk", cell=cell("BuyMilk", 0), run="c0ffee", agent="m3a"),
        experience("tea0", "Buy a pack of tea", cell=cell("BuyTea", 0), complete=False),
        experience("wake0", "Wake me at 5 \x1b[2J", cell=cell("Wake", 0), apps=("Clock",)),
    ]
    ExperienceDatabase.create(path, entries).close()
    return path


@pytest.fixture
def run(tmp_path: Path) -> Path:
    records = [
        record("BuyMilk", 0, goal="Buy 1 l milk"),
        record("BuyMilk", 1, goal="Buy 2 l milk"),
        record("BuyTea", 1, goal="Buy 3 packs of tea"),
        record("Wake", 1, goal="Please wake me"),
    ]
    return stored_run(tmp_path / "run", *records).path


def test_what_there_is_is_listed(base: Path) -> None:
    lines = androidbench("list", base).output.splitlines()
    assert lines[0].startswith("3 experiences, 2 complete; digest ")
    assert lines[1] == 'milk0  complete  of m3a  in c0ffee  "Buy 1 l milk"'
    assert lines[2] == 'tea0  incomplete  from elsewhere  "Buy a pack of tea"'
    assert "\x1b" not in lines[3]


def test_a_database_is_written_as_androidgen_has_it(base: Path, tmp_path: Path) -> None:
    file = tmp_path / "database.json"
    assert androidbench("export", base, "--json", file).output.startswith("3 experiences written")
    assert [one.task for one in read_published(file)][:2] == ["Buy 1 l milk", "Buy a pack of tea"]
    assert json.loads(file.read_text())["milk0"]["init_state"] == "Home"


def test_nothing_is_overwritten(base: Path) -> None:
    before = base.read_bytes()
    result = androidbench("export", base, "--json", base)
    assert (result.exit_code, "File exists" in result.output) == (1, True)
    assert base.read_bytes() == before


def test_recall_is_told_of_the_goals_of_runs(base: Path, run: Path) -> None:
    result = androidbench("recall", base, run)
    assert result.exit_code == 0
    (row,) = [line.split() for line in result.output.splitlines() if " bm25 " in line]
    # The first goal's own cell is hidden from it, and no experience of tea is complete.
    assert row[:3] + row[5:7] == ["bm25", "100%", "(34.2%", "of", "2"]
    assert row[-1] == "1"
    assert "4 goals; held out for each: its cell." in result.output
    assert "no experience of the same task may be shown: 2 goals." in result.output


def test_with_the_task_held_out_none_is_of_it(base: Path, run: Path) -> None:
    output = androidbench("recall", base, run, "--guard", "task").output
    (row,) = [line.split() for line in output.splitlines() if " bm25 " in line]
    assert row[1] == "-"
    assert "held out for each: its task." in output


@pytest.mark.parametrize("words", [("list",), ("export", "--json", "new.json"), ("recall", "run")])
def test_what_is_no_database_is_refused_in_a_sentence(words: tuple[str, ...], run: Path) -> None:
    command, *others = [str(run) if word == "run" else word for word in words]
    result = androidbench(command, run / "none.db", *others)
    assert (result.exit_code, "no such file" in result.output) == (1, True)


def test_an_unknown_encoder_is_answered_with_those_there_are(base: Path, run: Path) -> None:
    result = androidbench("recall", base, run, "--encoder", "bert")
    assert (result.exit_code, "no encoder is called 'bert'" in result.output) == (1, True)
