"""Several calls in one reply are carried out one by one, as long as they still mean something."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from fixtures.model_server import Says
from pytest_androidbench.agents.claude.computer import HALTED
from pytest_androidbench.agents.claude.faults import UnusableReply
from pytest_androidbench.agents.claude.prompts import (
    CARRIED_OUT,
    NOT_CARRIED_OUT,
    TURN_OVER,
)
from pytest_androidbench.interface.actions import Action, Answer, Done, Press, Tap, Type
from pytest_androidbench.interface.goal import Goal
from tests.agents.claude.asked import Call, agent_of, calling, pictures, results, texts_of, told
from tests.agents.claude.screens import GOAL, picture_of, screen

DONE: Final = calling(("done", {}))
SCREENS: Final = tuple(screen(f"Screen {number}", "Lamp") for number in range(6))


def computer(*calls: Call) -> Says:
    return calling(*calls, toolset="computer")


def played(*lines: Any, **options: Any) -> tuple[list[Action], list[dict[str, Any]]]:
    """The actions until done, and what the model was asked."""
    actions: list[Action] = []
    with agent_of(*lines, **options) as (agent, server):
        agent.start(GOAL)
        for seen in SCREENS:
            actions.append(agent.act(seen))
            if actions[-1] == Done():
                return actions, server.asked
    raise AssertionError(f"never done: {actions}")


def answers(body: dict[str, Any]) -> list[tuple[str, bool]]:
    """The first words of each result, and whether it is an error."""
    return [(next(texts_of(each["content"])), each["is_error"]) for each in results(body)]


def test_computer_calls_are_a_step_each_and_answered_together() -> None:
    batch = computer(
        ("left_click", {"coordinate": [100, 65]}),
        ("type", {"text": "lamp"}),
        ("key", {"text": "Return"}),
        ("screenshot", {}),
    )
    actions, asked = played(batch, DONE, see="screen")
    assert actions == [Tap((153, 100)), Type("lamp"), Press("enter"), Done()]
    assert [name for name, _ in answers(asked[1])][:3] == [CARRIED_OUT] * 3
    *others, last = results(asked[1])
    assert all(each["toolset_name"] == "computer" for each in (*others, last))
    # One picture, of the screen after the third step, and what is said of it.
    assert len(pictures(asked[1]["messages"][-1]["content"])) == 1
    assert len(pictures([last])) == 1
    assert "17 of 20 steps are left." in told(asked[1])


def test_a_picture_in_the_middle_is_of_the_screen_at_that_time() -> None:
    colours = [screen("Lamp", picture=picture_of(colour=name)) for name in ("red", "blue")]
    batch = computer(("screenshot", {}), ("left_click", {"coordinate": [1, 1]}))
    with agent_of(batch, DONE, see="screen") as (agent, server):
        agent.start(GOAL)
        assert [agent.act(seen) for seen in colours] == [Tap((2, 2)), Done()]
    first, second = results(server.asked[1])
    (red,), (blue,) = pictures([first]), pictures([second])
    (shown_first,) = pictures(server.asked[0]["messages"][0]["content"])
    assert red["source"] == shown_first["source"] != blue["source"]


def test_what_follows_a_computer_call_that_cannot_be_carried_out_is_not() -> None:
    batch = computer(
        ("left_click", {"coordinate": [100, 65]}),
        ("left_click", {"coordinate": [9000, 65]}),
        ("type", {"text": "lamp"}),
    )
    actions, asked = played(batch, DONE, see="screen")
    assert actions == [Tap((153, 100)), Done()]
    carried, failed, halted = answers(asked[1])
    assert carried == (CARRIED_OUT, False)
    assert "lies outside of the picture" in failed[0]
    assert (failed[1], halted) == (True, (HALTED, True))
    assert "picture=" in told(asked[1])


def test_what_the_device_did_not_carry_out_is_told_and_ends_the_batch() -> None:
    batch = computer(
        ("type", {"text": "lamp"}), ("key", {"text": "Tab", "repeat": 3}), ("wait", {"duration": 1})
    )
    why = "no text field has the focus; tap one first"
    with agent_of(batch, DONE, see="screen") as (agent, server):
        agent.start(GOAL)
        screens = (SCREENS[0], SCREENS[1], replace(SCREENS[2], error=why))
        assert [agent.act(seen) for seen in screens] == [Type("lamp"), Press("tab"), Done()]
    assert answers(server.asked[1]) == [(CARRIED_OUT, False), (why, True), (HALTED, True)]


def test_a_number_holds_for_the_screen_on_which_it_was_told_and_no_later_one() -> None:
    batch = calling(("tap", {"at": 1}), ("tap", {"at": 2}), ("press_key", {"key": "back"}))
    actions, asked = played(batch, DONE)
    assert actions == [Tap(1), Done()]
    carried, stale, halted = answers(asked[1])
    assert carried == (CARRIED_OUT, False)
    assert "on an earlier screen, which is gone" in stale[0]
    assert halted == (NOT_CARRIED_OUT, True)
    assert '"Screen 1"' in told(asked[1])


def test_calls_that_name_no_element_may_follow_others() -> None:
    batch = calling(
        ("tap", {"at": 1}), ("type_text", {"text": "7"}), ("tap", {"at": [353, 65]}),
        ("answer", {"text": "seven"}), ("done", {}),
    )  # fmt: skip
    actions, asked = played(batch)
    assert actions == [Tap(1), Type("7"), Tap((540, 100)), Answer("seven"), Done()]
    assert len(asked) == 1


def test_points_are_refused_once_the_screen_was_turned() -> None:
    batch = calling(("press_key", {"key": "home"}), ("tap", {"at": [10, 10]}))
    with agent_of(batch, DONE) as (agent, server):
        agent.start(GOAL)
        actions = [agent.act(SCREENS[0]), agent.act(screen("Lamp", size=(2400, 1080)))]
    assert actions == [Press("home"), Done()]
    assert "the screen was turned" in told(server.asked[1])


@pytest.mark.parametrize("repeat", [1, 3])
def test_a_key_that_is_repeated_is_a_step_each_time(repeat: int) -> None:
    batch = computer(("key", {"text": "BackSpace", "repeat": repeat}), ("wait", {"duration": 2}))
    actions, asked = played(batch, DONE, see="screen")
    assert actions[:repeat] == [Press("delete")] * repeat
    assert len(actions) == repeat + 2
    assert [words for words, _ in answers(asked[1])] == [CARRIED_OUT] * 2


def test_who_only_looks_is_stopped() -> None:
    look = computer(("screenshot", {}), ("zoom", {"region": [0, 0, 100, 100]}))
    with agent_of(*[look] * 8, see="screen") as (agent, server):
        agent.start(GOAL)
        with pytest.raises(UnusableReply, match="asked 8 times to be shown something"):
            agent.act(SCREENS[0])
    assert len(server.asked) == 8


def test_what_is_left_of_a_turn_is_answered_when_the_next_one_begins() -> None:
    batch = calling(("done", {}), ("tap", {"at": 1}))
    second = Goal(text="Now the fan.", turn=1, steps=20)
    with agent_of(batch, DONE) as (agent, server):
        agent.start(GOAL)
        assert agent.act(SCREENS[0]) == Done()
        agent.start(second)
        assert agent.act(SCREENS[1]) == Done()
    assert answers(server.asked[1]) == [(CARRIED_OUT, False), (TURN_OVER, True)]
    words = told(server.asked[1])
    assert "here is the next one:\nNow the fan." in words
    assert '"Screen 1"' in words
    assert "19 of 20 steps are left." in words


def test_a_turn_that_ended_in_the_middle_of_a_reply_is_no_obstacle() -> None:
    batch = calling(("tap", {"at": 1}), ("type_text", {"text": "x"}))
    with agent_of(batch, DONE) as (agent, server):
        agent.start(GOAL)
        assert agent.act(SCREENS[0]) == Tap(1)
        agent.start(Goal(text="Another.", turn=1))
        assert agent.act(SCREENS[1]) == Done()
    assert answers(server.asked[1]) == [(CARRIED_OUT, False), (TURN_OVER, True)]
