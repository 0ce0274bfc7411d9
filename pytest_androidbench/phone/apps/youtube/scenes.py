"""Pictures of films that nobody has filmed: drawn from a seed, and a moment of the film."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui.geometry import Point, Rect

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

SKIES: Final = ("#8ecae6", "#f4a261", "#cdb4db", "#a8dadc", "#ffd6a5", "#6d97c9")
GROUNDS: Final = ("#588157", "#606c38", "#bc6c25", "#457b9d", "#6d6875", "#2a9d8f")
THINGS: Final = ("#e63946", "#ffb703", "#1d3557", "#fb8500", "#7209b7", "#06d6a0", "#f1faee")
TURN_MS: Final = 60_000
"""So long takes what goes round."""
Draw = Callable[["Painter", Rect], None]


def scene(seed: str, kind: str, at_ms: int) -> Draw:
    """What draws the picture of a film at a moment; the same for the same seed and moment."""
    return partial(_draw, seed, kind, at_ms)


def _draw(seed: str, kind: str, at_ms: int, painter: Painter, rect: Rect) -> None:
    chance = random.Random(seed)
    share = at_ms % TURN_MS / TURN_MS
    with painter.clipped(rect):
        painter.fill(rect, chance.choice(SKIES))
        _KINDS.get(kind, _hills)(chance, share, painter, rect)


def _spot(rect: Rect, across: float, down: float) -> Point:
    return Point(rect.left + round(rect.width * across), rect.top + round(rect.height * down))


def _side(rect: Rect, share: float) -> int:
    return max(1, round(min(rect.width, rect.height) * share))


def _sun(chance: random.Random, share: float, painter: Painter, rect: Rect) -> None:
    across = (chance.random() + share) % 1
    down = 0.4 - 0.8 * across * (1 - across)
    painter.disc(_spot(rect, across, down), _side(rect, 0.09), "#fff3b0")


def _hills(chance: random.Random, share: float, painter: Painter, rect: Rect) -> None:
    """Hills behind each other, and a walker."""
    _sun(chance, share, painter, rect)
    for layer in range(3):
        base = 0.5 + 0.15 * layer
        tops = [base + chance.uniform(-0.12, 0.1) for _ in range(6)]
        line = [_spot(rect, place / 5, top) for place, top in enumerate(tops)]
        corners = [_spot(rect, 0, 1), *line, _spot(rect, 1, 1)]
        painter.polygon(corners, GROUNDS[(chance.randrange(6) + layer) % 6])
    walker = _spot(rect, (0.2 + share) % 1, 0.88)
    painter.disc(Point(walker.x, walker.y - _side(rect, 0.09)), _side(rect, 0.03), "#2b2d42")
    painter.line(
        [Point(walker.x, walker.y - _side(rect, 0.07)), walker], "#2b2d42", _side(rect, 0.03)
    )


def _town(chance: random.Random, share: float, painter: Painter, rect: Rect) -> None:
    """Houses with windows, of which some are lit."""
    _sun(chance, share, painter, rect)
    for place in range(7):
        height = chance.uniform(0.3, 0.7)
        left, right = _spot(rect, place / 7, 1 - height), _spot(rect, (place + 1) / 7, 1)
        house = Rect(left.x, left.y, right.x, right.y)
        painter.fill(house, chance.choice(GROUNDS))
        for floor in range(4):
            lit = (chance.random() + share) % 1 < 0.5
            pane = _spot(house, 0.35, 0.1 + floor * 0.22)
            side = max(1, house.width // 3)
            window = Rect.sized(pane.x, pane.y, side, max(1, side // 2))
            painter.fill(window, "#ffe066" if lit else "#343a40")


def _sea(chance: random.Random, share: float, painter: Painter, rect: Rect) -> None:
    """Waves, and a boat that goes across."""
    _sun(chance, share, painter, rect)
    water = Rect(rect.left, _spot(rect, 0, 0.55).y, rect.right, rect.bottom)
    painter.fill(water, chance.choice(("#457b9d", "#1d6996", "#2a9d8f")))
    for layer in range(4):
        down = 0.62 + layer * 0.1
        drift = (share * (layer + 1)) % 0.2
        points = [
            _spot(rect, place / 10 - drift, down + (0.02 if place % 2 else 0))
            for place in range(14)
        ]
        painter.line(points, "#f1faee", _side(rect, 0.012))
    boat = _spot(rect, share, 0.56)
    size = _side(rect, 0.1)
    painter.polygon(
        [(boat.x, boat.y), (boat.x + 2 * size, boat.y), (boat.x + size, boat.y + size // 2)],
        "#9c6644",
    )
    painter.polygon(
        [(boat.x + size, boat.y), (boat.x + size, boat.y - 2 * size), (boat.x + 2 * size, boat.y)],
        "#f8f9fa",
    )


def _table(chance: random.Random, share: float, painter: Painter, rect: Rect) -> None:
    """Things on a table, one of which moves."""
    top = Rect(rect.left, _spot(rect, 0, 0.6).y, rect.right, rect.bottom)
    painter.fill(top, chance.choice(("#9c6644", "#7f5539", "#b08968")))
    for place in range(5):
        lift = 0.08 * (1 - abs(1 - 2 * share)) if place == 2 else 0
        side = _side(rect, chance.uniform(0.1, 0.17))
        spot = _spot(rect, 0.12 + place * 0.19, 0.58 - lift)
        colour = chance.choice(THINGS)
        if chance.random() < 0.5:
            painter.disc(Point(spot.x, spot.y), side, colour)
        else:
            box = Rect.sized(spot.x - side, spot.y - side, 2 * side, 2 * side)
            painter.fill(box, colour, side // 3)


def _board(chance: random.Random, share: float, painter: Painter, rect: Rect) -> None:
    """A drawing on a board that grows line by line."""
    edge = _side(rect, 0.08)
    painter.fill(rect.inset(edge, edge, edge, edge), "#264653", edge // 2)
    points = [_spot(rect, chance.uniform(0.15, 0.85), chance.uniform(0.2, 0.8)) for _ in range(9)]
    shown = points[: 4 + round(share * 5)]
    painter.line(shown, "#e9c46a", _side(rect, 0.02))
    for place, point in enumerate(shown):
        painter.disc(point, _side(rect, 0.035), THINGS[place % len(THINGS)])


_KINDS: Final = {"hills": _hills, "town": _town, "sea": _sea, "table": _table, "board": _board}
