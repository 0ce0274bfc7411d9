"""What was recorded on the phone of earlier days, replayed today."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.interface.hierarchy import nodes_of
from pytest_androidbench.records.contents import read_contents, read_steps
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import Project
from tests.recordings.archive import pack, unpack
from tests.tiers import ROOT, share

RECORDINGS: Final = ROOT / "tests" / "recordings"
ARCHIVES: Final = ("reference", "maps_and_media", "resting_fingers")
"""The reference at seed 30: on tasks that there were before the phone's screens became as Android
builds them (9134bc2), on those that came later, each as it was solved first, and on the eight whose
earlier recordings counted on a scroll that threw its list, though the finger rested (ef2b0e01)."""


@pytest.fixture(scope="module")
def all_recorded(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """All recordings by name."""
    folder = tmp_path_factory.mktemp("recorded")
    return {name: unpack(RECORDINGS / f"{name}.tar.xz", folder / name) for name in ARCHIVES}


@pytest.fixture(params=ARCHIVES)
def recorded(request: pytest.FixtureRequest, all_recorded: dict[str, Path]) -> Path:
    """Each of them."""
    name: str = request.param
    return all_recorded[name]


def tasks_in(recorded: Path) -> set[str]:
    return {record.cell.task for record in read_contents(recorded).records}


def test_every_task_is_in_one_of_them(all_recorded: dict[str, Path]) -> None:
    recorded = [task for run in all_recorded.values() for task in tasks_in(run)]
    assert sorted(recorded) == sorted(tasks_of())


def test_it_holds_what_was_seen(recorded: Path) -> None:
    contents = read_contents(recorded)
    assert {record.outcome for record in contents.records} == {Outcome.PASSED}
    assert contents.damaged == ()
    for attempt in contents.counted:
        files = AttemptFiles(recorded, attempt.folder)
        for step in read_steps(recorded / attempt.folder):
            assert nodes_of(files.hierarchy(step.observation).decode())


@pytest.mark.slow
def test_packing_it_again_keeps_all_of_it(recorded: Path, tmp_path: Path) -> None:
    pack(recorded, tmp_path / "again.tar.xz")
    again = unpack(tmp_path / "again.tar.xz", tmp_path / "again")
    assert files_of(again) == files_of(recorded)


def files_of(run: Path) -> dict[str, bytes]:
    paths = (path for path in run.rglob("*") if path.is_file())
    return {str(path.relative_to(run)): path.read_bytes() for path in paths}


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_recordings_pass_on_the_phone_of_today(
    recorded: Path, project: Project, request: pytest.FixtureRequest
) -> None:
    tasks = share(request.config, sorted(tasks_in(recorded)))
    project.run(
        f"--agent=replay:{recorded}", "--ab-agent-version=kept", "--ab-suite=android_world",
        "--ab-seeds=30", f"--ab-tasks={','.join(tasks)}", "--ab-screenshots=off",
        "--ab-run=again", seconds=500,
    )  # fmt: skip
    records = project.contents("again").records
    assert {record.cell.task for record in records} == set(tasks)
    assert {r.cell.task: r.reason for r in records if r.outcome is not Outcome.PASSED} == {}
