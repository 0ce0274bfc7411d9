"""Files that many processes begin at the same time."""

from __future__ import annotations

import sqlite3
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from pathlib import Path

import pytest

from pytest_androidbench.models.shared_file import open_shared

FILES, PROCESSES = 40, 6


def begin_all(folder: Path, barrier: Barrier) -> None:
    for number in range(FILES):
        barrier.wait(timeout=20)
        file = open_shared(folder / f"{number}.sqlite", "NORMAL")
        file.execute("CREATE TABLE IF NOT EXISTS said (word TEXT)")
        file.execute("INSERT INTO said VALUES ('here')")
        file.close()


@pytest.mark.timeout(120)
def test_nobody_is_refused(tmp_path: Path) -> None:
    context = get_context("fork")
    barrier = context.Barrier(PROCESSES)
    begun = [context.Process(target=begin_all, args=(tmp_path, barrier)) for _ in range(PROCESSES)]
    for process in begun:
        process.start()
    for process in begun:
        process.join()
    assert [process.exitcode for process in begun] == [0] * PROCESSES
    for file in tmp_path.glob("*.sqlite"):
        connection = sqlite3.connect(file)
        assert connection.execute("SELECT count(*) FROM said").fetchone() == (PROCESSES,)
        connection.close()
