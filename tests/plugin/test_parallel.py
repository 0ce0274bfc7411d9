"""Several workers: the same result as one process, in a good order, watched from the controller."""

from __future__ import annotations

import pytest

from fixtures.benches import Bench

TASKS = """
    from pytest_androidbench import Limits, Pilot, task
    from pytest_androidbench.tasks.strategies import words

    @task("Write", "Write {word}.", params={"word": words()}, limits=Limits(steps=5))
    def test_write(episode, word):
        episode.run()
        assert episode.device.note == word

    @test_write.solution
    def write(pilot, word):
        pilot.type("Note", word if word < "n" else "wrong")
"""


@pytest.mark.slow
def test_two_workers_and_one_process_give_the_same_records(bench: Bench) -> None:
    bench.write("test_desk.py", TASKS)
    bench.run("--agent=reference", "--ab-seeds=1-8")
    bench.run("--agent=reference", "--ab-seeds=1-8", "-n2", "--ab-run=run2")
    facts = [
        [
            (r.cell, r.outcome, r.score, r.params, r.goal, r.steps, r.reason)
            for r in bench.records(n)
        ]
        for n in ("run", "run2")
    ]
    assert facts[0] == facts[1]
    assert len({r.outcome for r in bench.records()}) == 2


def test_a_wrong_agent_is_told_once_before_any_worker_starts(bench: Bench) -> None:
    bench.write("test_desk.py", TASKS)
    result = bench.run("--agent=missing:Agent", "-n2")
    assert result.ret == 4
    result.stderr.fnmatch_lines(["*importing missing failed*"])
    result.stdout.no_fnmatch_line("*gw0*")


@pytest.mark.slow
def test_an_agent_that_cannot_be_built_in_the_workers_stops_the_run(bench: Bench) -> None:
    bench.write("test_desk.py", TASKS)
    bench.write("agents.py", "class NoKey:\n    def __init__(self): raise KeyError('API_KEY')\n")
    result = bench.run("--agent=agents:NoKey", "-n2")
    assert result.ret == 2
    result.stdout.fnmatch_lines(["*agents:NoKey cannot be built: KeyError: 'API_KEY'*"])


@pytest.mark.slow
def test_stopping_at_the_first_failure_and_running_only_the_failed_ones(bench: Bench) -> None:
    bench.write("test_desk.py", TASKS)
    result = bench.run("--agent=null", "--ab-seeds=1-6", "-x")
    result.assert_outcomes(failed=1)
    result = bench.run("--agent=null", "--ab-seeds=1-6", "--lf", "--ab-run=run2")
    result.assert_outcomes(failed=1)


@pytest.mark.slow
def test_progress_is_shown_while_it_runs(bench: Bench) -> None:
    bench.write("test_desk.py", TASKS)
    arguments = ["--agent=reference", "--ab-seeds=1-6", "--ab-progress=0.000001"]
    for parallel in ([], ["-n2"]):
        result = bench.run(*arguments, *parallel, f"--ab-run=run{len(parallel)}")
        result.stdout.fnmatch_lines(
            ["androidbench: 3 of 6 episodes, * of 3 passed (*%), about * left"]
        )
