"""A full or a closed disk: a sentence that tells what to do, and nothing finished lost."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.files import explain
from tests.mounts import needs_mounts, within
from tests.records.samples import new_run, record, stored_run

ROOT = Path(__file__).parents[2]
FILL = """
import resource, sys
from pytest_androidbench.records.rundir import RunDirectory
from tests.records.samples import episode, record

run = RunDirectory.open(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
attempt = run.attempt(episode(seed=1))
attempt.write_file("000.jpg", bytes(50_000))
attempt.write_file("001.jpg", bytes(200_000))
"""
FILL_DISK = """
import sys
from pathlib import Path
from pytest_androidbench.errors import RunDirectoryError
from tests.records.samples import episode, new_run, record, store

run = new_run(Path(sys.argv[1]))
store(run, record())
try:
    for seed in range(1, 100):
        run.attempt(episode(seed=seed)).write_file("000.jpg", bytes(50_000))
except RunDirectoryError as error:
    sys.exit(f"{error} {len(run.records())} record kept")
"""
WRITE = """
import sys
from pytest_androidbench.records.rundir import RunDirectory
from tests.records.samples import episode
RunDirectory.open(sys.argv[1]).attempt(episode(seed=1))
"""


def last_line(*command: str) -> str:
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 1, result.stderr
    return result.stderr.splitlines()[-1]


def test_a_file_that_does_not_fit_is_told_and_finished_records_stay(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record())
    message = last_line(sys.executable, "-c", FILL, str(run.path))
    assert "RunDirectoryError: cannot write" in message
    assert "free some space, then run again with the same --ab-run to resume" in message
    assert run.records() == [record()]


@needs_mounts
def test_a_full_disk_is_told_and_finished_records_stay(tmp_path: Path) -> None:
    script = (
        f"mount -t tmpfs -o size=300k none {tmp_path} && exec {sys.executable} -c "
        f"'{FILL_DISK}' {tmp_path}/run"
    )
    message = last_line(*within(script))
    assert "No space left on device" in message
    assert "1 record kept" in message


@needs_mounts
def test_a_read_only_disk_is_told(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record())
    script = (
        f"mount --bind {tmp_path} {tmp_path} && mount -o remount,bind,ro {tmp_path} && "
        f"exec {sys.executable} -c '{WRITE}' {run.path}"
    )
    message = last_line(*within(script))
    assert "Read-only file system" in message
    assert "make the folder writable" in message


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs /proc")
def test_a_run_cannot_start_where_nothing_can_be_written() -> None:
    with pytest.raises(RunDirectoryError, match=r"cannot write .*--ab-run"):
        new_run(Path("/proc/androidbench"))


@pytest.mark.parametrize(
    ("number", "advice"),
    [
        (errno.ENOSPC, "free some space"),
        (errno.EDQUOT, "free some space"),
        (errno.EROFS, "make the folder writable"),
        (errno.EACCES, "make the folder writable"),
        (errno.EIO, "mend the disk"),
    ],
)
def test_every_fault_says_what_is_kept_and_what_to_do(number: int, advice: str) -> None:
    error = OSError(number, os.strerror(number), "/run/episodes/x")
    message = str(explain(error, Path("/run")))
    assert message.startswith(f"cannot write /run/episodes/x: {os.strerror(number)}")
    assert "every finished record in /run is kept" in message
    assert advice in message


def test_a_failed_document_leaves_the_old_one_and_no_rubbish(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    run.write("summary.json", b"old")
    (run.path / "summary.json").unlink()
    (run.path / "summary.json").mkdir()
    with pytest.raises(RunDirectoryError):
        run.write("summary.json", b"new")
    assert sorted(p.name for p in run.path.iterdir()) == [
        "episodes",
        "manifest.json",
        "summary.json",
    ]


def test_a_file_in_the_way_is_told(tmp_path: Path) -> None:
    (tmp_path / "run").write_text("mine")
    with pytest.raises(RunDirectoryError, match="a file is in the way"):
        new_run(tmp_path / "run")
    assert (tmp_path / "run").read_text() == "mine"
