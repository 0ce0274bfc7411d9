"""Who is written to, and what the provider then holds: of any messaging app."""

from __future__ import annotations

from pytest_androidbench.phone.kit.people.model import Entry, Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from tests.phone_apps.driver import Driver

ADA, BO, STRANGER = "+15551234567", "+15559876543", "+12025550199"


def add_contacts(driver: Driver) -> None:
    """Ada Kovács, and Bo Lindqvist with two numbers."""
    store = PeopleStore(driver.phone)
    store.save(Person(first="Ada", last="Kovács", phones=[Entry(value=ADA)]))
    numbers = [Entry(value=BO), Entry(value="+15550001111", type=3)]
    store.save(Person(first="Bo", last="Lindqvist", phones=numbers))
    driver.phone.windows.invalidate()


def wait(driver: Driver, ms: int) -> None:
    """Let time pass."""
    driver.phone.clock.advance(ms)
    driver.phone.windows.changed()


def receive(driver: Driver, number: str, text: str) -> None:
    """A message arrives, and its heads-up goes away."""
    driver.phone.telephony.receive_sms(number, text)
    wait(driver, 6000)


def rows(driver: Driver, *columns: str, folder: str = "") -> list[tuple[object, ...]]:
    """Messages, oldest first."""
    uri = f"content://sms/{folder}"
    return [tuple(r) for r in driver.phone.providers.query(uri, columns, sort="_id").rows]
