"""Pages that want a point: a middle, an angle's half, a right angle, a place in a grid."""

from __future__ import annotations

from collections.abc import Callable
from math import acos, degrees, dist
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import SUBMIT, asked, on_display, on_page, submit
from task_suites.mobile_miniwob.seeing import Colour, Sight, one

Point = tuple[float, float]
SHEET: Final = 150
"""Pixels across what is drawn on; the page is wider."""
EDGE: Final = 6
"""Pixels from the edges of the sheet, where a dot would not be seen whole."""
APART: Final = 15
"""Pixels between dots that are told apart."""


@page_task("bisect-angle", "drawing")
def test_bisect_angle(episode: Episode, page_seed: int) -> None:
    play(episode, "bisect-angle", page_seed)


@test_bisect_angle.solution
def halve(pilot: Pilot) -> None:
    put_half(pilot)
    submit(pilot)


@page_task("right-angle", "drawing")
def test_right_angle(episode: Episode, page_seed: int) -> None:
    play(episode, "right-angle", page_seed)


@test_right_angle.solution
def square(pilot: Pilot) -> None:
    put_angle(pilot, 90)
    submit(pilot)


@page_task("find-midpoint", "drawing")
def test_find_midpoint(episode: Episode, page_seed: int) -> None:
    play(episode, "find-midpoint", page_seed)


