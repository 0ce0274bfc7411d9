"""The camera's page of settings: places, exposure, sizes."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.camera import FILM_SIZES, PHOTO_SIZES, CameraState
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.test_camera import SET, judge

LEAST, MIDDLE, MOST = "(4:3) 0.3 megapixels", "(16:9) 0.9 megapixels", "(4:3) 1.2 megapixels"


def open_settings(pilot: Pilot) -> Pilot:
    """Show the camera's settings."""
    return pilot.open("Camera").tap("Toggle mode list").tap("Settings")


def choose_size(pilot: Pilot, row: str, size: str) -> None:
    """Choose the size of photos or films."""
    open_settings(pilot).tap("Resolution & quality").tap(row).tap(size)


def save_location(pilot: Pilot) -> Pilot:
    """Turn whether places are kept."""
    return open_settings(pilot).tap("Save location")


@arena_task("camera_save_location_on", "Let the camera save where photos are taken.")
def test_save_location_on(episode: Episode) -> None:
    judge(episode, CameraState(location="off"), CameraState(location="on"))


@test_save_location_on.solution
def save_location_on(pilot: Pilot) -> None:
    save_location(pilot)


@test_save_location_on.mistake("turned twice", fails=SET)
def save_location_on_and_off(pilot: Pilot) -> None:
    save_location(pilot).tap("Save location")


@test_save_location_on.mistake("only looked at", fails=SET)
def look_at_location(pilot: Pilot) -> None:
    open_settings(pilot)


@arena_task("camera_save_location_off", "Have the camera save no more where photos are taken.")
def test_save_location_off(episode: Episode) -> None:
    judge(episode, CameraState(location="on"), CameraState(location="off"))


@test_save_location_off.solution
def save_location_off(pilot: Pilot) -> None:
    save_location(pilot)


@test_save_location_off.mistake("turned twice", fails=SET)
def save_location_off_and_on(pilot: Pilot) -> None:
    save_location(pilot).tap("Save location")


@test_save_location_off.mistake("the exposure instead", fails=SET)
def turn_exposure_instead(pilot: Pilot) -> None:
    turn_exposure(pilot)


def turn_exposure(pilot: Pilot) -> Pilot:
    """Turn whether the exposure can be set."""
    return open_settings(pilot).tap("Advanced").tap("Manual exposure")


@arena_task("camera_manual_exposure_on", "Switch the camera's manual exposure on.")
def test_manual_exposure_on(episode: Episode) -> None:
    judge(episode, CameraState(), CameraState(manual_exposure=True))


@test_manual_exposure_on.solution
def manual_exposure_on(pilot: Pilot) -> None:
    turn_exposure(pilot)


@test_manual_exposure_on.mistake("turned twice", fails=SET)
def manual_exposure_on_and_off(pilot: Pilot) -> None:
    turn_exposure(pilot).tap("Manual exposure")


@test_manual_exposure_on.mistake("places saved as well", fails=SET)
def manual_exposure_and_location(pilot: Pilot) -> None:
    save_location(pilot).tap("Advanced").tap("Manual exposure")


@arena_task("camera_manual_exposure_off", "Switch the camera's manual exposure off.")
def test_manual_exposure_off(episode: Episode) -> None:
    judge(episode, CameraState(manual_exposure=True), CameraState())


@test_manual_exposure_off.solution
def manual_exposure_off(pilot: Pilot) -> None:
    turn_exposure(pilot)


@test_manual_exposure_off.mistake("turned twice", fails=SET)
def manual_exposure_off_and_on(pilot: Pilot) -> None:
    turn_exposure(pilot).tap("Manual exposure")


@test_manual_exposure_off.mistake("only looked at", fails=SET)
def look_at_exposure(pilot: Pilot) -> None:
    open_settings(pilot).tap("Advanced")


@arena_task(
    "camera_megapixels_max",
    "Let the camera at the back take photos with as many megapixels as it can.",
    params={"start": one_of(*PHOTO_SIZES[:-1])},
)
def test_megapixels_max(episode: Episode, start: str) -> None:
    judge(episode, CameraState(photo_size=start), CameraState(photo_size=PHOTO_SIZES[-1]))


BACK_PHOTO, FRONT_PHOTO = "Back camera photo", "Front camera photo"
BACK_FILM: Final = "Back camera video"


@test_megapixels_max.solution
def megapixels_max(pilot: Pilot) -> None:
    choose_size(pilot, BACK_PHOTO, MOST)


@test_megapixels_max.mistake("neither most nor least", fails=SET)
def megapixels_middle(pilot: Pilot) -> None:
    choose_size(pilot, BACK_PHOTO, MIDDLE)


@test_megapixels_max.mistake("of the other camera", fails=SET)
def megapixels_max_in_front(pilot: Pilot) -> None:
    choose_size(pilot, FRONT_PHOTO, MOST)


@arena_task(
    "camera_megapixels_min",
    "Let the camera at the back take photos with as few megapixels as it can.",
    params={"start": one_of(*PHOTO_SIZES[1:])},
)
def test_megapixels_min(episode: Episode, start: str) -> None:
    judge(episode, CameraState(photo_size=start), CameraState(photo_size=PHOTO_SIZES[0]))


@test_megapixels_min.solution
def megapixels_min(pilot: Pilot) -> None:
    choose_size(pilot, BACK_PHOTO, LEAST)


@test_megapixels_min.mistake("neither most nor least", fails=SET)
def megapixels_in_between(pilot: Pilot) -> None:
    choose_size(pilot, BACK_PHOTO, MIDDLE)


@test_megapixels_min.mistake("of the other camera as well", fails=SET)
def megapixels_min_of_both(pilot: Pilot) -> None:
    megapixels_min(pilot)
    pilot.tap(FRONT_PHOTO).tap(LEAST)


@arena_task(
    "camera_resolution_hd",
    "Let the camera at the back record videos in HD 720p.",
    params={"start": one_of("small", "medium")},
)
def test_resolution_hd(episode: Episode, start: str) -> None:
    judge(episode, CameraState(film_size=start), CameraState(film_size="large"))


@test_resolution_hd.solution
def resolution_hd(pilot: Pilot) -> None:
    choose_size(pilot, BACK_FILM, FILM_SIZES["large"])


@test_resolution_hd.mistake("another one", fails=SET)
def resolution_sd(pilot: Pilot) -> None:
    choose_size(pilot, BACK_FILM, FILM_SIZES["medium"])


@test_resolution_hd.mistake("not chosen", fails=SET)
def look_at_resolutions(pilot: Pilot) -> None:
    open_settings(pilot).tap("Resolution & quality").tap(BACK_FILM)


@arena_task(
    "camera_resolution_qvga",
    "Let the camera at the back record videos in QVGA.",
    params={"start": one_of("large", "medium")},
)
def test_resolution_qvga(episode: Episode, start: str) -> None:
    judge(episode, CameraState(film_size=start), CameraState(film_size="small"))


@test_resolution_qvga.solution
def resolution_qvga(pilot: Pilot) -> None:
    choose_size(pilot, BACK_FILM, FILM_SIZES["small"])


@test_resolution_qvga.mistake("another one", fails=SET)
def resolution_sd_for_qvga(pilot: Pilot) -> None:
    choose_size(pilot, BACK_FILM, FILM_SIZES["medium"])


@test_resolution_qvga.mistake("of the other camera", fails=SET)
def resolution_qvga_in_front(pilot: Pilot) -> None:
    choose_size(pilot, "Front camera video", FILM_SIZES["small"])
