"""The picture in Android's file lies behind the home screen and the lock screen."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from pytest_androidbench.phone.kit.wallpaper import FILE
from tests.phone_apps.driver import Driver, started

PLACE = (540, 700)
"""Of the home screen, where neither icon nor widget is."""
RED = (200, 30, 40)


@pytest.fixture
def driver() -> Driver:
    """A phone that shows its home screen."""
    driver = started()
    driver.phone.windows.home()
    return driver


def picture(kind: str, size: tuple[int, int] = (1080, 2160)) -> bytes:
    file = BytesIO()
    Image.new("RGB", size, RED).save(file, kind)
    return file.getvalue()


def put(driver: Driver, data: bytes) -> None:
    driver.phone.files.mkdir(FILE.rpartition("/")[0], parents=True)
    driver.phone.files.write(FILE, data)
    driver.phone.windows.invalidate()


def colour(driver: Driver) -> tuple[int, ...]:
    found = driver.phone.windows.view.image().convert("RGB").getpixel(PLACE)
    assert isinstance(found, tuple)
    return found


@pytest.mark.parametrize("kind", ["BMP", "PNG"])
@pytest.mark.parametrize("size", [(1080, 2160), (40, 30)])
def test_a_picture_in_the_file_covers_the_screen(
    driver: Driver, kind: str, size: tuple[int, int]
) -> None:
    put(driver, picture(kind, size))
    assert colour(driver) == RED


def test_without_a_picture_it_is_as_it_was(driver: Driver) -> None:
    before = colour(driver)
    for data in (b"", b"no picture", picture("PNG")[:20]):
        put(driver, data)
        assert colour(driver) == before
    put(driver, picture("BMP"))
    assert colour(driver) == RED
    driver.phone.files.remove(FILE)
    driver.phone.windows.invalidate()
    assert colour(driver) == before


def test_the_menu_of_the_home_screen_leads_to_another_picture(driver: Driver) -> None:
    put(driver, picture("PNG"))
    driver.phone.windows.fingers.long_press(*PLACE)
    driver.tap("Wallpaper & style")
    driver.tap("Change wallpaper")
    choose(driver, "Solid colors", "Gray", "Home screen")
    assert not driver.phone.files.is_file(FILE)
    driver.phone.windows.home()
    plain = colour(driver)
    assert plain != RED
    driver.page("wallpapers")
    choose(driver, "Default wallpaper", "Dawn", "Home and lock screens")
    driver.phone.windows.home()
    assert colour(driver) not in (plain, RED)


def choose(driver: Driver, category: str, name: str, screens: str) -> None:
    """Have a wallpaper on one of the screens or on both."""
    for label in (category, name, "Set wallpaper", screens):
        driver.tap(label)


def locked_colour(driver: Driver) -> tuple[int, ...]:
    """The colour of the lock screen at the place; the phone is unlocked again after."""
    driver.phone.locks.set_disabled(False)
    driver.phone.keyguard.lock()
    found = colour(driver)
    driver.phone.keyguard.dismiss()
    return found


def test_the_lock_screen_keeps_what_it_had_until_it_gets_another_one(driver: Driver) -> None:
    before = locked_colour(driver)
    driver.page("wallpapers")
    choose(driver, "Solid colors", "Gray", "Home screen")
    assert locked_colour(driver) == before
    driver.page("wallpapers")
    choose(driver, "Life", "Leaf", "Lock screen")
    own = locked_colour(driver)
    assert own != before
    driver.phone.windows.home()
    assert colour(driver) != own


def test_the_lock_screen_keeps_a_picture_that_leaves_the_home_screen(driver: Driver) -> None:
    put(driver, picture("PNG"))
    driver.page("wallpapers")
    choose(driver, "Solid colors", "Gray", "Home screen")
    assert locked_colour(driver) == RED
    driver.page("wallpapers")
    choose(driver, "Solid colors", "Navy", "Home and lock screens")
    assert locked_colour(driver) != RED
