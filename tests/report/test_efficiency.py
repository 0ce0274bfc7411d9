"""Steps against those of tasks' solutions: where they are known from, and what is told."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import pytest_androidbench
from fixtures.benches import AgentSource, Bench
from pytest_androidbench.cli import main
from pytest_androidbench.codec import to_json
from pytest_androidbench.records.contents import RunContents, stored
from pytest_androidbench.records.merge import merge
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.reference import REFERENCE, Reference
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.comparison import compare
from pytest_androidbench.report.efficiency import reference_steps
from pytest_androidbench.report.figures import figures
from pytest_androidbench.report.verdicts import comparison_lines
from tests.records.samples import MANIFEST, record

SLOW = """
    class Slow(Quiet):
        def start(self, goal):
            self.steps = 0

        def act(self, observation):
            self.steps += 1
            row = next(n for n in observation.nodes if n.text == "Lamp")
            return Tap(row.index) if self.steps in (1, 2, 3) else Done()
"""
"""Taps three times where once is enough, says done, and so passes in four steps."""


def contents(*records: Record, agent: str = "agents:Mine") -> RunContents:
    manifest = replace(MANIFEST, agent=agent)
    return RunContents(path=Path(), manifest=manifest, attempts=tuple(map(stored, records)))


def by_reference(steps: int, **fields: Any) -> Record:
    return record(agent="reference", override="x", steps=steps, **fields)


def test_it_is_the_share_of_steps_that_were_needed() -> None:
    run = contents(by_reference(4))
    steps = reference_steps(run)
    assert steps.efficiency(record(steps=8)) == 0.5
    assert steps.efficiency(record(steps=4)) == 1
    # Faster than the solution is as good as it gets.
    assert steps.efficiency(record(steps=2)) == 1
    assert steps.efficiency(record(steps=4, outcome=Outcome.FAILED)) == 0
    assert steps.efficiency(record(steps=4, outcome=Outcome.INFRA_ERROR)) is None


def test_other_params_are_another_way() -> None:
    steps = reference_steps(contents(by_reference(4, params={"milk": 1})))
    assert steps.of(record(params={"milk": 1})) == 4
    assert steps.of(record(params={"milk": 2})) is None
    assert steps.of(record(seed=1, params={"milk": 1})) is None


def test_repeats_are_alike_and_the_shortest_counts() -> None:
    long, short = by_reference(9), by_reference(5)
    again = replace(short, cell=replace(short.cell, repeat=1))
    mine = record(steps=10)
    steps = reference_steps(contents(long, again))
    assert steps.of(replace(mine, cell=replace(mine.cell, repeat=2))) == 5


def test_a_solution_that_fell_says_nothing() -> None:
    steps = reference_steps(contents(by_reference(4, outcome=Outcome.FAILED)))
    assert steps.of(record()) is None


def test_the_mean_is_over_what_is_known() -> None:
    run = contents(
        *(by_reference(4, task=task) for task in "AB"),
        record("A", steps=8),
        record("B", outcome=Outcome.FAILED),
        record("C", steps=1),
    )
    mine = next(d for d in figures(run).details if d.agent == "agents:Mine")
    assert mine.efficiency is not None
    assert mine.efficiency.interval.estimate == 0.25
    assert (mine.efficiency.episodes, mine.efficiency.unknown) == (2, 1)


def test_a_comparison_tells_it_of_both() -> None:
    solutions = [by_reference(4, task=task) for task in "AB"]
    old = contents(record("A", steps=8), record("B", outcome=Outcome.FAILED), record("C"))
    new = contents(record("A", steps=5), record("B", steps=4), record("C"), agent="agents:New")
    reference = Reference(cells=reference_steps(contents(*solutions)).cells)
    found = compare(
        replace(old, path=Path("old")), replace(new, path=Path("new"), reference=reference)
    )
    (cost,) = [one for one in found.strata[0].costs if one.name == "efficiency"]
    assert (cost.old.mean, cost.new.mean, cost.new.number) == (25, 90, 2)
    assert "  efficiency: 25.0 -> 90.0 % a cell (+260%)" in comparison_lines(found)


@pytest.fixture
def slow_bench(lamp_bench: Bench, agent_source: AgentSource) -> Bench:
    """A run `reference` of the solution, and an agent that takes twice its steps."""
    agent_source(SLOW)
    lamp_bench.run("--agent=reference", "--ab-run=reference", "--ab-seeds=0-1")
    return lamp_bench


LIMIT = "--ab-limits=steps=9"


def test_a_run_takes_over_what_solutions_took(slow_bench: Bench) -> None:
    options = ("--agent=agents:Slow", "--ab-seeds=0-2", LIMIT, "--ab-reference-run=reference")
    result = slow_bench.run(*options)
    result.stdout.fnmatch_lines(["*efficiency 50%, 95% interval *", "*known for 2 of 3 episodes)"])
    summary = json.loads((slow_bench.run_path / "summary.json").read_text())
    (success,) = summary["success"]
    assert success["efficiency"]["interval"]["estimate"] == 0.5
    rows = list(csv.DictReader((slow_bench.run_path / "episodes.csv").read_text().splitlines()))
    assert [row["efficiency"] for row in rows] == ["0.5", "0.5", ""]
    assert [row["reference_steps"] for row in rows] == ["2", "2", ""]
    loaded = pytest_androidbench.load(slow_bench.run_path)
    assert [one.efficiency for one in loaded.episodes] == [0.5, 0.5, None]
    assert "efficiency 50%," in (slow_bench.run_path / "summary.md").read_text()


def test_a_run_that_is_there_is_given_them(slow_bench: Bench) -> None:
    slow_bench.run("--agent=agents:Slow", "--ab-seeds=0-1", LIMIT)
    run, reference = str(slow_bench.run_path), str(slow_bench.path / "reference")
    told = CliRunner().invoke(main, ["report", run, f"--reference={reference}"])
    assert told.exit_code == 0, told.output
    assert "taken over" in told.output
    assert "2 cells" in told.output
    assert "efficiency 50%," in told.output
    # It is kept: the report can be made again without the other run.
    assert "efficiency 50%," in CliRunner().invoke(main, ["report", run]).output


@pytest.mark.slow
def test_what_is_no_reference_is_said(slow_bench: Bench) -> None:
    missing = slow_bench.run("--agent=agents:Slow", "--ab-reference-run=nowhere")
    assert missing.ret == 4
    missing.stderr.fnmatch_lines(["ERROR: --ab-reference-run: *nowhere is no run directory*"])
    slow_bench.run("--agent=null", "--ab-run=null", "--ab-seeds=0-1")
    idle = slow_bench.run("--agent=agents:Slow", LIMIT, "--ab-reference-run=null")
    idle.stdout.fnmatch_lines(["!! --ab-reference-run: *no passed episode of a task's solution*"])
    slow_bench.write("suite.toml", 'name = "desk"\nversion = "2"\n')
    unlike = slow_bench.run(
        "--agent=agents:Slow", LIMIT, "--ab-run=other", "--ab-reference-run=reference"
    )
    unlike.stdout.fnmatch_lines(["*suites.desk.version: '1' there, '2' here*"])


def test_merged_runs_keep_them(tmp_path: Path) -> None:
    parts = []
    for seed in (0, 1):
        solved = contents(by_reference(4, seed=seed))
        run = RunDirectory.create(tmp_path / str(seed), replace(MANIFEST, agent="agents:Mine"))
        mine = record(seed=seed, steps=8)
        run.attempt(mine.episode, 1).finish(mine)
        known = Reference(runs=(f"r{seed}",), cells=reference_steps(solved).cells)
        run.write(REFERENCE, to_json(known))
        parts.append(run.path)
    for order in (parts, parts[::-1]):
        out = merge(tmp_path / order[0].name / "out", order).run.contents()
        assert out.reference.runs == ("r0", "r1")
        assert [reference_steps(out).efficiency(one) for one in out.records] == [0.5, 0.5]
