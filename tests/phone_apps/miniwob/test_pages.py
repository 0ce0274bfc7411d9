"""The app shows MiniWoB++'s pages as AndroidWorld's does, and tells what they want and gave."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from pytest_androidbench.phone.apps.miniwob.app import (
    GET_REWARD,
    GET_UTTERANCE,
    KEY,
    PACKAGE,
)
from pytest_androidbench.phone.apps.miniwob.assets import asset
from pytest_androidbench.phone.system.broadcasts import BroadcastResult
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.miniwob.player import Player, made_player


@pytest.fixture
def player(text_engine: TextEngine) -> Iterator[Player]:
    yield from made_player(text_engine)


def test_a_page_says_what_it_wants_and_gives_its_raw_reward(player: Player) -> None:
    assert player.begin("click-test") == "Click the button."
    assert player.told(GET_REWARD) == ""
    player.tap("subbtn")
    assert player.told(GET_REWARD) == "1"
    assert player.told(GET_UTTERANCE) == "Click the button."


def test_pages_are_laid_out_at_five_hundred_percent(player: Player) -> None:
    player.begin("click-test")
    nodes = {node.resource_id: node.bounds for node in player.nodes()}
    left, top, right, bottom = nodes["wrap"]
    assert (right - left, bottom - top) == (5 * 160, 5 * 210)
    view = nodes[f"{PACKAGE}:id/webView"]
    assert (left, top) == view[:2]
    # The layout is as wide as the view, so that nothing lies beside it but what sticks out.
    wide = player.phone.browser.page(KEY).run("document.documentElement.clientWidth")
    assert wide == view[2] // 5


def test_a_page_is_the_same_for_the_same_seed_and_another_for_another(player: Player) -> None:
    def seen(seed: str) -> list[str]:
        said = player.begin("click-tab-2-hard", seed)
        return [said, *player.texts()]

    first = seen("7")
    assert seen("8") != first
    assert seen("7") == first


@pytest.mark.slow
def test_without_a_seed_pages_differ_from_one_moment_to_the_next(player: Player) -> None:
    said = set()
    for _ in range(4):
        player.start(RL_TASK_APP_CONFIG=json.dumps({"task": "enter-text"}))
        player.start(reset=True)
        said.add(player.told(GET_UTTERANCE))
        player.wait(1000)
        player.texts()
    assert len(said) == 4


def test_time_runs_out_for_no_page(player: Player) -> None:
    player.begin("click-test")
    player.wait(60_000)
    assert player.told(GET_REWARD) == ""
    player.tap("subbtn")
    # Raw: as if no time had passed.
    assert player.told(GET_REWARD) == "1"


def test_behind_its_reward_a_page_takes_no_more_fingers(player: Player) -> None:
    player.begin("click-test-2")
    player.tap("subbtn2" if player.find("subbtn2") else "subbtn")
    given = player.told(GET_REWARD)
    assert given in {"1", "-1"}
    player.phone.windows.fingers.tap(300, 700)
    assert player.told(GET_REWARD) == given


def test_another_page_takes_its_place_with_no_reward_yet(player: Player) -> None:
    player.begin("click-test")
    player.tap("subbtn")
    assert player.begin("focus-text", "2") == "Focus into the textbox."
    assert player.told(GET_REWARD) == ""


def test_the_time_that_is_left_and_the_cover_are_not_seen(player: Player) -> None:
    player.start(RL_TASK_APP_CONFIG=json.dumps({"task": "click-test"}))
    assert player.find("sync-task-cover") is not None or "START" not in player.texts()
    player.phone.windows.fingers.tap(300, 700)
    assert player.told(GET_UTTERANCE) == ""
    player.begin("click-test")
    assert not any("Time left" in text for text in player.texts())


def test_only_in_front_it_answers(player: Player) -> None:
    player.begin("click-test")
    player.phone.windows.home()
    assert player.asked(GET_REWARD) == BroadcastResult()
    player.start()
    assert player.told(GET_UTTERANCE) == "Click the button."


def test_back_leaves_no_page(player: Player) -> None:
    player.begin("click-test")
    player.phone.windows.back()
    assert player.phone.windows.foreground == PACKAGE
    assert player.told(GET_UTTERANCE) == "Click the button."


@pytest.mark.parametrize("config", ["", "{", "[]", "7", '{"task": "no-such-page"}', '{"task": 3}'])
def test_what_makes_no_sense_shows_no_page_and_harms_nothing(player: Player, config: str) -> None:
    player.start(RL_TASK_APP_CONFIG=config)
    player.start(reset=True)
    player.nodes()
    assert player.told(GET_UTTERANCE) == ""
    assert player.phone.windows.foreground == PACKAGE


@pytest.mark.parametrize(
    "path", ["html/../app.py", "html/core/../../secret", "etc/passwd", "html/core", "html/%2e%2e/x"]
)
def test_only_what_is_an_asset_is_given(path: str) -> None:
    assert asset(path) is None


def test_assets_are_named_by_what_they_are() -> None:
    kinds = {
        "html/core/core.js": "javascript", "html/core/core.css": "text/css",
        "html/miniwob/click-test.html": "text/html", "index.html": "text/html",
        "html/common/special/tic-tac-toe/x.png": "image/png",
    }  # fmt: skip
    for path, kind in kinds.items():
        found = asset(path)
        assert found is not None, path
        assert kind in found.mime


@pytest.mark.slow
def test_a_thing_for_a_mouse_is_moved_by_a_finger(player: Player) -> None:
    player.begin("drag-box", "3")
    small, large = player.find("draggableSmall"), player.find("draggableLarge")
    assert small is not None
    assert large is not None
    points = [((n[0] + n[2]) / 2, (n[1] + n[3]) / 2) for n in (small.bounds, large.bounds)]
    player.phone.windows.fingers.swipe(points, 500)
    player.tap("subbtn")
    assert player.told(GET_REWARD) == "1"


def test_a_page_that_sees_keys_sees_those_of_a_keyboard(player: Player) -> None:
    player.begin("terminal", "1")
    player.wait(500)
    player.tap("terminal")
    player.phone.windows.type_text("ls x")
    player.phone.windows.key(67)
    assert player.find("ls ") is not None or "ls" in player.value("active-input")
    player.phone.windows.key(66)
    assert any("Command not found" in t or "ls" in t for t in player.texts())
