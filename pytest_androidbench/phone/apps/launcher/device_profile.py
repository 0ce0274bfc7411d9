"""How much room there is beside what the launcher shows: little on phones, more on tablets.

Tablets as Launcher3 of Android 13 has them (`device_profiles.xml`, grid `6_by_5`; `DeviceProfile`):
margins, cells and the spaces between them are given for one width and grow with the screen's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.ui.context import Display

PHONE_SIDE: Final = 8


@dataclass(frozen=True, slots=True)
class TabletRoom:
    """In dp, for a screen as wide as all of it together."""

    margin: int
    cell: int
    space: int
    """Between cells."""
    dock: int
    """So many columns the dock and the search bar take (`hotseatColumnSpan`)."""
    app: int
    """The width of a cell of the drawer."""
    app_space: int


LANDSCAPE: Final = TabletRoom(margin=120, cell=120, space=64, dock=4, app=126, app_space=16)
PORTRAIT: Final = TabletRoom(margin=54, cell=102, space=16, dock=6, app=96, app_space=8)
COLUMNS: Final = 6


@dataclass(frozen=True, slots=True)
class Sides:
    """What is left free on either side, in dp."""

    pages: float = PHONE_SIDE
    dock: float = PHONE_SIDE
    drawer: float = PHONE_SIDE


def sides_of(display: Display) -> Sides:
    """The sides on a display."""
    if not display.is_tablet:
        return Sides()
    room, width = LANDSCAPE if display.is_wide else PORTRAIT, display.width_dp
    column = room.cell + room.space
    scale = width / (2 * room.margin + COLUMNS * column - room.space)
    # Cells are laid edge to edge here, each with half a space on either side.
    pages = (room.margin - room.space / 2) * scale
    apps = (COLUMNS * (room.app + room.app_space)) * min(scale, 1)
    return Sides(
        pages=pages,
        dock=(width - room.dock * column * scale) / 2,
        drawer=max((width - apps) / 2, PHONE_SIDE),
    )
