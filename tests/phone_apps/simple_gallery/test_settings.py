from __future__ import annotations

from pytest_androidbench.phone.apps.simple.migrating import read, written
from tests.phone_apps.simple_gallery.conftest import ROOT, Gallery, select


def test_check_boxes_are_kept(gallery: Gallery) -> None:
    gallery.menu("Settings")
    gallery.tap("Crop thumbnails into squares")
    gallery.tap("Always skip delete confirmation dialog")
    assert not gallery.config.on("crop_thumbnails")
    gallery.phone.windows.back()
    gallery.tap("DCIM")
    select(gallery, "cat.png")
    gallery.tap("Delete")
    assert gallery.listed("DCIM") == ["bill 10.jpg", "bill 2.jpg"]


def test_without_the_bin_files_are_gone(gallery: Gallery) -> None:
    gallery.menu("Settings", "Move items into the Recycle Bin instead of deleting")
    gallery.phone.windows.back()
    gallery.tap("DCIM")
    select(gallery, "cat.png")
    gallery.tap("Delete")
    assert any(
        text.startswith('Are you sure you want to delete "cat.png"') for text in gallery.texts()
    )
    gallery.tap("Yes")
    gallery.phone.windows.back()
    assert gallery.folders() == ["Pictures", "DCIM"]


def test_hidden_items(gallery: Gallery) -> None:
    gallery.put("DCIM/.secret.png")
    gallery.menu("Settings", "Show hidden items")
    gallery.phone.windows.back()
    gallery.tap("DCIM")
    assert ".secret.png" in gallery.names()


def test_the_bin_is_emptied_from_the_settings(gallery: Gallery) -> None:
    gallery.menu("Settings", "Empty the Recycle Bin")
    assert gallery.toast() == "The Recycle Bin is empty"
    gallery.phone.windows.back()
    gallery.tap("DCIM")
    select(gallery, "cat.png")
    gallery.tap("Delete")
    gallery.tap("Yes")
    gallery.menu("Settings", "Empty the Recycle Bin", "Yes")
    assert gallery.toast() == "The Recycle Bin has been emptied successfully"


def test_hidden_folders_are_managed(gallery: Gallery) -> None:
    gallery.phone.files.write(f"{ROOT}/Pictures/.nomedia", b"")
    gallery.menu("Settings", "Manage hidden folders")
    assert gallery.find(f"{ROOT}/Pictures") is not None
    gallery.tap("Remove")
    assert not gallery.phone.files.exists(f"{ROOT}/Pictures/.nomedia")


def test_choices_and_about(gallery: Gallery) -> None:
    gallery.menu("Settings", "File loading priority", "Compromise")
    assert gallery.config.number("file_loading_priority") == 1
    gallery.phone.windows.back()
    gallery.menu("About", "Frequently asked questions")
    assert gallery.find("Where do deleted files go?") is not None


def test_included_folders_are_shown_although_they_lie_in_an_excluded_one(gallery: Gallery) -> None:
    gallery.put("DCIM/Trip/boat.png")
    gallery.config.put("excluded_folders", frozenset({f"{ROOT}/DCIM"}))
    assert gallery.folders() == ["Pictures"]
    gallery.menu("Settings", "Manage included folders")
    gallery.tap("Add folder")
    gallery.tap("DCIM")
    gallery.tap("Trip")
    gallery.tap("OK")
    gallery.phone.windows.back()
    gallery.phone.windows.back()
    assert sorted(gallery.folders()) == ["Pictures", "Trip"]


def test_days_are_written_as_is_chosen(gallery: Gallery) -> None:
    gallery.menu("Settings", "Change date and time format", "2023-02-15", "OK")
    gallery.phone.windows.back()
    gallery.tap("DCIM")
    select(gallery, "cat.png")
    gallery.menu("Properties")
    assert any(text.startswith("2023-10-") for text in gallery.texts())


def test_settings_are_taken_along_in_a_file() -> None:
    kept: dict[str, str | int] = {"crop_thumbnails": False, "sort_order": 2, "last": "a=b"}
    lines = written({**kept, "set": frozenset(), "app_password_hash": "0f"})
    assert lines == "crop_thumbnails=false\nlast=a=b\nsort_order=2\n"
    assert read(lines) == kept
