"""What an agent asked its model, and what came back: a line of an attempt's file for each call."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import from_json
from pytest_androidbench.errors import CodecError

CALLS: Final = "calls.jsonl"
"""File of an attempt's folder."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PromptMessage:
    """One message of a request."""

    role: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelCall:
    """One call of a model, as its agent tells of it."""

    step: int = 0
    """Index of the step that it came before; that of no step where none followed."""
    model: str = ""
    request: tuple[PromptMessage, ...] = ()
    """The messages that were sent, behind those that are repeated."""
    repeated: int = 0
    """How many messages the request began with that the one before had, too."""
    answer: str = ""
    error: str = ""
    """Why there is no answer."""
    purpose: str = ""
    """What it was for, in its agent's word, as `plan` or `act`; "" = the agent has none for it."""
    tokens: int = 0
    money: float = 0.0
    seconds: float = 0.0


def read_calls(folder: Path) -> tuple[ModelCall, ...]:
    """Read the calls of an attempt, up to the first line that was cut off."""
    try:
        lines = (folder / CALLS).read_bytes().splitlines()
    except OSError:
        return ()
    calls: list[ModelCall] = []
    for line in lines:
        try:
            calls.append(from_json(ModelCall, line))
        except CodecError:
            break
    return tuple(calls)
