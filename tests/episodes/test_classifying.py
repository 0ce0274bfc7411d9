"""The outcome table, row by row."""

from __future__ import annotations

import pytest

from pytest_androidbench.agents.agent import ModelUnavailable
from pytest_androidbench.episodes.classify import classify, is_model_fault
from pytest_androidbench.episodes.phase import Phase, Who
from pytest_androidbench.errors import ActionError, DeviceGone
from pytest_androidbench.records.outcome import Outcome

BUG, GONE, WRONG = RuntimeError("bug"), DeviceGone("gone"), AssertionError("no")


@pytest.mark.parametrize(
    ("phase", "culprit", "error", "outcome"),
    [
        (Phase.ARRANGE, None, GONE, Outcome.INFRA_ERROR),
        (Phase.ARRANGE, None, BUG, Outcome.INVALID),
        (Phase.ARRANGE, None, WRONG, Outcome.INVALID),
        (Phase.RUN, "agent", BUG, Outcome.AGENT_ERROR),
        (Phase.RUN, "agent", WRONG, Outcome.AGENT_ERROR),
        (Phase.RUN, "agent", ActionError("nonsense"), Outcome.AGENT_ERROR),
        (Phase.RUN, "agent", GONE, Outcome.AGENT_ERROR),
        (Phase.RUN, "agent", ModelUnavailable("503"), Outcome.INFRA_ERROR),
        (Phase.RUN, "device", GONE, Outcome.INFRA_ERROR),
        (Phase.RUN, "device", BUG, Outcome.INFRA_ERROR),
        (Phase.RUN, "task", BUG, Outcome.INVALID),
        (Phase.RUN, None, BUG, Outcome.INVALID),
        (Phase.CHECKS, None, WRONG, Outcome.FAILED),
        (Phase.CHECKS, None, GONE, Outcome.INFRA_ERROR),
        (Phase.CHECKS, None, BUG, Outcome.INVALID),
    ],
)
def test_phase_and_exception_decide(
    phase: Phase, culprit: Who | None, error: Exception, outcome: Outcome
) -> None:
    verdict = classify(phase, error, culprit=culprit, unhealthy=lambda: "")
    assert verdict.outcome is outcome
    assert verdict.score == (0.0 if outcome.scored else None)
    assert verdict.reason


def test_an_agent_that_fails_on_a_dead_device_is_not_to_blame() -> None:
    verdict = classify(Phase.RUN, BUG, culprit="agent", unhealthy=lambda: "it is dead")
    assert verdict.outcome is Outcome.INFRA_ERROR
    assert "it is dead" in verdict.reason


def test_model_faults_are_known_by_their_class_wherever_they_were_wrapped() -> None:
    overloaded = type("OverloadedError", (Exception,), {"__module__": "anthropic._exceptions"})
    lookalike = type("OverloadedError", (Exception,), {"__module__": "mine"})
    wrapped = RuntimeError("step failed")
    wrapped.__cause__ = overloaded()
    assert is_model_fault(wrapped)
    assert not is_model_fault(lookalike())
    assert not is_model_fault(BUG)
