"""Drive: what is seen of a file."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from io import BytesIO

import pytest
from PIL import Image

from pytest_androidbench.phone.apps.drive import names
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.apps.drive.drawing import picture_of
from tests.phone_apps.driver import Driver


@pytest.fixture
def drive(opened: Callable[[str], Driver]) -> Driver:
    return opened(names.PACKAGE)


def shown(drive: Driver, name: str, kind: str, data: bytes) -> Driver:
    """The page of a file that was taken in."""
    drive.app_of(DriveApp).store.upload(name, kind, data, 0)
    drive.tap("menu_navigation_starred")
    drive.tap("menu_navigation_home")
    drive.tap(name)
    return drive


def pdf(stream: bytes, head: bytes = b"") -> bytes:
    """A file of one page with some instructions."""
    return (
        b"%PDF-1.4\n1 0 obj << /Type /Page /Contents 2 0 R >> endobj\n"
        b"2 0 obj << /Length 1 " + head + b" >> stream\n" + stream + b"\nendstream endobj\n"
    )


def picture() -> bytes:
    out = BytesIO()
    Image.new("RGB", (40, 30), "red").save(out, "PNG")
    return out.getvalue()


def test_a_picture_is_shown(drive: Driver) -> None:
    shown(drive, "sunset.png", "image", picture())
    assert drive.find("image_content") is not None
    assert drive.find("preview_name") is None


def test_the_pages_of_a_pdf_are_shown(drive: Driver) -> None:
    shown(drive, "letter.pdf", "pdf", pdf(b"BT (Dear ) Tj (Ada) Tj T* (Yours) Tj ET"))
    assert "Dear Ada" in drive.texts()
    assert "Yours" in drive.texts()
    assert drive.find("Page 1 of 1") is not None


def test_packed_pages_are_shown(drive: Driver) -> None:
    packed = zlib.compress(b"BT [(Ha) -20 (rbour)] TJ ET")
    shown(drive, "letter.pdf", "pdf", pdf(packed, b"/Filter /FlateDecode"))
    assert "Harbour" in drive.texts()


@pytest.mark.parametrize("data", [b"%PDF-1.4", b"no pdf", b"%PDF-" + b"1 0 obj" * 1000])
def test_what_cannot_be_read_is_a_sign(drive: Driver, data: bytes) -> None:
    shown(drive, "broken.pdf", "pdf", data)
    assert drive.value("preview_name") == "broken.pdf"


def test_a_picture_that_is_none_is_borne(drive: Driver) -> None:
    shown(drive, "broken.png", "image", b"no picture")
    assert drive.value("file_title") == "broken.png"
    assert not drive.crashes()


def test_a_picture_of_the_world_stays_what_it_is_with_another_name(drive: Driver) -> None:
    store = drive.app_of(DriveApp).store
    item = store.items.first("WHERE kind = 'image' ORDER BY _id")
    assert item is not None
    before = picture_of(item)
    store.rename(item.id, "another name")
    renamed = store.items.get(item.id)
    assert renamed is not None
    assert picture_of(renamed) == before


def test_a_pdf_of_the_world_has_its_title_on_a_page(drive: Driver) -> None:
    drive.tap("menu_navigation_drives")
    drive.touch(drive.scrolled_to("Passport scan"))
    assert drive.find("Page 1 of 1") is not None
