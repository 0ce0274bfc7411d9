"""The outcome table, row by row."""

from __future__ import annotations

import pytest

from fixtures.benches import PLUGIN
from pytest_androidbench.devices.vitals import Death
from pytest_androidbench.episodes.classify import (
    ALIKE,
    Judgement,
    after_deaths,
    classify,
    is_model_fault,
)
from pytest_androidbench.episodes.phase import Phase, Who
from pytest_androidbench.errors import (
    ActionError,
    DeviceError,
    DeviceGone,
    DeviceHung,
    DeviceUnavailable,
    ModelUnavailable,
    SnapshotError,
)
from pytest_androidbench.plugin.settings import settings_of
from pytest_androidbench.records.outcome import Cause, Outcome

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


@pytest.mark.parametrize(
    ("phase", "culprit", "error", "cause"),
    [
        (Phase.ARRANGE, None, DeviceUnavailable("all are taken"), Cause.DEVICE_UNAVAILABLE),
        (Phase.ARRANGE, None, SnapshotError("no such state"), Cause.SNAPSHOT),
        (Phase.ARRANGE, None, DeviceError("of no use"), Cause.DEVICE),
        (Phase.RUN, "device", GONE, Cause.DEVICE_GONE),
        (Phase.RUN, "device", DeviceHung("it was interrupted"), Cause.DEVICE_HUNG),
        (Phase.RUN, "device", BUG, Cause.DEVICE),
        (Phase.RUN, "agent", ModelUnavailable("503"), Cause.MODEL_SERVICE),
        (Phase.CHECKS, None, GONE, Cause.DEVICE_GONE),
        (Phase.CHECKS, None, WRONG, None),
    ],
)
def test_an_infrastructure_fault_has_a_cause(
    phase: Phase, culprit: Who | None, error: Exception, cause: Cause | None
) -> None:
    assert classify(phase, error, culprit=culprit, unhealthy=lambda: "").cause is cause


FAULT = Judgement(outcome=Outcome.INFRA_ERROR, reason="the device failed: gone")
CRASH = Death(how="by SIGSEGV", after="shell sqlite3")


def test_a_device_that_ends_alike_in_each_attempt_is_ended_by_the_agent() -> None:
    verdict = after_deaths(FAULT, [CRASH] * 3)
    assert (verdict.outcome, verdict.score) == (Outcome.AGENT_ERROR, 0.0)
    assert verdict.reason == (
        "the agent ended its device in each of 3 attempts: it ended by SIGSEGV after shell sqlite3"
    )


@pytest.mark.parametrize(
    "deaths",
    [
        [CRASH, CRASH],
        [CRASH, None, CRASH],
        [None, CRASH, CRASH],
        [None, None, None],
        [CRASH, CRASH, Death(how="by SIGKILL", after="shell sqlite3")],
        [CRASH, CRASH, Death(how="by SIGSEGV", after="shell ls")],
    ],
)
def test_a_device_that_ends_in_other_ways_is_at_fault_itself(deaths: list[Death | None]) -> None:
    assert after_deaths(FAULT, deaths) == FAULT


def test_only_a_fault_becomes_the_agents() -> None:
    passed = Judgement(outcome=Outcome.PASSED, score=1.0)
    assert after_deaths(passed, [CRASH] * 3) == passed


def test_the_default_retries_are_enough_to_tell(pytester: pytest.Pytester) -> None:
    settings = settings_of(pytester.parseconfig(*PLUGIN, "--agent=null"))
    assert 1 + settings.retry_infra == ALIKE


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
