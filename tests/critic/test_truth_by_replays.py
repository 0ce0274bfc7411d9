"""What replays of an episode's first actions say of its checks, and when they say nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.critic.truth import TruthUnfit, held_since, labelled, truths_of
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.labelled import EpisodeTruth, HeldCheck
from pytest_androidbench.records.manifest import SuiteInfo
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from tests.records.samples import MANIFEST, check, record, stored_run


def end(held: str, steps: int, limit: int | None = None, **fields: Any) -> Record:
    """An episode's end in which such checks hold, each of a, b and c named by its letter."""
    checks = tuple(check(label, passed=label in held) for label in "abc")
    outcome = Outcome.PASSED if held == "abc" else Outcome.FAILED
    made = record("One", outcome=outcome, checks=checks, steps=steps, **fields)
    variation = () if limit is None else (("steps", str(limit)),)
    return replace(made, cell=replace(made.cell, variation=variation))


def run(path: Path, *records: Record, **fields: Any) -> RunContents:
    return stored_run(path, *records, manifest=replace(MANIFEST, **fields)).contents()


def truth(path: Path, *held: str, recorded: Record | None = None, **last: Any) -> EpisodeTruth:
    """What is found where such checks hold after 0, 1, 2 ... actions."""
    steps = len(held) - 1
    parts = [end(each, number, number) for number, each in enumerate(held[1:-1], 1)]
    (found,) = truths_of(
        run(path / "run", recorded or end(held[-1], steps)),
        run(path / "idle", end(held[0], 1)),
        run(path / "again", *parts, end(held[-1], steps, **last)),
    )
    return found


def test_a_check_holds_since_the_last_time_it_came_to(tmp_path: Path) -> None:
    found = truth(tmp_path, "", "a", "b", "ab", "b", "ab")
    assert found.checks == (
        HeldCheck(label="a", steps=5), HeldCheck(label="b", steps=2), HeldCheck(label="c", steps=-1)
    )  # fmt: skip
    assert (found.left_out, found.fault, found.steps) == ((), "", 5)


def test_what_held_before_anything_was_done_is_left_out(tmp_path: Path) -> None:
    found = truth(tmp_path, "ab", "b", "ac")
    assert found.left_out == ("a", "b")
    assert found.checks == (HeldCheck(label="c", steps=2),)


def test_an_episode_without_actions_has_what_never_came_to_hold(tmp_path: Path) -> None:
    (found,) = truths_of(
        run(tmp_path / "run", end("a", 0)),
        run(tmp_path / "idle"),
        run(tmp_path / "again", end("a", 1)),
    )
    assert found.left_out == ("a",)
    assert {one.steps for one in found.checks} == {-1}


@pytest.mark.parametrize(
    ("recorded", "last", "why"),
    [
        (end("ab", 3), {}, "no replay of its first 1 actions"),
        (end("b", 2), {}, "other checks hold"),
        (end("ab", 2, goal="Another."), {}, "another goal"),
        (None, {"outcome": Outcome.AGENT_ERROR, "reason": "it is gone"}, "agent_error: it is gone"),
        (None, {"outcome": Outcome.INFRA_ERROR}, "infra_error"),
    ],
)
def test_where_replays_fail_or_differ_nothing_is_found(
    tmp_path: Path, recorded: Record | None, last: dict[str, Any], why: str
) -> None:
    again = end("ab", 2)
    parts = [] if recorded and recorded.steps == 3 else [end("a", 1, 1)]
    (found,) = truths_of(
        run(tmp_path / "run", recorded or end("ab", 2)),
        run(tmp_path / "idle", end("", 1)),
        run(tmp_path / "again", *parts, replace(again, **last)),
    )
    assert why in found.fault
    assert (found.checks, found.left_out) == ((), ())


def test_an_episode_whose_agent_was_at_fault_is_labelled_by_its_replay(tmp_path: Path) -> None:
    broken = record("One", outcome=Outcome.AGENT_ERROR, steps=2)
    found = truth(tmp_path, "", "a", "ab", recorded=broken)
    assert (found.fault, [one.steps for one in found.checks]) == ("", [1, 2, -1])


def test_runs_that_cannot_be_labelled_are_refused(tmp_path: Path) -> None:
    other = (SuiteInfo(name="shop", version="1.3", content="decaf"),)
    good = run(tmp_path / "run", end("a", 1))
    with pytest.raises(TruthUnfit, match="did not go by the same checks"):
        truths_of(good, good, run(tmp_path / "other", end("a", 1), suites=other))
    for bad, why in (
        (run(tmp_path / "audit", end("a", 1), audit=True), "is an audit"),
        (run(tmp_path / "empty"), "no scored episode"),
        (run(tmp_path / "varied", end("a", 1, 5)), "varied"),
    ):
        with pytest.raises(TruthUnfit, match=why):
            labelled(bad)


@given(held=st.lists(st.booleans(), min_size=2, max_size=12))
def test_from_a_checks_step_on_it_holds_and_before_it_does_not(held: list[bool]) -> None:
    since = held_since(held)
    if since == -1:
        assert not held[-1]
        return
    assert all(held[since:])
    assert since == 0 or not held[since - 1]
