"""Photos, films, and what is set over the camera's preview."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.camera import PACKAGE, CameraSettings, CameraState
from pytest_androidbench.appdata.storage import Item, Storage
from pytest_androidbench.appdata.validators import rows_kept
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.finding import Target, find_all
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.camera_ways import SHUTTER, photos_of
from task_suites.android_arena.looking import Sight, in_sight

ONE_PHOTO: Final = "one photo was taken"
FILMS: Final = "a video is being recorded, or was"
KEPT: Final = "all else is as it was"
SET: Final = "the camera is set so, and nothing else was changed"
_MOST_TURNS: Final = 3


def films_of(items: Sequence[Item]) -> list[Item]:
    """The camera's films among files."""
    return [item for item in items if item.path.startswith("Movies/VID_") and item.data]


@arena_task("camera_take_photo", "Take a photo with the camera.")
def test_take_photo(episode: Episode) -> None:
    storage = Storage(episode.device)
    before = storage.visible()
    episode.run()
    after = storage.visible()
    with episode.check(ONE_PHOTO):
        assert len(photos_of(after)) == len(photos_of(before)) + 1
    with episode.check(KEPT):
        assert rows_kept(before, after)
        assert len(films_of(after)) == len(films_of(before))


@test_take_photo.solution
def take_photo(pilot: Pilot) -> None:
    pilot.open("Camera").tap(id=SHUTTER)


@test_take_photo.mistake("two photos", fails=ONE_PHOTO)
def take_two_photos(pilot: Pilot) -> None:
    pilot.open("Camera").tap(id=SHUTTER).tap(id=SHUTTER)


@test_take_photo.mistake("only the preview", fails=ONE_PHOTO)
def take_none(pilot: Pilot) -> None:
    pilot.open("Camera")


@test_take_photo.mistake("a video as well", fails=KEPT)
def take_photo_and_film(pilot: Pilot) -> None:
    pilot.open("Camera").tap(id=SHUTTER)
    record(pilot)
    pilot.wait(1).tap(id=SHUTTER)


def is_recording(device: Device) -> bool:
    """Whether the camera is in front, and counts the seconds of a film."""
    return not in_sight(device, PACKAGE, Sight(id="recording_time"))


@arena_task("camera_start_video", "Start to record a video with the camera.")
def test_start_video(episode: Episode) -> None:
    storage = Storage(episode.device)
    before = storage.visible()
    episode.run()
    recording = is_recording(episode.device)
    after = storage.visible()
    with episode.check(FILMS):
        assert len(films_of(after)) + recording == len(films_of(before)) + 1
    with episode.check(KEPT):
        assert rows_kept(before, after)
        assert len(photos_of(after)) == len(photos_of(before))


def record(pilot: Pilot) -> None:
    """Go to films, and begin one."""
    pilot.tap("Toggle mode list").tap("Switch to Video Camera").tap(id=SHUTTER)


@test_start_video.solution
def start_video(pilot: Pilot) -> None:
    record(pilot.open("Camera"))


@test_start_video.mistake("not begun", fails=FILMS)
def go_to_films(pilot: Pilot) -> None:
    pilot.open("Camera").tap("Toggle mode list").tap("Switch to Video Camera")


@test_start_video.mistake("a photo as well", fails=KEPT)
def take_photo_before(pilot: Pilot) -> None:
    pilot.open("Camera").tap(id=SHUTTER)
    record(pilot)


@test_start_video.mistake("two videos", fails=FILMS)
def start_two_videos(pilot: Pilot) -> None:
    start_video(pilot)
    pilot.wait(1).tap(id=SHUTTER).wait(1).tap(id=SHUTTER)


def judge(episode: Episode, start: CameraState, wanted: CameraState) -> None:
    """Expect the camera to be set in another way than it starts with."""
    settings = CameraSettings(episode.device)
    settings.put(start)
    before = settings.read()
    assert before == start
    episode.run()
    with episode.check(SET):
        assert settings.read() == wanted


