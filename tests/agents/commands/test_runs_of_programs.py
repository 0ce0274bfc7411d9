"""Runs whose agent is a program, as they are recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures.benches import Bench
from pytest_androidbench.records.outcome import Outcome
from tests.devices.test_slots import is_running
from tests.end_to_end.test_faults import wait_for


def log_of(bench: Bench) -> str:
    (log,) = bench.run_path.glob("episodes/*/1/agent.log")
    return log.read_text()


@pytest.mark.slow
def test_what_it_prints_and_answers_is_kept(lamp_bench: Bench) -> None:
    lamp_bench.write("agent.sh", 'echo "told: $1"; echo on > "$2"')
    lamp_bench.run("--agent=cmd:sh agent.sh {goal} {answer_file}")
    (record,) = lamp_bench.records()
    assert (record.outcome, record.ending, record.answer) == (Outcome.FAILED, "done", "on")
    assert log_of(lamp_bench) == "told: Switch the lamp on.\n"


@pytest.mark.slow
def test_one_that_fails_is_an_agent_error_with_its_last_words(lamp_bench: Bench) -> None:
    lamp_bench.write("agent.sh", "echo no key; exit 3")
    result = lamp_bench.run("--agent=cmd:sh agent.sh")
    (record,) = lamp_bench.records()
    assert record.outcome is Outcome.AGENT_ERROR
    assert record.reason.endswith("the agent's program sh ended with exit status 3: no key")
    result.stdout.fnmatch_lines(["*AGENT ERROR*"])


@pytest.mark.slow
def test_one_without_its_model_is_tried_again_and_never_scored(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=cmd:sh -c 'exit 75'", "--ab-retry-infra=1")
    assert lamp_bench.outcomes() == [Outcome.INFRA_ERROR] * 2


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="looks into /proc")
def test_one_that_runs_out_of_time_is_ended_with_what_it_has_started(lamp_bench: Bench) -> None:
    lamp_bench.write("agent.sh", "setsid sleep 1000 & echo $! > child; wait")
    lamp_bench.run("--agent=cmd:sh agent.sh", "--ab-limits=seconds=1")
    (record,) = lamp_bench.records()
    assert (record.outcome, record.ending) == (Outcome.FAILED, "limit:seconds")
    child = int((lamp_bench.path / "child").read_text())
    wait_for(lambda: not is_running(child))


@pytest.mark.slow
@pytest.mark.parametrize("way", ["worker", "off"])
def test_its_interpreter_finds_its_own_modules_and_not_ours(lamp_bench: Bench, way: str) -> None:
    lamp_bench.write("agent.py", "import os; print('path:', os.environ.get('PYTHONPATH'))")
    before = "import os; os.environ['PYTHONPATH'] = '/its/own'"
    lamp_bench.write("conftest.py", before)
    lamp_bench.run("--agent=cmd:python agent.py", f"--ab-agent-process={way}", "-s")
    out = (lamp_bench.path / "stdout").read_text() if way == "off" else log_of(lamp_bench)
    assert "path: /its/own\n" in out


def test_one_that_is_not_there_stops_the_run(lamp_bench: Bench) -> None:
    result = lamp_bench.run("--agent=cmd:no-such-program {goal}")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*there is no program no-such-program*"])


@pytest.mark.slow
def test_it_is_told_how_much_it_may_do(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=cmd:echo {steps} {seconds}", "--ab-limits=seconds=90.5")
    assert log_of(lamp_bench) == "3 90.5\n"
    lamp_bench.run("--agent=cmd:echo {steps} {seconds}", "--ab-run=other")
    (log,) = lamp_bench.path.glob("other/episodes/*/1/agent.log")
    assert log.read_text() == "3 0\n"
