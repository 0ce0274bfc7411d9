"""Pages with buttons, one of which is to be pressed, wherever they lie."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.picking import (
    BUTTON,
    FIELD,
    of_kind,
    saying,
    touch,
    touch_clear,
    touch_first,
)
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import QUERY, asked

NAMED: Final = r'"(.+)" button'
NUMBERED: Final = r"button (ONE|TWO)"
ONE, TWO = "ONE", "TWO"
OTHER: Final = {ONE: TWO, TWO: ONE}


@page_task("click-button", "screen_reading")
def test_click_button(episode: Episode, page_seed: int) -> None:
    play(episode, "click-button", page_seed)


@page_task("unicode-test", "screen_reading")
def test_unicode(episode: Episode, page_seed: int) -> None:
    play(episode, "unicode-test", page_seed)


@page_task("click-test", "screen_reading")
def test_click_test(episode: Episode, page_seed: int) -> None:
    play(episode, "click-test", page_seed)


@page_task("click-test-2", "screen_reading")
def test_click_test_2(episode: Episode, page_seed: int) -> None:
    play(episode, "click-test-2", page_seed)


@page_task("click-test-transfer", "screen_reading")
def test_click_test_transfer(episode: Episode, page_seed: int) -> None:
    play(episode, "click-test-transfer", page_seed)


@page_task("click-button-sequence", "screen_reading")
def test_click_button_sequence(episode: Episode, page_seed: int) -> None:
    play(episode, "click-button-sequence", page_seed)


@test_click_button.solution
@test_unicode.solution
def press_named(pilot: Pilot) -> None:
    touch(pilot, saying(pilot, BUTTON, *asked(pilot, NAMED)))


@test_click_test.solution
def press_only(pilot: Pilot) -> None:
    touch(pilot, only_button(pilot))


@test_click_test_2.solution
@test_click_test_transfer.solution
def press_numbered(pilot: Pilot) -> None:
    press(pilot, *asked(pilot, NUMBERED))


@test_click_button_sequence.solution
def press_in_turn(pilot: Pilot) -> None:
    press(pilot, ONE)
    press(pilot, TWO)


@test_click_button.mistake("what the yellow field says is touched", fails=DONE)
@test_unicode.mistake("what the yellow field says is touched", fails=DONE)
@test_click_test.mistake("what the yellow field says is touched", fails=DONE)
def touch_field(pilot: Pilot) -> None:
    pilot.tap(id=QUERY)


@test_click_button.mistake("another thing than the button", fails=DONE)
@test_unicode.mistake("another thing than the button", fails=DONE)
def press_another(pilot: Pilot) -> None:
    (wanted,) = asked(pilot, NAMED)
    others = [node for node in of_kind(pilot, BUTTON) if node.text != wanted]
    touch_first(pilot, others + of_kind(pilot, FIELD))


@test_click_test.mistake("just beside the button", fails=DONE)
def miss(pilot: Pilot) -> None:
    _, top, right, bottom = only_button(pilot).bounds
    pilot.tap(at=(right + 60, (top + bottom) // 2))


@test_click_test_2.mistake("the other button", fails=DONE)
@test_click_test_transfer.mistake("the other button", fails=DONE)
def press_other(pilot: Pilot) -> None:
    (wanted,) = asked(pilot, NUMBERED)
    press(pilot, OTHER[wanted])


@test_click_button_sequence.mistake("the other way round", fails=DONE)
def press_backwards(pilot: Pilot) -> None:
    press(pilot, TWO)
    press(pilot, ONE)


@test_click_button_sequence.mistake("the first of them twice", fails=DONE)
def press_first_twice(pilot: Pilot) -> None:
    press(pilot, ONE)
    press(pilot, ONE)


@test_click_button_sequence.mistake("the first of them only", fails=DONE)
def press_first_only(pilot: Pilot) -> None:
    press(pilot, ONE)


def only_button(pilot: Pilot) -> Node:
    """The page's single button."""
    found = of_kind(pilot, BUTTON)
    if len(found) != 1:
        raise PilotError(f"one button is looked for, and {len(found)} are there")
    return found[0]


def press(pilot: Pilot, number: str) -> None:
    """Press one of two buttons, where the other one does not lie over it."""
    wanted, other = (saying(pilot, BUTTON, name) for name in (number, OTHER[number]))
    touch_clear(pilot, wanted, other)
