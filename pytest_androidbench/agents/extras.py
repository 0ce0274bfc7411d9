"""What an agent may offer beside its protocol: `usage`, `reflect()`, `remember()`, `close()`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.trials import TriedStep
from pytest_androidbench.interface.values import real
from pytest_androidbench.records.record import Usage
from pytest_androidbench.texts import bounded, clean

MOST: Final = 1e15
"""Below what a float counts exactly; no agent uses as many tokens."""

MAX_REFLECTION: Final = 8_000
"""Characters of what an agent writes about a trial; a prompt is to have room for several."""


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


def reflection_of(agent: object, trajectory: tuple[TriedStep, ...], outcome: str) -> str:
    """What an agent makes of a trial that it failed; "" = it has no `reflect`, or nothing to say.

    Args:
        agent: the one that made the trial.
        trajectory: its steps.
        outcome: what it came to, in a word.

    Raises:
        AgentError: it gave what is no text.
    """
    reflect = getattr(agent, "reflect", None)
    told = reflect(trajectory, outcome) if callable(reflect) else None
    if told is None:
        return ""
    if not isinstance(told, str):
        raise AgentError(f"the agent's reflect() must return a text, got {told!r:.200}")
    return bounded(clean(str.__str__(told)).strip(), MAX_REFLECTION)


def remind(agent: object, reflections: tuple[str, ...]) -> None:
    """Give an agent what was written about the trials before, if it has a `remember`."""
    remember = getattr(agent, "remember", None)
    if callable(remember):
        remember(reflections)


def close_agent(agent: object) -> None:
    """Call the agent's `close()` if it has one."""
    close = getattr(agent, "close", None)
    if callable(close):
        close()
