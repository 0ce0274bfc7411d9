"""Which files of an attempt's steps are kept, under which names, and how their texts are shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.episodes.trajectory import Screenshots, Trajectory
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.records.adb_requests import AdbRequest, read_adb_requests
from pytest_androidbench.records.attempt import AttemptFolder
from pytest_androidbench.records.calls import ModelCall, PromptMessage, read_calls
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.texts import MAX_TEXT
from tests.records.samples import episode, new_run, step

PNG, JPEG = b"\x89PNG\r\n", b"\xff\xd8\xff"


@pytest.fixture
def folder(tmp_path: Path) -> AttemptFolder:
    return new_run(tmp_path / "run").attempt(episode())


def names(folder: AttemptFolder) -> list[str]:
    return sorted(path.name for path in folder.path.iterdir())


@pytest.mark.parametrize(
    ("screenshots", "passed", "kept"),
    [
        ("on", True, [0, 1, 2]),
        ("on", False, [0, 1, 2]),
        ("retain-on-failure", True, []),
        ("retain-on-failure", False, [0, 1, 2]),
        ("only-on-failure", True, []),
        ("only-on-failure", False, [2]),
    ],
)
def test_pictures_are_kept_as_was_asked_for(
    folder: AttemptFolder, screenshots: Screenshots, kept: list[int], *, passed: bool
) -> None:
    trajectory = Trajectory(folder, screenshots)
    assert trajectory.wants_pictures
    for index in range(3):
        assert trajectory.keep_picture(index, JPEG) == f"{index:03}.jpg"
    trajectory.close(passed=passed)
    assert names(folder) == [f"{index:03}.jpg" for index in kept]


@pytest.mark.parametrize("screenshots", ["off", "retain-on-failure", "only-on-failure"])
@pytest.mark.parametrize("passed", [True, False])
def test_without_a_picture_there_is_none_to_drop(
    folder: AttemptFolder, screenshots: Screenshots, *, passed: bool
) -> None:
    trajectory = Trajectory(folder, screenshots)
    assert trajectory.wants_pictures is (screenshots != "off")
    trajectory.close(passed=passed)
    assert names(folder) == []


def test_a_picture_is_called_by_its_step_and_kind(folder: AttemptFolder) -> None:
    trajectory = Trajectory(folder, "on")
    assert trajectory.keep_picture(7, PNG) == "007.png"
    assert trajectory.keep_picture(1234, JPEG) == "1234.jpg"
    assert (folder.path / "007.png").read_bytes() == PNG


def test_a_hierarchy_is_kept_where_there_is_one(folder: AttemptFolder) -> None:
    trajectory = Trajectory(folder, "off")
    seen = Observation(nodes=(), package="", activity="", width=1, height=1, xml="<ü/>")
    assert trajectory.keep_hierarchy(4, seen) == "004.xml"
    assert (folder.path / "004.xml").read_bytes() == "<ü/>".encode()
    blind = Observation(nodes=(), package="", activity="", width=1, height=1)
    assert trajectory.keep_hierarchy(5, blind) == ""
    assert names(folder) == ["004.xml"]


def test_texts_of_a_step_are_made_fit_and_what_was_done_stays(folder: AttemptFolder) -> None:
    shown: list[StepRecord] = []
    trajectory = Trajectory(folder, "off", lambda text: f"<{text}>", shown.append)
    action = {"action": "Type", "text": "hunter2"}
    trajectory.keep_step(
        step(3, action=action, target="t", error="e", printed="p", note="n", package="k")
    )
    (kept,) = read_steps(folder.path)
    assert (kept.target, kept.error, kept.printed) == ("<t>", "<e>", "<p>")
    assert (kept.action, kept.note, kept.package, kept.index) == (action, "n", "k", 3)
    assert [one.target for one in shown] == ["<t>"]


def test_what_was_printed_without_end_is_cut(folder: AttemptFolder) -> None:
    Trajectory(folder, "off").keep_step(step(0, printed="x" * (MAX_TEXT + 1)))
    (kept,) = read_steps(folder.path)
    assert "1 characters more" in kept.printed


def test_control_characters_are_shown_unless_it_is_said_otherwise(folder: AttemptFolder) -> None:
    Trajectory(folder, "off").keep_step(step(0, target="\x1b[2J"))
    assert read_steps(folder.path)[0].target == "\\x1b[2J"


def test_texts_of_a_call_are_made_fit_and_it_lies_with_a_step(folder: AttemptFolder) -> None:
    trajectory = Trajectory(folder, "off", lambda text: f"<{text}>")
    call = ModelCall(
        model="m", request=(PromptMessage(role="r", text="t"),), answer="a", error="e",
        repeated=2, tokens=3, money=0.5, seconds=1.5,
    )  # fmt: skip
    trajectory.keep_calls(9, [call, ModelCall()])
    first, second = read_calls(folder.path)
    assert first == ModelCall(
        step=9, model="<m>", request=(PromptMessage(role="<r>", text="<t>"),), answer="<a>",
        error="<e>", repeated=2, tokens=3, money=0.5, seconds=1.5,
    )  # fmt: skip
    assert second.step == 9


def test_what_was_asked_over_adb_is_kept_fit_to_be_shown(folder: AttemptFolder) -> None:
    trajectory = Trajectory(folder, "off", lambda text: text.replace("hunter2", "<secret>"))
    trajectory.keep_request(AdbRequest(step=1, kind="shell", text="input text hunter2"))
    assert read_adb_requests(folder.path) == (
        AdbRequest(step=1, kind="shell", text="input text <secret>"),
    )
