"""The two things an agent may offer beside its protocol: `usage` and `close()`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.values import real
from pytest_androidbench.records.record import Usage

MOST: Final = 1e15
"""Below what a float counts exactly; no agent uses as many tokens."""


def usage_of(agent: object) -> Usage:
    """What the agent says it has used: `usage` with `tokens`, `money`, `calls`, as fields or keys.

    Raises:
        AgentError: they are no numbers that can be added up.
    """
    told: Any = getattr(agent, "usage", None)
    if told is None:
        return Usage()
    values = told if isinstance(told, Mapping) else _Fields(told)
    tokens, money, calls = (_amount(n, values.get(n, 0)) for n in ("tokens", "money", "calls"))
    return Usage(tokens=int(tokens), money=money, calls=int(calls))


def added(one: Usage | None, other: Usage) -> Usage:
    """What two parts of an episode have used together; None = nothing was told of the first."""
    one = one or Usage()
    return Usage(
        tokens=one.tokens + other.tokens,
        money=one.money + other.money,
        calls=one.calls + other.calls,
    )


class _Fields:
    """The fields of an object, read as those of a mapping."""

    def __init__(self, told: object) -> None:
        self._told = told

    def get(self, name: str, otherwise: object) -> object:
        """A field, or what stands for one that is missing."""
        return getattr(self._told, name, otherwise)


def _amount(name: str, value: object) -> float:
    if 0 <= (amount := real(value)) < MOST:
        return amount
    raise AgentError(f"the agent's usage must hold numbers of 0 or more: {name}={value!r:.200}")


def close_agent(agent: object) -> None:
    """Call the agent's `close()` if it has one."""
    close = getattr(agent, "close", None)
    if callable(close):
        close()
