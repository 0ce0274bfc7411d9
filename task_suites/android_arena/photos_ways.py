"""What tasks about Google Photos share: pictures that are there, and ways through the app."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.photos import Photos, PhotosContents
from pytest_androidbench.appdata.storage import SHARED, Storage
from task_suites.android_arena.content.pictures import COLOURS, plain_picture

APP: Final = "Photos"
CAMERA: Final = "DCIM/Camera"
LATER: Final = timedelta(minutes=5)
"""The pictures are newer than any others that the phone has."""
_NAMES: Final = ("PXL_ARENA_1.jpg", "PXL_ARENA_2.jpg", "PXL_ARENA_3.jpg")


def colours() -> SearchStrategy[list[str]]:
    """What the three newest pictures look like, the newest first."""
    return st.lists(st.sampled_from(tuple(COLOURS)), min_size=3, max_size=3, unique=True)


@dataclass(frozen=True, slots=True)
class Start:
    """What a task's episode starts from."""

    photos: Photos
    before: PhotosContents
    storage: Storage
    files: Sequence[str]
    """Everything in the camera's folder, by name."""
    paths: Sequence[str]
    """Of the pictures, the newest first."""

    def new_files(self) -> list[str]:
        """What has come into the camera's folder since."""
        return [name for name in self.storage.files() if name not in self.files]

    def lost_files(self) -> list[str]:
        """What has left it."""
        there = self.storage.files()
        return [name for name in self.files if name not in there]


def arranged(episode: Episode, drawn: Sequence[str], album: str = "") -> Start:
    """Put the pictures there, a minute apart, and an album with two of them."""
    device = episode.device
    now = device.now() + LATER
    device.set_clock(now)
    storage, photos = Storage(device, f"{SHARED}/{CAMERA}"), Photos(device)
    files = {name: plain_picture(colour) for name, colour in zip(_NAMES, drawn, strict=True)}
    times = {name: now - timedelta(minutes=1 + n) for n, name in enumerate(files)}
    storage.put(files, modified=times)
    paths = [f"{SHARED}/{CAMERA}/{name}" for name in files]
    if album:
        photos.add_album(album, paths[:2])
    return Start(photos, photos.contents(), storage, storage.files(), paths)


def open_photos(pilot: Pilot) -> Pilot:
    """Open the app at its pictures."""
    return pilot.open(APP)


def choose(pilot: Pilot, *places: int) -> Pilot:
    """Select the pictures at some places, counted from the newest."""
    first, *others = places
    open_photos(pilot).long_press("Photo taken on", index=first)
    for place in others:
        pilot.tap("Photo taken on", index=place)
    return pilot


def open_album(pilot: Pilot, title: str) -> Pilot:
    """Open an album of the library."""
    return open_photos(pilot).tap(id="tab_library").scroll_to(text=title).tap(text=title)
