"""Ways to the screens of Spotify."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.spotify.names import PACKAGE
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, app_ground, started
from tests.phone_apps.gallery.steps import Step, back, hold, launch, shade, shot, tap, wait, write

OPEN: Final[tuple[Step, ...]] = (launch(PACKAGE),)
DRAWER: Final = (*OPEN, tap("Profile"))
PROFILE: Final = (*DRAWER, tap("view_profile_row"))
SETTINGS: Final = (*DRAWER, tap("settings_row"))
BROWSE: Final = (*OPEN, tap("search_tab"))
SEARCH: Final = (*BROWSE, tap("find_search_field"))
FOUND: Final = (*SEARCH, write("clapton"), back)
ARTIST: Final = (*FOUND, tap("Eric Clapton"))
LIST: Final = (*FOUND, tap("This Is Eric Clapton"))
PLAYING: Final = (*LIST, tap("button_play_and_pause"), wait(65_000))
PLAYER: Final = (*PLAYING, tap("track_info_view_title"))
LIBRARY: Final = (*OPEN, tap("your_library_tab"))
OWN: Final = (*LIBRARY, tap("Cooking"))
ADDING: Final = (*LIST, tap("More options for This Is Eric Clapton"), tap("Add to playlist"))

SPOTIFY_SHOTS: Final = (
    shot("home", *OPEN),
    shot("home: podcasts", *OPEN, tap("Podcasts")),
    shot("drawer", *DRAWER),
    shot("profile", *PROFILE),
    shot("edit profile", *PROFILE, tap("edit_button")),
    shot("following", *PROFILE, tap("following_row")),
    shot("what's new", *DRAWER, tap("whats_new_row")),
    shot("history", *DRAWER, tap("listening_history_row")),
    shot("settings", *SETTINGS),
    shot("data saving", *SETTINGS, tap("saving_row")),
    shot("media quality", *SETTINGS, tap("quality_row")),
    shot("browse", *BROWSE),
    shot("genre", *BROWSE, tap("Blues")),
    shot("search", *SEARCH),
    shot("found", *FOUND),
    shot("found songs", *FOUND, tap("Songs")),
    shot("nothing found", *SEARCH, write("xyzzy"), back),
    shot("recent searches", *ARTIST, back, tap("Clear search query")),
    shot("artist", *ARTIST),
    shot("playlist of the service", *LIST),
    shot("playlist menu", *LIST, tap("More options for This Is Eric Clapton")),
    shot("add to playlist", *ADDING),
    shot("playing", *PLAYING),
    shot("track menu", *PLAYING, tap("context_menu_button")),
    shot("player", *PLAYER),
    shot("sleep timer", *PLAYER, tap("sleep_timer_button")),
    shot("lyrics", *PLAYER, tap("lyrics_button")),
    shot("queue", *PLAYER, tap("queue_button")),
    shot("credits", *PLAYER, tap("context_menu_button"), tap("View song credits")),
    shot("in the shade", *PLAYING, shade),
    shot("library", *LIBRARY),
    shot("library as tiles", *LIBRARY, tap("icon_grid_list")),
    shot("library order", *LIBRARY, tap("sort")),
    shot("library: albums", *LIBRARY, tap("Albums")),
    shot("library search", *LIBRARY, tap("icon_search"), write("co")),
    shot("create", *LIBRARY, tap("icon_create")),
    shot("new playlist", *LIBRARY, tap("icon_create"), tap("Playlist")),
    shot("own playlist", *OWN),
    shot("own playlist menu", *LIBRARY, hold("Cooking")),
    shot("edit playlist", *LIBRARY, hold("Cooking"), tap("Edit playlist")),
    shot("delete playlist", *LIBRARY, hold("Cooking"), tap("Delete playlist")),
    shot("liked songs", *LIBRARY, tap("Liked Songs")),
    shot("album", *LIBRARY, tap("Slow Tide")),
    shot("podcast", *LIBRARY, tap("Small Machines")),
    shot("premium", *OPEN, tap("premium_tab")),
)
SHOTS: Final = {"spotify": SPOTIFY_SHOTS}
GROUNDS: Final = {
    "spotify": app_ground(PACKAGE, 25, starts={"spotify": started(PACKAGE)}, beyond=SYSTEM_LISTS)
}
UNPICTURED: Final = frozenset(SHOTS)
