"""Ways through Settings that several solutions take."""

from __future__ import annotations

from pytest_androidbench import Pilot
from pytest_androidbench.interface.finding import ancestors, descendants


def open_network(pilot: Pilot) -> None:
    """Open the page of networks."""
    pilot.open("Settings").tap("Network & internet")


def open_internet(pilot: Pilot) -> None:
    """Open the page of Wi-Fi and mobile data."""
    open_network(pilot)
    pilot.tap("Internet")


def open_display(pilot: Pilot) -> None:
    """Open the page of the display."""
    pilot.open("Settings").scroll_to(text="Display").tap(text="Display")


def open_sound(pilot: Pilot) -> None:
    """Open the page of volumes."""
    pilot.open("Settings").scroll_to(text="Sound & vibration").tap(text="Sound & vibration")


def switch_row(pilot: Pilot, title: str) -> None:
    """Tap the row of a switch."""
    pilot.scroll_to(text=title).tap(text=title)


def drag_slider(pilot: Pilot, name: str, share: float) -> None:
    """Drag a slider to a share of its length: the one with an id, or beside a title."""
    observation = pilot.observation
    found = [node for node in observation.nodes if node.resource_id.endswith(f"/{name}")]
    if not found:
        title = pilot.node(text=name)
        row = next(n for n in ancestors(observation, title) if descendants(observation, n))
        inside = [row, *ancestors(observation, row)]
        found = [
            node
            for place in inside
            for node in descendants(observation, place)
            if node.resource_id.endswith("/seekbar")
        ]
    left, top, right, bottom = found[0].bounds
    y = (top + bottom) // 2
    begin = (left + right) // 2
    pilot.swipe((begin, y), (left + round((right - 1 - left) * share), y), ms=500)
