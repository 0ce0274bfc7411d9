from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.recorder.app import RecorderApp
from pytest_androidbench.phone.apps.recorder.names import FOLDER, PACKAGE
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver


@dataclass
class Studio(Driver):
    """Audio Recorder in front, with its rows and files at hand."""

    @property
    def app(self) -> RecorderApp:
        found = self.phone.packages.app(PACKAGE)
        assert isinstance(found, RecorderApp)
        return found

    def rows(self, table: str = "records") -> list[dict[str, Any]]:
        """All rows, in the order they were made."""
        found = self.app.database().query(f"SELECT * FROM {table} ORDER BY _id")
        return [dict(row) for row in found]

    def files(self) -> dict[str, int]:
        """Sizes by name."""
        files = self.phone.files
        return {name: len(files.read(f"{FOLDER}/{name}")) for name in sorted(files.listdir(FOLDER))}

    def record(self, ms: int = 5_000, name: str = "") -> None:
        """Make a recording, and name it unless the app's name is kept."""
        self.tap("btn_record")
        self.wait(ms)
        self.tap("btn_record_stop")
        if name:
            self.rename_to(name)
            self.tap("dialog_positive_btn")
        else:
            self.tap("dialog_negative_btn")

    def rename_to(self, name: str) -> None:
        """Replace what is in the field for a name."""
        field = self.find("input_name")
        assert field is not None
        self.phone.windows.set_text(field, name)

    def value(self, id_: str) -> str:
        node = self.find(id_)
        assert node is not None, self.texts()
        return node.text

    def names(self) -> list[str]:
        """The recordings in the list on the screen."""
        return [n.text for n in self.nodes() if n.resource_id.endswith("/list_item_name")]

    def said(self) -> str:
        return str(self.phone.windows.last_toast())


@pytest.fixture
def fresh(text_engine: TextEngine) -> Studio:
    """The app at its first page."""
    config = PhoneConfig(apps=(*CORE, SettingsApp, DocumentsApp, RecorderApp))
    phone = Phone(config, text_engine)
    phone.windows.start_app(PACKAGE)
    return Studio(phone)


@pytest.fixture
def studio(fresh: Studio) -> Studio:
    """The app after its first pages, with the microphone to use."""
    fresh.tap("btn_action")
    fresh.tap("btn_apply")
    fresh.phone.permissions.grant(PACKAGE, "RECORD_AUDIO")
    return fresh
