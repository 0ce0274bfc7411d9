"""What acts in an episode of an audit, in place of the agent; its text form is read here alone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never


class Part(StrEnum):
    """What an audit lets act."""

    NULL = "null"
    """Nothing at all."""
    SOLUTION = "solution"
    """The task's reference solution."""
    MISTAKE = "mistake"
    """One of the near misses that its checks must catch."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Role:
    """What acts in one episode of an audit."""

    part: Part
    label: str = ""
    """Of a mistake."""

    def __str__(self) -> str:
        """As records keep it: `null`, `solution` or `mistake:<label>`."""
        return f"{self.part}:{self.label}" if self.part is Part.MISTAKE else str(self.part)

    @property
    def fails_by_design(self) -> bool:
        """Whether a task is expected to fail of it."""
        match self.part:
            case Part.NULL | Part.MISTAKE:
                return True
            case Part.SOLUTION:
                return False
            case _:
                assert_never(self.part)


def role_of(text: str) -> Role | None:
    """The role that a record's `audit` tells; None outside of audits, and for what tells none."""
    part, colon, label = text.partition(":")
    if part not in list(Part) or bool(colon) is not (part == Part.MISTAKE):
        return None
    return Role(part=Part(part), label=label)
