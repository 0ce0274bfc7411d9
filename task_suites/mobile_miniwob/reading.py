"""What a person reads on a page: its yellow field, its elements, and where they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.finding import descendants
from pytest_androidbench.interface.observation import Bounds, Node

SCALE: Final = 5
"""Pixels of the display in one of the page's: the app shows pages at 500 %."""
WEB_VIEW: Final = "android.webkit.WebView"
QUERY: Final = "query"
SUBMIT: Final = "subbtn"


def web_view(pilot: Pilot) -> Node:
    """The view that shows the page."""
    for node in pilot.observation.nodes:
        if node.class_name == WEB_VIEW:
            return node
    raise PilotError("no page is on the screen")


def elements(pilot: Pilot) -> list[Node]:
    """The page's elements, in order."""
    return descendants(pilot.observation, web_view(pilot))


def query(pilot: Pilot) -> str:
    """What the yellow field says, with single spaces."""
    field = pilot.node(id=QUERY)
    words = [node.text for node in (field, *descendants(pilot.observation, field)) if node.text]
    return " ".join(" ".join(words).split())


def asked(pilot: Pilot, pattern: str) -> tuple[str, ...]:
    """What the yellow field says in the groups of a pattern."""
    said = query(pilot)
    found = re.search(pattern, said)
    if found is None:
        raise PilotError(f"the page says {said!r}, which does not fit {pattern!r}")
    return found.groups()


def texts(pilot: Pilot) -> Iterator[Node]:
    """Elements that say something, behind the yellow field."""
    begun = False
    for node in elements(pilot):
        if begun and node.text:
            yield node
        begun = begun or node.resource_id == QUERY


def on_display(pilot: Pilot, x: float, y: float) -> tuple[int, int]:
    """Where a point of the page is on the display; both from the upper left corner."""
    left, top, _, _ = web_view(pilot).bounds
    # In the middle of the pixel: an edge belongs to one side or the other.
    return round(left + (x + 0.5) * SCALE), round(top + (y + 0.5) * SCALE)


def on_page(pilot: Pilot, bounds: Bounds) -> tuple[float, float, float, float]:
    """Bounds in the page's own pixels."""
    left, top, _, _ = web_view(pilot).bounds
    a, b, c, d = bounds
    return (a - left) / SCALE, (b - top) / SCALE, (c - left) / SCALE, (d - top) / SCALE


def submit(pilot: Pilot) -> None:
    """Press the page's button."""
    pilot.tap(id=SUBMIT)
