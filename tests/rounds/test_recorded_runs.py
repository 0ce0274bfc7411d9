"""Trajectories of a recorded run: of the scored episodes at their first trial, agent by agent."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Done,
    NoAction,
    Open,
    Pinch,
    Press,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.records.calls import ModelCall
from pytest_androidbench.records.likeness import run_digest
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.rounds.recorded import trajectories_of
from pytest_androidbench.rounds.trajectory import Round, RoundCall, RoundTrajectory
from tests.records.samples import MANIFEST, record
from tests.rounds.runs import DUMP, LAMP_AT, NOTE_AT, STATE, add, contents, run_of

PLAN: Final = "1. Turn it on. State: [Todo]"
CLICK: Final = 'do(action="Click", element_id="0")'
TYPE: Final = 'do(action="Input Text", element_id="1", text="milk")'


def act(step: int, code: str, **fields: Any) -> ModelCall:
    """A call of the agent's model with which it wrote this code."""
    return ModelCall(step=step, purpose="act", answer=f"## Round\n```\n{code}\n```", **fields)


def plan(step: int, words: str = PLAN) -> ModelCall:
    return ModelCall(step=step, purpose="plan", answer=words)


def own(
    path: Path, actions: list[Action], calls: list[ModelCall], **options: Any
) -> RoundTrajectory:
    """The one trajectory of a run of AndroidGen's own agent."""
    fields = {name: options.pop(name) for name in ("dumps", "errors") if name in options}
    run = run_of(path / "run", "androidgen", **options)
    add(run, record(goal="Turn it on."), *actions, calls=calls, **fields)
    (found,) = trajectories_of(contents(run))
    return found


def errors(found: RoundTrajectory) -> list[str]:
    return [one.error for one in found.rounds]


def test_scored_episodes_at_their_first_trial_are_there_in_the_order_of_their_keys(
    tmp_path: Path,
) -> None:
    run = run_of(tmp_path / "run")
    episodes: dict[str, dict[str, Any]] = {
        "Two": {"outcome": Outcome.FAILED},
        "One": {},
        "Crash": {"outcome": Outcome.AGENT_ERROR},
        "Broken": {"outcome": Outcome.INFRA_ERROR},
        "Audited": {"audit": "null"},
        "Again": {"trial": 1},
    }
    for task, fields in episodes.items():
        add(run, record(task, goal=task, **fields), Tap(LAMP_AT), Done())
    found = trajectories_of(contents(run))
    assert [one.task for one in found] == ["Crash", "One", "Two"]
    assert [one.name for one in found] == sorted(one.name for one in found)


def test_an_audit_has_none(tmp_path: Path) -> None:
    run = run_of(tmp_path / "run")
    add(run, record(), Done())
    read = contents(run)
    assert not trajectories_of(replace(read, manifest=replace(read.manifest, audit=True)))


def test_of_several_attempts_the_one_that_counts_is_told(tmp_path: Path) -> None:
    run = run_of(tmp_path / "run")
    add(run, record(outcome=Outcome.INFRA_ERROR), Press("home"))
    add(run, record(attempt=2), Press("back"), Done())
    (found,) = trajectories_of(contents(run))
    assert (len(found.rounds), found.source.attempt) == (2, 2)


def test_where_it_comes_from_is_told(tmp_path: Path) -> None:
    run = run_of(tmp_path / "run")
    of = record(goal="Turn it on.")
    add(run, of, Tap(LAMP_AT), Pinch("in"), Done())
    read = contents(run)
    (found,) = trajectories_of(read)
    assert (found.name, found.task) == (of.episode.key, "Turn it on.")
    assert found.source.run == run_digest(read.manifest)
    assert found.source.run != run_digest(replace(MANIFEST, created="later"))
    assert (found.source.agent, found.source.cell) == ("agents:Mine", of.cell)
    assert (found.source.converted, found.source.dropped) == (True, 1)
    assert found.end_state == STATE


def test_an_episode_without_a_usable_step_has_no_rounds(tmp_path: Path) -> None:
    run = run_of(tmp_path / "run")
    add(run, record("One"))
    add(run, record("Two"), Pinch("in"))
    assert [one.rounds for one in trajectories_of(contents(run))] == [(), ()]


def test_screens_that_were_not_kept_are_told_as_nothing(tmp_path: Path) -> None:
    run = run_of(tmp_path / "run")
    add(run, record(), Press("back"), Tap(LAMP_AT), Done(), dumps=["", "", "<no xml"])
    (found,) = trajectories_of(contents(run))
    assert [one.state for one in found.rounds] == ["", ""]
    assert (found.end_state, found.source.dropped) == ("", 1)


