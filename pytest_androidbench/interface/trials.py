"""What an agent is told of a try that failed, when it is to think about it before the next one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class TriedStep:
    """One step of the try."""

    action: dict[str, Any]
    """As in a record's steps, with its class's name under `action`."""
    note: str = ""
    """What the agent said of it."""
    error: str = ""
    """Why it could not be carried out; "" = it was."""
    package: str = ""
    """Package of the app that was in front before it."""
    activity: str = ""
    """Its activity, full class name."""
