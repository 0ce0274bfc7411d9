"""What outcomes vary with: tasks, seeds or chance, the cells that flip, the hardest seeds."""

from __future__ import annotations

import json

import pytest

from fixtures.benches import AgentSource, Bench
from tests.plugin.test_studies import WRITER
from tests.studies.diary import DIARY

COUNTING = """
    class Every(Writes):
        count = 0

        def breaks(self):
            return self.odd

        def start(self, goal):
            super().start(goal)
            Every.count += 1
            self.odd = Every.count % 2 == 0
"""
"""Fails every second time, whatever the params are."""


@pytest.mark.slow
def test_seeds_that_matter_are_told_from_chance(bench: Bench, agent_source: AgentSource) -> None:
    bench.write("test_desk.py", DIARY)
    agent_source(WRITER)
    seeds = ("--ab-seeds=0-7", "--ab-repeats=3")
    result = bench.run("--agent=agents:Negative", *seeds)
    result.stdout.fnmatch_lines(
        [
            "variance: seed 100%, repeat 0%; seeds matter (p = *)",
            "  hard: desk/WriteDiary*amount=-*",
        ]
    )
    (spread,) = json.loads((bench.run_path / "summary.json").read_text())["spread"]
    assert spread["flips"] == []
    assert spread["parts"]["repeat"] == 0
    assert spread["parts"]["task"] is None
    assert all(hard["params"]["amount"] < 0 for hard in spread["worst"])


def test_a_coin_is_noise_and_no_seed(bench: Bench, agent_source: AgentSource) -> None:
    bench.write("test_desk.py", DIARY)
    agent_source(WRITER + COUNTING)
    result = bench.run("--agent=agents:Every", "--ab-seeds=0-5", "--ab-repeats=4")
    result.stdout.fnmatch_lines(
        [
            "variance: *repeat 100%; seeds differ no more than chance (p = 1)",
            "  6 cells pass and fail:*",
        ]
    )
