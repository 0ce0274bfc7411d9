"""A file is copied beside itself, and downloaded to the phone."""

from __future__ import annotations

from pytest_androidbench.phone.apps.drive import names
from tests.phone_apps.drive.conftest import Drive

DOWNLOAD = "/storage/emulated/0/Download"
TEXT = b"milk, bread"


def with_file(files: Drive) -> Drive:
    files.app.store.upload("list.txt", "text", TEXT, 0)
    files.tap("menu_navigation_home")
    files.long_press("list.txt")
    return files


def test_a_copy_lies_beside_its_file(files: Drive) -> None:
    with_file(files).tap("Make a copy")
    made = files.item("Copy of list.txt")
    assert (made.folder, made.content, made.size) == (0, TEXT, len(TEXT))
    assert "Copy of list.txt" in files.values("entry_label")


def test_a_copy_of_what_somebody_shared_is_ones_own(files: Drive) -> None:
    files.tap("Ferry project")
    files.long_press("Loads of the ramp")
    files.tap("Make a copy")
    made = files.item("Copy of Loads of the ramp")
    assert (made.owner, files.path(made.name)) == ("", ["Ferry project"])
    assert files.item("Loads of the ramp").owner


def test_a_full_drive_has_no_room_for_a_copy(files: Drive) -> None:
    with_file(files)
    files.app.store.items.put(files.item("Bicycle insurance").id, size=names.QUOTA)
    files.tap("Make a copy")
    assert "Your storage is full" in files.texts()
    assert "Copy of list.txt" not in files.values("entry_label")


def test_a_download_is_a_file_of_the_phone(files: Drive) -> None:
    with_file(files).tap("Download")
    assert files.phone.files.read(f"{DOWNLOAD}/list.txt") == TEXT
    assert "Downloaded list.txt" in files.texts()
    files.long_press("list.txt")
    files.tap("Download")
    assert files.phone.files.read(f"{DOWNLOAD}/list (1).txt") == TEXT


def test_a_picture_can_be_seen_in_photos_afterwards(files: Drive) -> None:
    files.tap("menu_navigation_home")
    files.long_press("Heron on the bollard")
    files.tap("Download")
    path = f"{DOWNLOAD}/Heron on the bollard.jpg"
    assert path in {each.path for each in files.phone.media.images()}


def test_what_has_no_content_says_so(files: Drive) -> None:
    files.long_press("Gift ideas")
    files.tap("Download")
    assert "Only files that were uploaded can be downloaded" in files.texts()
