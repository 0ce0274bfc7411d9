"""Ways to the screens of Retro Music."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.categories import DEFAULT, keep
from pytest_androidbench.phone.apps.retromusic.names import NEEDED, PACKAGE
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, app_ground, started
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, hold, launch, shot, tap, wait, write
from tests.phone_apps.retromusic.songs import FOLDER, MORE, SONGS, MadeSong, put


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


def kinds_of_songs(driver: Driver) -> None:
    """Put songs with genres into a folder of their own, and have tabs for both."""
    for title, genre in (("Encore", "Folk"), ("Opening", "Folk"), ("Blip", "Electronic")):
        song = MadeSong(title=title, artist="Nova Reed", seconds=100, more={"TCON": genre})
        folder = f"{FOLDER}/Live"
        driver.phone.files.mkdir(folder, parents=True)
        driver.phone.files.write(f"{folder}/{song.file}", song.data)
    keep(driver.app_of(RetroApp).prefs(), [(n, n in {0, 1, 4, 5, 6}) for n, _ in DEFAULT])
    driver.phone.windows.changed()


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
BACKED_UP: Final = (
    *SETTINGS, tap("backup_restore_settings"), tap("create_backup"), tap("OK"), wait(5_000),
)  # fmt: skip
KINDS: Final = (*HOME, kinds_of_songs)

RETRO_SHOTS: Final = (
    shot("permissions", *FIRST),
    shot("home", granted, more_songs, *FIRST),
    shot("songs", *SONG_LIST),
    shot("song menu", *SONG_MENU),
    shot("tags", *SONG_MENU, tap("Tag editor")),
    shot("delete?", *SONG_MENU, tap("Delete from device")),
    shot("selected", *SELECTED),
    shot("album", *HOME, tap("action_album"), tap("Low water")),
    shot("artist", *HOME, tap("action_artist"), tap("Nova Reed")),
    shot("no playlists", *HOME, tap("action_playlist")),
    shot("playlists", *LISTS),
    shot("playlist", *PLAYLIST),
    shot("player", *PLAYER),
    shot("sleep timer", *PLAYER, tap("action_sleep_timer")),
    shot("speed", *PLAYER, MENU, tap("Playback Speed")),
    shot("driving", *PLAYER, MENU, tap("Drive mode")),
    shot("queue", *QUEUE),
    shot("search", *HOME, tap("Navigate up"), write("ra")),
    shot("settings", *SETTINGS),
    shot("blacklist", *SETTINGS, tap("Other"), tap("Blacklist")),
    shot("categories", *SETTINGS, tap("Personalize"), tap("Library categories")),
    shot("backups", *BACKED_UP),
    shot("restore", *BACKED_UP, tap("image")),
    shot("genres", *KINDS, tap("action_genre")),
    shot("genre", *KINDS, tap("action_genre"), tap("Folk")),
    shot("folders", *KINDS, tap("action_folder")),
    shot("folder", *KINDS, tap("action_folder"), tap("Live")),
)  # fmt: skip
SHOTS: Final = {"retromusic": RETRO_SHOTS}


def some_music(phone: Phone) -> None:
    driver = Driver(phone)
    for step in (*LISTS, tap("action_song"), tap("Copper Rain")):
        step(driver)


def some_kinds(phone: Phone) -> None:
    driver = Driver(phone)
    for step in (*KINDS, tap("action_folder")):
        step(driver)


GROUNDS: Final = {
    "retromusic": app_ground(
        PACKAGE,
        40,
        starts={
            "retromusic": some_music,
            "folders": some_kinds,
            "first start": started(PACKAGE),
        },
        beyond=SYSTEM_LISTS,
    )
}
