"""Pages that want text to be selected, as a finger does it: held, and drawn by a handle."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.actions import LongPress
from pytest_androidbench.interface.observation import Bounds, Node
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import SUBMIT, asked, on_display, submit, texts
from task_suites.mobile_miniwob.seeing import Sight, like

HANDLE: Final = (11, 87, 208)
"""The colour of the handles at both ends of a selection."""
INSIDE: Final = 25
"""Pixels of the display from a text's corner to the middle of its first letters."""
HANDLE_PIXELS: Final = 20
HELD_MS, MOVED_MS = 1000, 800


@page_task("highlight-text", "complex_ui_understanding")
def test_highlight_text(episode: Episode, page_seed: int) -> None:
    play(episode, "highlight-text", page_seed)


@page_task("highlight-text-2", "complex_ui_understanding")
def test_highlight_text_2(episode: Episode, page_seed: int) -> None:
    play(episode, "highlight-text-2", page_seed)


@test_highlight_text.solution
def select_only_one(pilot: Pilot) -> None:
    select(pilot, paragraphs(pilot)[0].bounds)
    submit(pilot)


@test_highlight_text_2.solution
def select_one(pilot: Pilot) -> None:
    select(pilot, paragraphs(pilot)[wanted(pilot)].bounds)
    submit(pilot)


@test_highlight_text_2.mistake("another one", fails=DONE)
def select_another(pilot: Pilot) -> None:
    select(pilot, paragraphs(pilot)[wanted(pilot) - 1].bounds)
    submit(pilot)


@test_highlight_text.mistake("the first word alone", fails=DONE)
def select_word(pilot: Pilot) -> None:
    hold_first_word(pilot, paragraphs(pilot)[0].bounds)
    submit(pilot)


@test_highlight_text_2.mistake("not submitted", fails=DONE)
def select_only(pilot: Pilot) -> None:
    select(pilot, paragraphs(pilot)[wanted(pilot)].bounds)


@test_highlight_text.mistake("nothing selected", fails=DONE)
@test_highlight_text_2.mistake("nothing selected", fails=DONE)
def submit_at_once(pilot: Pilot) -> None:
    submit(pilot)


def paragraphs(pilot: Pilot) -> list[Node]:
    """The texts below the yellow field that are no button's."""
    return [node for node in texts(pilot) if node.resource_id != SUBMIT]


def wanted(pilot: Pilot) -> int:
    """Which paragraph, from 0."""
    (number,) = asked(pilot, r"the (\d)\w\w paragraph")
    return int(number) - 1


def hold_first_word(pilot: Pilot, bounds: Bounds) -> None:
    """Select the word that a text begins with."""
    left, top, _, _ = bounds
    pilot.do(LongPress((left + INSIDE, top + INSIDE), HELD_MS))


def select(pilot: Pilot, bounds: Bounds) -> None:
    """Select a whole text: its first word, and from there on by the handle at the end."""
    hold_first_word(pilot, bounds)
    handles = Sight(pilot).blobs(like(HANDLE, 25), least=HANDLE_PIXELS)
    if len(handles) != 2:
        raise PilotError(f"a selection has two handles, and {len(handles)} are seen")
    middle = max(blob.middle for blob in handles)
    start = on_display(pilot, *middle)
    # The handle hangs to the right of where its line ends, and below.
    _, _, right, bottom = bounds
    pilot.swipe(start, (right + 2 * INSIDE, bottom + INSIDE), MOVED_MS)
