"""What hangs is ended, recorded, and does not stop the others."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable

import pytest

from fixtures.benches import PLUGIN, AgentSource, Bench
from pytest_androidbench.records.outcome import Cause, Outcome

SHORT = """
    import pytest_androidbench.episodes.episode as episode
    import pytest_androidbench.episodes.stage as stage
    import pytest_androidbench.episodes.watcher as watcher

    stage.DEVICE_SECONDS = 1.0
    episode.BODY_SECONDS = 1.0
"""
"""A conftest for tests that cannot wait for the patience real devices need."""
INSIDE = "--ab-agent-process=off"


@pytest.mark.slow
def test_an_agent_that_sleeps_is_interrupted_and_the_next_one_runs(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source("""
        class Sleeper(Quiet):
            def act(self, observation):
                while "30" in os.environ["PYTEST_CURRENT_TEST"]:
                    try:
                        time.sleep(1000)
                    except Exception:
                        pass
                return Done()
    """)
    result = lamp_bench.run("--agent=agents:Sleeper", "--ab-limits=seconds=1", "--ab-seeds=30,31")
    first, second = lamp_bench.records()
    assert first.outcome is Outcome.AGENT_ERROR
    assert "act() took longer than" in first.reason
    assert "its process was ended" in first.reason
    assert second.outcome is Outcome.FAILED
    assert result.ret == 1


@pytest.mark.slow
def test_an_agent_that_hangs_in_c_code_costs_its_process_and_keeps_its_record(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source("""
        class Counter(Quiet):
            def act(self, observation):
                if "31" in os.environ["PYTEST_CURRENT_TEST"]:
                    return Done()
                return sum(range(10**15))
    """)
    result = lamp_bench.run(
        "--agent=agents:Counter", "--ab-limits=seconds=1", "--ab-seeds=30,31", "-n1",
        INSIDE,
    )  # fmt: skip
    first, second = lamp_bench.records()
    assert (first.outcome, first.score) == (Outcome.AGENT_ERROR, 0.0)
    assert "could not be interrupted" in first.reason
    assert 'agents.py", line' in first.traceback
    assert second.outcome is Outcome.FAILED
    result.stdout.fnmatch_lines(["*AGENT ERROR*seed 30*"])
    assert result.ret == 1


@pytest.mark.slow
def test_an_agent_that_drives_by_itself_and_runs_out_of_time_has_reached_its_limit(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source("""
        class Slow:
            def run(self, goal, phone):
                phone.tell(Tap((1, 1)))
                time.sleep(1000)
    """)
    lamp_bench.run("--agent=agents:Slow", "--ab-limits=seconds=1")
    (record,) = lamp_bench.records()
    assert (record.outcome, record.ending, record.steps) == (Outcome.FAILED, "limit:seconds", 1)


@pytest.mark.slow
def test_a_device_that_freezes_is_an_infrastructure_fault(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    lamp_bench.write("conftest.py", SHORT)
    agent_source("""
        class Freezer(Quiet):
            def act(self, observation):
                first = observation.find("tabletop-1")
                return Tap(observation.find("Freeze").index) if first else Done()
    """)
    lamp_bench.run("--agent=agents:Freezer")
    assert lamp_bench.outcomes() == [Outcome.INFRA_ERROR, Outcome.FAILED]
    broken = lamp_bench.contents().attempts[0].record
    assert "the device, carrying out Tap, took longer" in broken.reason
    assert broken.cause is Cause.DEVICE_HUNG


@pytest.mark.slow
def test_a_task_that_hangs_is_invalid(bench: Bench) -> None:
    bench.write("conftest.py", SHORT)
    bench.write(
        "test_desk.py",
        """
        import time
        from pytest_androidbench import task

        @task("Sleepy", "Wait.")
        def test_sleepy(episode):
            episode.run()
            time.sleep(1000)
        """,
    )
    bench.run("--agent=null")
    (record,) = bench.records()
    assert record.outcome is Outcome.INVALID
    assert "TaskHung: checking took longer" in record.reason


@pytest.mark.slow
def test_a_killed_worker_is_replaced_and_its_cell_run_again(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source("""
        import signal

        class Killer(Quiet):
            def act(self, observation):
                if not os.path.exists("killed"):
                    open("killed", "w").close()
                    os.kill(os.getpid(), signal.SIGKILL)
                return Done()
    """)
    result = lamp_bench.run("--agent=agents:Killer", "-n1", "--ab-seeds=1-3", INSIDE)
    assert lamp_bench.outcomes() == [
        Outcome.INFRA_ERROR, Outcome.FAILED, Outcome.FAILED, Outcome.FAILED,
    ]  # fmt: skip
    died = lamp_bench.contents().attempts[0].record
    assert died.cause is Cause.WORKER_DIED
    assert (
        "the process that ran the episode died while the agent's act() was at work" in died.reason
    )
    result.stdout.fnmatch_lines(["*1 rerun*"])
    assert lamp_bench.contents().not_run == ()


@pytest.mark.slow
def test_a_cell_that_always_kills_its_worker_is_given_up(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source("""
        import signal

        class Killer(Quiet):
            def act(self, observation): os.kill(os.getpid(), signal.SIGKILL)
    """)
    result = lamp_bench.run("--agent=agents:Killer", "-n1", "--ab-retry-infra=1", INSIDE)
    assert lamp_bench.outcomes() == [Outcome.INFRA_ERROR] * 2
    assert result.ret == 11


@pytest.mark.slow
def test_kill_9_of_pytest_itself_leaves_a_record_and_the_run_can_go_on(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source("""
        class Waits(Quiet):
            def act(self, observation):
                if os.path.exists("go"):
                    return Done()
                open("ready", "w").close()
                time.sleep(1000)
    """)
    options = [*PLUGIN, "-p", "fixtures.tabletop", "--ab-device=tabletop", "--ab-run=run"]
    command = [sys.executable, "-m", "pytest", *options, "--agent=agents:Waits"]
    with subprocess.Popen([*command, "."], cwd=lamp_bench.path, stdout=subprocess.DEVNULL) as run:
        try:
            _wait_for((lamp_bench.path / "ready").exists)
        finally:
            run.kill()
    _wait_for(lambda: lamp_bench.outcomes() == [Outcome.INFRA_ERROR])
    (lamp_bench.path / "go").touch()
    lamp_bench.run("--agent=agents:Waits")
    assert lamp_bench.outcomes() == [Outcome.INFRA_ERROR, Outcome.FAILED]


@pytest.mark.slow
def test_the_record_of_a_killed_process_does_not_wait_for_what_it_forked(bench: Bench) -> None:
    bench.write(
        "test_desk.py",
        """
        import os, signal, sys, time
        from pathlib import Path
        from pytest_androidbench import task

        @task("Forks", "Fork.")
        def test_forks(episode):
            child = os.fork()
            while not child:
                time.sleep(0.05)
                if Path("go").exists():
                    os._exit(0)
            Path("child").write_text(str(child))
            os.kill(os.getpid(), signal.SIGKILL)
        """,
    )
    options = [*PLUGIN, "-p", "fixtures.tabletop", "--ab-device=tabletop", "--ab-run=run"]
    command = [sys.executable, "-m", "pytest", *options, "--agent=null", "."]
    subprocess.run(command, cwd=bench.path, stdout=subprocess.DEVNULL, check=False, timeout=60)
    child = int((bench.path / "child").read_text())
    try:
        _wait_for(lambda: bench.outcomes() == [Outcome.INFRA_ERROR])
        os.kill(child, 0)  # it is there still
    finally:
        (bench.path / "go").touch()
    (record,) = bench.records()
    assert "died while arranging was at work" in record.reason


def _wait_for(condition: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.05)
    pytest.fail("it never came")
