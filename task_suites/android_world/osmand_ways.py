"""Ways through OsmAnd that several solutions and mistakes take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.interface.finding import Target, find_all

APP: Final = "OsmAnd"
SEARCH: Final = "map_search_button"
SAVE: Final = "right_bottom_button"
CLOSE: Final = "dismiss_button"


def find(pilot: Pilot, words: str) -> None:
    """Search for a place from the map, and show the first one that is found."""
    if not find_all(pilot.observation, Target(id=SEARCH)):
        pilot.tap(id="widget_top_bar_close_button")
    pilot.tap(id=SEARCH).type("Type to search all", words)
    pilot.tap(id="searchListItemLayout", index=0)


def add_favorite(pilot: Pilot, words: str, name: str = "") -> None:
    """Make a favorite of a place, under another name if one is given."""
    find(pilot, words)
    pilot.tap(id="item", index=0)
    if name:
        pilot.type("Name", name, id="name_edit", clear=True)
    pilot.tap(id=SAVE)


def add_marker(pilot: Pilot, words: str) -> None:
    """Put a marker on a place."""
    find(pilot, words)
    pilot.tap("Marker")


def begin_route(pilot: Pilot, words: str) -> None:
    """Plan a route that begins at a place."""
    find(pilot, words)
    pilot.tap("Actions").tap("Plan a route")


def save_track(pilot: Pilot, name: str) -> None:
    """Save the planned route as a new track."""
    pilot.tap(id="widget_top_bar_save").type(None, name, id="name_edit_text", clear=True)
    pilot.tap(id=SAVE).tap(id=CLOSE)


def add_to_track(pilot: Pilot, name: str) -> None:
    """Put the planned route ahead of what is in a track."""
    pilot.tap(id="options_button").scroll_to(text="Add to a track").tap("Add to a track")
    pilot.scroll_to(text=name).tap(text=name).tap(id=CLOSE)


def make_track(pilot: Pilot, name: str, places: Sequence[str]) -> None:
    """Make a track of places, in their order.

    Plan a route has no search: each place begins a route of its own, which is added to the track.
    """
    *before, last = places
    begin_route(pilot, last)
    save_track(pilot, name)
    for place in before[::-1]:
        begin_route(pilot, place)
        add_to_track(pilot, name)
