"""`@pytest.mark.androidbench`: limits, retries and rules of some tasks of a run."""

from __future__ import annotations

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record

MARKED = """
    import pytest
    from pytest_androidbench import Limits, task

    pytestmark = pytest.mark.androidbench(limits=Limits(steps=7, seconds=50), checks="upstream")

    class TestClose:
        pytestmark = pytest.mark.androidbench(limits={"steps": 4})

        @pytest.mark.androidbench(retry_infra=0)
        @task("Near", "Come near.", app="desk", limits=Limits(steps=2, tokens=9))
        def test_near(self, episode):
            episode.run()
            with episode.check("near enough"):
                assert episode.upstream
"""


def only(bench: Bench) -> Record:
    (record,) = bench.records()
    return record


def test_the_closest_marker_says_what_it_says_and_leaves_the_rest(bench: Bench) -> None:
    bench.write("test_desk.py", MARKED)
    bench.run("--agent=null", "--strict-markers").assert_outcomes(passed=1)
    assert only(bench).rules == "upstream"
    # A mapping in place of the module's limits: markers are taken whole, the task's fill in.
    assert only(bench).limits == {"steps": 4, "tokens": 9}


def test_the_command_line_comes_first(bench: Bench) -> None:
    bench.write("test_desk.py", MARKED)
    bench.run("--agent=null", "--ab-limits=steps=3", "--ab-checks=strict").assert_outcomes(failed=1)
    assert only(bench).limits == {"steps": 3, "tokens": 9}
    assert only(bench).rules == "strict"


def test_an_ini_file_comes_after_the_marker(bench: Bench) -> None:
    bench.write("test_desk.py", MARKED)
    bench.write("pytest.ini", "[pytest]\nab_limits = steps=3,money=1\nab_checks = strict\n")
    bench.run("--agent=null").assert_outcomes(passed=1)
    assert only(bench).limits == {"steps": 4, "tokens": 9, "money": 1}


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("workers", ["-n0", "-n1"])
@pytest.mark.parametrize(("mark", "attempts"), [("retry_infra=0", 1), ("retry_infra=1", 2)])
def test_a_task_says_how_often_a_fault_is_tried_again(
    bench: Bench, agent_source: AgentSource, workers: str, mark: str, attempts: int
) -> None:
    bench.write("test_desk.py", MARKED.replace("retry_infra=0", mark))
    agent_source("""
    class Unplugs(Quiet):
        def act(self, observation): return Tap(observation.find("Unplug").index)
    """)
    bench.run("--agent=agents:Unplugs", workers)
    assert bench.outcomes() == [Outcome.INFRA_ERROR] * attempts


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize(("retries", "attempts"), [(0, 1), (1, 2)])
def test_also_when_the_worker_dies(
    bench: Bench, agent_source: AgentSource, retries: int, attempts: int
) -> None:
    bench.write("test_desk.py", MARKED.replace("retry_infra=0", f"retry_infra={retries}"))
    agent_source("""
    class Kills(Quiet):
        def act(self, observation): os.kill(os.getpid(), 9)
    """)
    bench.run("--agent=agents:Kills", "--ab-agent-process=off", "-n1")
    assert len(bench.outcomes()) == attempts


@pytest.mark.proof
@pytest.mark.parametrize(
    ("mark", "told"),
    [
        ("limit=3", "*takes limits=, retry_infra=, checks= and no limit*"),
        ("3", "*takes limits=, retry_infra=, checks= and no 3*"),
        ("limits={'steps': 0}", "*limit steps must be positive, got 0*"),
        ("limits=7", "*(limits=7) is no Limits(...)*"),
        ("retry_infra=-1", "*give a whole number from 0 on*"),
        ("checks='loose'", "*choose one of strict, upstream*"),
    ],
)
@pytest.mark.parametrize("workers", ["-n0", "-n2"])
def test_what_it_cannot_say_is_told_and_nothing_is_run(
    bench: Bench, mark: str, told: str, workers: str
) -> None:
    bench.write("test_desk.py", MARKED.replace("retry_infra=0", mark))
    result = bench.run("--agent=null", workers)
    output = result.stdout.str() + result.stderr.str()
    assert "INTERNALERROR" not in output
    pytest.LineMatcher(output.splitlines()).fnmatch_lines([told])
    assert not (bench.run_path / "episodes").exists()
