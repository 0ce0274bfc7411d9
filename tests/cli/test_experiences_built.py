"""`androidbench experiences build` makes a database of what recorded runs taught."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from pytest_androidbench.cli import main
from pytest_androidbench.experiences.database import ExperienceDatabase
from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.interface.actions import Tap
from pytest_androidbench.records.criticised import Condition, Criticism, keep_criticisms
from pytest_androidbench.records.outcome import Outcome
from tests.experiences.made import experience
from tests.records.samples import record
from tests.rounds.runs import LAMP_AT, add, run_of


def build(path: Path, *arguments: object) -> Result:
    words = ["experiences", "build", "--out", path / "made.db", *arguments]
    return CliRunner().invoke(main, [str(word) for word in words])


def entries(path: Path) -> list[Experience]:
    return list(ExperienceDatabase.open(path / "made.db").entries())


@pytest.fixture
def run(tmp_path: Path) -> Path:
    made = run_of(tmp_path / "run")
    add(made, record("Lamp", 0, goal="Switch the lamp on"), Tap(LAMP_AT), Tap(LAMP_AT))
    failed = record("Lamp", 1, Outcome.FAILED, goal="Switch the lamp off")
    add(made, failed, Tap(LAMP_AT))
    add(made, record("Lamp", 2, goal="Leave the lamp alone"))
    return made.path


def test_what_passed_its_checks_is_complete(tmp_path: Path, run: Path) -> None:
    assert build(tmp_path, run).output.startswith("2 experiences, 1 complete, in ")
    passed, failed = entries(tmp_path)
    assert (passed.task, passed.complete) == ("Switch the lamp on", True)
    assert (failed.task, failed.complete) == ("Switch the lamp off", False)
    assert passed.cell == record("Lamp", 0).cell
    assert (passed.agent, bool(passed.run)) == ("agents:Mine", True)
    assert "User Instruction: Switch the lamp on" in passed.example


def test_a_critic_s_verdicts_give_parts_too(tmp_path: Path, run: Path) -> None:
    said = (Condition(text="Open the app", step=0), Condition(text="Switch the lamp on", step=1))
    key = record("Lamp", 0).episode.key
    keep_criticisms(
        run, [Criticism(episode=key, attempt=1, critic="script", asked="c0", conditions=said)]
    )
    assert build(tmp_path, run, "--by", "critic").exit_code == 0
    whole, part = entries(tmp_path)
    assert (whole.key, whole.conditions[0]) == (key, ("Open the app", 0))
    assert (part.key, part.task, part.step) == (f"{key}-0", "Open the app", 0)


def test_a_run_of_which_no_critic_spoke_is_refused(tmp_path: Path, run: Path) -> None:
    result = build(tmp_path, run, "--by", "critic")
    assert (result.exit_code, "no critic has said anything" in result.output) == (1, True)
    assert not (tmp_path / "made.db").exists()


def test_entries_of_androidgen_s_form_are_taken_as_they_are(tmp_path: Path) -> None:
    first = ExperienceDatabase.create(tmp_path / "first.db", [experience(apps=())])
    file = tmp_path / "database.json"
    words = ["experiences", "export", str(first.path), "--json", str(file)]
    assert CliRunner().invoke(main, words).exit_code == 0
    assert build(tmp_path, "--json", file).exit_code == 0
    assert entries(tmp_path) == [experience(apps=())]


def test_without_anything_to_make_it_of_nothing_is_made(tmp_path: Path) -> None:
    result = build(tmp_path)
    assert (result.exit_code, "name RUNS" in result.output) == (2, True)


def test_an_unknown_encoder_leaves_no_file(tmp_path: Path, run: Path) -> None:
    assert build(tmp_path, run, "--encoder", "bert").exit_code == 1
    assert not (tmp_path / "made.db").exists()


def test_runs_are_added_to_a_database_that_keeps_the_state_it_had(
    tmp_path: Path, run: Path
) -> None:
    before = ExperienceDatabase.create(tmp_path / "made.db", [experience()]).digest
    words = ["experiences", "add", str(tmp_path / "made.db"), str(run)]
    assert CliRunner().invoke(main, words).output.startswith("2 experiences added to ")
    assert len(entries(tmp_path)) == 3
    assert list(ExperienceDatabase.open(tmp_path / "made.db", before).entries()) == [experience()]
    again = CliRunner().invoke(main, words)
    assert again.output.startswith("0 experiences added to ")
    assert "2 there before" in again.output


def test_there_is_nothing_to_add_to(tmp_path: Path, run: Path) -> None:
    ended = CliRunner().invoke(main, ["experiences", "add", str(tmp_path / "made.db"), str(run)])
    assert ended.exit_code == 1
    assert not (tmp_path / "made.db").exists()
