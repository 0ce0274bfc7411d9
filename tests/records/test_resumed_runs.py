"""What may go on in a run directory, and what is refused there with which advice."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.manifest import AgentCode
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.rundir import RunDirectory
from tests.records.samples import MANIFEST, cell, episode, new_run, record, store, stored_run

OLD, NEW = (
    replace(MANIFEST, agent_code=AgentCode(sources=name, version="1")) for name in ("old", "new")
)


def refusal(run: RunDirectory, asked: object, resume: object = "same") -> list[str]:
    with pytest.raises(RunDirectoryError) as caught:
        RunDirectory.create(run.path, asked, resume=resume)  # type: ignore[arg-type]
    return str(caught.value).split("\n")


def test_an_agent_whose_code_has_changed_goes_on_only_where_that_is_wanted(
    tmp_path: Path,
) -> None:
    run = stored_run(tmp_path / "run", record(), manifest=OLD)
    first, line, advice = refusal(run, NEW)
    assert first == f"{run.path} holds another run than this one:"
    assert line == "  agent_code.sources: 'old' there, 'new' here"
    assert advice.startswith("the agent's code has changed since: --ab-resume=anyway")
    assert RunDirectory.open(run.path).manifest == OLD
    again = RunDirectory.create(run.path, NEW, resume="anyway")
    assert (again.manifest.agent_code, again.manifest.older_code) == (
        NEW.agent_code,
        (OLD.agent_code,),
    )
    assert RunDirectory.open(run.path).manifest == again.manifest
    assert again.records() == [record()]


def test_what_else_differs_is_refused_whatever_is_wanted(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run", OLD)
    other = replace(NEW, device="avd:A")
    advice = (
        "give this run a folder of its own with --ab-run, or repeat the options of the run that "
        "is there"
    )
    assert refusal(run, other)[1:] == [
        "  agent_code.sources: 'old' there, 'new' here",
        "  device: 'phone' there, 'avd:A' here",
        advice,
    ]
    assert refusal(run, other, "anyway")[1:] == ["  device: 'phone' there, 'avd:A' here", advice]


def test_a_run_grows_by_seeds_and_profiles(tmp_path: Path) -> None:
    new_run(tmp_path / "run")
    more = replace(MANIFEST, seeds=(7,), profiles=("dark",), repeats=3)
    run = RunDirectory.create(tmp_path / "run", more)
    assert (run.manifest.seeds, run.manifest.repeats) == ((0, 1, 7), 3)
    assert run.manifest.profiles == ("dark", "default")
    assert RunDirectory.open(run.path).manifest == run.manifest


def test_a_new_run_is_a_manifest_and_a_folder(tmp_path: Path) -> None:
    run = RunDirectory.create(tmp_path / "deep" / "run", MANIFEST)
    assert run.path == tmp_path / "deep" / "run"
    assert sorted(path.name for path in run.path.iterdir()) == ["episodes", "manifest.json"]
    assert (run.manifest, RunDirectory.open(str(run.path)).path) == (MANIFEST, run.path)


def test_paths_are_those_of_the_folder_one_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert RunDirectory.create("run", MANIFEST).path == tmp_path / "run"
    assert RunDirectory.open("run").path == tmp_path / "run"


def test_strangers_are_named_and_hidden_or_plain_things_are_none(tmp_path: Path) -> None:
    for name in (".git", "episodes"):
        (tmp_path / name).mkdir()
    (tmp_path / "notes.txt").touch()
    new_run(tmp_path)
    other = tmp_path / "other"
    for name in "dcba":
        (other / name).mkdir(parents=True)
    with pytest.raises(RunDirectoryError) as caught:
        new_run(other)
    assert str(caught.value) == (
        f"{other} is no run directory and holds other things (a, b, c); "
        "give the run a folder of its own with --ab-run"
    )


def test_strangers_beside_a_run_do_no_harm(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    (run.path / "mine").mkdir()
    assert new_run(run.path).manifest == MANIFEST


def test_attempts_are_numbered_after_the_highest_of_all(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    assert run.next_attempt(episode()) == 1
    store(run, record(outcome=Outcome.INFRA_ERROR, attempt=12))
    assert run.next_attempt(episode()) == 13
    run.attempt(episode(), 20)
    assert run.next_attempt(episode()) == 21
    (run.path / "episodes" / episode().key / "notes").mkdir()
    assert run.next_attempt(episode()) == 21
    assert run.attempt(episode()).path.name.startswith(".21.")
    assert run.next_attempt(episode(seed=1)) == 1


def test_what_was_left_last_is_finished_with_what_it_has(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    begun = [run.attempt(episode(), number) for number in (1, 1, 2)]
    for number, attempt in enumerate(begun):
        attempt.write_file(f"{number}.log", b"")
    os.utime(begun[0].path, (1, 1))
    closed = run.close_interrupted(record(outcome=Outcome.INFRA_ERROR))
    assert closed.folder == "episodes/shop-BuyMilk-s0-default-r0/1"
    names = sorted(path.name for path in (run.path / closed.folder).iterdir())
    assert names == ["1.log", "record.json"]


def test_what_another_has_finished_is_given(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    kept = store(run, record(outcome=Outcome.INFRA_ERROR), record(attempt=2))
    late = record(outcome=Outcome.INFRA_ERROR, attempt=2, reason="late")
    assert run.close_interrupted(late) == kept[1]
    fresh = run.close_interrupted(replace(late, attempt=3))
    assert fresh.record == replace(late, attempt=3)
    assert len(run.contents().attempts) == 3


def test_a_plan_is_a_list_that_people_can_read(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    run.plan([Planned(cell=cell(seed=1)), Planned(cell=cell())])
    text = (run.path / "plan.json").read_text("utf-8")
    assert text.startswith('[\n {\n  "audit"')
    assert text.endswith("]\n")
    assert [each["cell"]["seed"] for each in json.loads(text)] == [0, 1]
    assert run.not_run() == list(run.contents().not_run)


def test_a_document_is_put_at_its_path(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    assert run.write("a/b/c.txt", b"text") == run.path / "a/b/c.txt"
    assert (run.path / "a/b/c.txt").read_bytes() == b"text"
    (run.path / "file").touch()
    with pytest.raises(RunDirectoryError, match=f"every finished record in {run.path} is kept"):
        run.write("file/c.txt", b"text")


def test_an_attempt_that_cannot_begin_is_told(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    (run.path / "episodes" / episode().key).touch()
    with pytest.raises(RunDirectoryError, match=f"every finished record in {run.path} is kept"):
        run.attempt(episode(), 1)
    (tmp_path / "file").touch()
    with pytest.raises(RunDirectoryError, match=f"record in {tmp_path / 'file' / 'run'} is kept"):
        new_run(tmp_path / "file" / "run")
