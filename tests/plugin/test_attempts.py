"""Attempts keep to pytest's own protocol: what is rebuilt, what stays, what is reported."""

from __future__ import annotations

import sys

import pytest

from fixtures.benches import PLUGIN, AgentSource, Bench

TASKS = """
    import pytest
    from pytest_androidbench import task

    def log(text):
        with open("log", "a") as file:
            file.write(text + "\\n")

    @pytest.fixture(scope="session")
    def house():
        log("house up")
        yield
        log("house down")

    @pytest.fixture
    def room(house):
        log("room up")
        yield
        log("room down")

    @task("First", "Go.")
    def test_first(room, episode):
        log(f"body on {episode.device.serial}")
        print("said by the body")
        episode.run()

    def test_between(room): log("between")

    @task("Last", "Go.")
    def test_last(room, episode): episode.run()
"""
AGENT = """
    class UnplugsTheFirst(Quiet):
        def act(self, observation):
            first = observation.find("tabletop-1")
            return Tap(observation.find("Unplug").index) if first else Done()
"""


@pytest.fixture
def house(bench: Bench, agent_source: AgentSource) -> Bench:
    bench.write("test_desk.py", TASKS)
    agent_source(AGENT)
    return bench


def test_function_fixtures_are_rebuilt_and_wider_ones_kept(house: Bench) -> None:
    result = house.run("--agent=agents:UnplugsTheFirst")
    result.assert_outcomes(passed=3)
    assert (house.path / "log").read_text().splitlines() == [
        "house up",
        *("room up", "body on tabletop-1", "room down"),
        *("room up", "body on tabletop-2", "room down"),
        *("room up", "between", "room down"),
        *("room up", "room down"),
        "house down",
    ]


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("options", [["-x"], ["--maxfail=1", "-s"], ["--setup-show"], ["-n2"]])
def test_other_ways_of_running_report_one_result_for_each_item(
    house: Bench, options: list[str]
) -> None:
    house.run("--agent=agents:UnplugsTheFirst", *options).assert_outcomes(passed=3)


@pytest.mark.slow
def test_the_debugger_stops_at_the_first_attempt(house: Bench) -> None:
    options = [*PLUGIN, "-p", "fixtures.tabletop", "--ab-device=tabletop", "--pdb"]
    command = [sys.executable, "-m", "pytest", *options, "--agent=agents:UnplugsTheFirst", "."]
    result = house.pytester.run(*command, stdin=b"p 'in the ' + 'debugger'\nq\n", timeout=60)
    result.stdout.fnmatch_lines(["*'in the debugger'*"])


def test_what_the_failed_attempt_printed_is_not_shown_twice(house: Bench) -> None:
    result = house.run("--agent=agents:UnplugsTheFirst", "-rP", "-k", "First")
    assert result.stdout.str().count("said by the body") == 1


def test_setup_only_and_collect_only_run_no_agent(house: Bench) -> None:
    result = house.run("--agent=agents:UnplugsTheFirst", "--collect-only", "-q")
    assert result.ret == 0
    assert not house.run_path.exists()
    house.run("--agent=agents:UnplugsTheFirst", "--setup-only")
    assert "body" not in (house.path / "log").read_text()
    assert not house.run_path.exists()
