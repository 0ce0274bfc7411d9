"""Who is written to, and what the provider then holds."""

from __future__ import annotations

from tests.phone_apps.driver import Driver
from tests.phone_apps.texting import wait

MESSENGER = "com.simplemobiletools.smsmessenger"


def become_default(driver: Driver) -> None:
    """Answer the first question; who holds the role may notify without another."""
    driver.tap("SMS Messenger")
    driver.tap("Set as default")


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
