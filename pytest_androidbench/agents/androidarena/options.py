"""The options that AndroidArena's agents have beside those of all with written-out prompts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.agents.androidarena.apps import APPS, ToldApp, told_apps
from pytest_androidbench.agents.claude.traits import traits_of
from pytest_androidbench.errors import AgentLoadError

PUBLISHED: Final = "published"
"""In place of a temperature: that of the paper's agents where the model takes one."""
TEMPERATURE: Final = 0.1
MAX_TOKENS: Final = 2_000
SCRATCHPAD_TOKENS: Final = 2_000
PROMPT_TOKENS: Final = 4_000
LEAST_PROMPT: Final = 2_500
"""Tokens with which instructions and a small screen fit."""
_MOST_DATE: Final = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaForm:
    """How one of the agents puts things to its model."""

    thinks: bool
    """Whether the model writes a thought ahead of its action."""
    counts_visits: bool = False
    """Whether it is told how often it was where, and did what there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaOptions:
    """Checked when they are made.

    Raises:
        AgentLoadError: one is none of its values; says what is.
    """

    apps: Sequence[ToldApp] = APPS
    """Those that it may start, also as maps of their fields; none = it is told of none, and may
    start any."""
    past_observations: bool = False
    """Whether the scratchpad tells what was seen in earlier steps, beside what was done."""
    prompt_tokens: int = PROMPT_TOKENS
    """The most of a whole prompt, as estimated."""
    step_limit: int = 0
    """Steps of a turn after which it is ended; 0 = the harness alone counts."""
    repeat_limit: int = 0
    """Times in a row that an action is done; who wants it once more is ended. 0 = never."""
    date: str = ""
    """What day it is; "" = the model is to look."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "apps", told_apps(self.apps))
        if not isinstance(self.past_observations, bool):
            raise AgentLoadError(
                f"past_observations={self.past_observations!r}: give true or false"
            )
        _whole("prompt_tokens", self.prompt_tokens, LEAST_PROMPT, 900_000)
        for name in ("step_limit", "repeat_limit"):
            if getattr(self, name) != 0:
                _whole(name, getattr(self, name), 2, 100_000)
        if not isinstance(self.date, str) or len(self.date) > _MOST_DATE:
            raise AgentLoadError(
                f"date={self.date!r:.120}: give a text of at most {_MOST_DATE} characters"
            )


def heat_for(model: str, asked: Any, published: float = TEMPERATURE) -> Any:
    """The temperature of a model's answers, yet to be checked; None = its vendor's default.

    Anthropic's newer models, which decide themselves how much they think, take no other.

    Args:
        model: as of `open_model`.
        asked: what the option says.
        published: what `published` stands for, where the model takes one.
    """
    if asked != PUBLISHED:
        return asked
    return None if traits_of(model).adapts else published


def _whole(name: str, value: Any, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise AgentLoadError(f"{name}={value!r}: give a whole number from {least} to {most}")
