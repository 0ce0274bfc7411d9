from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass

import pytest
from PIL import Image, ImageDraw

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.model import PACKAGE
from pytest_androidbench.phone.apps.gallery.preferences import GalleryPreferences
from pytest_androidbench.phone.apps.settings import SettingsApp, SettingsSearch
from pytest_androidbench.phone.system.app_ops import all_files
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.driver import Driver
from tests.phone_system.sample import NotesApp

ROOT = "/storage/emulated/0"
FIRST_MS = 1_697_300_000_000
PERMISSIONS = (
    "WRITE_EXTERNAL_STORAGE",
    "ACCESS_MEDIA_LOCATION",
    "READ_MEDIA_IMAGES",
    "READ_MEDIA_VIDEO",
    "POST_NOTIFICATIONS",
)
FILES = (
    "DCIM/bill 2.jpg",
    "DCIM/bill 10.jpg",
    "DCIM/cat.png",
    "Pictures/sea.jpg",
    "Pictures/wood.gif",
)
"""Oldest first."""


def picture(name: str, size: tuple[int, int] = (120, 90)) -> bytes:
    """A picture with its own name in it."""
    image, out = Image.new("RGB", size, "#336699"), io.BytesIO()
    ImageDraw.Draw(image).text((8, 8), name, fill="white")
    kinds = {"jpg": "JPEG", "png": "PNG", "gif": "GIF", "webp": "WEBP"}
    image.save(out, kinds[name.rpartition(".")[2]])
    return out.getvalue()


@dataclass
class Gallery(Driver):
    """A phone with the app in front."""

    @property
    def config(self) -> GalleryPreferences:
        app = self.phone.packages.app(PACKAGE)
        assert app is not None
        return GalleryPreferences(app.prefs("Prefs"))

    def put(self, *paths: str) -> None:
        for number, path in enumerate(paths):
            folder = f"{ROOT}/{path}".rpartition("/")[0]
            self.phone.files.mkdir(folder, parents=True)
            data = picture(path.rpartition("/")[2])
            self.phone.files.write(f"{ROOT}/{path}", data, mtime_ms=FIRST_MS + number * 60_000)

    def allow(self) -> None:
        """What is asked for at the first start."""
        for name in PERMISSIONS:
            self.phone.permissions.grant(PACKAGE, name)
        all_files(PACKAGE).write(self.phone, True)

    def start(self) -> None:
        self.phone.windows.start_app(PACKAGE)

    def cells(self, id_: str = "media_item_holder") -> list[Node]:
        return [n for n in self.nodes() if n.resource_id.endswith(f":id/{id_}")]

    def names(self) -> list[str]:
        """The names of the media in sight, which must be switched on."""
        return [n.text for n in self.nodes() if n.resource_id.endswith("/medium_name")]

    def folders(self) -> list[str]:
        return [n.text for n in self.nodes() if n.resource_id.endswith("/dir_name")]

    def hold(self, node: Node) -> None:
        self.phone.windows.fingers.long_press(*node.bounds.center)

    def menu(self, *entries: str) -> None:
        """Entries behind the three dots, one after the other."""
        self.tap("More options")
        for entry in entries:
            self.tap(entry)

    def write(self, id_: str, text: str) -> None:
        """Replace what stands in a field."""
        node = self.find(id_)
        assert node is not None, self.texts()
        assert self.phone.windows.set_text(node, text)

    def listed(self, folder: str) -> list[str]:
        return self.phone.files.listdir(f"{ROOT}/{folder}")

    def toast(self) -> str | None:
        self.phone.clock.advance(600)
        return self.phone.windows.last_toast()


@pytest.fixture
def fresh(text_engine: TextEngine) -> Gallery:
    """Just installed, with pictures there."""
    apps = (*CORE, SettingsApp, SettingsSearch, NotesApp, GalleryApp)
    gallery = Gallery(Phone(PhoneConfig(apps=apps), text_engine))
    gallery.put(*FILES)
    return gallery


@pytest.fixture
def gallery(fresh: Gallery) -> Gallery:
    """Used before, with file names switched on, and in front."""
    fresh.allow()
    fresh.config.put("display_file_names", value=True)
    fresh.start()
    return fresh


def select(gallery: Gallery, *names: str) -> None:
    """Select media of a folder's page by their names."""
    for number, name in enumerate(names):
        cell = gallery.cells()[gallery.names().index(name)]
        if number:
            gallery.touch(cell)
        else:
            gallery.hold(cell)


def rows(phone: Phone, table: str) -> list[Mapping[str, object]]:
    """Rows of the app's database."""
    path = f"/data/data/{PACKAGE}/databases/gallery.db"
    return [dict(row) for row in phone.databases.open(path).query(f"SELECT * FROM {table}")]