def unfold(pilot: Pilot) -> Pilot:
    """Show what can be set over the preview."""
    return pilot.open("Camera").tap(id="mode_options_toggle")


def turn_to(pilot: Pilot, button: str, desc: str) -> None:
    """Tap a button that goes round its values until it has one."""
    for _ in range(_MOST_TURNS):
        if find_all(pilot.observation, Target(desc=desc)):
            return
        pilot.tap(id=button)


FLASH, TIMER = "flash_toggle_button", "countdown_toggle_button"
TIMER_10, TIMER_3 = (f"Countdown timer duration is set to {n} seconds" for n in (10, 3))


@arena_task(
    "camera_flash_off",
    "Switch the camera's flash off.",
    params={"start": one_of("on", "auto")},
)
def test_flash_off(episode: Episode, start: str) -> None:
    judge(episode, CameraState(flash=start), CameraState(flash="off"))


@test_flash_off.solution
def flash_off(pilot: Pilot) -> None:
    turn_to(unfold(pilot), FLASH, "Flash off")


@test_flash_off.mistake("one value too far", fails=SET)
def flash_off_and_on(pilot: Pilot) -> None:
    flash_off(pilot)
    pilot.tap(id=FLASH)


@test_flash_off.mistake("the timer as well", fails=SET)
def flash_off_and_timer(pilot: Pilot) -> None:
    flash_off(pilot)
    pilot.tap(id=TIMER)


@arena_task(
    "camera_flash_on",
    "Switch the camera's flash on, for each photo.",
    params={"start": one_of("off", "auto")},
)
def test_flash_on(episode: Episode, start: str) -> None:
    judge(episode, CameraState(flash=start), CameraState(flash="on"))


@test_flash_on.solution
def flash_on(pilot: Pilot) -> None:
    turn_to(unfold(pilot), FLASH, "Flash on")


@test_flash_on.mistake("left to the camera", fails=SET)
def flash_auto(pilot: Pilot) -> None:
    turn_to(unfold(pilot), FLASH, "Flash auto")


@test_flash_on.mistake("the light of videos instead", fails=SET)
def torch_on(pilot: Pilot) -> None:
    pilot.open("Camera").tap("Toggle mode list").tap("Switch to Video Camera")
    turn_to(pilot.tap(id="mode_options_toggle"), FLASH, "Flash on")


@arena_task(
    "camera_timer_10s",
    "Set the camera's timer to 10 seconds.",
    params={"start": one_of("0", "3")},
)
def test_timer_10s(episode: Episode, start: str) -> None:
    judge(episode, CameraState(timer=start), CameraState(timer="10"))


@test_timer_10s.solution
def timer_10s(pilot: Pilot) -> None:
    turn_to(unfold(pilot), TIMER, TIMER_10)


@test_timer_10s.mistake("3 seconds", fails=SET)
def timer_3s_instead(pilot: Pilot) -> None:
    turn_to(unfold(pilot), TIMER, TIMER_3)


@test_timer_10s.mistake("the flash as well", fails=SET)
def timer_and_flash(pilot: Pilot) -> None:
    timer_10s(pilot)
    pilot.tap(id=FLASH)


@arena_task(
    "camera_timer_3s",
    "Set the camera's timer to 3 seconds.",
    params={"start": one_of("0", "10")},
)
def test_timer_3s(episode: Episode, start: str) -> None:
    judge(episode, CameraState(timer=start), CameraState(timer="3"))


@test_timer_3s.solution
def timer_3s(pilot: Pilot) -> None:
    turn_to(unfold(pilot), TIMER, TIMER_3)


@test_timer_3s.mistake("10 seconds", fails=SET)
def timer_10s_instead(pilot: Pilot) -> None:
    turn_to(unfold(pilot), TIMER, TIMER_10)


@test_timer_3s.mistake("switched off", fails=SET)
def timer_off(pilot: Pilot) -> None:
    turn_to(unfold(pilot), TIMER, "Countdown timer is off")