def test_the_own_agents_replies_and_plans_are_those_of_its_calls(tmp_path: Path) -> None:
    done = PLAN.replace("Todo", "Done")
    found = own(
        tmp_path,
        [Tap(LAMP_AT), Wait(0), Answer("milk"), Done()],
        [
            plan(0, f"My plan:\n{PLAN}"), act(0, CLICK),
            plan(1, "I do not know."), act(1, 'quote(content="milk")'),
            plan(2, done), act(2, 'exit(message="milk")'),
        ],
    )  # fmt: skip
    assert found.rounds[0] == Round(
        app="com.demo.app",
        state=STATE,
        response=f"## Round\n```\n{CLICK}\n```",
        call=RoundCall(operation="do", action="Click", kwargs={"element_id": "0"}),
        plan=PLAN,
        step=0,
    )
    assert [one.plan for one in found.rounds] == [PLAN, PLAN, done]
    assert [one.call.operation for one in found.rounds] == ["do", "quote", "exit"]
    assert found.rounds[2].call.kwargs == {"message": "milk"}
    # An answer and the end are two steps.
    assert [one.step for one in found.rounds] == [0, 1, 3]
    assert (found.source.converted, found.source.dropped) == (False, 0)


def test_of_a_reply_that_was_asked_for_again_the_last_one_counts(tmp_path: Path) -> None:
    calls = [act(0, "nonsense"), act(0, CLICK), act(1, "exit()")]
    found = own(tmp_path, [Tap(LAMP_AT), Done()], calls, autocheck="regenerate")
    assert [one.call.operation for one in found.rounds] == ["do", "exit"]


def test_what_is_wrong_with_a_call_is_told_with_it(tmp_path: Path) -> None:
    filled = DUMP.replace('text="" resource-id', 'text="tea" resource-id')
    fault = "there is no element '9' in the list that was shown"
    found = own(
        tmp_path,
        [NoAction("element", note=fault), Type("milk", NOTE_AT, clear=True), Done()],
        [act(0, CLICK.replace("0", "9")), act(1, TYPE), act(2, "exit()")],
        dumps=[DUMP, DUMP, filled],
    )
    first, second, third = found.rounds
    assert (first.call.operation, first.error) == ("fail", fault)
    assert first.call.kwargs == {"message": fault}
    assert "does not contain the text 'milk'" in second.error
    assert (second.call.action, third.error) == ("Input_text", "")


def test_what_the_device_refused_is_an_error(tmp_path: Path) -> None:
    found = own(
        tmp_path, [Tap(LAMP_AT), Open("Nope")], [act(0, CLICK), act(1, 'open_app("Nope")')],
        errors=["it is gone", "no such app"],
    )  # fmt: skip
    assert errors(found) == [
        "It could not be carried out: it is gone",
        "It could not be carried out: no such app",
    ]


@pytest.mark.parametrize("options", [{"autocheck": "silent"}, {"modules": "reflectplan,quote"}])
def test_what_the_agent_was_not_told_is_no_error(tmp_path: Path, options: dict[str, Any]) -> None:
    calls = [act(0, "nonsense"), act(1, CLICK)]
    found = own(tmp_path, [NoAction("format", note="bad"), Tap(LAMP_AT)], calls, **options)
    assert errors(found) == ["", ""]
    assert found.rounds[0].call.operation == "fail"


def test_the_codes_rules_hold_where_the_agent_went_by_them(tmp_path: Path) -> None:
    calls = [act(0, TYPE), act(1, "exit()")]
    found = own(tmp_path, [Type("milk", NOTE_AT, clear=True), Done()], calls, rules="code")
    assert errors(found) == ["", ""]


def test_options_that_are_none_of_its_own_are_passed_over(tmp_path: Path) -> None:
    calls = [act(0, CLICK), act(1, "exit()")]
    found = own(tmp_path, [Tap(LAMP_AT), Done()], calls, modules=5, price="free")
    assert len(found.rounds) == 2


def test_a_reply_that_was_not_kept_whole_is_dropped(tmp_path: Path) -> None:
    cut = ModelCall(step=0, purpose="act", answer="(left out: there was no room)")
    found = own(tmp_path, [Tap(LAMP_AT), Done()], [cut, act(1, "exit()")])
    assert [one.call.operation for one in found.rounds] == ["exit"]
    assert found.source.dropped == 1


def test_calls_after_which_nothing_was_done_are_no_rounds(tmp_path: Path) -> None:
    found = own(tmp_path, [Tap(LAMP_AT)], [act(0, CLICK), plan(1), act(1, "exit()")])
    assert len(found.rounds) == 1


@pytest.mark.parametrize("calls", [[], [plan(0)], [plan(0), act(0, "exit()")]])
def test_an_episode_of_its_own_that_did_nothing_has_no_rounds(
    tmp_path: Path, calls: list[ModelCall]
) -> None:
    assert own(tmp_path, [], calls).rounds == ()
