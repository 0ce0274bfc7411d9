from __future__ import annotations

import io
from dataclasses import dataclass

import pytest
from PIL import Image

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.draw.app import DrawApp
from pytest_androidbench.phone.apps.draw.main import DrawPage
from pytest_androidbench.phone.apps.draw.names import PACKAGE
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver

ROOT = "/storage/emulated/0"
ORANGE = (0xF5, 0x7C, 0x00)
WHITE = (255, 255, 255)


@dataclass
class Studio(Driver):
    """Simple Draw in front, with its canvas and files at hand."""

    @property
    def app(self) -> DrawApp:
        return self.app_of(DrawApp)

    @property
    def page(self) -> DrawPage:  # type: ignore[override]  # the settings' pages are none of ours
        front = self.phone.windows.stack.front
        assert front is not None
        found = [entry.screen for entry in front.entries if isinstance(entry.screen, DrawPage)]
        return found[-1]

    @property
    def canvas(self) -> Rect:
        node = self.find("my_canvas")
        assert node is not None, self.texts()
        return node.bounds

    def drag(self, *points: tuple[int, int], ms: int = 400) -> None:
        """Draw a finger over the canvas, in pixels from its corner."""
        left, top = self.canvas.left, self.canvas.top
        self.phone.windows.fingers.swipe([(left + x, top + y) for x, y in points], ms)

    def dot(self, x: int, y: int) -> None:
        """Touch the canvas, in pixels from its corner."""
        self.phone.windows.fingers.tap(self.canvas.left + x, self.canvas.top + y)

    def pinch(self, *paths: list[tuple[int, int]]) -> None:
        """Move several fingers over the canvas."""
        left, top = self.canvas.left, self.canvas.top
        moved = [[(left + x, top + y) for x, y in path] for path in paths]
        self.phone.windows.fingers.pinch(moved)

    def pixel(self, x: int, y: int) -> tuple[int, ...]:
        """What is drawn at a point of the canvas."""
        page = self.page
        found = page.sheet.image(page.sheet.size()).getpixel((x, y))
        assert isinstance(found, tuple)
        return found

    def save_as(self, name: str, ending: str = "png") -> None:
        """Save to a file in Pictures."""
        self.tap("menu_save")
        self.fill_name(name)
        self.tap(f".{ending}")
        self.tap("OK")
        self.phone.windows.set_text(self.node("android:id/title"), f"{name}.{ending}")
        self.touch(self.node("android:id/button1"))

    def fill_name(self, name: str) -> None:
        field = self.find("save_image_filename")
        assert field is not None, self.texts()
        self.phone.windows.set_text(field, name)

    def node(self, full_id: str):  # type: ignore[no-untyped-def]
        return next(node for node in self.nodes() if node.resource_id == full_id)

    def said(self) -> str:
        return str(self.phone.windows.last_toast())

    def put_picture(self, path: str, colour: tuple[int, int, int] = (20, 90, 160)) -> str:
        """Have a picture of one colour on the storage; gives its address."""
        out = io.BytesIO()
        Image.new("RGB", (400, 300), colour).save(out, "PNG")
        self.phone.files.write(f"{ROOT}/{path}", out.getvalue())
        return f"file://{ROOT}/{path}"


@pytest.fixture
def studio(text_engine: TextEngine) -> Studio:
    """The app at its canvas."""
    config = PhoneConfig(apps=(*CORE, SettingsApp, DocumentsApp, DrawApp))
    phone = Phone(config, text_engine)
    phone.windows.start_app(PACKAGE)
    return Studio(phone)
