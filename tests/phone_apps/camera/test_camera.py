"""The camera: photos, films, options, the filmstrip, and what other apps ask of it."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from PIL import Image, ImageStat

from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.location import GEO_FIX
from pytest_androidbench.phone.system.providers.media.tags import sound_facts
from tests.phone_apps.driver import Driver

CAMERA = "com.android.camera2"
ROOT = "/storage/emulated/0"
GPS = 0x8825


@pytest.fixture
def camera(opened: Callable[[str], Driver]) -> Driver:
    """The camera with its first question answered."""
    driver = opened(CAMERA)
    driver.tap("NEXT")
    driver.tap("While using the app")
    return driver


def names(driver: Driver, folder: str) -> list[str]:
    return driver.phone.files.listdir(f"{ROOT}/{folder}")


def to_video(driver: Driver) -> None:
    driver.tap("Toggle mode list")
    driver.tap("Switch to Video Camera")


def taken(driver: Driver) -> Image.Image:
    """The photo taken last."""
    name = names(driver, "Pictures")[-1]
    return Image.open(io.BytesIO(driver.phone.files.read(f"{ROOT}/Pictures/{name}")))


def brightness(driver: Driver) -> float:
    """That of the photo taken last, from 0 on."""
    return ImageStat.Stat(taken(driver).convert("L")).mean[0]


def swipe_left(driver: Driver) -> None:
    driver.phone.windows.fingers.swipe([(900, 1000), (150, 1000)], 300)


def test_the_first_question_is_asked_once(opened: Callable[[str], Driver]) -> None:
    driver = opened(CAMERA)
    driver.tap("check_box")
    driver.tap("NEXT")
    assert driver.find("shutter_button")
    assert driver.find("While using the app") is None
    driver.phone.windows.lifecycle.force_stop(CAMERA)
    driver.phone.windows.start_app(CAMERA)
    assert driver.find("shutter_button")


def test_a_photo_is_a_jpeg_named_by_its_second_and_known_to_the_media_store(
    camera: Driver,
) -> None:
    camera.tap("Shutter")
    (name,) = names(camera, "Pictures")
    assert name == "IMG_20231015_153400.jpg"
    assert taken(camera).size == (960, 1280)
    assert [item.path for item in camera.phone.media.images()] == [f"{ROOT}/Pictures/{name}"]


def test_the_media_store_knows_when_a_photo_was_taken(camera: Driver) -> None:
    camera.tap("Shutter")
    (photo,) = camera.phone.media.images()
    assert photo.taken_ms == photo.modified_ms


def test_a_photo_tells_its_place_unless_that_is_switched_off(camera: Driver) -> None:
    camera.phone.properties.put(GEO_FIX, "-9.5 47.25")
    camera.tap("Shutter")
    assert taken(camera).getexif().get_ifd(GPS) == {1: "N", 2: (47, 15, 0), 3: "W", 4: (9, 30, 0)}
    for label in ("Toggle mode list", "Settings", "Save location"):
        camera.tap(label)
    camera.phone.windows.back()
    camera.phone.clock.advance(1000)
    camera.tap("Shutter")
    assert not taken(camera).getexif().get_ifd(GPS)


def test_on_its_side_the_phone_takes_wide_photos(camera: Driver) -> None:
    camera.phone.windows.rotate(1)
    camera.tap("Shutter")
    assert taken(camera).size == (1280, 960)
    for label in ("Toggle mode list", "Settings", "Advanced"):
        camera.tap(label)


def test_on_its_side_the_phone_shows_the_whole_first_question(
    opened: Callable[[str], Driver],
) -> None:
    driver = opened(CAMERA)
    driver.phone.windows.rotate(1)
    driver.tap("check_box")
    driver.tap("NEXT")
    assert driver.find("shutter_button")


def switch_manual_exposure(camera: Driver) -> None:
    for label in ("Toggle mode list", "Settings", "Advanced", "Manual exposure"):
        camera.tap(label)
    for _ in range(2):
        camera.phone.windows.back()


def test_exposure_makes_photos_brighter_until_it_is_switched_off(camera: Driver) -> None:
    camera.tap("Shutter")
    before = brightness(camera)
    switch_manual_exposure(camera)
    camera.tap("Options")
    camera.tap("Manual Exposure Compensation")
    camera.tap("Exposure Compensation -2")
    camera.tap("Shutter")
    assert brightness(camera) < before
    switch_manual_exposure(camera)
    camera.tap("Options")
    assert camera.find("Manual Exposure Compensation") is None


def test_what_is_not_as_usual_stands_beside_the_folded_options(camera: Driver) -> None:
    camera.tap("Options")
    assert camera.find("countdown_timer_indicator") is None
    camera.tap("Countdown timer is off")
    camera.tap("Shutter")
    camera.phone.clock.advance(3000)
    assert camera.find("countdown_timer_indicator") is not None


def test_who_may_know_the_place_roughly_is_not_asked_again(
    opened: Callable[[str], Driver],
) -> None:
    driver = opened(CAMERA)
    driver.phone.permissions.grant(CAMERA, "ACCESS_COARSE_LOCATION")
    driver.tap("NEXT")
    assert driver.find("shutter_button")


def test_two_photos_of_one_second_have_two_names(camera: Driver) -> None:
    camera.tap("Shutter")
    camera.tap("Shutter")
    assert names(camera, "Pictures") == ["IMG_20231015_153400.jpg", "IMG_20231015_153400_1.jpg"]


def test_a_film_runs_from_one_touch_to_the_next(camera: Driver) -> None:
    to_video(camera)
    camera.tap("Shutter")
    assert names(camera, "Movies") == []
    camera.phone.clock.advance(4200)
    assert camera.find("00:04")
    camera.tap("Shutter")
    (name,) = names(camera, "Movies")
    film = sound_facts(camera.phone.files.read(f"{ROOT}/Movies/{name}"), "video/mp4")
    assert film.duration_ms is not None
    assert 4200 <= film.duration_ms <= 4700


def test_leaving_ends_a_film(camera: Driver) -> None:
    to_video(camera)
    camera.tap("Shutter")
    camera.phone.clock.advance(2000)
    camera.phone.windows.home()
    assert len(names(camera, "Movies")) == 1


def test_the_countdown_waits(camera: Driver) -> None:
    camera.tap("Options")
    camera.tap("Countdown timer is off")
    camera.tap("Shutter")
    assert names(camera, "Pictures") == []
    assert camera.find("3")
    camera.phone.clock.advance(3000)
    assert len(names(camera, "Pictures")) == 1


def test_options_go_on_to_their_next_value(camera: Driver) -> None:
    camera.tap("Options")
    for before, after in (
        ("Flash off", "Flash auto"),
        ("Grid lines off", "Grid lines on"),
        ("Back camera", "Front camera"),
    ):
        camera.tap(before)
        assert camera.find(after)


def test_a_swipe_to_the_right_leads_to_settings_which_make_photos_smaller(camera: Driver) -> None:
    camera.phone.windows.fingers.swipe([(150, 1000), (900, 1000)], 300)
    camera.tap("Settings")
    camera.tap("Resolution & quality")
    camera.tap("Back camera photo")
    camera.tap("(16:9) 0.9 megapixels")
    assert camera.find("(16:9) 0.9 megapixels")
    for _ in range(2):
        camera.phone.windows.back()
    camera.tap("Shutter")
    assert taken(camera).size == (720, 1280)


def test_a_drag_over_the_bar_opens_the_list_of_modes(camera: Driver) -> None:
    camera.phone.windows.fingers.swipe([(120, 2150), (700, 2150)], 300)
    assert camera.find("mode_list")
    camera.phone.windows.fingers.swipe([(900, 1500), (200, 1500)], 300)
    assert camera.find("mode_list") is None


def test_the_filmstrip_shows_the_newest_first_and_goes_back(camera: Driver) -> None:
    camera.tap("Shutter")
    to_video(camera)
    camera.tap("Shutter")
    camera.phone.clock.advance(1000)
    camera.tap("Shutter")
    swipe_left(camera)
    assert camera.find("Video taken on Oct 15, 2023")
    swipe_left(camera)
    assert camera.find("Photo taken on Oct 15, 2023")
    for _ in range(2):
        camera.phone.windows.fingers.swipe([(150, 1000), (900, 1000)], 300)
    assert camera.find("shutter_button")


def test_a_deleted_picture_can_be_had_back_for_a_while(camera: Driver) -> None:
    camera.tap("Shutter")
    camera.tap("Toggle filmstrip")
    camera.tap("Delete")
    camera.tap("UNDO")
    assert len(names(camera, "Pictures")) == 1
    camera.tap("Delete")
    camera.phone.clock.advance(5000)
    assert names(camera, "Pictures") == []
    assert camera.find("shutter_button")


def test_going_back_throws_a_deleted_picture_away_and_stays_in_the_app(camera: Driver) -> None:
    camera.tap("Shutter")
    camera.tap("Toggle filmstrip")
    camera.tap("Delete")
    camera.phone.windows.back()
    assert names(camera, "Pictures") == []
    assert camera.find("shutter_button")


def test_the_place_can_be_told_only_roughly(opened: Callable[[str], Driver]) -> None:
    driver = opened(CAMERA)
    driver.tap("NEXT")
    driver.tap("Approximate")
    driver.tap("While using the app")
    held = driver.phone.permissions.held
    assert held(CAMERA, "ACCESS_COARSE_LOCATION")
    assert not held(CAMERA, "ACCESS_FINE_LOCATION")
    assert driver.find("shutter_button")


def test_on_its_side_the_phone_lets_one_scroll_to_every_answer(
    opened: Callable[[str], Driver],
) -> None:
    driver = opened(CAMERA)
    driver.phone.windows.rotate(1)
    driver.tap("NEXT")
    driver.phone.windows.fingers.swipe([(1200, 800), (1200, 300)], 300)
    driver.tap("Don’t allow")
    assert driver.find("shutter_button")
    assert not driver.phone.permissions.held(CAMERA, "ACCESS_COARSE_LOCATION")


def test_details_tell_name_and_size(camera: Driver) -> None:
    camera.tap("Shutter")
    camera.tap("Toggle filmstrip")
    camera.tap("More options")
    camera.tap("Details")
    assert {"Title: IMG_20231015_153400", "Width: 960", "Height: 1280"} <= set(camera.texts())


def test_another_app_gets_the_photo_where_it_wants_it(camera: Driver) -> None:
    target = f"file://{ROOT}/Pictures/wanted.jpg"
    action = "android.media.action.IMAGE_CAPTURE"
    camera.phone.activities.start(Intent(action=action, extras={"output": target}))
    camera.tap("Shutter")
    camera.tap("Retake")
    camera.tap("Shutter")
    assert names(camera, "Pictures") == []
    camera.tap("Done")
    assert names(camera, "Pictures") == ["wanted.jpg"]
    assert camera.crashes() == []


def choose_size(camera: Driver, row: str, size: str) -> None:
    for label in ("Toggle mode list", "Settings", "Resolution & quality", row, size):
        camera.tap(label)
    for _ in range(2):
        camera.phone.windows.back()


def test_photos_have_the_size_that_is_chosen_for_their_side(camera: Driver) -> None:
    choose_size(camera, "Back camera photo", "(4:3) 0.3 megapixels")
    camera.tap("Shutter")
    assert taken(camera).size == (480, 640)


def test_the_light_of_films_is_none_of_photos(camera: Driver) -> None:
    camera.tap("Toggle mode list")
    camera.tap("Switch to Video Camera")
    camera.tap("Options")
    camera.tap("Flash off")
    assert camera.find("Flash on")
    camera.tap("Toggle mode list")
    camera.tap("Switch to Camera Mode")
    assert camera.find("Flash off")
