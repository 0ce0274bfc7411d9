"""Lines and areas cut at a rectangle, so that nothing far outside of it is handed to be drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

XY = tuple[float, float]


class CutWindow(NamedTuple):
    """A rectangle in pixels."""

    left: float
    top: float
    right: float
    bottom: float


def lines_within(points: Sequence[XY], window: CutWindow) -> Iterator[list[XY]]:
    """The pieces of a line that lie in a rectangle, by Liang and Barsky."""
    piece: list[XY] = []
    for a, b in pairwise(points):
        cut = _segment(a, b, window)
        if cut is None:
            continue
        if piece and piece[-1] == cut[0]:
            piece.append(cut[1])
        else:
            if piece:
                yield piece
            piece = list(cut)
    if piece:
        yield piece


def area_within(points: Sequence[XY], window: CutWindow) -> list[XY]:
    """What of an area lies in a rectangle, by Sutherland and Hodgman; may be empty."""
    left, top, right, bottom = window
    sides: tuple[tuple[Callable[[XY], bool], Callable[[XY, XY], XY]], ...] = (
        (lambda p: p[0] >= left, lambda a, b: _at_x(a, b, left)),
        (lambda p: p[0] <= right, lambda a, b: _at_x(a, b, right)),
        (lambda p: p[1] >= top, lambda a, b: _at_y(a, b, top)),
        (lambda p: p[1] <= bottom, lambda a, b: _at_y(a, b, bottom)),
    )
    kept = list(points)
    for inside, crossing in sides:
        kept = _cut(kept, inside, crossing)
        if not kept:
            break
    return kept


def dashes(points: Sequence[XY], on: float, off: float) -> Iterator[list[XY]]:
    """A line as dashes, which begin at its first point."""
    left, drawn, piece = on, True, [points[0]]
    for a, b in pairwise(points):
        length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
        at = 0.0
        while length - at > left:
            at += left
            share = at / length
            piece.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
            if drawn:
                yield piece
            drawn, piece = not drawn, piece[-1:]
            left = on if drawn else off
        left -= length - at
        piece.append(b)
    if drawn and len(piece) > 1:
        yield piece


def _segment(a: XY, b: XY, window: CutWindow) -> tuple[XY, XY] | None:
    dx, dy = b[0] - a[0], b[1] - a[1]
    first, last = 0.0, 1.0
    for step, room in (
        (-dx, a[0] - window.left),
        (dx, window.right - a[0]),
        (-dy, a[1] - window.top),
        (dy, window.bottom - a[1]),
    ):
        if step == 0:
            if room < 0:
                return None
        elif step < 0:
            first = max(first, room / step)
        else:
            last = min(last, room / step)
    if first > last:
        return None
    start = a if first == 0 else (a[0] + dx * first, a[1] + dy * first)
    return start, (b if last == 1 else (a[0] + dx * last, a[1] + dy * last))


def _cut(
    points: Sequence[XY], inside: Callable[[XY], bool], crossing: Callable[[XY, XY], XY]
) -> list[XY]:
    kept: list[XY] = []
    for before, point in zip([points[-1], *points[:-1]], points, strict=True):
        if inside(point):
            if not inside(before):
                kept.append(crossing(before, point))
            kept.append(point)
        elif inside(before):
            kept.append(crossing(before, point))
    return kept


def _at_x(a: XY, b: XY, x: float) -> XY:
    return x, a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])


def _at_y(a: XY, b: XY, y: float) -> XY:
    return a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]), y
