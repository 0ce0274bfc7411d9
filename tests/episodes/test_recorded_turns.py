"""What a turn records of each action, what it refuses, and when it looks at the device anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.errors import ActionError, LimitReached
from pytest_androidbench.interface.actions import Answer, Done, Infeasible, Tap, Wait
from pytest_androidbench.interface.limits import Limits
from tests.episodes.played import Played


@pytest.fixture
def played(tmp_path: Path) -> Played:
    return Played(tmp_path)


def test_an_action_is_recorded_with_what_was_seen_before_it(played: Played) -> None:
    played.stage.printed = lambda: "it says"
    seen = played.turn.step(Tap(1))
    assert played.device.on == {"Lamp"}
    assert seen.nodes[1].checked
    (kept,) = played.runs.steps()
    assert (kept.index, kept.turn, kept.action) == (0, 2, {"action": "Tap", "at": 1})
    assert (kept.point, kept.target, kept.bounds) == ((200, 120), "Lamp", (0, 80, 400, 160))
    assert (kept.package, kept.activity, kept.screen) == ("tabletop", "tabletop.Main", (400, 800))
    assert (kept.observation, kept.screenshot) == ("000.xml", "000.jpg")
    assert (kept.error, kept.note, kept.printed) == ("", "", "it says")
    assert 0 <= kept.agent_seconds <= kept.seconds < 20
    assert kept.seconds == round(kept.seconds, 6)
    assert kept.agent_seconds == round(kept.agent_seconds, 6)
    (step,) = played.episode.steps
    assert (step.turn, step.action, step.error) == (2, Tap(1), "")
    assert not step.observation.nodes[1].checked
    assert played.stage.budget.steps == 1


def test_the_device_is_looked_at_once_for_each_action(played: Played) -> None:
    for _ in range(3):
        assert played.turn.observation is played.turn.observation
    assert played.device.looks == 1
    played.turn.perform(Tap(1))
    assert played.device.looks == 1
    played.turn.step(Tap(2))
    assert played.device.looks == 3
    played.turn.step(Answer("four"))
    assert played.device.looks == 3, "what is said changes nothing"
    played.turn.step(Done())
    assert played.device.looks == 3


def test_what_ends_the_turn_gives_back_what_was_seen(played: Played) -> None:
    before = played.turn.observation
    assert not played.turn.over
    assert played.turn.step(Done()) is before
    assert (played.turn.over, played.turn.ending) == (True, "done")
    with pytest.raises(ActionError, match=r"the turn is over \(done\); no action can follow"):
        played.turn.perform(Tap(1))
    assert len(played.episode.steps) == 1


def test_giving_up_ends_the_turn(played: Played) -> None:
    played.turn.perform(Infeasible("no such app"))
    assert played.turn.ending == "infeasible"


def test_what_is_no_action_is_refused(played: Played) -> None:
    with pytest.raises(ActionError, match=r"the agent returned 'tap 3', which is no action"):
        played.turn.perform("tap 3")  # type: ignore[arg-type]
    with pytest.raises(ActionError, match="'tap 3' is no action"):
        played.turn.tell("tap 3")  # type: ignore[arg-type]
    assert played.runs.steps() == ()


def test_an_action_that_cannot_be_carried_out_is_a_step_with_its_error(played: Played) -> None:
    played.turn.perform(Wait(1))
    (kept,) = played.runs.steps()
    assert kept.error == played.episode.steps[0].error == "a tabletop cannot Wait"
    assert (kept.point, kept.target, kept.bounds) == (None, "", None)


def test_what_is_said_is_no_matter_of_the_device(played: Played) -> None:
    played.turn.perform(Answer("four"))
    played.turn.perform(Answer("five"))
    assert played.episode.answer == "five"
    assert [kept.error for kept in played.runs.steps()] == ["", ""]
    assert played.episode.stage.stopwatch.spent("device") >= 0


def test_notes_are_kept_with_the_next_step_alone(played: Played) -> None:
    played.turn.note("first")
    played.turn.note("second")
    played.turn.perform(Tap(1))
    played.turn.perform(Tap(1))
    assert [kept.note for kept in played.runs.steps()] == ["first; second", ""]


def test_what_an_agent_tells_is_recorded_blindly(played: Played) -> None:
    assert played.turn.observation.nodes
    played.turn.note("by adb")
    played.turn.tell(Tap((3, 4)))
    (kept,) = played.runs.steps()
    assert (kept.index, kept.turn, kept.note) == (0, 2, "by adb")
    assert kept.action == {"action": "Tap", "at": [3, 4]}
    assert (kept.point, kept.screen, kept.observation, kept.package) == (None, None, "", "")
    (step,) = played.episode.steps
    assert (step.observation.nodes, step.observation.width, step.observation.xml) == ((), 0, "")
    assert (step.observation.package, step.observation.activity) == ("", "")
    assert played.stage.budget.steps == 1
    assert played.device.on == frozenset()
    looks = played.device.looks
    assert played.turn.observation.nodes
    assert played.device.looks == looks + 1, "it may have changed"


def test_limits_are_for_all_that_is_told_or_done(tmp_path: Path) -> None:
    played = Played(tmp_path, Limits(steps=2))
    played.turn.tell(Tap((3, 4)))
    played.turn.perform(Tap(1))
    for act in (played.turn.tell, played.turn.perform, lambda _: played.turn.check_limits()):
        with pytest.raises(LimitReached):
            act(Tap(1))
    assert len(played.runs.steps()) == 2


def test_a_condition_is_asked_after_each_action_and_what_then_is_seen_is_at_hand(
    tmp_path: Path,
) -> None:
    asked: list[int] = []

    def second() -> bool:
        asked.append(1)
        return len(asked) == 2

    played = Played(tmp_path, until=second)
    played.turn.perform(Tap(1))
    assert not played.turn.over
    seen = played.turn.step(Tap(2))
    assert (played.turn.ending, len(asked)) == ("until", 2)
    assert seen.nodes[2].checked


def test_a_condition_is_not_asked_once_the_agent_is_done(tmp_path: Path) -> None:
    played = Played(tmp_path, until=lambda: pytest.fail("nobody asks"))
    played.turn.perform(Done())
    assert played.turn.ending == "done"


def test_a_condition_that_fails_is_the_tasks_fault(tmp_path: Path) -> None:
    played = Played(tmp_path, until=lambda: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        played.turn.perform(Tap(1))
    assert played.stage.culprit == "task"


def test_what_a_device_shows_can_be_encoded(played: Played) -> None:
    played.device.note = "\ud83d"
    assert "\\ud83d" in {node.text for node in played.turn.observation.nodes}


def test_waiting_may_take_the_device_so_much_longer(tmp_path: Path) -> None:
    played = Played(tmp_path)
    watched: list[tuple[str, float]] = []

    class Watching(type(played.stage.guard)):  # type: ignore[misc]
        def switch(self, _who: str, what: str, seconds: float) -> None:
            watched.append((what, seconds))

    played.stage.guard = Watching(enabled=False)
    played.turn.perform(Wait(7))
    played.turn.perform(Tap(1))
    told = [one for one in watched if "carrying" in one[0]]
    assert told == [
        ("the device, carrying out Wait,", 97.0),
        ("the device, carrying out Tap,", 90.0),
    ]
    assert {what for what, _ in watched} - {what for what, _ in told} == {
        "the device, observing,", "the device, taking a picture,",
    }  # fmt: skip
