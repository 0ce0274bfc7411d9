"""A picture becomes the wallpaper: of the home screen, of the lock screen, or of both."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.photos.app import ATTACH
from pytest_androidbench.phone.kit.wallpaper import FILE, LOCK_FILE
from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.photos.conftest import FIRST, Pictures


def use_as(pictures: Pictures) -> None:
    pictures.open_first()
    pictures.tap("More options")
    pictures.tap("Use as")


def kept(pictures: Pictures, path: str) -> bytes | None:
    files = pictures.phone.files
    return files.read(path) if files.is_file(path) else None


@pytest.mark.parametrize(
    ("screens", "home", "lock"),
    [
        ("Home screen", True, False),
        ("Lock screen", False, True),
        ("Home and lock screens", True, False),
    ],
)
def test_the_screens_that_are_chosen_have_the_picture(
    pictures: Pictures, screens: str, home: bool, lock: bool
) -> None:
    picture = pictures.phone.files.read(FIRST)
    use_as(pictures)
    pictures.tap("set_wallpaper")
    pictures.tap(screens)
    assert kept(pictures, FILE) == (picture if home else None)
    assert kept(pictures, LOCK_FILE) == (picture if lock else None)
    assert pictures.find("photo_view") is not None, "back at the picture"


def test_the_home_screen_alone_leaves_the_lock_screen_what_it_had(pictures: Pictures) -> None:
    use_as(pictures)
    pictures.tap("set_wallpaper")
    pictures.tap("Home screen")
    assert pictures.phone.settings.text("system", "wallpaper_lock", "") == "dawn"


def test_nothing_is_changed_before_a_screen_is_chosen(pictures: Pictures) -> None:
    use_as(pictures)
    pictures.tap("set_wallpaper")
    pictures.tap("Cancel")
    pictures.back()
    assert kept(pictures, FILE) is None
    assert kept(pictures, LOCK_FILE) is None


def test_what_is_no_picture_cannot_be_set(pictures: Pictures) -> None:
    path = pictures.put("IMG_0001.jpg", b"no picture")
    address = pictures.phone.media.uri_of(path)
    pictures.phone.activities.start(Intent(action=ATTACH, data=address, type="image/jpeg"))
    button = pictures.find("set_wallpaper")
    assert button is not None
    assert not button.enabled
