"""Turns that are kept can be had again, with nobody acting."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fixtures.tabletop import TabletopDevice
from pytest_androidbench.episodes.episode import Episode, MisusedEpisode
from pytest_androidbench.episodes.playback import Keeping, Repeating
from pytest_androidbench.errors import DeviceGone
from pytest_androidbench.interface.actions import Answer, Done, Infeasible, Tap
from pytest_androidbench.interface.limits import Limits
from tests.episodes.scripted import Runs, Scripted


class Kept:
    """An episode of two turns as it was played, and the device it left."""

    def __init__(self, path: Path) -> None:
        self.runs = Runs(path)
        self.device = TabletopDevice(serial="tabletop-1")
        self.keeping = Keeping("lamp")
        self.played = self.runs.episode(
            Scripted([Tap(1), Answer("one"), Done()], [Tap(2), Answer("two"), Infeasible()]),
            Limits(steps=9),
            play=self.keeping,
            device=self.device,
        )
        self.on: list[frozenset[str]] = []
        for text in ("Go.", "Go on."):
            self.played.run(text)
            self.on.append(self.device.on)

    def again(self, repeating: Repeating) -> Episode:
        return self.runs.episode(Scripted(), Limits(steps=9), play=repeating, device=self.device)


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path)


def test_each_turn_is_kept_under_a_name_of_its_own(kept: Kept) -> None:
    first, second = kept.keeping.turns
    assert (first.snapshot, second.snapshot) == ("lamp-0", "lamp-1")
    assert (first.ending, second.ending) == ("done", "infeasible")
    assert (first.answer, second.answer) == ("one", "two")
    assert [step.action for step in first.steps] == [Tap(1), Answer("one"), Done()]
    assert [step.action for step in second.steps[3:]] == [
        Tap(2),
        Answer("two"),
        Infeasible(),
    ]
    assert (first.used.tokens, second.used.tokens) == (15, 30)


def test_a_repeated_turn_ends_as_it_was_kept(kept: Kept) -> None:
    repeating = Repeating(kept.keeping.turns)
    episode = kept.again(repeating)
    stage = episode.stage
    assert len(kept.on[0]) == 1
    assert len(kept.on[1]) == 2
    for number, turn in enumerate(kept.keeping.turns):
        kept.device.on = frozenset()
        episode.run("Go.")
        assert repeating.begun == number + 1
        assert kept.device.on == kept.on[number]
        assert (episode.ending, episode.answer) == (turn.ending, turn.answer)
        assert tuple(stage.steps) == turn.steps
        assert stage.used == turn.used
        assert stage.budget.steps == len(turn.steps)


def test_nothing_is_kept_of_an_episode_without_a_turn() -> None:
    assert Keeping("lamp").turns == []


def test_more_turns_than_were_played_are_refused(kept: Kept) -> None:
    episode = kept.again(Repeating(()))
    with pytest.raises(MisusedEpisode, match="more turns than were played"):
        episode.run()


def test_another_attempt_begins_anew(kept: Kept) -> None:
    again = kept.runs.episode(Scripted([Done()]), play=kept.keeping, device=kept.device)
    again.run()
    assert [turn.snapshot for turn in kept.keeping.turns] == ["lamp-0"]


def test_a_device_that_cannot_be_kept_is_the_devices_fault(tmp_path: Path) -> None:
    device = TabletopDevice(serial="tabletop-1")
    runs = Runs(tmp_path)

    class Unplugs(Keeping):
        def __call__(self, stage: Any, turn: Any) -> str:
            device.save_snapshot = _gone  # type: ignore[method-assign]
            return super().__call__(stage, turn)

    episode = runs.episode(Scripted([Done()]), play=Unplugs("lamp"), device=device)
    with pytest.raises(DeviceGone, match=r"failed saving its state: .*unplugged"):
        episode.run()


def test_a_state_that_cannot_be_had_again_is_the_devices_fault(kept: Kept) -> None:
    episode = kept.again(Repeating(kept.keeping.turns))
    kept.device.restore = _gone  # type: ignore[method-assign]
    with pytest.raises(DeviceGone, match=r"failed restoring its state: .*unplugged"):
        episode.run()


def _gone(name: str) -> None:
    raise OSError("unplugged")
