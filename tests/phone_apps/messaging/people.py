"""Who is written to, and what the provider then holds."""

from __future__ import annotations

from tests.phone_apps.driver import Driver
from tests.phone_apps.texting import wait

PACKAGE = "com.google.android.apps.messaging"
SIMPLE = "com.simplemobiletools.smsmessenger"
SMS = "android.app.role.SMS"
SHOWN_STRANGER = "+1 202-555-0199"


def write(driver: Driver, text: str) -> None:
    """Put a text into the field of a conversation."""
    driver.tap("compose_message_text")
    driver.phone.windows.type_text(text)


def send(driver: Driver, text: str) -> None:
    """Write and send."""
    write(driver, text)
    driver.tap("Send SMS")
    wait(driver, 1000)


def threads(driver: Driver, *columns: str) -> list[tuple[object, ...]]:
    uri = "content://mms-sms/conversations?simple=true"
    return [tuple(row) for row in driver.phone.providers.query(uri, columns).rows]
