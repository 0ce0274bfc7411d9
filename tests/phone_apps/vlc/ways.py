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


FIRST: Final[tuple[Step, ...]] = (launch(PACKAGE),)
HOME: Final = (granted, films, launch(PACKAGE))
PLAYING: Final = (*HOME, seen_tips, tap("clip_3"), wait(9000))
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
    shot("audio", *HOME, tap("nav_audio")),
    shot("browse", *HOME, tap("nav_directories"), tap("Internal memory")),
    shot("more", *HOME, tap("nav_more")),
    shot("settings", *HOME, tap("nav_more"), tap("settingsButton")),
    shot("tips", *HOME, tap("clip_3")),
    shot("player", *PLAYING),
    shot("player with controls", *PLAYING, tap("surface_video")),
)  # fmt: skip
SHOTS: Final = {"vlc": VLC_SHOTS}


def some_films(phone: Phone) -> None:
    """Films and a playlist, and the tips seen."""
    driver = Driver(phone)
    for step in (granted, films, seen_tips, launch(PACKAGE), playlist):
        step(driver)


GROUNDS: Final = {
    "vlc": app_ground(PACKAGE, 40, starts={"vlc": some_films, "first start": started(PACKAGE)})
}
