"""Messages that are taken along in a file."""

from __future__ import annotations

from tests.phone_apps.driver import Driver
from tests.phone_apps.texting import ADA, receive, wait

FOLDER = "/storage/emulated/0/Download"


def settings(driver: Driver, row: str) -> None:
    """Choose a row of the settings."""
    driver.tap("Settings")
    driver.tap(row)


def test_there_is_nothing_to_export_without_messages(messages: Driver) -> None:
    settings(messages, "Export messages")
    messages.tap("OK")
    messages.tap("SAVE")
    assert messages.phone.windows.last_toast() == "No entries for exporting have been found"


def test_exported_messages_are_known_when_they_are_imported(messages: Driver) -> None:
    receive(messages, ADA, "Lunch at one?")
    settings(messages, "Export messages")
    messages.tap("OK")
    messages.tap("SAVE")
    assert messages.phone.windows.last_toast() == "Exporting successful"
    (name,) = messages.phone.files.listdir(FOLDER)
    assert name.startswith("Messages_20231015_1534")
    assert b"Lunch at one?" in messages.phone.files.read(f"{FOLDER}/{name}")
    wait(messages, 4000)
    messages.tap("Import messages")
    messages.tap(name)
    messages.tap("OK")
    assert messages.phone.windows.last_toast() == "No new items have been found"
