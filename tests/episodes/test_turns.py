"""Episodes on a tabletop, without pytest around them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fixtures.tabletop import TabletopDevice
from pytest_androidbench.agents.agent import Ending, PhoneAccess
from pytest_androidbench.agents.reference import ScriptedAgent
from pytest_androidbench.episodes.episode import MisusedEpisode
from pytest_androidbench.episodes.settle import settle
from pytest_androidbench.errors import ActionError, DeviceGone
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Done,
    Infeasible,
    NoAction,
    Open,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.interface.pilot import Pilot
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Usage
from tests.episodes.played import Played
from tests.episodes.scripted import Runs, Scripted


@pytest.fixture
def runs(tmp_path: Path) -> Runs:
    return Runs(tmp_path)


def test_every_action_is_a_step_and_written_down(runs: Runs) -> None:
    episode = runs.episode(Scripted([Tap(1), Answer("four"), Type("hi"), Wait(1), Done()]))
    episode.run()
    assert episode.ending == "done"
    assert episode.answer == "four"
    assert [type(step.action).__name__ for step in episode.steps] == [
        "Tap", "Answer", "Type", "Wait", "Done",
    ]  # fmt: skip
    written = runs.steps()
    assert [step.action["action"] for step in written] == ["Tap", "Answer", "Type", "Wait", "Done"]
    assert written[0].point == (200, 120)
    assert written[3].error == "a tabletop cannot Wait"
    assert written[0].target == "Lamp"
    left, top, right, bottom = written[0].bounds or (0, 0, 0, 0)
    assert (left + right, top + bottom) == (400, 240)
    assert [step.bounds is None for step in written[1:]] == [True] * 4
    assert (runs.folder / "004.xml").exists()


def test_the_agent_is_told_why_its_last_action_was_not_carried_out(tmp_path: Path) -> None:
    turn = Played(tmp_path).turn
    assert turn.observation.error == ""
    assert turn.step(Wait(1)).error == "a tabletop cannot Wait"
    assert turn.step(Answer("none")).error == ""
    assert turn.step(Open("Lamp")).error == "a tabletop cannot Open"
    assert turn.step(Tap(1)).error == ""


def test_a_reply_that_named_no_action_spends_a_step_and_leaves_the_device_alone(runs: Runs) -> None:
    agent = Scripted([Tap(1), NoAction("element", note="there is no such element"), Tap(1), Tap(1)])
    episode = runs.episode(agent, Limits(steps=3))
    device: Any = episode.device
    episode.run()
    assert (episode.ending, device.on) == ("limit:steps", frozenset())
    written = runs.steps()[1]
    assert written.action == {"action": "NoAction", "fault": "element"}
    assert (written.note, written.error, written.point) == ("there is no such element", "", None)


def test_a_label_that_fitted_by_its_beginning_is_noted_with_its_step(runs: Runs) -> None:
    def act(pilot: Pilot) -> None:
        pilot.tap("Fan").tap("Lam").tap("Heater")

    episode = runs.episode(ScriptedAgent((act,)))
    episode.run()
    notes = [step.note for step in runs.steps()]
    assert notes == ["", "'Lam' was taken for 'Lamp', which only begins so", "", ""]


def test_turns_share_limits_and_the_agent_is_told_which_turn_it_is(runs: Runs) -> None:
    agent = Scripted([Tap(1), Done()], [Tap(1), Tap(1), Done()])
    episode = runs.episode(agent, Limits(steps=4))
    episode.run()
    episode.run("Once more.")
    assert [(goal.text, goal.turn) for goal in agent.goals] == [("Go.", 0), ("Once more.", 1)]
    assert episode.ending == "limit:steps"
    assert [step.turn for step in runs.steps()] == [0, 0, 1, 1]


def test_a_condition_ends_the_turn(runs: Runs) -> None:
    episode = runs.episode(Scripted([Tap(1), Tap(2), Tap(3)]))
    device: Any = episode.device
    episode.run(until=lambda: "Fan" in device.on)
    assert (episode.ending, len(episode.steps)) == ("until", 2)


def test_a_condition_ends_the_turn_of_a_solution_without_a_word(runs: Runs) -> None:
    def solve(pilot: Pilot) -> None:
        pilot.tap("Lamp")

    episode = runs.episode(ScriptedAgent((solve,)))
    device: Any = episode.device
    episode.run(until=lambda: "Lamp" in device.on)
    assert (episode.ending, len(episode.steps)) == ("until", 1)


def test_an_action_that_came_out_dearer_than_the_limit_is_not_carried_out(runs: Runs) -> None:
    episode = runs.episode(Scripted([Tap(1)] * 9), Limits(tokens=12))
    episode.run()
    assert (episode.ending, len(episode.steps)) == ("limit:tokens", 2)
    assert episode.stage.used == Usage(tokens=15)


def test_giving_up_is_an_ending(runs: Runs) -> None:
    episode = runs.episode(Scripted([Infeasible("no such app")]))
    episode.run()
    assert episode.ending == "infeasible"


def test_nothing_follows_the_end_of_a_turn(runs: Runs) -> None:
    class Overdoing:
        def take_turn(self, goal: Goal, turn: Any) -> None:
            turn.step(Done())
            turn.step(Tap(1))

    episode = runs.episode(Overdoing())
    with pytest.raises(ActionError, match="the turn is over"):
        episode.run()
    assert episode.stage.culprit == "agent"


def test_an_agent_that_drives_by_itself_tells_its_steps(runs: Runs) -> None:
    class Driver:
        def run(self, goal: Goal, phone: PhoneAccess) -> Ending:
            phone.tell(Tap((3, 4)))
            phone.tell(Answer("seven"))
            return Done()

    episode = runs.episode(Driver())
    episode.run()
    assert (episode.ending, episode.answer, len(episode.steps)) == ("done", "seven", 3)


def test_checks_are_weighed(runs: Runs) -> None:
    episode = runs.episode(Scripted([Done()]))
    with pytest.raises(MisusedEpisode, match="comes before"):
        episode.check("early")
    episode.run()
    with episode.check("holds", weight=3):
        assert True
    with episode.check("does not"):
        assert episode.answer == "x"
    verdict, error = settle(episode, needs_done=False)
    assert (verdict.outcome, verdict.score) == (Outcome.FAILED, 0.75)
    assert "1 of 2 checks failed" in str(error)
    with pytest.raises(ValueError, match="two checks"):
        episode.check("holds")


@pytest.mark.parametrize(
    ("needs_done", "outcome"), [(True, Outcome.FAILED), (False, Outcome.PASSED)]
)
def test_a_suite_may_ask_the_agent_to_say_done(
    runs: Runs, needs_done: bool, outcome: Outcome
) -> None:
    episode = runs.episode(Scripted([Tap(1)]), Limits(steps=1))
    episode.run()
    verdict, _ = settle(episode, needs_done=needs_done)
    assert verdict.outcome is outcome
    assert ("its limit of 1 step" in verdict.reason) is needs_done


def test_a_failure_tells_of_the_limit_that_cut_the_agent_off(runs: Runs) -> None:
    episode = runs.episode(Scripted([Tap(1)]), Limits(steps=1))
    episode.run()
    with episode.check("fan is on"):
        assert episode.answer == "x"
    verdict, _ = settle(episode, needs_done=True)
    assert verdict.reason == (
        "1 of 1 checks failed: fan is on (the agent ran into its limit of 1 step)"
    )


@pytest.mark.parametrize(
    ("actions", "kept"),
    [
        ([Tap(1), Tap(1)], "002.jpg"),
        ([Tap(1), Tap(1), Done()], ""),
        ([Done()], ""),
    ],
)
def test_a_picture_shows_what_the_last_action_came_to_where_no_step_does(
    runs: Runs, actions: list[Action], kept: str
) -> None:
    episode = runs.episode(Scripted([*actions]), Limits(steps=2) if kept else None)
    episode.run()
    assert episode.stage.last_picture == kept
    assert sorted(file.name for file in runs.folder.glob("*.jpg")) == [
        *(f"{index:03}.jpg" for index in range(len(actions))),
        *filter(None, [kept]),
    ]


def test_a_device_that_fails_behind_the_last_action_leaves_the_turn_as_it_ended(
    runs: Runs, monkeypatch: pytest.MonkeyPatch
) -> None:
    episode = runs.episode(Scripted([Tap(1)]), Limits(steps=1))

    def gone(device: TabletopDevice) -> bytes:
        raise DeviceGone("it fell off")

    monkeypatch.setattr(TabletopDevice, "picture", gone)
    episode.run()
    assert (episode.ending, episode.stage.last_picture) == ("limit:steps", "")
