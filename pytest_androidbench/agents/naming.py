"""Which agents are ours, told from their names alone."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

NAMED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "claude": "pytest_androidbench.agents.claude.agent:ClaudeAgent",
        "m3a": "pytest_androidbench.agents.m3a.agent:M3A",
        "t3a": "pytest_androidbench.agents.t3a.agent:T3A",
        "seeact": "pytest_androidbench.agents.seeact.agent:SeeAct",
        "bmoca:text": "pytest_androidbench.agents.bmoca.agent:text_agent",
        "bmoca:pictures": "pytest_androidbench.agents.bmoca.agent:picture_agent",
        "androidarena:direct": "pytest_androidbench.agents.androidarena.agent:direct_agent",
        "androidarena:react": "pytest_androidbench.agents.androidarena.agent:react_agent",
        "androidarena:reflexion": "pytest_androidbench.agents.androidarena.agent:ReflexionAgent",
        "androidarena:explore": "pytest_androidbench.agents.androidarena.agent:explore_agent",
        "androidgen": "pytest_androidbench.agents.androidgen.agent:AndroidGen",
    }
)
"""Agents of ours that ask models: a short name of what anybody could name by its class."""
ELSEWHERE: Final[Mapping[str, str]] = MappingProxyType(
    {
        "cmd": "pytest_androidbench.agents.commands.agent:CommandAgent",
        "http": "pytest_androidbench.agents.http.agent:HttpAgent",
        "https": "pytest_androidbench.agents.http.agent:HttpAgent",
        "mcp": "pytest_androidbench.agents.mcp.agent:McpAgent",
    }
)
"""Agents that are no Python of this process: what stands before the first colon, and the class
that is built with what stands behind it."""
_COMMANDS: Final = ("cmd", "host", "mcp")
"""What stands before a command line."""
ANDROID_WORLD: Final = "android_world:"
"""What stands before a class that was written for AndroidWorld."""
HUMAN: Final = "human"
"""A person, at a page that outlives the episodes."""
TOUCHES: Final = "reference:touches"
"""The task's own solution, carried out by touching and lifting alone."""
BUILT_IN: Final = ("null", "random", "reference", TOUCHES, HUMAN, "replay:RUN")
"""Agents of ours that know what no other may: the cell, the task's own solution, the moment."""


def builder_named(spec: str) -> tuple[str, tuple[str, ...]]:
    """The `package.module:Name` that a value of `--agent` stands for, and what it is built with."""
    kind, _, rest = spec.partition(":")
    if rest and kind in ELSEWHERE:
        # An address is one as a whole.
        return ELSEWHERE[kind], (spec if rest.startswith("//") else rest,)
    return NAMED.get(spec, spec), ()


def command_in(spec: str) -> str:
    """The command line in a value of `--agent`; "" where there is none."""
    kind, _, rest = spec.partition(":")
    return rest if kind in _COMMANDS else ""


def has_own_host(spec: str) -> bool:
    """Whether the agent is a program that speaks the agents' protocol by itself."""
    return spec.startswith("host:") and spec != "host:"


def is_elsewhere(spec: str) -> bool:
    """Whether the agent's code is no module that could be imported here."""
    kind, _, rest = spec.partition(":")
    return bool(rest) and (kind in ELSEWHERE or kind in _COMMANDS)


def is_built_in(spec: str) -> bool:
    """Whether `--agent` names one that runs inside of the harness."""
    return spec in BUILT_IN[:-1] or (spec.startswith("replay:") and spec != "replay:")
