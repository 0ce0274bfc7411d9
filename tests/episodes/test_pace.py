"""Time of the device's own passes after each action of an agent, where that is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures.tabletop import Performed, TabletopDevice
from pytest_androidbench.episodes.turn import RecordedTurn
from pytest_androidbench.interface.actions import Action, Answer, Done, Tap, Type, Wait
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from tests.episodes.scripted import Runs, Scripted


class Followed(TabletopDevice):
    """A tabletop that can wait, and tells what was done to it, in order."""

    def perform(self, action: Action, observation: Observation) -> Performed:
        self.told = [*getattr(self, "told", []), type(action).__name__]
        if isinstance(action, Wait):
            self.told[-1] += f" {action.seconds:g}"
            return Performed()
        return super().perform(action, observation)

    def observe(self) -> Observation:
        self.told = [*getattr(self, "told", []), "look"]
        return super().observe()


def played(path: Path, pace: float) -> tuple[Runs, Followed, RecordedTurn]:
    runs, device = Runs(path), Followed(serial="tabletop-1")
    stage = runs.episode(Scripted(), device=device).stage
    stage.pace = pace
    return runs, device, RecordedTurn(stage, Goal(text="Go."), lambda: _asked(device))


def _asked(device: Followed) -> bool:
    device.told.append("until")
    return False


def test_it_passes_after_each_action_and_before_anybody_looks(tmp_path: Path) -> None:
    runs, device, turn = played(tmp_path, 3)
    for action in (Tap(1), Type("x", at=None)):
        turn.step(action)
    assert device.told == [
        "look", "Tap", "Wait 3", "until", "look", "Type", "Wait 3", "until", "look",
    ]  # fmt: skip
    # It is no step of the agent's.
    assert [step.action["action"] for step in runs.steps()] == ["Tap", "Type"]


def test_what_is_only_told_lets_no_time_pass(tmp_path: Path) -> None:
    _, device, turn = played(tmp_path, 3)
    turn.perform(Answer("x"))
    turn.perform(Done())
    assert not any(each.startswith("Wait") for each in device.told)


@pytest.mark.parametrize("pace", [0, 0.5])
def test_a_wait_of_the_agents_is_an_action_like_any(tmp_path: Path, pace: float) -> None:
    _, device, turn = played(tmp_path, pace)
    turn.perform(Wait(2))
    assert device.told == ["look", "Wait 2", *(["Wait 0.5"] if pace else []), "until"]
