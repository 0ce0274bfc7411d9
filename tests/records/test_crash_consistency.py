"""Writers are killed in the middle; what a reader then sees must be whole."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.rundir import RunDirectory
from tests.records.samples import new_run

WRITER = """
import sys
from pytest_androidbench.records.rundir import RunDirectory
from tests.records.samples import episode, record, step

run = RunDirectory.open(sys.argv[1])
print("ready", flush=True)
for seed in range(int(sys.argv[2]), int(sys.argv[3])):
    attempt = run.attempt(episode(seed=seed), 1)
    for index in range(5):
        name = attempt.write_file(f"{index:03}.jpg", bytes(20_000))
        attempt.write_step(step(index, screenshot=name))
    attempt.finish(record(seed=seed, steps=5))
    print(seed, flush=True)
"""


def writer(run: RunDirectory, first: int, end: int) -> subprocess.Popen[str]:
    arguments = [sys.executable, "-c", WRITER, str(run.path), str(first), str(end)]
    root = Path(__file__).parents[2]
    return subprocess.Popen(arguments, cwd=root, stdout=subprocess.PIPE, text=True)


def check_whole(run: RunDirectory) -> set[int]:
    contents = run.contents()
    assert not contents.damaged
    for attempt in contents.attempts:
        folder = run.path / attempt.folder
        steps = read_steps(folder)
        assert len(steps) == attempt.record.steps == 5
        assert all((folder / s.screenshot).stat().st_size == 20_000 for s in steps)
    return {attempt.record.cell.seed for attempt in contents.attempts}


def test_killed_writers_leave_whole_records_only_and_lose_none_they_reported(
    tmp_path: Path,
) -> None:
    run = new_run(tmp_path / "run")
    chance = random.Random(5)
    reported: set[int] = set()
    for turn in range(6):
        child = writer(run, turn * 1000, turn * 1000 + 1000)
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        time.sleep(chance.uniform(0.005, 0.08))
        child.kill()
        told = child.communicate()[0].splitlines()
        reported |= {int(line) for line in told if line.strip().isdigit()}
        assert reported <= check_whole(run)
    assert reported


def test_several_processes_write_at_once(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    children = [writer(run, first, first + 25) for first in (0, 25, 50, 75)]
    assert [child.communicate() and child.returncode for child in children] == [0, 0, 0, 0]
    assert check_whole(run) == set(range(100))


def test_several_processes_write_the_very_same_cells_at_once(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    children = [writer(run, 0, 20) for _ in range(3)]
    assert [child.communicate() and child.returncode for child in children] == [0, 0, 0]
    assert check_whole(run) == set(range(20))
    assert not run.contents().interrupted


def test_several_processes_create_the_run_at_once(tmp_path: Path) -> None:
    code = (
        "import sys; from tests.records.samples import episode, new_run;"
        "from pathlib import Path; new_run(Path(sys.argv[1]))"
    )
    children = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path / "run")], cwd=Path(__file__).parents[2]
        )
        for _ in range(4)
    ]
    assert [child.wait() for child in children] == [0, 0, 0, 0]
    assert sorted(p.name for p in (tmp_path / "run").iterdir()) == ["episodes", "manifest.json"]
