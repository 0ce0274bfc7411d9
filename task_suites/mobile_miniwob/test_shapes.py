"""Pages with shapes, letters and digits that are drawn: to find, to name, to count."""

from __future__ import annotations

from cmath import exp
from collections.abc import Callable
from math import atan2, dist, pi
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from task_suites.mobile_miniwob.picking import BUTTON, not_saying, of_kind, saying, touch
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import QUERY, asked, on_display, on_page
from task_suites.mobile_miniwob.seeing import Blob, Colour, Sight, one
from task_suites.mobile_miniwob.shapes import (
    Figure,
    described,
    figures,
    shape_name,
    signs,
)

WANTED: Final = r"Click on an? (.+)"
COUNTED: Final = r"How many (.+)s are there"
SIDES: Final = range(3, 8)
STEPS: Final = 90
"""Directions in which one looks at an outline."""


@page_task("click-shape", "screen_reading")
def test_click_shape(episode: Episode, page_seed: int) -> None:
    play(episode, "click-shape", page_seed)


@page_task("count-shape", "math_counting")
def test_count_shape(episode: Episode, page_seed: int) -> None:
    play(episode, "count-shape", page_seed)


@page_task("identify-shape", "screen_reading")
def test_identify_shape(episode: Episode, page_seed: int) -> None:
    play(episode, "identify-shape", page_seed)


@page_task("count-sides", "math_counting")
def test_count_sides(episode: Episode, page_seed: int) -> None:
    play(episode, "count-sides", page_seed)


@test_click_shape.solution
def touch_wanted(pilot: Pilot) -> None:
    fitting, _ = sorted_out(pilot, WANTED)
    if not fitting:
        raise PilotError(f"nothing fits {asked(pilot, WANTED)}, but {figures(pilot)} are there")
    touch_figure(pilot, fitting[0])


@test_count_shape.solution
def tell_count(pilot: Pilot) -> None:
    fitting, _ = sorted_out(pilot, COUNTED)
    press(pilot, str(len(fitting)))


@test_identify_shape.solution
def tell_shape(pilot: Pilot) -> None:
    press(pilot, seen_shape(pilot))


@test_count_sides.solution
def tell_sides(pilot: Pilot) -> None:
    press(pilot, str(sides(pilot)))


@test_click_shape.mistake("another one, or the yellow field", fails=DONE)
def touch_other(pilot: Pilot) -> None:
    _, others = sorted_out(pilot, WANTED)
    if others:
        touch_figure(pilot, others[0])
    else:
        pilot.tap(id=QUERY)


@test_count_shape.mistake("a number that is not theirs", fails=DONE)
def miscount(pilot: Pilot) -> None:
    fitting, _ = sorted_out(pilot, COUNTED)
    press_other(pilot, str(len(fitting)))


@test_identify_shape.mistake("another name", fails=DONE)
def misname(pilot: Pilot) -> None:
    press_other(pilot, seen_shape(pilot))


@test_count_sides.mistake("one side too many, or too few", fails=DONE)
def miscount_sides(pilot: Pilot) -> None:
    count = sides(pilot)
    press(pilot, str(count + 1 if count + 1 in SIDES else count - 1))


@test_count_shape.mistake("one of the shapes is touched", fails=DONE)
def touch_any(pilot: Pilot) -> None:
    touch_figure(pilot, figures(pilot)[0])


@test_identify_shape.mistake("the shape is touched", fails=DONE)
@test_count_sides.mistake("the shape is touched", fails=DONE)
def touch_drawing(pilot: Pilot) -> None:
    pilot.tap(at=on_display(pilot, *drawn(pilot, is_coloured)[0].middle))


def sorted_out(pilot: Pilot, pattern: str) -> tuple[list[Figure], list[Figure]]:
    """The pictures that fit what is asked for, and the others."""
    wanted = described(*asked(pilot, pattern))
    there = figures(pilot)
    return [f for f in there if wanted.fits(f)], [f for f in there if not wanted.fits(f)]


def touch_figure(pilot: Pilot, figure: Figure) -> None:
    """Touch one of the pictures."""
    pilot.tap(at=on_display(pilot, *figure.middle))


def press(pilot: Pilot, words: str) -> None:
    """Press a button."""
    touch(pilot, saying(pilot, BUTTON, words))


def press_other(pilot: Pilot, words: str) -> None:
    """Press a button that says something else."""
    other = not_saying(pilot, BUTTON, words)
    if other is None:
        raise PilotError(f"all buttons say {words!r}")
    touch(pilot, other)


def is_coloured(colour: Colour) -> bool:
    """Whether more of a pixel is coloured than is white."""
    return min(colour) < 128


def drawn(pilot: Pilot, wanted: Callable[[Colour], bool]) -> list[Blob]:
    """What has some colour above the buttons."""
    end = min(on_page(pilot, button.bounds)[1] for button in of_kind(pilot, BUTTON))
    return Sight(pilot).blobs(wanted, above=end - 1)


def seen_shape(pilot: Pilot) -> str:
    """What the button says that names the only drawing."""
    for sign in signs(pilot):
        return "Number" if sign.text.isdigit() else "Letter"
    return shape_name(one(drawn(pilot, is_coloured), "a shape").share).capitalize()


def sides(pilot: Pilot) -> int:
    """How many sides the outline has: so many times it reaches out and back again on a round."""
    outline = one(drawn(pilot, is_coloured), "an outline")
    reach: dict[int, float] = {}
    for x, y in outline.pixels:
        across, down = x - outline.middle[0], y - outline.middle[1]
        step = round(atan2(down, across) / (2 * pi) * STEPS) % STEPS
        reach[step] = max(reach.get(step, 0), dist((x, y), outline.middle))
    return max(SIDES, key=lambda count: waves(reach, count))


def waves(reach: dict[int, float], count: int) -> float:
    """How much some lengths go up and down so many times on a round."""
    mean = sum(reach.values()) / len(reach)
    turn = 2j * pi * count / STEPS
    return abs(sum((far - mean) * exp(turn * step) for step, far in reach.items()))
