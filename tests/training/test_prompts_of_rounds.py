"""The prompts of a trajectory are those that the agent itself is asked by."""

from __future__ import annotations

from dataclasses import replace

from pytest_androidbench.agents.androidgen import prompts
from pytest_androidbench.rounds.trajectory import Round, RoundCall, RoundTrajectory
from pytest_androidbench.training.prompting import Prompted, prompted_rounds
from tests.training.trajectories import WAIT, trajectory

FIRST = "1. Open it. State: [Todo]\n2. Read it. State: [Todo]"
LATER = "1. Open it. State: [Done]\n2. Read it. State: [Todo]"


def planned() -> RoundTrajectory:
    """Two rounds with plans, and one between them whose reply held no call."""
    plain = trajectory(3)
    first, second, third = plain.rounds
    failed = replace(
        second, plan=FIRST, call=RoundCall(operation="fail"), error="There is no element 9."
    )
    rounds = (replace(first, plan=FIRST), failed, replace(third, plan=LATER))
    return replace(plain, rounds=rounds)


def kinds(found: list[Prompted]) -> list[tuple[str, int]]:
    return [(one.kind, one.round) for one in found]


def words(prompted: Prompted) -> str:
    return "\n".join(message.content for message in prompted.messages)


def test_every_round_gives_its_action_and_its_plan() -> None:
    assert kinds(list(prompted_rounds(planned()))) == [
        ("first_plan", 0), ("action", 0), ("plan_update", 1), ("plan_update", 2), ("action", 2),
    ]  # fmt: skip


def test_replies_without_a_call_are_targets_only_where_that_is_asked_for() -> None:
    assert ("action", 1) in kinds(list(prompted_rounds(planned(), failed=True)))


def test_without_plans_none_is_told_or_trained_on() -> None:
    found = list(prompted_rounds(planned(), plans=False))
    assert kinds(found) == [("action", 0), ("action", 2)]
    assert not any(prompts.PLAN in words(one) for one in found)


def test_a_round_is_told_what_was_wrong_with_the_one_before() -> None:
    last = list(prompted_rounds(planned()))[-1]
    question = last.messages[-1].content
    assert "state 2" in question
    assert LATER in question
    assert f"{prompts.ERROR} There is no element 9." in question
    assert "state 1" not in words(last)
    assert [one.role for one in last.messages[:3]] == ["system", "user", "assistant"]
    assert last.target == "reply 2"


def test_a_plan_is_brought_up_to_date_from_the_one_before_and_all_replies() -> None:
    update = list(prompted_rounds(planned()))[3]
    assert update.messages[0].content == prompts.UPDATING
    asked = update.messages[-1].content
    assert FIRST in asked
    assert "reply 0\n\nreply 1" in asked
    assert update.target == LATER


def test_a_first_plan_that_comes_late_is_asked_for_as_a_first_one() -> None:
    rounds = (
        Round(app="Home", state="a", response="one", call=WAIT),
        Round(app="Home", state="b", response="two", call=WAIT, plan=FIRST),
    )
    found = list(prompted_rounds(replace(trajectory(0), rounds=rounds)))
    assert kinds(found) == [("action", 0), ("first_plan", 1), ("action", 1)]
