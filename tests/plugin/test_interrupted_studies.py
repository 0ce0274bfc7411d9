"""A study that Ctrl-C has ended goes on where it was, and asks for no episode twice."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.studied import place_of
from tests.studies.diary import DIARY

AGENT = """
    import re, signal

    class Negative(Quiet):
        def start(self, goal):
            self.goal, self.done = goal.text, False
            with open("goals", "a") as file:
                print(goal.text, file=file)

        def act(self, observation):
            found = re.fullmatch(r"Write (.*) for (.*) on (.*), (.*), (.*)[.]", self.goal)
            if self.done or int(found[4]) < 0:
                return Done()
            self.done = True
            return Type("|".join(found.groups()))

    class Interrupted(Negative):
        def act(self, observation):
            if len(open("goals").readlines()) == 13 and not os.path.exists("stopped"):
                open("stopped", "w").close()
                # A terminal reaches a worker and the session that it is of alike. What the
                # environment says of workers is inherited from those that run these tests.
                if os.path.exists("workers"):
                    os.kill(os.getppid(), signal.SIGINT)
                os.kill(os.getpid(), signal.SIGINT)
                time.sleep(2)
            return super().act(observation)
"""
STUDY = ("--ab-study=30", "--ab-agent-process=off")


@pytest.fixture
def diary_bench(bench: Bench, agent_source: AgentSource) -> Bench:
    """A suite with one task that has params, and agents that do it."""
    bench.write("test_desk.py", DIARY)
    agent_source(AGENT)
    return bench


def way(records: list[Record]) -> list[tuple[str, object]]:
    """What a study tried, in its order, with what came of it."""
    return sorted((str(place_of(record.cell)), record.outcome) for record in records)


def found(bench: Bench, run: str) -> object:
    """What its studies say, without their ways to run it again."""
    studies = json.loads((bench.path / run / "summary.json").read_text())["studies"]
    for each in studies:
        del each["repro"], each["agent"]
        for example in ("simplest", "neighbour"):
            del each[example]["repro"]
    return studies


def asked(path: Path) -> Counter[str]:
    """How often the agent was given each goal."""
    return Counter((path / "goals").read_text().splitlines())


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_it_goes_on_where_it_was(diary_bench: Bench, workers: list[str]) -> None:
    diary_bench.run("--agent=agents:Negative", *STUDY, "--ab-run=whole")
    at_once = asked(diary_bench.path)
    (diary_bench.path / "goals").unlink()
    command = ("--agent=agents:Interrupted", *STUDY, *workers)
    if workers:
        diary_bench.write("workers", "")
    first = diary_bench.run(*command)
    assert first.ret == pytest.ExitCode.INTERRUPTED
    before = diary_bench.records()
    assert len(before) == 12
    diary_bench.run(*command)
    assert way(diary_bench.records()) == way(diary_bench.records("whole"))
    assert found(diary_bench, "run") == found(diary_bench, "whole")
    # The one that was cut off is the only one that was begun twice.
    assert (asked(diary_bench.path) - at_once).total() == 1


@pytest.mark.slow
def test_one_that_is_done_asks_for_nothing_and_more_budget_for_more(diary_bench: Bench) -> None:
    diary_bench.run("--agent=agents:Negative", *STUDY)
    before = asked(diary_bench.path)
    again = diary_bench.run("--agent=agents:Negative", *STUDY)
    again.stdout.fnmatch_lines(["study of WriteDiary*it fails where `amount` is negative"])
    assert asked(diary_bench.path) == before
    places = {record.cell for record in diary_bench.records()}
    diary_bench.run("--agent=agents:Negative", "--ab-study=40", "--ab-agent-process=off")
    assert {record.cell for record in diary_bench.records()} >= places
    assert asked(diary_bench.path) >= before
