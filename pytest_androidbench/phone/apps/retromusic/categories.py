"""Which tabs the library has, in which order (CategoryInfo.kt, PreferenceUtil.libraryCategory)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.retromusic import names
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pytest_androidbench.phone.system.prefs import Prefs

HOME, SONGS, ALBUMS, ARTISTS, PLAYLISTS, GENRES, FOLDERS, SEARCH = range(8)
TABS: Final = (
    w.Tab(text=tr("For you"), icon="home", id="action_home"),
    w.Tab(text=tr("Songs"), icon="audiotrack", id="action_song"),
    w.Tab(text=tr("Albums"), icon="album", id="action_album"),
    w.Tab(text=tr("Artists"), icon="person", id="action_artist"),
    w.Tab(text=tr("Playlists"), icon="queue_music", id="action_playlist"),
    w.Tab(text=tr("Genres"), icon="music_note", id="action_genre"),
    w.Tab(text=tr("Folders"), icon="folder", id="action_folder"),
    w.Tab(text=tr("Search"), icon="search", id="action_search"),
)
KEPT_NAMES: Final = (
    "Home", "Songs", "Albums", "Artists", "Playlists", "Genres", "Folder", "Search",
)  # fmt: skip
"""What they are called in the preferences."""
MOST: Final = 5
"""So many fit into the bar."""
LONGEST: Final = 10_000
"""Characters of the preference that are looked at."""
Category = tuple[int, bool]
"""Which, and whether it is shown."""
DEFAULT: Final[tuple[Category, ...]] = tuple((number, number < MOST) for number in range(len(TABS)))


def categories(prefs: Prefs) -> tuple[Category, ...]:
    """All of them in their order; what cannot be read is as at first."""
    try:
        rows = json.loads(prefs.get(names.CATEGORIES_KEY, "")[:LONGEST])
        found = {KEPT_NAMES.index(row["category"]): row["visible"] is True for row in rows}
    except (ValueError, TypeError, KeyError, RecursionError):
        return DEFAULT
    rest = ((number, False) for number in range(len(TABS)) if number not in found)
    return (*found.items(), *rest) if any(found.values()) else DEFAULT


def keep(prefs: Prefs, chosen: Iterable[Category]) -> None:
    """Have these in this order."""
    rows = [{"category": KEPT_NAMES[number], "visible": visible} for number, visible in chosen]
    prefs.put(names.CATEGORIES_KEY, json.dumps(rows, separators=(",", ":")))


def shown(prefs: Prefs) -> list[int]:
    """Those that are tabs, in their order."""
    return [number for number, visible in categories(prefs) if visible][:MOST]
