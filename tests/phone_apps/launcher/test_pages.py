"""Home pages: made by dragging, gone through by swiping, and gone when nothing is left on them."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from pytest_androidbench.phone.apps.clipper.app import ClipperApp
from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.system.snapshots import put_back, take
from tests.phone_apps.driver import APPS, Driver
from tests.phone_apps.launcher.icon_drags import carry, open_drawer, place, within

RIGHT, LEFT = (1075, 1000), (5, 1000)
CONTACTS = "com.google.android.contacts"


@pytest.fixture
def driver() -> Driver:
    """A phone that shows its home screen."""
    driver = Driver(Phone(PhoneConfig(apps=(*APPS, ClipperApp))))
    driver.phone.windows.home()
    return driver


def swipe(driver: Driver, *, left: bool) -> None:
    """Go to the next page, or to the one before."""
    way = [(900, 1000), (200, 1000)]
    driver.phone.windows.fingers.swipe(way if left else way[::-1], 200)


def on_first_page(driver: Driver) -> bool:
    return driver.find("bc_smartspace_view") is not None


def shell(driver: Driver, command: str) -> str:
    return asyncio.run(run_text(driver.phone, command, b"")).stdout


def to_second_page(driver: Driver) -> None:
    """Put Contacts on a page of their own."""
    open_drawer(driver)
    carry(driver, place(driver, "Contacts"), (RIGHT, 600), ((400, 1000), 0))


def test_icon_dragged_to_the_edge_gets_a_new_page(driver: Driver) -> None:
    to_second_page(driver)
    assert not on_first_page(driver)
    assert within(driver, "workspace", "Contacts")
    swipe(driver, left=False)
    assert on_first_page(driver)
    assert not within(driver, "workspace", "Contacts")
    swipe(driver, left=True)
    assert within(driver, "workspace", "Contacts")


def test_page_is_turned_only_for_a_finger_that_rests_at_the_edge(driver: Driver) -> None:
    open_drawer(driver)
    carry(driver, place(driver, "Contacts"), (RIGHT, 300), ((400, 1000), 600))
    assert on_first_page(driver)
    assert within(driver, "workspace", "Contacts")


def test_empty_page_goes(driver: Driver) -> None:
    to_second_page(driver)
    carry(driver, place(driver, "Contacts"), ((500, 1000), 100), (LEFT, 600), ((400, 1000), 0))
    assert on_first_page(driver)
    assert within(driver, "workspace", "Contacts")
    swipe(driver, left=True)
    assert on_first_page(driver)


def test_only_icon_of_the_last_page_makes_no_further_one(driver: Driver) -> None:
    to_second_page(driver)
    carry(driver, place(driver, "Contacts"), ((500, 1000), 100), (RIGHT, 600), ((400, 1000), 0))
    swipe(driver, left=False)
    assert on_first_page(driver)


def test_home_goes_to_the_first_page_when_another_one_is_shown(driver: Driver) -> None:
    to_second_page(driver)
    driver.tap("Contacts")
    driver.phone.windows.home()
    assert not on_first_page(driver)
    driver.phone.windows.home()
    assert on_first_page(driver)


def test_pages_come_back_with_a_snapshot(driver: Driver) -> None:
    to_second_page(driver)
    kept = take(driver.phone)
    carry(driver, place(driver, "Contacts"), ((500, 1000), 100), (LEFT, 600), ((400, 1000), 0))
    put_back(driver.phone, kept)
    assert not on_first_page(driver)
    assert within(driver, "workspace", "Contacts")


def test_dot_tells_of_notifications_while_it_is_wanted(driver: Driver) -> None:
    to_second_page(driver)
    driver.phone.permissions.grant(CONTACTS, "POST_NOTIFICATIONS")
    driver.phone.notifications.post(Notification(package=CONTACTS, id=1, title="Ada"))
    assert driver.find("Contacts has 1 notification")
    driver.phone.notifications.post(Notification(package=CONTACTS, id=2, title="Bo"))
    assert driver.find("Contacts has 2 notifications")
    driver.phone.settings.put("secure", f"app_badge:{CONTACTS}", 0)
    assert not driver.find("Contacts has 2 notifications")
    driver.phone.settings.put("secure", f"app_badge:{CONTACTS}", 1)
    driver.phone.settings.put("secure", "notification_badging", 0)
    assert not driver.find("Contacts has 2 notifications")
    assert within(driver, "workspace", "Contacts")


@pytest.mark.parametrize(("reason", "wanted", "added"), [(4, 1, 1), (4, 0, 0), (0, 1, 0)])
def test_icon_of_an_installed_app_is_added_where_that_is_wanted(
    driver: Driver, reason: int, wanted: int, added: int
) -> None:
    if not wanted:
        driver.phone.windows.fingers.long_press(540, 1300)
        driver.tap("Home settings")
        driver.tap("Add app icons to Home screen")
        driver.phone.windows.home()
    shell(driver, f"cp $(pm path {ClipperApp.package} | cut -d: -f2) /data/local/tmp/c.apk")
    shell(driver, f"pm uninstall {ClipperApp.package}")
    assert shell(driver, f"pm install --install-reason {reason} /data/local/tmp/c.apk")
    swipe(driver, left=True)
    assert on_first_page(driver) == (not added)
    assert (within(driver, "workspace", "Clipper") is not None) == bool(added)


def test_new_page_lies_at_the_left_where_the_language_runs_right_to_left(driver: Driver) -> None:
    driver.phone.show_on(replace(driver.phone.display, force_rtl=True))
    open_drawer(driver)
    carry(driver, place(driver, "Contacts"), (LEFT, 600), ((400, 1000), 0))
    assert not on_first_page(driver)
    swipe(driver, left=True)
    assert on_first_page(driver)
