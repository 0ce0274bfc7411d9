"""The sentence that each kind of fault leaves in its record."""

from __future__ import annotations

import pytest

from pytest_androidbench.agents.hosting.host import AgentLost, AgentRaised
from pytest_androidbench.agents.hosting.telling import told
from pytest_androidbench.episodes.classify import (
    Judgement,
    classify,
    fault,
    is_model_fault,
    sentence,
)
from pytest_androidbench.episodes.guard import Interrupted, Watch
from pytest_androidbench.episodes.phase import Phase, Who
from pytest_androidbench.errors import DeviceError, DeviceGone, DeviceHung, ModelUnavailable
from pytest_androidbench.records.outcome import Cause, Outcome

BUG = KeyError("milk\nand more")
TIMEOUT = type("APITimeoutError", (Exception,), {"__module__": "openai"})


def interrupted(who: Who) -> Interrupted:
    return Interrupted(Watch(who=who, what="its work", seconds=2, deadline=0))


@pytest.mark.parametrize(
    ("phase", "culprit", "error", "expected"),
    [
        (
            Phase.ARRANGE, None, BUG,
            (Outcome.INVALID, None, None, "the task's own code failed before episode.run(): "
             r"KeyError: 'milk\nand more'"),
        ),
        (
            Phase.CHECKS, None, ValueError("odd\nand more"),
            (Outcome.INVALID, None, None,
             "the task's own code failed after episode.run(): ValueError: odd"),
        ),
        (
            Phase.CHECKS, None, AssertionError("  no milk\nassert 0"),
            (Outcome.FAILED, 0.0, None, "no milk"),
        ),
        (Phase.CHECKS, None, AssertionError(), (Outcome.FAILED, 0.0, None, "AssertionError")),
        (
            Phase.RUN, "task", ValueError(),
            (Outcome.INVALID, None, None,
             "the task's own code failed during episode.run(): ValueError"),
        ),
        (
            Phase.RUN, None, ValueError("odd"),
            (Outcome.INVALID, None, None, "episode.run() failed: ValueError: odd"),
        ),
        (
            Phase.RUN, "device", DeviceGone("it is gone\nand more"),
            (Outcome.INFRA_ERROR, None, Cause.DEVICE_GONE, "it is gone"),
        ),
        (
            Phase.ARRANGE, None, DeviceError("of no use"),
            (Outcome.INFRA_ERROR, None, Cause.DEVICE, "of no use"),
        ),
        (
            Phase.RUN, "agent", ValueError("odd at <x.Y object at 0x7f0a>"),
            (Outcome.AGENT_ERROR, 0.0, None, "agent: ValueError: odd at <x.Y object>"),
        ),
        (
            Phase.RUN, "agent", AgentLost("its process was ended"),
            (Outcome.AGENT_ERROR, 0.0, None, "its process was ended"),
        ),
        (
            Phase.RUN, "agent", AgentRaised(told(KeyError("x"))),
            (Outcome.AGENT_ERROR, 0.0, None, "agent: KeyError: 'x'"),
        ),
        (
            Phase.RUN, "agent", ModelUnavailable("503"),
            (Outcome.INFRA_ERROR, None, Cause.MODEL_SERVICE,
             "the agent's model service failed: ModelUnavailable: 503"),
        ),
        (
            Phase.RUN, "agent", AgentRaised(told(TIMEOUT("late"))),
            (Outcome.INFRA_ERROR, None, Cause.MODEL_SERVICE,
             "the agent's model service failed: APITimeoutError: late"),
        ),
        (
            Phase.CHECKS, None, interrupted("task"),
            (Outcome.INVALID, None, None, "the task's own code failed after episode.run(): "
             "TaskHung: its work took longer than 2.0 s; it was interrupted"),
        ),
        (
            Phase.ARRANGE, None, interrupted("device"),
            (Outcome.INFRA_ERROR, None, Cause.DEVICE_HUNG,
             "its work took longer than 2.0 s; it was interrupted"),
        ),
        (
            Phase.RUN, "agent", interrupted("agent"),
            (Outcome.AGENT_ERROR, 0.0, None,
             "agent: AgentHung: its work took longer than 2.0 s; it was interrupted"),
        ),
    ],
)  # fmt: skip
def test_each_fault_is_told_in_a_sentence(
    phase: Phase,
    culprit: Who | None,
    error: BaseException,
    expected: tuple[Outcome, float | None, Cause | None, str],
) -> None:
    verdict = classify(phase, error, culprit=culprit, unhealthy=lambda: "")
    assert (verdict.outcome, verdict.score, verdict.cause, verdict.reason) == expected


def test_a_dead_device_is_told_of_an_agent_that_met_it_first() -> None:
    verdict = classify(Phase.RUN, BUG, culprit="agent", unhealthy=lambda: "nobody answers")
    assert verdict == Judgement(
        outcome=Outcome.INFRA_ERROR,
        cause=Cause.DEVICE_GONE,
        reason="the device failed: nobody answers",
    )


def test_a_device_is_asked_only_when_in_doubt() -> None:
    def ask() -> str:
        raise AssertionError("nobody is in doubt")

    for phase, culprit, error in (
        (Phase.RUN, "device", DeviceHung("late")),
        (Phase.RUN, "agent", ModelUnavailable("503")),
        (Phase.CHECKS, None, BUG),
    ):
        classify(phase, error, culprit=culprit, unhealthy=ask)  # type: ignore[arg-type]


def test_a_fault_has_no_score() -> None:
    assert fault(Cause.SNAPSHOT, "why") == Judgement(
        outcome=Outcome.INFRA_ERROR, score=None, reason="why", cause=Cause.SNAPSHOT
    )


@pytest.mark.parametrize(
    ("module", "name", "known"),
    [
        ("openai", "RateLimitError", True),
        ("anthropic.types", "OverloadedError", True),
        ("litellm.exceptions", "ServiceUnavailableError", True),
        ("openai", "BadRequestError", False),
        ("openaix", "RateLimitError", False),
        ("mine.openai", "RateLimitError", False),
        ("pytest_androidbench.errors", "ModelUnavailable", True),
        ("agents", "ModelUnavailable", False),
    ],
)
def test_a_model_service_is_known_by_where_its_error_is_from(
    module: str, name: str, *, known: bool
) -> None:
    kind = type(name, (Exception,), {"__module__": module, "__qualname__": name})
    assert is_model_fault(kind()) is known
    derived = type("Mine", (kind,), {"__module__": "mine"})
    assert is_model_fault(derived()) is known
    assert is_model_fault(AgentRaised(told(derived()))) is known
    wrapped = ValueError("wrapped")
    wrapped.__cause__ = kind()
    assert is_model_fault(wrapped) is known
    assert is_model_fault(AgentRaised(told(wrapped))) is known


def test_nothing_is_no_fault_of_a_model() -> None:
    assert not is_model_fault(None)


@pytest.mark.parametrize(
    ("error", "text"),
    [(ValueError("a\nb"), "a"), (ValueError(" \n "), "ValueError"), (ValueError(), "ValueError")],
)
def test_the_sentence_of_an_error_is_its_first_line(error: Exception, text: str) -> None:
    assert sentence(error) == text
