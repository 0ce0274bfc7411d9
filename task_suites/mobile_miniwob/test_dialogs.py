"""Pages with a dialog of their own, to be closed by one of its buttons."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.interface.finding import descendants
from task_suites.mobile_miniwob.picking import BUTTON, not_saying, saying, touch, touch_first
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import asked

CLOSE: Final = "Close"
"""What the button says to those who cannot see its cross."""
CROSS: Final = "x"


@page_task("click-dialog", "screen_reading")
def test_click_dialog(episode: Episode, page_seed: int) -> None:
    play(episode, "click-dialog", page_seed)


@page_task("click-dialog-2", "screen_reading")
def test_click_dialog_2(episode: Episode, page_seed: int) -> None:
    play(episode, "click-dialog-2", page_seed)


@test_click_dialog.solution
def close(pilot: Pilot) -> None:
    touch(pilot, saying(pilot, BUTTON, CLOSE))


@test_click_dialog_2.solution
def press_wanted(pilot: Pilot) -> None:
    touch(pilot, saying(pilot, BUTTON, wanted(pilot)))


@test_click_dialog_2.mistake("another of its buttons", fails=DONE)
def press_other(pilot: Pilot) -> None:
    other = not_saying(pilot, BUTTON, wanted(pilot))
    touch_first(pilot, [] if other is None else [other])


@test_click_dialog.mistake("what the dialog says is touched", fails=DONE)
@test_click_dialog_2.mistake("what the dialog says is touched", fails=DONE)
def touch_words(pilot: Pilot) -> None:
    touch_first(pilot, descendants(pilot.observation, pilot.node(id="dialog")))


@test_click_dialog.mistake("beside the dialog", fails=DONE)
def touch_beside(pilot: Pilot) -> None:
    left, top, _, _ = pilot.node(id="area").bounds
    pilot.tap(at=(left + 5, top + 5))


def wanted(pilot: Pilot) -> str:
    """What the button says that is to be pressed."""
    (label,) = asked(pilot, r'labeled "(.+)"')
    return CLOSE if label == CROSS else label
