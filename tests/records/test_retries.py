"""When an attempt is followed by another, and what kept records tell of why."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.codec import from_json, from_plain, to_plain
from pytest_androidbench.interface import defaults
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.retries import RetryPolicy
from tests.records.samples import new_run, record

KEPT: Final = Path(__file__).parent / "kept" / "record-before-causes.json"
"""As a run of tabletops wrote it the day before records told causes."""


@pytest.mark.parametrize("cause", sorted(set(Cause) - {Cause.COST_CAP}))
@pytest.mark.parametrize("allowed", [0, 1, defaults.RETRIES])
def test_every_fault_is_tried_again_as_often_as_is_allowed(allowed: int, cause: Cause) -> None:
    policy = RetryPolicy(allowed=allowed)
    again = [policy.again(attempt, cause) for attempt in range(1, allowed + 3)]
    assert again == [True] * allowed + [False] * 2
    assert again == [not policy.is_last(attempt) for attempt in range(1, allowed + 3)]


def test_what_the_run_may_cost_is_used_up_for_all_attempts() -> None:
    assert not RetryPolicy(allowed=5).again(1, Cause.COST_CAP)


def test_what_had_no_fault_is_never_tried_again() -> None:
    assert not RetryPolicy(allowed=5).again(1, None)


def test_a_record_keeps_its_cause() -> None:
    fault = record(outcome=Outcome.INFRA_ERROR, cause=Cause.DEVICE_HUNG)
    assert to_plain(fault)["cause"] == "device_hung"
    assert from_plain(Record, to_plain(fault)) == fault
    assert fault.fault is Cause.DEVICE_HUNG


def test_a_record_of_before_is_read_and_its_fault_is_of_no_known_cause(tmp_path: Path) -> None:
    found = from_json(Record, KEPT.read_bytes())
    assert (found.outcome, found.cause) == (Outcome.INFRA_ERROR, None)
    assert found.fault is Cause.UNKNOWN
    assert found.reason == "the agent's model service failed: ModelUnavailable: 503"
    folder = new_run(tmp_path / "run").path / "episodes" / found.episode.key / "1"
    folder.mkdir(parents=True)
    (folder / "record.json").write_bytes(KEPT.read_bytes())
    assert read_contents(tmp_path / "run").attempts[0].record == found


def test_what_is_no_infrastructure_fault_has_no_cause() -> None:
    assert record(outcome=Outcome.FAILED).fault is None
