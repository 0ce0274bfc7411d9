"""Pages where a text field, or another thing of some kind, is to be touched."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.picking import (
    BUTTON,
    CHECK_BOX,
    FIELD,
    RADIO,
    of_kind,
    touch,
    touch_first,
)
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import QUERY, asked, on_page

KINDS: Final = {
    "button": BUTTON,
    "checkbox": CHECK_BOX,
    "radio": RADIO,
    "text": FIELD,
    "textarea": FIELD,
}
WANTED: Final = r'"(\w+)" widget'
LINE: Final = 23
"""Pixels of the page: a field for a single line is not so high, one for several is higher."""


@page_task("focus-text", "screen_reading")
def test_focus_text(episode: Episode, page_seed: int) -> None:
    play(episode, "focus-text", page_seed)


@page_task("focus-text-2", "screen_reading")
def test_focus_text_2(episode: Episode, page_seed: int) -> None:
    play(episode, "focus-text-2", page_seed)


@page_task("click-widget", "complex_ui_understanding")
def test_click_widget(episode: Episode, page_seed: int) -> None:
    play(episode, "click-widget", page_seed)


@test_focus_text.solution
def touch_field(pilot: Pilot) -> None:
    touch(pilot, fields(pilot, 1)[0])


@test_focus_text_2.solution
def touch_numbered(pilot: Pilot) -> None:
    touch(pilot, fields(pilot, 3)[number(pilot) - 1])


@test_click_widget.solution
def touch_kind(pilot: Pilot) -> None:
    (wanted,) = asked(pilot, WANTED)
    found = widgets(pilot, wanted)
    if not found:
        raise PilotError(f"no {wanted} is on the page")
    touch(pilot, found[0])


@test_focus_text.mistake("just below the field", fails=DONE)
def miss(pilot: Pilot) -> None:
    left, _, right, bottom = fields(pilot, 1)[0].bounds
    pilot.tap(at=((left + right) // 2, bottom + 60))


@test_focus_text_2.mistake("the next field", fails=DONE)
def touch_next(pilot: Pilot) -> None:
    touch(pilot, fields(pilot, 3)[number(pilot) % 3])


@test_focus_text.mistake("what the yellow field says is touched", fails=DONE)
@test_focus_text_2.mistake("what the yellow field says is touched", fails=DONE)
@test_click_widget.mistake("what the yellow field says is touched", fails=DONE)
def touch_query(pilot: Pilot) -> None:
    pilot.tap(id=QUERY)


@test_click_widget.mistake("a thing of another kind", fails=DONE)
def touch_other_kind(pilot: Pilot) -> None:
    (wanted,) = asked(pilot, WANTED)
    others = [node for name in KINDS if name != wanted for node in widgets(pilot, name)]
    touch_first(pilot, others)


def fields(pilot: Pilot, count: int) -> list[Node]:
    """The page's text fields, from top to bottom."""
    found = of_kind(pilot, FIELD)
    if len(found) != count:
        raise PilotError(f"{count} text fields are looked for, and {len(found)} are there")
    return sorted(found, key=lambda node: node.bounds[1])


def number(pilot: Pilot) -> int:
    """Which field the page asks for, from 1."""
    (digit,) = asked(pilot, r"the (\d)\w\w input")
    return int(digit)


def widgets(pilot: Pilot, wanted: str) -> list[Node]:
    """Things of a kind, as the page names it."""
    found = of_kind(pilot, KINDS[wanted])
    if KINDS[wanted] == FIELD:
        return [node for node in found if is_high(pilot, node) == (wanted == "textarea")]
    return found


def is_high(pilot: Pilot, field: Node) -> bool:
    """Whether a text field has room for several lines."""
    _, top, _, bottom = on_page(pilot, field.bounds)
    return bottom - top > LINE
