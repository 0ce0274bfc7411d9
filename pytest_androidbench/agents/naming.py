"""Which agents are ours, told from their names alone."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

NAMED: Final[Mapping[str, str]] = MappingProxyType(
    {"claude": "pytest_androidbench.agents.claude.agent:ClaudeAgent"}
)
"""Agents of ours that ask models: a short name of what anybody could name by its class."""
BUILT_IN: Final = ("null", "random", "reference", "replay:RUN")
"""Agents of ours that know what no other may: the cell, or the task's own solution."""


def is_built_in(spec: str) -> bool:
    """Whether `--agent` names one that runs inside of the harness."""
    return spec in BUILT_IN[:-1] or (spec.startswith("replay:") and spec != "replay:")
