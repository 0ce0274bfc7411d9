"""Contacts are handed to other apps as the file of their vCards."""

from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.appdata.vcards import cards_in
from pytest_androidbench.phone.kit.people.model import Entry, Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from tests.phone_apps.driver import Driver

PACKAGE = "com.google.android.contacts"
CACHE = f"/data/data/{PACKAGE}/cache"


def shown(opened: Callable[[str], Driver], *names: str) -> Driver:
    """The list with some people, each with a number."""
    driver = opened(PACKAGE)
    driver.tap("Skip")
    driver.tap("Don’t allow")
    for name in names:
        number = Entry(value=f"555-010{len(name)}", type=2)
        PeopleStore(driver.phone).save(Person(first=name, phones=[number]))
    driver.phone.windows.changed()
    return driver


def shared(driver: Driver, name: str) -> list[tuple[str, tuple[str, ...]]]:
    """Who is in the file that is offered."""
    assert "Share" in driver.texts()
    return cards_in(driver.phone.files.read(f"{CACHE}/{name}").decode())


def test_a_card_is_shared_as_a_file_of_its_name(opened: Callable[[str], Driver]) -> None:
    driver = shown(opened, "Ada", "Bo")
    driver.tap("Ada")
    driver.tap("Share contact")
    assert shared(driver, "Ada.vcf") == [("Ada", ("5550103",))]


def test_several_are_shared_as_one_file(opened: Callable[[str], Driver]) -> None:
    driver = shown(opened, "Ada", "Bo", "Cleo")
    driver.long_press("Ada")
    driver.tap("Bo")
    driver.tap("menu_share")
    assert shared(driver, "contacts.vcf") == [("Ada", ("5550103",)), ("Bo", ("5550102",))]


def test_a_name_leads_out_of_no_folder(opened: Callable[[str], Driver]) -> None:
    driver = shown(opened, "../Eve")
    driver.tap("../Eve")
    driver.tap("Share contact")
    assert shared(driver, "Eve.vcf") == [("../Eve", ("5550106",))]
