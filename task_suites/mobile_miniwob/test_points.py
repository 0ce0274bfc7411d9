"""Pages that want a point: a middle, an angle's half, a right angle, a place in a grid."""

from __future__ import annotations

from collections.abc import Callable
from math import acos, degrees, dist
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import SUBMIT, asked, on_display, on_page, submit
from task_suites.mobile_miniwob.seeing import WIDTH, Blob, Colour, Sight, one

Point = tuple[float, float]
DOT: Final = 4
"""Pixels across that a dot has at least, and a line has not."""
EDGE: Final = 4
"""Pixels from the edges of the sheet, where a finger does not go."""


@page_task("bisect-angle", "drawing")
def test_bisect_angle(episode: Episode, page_seed: int) -> None:
    play(episode, "bisect-angle", page_seed)


@test_bisect_angle.solution
def halve(pilot: Pilot) -> None:
    ends, middle = dots(pilot, is_black), single_dot(pilot, is_blue)
    if len(ends) != 2:
        raise PilotError(f"an angle has two sides, and {len(ends)} are seen")
    tap_best(pilot, lambda at: -abs(angle(ends[0], middle, at) - angle(ends[1], middle, at)), ends)
    submit(pilot)


@page_task("right-angle", "drawing")
def test_right_angle(episode: Episode, page_seed: int) -> None:
    play(episode, "right-angle", page_seed)


@test_right_angle.solution
def square(pilot: Pilot) -> None:
    end, corner = single_dot(pilot, is_black), single_dot(pilot, is_blue)
    tap_best(pilot, lambda at: -abs(90 - angle(end, corner, at)), [end, corner])
    submit(pilot)


@page_task("find-midpoint", "drawing")
def test_find_midpoint(episode: Episode, page_seed: int) -> None:
    play(episode, "find-midpoint", page_seed)


@test_find_midpoint.solution
def find_midpoint(pilot: Pilot) -> None:
    a, b = dots(pilot, is_black)
    tap(pilot, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
    submit(pilot)


@page_task("circle-center", "drawing")
def test_circle_center(episode: Episode, page_seed: int) -> None:
    play(episode, "circle-center", page_seed)


@test_circle_center.solution
def find_center(pilot: Pilot) -> None:
    left, top, right, bottom = one(seen(pilot, is_dark), "a circle").box
    tap(pilot, ((left + right - 1) / 2, (top + bottom - 1) / 2))
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
    ends, middle = dots(pilot, is_black), single_dot(pilot, is_blue)
    tap_best(pilot, lambda at: -abs(angle(ends[0], middle, at) - angle(ends[1], middle, at)), ends)


@test_bisect_angle.mistake("at one side of the angle", fails=DONE)
def touch_side(pilot: Pilot) -> None:
    ends, middle = dots(pilot, is_black), single_dot(pilot, is_blue)
    tap_best(pilot, lambda at: -angle(ends[0], middle, at), [])
    submit(pilot)


@test_right_angle.mistake("half as wide", fails=DONE)
def be_half_as_wide(pilot: Pilot) -> None:
    end, corner = single_dot(pilot, is_black), single_dot(pilot, is_blue)
    tap_best(pilot, lambda at: -abs(60 - angle(end, corner, at)), [end, corner])
    submit(pilot)


@test_find_midpoint.mistake("a quarter of the way", fails=DONE)
def go_a_quarter(pilot: Pilot) -> None:
    a, b = dots(pilot, is_black)
    tap(pilot, ((3 * a[0] + b[0]) / 4, (3 * a[1] + b[1]) / 4))
    submit(pilot)


@test_circle_center.mistake("inside, beside the middle", fails=DONE)
def be_beside(pilot: Pilot) -> None:
    left, top, right, bottom = one(seen(pilot, is_dark), "a circle").box
    tap(pilot, ((2 * left + right) / 3, (top + bottom) / 2))
    submit(pilot)


def is_black(colour: Colour) -> bool:
    """Whether something black fills a pixel."""
    return max(colour) < 70


def is_dark(colour: Colour) -> bool:
    """Whether something black touches a pixel."""
    return max(colour) < 190


def is_blue(colour: Colour) -> bool:
    """Whether something blue fills a pixel."""
    red, green, blue = colour
    return blue > 180 and red < 90 and green < 90


def seen(pilot: Pilot, wanted: Callable[[Colour], bool]) -> list[Blob]:
    """What has a colour on the sheet, which lies above the button."""
    return Sight(pilot).blobs(wanted, above=sheet_end(pilot))


def dots(pilot: Pilot, wanted: Callable[[Colour], bool]) -> list[Point]:
    """The middles of dots of a colour; lines between them are thinner."""
    return [blob.middle for blob in seen(pilot, wanted) if min(blob.size) >= DOT]


def single_dot(pilot: Pilot, wanted: Callable[[Colour], bool]) -> Point:
    """The middle of the only dot of a colour."""
    found = dots(pilot, wanted)
    if len(found) != 1:
        raise PilotError(f"one dot is looked for, and {len(found)} are seen")
    return found[0]


def grid(pilot: Pilot) -> dict[tuple[int, int], Point]:
    """Where the blue dots are, by what the axes say of them."""
    found = Sight(pilot).blobs(is_blue)
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


def tap_best(pilot: Pilot, good: Callable[[Point], float], away: list[Point]) -> None:
    """Touch the point of the sheet that is best, not close to some others."""
    top, end = round(Sight(pilot).top) + EDGE, round(sheet_end(pilot)) - EDGE
    points: list[Point] = [(x, y) for y in range(top, end) for x in range(EDGE, WIDTH - 20)]
    far = [at for at in points if all(dist(at, other) > 12 for other in away)]
    tap(pilot, max(far or points, key=lambda at: (round(good(at), 2), at)))


def angle(a: Point, corner: Point, b: Point) -> float:
    """At a corner between the ways to two points, in degrees."""
    long, other, across = dist(a, corner), dist(b, corner), dist(a, b)
    if not long or not other:
        return 180.0
    cosine = (long**2 + other**2 - across**2) / (2 * long * other)
    return degrees(acos(max(-1.0, min(1.0, cosine))))
