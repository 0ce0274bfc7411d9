"""What an agent is told at the start of a turn."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """The sentence given to the agent, with what it may know beside it."""

    text: str
    """The goal in words; all that is needed to solve the task."""
    guidelines: tuple[str, ...] = ()
    """Further rules of the suite, one sentence each."""
    steps: int = 0
    """How many actions the agent may take in the whole episode; 0 = not limited."""
    seconds: float = 0.0
    """How long the whole episode may take, agent and device together; 0 = not limited."""
    turn: int = 0
    """0 for the first `episode.run()`, counting up."""

    def __str__(self) -> str:
        return self.text
