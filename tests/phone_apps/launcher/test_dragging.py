"""What a person does with the icons of the home screen and the dock."""

from __future__ import annotations

from typing import Final

import pytest

from pytest_androidbench.phone.apps.clipper.app import ClipperApp
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.driver import APPS, Driver
from tests.phone_apps.launcher.ways import MIDDLE, make_folder

DRAG_MS: Final = 1000


@pytest.fixture
def driver() -> Driver:
    """A phone that shows its home screen."""
    driver = Driver(Phone(PhoneConfig(apps=(*APPS, ClipperApp))))
    driver.phone.windows.home()
    return driver


def place(driver: Driver, label: str) -> tuple[int, int]:
    """Where a node is."""
    node = driver.find(label)
    assert node is not None, driver.texts()
    return node.bounds.center


def drag(driver: Driver, label: str, end: tuple[int, int]) -> None:
    """Hold an icon, and let it go elsewhere."""
    driver.phone.windows.fingers.drag(place(driver, label), end, DRAG_MS)


def open_drawer(driver: Driver) -> None:
    driver.phone.windows.fingers.swipe([(540, 1700), (540, 400)], 300)


def within(driver: Driver, id_: str, label: str) -> Node | None:
    """The icon of an app in a part of the screen."""
    part = driver.find(id_)
    assert part is not None
    inside = [n for n in driver.nodes() if part.bounds.contains(n.bounds.center)]
    return next((n for n in inside if n.desc == label), None)


def begin(driver: Driver, label: str) -> None:
    """Hold an icon and move the finger a little up."""
    x, y = place(driver, label)
    driver.phone.windows.fingers.touch("down", x, y)
    driver.phone.clock.advance(600)
    driver.phone.windows.fingers.touch("move", x, y - 200)


def test_icon_of_the_drawer_is_put_on_the_home_screen(driver: Driver) -> None:
    open_drawer(driver)
    drag(driver, "Contacts", MIDDLE)
    icon = within(driver, "workspace", "Contacts")
    assert icon is not None
    assert icon.bounds.contains(MIDDLE)
    driver.tap("Contacts")
    assert driver.phone.windows.foreground == "com.google.android.contacts"
    driver.phone.windows.home()
    assert within(driver, "workspace", "Contacts")


def test_icon_on_the_home_screen_is_moved(driver: Driver) -> None:
    open_drawer(driver)
    drag(driver, "Contacts", MIDDLE)
    drag(driver, "Contacts", (900, 1600))
    icons = [n for n in driver.nodes() if n.desc == "Contacts"]
    assert [n.bounds.contains((900, 1600)) for n in icons] == [True]


def test_predicted_app_is_pinned_where_it_is_dropped(driver: Driver) -> None:
    drag(driver, "Predicted app: Clock", (930, 2000))
    icon = within(driver, "hotseat", "Clock")
    assert icon is not None
    assert icon.bounds.contains((930, 2000))


def test_predicted_app_is_suggested_no_more(driver: Driver) -> None:
    begin(driver, "Predicted app: Clock")
    assert driver.find("Cancel")
    driver.phone.windows.fingers.touch("up", *place(driver, "Don't suggest app"))
    assert not driver.find("Predicted app: Clock")
    assert driver.find("Predicted app: Contacts")


def test_menu_goes_when_the_icon_comes_along(driver: Driver) -> None:
    driver.long_press("Predicted app: Clock")
    assert driver.find("popup_container")
    driver.phone.windows.back()
    begin(driver, "Predicted app: Clock")
    assert not driver.find("popup_container")
    assert driver.find("drop_target_bar")


def test_icon_is_removed_and_brought_back(driver: Driver) -> None:
    open_drawer(driver)
    drag(driver, "Contacts", MIDDLE)
    begin(driver, "Contacts")
    driver.phone.windows.fingers.touch("up", *place(driver, "Remove"))
    assert not within(driver, "workspace", "Contacts")
    assert driver.find("Item removed")
    driver.tap("Undo")
    assert within(driver, "workspace", "Contacts")
    begin(driver, "Contacts")
    driver.phone.windows.fingers.touch("up", *place(driver, "Remove"))
    driver.phone.clock.advance(5000)
    assert not driver.find("Item removed")
    assert not within(driver, "workspace", "Contacts")


def test_icon_of_the_drawer_is_let_go_on_cancel(driver: Driver) -> None:
    open_drawer(driver)
    begin(driver, "Contacts")
    driver.phone.windows.fingers.touch("up", *place(driver, "Cancel"))
    assert not driver.find("drop_target_bar")
    assert not within(driver, "workspace", "Contacts")


def test_app_is_uninstalled_by_its_icon(driver: Driver) -> None:
    open_drawer(driver)
    begin(driver, "Clipper")
    driver.phone.windows.fingers.touch("up", *place(driver, "Uninstall"))
    assert driver.phone.packages.app(ClipperApp.package) is None


def test_full_dock_takes_no_more(driver: Driver) -> None:
    for x, label in ((130, "Contacts"), (400, "Clock"), (670, "Settings"), (930, "Clipper")):
        open_drawer(driver)
        drag(driver, label, (x, 2000))
    make_folder(driver)
    drag(driver, "Folder: , 2 items", (500, 2000))
    assert driver.phone.windows.last_toast() == "No room in the Favorites tray"


def test_icon_dropped_on_another_makes_a_folder_that_can_be_named(driver: Driver) -> None:
    make_folder(driver)
    driver.tap("Folder: , 2 items")
    driver.tap("folder_name")
    driver.phone.windows.type_text("Times")
    driver.phone.windows.home()
    assert driver.find("Folder: Times, 2 items")
    driver.tap("Folder: Times, 2 items")
    icon = within(driver, "folder_content", "Clock")
    assert icon is not None
    driver.touch(icon)
    assert driver.phone.windows.foreground == "com.google.android.deskclock"


def test_folder_grows_and_goes_when_one_app_is_left(driver: Driver) -> None:
    make_folder(driver)
    open_drawer(driver)
    drag(driver, "Settings", MIDDLE)
    for folder, label, end in (
        ("Folder: , 3 items", "Clock", (900, 1700)),
        ("Folder: , 2 items", "Settings", (130, 1700)),
    ):
        driver.tap(folder)
        icon = within(driver, "folder_content", label)
        assert icon is not None
        driver.phone.windows.fingers.drag(icon.bounds.center, end, DRAG_MS)
        assert within(driver, "workspace", label)
    assert not driver.find("Folder: , 2 items")
    assert within(driver, "workspace", "Contacts")


def test_folder_is_moved_and_removed_whole(driver: Driver) -> None:
    make_folder(driver)
    drag(driver, "Folder: , 2 items", (900, 1600))
    begin(driver, "Folder: , 2 items")
    driver.phone.windows.fingers.touch("up", *place(driver, "Remove"))
    assert not within(driver, "workspace", "Folder: , 2 items")
    driver.tap("Undo")
    assert within(driver, "workspace", "Folder: , 2 items")
