"""The one place that says what an exception makes of an episode."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Final, assert_never

from pytest_androidbench.agents.hosting.host import AgentLost, AgentRaised
from pytest_androidbench.episodes.guard import Interrupted, told
from pytest_androidbench.episodes.phase import Phase, Who
from pytest_androidbench.episodes.wording import alike
from pytest_androidbench.errors import (
    CapReached,
    DeviceError,
    DeviceGone,
    DeviceHung,
    DeviceUnavailable,
    MissingPackage,
    ModelUnavailable,
    SnapshotError,
)
from pytest_androidbench.interface import defaults
from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.texts import said_by

if TYPE_CHECKING:
    from pytest_androidbench.devices.vitals import Death, Disturbances

ALIKE: Final = 1 + defaults.RETRIES
"""Attempts that the default retries make; with fewer, a like end may be chance."""
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
_UNAVAILABLE: Final = f"{ModelUnavailable.__module__}.{ModelUnavailable.__qualname__}"
MODEL_CLIENTS: Final = frozenset({"anthropic", "openai", "litellm", "mistralai", "groq"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What an episode came to, and why."""

    outcome: Outcome
    score: float | None = None
    """None where nothing is scored."""
    reason: str = ""
    cause: Cause | None = None
    """Of an infrastructure fault; None = there was none."""


def classify(
    phase: Phase, error: BaseException, *, culprit: Who | None, unhealthy: Callable[[], str]
) -> Judgement:
    """Map an exception that ended a task's body to an outcome.

    Args:
        phase: where in the body it was raised.
        error: the exception.
        culprit: whose code it came from, in a turn.
        unhealthy: why the device cannot be used, "" when it can; asked only when in doubt.
    """
    if isinstance(error, Interrupted):
        error = told(error)
    if isinstance(error, CapReached):
        return fault(Cause.COST_CAP, sentence(error))
    if phase is Phase.RUN:
        return _in_turn(error, culprit, unhealthy)
    if isinstance(error, DeviceError):
        return fault(_cause(error), sentence(error))
    if phase is Phase.ARRANGE and isinstance(error, MissingPackage):
        return Judgement(outcome=Outcome.SKIPPED, reason=sentence(error))
    if phase is Phase.CHECKS and isinstance(error, AssertionError):
        return Judgement(outcome=Outcome.FAILED, score=0.0, reason=sentence(error))
    where = "before" if phase is Phase.ARRANGE else "after"
    reason = f"the task's own code failed {where} episode.run(): {_named(error)}"
    return Judgement(outcome=Outcome.INVALID, reason=reason)


def _in_turn(error: BaseException, culprit: Who | None, unhealthy: Callable[[], str]) -> Judgement:
    match culprit:
        case "device":
            return fault(_cause(error), sentence(error))
        case "task":
            reason = f"the task's own code failed during episode.run(): {_named(error)}"
            return Judgement(outcome=Outcome.INVALID, reason=reason)
        case None:
            reason = f"episode.run() failed: {_named(error)}"
            return Judgement(outcome=Outcome.INVALID, reason=reason)
        case "agent":
            return _of_agent(error, unhealthy)
        case _:
            assert_never(culprit)


def _of_agent(error: BaseException, unhealthy: Callable[[], str]) -> Judgement:
    if is_model_fault(error):
        return fault(Cause.MODEL_SERVICE, f"the agent's model service failed: {_named(error)}")
    # An agent that works over adb itself may be the first to notice a dead device.
    if why := unhealthy():
        return fault(Cause.DEVICE_GONE, f"the device failed: {why}")
    reason = sentence(error) if isinstance(error, AgentLost) else f"agent: {_named(error)}"
    return Judgement(outcome=Outcome.AGENT_ERROR, score=0.0, reason=reason)


def fault(cause: Cause, reason: str) -> Judgement:
    """The verdict on an attempt that ended in an infrastructure fault."""
    return Judgement(outcome=Outcome.INFRA_ERROR, reason=reason, cause=cause)


def _cause(error: BaseException) -> Cause:
    """What a fault of the device was; one that it made of a bug of ours has no name."""
    # The first that fits: one that hung is gone, too.
    for kind, cause in _CAUSES.items():
        if isinstance(error, kind):
            return cause
    return Cause.DEVICE


_CAUSES: Final[dict[type[DeviceError], Cause]] = {
    DeviceHung: Cause.DEVICE_HUNG,
    DeviceGone: Cause.DEVICE_GONE,
    DeviceUnavailable: Cause.DEVICE_UNAVAILABLE,
    SnapshotError: Cause.SNAPSHOT,
}


def after_deaths(verdict: Judgement, deaths: Sequence[Death | None]) -> Judgement:
    """The verdict on an episode's last attempt, given how the device ended in each of them.

    A device that ends in each attempt alike, always while the agent had it to itself, on a fresh
    one each time, is ended by what the agent does.

    Args:
        verdict: on the last attempt, as if it had been the only one.
        deaths: by attempt; None where the device did not end so.
    """
    first = deaths[0] if len(deaths) >= ALIKE else None
    if verdict.outcome is not Outcome.INFRA_ERROR or first is None or set(deaths) != {first}:
        return verdict
    reason = f"the agent ended its device in each of {len(deaths)} attempts: {first}"
    return Judgement(outcome=Outcome.AGENT_ERROR, score=0.0, reason=reason)


def after_disturbances(verdict: Judgement, disturbed: Disturbances) -> Judgement:
    """The verdict on an attempt, given what of the host's took part in it.

    Where the device's browser was lost the attempt counts for nothing, even if it passed: else
    only those would be tried again that had not.
    """
    if not verdict.outcome.scored or not disturbed.losses:
        return verdict
    return fault(Cause.DEVICE, "the browser that shows the device's pages ended or hung")


def is_model_fault(error: BaseException | None) -> bool:
    """Whether an exception, or what caused it, says that a model service is not available."""
    if isinstance(error, AgentRaised):
        return any(map(_model_kind, chain(*(each.kinds for each in error.told.and_causes))))
    while error is not None:
        if any(_model_kind(f"{kind.__module__}.{kind.__name__}") for kind in type(error).__mro__):
            return True
        error = error.__cause__
    return False


def _model_kind(name: str) -> bool:
    """Whether a class, as `module.Name`, says that a model service is not available."""
    module, _, kind = name.rpartition(".")
    client = kind in MODEL_FAULTS and module.partition(".")[0] in MODEL_CLIENTS
    return client or name == _UNAVAILABLE


def sentence(error: BaseException) -> str:
    """The first line of an error's text, or its class where it has none."""
    # What is raised here for an agent's exception has its text cut, for whoever shows it.
    text = error.told.sentence if isinstance(error, AgentRaised) else said_by(error)
    lines = text.strip().splitlines()
    return alike(lines[0]) if lines else type(error).__name__


def _named(error: BaseException) -> str:
    text = sentence(error)
    name = type(error).__name__
    # What the agent's process tells begins with the name of the exception there.
    return text if text == name or isinstance(error, AgentRaised) else f"{name}: {text}"
