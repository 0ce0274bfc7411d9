"""Pages that want something moved, slid or made larger."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import SCALE, asked, elements, submit
from task_suites.mobile_miniwob.sliders import Slider

Point = tuple[int, int]
WAYS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
FAR: Final = 20 * SCALE
"""Pixels of the display that something is moved by: more than a tap may be off."""
GRIP: Final = 6 * SCALE
"""From the corner of a text area to the middle of what it is resized by."""
MS: Final = 500
SMALL, LARGE = "draggableSmall", "draggableLarge"


@page_task("drag-box", "dragging")
def test_drag_box(episode: Episode, page_seed: int) -> None:
    play(episode, "drag-box", page_seed)


@page_task("drag-item", "dragging")
def test_drag_item(episode: Episode, page_seed: int) -> None:
    play(episode, "drag-item", page_seed)


@page_task("resize-textarea", "dragging")
def test_resize_textarea(episode: Episode, page_seed: int) -> None:
    play(episode, "resize-textarea", page_seed)


@page_task("use-slider", "dragging")
def test_use_slider(episode: Episode, page_seed: int) -> None:
    play(episode, "use-slider", page_seed)


@test_drag_box.solution
def put_inside(pilot: Pilot) -> None:
    pilot.swipe(pilot.node(id=SMALL).center, pilot.node(id=LARGE).center, MS)
    submit(pilot)


@test_drag_item.solution
def move_circle(pilot: Pilot) -> None:
    (way,) = asked(pilot, "circle (left|right|up|down)")
    push(pilot, circle(pilot), way)
    submit(pilot)


@test_resize_textarea.solution
def resize(pilot: Pilot) -> None:
    dimension, larger = asked(pilot, "(width|height) is (smaller|larger)")
    pull(pilot, dimension, larger)
    pilot.tap("Submit")


@test_use_slider.solution
def slide(pilot: Pilot) -> None:
    (wanted,) = map(int, asked(pilot, r"Select (-?\d+)"))
    Slider(pilot).go_to(wanted)
    submit(pilot)


@test_drag_box.mistake("the larger one moved instead", fails=DONE)
def move_larger(pilot: Pilot) -> None:
    push(pilot, pilot.node(id=LARGE).center, "down")
    submit(pilot)


@test_drag_item.mistake("the other way", fails=DONE)
def move_back(pilot: Pilot) -> None:
    (way,) = asked(pilot, "circle (left|right|up|down)")
    other = {"left": "right", "right": "left", "up": "down", "down": "up"}
    push(pilot, circle(pilot), other[way])
    submit(pilot)


@test_resize_textarea.mistake("the other dimension", fails=DONE)
def resize_other(pilot: Pilot) -> None:
    dimension, larger = asked(pilot, "(width|height) is (smaller|larger)")
    pull(pilot, "height" if dimension == "width" else "width", larger)
    pilot.tap("Submit")


@test_use_slider.mistake("beside it", fails=DONE)
def slide_beside(pilot: Pilot) -> None:
    (wanted,) = map(int, asked(pilot, r"Select (-?\d+)"))
    slider = Slider(pilot)
    slider.go_to(wanted + 1 if wanted < slider.high else slider.low)
    submit(pilot)


@test_drag_item.mistake("not moved", fails=DONE)
@test_resize_textarea.mistake("as it was", fails=DONE)
def submit_at_once(pilot: Pilot) -> None:
    pilot.tap("Submit")


def push(pilot: Pilot, start: Point, way: str) -> None:
    """Move what lies at a point one way."""
    right, down = WAYS[way]
    pilot.swipe(start, (start[0] + right * FAR, start[1] + down * FAR), MS)


def circle(pilot: Pilot) -> Point:
    """Where the circle is: the only thing to touch that is not called anything."""
    found = [node for node in elements(pilot) if node.clickable and not node.label]
    if len(found) != 1:
        raise PilotError(f"one thing to move is looked for, and {len(found)} are there")
    return found[0].center


def pull(pilot: Pilot, dimension: str, larger: str) -> None:
    """Make the text area larger or smaller by its lower right corner."""
    _, _, right, bottom = pilot.node(id="tt").bounds
    by = FAR if larger == "larger" else -FAR
    start = right - GRIP, bottom - GRIP
    end = (start[0] + by, start[1]) if dimension == "width" else (start[0], start[1] + by)
    pilot.swipe(start, end, MS)
