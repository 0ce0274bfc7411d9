"""Who is written to, and what the provider then holds."""

from __future__ import annotations

from pytest_androidbench.phone.kit.people.model import Entry, Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from tests.phone_apps.driver import Driver

MESSENGER = "com.simplemobiletools.smsmessenger"
ADA, BO, STRANGER = "+15551234567", "+15559876543", "+12025550199"


def become_default(driver: Driver) -> None:
    """Answer the first questions."""
    driver.tap("SMS Messenger")
    driver.tap("Set as default")
    driver.tap("Allow")


def add_contacts(driver: Driver) -> None:
    """Ada Kovács, and Bo Lindqvist with two numbers."""
    store = PeopleStore(driver.phone)
    store.save(Person(first="Ada", last="Kovács", phones=[Entry(value=ADA)]))
    numbers = [Entry(value=BO), Entry(value="+15550001111", type=3)]
    store.save(Person(first="Bo", last="Lindqvist", phones=numbers))
    driver.phone.windows.invalidate()


def receive(driver: Driver, number: str, text: str) -> None:
    """A message arrives, and its notification goes away."""
    driver.phone.telephony.receive_sms(number, text)
    wait(driver, 6000)


def wait(driver: Driver, ms: int) -> None:
    """Let time pass."""
    driver.phone.clock.advance(ms)
    driver.phone.windows.changed()


def write(driver: Driver, text: str) -> None:
    """Put a text into the field of a conversation."""
    driver.tap("thread_type_message")
    driver.phone.windows.type_text(text)


def send(driver: Driver, text: str) -> None:
    """Write and send."""
    write(driver, text)
    driver.tap("thread_send_message")
    wait(driver, 1000)


def hold(driver: Driver, label: str) -> None:
    """Press something for long."""
    driver.phone.windows.fingers.long_press(*driver.scrolled_to(label).bounds.center)


def rows(driver: Driver, *columns: str, folder: str = "") -> list[tuple[object, ...]]:
    """Messages, oldest first."""
    uri = f"content://sms/{folder}"
    return [tuple(r) for r in driver.phone.providers.query(uri, columns, sort="_id").rows]
