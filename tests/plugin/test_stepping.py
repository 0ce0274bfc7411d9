"""`--ab-step`: each step waits for somebody at the terminal, and nobody's time runs meanwhile."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from fixtures.benches import AgentSource, Bench
from fixtures.played import PlayedRun, played
from fixtures.tabletop import PICTURE
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record

QUESTION = r"Enter carries it out; c and Enter, it and all that follow in this episode: "
TOLD = r"Enter lets the agent go on; c and Enter, to the end of this episode: "
STEPWISE = """
    class Steps(Quiet):
        def act(self, observation):
            self.n = getattr(self, "n", 0) + 1
            if self.n == 1:
                note = observation.find("Note").index
                return Type("\\x1b[2Jhi", at=note, note="a \\x1b greeting")
            return Tap(observation.find("Lamp").index) if self.n == 2 else Done()
"""
TURNS = """
    class Turns:
        def take_turn(self, goal, turn):
            turn.step(Tap(turn.observation.find("Lamp").index))
            turn.step(Done())
"""
DRIVES = """
    class Drives:
        def run(self, goal, phone):
            phone.tell(Tap((1, 2)))
            return Done()
"""
LONG = 3.0
"""Seconds that somebody looks: longer than the limit of the runs here and its grace together."""
LIMITS = "--ab-limits=steps=9,seconds=1"


def look_at(run: PlayedRun, number: int, question: str = QUESTION) -> None:
    """Wait for a question, and take more time than the agent has."""
    run.await_text(question, times=number)
    time.sleep(LONG)  # a person's time is what this is about


def record_of(bench: Bench) -> Record:
    (record,) = bench.records()
    return record


@pytest.mark.slow
def test_each_step_is_told_and_waits(lamp_bench: Bench, agent_source: AgentSource) -> None:
    agent_source(STEPWISE)
    with played(lamp_bench.path, "--agent=agents:Steps", "--ab-step", "-v") as run:
        run.await_text(QUESTION)
        shown = run.printed
        [told] = re.findall(r"^  screen  (\S+)$", shown, re.MULTILINE)
        assert "step 1: Type “\\x1b[2Jhi” into “Note”\n" in shown
        assert "  note    a \\x1b greeting\n" in shown
        assert "  live    androidbench view tabletop-1@127.0.0.1:1\n" in shown
        assert Path(told).read_bytes() == PICTURE
        assert "     1  Type" not in shown
        run.type("\n")
        run.await_text(QUESTION, times=2)
        assert "     1  Type" in run.printed
        assert "step 2: Tap “Lamp”" in run.printed
        run.type("\n")
        run.await_text(r"step 3: Done")
        run.type("\n")
        assert run.end() == 0, run.printed
    assert not Path(told).exists()
    assert record_of(lamp_bench).steps == 3


@pytest.mark.slow
@pytest.mark.parametrize("process", ["worker", "off"])
@pytest.mark.parametrize(("name", "source"), [("Steps", STEPWISE), ("Turns", TURNS)])
def test_what_a_person_takes_is_nobody_s_time(
    lamp_bench: Bench, agent_source: AgentSource, name: str, source: str, process: str
) -> None:
    agent_source(source)
    options = [f"--agent=agents:{name}", "--ab-step", LIMITS, f"--ab-agent-process={process}"]
    with played(lamp_bench.path, *options) as run:
        look_at(run, 1)
        run.type("\n")
        look_at(run, 2)
        run.type("c\n")
        assert run.end() == 0, run.printed
    record = record_of(lamp_bench)
    assert (record.outcome, record.ending) == (Outcome.PASSED, "done")
    assert record.timing.agent < LONG
    assert record.timing.run < LONG
    assert record.timing.total > 2 * LONG


@pytest.mark.slow
def test_an_agent_that_drives_the_device_itself_waits_behind_what_it_tells(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source(DRIVES)
    with played(lamp_bench.path, "--agent=agents:Drives", "--ab-step", LIMITS) as run:
        look_at(run, 1, TOLD)
        assert "  screen" not in run.printed
        run.type("\n")
        run.await_text(QUESTION)
        run.type("\n")
        assert run.end() == 1, run.printed
    assert (record_of(lamp_bench).ending, record_of(lamp_bench).steps) == ("done", 2)


def test_c_lets_the_rest_of_an_episode_go_and_no_other(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source(STEPWISE)
    options = ["--agent=agents:Steps", "--ab-step", "--ab-seeds=1-2", "-s"]
    with played(lamp_bench.path, *options) as run:
        run.await_text(QUESTION)
        run.type(" C \n")
        run.await_text(QUESTION, times=2)
        assert run.printed.count("step 1: ") == 2
        run.type("c\n")
        assert run.end() == 0, run.printed
    assert "step 2: " not in run.printed


@pytest.mark.slow
def test_where_nobody_can_answer_it_goes_on(lamp_bench: Bench, agent_source: AgentSource) -> None:
    agent_source(STEPWISE)
    options = ["--agent=agents:Steps", "--ab-step", "--ab-seeds=1-2"]
    with played(lamp_bench.path, *options) as run:
        run.end_input()
        assert run.end() == 0, run.printed
    assert run.printed.count("the input has ended: all steps are made without waiting") == 1
    assert lamp_bench.outcomes() == [Outcome.PASSED] * 2


@pytest.mark.slow
def test_ctrl_c_at_a_question_ends_the_run(lamp_bench: Bench) -> None:
    with played(lamp_bench.path, "--agent=reference", "--ab-step") as run:
        run.await_text(QUESTION)
        run.interrupt()
        assert run.end() == pytest.ExitCode.INTERRUPTED, run.printed


@pytest.mark.parametrize("more", [["-n2"], ["-n1"], ["--dist=load", "--tx=2*popen"]])
def test_it_is_refused_with_workers(lamp_bench: Bench, more: list[str]) -> None:
    result = lamp_bench.run("--agent=null", "--ab-step", *more)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert "--ab-step waits at the terminal" in result.stderr.str()
    assert "give -n 0" in result.stderr.str()
    assert not lamp_bench.run_path.exists()


def test_n_0_is_no_worker(lamp_bench: Bench) -> None:
    lamp_bench.write("pytest.ini", "[pytest]\naddopts = -n2\n")
    with played(lamp_bench.path, "--agent=reference", "--ab-step", "-n0") as run:
        run.await_text(QUESTION)
        run.type("c\n")
        assert run.end() == 0, run.printed


def test_it_goes_through_audits_and_no_mutants(lamp_bench: Bench) -> None:
    result = lamp_bench.run("--ab-mutants", "--ab-step")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert "--ab-step goes through no mutants" in result.stderr.str()
    with played(lamp_bench.path, "--ab-audit", "--ab-step") as run:
        run.type("c\nc\n")
        assert run.end() == 0, run.printed
    assert run.printed.count("step 1: ") == 2
