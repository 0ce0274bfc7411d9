"""Running again what last came to some outcome."""

from __future__ import annotations

import pytest

from fixtures.benches import AgentSource, Bench

TASKS = """
    from pytest_androidbench import task

    @task("Good", "good")
    def test_good(episode):
        episode.run()

    @task("Bad", "bad")
    def test_bad(episode):
        episode.run()
        with episode.check("holds"):
            assert False

    @task("Broken", "broken")
    def test_broken(episode):
        episode.run()
        raise KeyError("x")

    @task("Unlucky", "unlucky")
    def test_unlucky(episode):
        episode.run()

    @task("Raised", "raised")
    def test_raised(episode):
        episode.run()

    def test_plain():
        pass
"""
AGENT = """
    class Mixed(Quiet):
        def act(self, observation):
            if "unlucky" in self.goal.text:
                return Tap(observation.find("Unplug").index)
            if "raised" in self.goal.text:
                raise ValueError("no")
            return Done()
"""
COMMON = ("--agent=agents:Mixed", "--ab-retry-infra=0")


@pytest.fixture
def mixed(bench: Bench, agent_source: AgentSource) -> Bench:
    bench.write("test_desk.py", TASKS)
    agent_source(AGENT)
    bench.run(*COMMON, "--ab-run=first").assert_outcomes(passed=2, failed=2, errors=1)
    return bench


def tasks(bench: Bench, run: str) -> list[str]:
    return sorted(record.cell.task for record in bench.records(run))


@pytest.mark.slow
def test_faults_failures_and_broken_tasks_are_told_apart(mixed: Bench) -> None:
    wanted = {
        "infra": ["Unlucky"],
        "failed": ["Bad"],
        "agent": ["Raised"],
        "invalid": ["Broken"],
        "infra_error,failed": ["Bad", "Unlucky"],
    }
    for words, found in wanted.items():
        mixed.run(*COMMON, f"--ab-again={words}", f"--ab-run={words}")
        assert tasks(mixed, words) == found


@pytest.mark.slow
def test_workers_choose_alike(mixed: Bench) -> None:
    result = mixed.run(*COMMON, "--ab-again=failed,infra", "--ab-run=two", "-n2")
    assert tasks(mixed, "two") == ["Bad", "Unlucky"]
    result.stdout.fnmatch_lines(["!! what was run was picked*--ab-again*not that of the agent"])


def test_with_ff_they_come_first_and_the_rest_after_them(mixed: Bench) -> None:
    result = mixed.run(*COMMON, "--ab-again=agent_error", "--ff", "--ab-run=next", "-v")
    ran = [line for line in result.outlines if line.startswith("test_desk.py::")]
    assert "test_raised" in ran[0]
    assert len(tasks(mixed, "next")) == 5
    result.stdout.no_fnmatch_line("*was picked by how it went*")


def test_what_was_not_run_is_another_choice(mixed: Bench) -> None:
    mixed.run(*COMMON, "--ab-seeds=30-31", "--ab-again=not_run", "--ab-run=next", "-k", "Good")
    assert [record.cell.seed for record in mixed.records("next")] == [31]


def test_a_resumed_run_goes_by_its_own_outcomes_and_keeps_what_was_scored(mixed: Bench) -> None:
    result = mixed.run(*COMMON, "--ab-run=first", "--ab-again=infra")
    result.stdout.no_fnmatch_line("*was picked by how it went*")
    attempts = {e.cell.task: len(a) for e, a in mixed.contents("first").by_episode.items()}
    assert attempts == {"Good": 1, "Bad": 1, "Broken": 1, "Unlucky": 2, "Raised": 1}
    refused = mixed.run(*COMMON, "--ab-run=first", "--ab-again=failed,infra")
    assert refused.ret == pytest.ExitCode.USAGE_ERROR
    refused.stderr.fnmatch_lines(["*--ab-again=failed: first keeps what was scored there*"])


def test_where_nothing_is_known_that_is_told(bench: Bench, agent_source: AgentSource) -> None:
    bench.write("test_desk.py", TASKS)
    agent_source(AGENT)
    refused = bench.run(*COMMON, "--ab-again=infra")
    assert refused.ret == pytest.ExitCode.USAGE_ERROR
    refused.stderr.fnmatch_lines(["*nothing is known of an earlier run*"])
    wrong = bench.run(*COMMON, "--ab-again=wrong")
    wrong.stderr.fnmatch_lines(["*--ab-again=wrong: wrong is none of passed, failed*"])


@pytest.mark.slow
def test_a_rate_over_what_pytest_picked_is_said_not_to_be_the_agents(mixed: Bench) -> None:
    result = mixed.run(*COMMON, "--lf", "--ab-run=next")
    result.stdout.fnmatch_lines(["!! what was run was picked*(--lf)*not that of the agent"])
