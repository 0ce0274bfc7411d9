"""The phone as tools: what is shown, what is done, and what is told of calls that cannot be."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from fixtures.tabletop import HEIGHT, ROW, WIDTH, Performed, TabletopDevice
from pytest_androidbench import Action, Goal, Limits, Observation, Tap
from pytest_androidbench.agents.mcp.tools import LIMITS, LOOK, OVER, PhoneTools, ToolAnswer
from pytest_androidbench.agents.parts.pictures.scaling import size_of
from pytest_androidbench.episodes.episode import Episode
from pytest_androidbench.errors import DeviceError, LimitReached
from tests.episodes.scripted import Runs

Playing = Callable[[PhoneTools], None]
LARGE: Final = (WIDTH * 5, HEIGHT * 5)


class Photographed(TabletopDevice):
    """A tabletop five times as large, of which a picture can be taken."""

    def observe(self) -> Observation:
        out = BytesIO()
        Image.new("RGB", LARGE).save(out, "JPEG")
        seen = super().observe()
        nodes = tuple(
            replace(node, bounds=tuple(5 * side for side in node.bounds))  # type: ignore[arg-type]
            for node in seen.nodes
        )
        width, height = LARGE
        return replace(seen, nodes=nodes, width=width, height=height, take_screenshot=out.getvalue)

    def perform(self, action: Action, observation: Observation) -> Performed:
        return Performed()


def played(
    path: Path,
    playing: Playing,
    *,
    limits: Limits | None = None,
    device: TabletopDevice | None = None,
    screenshot: bool = False,
) -> Episode:
    class Plays:
        def take_turn(self, goal: Goal, turn: Any) -> None:
            playing(PhoneTools(turn, screenshot=screenshot))

    episode = Runs(path).episode(Plays(), limits, device=device)
    episode.run()
    return episode


def number_of(answer: ToolAnswer, label: str) -> int:
    found = re.search(rf'\[(\d+)\] \S+ "{label}"', answer.text)
    assert found is not None, answer.text
    return int(found[1])


def test_an_action_is_carried_out_and_its_result_is_the_screen_then(tmp_path: Path) -> None:
    answers: list[ToolAnswer] = []

    def playing(tools: PhoneTools) -> None:
        answers.append(tools.call(LOOK, {}))
        at = number_of(answers[0], "Lamp")
        answers.append(tools.call("tap", {"at": at, "note": "it is dark"}))
        answers.append(tools.call("answer", {"text": "on"}))
        answers.append(tools.call("done", {}))

    device = TabletopDevice(serial="tabletop-1")
    episode = played(tmp_path, playing, device=device)
    assert device.on == {"Lamp"}
    assert (episode.ending, episode.answer, len(episode.steps)) == ("done", "on", 3)
    assert episode.steps[0].action.note == "it is dark"
    first, tapped, _, last = answers
    assert '"Lamp" clickable unchecked' in first.text
    assert '"Lamp" clickable checked' in tapped.text
    assert last == ToolAnswer(text=OVER)
    assert not any(answer.failed or answer.picture for answer in answers)


def test_an_action_that_the_device_does_not_carry_out_is_told(tmp_path: Path) -> None:
    def playing(tools: PhoneTools) -> None:
        answer = tools.call("open_app", {"app": "Fan"})
        told = "a tabletop cannot Open\n" + tools.call(LOOK, {}).text
        assert answer == ToolAnswer(text=told, failed=True)
        assert not tools.call("tap", {"at": 1}).failed

    assert len(played(tmp_path, playing).steps) == 2


def test_nothing_is_done_once_the_turn_is_over(tmp_path: Path) -> None:
    def playing(tools: PhoneTools) -> None:
        tools.call("infeasible", {"reason": "no lamp"})
        assert tools.over
        for name, arguments in ((LOOK, {}), ("tap", {"at": 1}), ("done", {})):
            assert tools.call(name, arguments) == ToolAnswer(text=OVER, failed=True)

    episode = played(tmp_path, playing)
    assert (episode.ending, len(episode.steps)) == ("infeasible", 1)


@pytest.mark.parametrize(
    ("name", "arguments", "told"),
    [
        ("fly", {}, "there is no tool 'fly'; there are look, tap, "),
        ("tap", {}, "tap needs at"),
        ("tap", {"at": 99}, "there is no element '99'"),
        ("tap", {"at": "Lamp"}, "at must be an element's number or a point"),
        ("tap", {"at": [0, 5000]}, "outside of the picture"),
        ("tap", {"at": 1, "twice": True}, "tap takes no 'twice'"),
        ("press_key", {"key": "any\x1b"}, "key must be one of"),
        ("wait", {"seconds": 1e9}, "seconds must be"),
        ("look", {"picture": "yes"}, "picture must be true or false, got 'yes'"),
        ("look", {"at": 1}, "look takes no 'at'; it takes picture"),
    ],
)
def test_a_call_that_cannot_be_is_told_and_counts_for_nothing(
    tmp_path: Path, name: str, arguments: Mapping[str, Any], told: str
) -> None:
    def playing(tools: PhoneTools) -> None:
        answer = tools.call(name, arguments)
        assert answer.failed
        assert told in answer.text
        assert "\x1b" not in answer.text
        assert not tools.call(LOOK, {}).failed

    assert played(tmp_path, playing).steps == ()


@given(
    name=st.sampled_from(["tap", "type_text", "swipe", "wait", "look", "open_app", "x"]),
    arguments=st.dictionaries(
        st.sampled_from(["at", "text", "start", "end", "seconds", "picture", "app", "note", "y"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
            lambda inner: (
                st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=2)
            ),
        ),
    ),
)
def test_whatever_is_called_comes_to_an_answer(
    tmp_path_factory: pytest.TempPathFactory, name: str, arguments: dict[str, Any]
) -> None:
    answers: list[ToolAnswer] = []

    def playing(tools: PhoneTools) -> None:
        answers.append(tools.call(name, arguments))

    played(tmp_path_factory.mktemp("episode"), playing, device=Unbreakable(serial="tabletop-1"))
    assert answers[0].text.encode()


class Unbreakable(TabletopDevice):
    """A tabletop without the buttons that break it."""

    def _rows(self) -> list[str]:
        return super()._rows()[:-3]


def test_a_limit_comes_out_of_it(tmp_path: Path) -> None:
    def playing(tools: PhoneTools) -> None:
        tools.call("tap", {"at": 1})
        with pytest.raises(LimitReached):
            tools.call("tap", {"at": 1})
        tools.call("tap", {"at": 1})

    episode = played(tmp_path, playing, limits=Limits(steps=1))
    assert (episode.ending, len(episode.steps)) == ("limit:steps", 1)


def test_a_fault_of_the_device_comes_out_of_it(tmp_path: Path) -> None:
    def playing(tools: PhoneTools) -> None:
        tools.call("tap", {"at": number_of(tools.call(LOOK, {}), "Unplug")})

    with pytest.raises(DeviceError):
        played(tmp_path, playing)


@pytest.mark.parametrize("screenshot", [False, True])
def test_pictures_are_within_limits_and_points_are_theirs(tmp_path: Path, screenshot: bool) -> None:
    def playing(tools: PhoneTools) -> None:
        assert bool(tools.call(LOOK, {}).picture) is screenshot
        shown = tools.call(LOOK, {"picture": True})
        width, height = size_of(shown.picture)
        assert (width, height) == LIMITS.fitted(LARGE) < LARGE
        assert f'picture="{width} x {height} pixels"' in shown.text
        found = re.search(r'"Fan" .* at \[(\d+), (\d+)\]', shown.text)
        assert found is not None
        point = [int(found[1]), int(found[2])]
        # Also after a screen without a picture.
        tools.call("press_key", {"key": "home"})
        assert bool(tools.call("tap", {"at": point}).picture) is screenshot

    device = Photographed(serial="tabletop-1")
    episode = played(tmp_path, playing, device=device, screenshot=screenshot)
    action = episode.steps[-1].action
    assert isinstance(action, Tap)
    assert isinstance(action.at, tuple)
    # The middle of the third row, but for what is lost on the way to the picture and back.
    across, down = action.at[0] - LARGE[0] // 2, action.at[1] - 5 * ROW * 5 // 2
    assert max(abs(across), abs(down)) <= 5


def test_the_schemas_are_valid_and_closed(tmp_path: Path) -> None:
    def playing(tools: PhoneTools) -> None:
        for tool in tools.tools:
            jsonschema.Draft202012Validator.check_schema(tool.schema)
            assert tool.schema["additionalProperties"] is False
            assert tool.description
        assert [tool.name for tool in tools.tools][:2] == [LOOK, "tap"]

    played(tmp_path, playing)
