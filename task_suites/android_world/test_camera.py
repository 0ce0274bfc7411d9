"""Camera: a photo, a film."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.storage import SHARED, Item, Storage
from pytest_androidbench.appdata.validators import Verdict, rows_kept
from pytest_androidbench.devices.device import Device
from task_suites.android_world.pictures import text_picture

APP: Final = "Camera"
PICTURES, MOVIES = "Pictures", "Movies"
EARLIER: Final = f"{PICTURES}/IMG_20231012_090500.jpg"
EARLIER_MADE: Final = datetime(2023, 10, 12, 9, 5, tzinfo=UTC)
ONE_PHOTO: Final = "one photo was taken"
ONE_FILM: Final = "one film was made"
KEPT: Final = "all else is as it was"
SHUTTER: Final = "shutter_button"
VIDEO: Final = 1
"""Its place in the list of modes."""


def prepared(device: Device) -> Storage:
    """The storage, with nothing but an earlier photo where the camera puts its own."""
    for folder in (PICTURES, MOVIES):
        Storage(device, f"{SHARED}/{folder}").clear()
    storage = Storage(device)
    storage.put({EARLIER: text_picture(["Parking level 3"])}, modified={EARLIER: EARLIER_MADE})
    return storage


def new_files(before: Sequence[Item], after: Sequence[Item]) -> list[Item]:
    """Files that were not there, or had another content."""
    return [item for item in after if not item.is_folder and item not in before]


def one_came(before: Sequence[Item], after: Sequence[Item], folder: str) -> Verdict:
    """Exactly one file has come, to this folder, and is what the camera puts there, to its end."""
    files = new_files(before, after)
    whole = is_photo if folder == PICTURES else is_film
    good = [f for f in files if f.path.startswith(f"{folder}/") and whole(f.data or b"")]
    why = f"{len(files)} files came, {len(good)} of them as wanted"
    return Verdict(holds=len(files) == len(good) == 1, why=why)


def one_name_more(before: Sequence[Item], after: Sequence[Item], folder: str) -> bool:
    """Upstream's rule: one more name in the folder, whatever it is."""
    names = [
        {i.path for i in items if i.path.startswith(f"{folder}/")} for items in (before, after)
    ]
    return len(names[1] - names[0]) == 1


def is_photo(data: bytes) -> bool:
    """Whether a file is a JPEG, and whole."""
    return data.startswith(b"\xff\xd8\xff") and data.rstrip(b"\0").endswith(b"\xff\xd9")


def is_film(data: bytes) -> bool:
    """Whether a file is an MPEG-4 film whose recording was ended."""
    return data[4:8] == b"ftyp" and b"moov" in data and b"vide" in data


def kept_for_good(device: Device, storage: Storage) -> list[Item]:
    """What is there now and still is once the camera was left.

    Leaving ends a film that runs, and throws away what was deleted a moment ago and could be had
    back until then: neither counts as made.
    """
    now = storage.visible()
    device.shell("input keyevent KEYCODE_HOME")
    later = storage.visible()
    return [item for item in now if item in later]


def run_and_check(episode: Episode, folder: str, label: str) -> None:
    """The whole of both tasks."""
    storage = prepared(episode.device)
    before = storage.visible()
    episode.run()
    if episode.upstream:
        assert one_name_more(before, storage.visible(), folder)
        return
    after = kept_for_good(episode.device, storage)
    with episode.check(label):
        assert one_came(before, after, folder)
    with episode.check(KEPT):
        assert rows_kept(before, after)


@task(
    "CameraTakePhoto",
    "Take one photo with the Camera app.",
    limits=Limits(steps=10),
    app="camera",
    difficulty="easy",
    optimal_steps=2,
)
def test_take_photo(episode: Episode) -> None:
    run_and_check(episode, PICTURES, ONE_PHOTO)


@task(
    "CameraTakeVideo",
    "Make one video with the Camera app, and stop it after a moment.",
    limits=Limits(steps=10),
    app="camera",
    difficulty="medium",
    optimal_steps=3,
)
def test_take_video(episode: Episode) -> None:
    run_and_check(episode, MOVIES, ONE_FILM)


def go_to_video(pilot: Pilot) -> None:
    """Open the camera, and switch it to films."""
    pilot.open(APP).tap(id="accessibility_mode_toggle_button")
    pilot.tap(id="selector_text", index=VIDEO)


@test_take_photo.solution
def take_photo(pilot: Pilot) -> None:
    pilot.open(APP).tap(id=SHUTTER)


@test_take_photo.mistake("two photos", fails=ONE_PHOTO)
def take_two_photos(pilot: Pilot) -> None:
    pilot.open(APP).tap(id=SHUTTER).tap(id=SHUTTER)


@test_take_photo.mistake("only the preview", fails=ONE_PHOTO)
def take_none(pilot: Pilot) -> None:
    pilot.open(APP)


@test_take_photo.mistake("thrown away again", fails=ONE_PHOTO)
def throw_photo_away(pilot: Pilot) -> None:
    pilot.open(APP).tap(id=SHUTTER).tap("Toggle filmstrip").tap("Delete")


@test_take_photo.mistake("an earlier one thrown away", fails=KEPT)
def throw_earlier_photo_away(pilot: Pilot) -> None:
    pilot.open(APP).tap(id=SHUTTER).tap("Toggle filmstrip")
    pilot.swipe((900, 1000), (150, 1000)).tap("Delete")


@test_take_photo.mistake("a film instead", fails=ONE_PHOTO)
def make_film_instead(pilot: Pilot) -> None:
    go_to_video(pilot)
    pilot.tap(id=SHUTTER).wait(2).tap(id=SHUTTER)


@test_take_video.solution
def make_film(pilot: Pilot) -> None:
    go_to_video(pilot)
    pilot.tap(id=SHUTTER).wait(2).tap(id=SHUTTER)


@test_take_video.mistake("still running", fails=ONE_FILM)
def leave_film_running(pilot: Pilot) -> None:
    go_to_video(pilot)
    pilot.tap(id=SHUTTER).wait(2)


@test_take_video.mistake("thrown away again", fails=ONE_FILM)
def throw_film_away(pilot: Pilot) -> None:
    make_film(pilot)
    pilot.tap("Toggle filmstrip").tap("Delete")


@test_take_video.mistake("a photo instead", fails=ONE_FILM)
def take_photo_instead(pilot: Pilot) -> None:
    pilot.open(APP).tap(id=SHUTTER)


@test_take_video.mistake("a photo as well", fails=ONE_FILM)
def take_photo_as_well(pilot: Pilot) -> None:
    pilot.open(APP).tap(id=SHUTTER)
    pilot.tap("Toggle mode list").tap("Switch to Video Camera")
    pilot.tap(id=SHUTTER).wait(2).tap(id=SHUTTER)


@test_take_video.mistake("two films", fails=ONE_FILM)
def make_two_films(pilot: Pilot) -> None:
    go_to_video(pilot)
    for _ in range(2):
        pilot.tap(id=SHUTTER).wait(1).tap(id=SHUTTER)
