"""Episodes that did not pass for like reasons are told together."""

from __future__ import annotations

import pytest

from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.report.reasons import manner_of, manners, words_of
from tests.records.samples import check, record

FAILED, BROKE = Outcome.FAILED, Outcome.AGENT_ERROR


@pytest.mark.parametrize(
    ("of", "manner"),
    [
        (record(), ""),
        (record(outcome=FAILED, ending="done"), "said done, and it was not"),
        (record(outcome=FAILED, ending="limit:steps"), "ran into the limit of steps"),
        (record(outcome=FAILED, ending="infeasible"), "said that it cannot be done"),
        (record(outcome=FAILED, ending=""), "ended without saying done"),
        (record(outcome=BROKE), "the agent broke"),
        (
            record(outcome=Outcome.INFRA_ERROR, cause=Cause.DEVICE_HUNG),
            "infrastructure: device hung",
        ),
        (record(outcome=Outcome.INFRA_ERROR), "infrastructure: unknown"),
        (record(outcome=Outcome.INVALID), "the task itself broke"),
        (record(outcome=Outcome.SKIPPED), "skipped itself"),
    ],
)
def test_what_went_wrong_is_told_at_large(of: Record, manner: str) -> None:
    assert manner_of(of) == manner


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ("agent: KeyError: 'node-17'", "agent: KeyError: '…'"),
        ("the model's answer 'tap 7' is no action", "the model's answer '…' is no action"),
        ("no answer in 12.5 s from 0xBEEF", "no answer in # s from #"),
        ('said "yes" and “no”\nand more', 'said "…" and “…”'),
        ("", "no reason was given"),
    ],
)
def test_values_and_numbers_do_not_tell_reasons_apart(reason: str, words: str) -> None:
    assert words_of(record(outcome=BROKE, reason=reason)) == words


def test_a_failed_episode_is_told_by_the_checks_that_failed() -> None:
    checks = (check("a", passed=False, why="assert 1 == 2"), check("b"), check("c", passed=False))
    assert words_of(record(outcome=FAILED, checks=checks, reason="2 of 3")) == "check failed: a, c"


def test_reasons_are_counted_the_most_frequent_first() -> None:
    found = manners([
        record(),
        record(outcome=Outcome.SKIPPED),
        *(record(seed=n, outcome=FAILED, reason=f"got {n}", ending="done") for n in range(3)),
        record("Other", outcome=FAILED, reason="got 4", ending="done"),
        record(outcome=FAILED, reason="else", ending="done"),
        record(outcome=BROKE, reason="boom"),
    ])  # fmt: skip
    assert [(one.name, one.episodes) for one in found] == [
        ("said done, and it was not", 5),
        ("the agent broke", 1),
    ]
    reasons = [(one.words, one.episodes, one.tasks) for one in found[0].reasons]
    assert reasons == [("got #", 4, 2), ("else", 1, 1)]
