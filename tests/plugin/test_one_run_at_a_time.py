"""A run directory takes one session at a time, its workers included."""

from __future__ import annotations

import pytest

from fixtures.benches import PLUGIN, Bench
from pytest_androidbench.records.lock import RunLock
from pytest_androidbench.records.outcome import Outcome

NESTED = """
    import subprocess, sys

    def pytest_androidbench_record(record):
        command = [sys.executable, "-m", "pytest", "--agent=null", "--ab-device=tabletop",
                   "--ab-run=run", {more} "-p", "fixtures.tabletop", {plugin}]
        done = subprocess.run(command, capture_output=True, text=True)
        print(done.returncode, done.stderr, file=open("nested", "w"))
"""


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_a_second_session_is_refused_while_the_first_runs(
    lamp_bench: Bench, workers: list[str]
) -> None:
    words = ", ".join(map(repr, PLUGIN))
    lamp_bench.write("conftest.py", NESTED.format(plugin=words, more='"-n1",' if workers else ""))
    lamp_bench.run("--agent=reference", *workers)
    told = (lamp_bench.path / "nested").read_text()
    assert told.startswith("4 ")
    assert f"{lamp_bench.run_path} is in use by another run, process " in told
    assert lamp_bench.outcomes() == [Outcome.PASSED]


def test_the_next_session_is_let_in(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=null")
    assert not (lamp_bench.run_path / ".lock").exists()
    lock = RunLock.take(lamp_bench.run_path)
    refused = lamp_bench.run("--agent=null")
    assert refused.ret == pytest.ExitCode.USAGE_ERROR
    refused.stderr.fnmatch_lines(["*--ab-run: *run is in use by another run, process *"])
    lock.release()
    lamp_bench.run("--agent=null").assert_outcomes(failed=1)
