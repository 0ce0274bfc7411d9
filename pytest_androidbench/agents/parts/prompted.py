"""The options that agents with written-out prompts have in common, and what is wrong with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pytest_androidbench.errors import AgentLoadError


@dataclass(frozen=True, slots=True, kw_only=True)
class PromptedOptions:
    """Checked when they are made.

    Raises:
        AgentLoadError: one is none of its values; says what is.
    """

    strict_upstream: bool = False
    """Whether what is known to be wrong in the published code is done, too."""
    max_tokens: int = 4096
    """The most of one answer, thoughts included."""
    temperature: float | None = None
    """None = the vendor's default."""
    history_tokens: int = 20_000
    """The most that is told of earlier steps, as estimated; with `strict_upstream` all is told."""
    stop_when_stuck: int = 0
    """Rounds of the same actions on the same screens with which the agent gives up; 0 = never."""

    def __post_init__(self) -> None:
        if not isinstance(self.strict_upstream, bool):
            raise AgentLoadError(f"strict_upstream={self.strict_upstream!r}: give true or false")
        _whole("max_tokens", self.max_tokens, 64, 128_000)
        _whole("history_tokens", self.history_tokens, 100, 900_000)
        if self.stop_when_stuck != 0:
            _whole("stop_when_stuck", self.stop_when_stuck, 2, 100)
        heat: Any = self.temperature
        number = isinstance(heat, int | float) and not isinstance(heat, bool)
        if heat is not None and not (number and 0 <= heat <= 2):
            raise AgentLoadError(f"temperature={heat!r}: give a number from 0 to 2")

    @property
    def told_tokens(self) -> int | None:
        """The budget of a history; None = there is none, as published."""
        return None if self.strict_upstream else self.history_tokens


def _whole(name: str, value: Any, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise AgentLoadError(f"{name}={value!r}: give a whole number from {least} to {most}")
