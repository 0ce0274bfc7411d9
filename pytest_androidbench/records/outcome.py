"""What an episode came to, and what kept it from coming to anything."""

from __future__ import annotations

from enum import StrEnum
from typing import assert_never


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
        match self:
            case Outcome.PASSED | Outcome.FAILED | Outcome.AGENT_ERROR:
                return True
            case Outcome.INFRA_ERROR | Outcome.INVALID | Outcome.SKIPPED:
                return False
            case _:
                assert_never(self)

    @property
    def fine(self) -> bool:
        """Whether nobody needs to look into it."""
        return self in (Outcome.PASSED, Outcome.SKIPPED)


class Cause(StrEnum):
    """What an infrastructure fault was."""

    DEVICE_UNAVAILABLE = "device_unavailable"
    """No device could be leased, started, attached or prepared."""
    DEVICE_GONE = "device_gone"
    """The device stopped answering, answered nonsense, or died."""
    DEVICE_HUNG = "device_hung"
    """A call of the device did not come back in time."""
    SNAPSHOT = "snapshot"
    """The state that episodes start from could not be saved or loaded."""
    DEVICE = "device"
    """The device failed in a way of its own."""
    MODEL_SERVICE = "model_service"
    """The service of the agent's model was not available."""
    COST_CAP = "cost_cap"
    """The next call of the agent's model could have passed what the run may cost."""
    WORKER_DIED = "worker_died"
    """The process that ran the episode was killed or crashed."""
    UNKNOWN = "unknown"
    """Kept by a version that did not tell causes."""
