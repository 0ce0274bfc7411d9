"""From an item to an episode: params drawn, device restored, stage set."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.episodes.budget import Budget
from pytest_androidbench.episodes.episode import BODY_SECONDS, Episode
from pytest_androidbench.episodes.stage import Stage
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.plugin.conduct.keeping import Keeper
from pytest_androidbench.tasks.goal import render
from pytest_androidbench.tasks.params import draw

PREPARE_SECONDS: Final = 900.0
"""What starting, preparing and restoring a device may take; a real one boots slowly."""


def open_episode(keeper: Keeper) -> Episode:
    """Draw the params, restore the device and set the stage for an item's episode.

    Raises:
        ParamsError: a param has no value for this seed.
        DeviceError: no device can be had in the suite's state.
    """
    attempt, bench = keeper.attempt, keeper.bench
    assert keeper.trajectory is not None
    assignment = attempt.assignment
    task, suite = assignment.task, assignment.suite
    attempt.params = draw(task, suite.name, assignment.cell.seed)
    attempt.goal = render(task.goal, attempt.params)
    with bench.guard.watching("device", "preparing the device", PREPARE_SECONDS):
        device = bench.lease.ready(suite, attempt.stopwatch)
        attempt.device = bench.lease.facts(suite)
    keeper.introduce()
    if bench.settings.hosts_agent:
        bench.hosts.get_ready()
    budget = Budget(assignment.limits, clock=bench.guard.time)
    stage = Stage(
        device=device,
        # No closure: it would hold the attempt, which holds the episode, which holds the stage.
        build_agent=partial(bench.agent_for, assignment, attempt.params, budget.call_seconds),
        hosted=bench.settings.hosts_agent,
        budget=budget,
        guard=bench.guard,
        trajectory=keeper.trajectory,
        stopwatch=attempt.stopwatch,
    )
    goal = Goal(
        text=attempt.goal,
        guidelines=suite.guidelines,
        steps=assignment.limits.steps or 0,
    )
    attempt.episode = Episode(
        cell=assignment.cell,
        goal=goal,
        params=attempt.params,
        stage=stage,
        rules=bench.settings.checks,
    )
    attempt.stopwatch.turn_to("arrange")
    bench.guard.switch("task", "arranging", BODY_SECONDS)
    return attempt.episode
