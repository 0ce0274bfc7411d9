from __future__ import annotations

from dataclasses import dataclass

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.photos.app import PACKAGE, PhotosApp
from pytest_androidbench.phone.apps.photos.content import path_of
from pytest_androidbench.phone.apps.photos.store import PhotoLibrary
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.world.photos import PHOTOS
from tests.phone_apps.driver import Driver

CAMERA = "/storage/emulated/0/DCIM/Camera"
FIRST = path_of(PHOTOS[1])
"""The newest picture, of 11 o'clock today."""
SECOND = path_of(PHOTOS[0])


@dataclass
class Pictures(Driver):
    """Photos in front, with its rows at hand."""

    @property
    def store(self) -> PhotoLibrary:
        return PhotoLibrary(self.app_of(PhotosApp))

    def cells(self) -> list[str]:
        """The pictures on the screen."""
        return [n.desc for n in self.nodes() if n.desc.startswith("Photo taken on")]

    def open_first(self) -> None:
        self.tap(self.cells()[0])

    def back(self) -> None:
        self.phone.windows.back()

    def put(self, name: str, data: bytes) -> str:
        """Write a file beside the camera's photos; gives its path."""
        path = f"{CAMERA}/{name}"
        self.phone.files.write(path, data)
        self.phone.windows.changed()
        return path

    def type(self, text: str) -> None:
        self.phone.windows.type_text(text)


@pytest.fixture
def pictures(text_engine: TextEngine) -> Pictures:
    phone = Phone(PhoneConfig(apps=(*CORE, SettingsApp, DocumentsApp, PhotosApp)), text_engine)
    phone.windows.start_app(PACKAGE)
    return Pictures(phone)
