"""Ways through Retro Music that several solutions and mistakes take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.interface.actions import Direction
from task_suites.android_world.android_ways import AGREE, open_folder, open_menu

APP: Final = "Retro Music"
TITLE: Final = "title"


def select(pilot: Pilot, titles: Sequence[str]) -> None:
    """Open the list of songs, and select some in their order."""
    pilot.open(APP).tap(id="action_song")
    for place, title in enumerate(titles):
        pilot.scroll_to(text=title, id=TITLE, direction=towards(pilot, title))
        if place:
            pilot.tap(text=title, id=TITLE)
        else:
            pilot.long_press(text=title, id=TITLE)


def towards(pilot: Pilot, title: str) -> Direction:
    """Where a title lies in the list, which is sorted by them."""
    shown = [n.text for n in pilot.observation.nodes if n.resource_id.endswith(f"/{TITLE}")]
    return "up" if shown and title.lower() < shown[0].lower() else "down"


def add_to(pilot: Pilot, name: str) -> None:
    """Put what is selected into a playlist that is there."""
    open_menu(pilot).tap("Add to playlist").tap(text=name)


def add_to_new(pilot: Pilot, name: str) -> None:
    """Make a playlist of what is selected."""
    open_menu(pilot).tap("Add to playlist").tap("New playlist")
    pilot.type("Playlist name", name).tap("Create")


def make_list(pilot: Pilot, name: str, titles: Sequence[str]) -> None:
    """Make a playlist of some songs in their order."""
    select(pilot, titles)
    add_to_new(pilot, name)


def enqueue(pilot: Pilot, titles: Sequence[str]) -> None:
    """Put songs into the queue in their order."""
    select(pilot, titles)
    pilot.tap("Add to playing queue")


def open_list(pilot: Pilot, name: str) -> None:
    """Show a playlist's own page."""
    pilot.tap(id="action_playlist").scroll_to(text=name).tap(text=name)


def save_list(pilot: Pilot, name: str, folder: str = "") -> None:
    """Save a playlist as a file, in Downloads unless a folder is named."""
    open_list(pilot, name)
    open_menu(pilot).tap("Save as file")
    if folder:
        open_folder(pilot, folder)
    pilot.tap(id=AGREE)


def delete_song(pilot: Pilot, title: str) -> None:
    """Delete a song from the phone."""
    select(pilot, [title])
    open_menu(pilot).tap("Delete from device").tap("Allow")
