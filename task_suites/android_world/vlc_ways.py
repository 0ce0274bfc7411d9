"""Videos for VLC: arranging them, reading what is shown of them, and ways through the app."""

from __future__ import annotations

import importlib.util
import io
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pytest

from pytest_androidbench import Pilot
from pytest_androidbench.appdata.storage import SHARED, Item, Storage
from pytest_androidbench.appdata.vlc import VlcLibrary
from pytest_androidbench.devices.device import Device
from pytest_androidbench.tasks.strategies import GIVEN_NAMES
from task_suites.android_world.android_ways import open_menu
from task_suites.android_world.content.videos import WORD_SECONDS, Video, WantedPlaylist
from task_suites.android_world.films import SIZE, text_film, text_frame

if TYPE_CHECKING:
    from PIL.Image import Image

APP: Final = "VLC"
VIDEOS: Final = "VLCVideos"
TITLE: Final = "ml_item_title"
PICTURE: Final = "surface_video"
SMALL: Final = (80, 60)
"""How large pictures are compared, in pixels: enough to tell words apart."""
LONGEST_WORDS: Final = 8
needs_films: Final = pytest.mark.skipif(
    importlib.util.find_spec("av") is None,
    reason="its films are made by PyAV, the extra media: pip install 'pytest-androidbench[media]'",
)
"""On a task: it is skipped where no films can be made."""


class Shelf:
    """Videos in a folder of a device's storage; what they should be is compared with what is."""

    def __init__(self, device: Device, folder: str) -> None:
        self._storage = Storage(device, f"{SHARED}/{folder}")

    def fill(self, videos: Iterable[Video]) -> None:
        """Have exactly these videos, of a frame a second."""
        self._storage.clear()
        self._storage.put({video.name: _film(video, rate=1) for video in videos})

    def add(self, video: Video, *, rate: int) -> None:
        """Have one more, of so many frames a second."""
        self._storage.put({video.name: _film(video, rate=rate)})

    def items(self) -> list[Item]:
        """The files with their contents."""
        return self._storage.items()


def _film(video: Video, *, rate: int) -> bytes:
    return text_film(video.texts, seconds=video.seconds, rate=rate)


def without_playlists(device: Device) -> VlcLibrary:
    """The app's library, in which no playlist is left."""
    library = VlcLibrary(device)
    library.clear()
    return library


def open_list(pilot: Pilot) -> None:
    """Have all videos below one another, none in a group."""
    open_menu(pilot.open(APP)).tap("Do not group videos").tap("Display in list")


def bring(pilot: Pilot, title: str) -> Pilot:
    """Scroll the list, which is in the order of titles, to one of them."""
    first = pilot.node(id=TITLE, index=0).text
    above = title.casefold() < first.casefold()
    return pilot.scroll_to(text=title, direction="up" if above else "down", inside="video_grid")


def select(pilot: Pilot, titles: Sequence[str]) -> None:
    """Select videos of the list in an order."""
    first, *others = titles
    bring(pilot, first).long_press(text=first)
    for title in others:
        bring(pilot, title).tap(text=title)


def add_to_new(pilot: Pilot, name: str) -> None:
    """Put what is selected into a new playlist."""
    open_menu(pilot).tap("Add to playlist")
    pilot.type("Playlist name", name).tap(id="dialog_playlist_save")


def make_playlist(pilot: Pilot, titles: Sequence[str], name: str) -> None:
    """Make a playlist of videos of the list."""
    select(pilot, titles)
    add_to_new(pilot, name)


def titles_of(playlist: WantedPlaylist) -> list[str]:
    """The titles of a wanted playlist's videos, in their order."""
    return [video.title for video in playlist.videos]


def play(pilot: Pilot, title: str) -> None:
    """Search for a video and begin to play it; the tips that come ahead of it are closed."""
    pilot.open(APP).tap("Search…").type(None, title)
    pilot.tap("Search in all media library").tap(text=title, id="item_title")
    if pilot.shows("Video player tips"):
        pilot.tap(id="close")


def watched(pilot: Pilot) -> list[str]:
    """The words of the video that plays, each one once, read off its pictures until it is over."""
    return list(dict.fromkeys(_words(pilot)))


def _words(pilot: Pilot) -> Iterator[str]:
    """What is shown, looked at as often as a word is shown for."""
    for _ in range(LONGEST_WORDS):
        if not any(node.resource_id.endswith(PICTURE) for node in pilot.observation.nodes):
            return
        yield read_word(_shown(pilot))
        pilot.wait(WORD_SECONDS)


def _shown(pilot: Pilot) -> Image:
    """What the screen shows of the film, which keeps its shape between black bars."""
    from PIL.Image import open as opened  # noqa: PLC0415 - heavy

    left, top, right, bottom = pilot.node(id=PICTURE).bounds
    screen = opened(io.BytesIO(pilot.observation.screenshot)).convert("L")
    scale = min((right - left) / SIZE[0], (bottom - top) / SIZE[1])
    wide, high = SIZE[0] * scale / 2, SIZE[1] * scale / 2
    across, down = (left + right) / 2, (top + bottom) / 2
    return screen.crop((across - wide, down - high, across + wide, down + high))


def read_word(picture: Image) -> str:
    """The given name whose picture is nearest to one."""
    from PIL import ImageChops, ImageStat  # noqa: PLC0415 - heavy

    small = picture.convert("L").resize(SMALL)

    def distance(word: str) -> float:
        drawn = text_frame(word).convert("L").resize(SMALL)
        return ImageStat.Stat(ImageChops.difference(small, drawn)).sum[0]

    return min(GIVEN_NAMES, key=distance)
