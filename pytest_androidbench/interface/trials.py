"""What an agent is told of a trial that it failed, for it to write down what to do otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class TriedStep:
    """One step of a trial that is over."""

    action: dict[str, Any]
    """As `interface.actions.action_to_plain` writes it."""
    note: str = ""
    """What whoever acted said about it."""
    error: str = ""
    """Why the action could not be carried out; "" = it could."""
    package: str = ""
    """In front before it; "" where nobody had looked, as of an agent that drives its device."""
    activity: str = ""
    """Likewise."""
