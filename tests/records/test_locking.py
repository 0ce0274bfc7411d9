"""One run at a time in a directory, and none kept out by a process that is gone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.lock import LOCK, RunLock

HOLD: Final = r"""
import os, sys
from pathlib import Path
from pytest_androidbench.records.lock import RunLock
lock = RunLock.take(Path(sys.argv[1]))
{then}
os.write(1, b"held\n")
sys.stdin.readline()
"""
FORK: Final = r"""
if os.fork() == 0:
    os.write(1, b"forked\n")
    sys.exit(sys.stdin.readline())
"""


@contextmanager
def holder(folder: Path, then: str = "") -> Iterator[subprocess.Popen[str]]:
    """A process that has the lock."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD.format(then=then), str(folder)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        yield process
        process.kill()


def lines(process: subprocess.Popen[str], number: int) -> list[str]:
    assert process.stdout is not None
    return [process.stdout.readline().strip() for _ in range(number)]


def test_a_second_one_is_refused_with_folder_and_process(tmp_path: Path) -> None:
    with holder(tmp_path) as process:
        assert lines(process, 1) == ["held"]
        with pytest.raises(RunDirectoryError) as error:
            RunLock.take(tmp_path)
    assert f"{tmp_path} is in use by another run, process {process.pid}" in str(error.value)
    assert "--ab-run" in str(error.value)


def test_a_killed_process_lets_go_at_once(tmp_path: Path) -> None:
    with holder(tmp_path) as process:
        assert lines(process, 1) == ["held"]
        process.kill()
        process.wait()
        RunLock.take(tmp_path).release()


def test_a_forked_child_does_not_keep_it(tmp_path: Path) -> None:
    with holder(tmp_path, FORK) as process:
        assert sorted(lines(process, 2)) == ["forked", "held"]
        process.kill()
        process.wait()
        RunLock.take(tmp_path).release()


def test_one_that_was_given_back_leaves_nothing_and_can_be_had_again(tmp_path: Path) -> None:
    for _ in range(2):
        lock = RunLock.take(tmp_path)
        assert (tmp_path / LOCK).read_text().strip() == str(os.getpid())
        lock.release()
        assert list(tmp_path.iterdir()) == []


def test_giving_it_back_frees_no_lock_that_somebody_else_has_now(tmp_path: Path) -> None:
    first = RunLock.take(tmp_path)
    (tmp_path / LOCK).unlink()
    second = RunLock.take(tmp_path)
    first.drop()
    with pytest.raises(RunDirectoryError, match="in use"):
        RunLock.take(tmp_path)
    second.release()
