"""Which pictures a turn takes, and whose fault it is where one cannot be taken."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures.tabletop import PICTURE, TabletopDevice
from pytest_androidbench.episodes.turn import RecordedTurn
from pytest_androidbench.errors import DeviceGone
from pytest_androidbench.interface.actions import Answer, Press, Tap
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from tests.episodes.played import Played
from tests.episodes.scripted import Runs, Scripted


@pytest.fixture
def played(tmp_path: Path) -> Played:
    return Played(tmp_path)


def test_a_picture_is_taken_once_however_often_it_is_asked_for(played: Played) -> None:
    seen = played.turn.observation
    assert seen.screenshot == PICTURE
    assert seen.screenshot is seen.screenshot
    played.turn.perform(Tap(1))
    assert (played.runs.folder / "000.jpg").read_bytes() == PICTURE


def test_a_picture_that_cannot_be_taken_is_the_devices_fault(tmp_path: Path) -> None:
    class Blind(TabletopDevice):
        def observe(self) -> Observation:
            seen = super().observe()
            object.__setattr__(seen, "take_screenshot", _broken)
            return seen

    runs = Runs(tmp_path)
    episode = runs.episode(Scripted(), device=Blind(serial="tabletop-1"))
    turn = RecordedTurn(episode.stage, Goal(text="Go."))
    with pytest.raises(DeviceGone, match="failed taking a picture: OSError: no film"):
        turn.perform(Tap(1))
    assert episode.stage.culprit == "device"


def test_the_last_picture_is_only_taken_where_no_step_shows_it(played: Played) -> None:
    played.turn.keep_last_picture()
    assert (played.stage.last_picture, played.device.pictures) == ("", 0)
    played.turn.perform(Tap(1))
    played.turn.keep_last_picture()
    assert (played.stage.last_picture, played.device.pictures) == ("001.jpg", 1)
    assert (played.runs.folder / "001.jpg").read_bytes() == PICTURE
    played.turn.perform(Answer("x"))
    played.turn.keep_last_picture()
    assert (played.stage.last_picture, played.device.pictures) == ("", 1)


def test_a_device_that_was_left_alone_is_asked_for_no_picture(played: Played) -> None:
    played.turn.perform(Tap(1))
    played.stage.left_alone = 0
    played.turn.keep_last_picture()
    assert (played.stage.last_picture, played.device.pictures) == ("", 0)


def test_without_pictures_no_step_has_one(tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.stage.trajectory._screenshots = "off"
    played.turn.perform(Tap(1))
    played.turn.keep_last_picture()
    assert [kept.screenshot for kept in played.runs.steps()] == [""]
    assert (played.stage.last_picture, played.device.pictures) == ("", 0)
    assert [path.name for path in played.runs.folder.glob("*.jpg")] == []


def test_a_device_without_pictures_of_its_own_has_no_last_one(tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.turn.perform(Press("home"))
    played.device.picture = None  # type: ignore[method-assign, assignment]
    played.turn.keep_last_picture()
    assert played.stage.last_picture == ""


def _broken() -> bytes:
    raise OSError("no film")
