"""An action drawn over its picture as SVG: rings for touches, arrows for paths."""

from __future__ import annotations

import math
from collections.abc import Sequence

from markupsafe import Markup

from pytest_androidbench.report.actions import Spot, Trace


def overlay(trace: Trace, screen: Spot) -> Markup:
    """An SVG in the screen's own pixels, to be laid over a picture of any size; "" for no mark."""
    if trace.mark == "none" or not trace.spots:
        return Markup("")
    width, height = max(1, screen[0]), max(1, screen[1])
    unit = max(width, height) / 100
    shapes = _shapes(trace, unit)
    # Every shape twice: a light halo below keeps the mark visible on any picture.
    return Markup(  # noqa: S704 - holds numbers only
        f'<svg class="mark" viewBox="0 0 {width} {height}" preserveAspectRatio="none" '
        f'aria-hidden="true"><g class="halo" stroke-width="{unit * 1.1:.1f}">{shapes}</g>'
        f'<g class="ink" stroke-width="{unit * 0.55:.1f}">{shapes}</g></svg>'
    )


def _shapes(trace: Trace, unit: float) -> str:
    x, y = trace.spots[0]
    if trace.mark == "path":
        return _arrow(trace.spots, unit)
    if trace.mark == "fingers":
        return _arrow(trace.spots[:2], unit) + _arrow(trace.spots[2:], unit)
    rings = {"touch": (2.2,), "hold": (2.2, 3.6), "double": (1.6, 2.8)}.get(trace.mark, (2.2,))
    return _dot(x, y, unit * 0.5) + "".join(_circle(x, y, unit * ring) for ring in rings)


def _arrow(spots: Sequence[Spot], unit: float) -> str:
    return _circle(*spots[0], unit * 0.9) + _line(spots) + _head(spots, unit * 2.4)


def _circle(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>'


def _dot(x: float, y: float, radius: float) -> str:
    return f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>'


def _line(spots: Sequence[Spot]) -> str:
    return f'<polyline points="{" ".join(f"{x},{y}" for x, y in spots)}"/>'


def _head(spots: Sequence[Spot], size: float) -> str:
    """The two strokes of an arrow's head, turned the way the path ends."""
    end = spots[-1]
    before = next((spot for spot in reversed(spots) if spot != end), end)
    angle = math.atan2(end[1] - before[1], end[0] - before[0])
    tips = [
        (end[0] - size * math.cos(angle + turn), end[1] - size * math.sin(angle + turn))
        for turn in (0.5, -0.5)
    ]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (tips[0], end, tips[1]))
    return f'<polyline points="{points}"/>'
