"""The two things an agent may offer beside its protocol: `usage` and `close()`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pytest_androidbench.errors import AgentError
from pytest_androidbench.records.record import Usage


def usage_of(agent: object) -> Usage:
    """What the agent says it has used: `usage` with `tokens` and `money`, as fields or keys.

    Raises:
        AgentError: they are no numbers.
    """
    told: Any = getattr(agent, "usage", None)
    if told is None:
        return Usage()
    if isinstance(told, Mapping):
        tokens, money = told.get("tokens", 0), told.get("money", 0.0)
    else:
        tokens, money = getattr(told, "tokens", 0), getattr(told, "money", 0.0)
    if not isinstance(tokens, int | float) or not isinstance(money, int | float):
        raise AgentError(f"the agent's usage must hold numbers: tokens={tokens!r} money={money!r}")
    return Usage(tokens=int(tokens), money=float(money))


def close_agent(agent: object) -> None:
    """Call the agent's `close()` if it has one."""
    close = getattr(agent, "close", None)
    if callable(close):
        close()
