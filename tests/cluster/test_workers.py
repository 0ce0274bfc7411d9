"""A worker that is fed: what it says, keeps between its cells, and leaves when it is lost."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from pytest_androidbench.agents.hosting import leash
from pytest_androidbench.cluster.messages import Given
from pytest_androidbench.cluster.slot import Slot
from pytest_androidbench.cluster.worker import WorkerLost
from pytest_androidbench.codec import from_json
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.outcome import Outcome
from tests.cluster.desk import ARGUMENTS, SEEDS, desk_at
from tests.end_to_end.projects import Project

ONE, TWO = "test_desk.py::test_One[seed1]", "test_desk.py::test_Two[seed2]"


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A project, in whose folder this process stands, as an actor does."""
    project = desk_at(tmp_path / "desk")
    monkeypatch.chdir(project.path)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    return project


def given(*more: str, agent: str = "reference", root: str = "/there") -> Given:
    shared = {"code": None, "experiences": None, "dist": "no"}
    args = (*ARGUMENTS, SEEDS, f"--agent={agent}", *more)
    return Given(name="slot", args=args, run="", root=root, shared=shared)


@pytest.fixture
def slot(desk: Project) -> Iterator[Slot]:
    """One whose worker is ready."""
    slot = Slot(given(), ".")
    slot.start()
    yield slot
    slot.end()


@pytest.mark.slow
def test_it_says_what_it_would_run(desk: Project) -> None:
    slot = Slot(given(), ".")
    ready = slot.start()
    slot.end()
    manifest = from_json(Manifest, ready.manifest.encode())
    assert (manifest.agent, manifest.seeds, ready.refused) == ("reference", (1, 2, 3), "")
    assert len(ready.collected) == 64


@pytest.mark.slow
def test_each_cell_gives_its_attempt_whole_and_the_one_before_is_forgotten(slot: Slot) -> None:
    for nodeid, task in ((ONE, "One"), (TWO, "Two")):
        (attempt,) = slot.run(nodeid).attempts
        assert attempt.record is not None
        assert (attempt.record.cell.task, attempt.record.outcome.scored) == (task, True)
        assert {"record.json", "steps.jsonl"} <= attempt.files.keys()
        assert not {"kept.json"} & attempt.files.keys()


@pytest.mark.slow
def test_what_a_cell_came_to_is_given_again_until_there_is_another(slot: Slot) -> None:
    assert slot.again() is None
    for nodeid in (ONE, TWO):
        ran = slot.run(nodeid)
        assert slot.again() == ran


@pytest.mark.slow
def test_the_same_device_serves_all_cells_and_fixtures_of_the_session_stay(desk: Project) -> None:
    opened = desk.path.parent / "opened"
    desk.write(
        "conftest.py",
        f"""
        import pytest

        FILE = {str(opened)!r}

        @pytest.fixture(scope="session", autouse=True)
        def opened():
            with open(FILE, "a") as file: file.write("s")
            yield
            with open(FILE, "a") as file: file.write("S")

        @pytest.fixture(scope="module", autouse=True)
        def entered():
            with open(FILE, "a") as file: file.write("m")
            yield
            with open(FILE, "a") as file: file.write("M")
        """,
    )
    tasks = (desk.path / "test_desk.py").read_text()
    desk.write("test_more.py", tasks.replace('("One", "Two", "Three", "Four")', '["Five"]'))
    slot = Slot(given(), ".")
    slot.start()
    serials = set()
    for nodeid in (ONE, TWO, "test_more.py::test_Five[seed1]", ONE):
        (attempt,) = slot.run(nodeid).attempts
        assert attempt.record is not None
        serials.add(attempt.record.device.serial)
    slot.end()
    assert len(serials) == 1
    assert opened.read_text() == "smMmMmMS"


@pytest.mark.slow
def test_paths_are_told_as_they_are_where_the_run_is(desk: Project) -> None:
    slot = Slot(given(agent="null"), ".")
    slot.start()
    (attempt,) = slot.run(ONE).attempts
    slot.end()
    assert attempt.record is not None
    assert "/there/test_desk.py" in attempt.record.traceback
    assert str(desk.path) not in attempt.record.traceback


@pytest.mark.slow
def test_a_worker_that_dies_leaves_what_it_had_begun_and_another_one_can_be_started(
    desk: Project,
) -> None:
    once = f"--agent-option=died={desk.path / 'died'}"
    slot = Slot(given("--ab-agent-process=off", once, agent="agents:Deadly"), ".")
    slot.start()
    ran = slot.run(ONE)
    assert "its process has ended" in ran.lost
    (left,) = ran.attempts
    assert (left.record, left.episode) == (None, "desk-One-s1-default-r0")
    slot.start()
    (attempt,) = slot.run(ONE).attempts
    slot.end()
    assert attempt.record is not None
    assert attempt.record.outcome in (Outcome.PASSED, Outcome.FAILED)


@pytest.mark.slow
def test_one_that_cannot_begin_says_why(desk: Project) -> None:
    slot = Slot(given("--ab-seeds=x"), ".")
    with pytest.raises(WorkerLost, match="--ab-seeds=x"):
        slot.start()
    slot.end()


@pytest.mark.slow
def test_one_that_is_refused_says_why(desk: Project) -> None:
    slot = Slot(given(agent="nowhere:Agent"), ".")
    assert "importing nowhere failed" in slot.start().refused
    slot.end()


@pytest.mark.slow
def test_it_outlives_the_directory_that_it_was_given(desk: Project) -> None:
    slot = Slot(given(), ".")
    slot.start()
    shutil.rmtree(desk.path)
    (attempt,) = slot.run(ONE).attempts
    slot.end()
    assert attempt.record is not None
    assert attempt.record.outcome in (Outcome.PASSED, Outcome.FAILED)


@pytest.mark.slow
def test_nothing_is_left_of_it(desk: Project) -> None:
    before = set(leash.descendants(os.getpid()))
    slot = Slot(given(), ".")
    slot.start()
    assert set(leash.descendants(os.getpid())) > before
    slot.end()
    assert set(leash.descendants(os.getpid())) <= before