@test_find_midpoint.solution
def find_midpoint(pilot: Pilot) -> None:
    a, b = dots(pilot, blue=False)
    put(pilot, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
    submit(pilot)


@page_task("circle-center", "drawing")
def test_circle_center(episode: Episode, page_seed: int) -> None:
    play(episode, "circle-center", page_seed)


@test_circle_center.solution
def find_center(pilot: Pilot) -> None:
    put(pilot, center(pilot))
    submit(pilot)


@page_task("grid-coordinate", "drawing")
def test_grid_coordinate(episode: Episode, page_seed: int) -> None:
    play(episode, "grid-coordinate", page_seed)


@test_grid_coordinate.solution
def go_to_coordinate(pilot: Pilot) -> None:
    x, y = map(int, asked(pilot, r"\((-?\d),(-?\d)\)"))
    tap(pilot, grid(pilot)[x, y])


@test_grid_coordinate.mistake("across and along exchanged", fails=DONE)
def exchange(pilot: Pilot) -> None:
    x, y = map(int, asked(pilot, r"\((-?\d),(-?\d)\)"))
    tap(pilot, grid(pilot)[(y, x) if x != y else (x, -y if y else 1)])


@test_bisect_angle.mistake("no point", fails=DONE)
@test_right_angle.mistake("no point", fails=DONE)
@test_find_midpoint.mistake("no point", fails=DONE)
@test_circle_center.mistake("no point", fails=DONE)
def submit_nothing(pilot: Pilot) -> None:
    submit(pilot)


@test_bisect_angle.mistake("not submitted", fails=DONE)
def halve_only(pilot: Pilot) -> None:
    put_half(pilot)


@test_bisect_angle.mistake("at one side of the angle", fails=DONE)
def touch_side(pilot: Pilot) -> None:
    ends, middle = sides(pilot)
    put(pilot, best(pilot, lambda at: -angle(ends[0], middle, at), [*ends, middle]))
    submit(pilot)


@test_right_angle.mistake("two thirds as wide", fails=DONE)
def be_less_wide(pilot: Pilot) -> None:
    put_angle(pilot, 60)
    submit(pilot)


@test_find_midpoint.mistake("a quarter of the way", fails=DONE)
def go_a_quarter(pilot: Pilot) -> None:
    a, b = dots(pilot, blue=False)
    put(pilot, ((3 * a[0] + b[0]) / 4, (3 * a[1] + b[1]) / 4))
    submit(pilot)


@test_circle_center.mistake("inside, beside the middle", fails=DONE)
def be_beside(pilot: Pilot) -> None:
    x, y = center(pilot)
    put(pilot, (x + 10, y))
    submit(pilot)


def sides(pilot: Pilot) -> tuple[list[Point], Point]:
    """The ends of an angle's sides, and where they meet."""
    ends, middle = dots(pilot, blue=False), single_dot(pilot, blue=True)
    if len(ends) != 2:
        raise PilotError(f"an angle has two sides, and {len(ends)} are seen")
    return ends, middle


def put_half(pilot: Pilot) -> None:
    """Draw the line that halves the angle."""
    ends, middle = sides(pilot)
    both = [*ends, middle]
    put(pilot, best(pilot, lambda at: -max(angle(end, middle, at) for end in ends), both))


def put_angle(pilot: Pilot, wide: float) -> None:
    """Draw a line at an angle to the one that is there."""
    end, corner = single_dot(pilot, blue=False), single_dot(pilot, blue=True)
    put(pilot, best(pilot, lambda at: -abs(wide - angle(end, corner, at)), [end, corner]))


def center(pilot: Pilot) -> Point:
    """The middle of the circle."""
    circle = one(Sight(pilot).blobs(is_dark, above=sheet_end(pilot)), "a circle")
    left, top, right, bottom = circle.box
    return (left + right - 1) / 2, (top + bottom - 1) / 2


def is_ink(colour: Colour) -> bool:
    """Whether something black or blue fills a pixel."""
    return min(colour) < 100


def is_dark(colour: Colour) -> bool:
    """Whether something black touches a pixel."""
    return max(colour) < 190


def is_blue(colour: Colour) -> bool:
    """Whether a pixel is rather blue than black."""
    return colour[2] > 120


def dots(pilot: Pilot, *, blue: bool) -> list[Point]:
    """The middles of blue or black dots; lines are too thin to be any."""
    sight = Sight(pilot)
    found = []
    for blob in sight.blobs(is_ink, above=sheet_end(pilot)):
        for core in blob.cores():
            shades = [is_blue(sight.shade(x, y)) for x, y in core.pixels]
            # Of a blue one, black lines cover up to the half.
            if (4 * sum(shades) > len(shades)) == blue:
                found.append(core.middle)
    return found


def blue_cores(pilot: Pilot) -> list[Point]:
    """The middles of what is blue of dots: black lines beside one are none of it."""
    blobs = Sight(pilot).blobs(
        lambda colour: is_ink(colour) and is_blue(colour), above=sheet_end(pilot)
    )
    return [core.middle for blob in blobs for core in blob.cores()]


def single_dot(pilot: Pilot, *, blue: bool) -> Point:
    """The middle of the only dot of a colour."""
    found = dots(pilot, blue=blue)
    if len(found) != 1:
        raise PilotError(f"one dot is looked for, and {len(found)} are seen")
    return found[0]


def grid(pilot: Pilot) -> dict[tuple[int, int], Point]:
    """Where the blue dots are, by what the axes say of them."""
    found = Sight(pilot).blobs(lambda colour: is_blue(colour) and max(colour[:2]) < 100)
    across = sorted({round(blob.middle[0] / 30) for blob in found})
    down = sorted({round(blob.middle[1] / 30) for blob in found})
    return {
        (across.index(round(x / 30)) - 2, 2 - down.index(round(y / 30))): (x, y)
        for x, y in (blob.middle for blob in found)
    }


def sheet_end(pilot: Pilot) -> float:
    """The row above the button."""
    return on_page(pilot, pilot.node(id=SUBMIT).bounds)[1] - 1


def tap(pilot: Pilot, at: Point) -> None:
    """Touch a point of the page."""
    pilot.tap(at=on_display(pilot, *at))


def put(pilot: Pilot, at: Point) -> None:
    """Have the page draw its dot at a point: a first touch shows how far it is off."""
    before = blue_cores(pilot)
    tap(pilot, at)
    drawn = [dot for dot in blue_cores(pilot) if all(dist(dot, old) > 2 for old in before)]
    if not drawn:
        raise PilotError(f"a dot was to be drawn near {at}, and none is new")
    # The line to it may have moved what is seen of an old one.
    new = min(drawn, key=lambda dot: dist(dot, at))
    off = at[0] - new[0], at[1] - new[1]
    tap(pilot, (at[0] + off[0], at[1] + off[1]))


def best(pilot: Pilot, good: Callable[[Point], float], away: list[Point]) -> Point:
    """The point of the sheet that is best, and of those that are as good the one farthest away."""
    top, end = round(Sight(pilot).top) + EDGE, round(sheet_end(pilot)) - EDGE
    points: list[Point] = [(x, y) for y in range(top, end) for x in range(EDGE, SHEET - EDGE)]
    far = [at for at in points if all(dist(at, other) > APART for other in away)]
    return max(far or points, key=lambda at: (round(2.5 * good(at)), min_distance(at, away), at))


def min_distance(at: Point, others: list[Point]) -> float:
    """How far a point is from the closest of some."""
    return min((dist(at, other) for other in others), default=0.0)


def angle(a: Point, corner: Point, b: Point) -> float:
    """At a corner between the ways to two points, in degrees."""
    long, other, across = dist(a, corner), dist(b, corner), dist(a, b)
    if not long or not other:
        return 180.0
    cosine = (long**2 + other**2 - across**2) / (2 * long * other)
    return degrees(acos(max(-1.0, min(1.0, cosine))))
