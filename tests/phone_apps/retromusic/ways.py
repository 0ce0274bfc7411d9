"""Ways to the screens of Retro Music."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.names import NEEDED, PACKAGE
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, app_ground, started
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, back, hold, launch, shade, shot, tap, wait, write
from tests.phone_apps.retromusic.songs import MORE, SONGS, put


def granted(driver: Driver) -> None:
    """Let it hear the files."""
    for permission in NEEDED:
        driver.phone.permissions.grant(PACKAGE, permission)


def few_songs(driver: Driver) -> None:
    """Put some songs on the phone."""
    put(driver.phone, *SONGS)


def more_songs(driver: Driver) -> None:
    """Put more on it."""
    put(driver.phone, *SONGS, *MORE)


def playlists(driver: Driver) -> None:
    """Make two playlists."""
    app = driver.app_of(RetroApp)
    songs, store = app.library.songs(), app.playlists
    store.add(store.make("Morning tide"), [songs[3], songs[0], songs[4]])
    store.add(store.make("Long walk home"), [songs[5]])
    driver.phone.windows.changed()


FIRST: Final[tuple[Step, ...]] = (launch(PACKAGE),)
EMPTY: Final = (granted, launch(PACKAGE))
HOME: Final = (granted, few_songs, launch(PACKAGE))
SONG_LIST: Final = (*HOME, tap("action_song"))
MENU: Final = tap("More options")
SONG_MENU: Final = (*SONG_LIST, tap("menu"))
PLAYING: Final = (*SONG_LIST, tap("Copper Rain"), wait(65_000))
PLAYER: Final = (*PLAYING, tap("miniPlayerTitle"))
QUEUE: Final = (*PLAYER, tap("now_playing"))
SELECTED: Final = (*SONG_LIST, hold("Blue Ferry"), tap("Evening Post"))
LISTS: Final = (*HOME, playlists, tap("action_playlist"))
PLAYLIST: Final = (*LISTS, tap("Morning tide"))
SETTINGS: Final = (*HOME, tap("action_settings"))

RETRO_SHOTS: Final = (
    shot("permissions", *FIRST),
    shot("permission", *FIRST, tap("button")),
    shot("home", granted, more_songs, *FIRST),
    shot("no songs", *EMPTY, tap("action_song")),
    shot("songs", *SONG_LIST),
    shot("songs menu", *SONG_LIST, MENU),
    shot("orders", *SONG_LIST, MENU, tap("Sort order")),
    shot("grid", *SONG_LIST, MENU, tap("Grid size"), tap("2")),
    shot("song menu", *SONG_MENU),
    shot("details", *SONG_MENU, tap("Details")),
    shot("tags", *SONG_MENU, tap("Tag editor")),
    shot("delete?", *SONG_MENU, tap("Delete from device")),
    shot("add to playlist", *HOME, playlists, tap("action_song"), tap("menu"),
         tap("Add to playlist")),
    shot("new playlist", *SONG_MENU, tap("Add to playlist"), tap("New playlist")),
    shot("selected", *SELECTED),
    shot("selection menu", *SELECTED, MENU),
    shot("playing", *PLAYING),
    shot("albums", *HOME, tap("action_album")),
    shot("album", *HOME, tap("action_album"), tap("Low water")),
    shot("artists", *HOME, tap("action_artist")),
    shot("artist", *HOME, tap("action_artist"), tap("Nova Reed")),
    shot("no playlists", *HOME, tap("action_playlist")),
    shot("playlists", *LISTS),
    shot("playlist menu", *LISTS, tap("menu")),
    shot("playlist", *PLAYLIST),
    shot("remove?", *PLAYLIST, tap("menu"), tap("Remove from playlist")),
    shot("rename", *LISTS, tap("menu"), tap("Rename")),
    shot("player", *PLAYER),
    shot("player menu", *PLAYER, MENU),
    shot("sleep timer", *PLAYER, tap("action_sleep_timer")),
    shot("speed", *PLAYER, MENU, tap("Playback Speed")),
    shot("driving", *PLAYER, MENU, tap("Drive mode")),
    shot("queue", *QUEUE),
    shot("notification", *PLAYING, shade),
    shot("search", *HOME, tap("Navigate up"), write("ra")),
    shot("history", *PLAYING, back, tap("history")),
    shot("settings", *SETTINGS),
    shot("look and feel", *SETTINGS, tap("Look and feel")),
    shot("other", *SETTINGS, tap("Other")),
    shot("blacklist", *SETTINGS, tap("Other"), tap("Blacklist")),
    shot("about", *SETTINGS, tap("About")),
)  # fmt: skip
SHOTS: Final = {"retromusic": RETRO_SHOTS}


def some_music(phone: Phone) -> None:
    driver = Driver(phone)
    for step in (*LISTS, tap("action_song"), tap("Copper Rain")):
        step(driver)


GROUNDS: Final = {
    "retromusic": app_ground(
        PACKAGE,
        40,
        starts={"retromusic": some_music, "first start": started(PACKAGE)},
        beyond=SYSTEM_LISTS,
    )
}
