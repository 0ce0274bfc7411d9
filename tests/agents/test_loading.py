"""Naming and building agents."""

from __future__ import annotations

import pytest

from pytest_androidbench.agents.agent import Agent, DeviceAgent, TurnAgent
from pytest_androidbench.agents.case import Case
from pytest_androidbench.agents.loading import load_agent, try_to_build
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.interface.actions import Action, Done
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.records.record import Cell

CASE = Case(cell=Cell(suite="s", task="T", seed=1))
SCREEN = Observation(
    nodes=(Node(index=0, text="OK", bounds=(0, 0, 50, 50), clickable=True),),
    package="p",
    activity="a",
    width=100,
    height=200,
)


class Own:
    """An agent of somebody's own."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed

    def start(self, goal: Goal) -> None: ...

    def act(self, observation: Observation) -> Action:
        return Done()


class Holder:
    Own = Own


def test_a_class_is_built_anew_for_every_episode_with_its_options() -> None:
    factory = load_agent(f"{__name__}:Own", {"speed": 0.5})
    first, second = factory(CASE), factory(CASE)
    assert isinstance(first, Own)
    assert first is not second
    assert first.speed == 0.5


def test_a_nested_name_is_found() -> None:
    assert isinstance(load_agent(f"{__name__}:Holder.Own", {})(CASE), Own)


def test_built_in_agents_follow_their_protocols() -> None:
    assert isinstance(load_agent("null", {})(CASE), Agent)
    assert isinstance(load_agent("random", {})(CASE), Agent)
    assert isinstance(load_agent("reference", {})(CASE), TurnAgent)
    assert not isinstance(load_agent("null", {})(CASE), DeviceAgent)


@pytest.mark.parametrize("spec", ["", "nothing", "a:b:c", "1:2", "os:path", "os:nope"])
def test_what_is_no_agent_is_refused(spec: str) -> None:
    with pytest.raises(AgentLoadError):
        load_agent(spec, {})


def test_a_constructor_that_raises_is_explained() -> None:
    factory = load_agent("subprocess:Popen", {"args": ["/no/such/program"]})
    with pytest.raises(AgentLoadError, match="cannot be built: FileNotFoundError"):
        try_to_build("subprocess:Popen", factory, CASE)


def test_the_random_agent_repeats_itself_in_the_same_cell_only() -> None:
    def actions(cell: Cell) -> list[Action]:
        agent = load_agent("random", {})(Case(cell=cell))
        assert isinstance(agent, Agent)
        return [agent.act(SCREEN) for _ in range(40)]

    here, other = Cell(suite="s", task="T", seed=1), Cell(suite="s", task="T", seed=2)
    assert actions(here) == actions(here)
    assert actions(here) != actions(other)
