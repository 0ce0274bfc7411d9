"""What it costs that an agent has a process of its own."""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from benchmarks.figures import Figure, median, timed
from pytest_androidbench.agents.agent import Agent
from pytest_androidbench.agents.hosting import messages as say
from pytest_androidbench.agents.hosting.host import Host
from pytest_androidbench.agents.hosting.log import Log
from pytest_androidbench.agents.hosting.proxy import Line, build
from pytest_androidbench.interface.actions import Wait
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Node, Observation

AGENTS: Final = """
from pytest_androidbench import Wait

class Blind:
    def start(self, goal): pass
    def act(self, observation): return Wait(0.1)

class Seeing(Blind):
    def act(self, observation):
        observation.screenshot
        return Wait(0.1)
"""
STARTS: Final = 9
STEPS: Final = 200
PICTURE: Final = random.Random(0).randbytes(150_000)
"""As large as a JPEG of a screen of 1080 x 2400 pixels."""
NODES: Final = tuple(
    Node(index=i, text=f"Row {i}", bounds=(0, 40 * i, 1080, 40 * i + 40), clickable=True)
    for i in range(50)
)


def host_figures() -> list[Figure]:
    """Starting a host with its agent, and what a step costs over the same agent inside."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "bench_agents.py").write_text(AGENTS)
        starts = [_start(folder) for _ in range(STARTS + 1)][1:]
        blind, seeing = _step(folder, "Blind"), _step(folder, "Seeing")
    return [
        Figure(name="agent host: start, with the agent's import", value=median(starts), unit="ms",
               target=250),
        Figure(name="agent host: a step without a picture", value=blind, unit="ms", target=1),
        Figure(name="agent host: a step with one", value=seeing, unit="ms", target=4,
               note=f"{len(PICTURE)} bytes"),
    ]  # fmt: skip


def _start(folder: str) -> float:
    start = time.perf_counter()
    with _hosted(folder, "Blind"):
        return (time.perf_counter() - start) * 1000


def _step(folder: str, name: str) -> float:
    """Milliseconds: an agent inside would only return a value, or read bytes at hand."""
    seen = Observation(
        nodes=NODES,
        package="com.example",
        activity="com.example.Main",
        width=1080,
        height=2400,
        take_screenshot=lambda: PICTURE,
    )
    with _hosted(folder, name) as agent:
        agent.start(Goal(text="Wait."))
        if agent.act(seen) != Wait(0.1):
            raise SystemExit("the agent did something else than it should")
        return median(timed(lambda: agent.act(seen), STEPS))


@contextmanager
def _hosted(folder: str, name: str) -> Iterator[Agent]:
    host = Host(Log())
    try:
        spec, path = f"bench_agents:{name}", (folder, *sys.path)
        host.ask("import", say.Load(spec=spec, options={}, path=path, variables={}), 60)
        agent = build(Line(host, lambda: 60.0))
        assert isinstance(agent, Agent)
        yield agent
    finally:
        host.close()
