"""From an item with its agent and device to an episode: the stage is set."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from pytest_androidbench.episodes.budget import Budget
from pytest_androidbench.episodes.episode import BODY_SECONDS, Episode
from pytest_androidbench.episodes.sight import EpisodeSight
from pytest_androidbench.episodes.stage import Stage, Step
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.models.surroundings import CallLimits
from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.collect.overrides import scope_of
from pytest_androidbench.plugin.conduct.device_log import begin_log
from pytest_androidbench.plugin.conduct.keeping import KEEPER, Keeper
from pytest_androidbench.plugin.conduct.stepping import Pauses
from pytest_androidbench.plugin.conduct.under_test import UnderTest, of_fixture, of_option
from pytest_androidbench.plugin.model_options import OF_EPISODE, variables_of_episode
from pytest_androidbench.tasks.task import SIMULATED_ONLY

if TYPE_CHECKING:
    from pytest_androidbench.devices.device import Device


def open_episode(item: pytest.Item, agent: object, device: Device) -> Episode:
    """Set the stage for an item's episode.

    Args:
        item: of a task.
        agent: what the fixture `agent` gave.
        device: what the fixture `device` gave.

    Raises:
        AgentLoadError: the fixture `agent` gave what no agent can be made of.
    """
    keeper = item.stash.get(KEEPER, None)
    if keeper is None:
        pytest.fail("the fixture 'episode' is for tasks: decorate the test with @task(...)")
    _check_device(device)
    _check_kind(device, keeper.attempt.assignment)
    attempt, bench = keeper.attempt, keeper.bench
    assignment = attempt.assignment
    under_test = _under_test(keeper, agent)
    attempt.agent = under_test.spec
    keeper.introduce()
    if under_test.hosted:
        bench.hosts.get_ready(under_test)
    _tell_agent(keeper)
    begin_log(bench, device)
    stage = _stage(keeper, under_test, device)
    attempt.episode = Episode(
        cell=assignment.cell,
        goal=_goal(attempt.goal, assignment),
        params=attempt.params,
        stage=stage,
        rules=assignment.rules,
        play=bench.play,
    )
    attempt.stopwatch.turn_to("arrange")
    bench.guard.switch("task", "arranging", BODY_SECONDS)
    return attempt.episode


def _goal(text: str, assignment: Assignment) -> Goal:
    limits, suite = assignment.limits, assignment.suite
    seconds = limits.seconds or 0.0
    return Goal(text=text, guidelines=suite.guidelines, steps=limits.steps or 0, seconds=seconds)


def _tell_agent(keeper: Keeper) -> None:
    """Have the environment tell the agent which attempt it plays, and what it may ask."""
    attempt, limits = keeper.attempt, keeper.attempt.assignment.limits
    calls = CallLimits(tokens=limits.tokens, money=limits.money, calls=limits.calls)
    variables = variables_of_episode(attempt.key, attempt.number, calls)
    keeper.bench.told.tell(variables, OF_EPISODE)


def _stage(keeper: Keeper, under_test: UnderTest, device: Device) -> Stage:
    attempt, bench = keeper.attempt, keeper.bench
    assert keeper.trajectory is not None
    budget = Budget(attempt.assignment.limits, clock=bench.guard.time)
    steps: list[Step] = []
    sight = EpisodeSight(budget=budget, device=device, steps=steps)
    build = partial(bench.agent_for, under_test, attempt.assignment, attempt.params)
    stage = Stage(
        device=device,
        # No closure: it would hold the attempt, which holds the episode, which holds the stage.
        build_agent=partial(build, budget.call_seconds, sight),
        hosted=under_test.hosted,
        door=bench.holder.door,
        printed=bench.hosts.news if under_test.hosted else str,
        pace=attempt.assignment.terms.pace,
        budget=budget,
        guard=bench.guard,
        trajectory=keeper.trajectory,
        reflections=attempt.assignment.draw.reflections,
        stopwatch=attempt.stopwatch,
        steps=steps,
    )
    if bench.stepping is not None:
        stage.pause = Pauses(bench.stepping, device)
    return stage


def _under_test(keeper: Keeper, agent: object) -> UnderTest:
    settings = keeper.bench.settings
    if not keeper.attempt.assignment.override or settings.audit:
        return of_option(settings)
    return of_fixture(agent, settings, scope=scope_of(keeper.item, "agent"))


def _check_kind(device: Device, assignment: Assignment) -> None:
    """Skip what only a simulated phone can be brought into the state for."""
    kind = device.facts.kind
    if SIMULATED_ONLY in assignment.task.tags and kind not in ("simulated", ""):
        pytest.skip(
            f"{assignment.task.id} is for simulated phones: an app it is about keeps its state on "
            f"a server, which nobody can set up on {kind} devices"
        )


def _check_device(device: Any) -> None:
    if not callable(getattr(device, "observe", None)):
        pytest.fail(
            f"the fixture 'device' gave a {type(device).__name__}, which is no device: a fixture "
            "of that name takes the place of ours; give it another name, or let it return a device"
        )
