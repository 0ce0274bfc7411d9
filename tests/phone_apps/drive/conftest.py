from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from pytest_androidbench.phone.apps.drive import names
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.apps.drive.schema import DriveItem
from pytest_androidbench.phone.system.intents import ACTION_SEND, Intent
from tests.phone_apps.driver import Driver

BOB = "bob@example.com"


@dataclass
class Drive(Driver):
    """Drive in front."""

    @property
    def app(self) -> DriveApp:
        return self.app_of(DriveApp)

    def write(self, text: str) -> None:
        self.phone.windows.type_text(text)

    def item(self, name: str) -> DriveItem:
        found = self.app.store.items.first("WHERE name = ? ORDER BY _id", name)
        assert found is not None, name
        return found

    def path(self, name: str) -> list[str]:
        """The folders above a file, from the top on."""
        items = self.app.store.items
        above = [items.get(each) for each in self.app.store.above(self.item(name).folder)]
        return [each.name for each in reversed(above) if each is not None]

    def upload(self, name: str, data: bytes = b"%PDF-1.4") -> None:
        """Let another app share a file of the phone."""
        path = f"/sdcard/Download/{name}"
        self.phone.files.write(path, data)
        extras = {"android.intent.extra.STREAM": f"file://{path}"}
        self.phone.activities.start(
            Intent(
                action=ACTION_SEND,
                type="application/pdf",
                extras=extras,
                component=f"{names.PACKAGE}/{names.UPLOAD}",
            )
        )


@pytest.fixture
def drive(opened: Callable[[str], Driver]) -> Drive:
    return Drive(opened(names.PACKAGE).phone)


@pytest.fixture
def files(drive: Drive) -> Drive:
    """The tab with all files."""
    drive.tap("menu_navigation_drives")
    return drive
