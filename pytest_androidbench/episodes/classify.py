"""The one place that says what an exception makes of an episode."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.agents.agent import ModelUnavailable
from pytest_androidbench.episodes.guard import Interrupted, told
from pytest_androidbench.episodes.phase import Phase, Who
from pytest_androidbench.episodes.wording import alike
from pytest_androidbench.errors import DeviceError
from pytest_androidbench.records.outcome import Outcome

MODEL_FAULTS: Final = frozenset(
    {
        "APIConnectionError",
        "APITimeoutError",
        "InternalServerError",
        "OverloadedError",
        "RateLimitError",
        "ServiceUnavailableError",
    }
)
"""What the clients of model vendors raise when their service, not the agent, is at fault."""
MODEL_CLIENTS: Final = frozenset({"anthropic", "openai", "litellm", "mistralai", "groq"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What an episode came to, and why."""

    outcome: Outcome
    score: float | None = None
    """None where nothing is scored."""
    reason: str = ""


def classify(
    phase: Phase, error: BaseException, *, culprit: Who | None, unhealthy: Callable[[], str]
) -> Verdict:
    """Map an exception that ended a task's body to an outcome.

    Args:
        phase: where in the body it was raised.
        error: the exception.
        culprit: whose code it came from, in a turn.
        unhealthy: why the device cannot be used, "" when it can; asked only when in doubt.
    """
    if isinstance(error, Interrupted):
        error = told(error)
    if phase is Phase.RUN:
        return _in_turn(error, culprit, unhealthy)
    if isinstance(error, DeviceError):
        return Verdict(outcome=Outcome.INFRA_ERROR, reason=sentence(error))
    if phase is Phase.CHECKS and isinstance(error, AssertionError):
        return Verdict(outcome=Outcome.FAILED, score=0.0, reason=sentence(error))
    where = "before" if phase is Phase.ARRANGE else "after"
    reason = f"the task's own code failed {where} episode.run(): {_named(error)}"
    return Verdict(outcome=Outcome.INVALID, reason=reason)


def _in_turn(error: BaseException, culprit: Who | None, unhealthy: Callable[[], str]) -> Verdict:
    if culprit == "device":
        return Verdict(outcome=Outcome.INFRA_ERROR, reason=sentence(error))
    if culprit == "task":
        reason = f"the task's own code failed during episode.run(): {_named(error)}"
        return Verdict(outcome=Outcome.INVALID, reason=reason)
    if culprit is None:
        reason = f"episode.run() failed: {_named(error)}"
        return Verdict(outcome=Outcome.INVALID, reason=reason)
    if is_model_fault(error):
        reason = f"the agent's model service failed: {_named(error)}"
        return Verdict(outcome=Outcome.INFRA_ERROR, reason=reason)
    # An agent that works over adb itself may be the first to notice a dead device.
    if why := unhealthy():
        return Verdict(outcome=Outcome.INFRA_ERROR, reason=f"the device failed: {why}")
    return Verdict(outcome=Outcome.AGENT_ERROR, score=0.0, reason=f"agent: {_named(error)}")


def is_model_fault(error: BaseException | None) -> bool:
    """Whether an exception, or what caused it, says that a model service is not available."""
    while error is not None:
        if isinstance(error, ModelUnavailable) or any(map(_client_fault, type(error).__mro__)):
            return True
        error = error.__cause__
    return False


def _client_fault(kind: type) -> bool:
    return kind.__name__ in MODEL_FAULTS and kind.__module__.partition(".")[0] in MODEL_CLIENTS


def sentence(error: BaseException) -> str:
    """The first line of an error's text, or its class where it has none."""
    lines = str(error).strip().splitlines()
    return alike(lines[0]) if lines else type(error).__name__


def _named(error: BaseException) -> str:
    text = sentence(error)
    name = type(error).__name__
    return text if text == name else f"{name}: {text}"
