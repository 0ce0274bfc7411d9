"""A host with an agent of these tests, and something to show it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from pytest_androidbench import Goal, Observation
from pytest_androidbench.agents.agent import Agent
from pytest_androidbench.agents.hosting import messages as say
from pytest_androidbench.agents.hosting.host import Host
from pytest_androidbench.agents.hosting.log import Log
from pytest_androidbench.agents.hosting.proxy import Line, build
from pytest_androidbench.interface.observation import Node

ROOT = Path(__file__).parents[3]


@dataclass(slots=True)
class Hosted:
    """A host, its log, and the agent in it."""

    host: Host
    log: Log
    agent: Agent

    def printed(self) -> str:
        """What is in the log by now."""
        if self.host.alive:
            self.host.hear()
        return self.log.take().decode("utf-8", "replace")

    def left(self) -> list[str]:
        """What the agent has left changed in its process."""
        found: list[str] = self.host.ask("state", say.Rest(), 10).value
        return found


@contextmanager
def hosted(spec: str, *, seconds: float = 20, memory: int | None = None) -> Iterator[Hosted]:
    """An agent that has been told its goal."""
    log = Log()
    host = Host(log, memory=memory)
    try:
        path = tuple(dict.fromkeys([str(ROOT), *sys.path]))
        host.ask("import", say.Load(spec=spec, options={}, path=path, variables={}), 30)
        agent = build(Line(host, lambda: seconds))
        assert isinstance(agent, Agent)
        agent.start(Goal(text="Switch the lamp on."))
        yield Hosted(host, log, agent)
    finally:
        host.close()


def screen(text: str = "Lamp", picture: Callable[[], bytes] | None = None) -> Observation:
    """A screen with one thing on it."""
    node = Node(index=0, text=text, bounds=(0, 0, 10, 10), clickable=True)
    return Observation(
        nodes=(node,), package="org.desk", activity="Desk", width=100, height=200,
        take_screenshot=picture,
    )  # fmt: skip
