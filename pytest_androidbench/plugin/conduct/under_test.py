"""The agent under test in one episode: named by `--agent`, or given by a fixture `agent`."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from pytest_androidbench.agents.agent import Agent, AnyAgent, DeviceAgent, TurnAgent
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.plugin.settings import Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class UnderTest:
    """What builds or is the agent of an episode."""

    spec: str
    """As `--agent` takes it; for an object what it was made of."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """Keyword arguments for its constructor."""
    file: str = ""
    """Where the module of `spec` lies, if not everybody can import it by its name."""
    object: AnyAgent | None = None
    """The agent itself, which runs in the test's process."""
    hosted: bool = False
    """Whether it runs in a process of its own."""


def of_option(settings: Settings) -> UnderTest:
    """The agent that `--agent` names."""
    return UnderTest(
        spec=settings.agent, options=settings.built_with, hosted=settings.hosts(settings.agent)
    )


def of_fixture(value: object, settings: Settings, *, scope: str = "function") -> UnderTest:
    """The agent that somebody's fixture `agent` gave.

    Args:
        value: what it gave: a spec, a class or function that builds agents, or an agent.
        settings: of the run; its `--agent-option`s are not for this agent.
        scope: of the fixture.

    Raises:
        AgentLoadError: it is none of these; says what to do.
        pytest.UsageError: it is an object, and the fixture lasts longer than a test.
    """
    if isinstance(value, str):
        return UnderTest(spec=value, hosted=settings.hosts(value))
    if isinstance(value, type) or inspect.isroutine(value):
        return _of_class(value, settings)
    if isinstance(value, Agent | DeviceAgent | TurnAgent):
        if scope != "function":
            raise pytest.UsageError(
                f"the fixture agent has scope {scope!r} and gives an object, which would carry "
                "over from episode to episode: give a class or a spec, or scope='function'"
            )
        return UnderTest(spec=_name_of(type(value)), object=value)
    raise AgentLoadError(
        f"the fixture agent gave a {type(value).__name__}: give 'package.module:Name', a class, "
        "or an object with start(goal) and act(observation), take_turn(goal, turn) or "
        "run(goal, phone)"
    )


def _of_class(value: Any, settings: Settings) -> UnderTest:
    spec = _name_of(value)
    if "<" in spec:
        raise AgentLoadError(
            f"the fixture agent gave {spec}, which no other process can find: define it at the "
            "top of a module, or give an object, which runs in the test's own process"
        )
    file = inspect.getsourcefile(value) or ""
    return UnderTest(spec=spec, file=file, hosted=settings.hosts(spec))


def _name_of(builder: Any) -> str:
    return f"{builder.__module__}:{builder.__qualname__}"
