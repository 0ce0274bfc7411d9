"""What an episode came to."""

from __future__ import annotations

from enum import StrEnum


class Outcome(StrEnum):
    """The six ways an episode can end."""

    PASSED = "passed"
    """Every check held."""
    FAILED = "failed"
    """Scored, below 1."""
    AGENT_ERROR = "agent_error"
    """The agent raised, hung or returned nonsense: score 0, counted."""
    INFRA_ERROR = "infra_error"
    """Device or model service failed: never scored, tried again."""
    INVALID = "invalid"
    """The task itself is at fault: never scored."""
    SKIPPED = "skipped"
    """The task chose not to be run: outside of every rate."""

    @property
    def scored(self) -> bool:
        """Whether the episode counts in the success rate."""
        return self in (Outcome.PASSED, Outcome.FAILED, Outcome.AGENT_ERROR)

    @property
    def fine(self) -> bool:
        """Whether nobody needs to look into it."""
        return self in (Outcome.PASSED, Outcome.SKIPPED)
