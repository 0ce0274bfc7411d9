"""Ways to the screens of VLC."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.vlc import names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.names import PACKAGE
from pytest_androidbench.phone.system.app_ops import all_files
from pytest_androidbench.phone.system.phone import Phone
from task_suites.android_world.films import text_film
from task_suites.android_world.songs import song
from tests.phone_apps.crawler.ground import app_ground, started
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, hold, launch, shot, tap, wait

FOLDER: Final = "/storage/emulated/0/VLCVideos"
MUSIC: Final = "/storage/emulated/0/Music"
FILMS: Final = ("moment_12.mp4", "moment_77.mp4", "clip_3.mp4", "scene_9_HD.mp4", "footage_1.mp4")


def granted(driver: Driver) -> None:
    """Have the first pages answered, all files and notifications allowed."""
    driver.app_of(VlcApp).prefs().put(names.FIRST_RUN, True)
    all_files(PACKAGE).write(driver.phone, True)
    driver.phone.permissions.grant(PACKAGE, names.NOTIFICATIONS)


def films(driver: Driver) -> None:
    """Five films, each with its name in large letters and a number behind it."""
    files = driver.phone.files
    files.mkdir(FOLDER, parents=True)
    for name in FILMS:
        stem = name.partition(".")[0]
        files.write(f"{FOLDER}/{name}", text_film((stem, "Anna", "Bert"), seconds=8, rate=2))


def songs(driver: Driver) -> None:
    """Four songs of a minute each, by two artists."""
    files = driver.phone.files
    files.mkdir(MUSIC, parents=True)
    for name, title, artist, album in (
        ("a.mp3", "Amber Window", "Anna", "Homeward"),
        ("b.mp3", "Blue Kettle", "Anna", "Homeward"),
        ("c.mp3", "Clay Road", "Bert", "Night Trains"),
        ("d.mp3", "Dune", "Anna", ""),
    ):
        files.write(f"{MUSIC}/{name}", song(title, artist, album, seconds=60))


def seen_tips(driver: Driver) -> None:
    driver.app_of(VlcApp).prefs().put(names.TIPS, True)


def playlist(driver: Driver) -> None:
    """A playlist of three films."""
    app = driver.app_of(VlcApp)
    app.library.scan()
    ids = [medium.id for medium in app.library.media()]
    app.playlists.add(app.playlists.make("Late evening"), [ids[2], ids[0], ids[4]])
    driver.phone.windows.changed()


def stream(driver: Driver) -> None:
    """An address that was tried."""
    driver.app_of(VlcApp).streams.put("https://example.org/film.mp4")
    driver.phone.windows.changed()


def back(driver: Driver) -> None:
    driver.phone.windows.back()


def typed_words(driver: Driver) -> None:
    """Search for what many titles have."""
    field = driver.find("search_edit_text")
    assert field is not None
    driver.phone.windows.set_text(field, "mo")


FIRST: Final[tuple[Step, ...]] = (launch(PACKAGE),)
HOME: Final = (granted, films, launch(PACKAGE))
PLAYING: Final = (*HOME, seen_tips, tap("clip_3"), wait(9000))
HEARD: Final = (granted, films, songs, seen_tips, launch(PACKAGE), tap("nav_audio"))
SOUND: Final = (*HEARD, tap("Tracks"), tap("Amber Window"), wait(7000), tap("header"))
SEEN: Final = (*PLAYING, back, stream)
VLC_SHOTS: Final = (
    shot("welcome", *FIRST),
    shot("permission", *FIRST, tap("next_button")),
    shot("not granted", *FIRST, tap("skip_button")),
    shot("films", *HOME),
    shot("film menu", *HOME, tap("item_more")),
    shot("selected", *HOME, hold("clip_3"), tap("scene_9_HD")),
    shot("add to playlist", *HOME, playlist, hold("clip_3"), tap("More options"),
         tap("Add to playlist")),
    shot("playlists", *HOME, playlist, tap("nav_playlists")),
    shot("playlist", *HOME, playlist, tap("nav_playlists"), tap("Late evening")),
    shot("films in a list", *HOME, tap("Display in list")),
    shot("filtered", *HOME, tap("ml_menu_filter")),
    shot("search", *HOME, tap("ml_menu_filter"), tap("searchButton"), typed_words),
    shot("group", *HOME, tap("moment_")),
    shot("rename", *HOME, tap("moment_"), tap("rename_group")),
    shot("into a group", *HOME, hold("clip_3"), tap("scene_9_HD"), tap("More options"),
         tap("Add to video group")),
    shot("delete", *HOME, tap("item_more"), tap("Delete")),
    shot("artists", *HEARD),
    shot("artist", *HEARD, tap("Anna")),
    shot("tracks", *HEARD, tap("Tracks"), tap("Amber Window")),
    shot("album", *HEARD, tap("Albums"), tap("Homeward")),
    shot("audio player", *SOUND),
    shot("queue", *SOUND, tap("playlist_switch")),
    shot("speed", *SOUND, tap("adv_function"), tap("Playback speed")),
    shot("storages", *HOME, tap("nav_directories")),
    shot("browse", *HOME, tap("nav_directories"), tap("Internal memory")),
    shot("folder", *HOME, tap("nav_directories"), tap("Internal memory"), tap("VLCVideos")),
    shot("more", *SEEN, tap("nav_more")),
    shot("streams", *SEEN, tap("nav_more"), tap("New stream")),
    shot("history", *SEEN, tap("nav_more"), tap("History")),
    shot("settings", *HOME, tap("nav_more"), tap("settingsButton")),
    shot("interface", *HOME, tap("nav_more"), tap("settingsButton"), tap("Interface")),
    shot("advanced", *HOME, tap("nav_more"), tap("settingsButton"), tap("Advanced")),
    shot("about", *HOME, tap("nav_more"), tap("aboutButton")),
    shot("information", *HOME, tap("item_more"), tap("Information")),
    shot("tips", *HOME, tap("clip_3")),
    shot("player", *PLAYING),
    shot("player with controls", *PLAYING, tap("surface_video")),
)  # fmt: skip
SHOTS: Final = {"vlc": VLC_SHOTS}


def some_films(phone: Phone) -> None:
    """Films, songs, a playlist and an address, and the tips seen."""
    driver = Driver(phone)
    for step in (granted, films, songs, seen_tips, launch(PACKAGE), playlist, stream):
        step(driver)


GROUNDS: Final = {
    "vlc": app_ground(PACKAGE, 70, starts={"vlc": some_films, "first start": started(PACKAGE)})
}
