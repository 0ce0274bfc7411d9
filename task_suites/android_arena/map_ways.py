"""Ways through Maps, and what must be in sight at their ends."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.maps import PACKAGE
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.observation import Node
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.map_places import MapStart, Site, nearest

HERE: Final = "Your location"
START_FIELD: Final = "directions_startpoint_textbox"
END_FIELD: Final = "directions_endpoint_textbox"


def search(pilot: Pilot, words: str) -> None:
    """Show all that words find."""
    pilot.open("Maps").tap(id="search_omnibox_text_box").type(None, words, enter=True)


def open_place(pilot: Pilot, name: str) -> None:
    """Show the page of a place; its last sign is left out, so that only the row is called so."""
    pilot.open("Maps").tap(id="search_omnibox_text_box").type(None, name[:-1]).tap(text=name)


def directions(pilot: Pilot, name: str) -> None:
    """Show the way from here to a place by car."""
    open_place(pilot, name)
    pilot.tap(id="placepage_directions_button")


def place_in_sight(device: Device, name: str) -> list[str]:
    """What is missing from the page of a place."""
    button = Sight(id="placepage_directions_button", desc=f"Directions to {name}")
    return in_sight(device, PACKAGE, button, Sight(id="title", text=name))


def way_in_sight(
    device: Device,
    goal: str,
    *,
    start: str = HERE,
    mode: str = "Driving",
    sights: tuple[Sight, ...] = (),
) -> list[str]:
    """What is missing from the page of a way by a mode."""
    ends = Sight(id=START_FIELD, text=start), Sight(id=END_FIELD, text=goal)
    return in_sight(device, PACKAGE, *ends, Sight(desc=mode, also=_is_selected), *sights)


def _is_selected(node: Node) -> bool:
    return node.selected


def judge_nearest(episode: Episode, start: MapStart, kind: str, label: str) -> None:
    """Put the phone somewhere, and expect the page of the place of a kind that is nearest there."""
    start.put(episode.device)
    wanted = nearest(start, kind)[0]
    episode.run()
    with episode.check(label):
        assert not place_in_sight(episode.device, wanted.name)


def show_found(pilot: Pilot, words: str, site: Site) -> None:
    """Look for a sort of place, and show one of those that are found."""
    search(pilot, words)
    pilot.scroll_to(text=site.name).tap(text=site.name)
