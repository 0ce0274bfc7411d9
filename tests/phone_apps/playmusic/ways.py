"""Ways to the screens of Play Music."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.playmusic.names import PACKAGE
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, app_ground, started
from tests.phone_apps.gallery.steps import Step, back, launch, shade, shot, tap, wait, write

OPEN: Final[tuple[Step, ...]] = (launch(PACKAGE),)
DRAWER: Final = (*OPEN, tap("Show navigation drawer"))
LIBRARY: Final = (*DRAWER, tap("Music library"))
ALBUM: Final = (*LIBRARY, tap("Albums"), tap("Clay and Honey"))
PLAYING: Final = (*ALBUM, tap("Hold the Door"), wait(65_000))
PLAYER: Final = (*PLAYING, tap("trackname"))

MUSIC_SHOTS: Final = (
    shot("home", *OPEN),
    shot("drawer", *DRAWER),
    shot("recents", *DRAWER, tap("Recents")),
    shot("playlists", *LIBRARY),
    shot("artists", *LIBRARY, tap("Artists")),
    shot("albums", *LIBRARY, tap("Albums")),
    shot("songs", *LIBRARY, tap("Songs")),
    shot("genres", *LIBRARY, tap("Genres")),
    shot("playlist", *LIBRARY, tap("Cooking")),
    shot("playlist menu", *LIBRARY, tap("Cooking"), tap("More options")),
    shot("album", *ALBUM),
    shot("playing", *PLAYING),
    shot("song menu", *PLAYING, tap("Options")),
    shot("player", *PLAYER),
    shot("queue", *PLAYER, tap("Show queue")),
    shot("search", *OPEN, tap("Search"), write("blue"), back),
    shot("settings", *DRAWER, tap("Settings")),
    shot("in the shade", *PLAYING, shade),
)
SHOTS: Final = {"playmusic": MUSIC_SHOTS}
GROUNDS: Final = {
    "playmusic": app_ground(
        PACKAGE, 12, starts={"playmusic": started(PACKAGE)}, beyond=SYSTEM_LISTS
    )
}
