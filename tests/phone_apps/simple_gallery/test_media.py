from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.gallery.model import BIN_FOLDER
from pytest_androidbench.phone.apps.simple.paths import size_text
from tests.phone_apps.simple_gallery.conftest import ROOT, Gallery, picture, rows, select


@pytest.fixture
def dcim(gallery: Gallery) -> Gallery:
    gallery.tap("DCIM")
    return gallery


def test_media_newest_first_with_names_when_wished(dcim: Gallery) -> None:
    assert dcim.names() == ["cat.png", "bill 10.jpg", "bill 2.jpg"]
    dcim.tap("Toggle filename visibility")
    assert dcim.names() == []
    assert len(dcim.cells()) == 3


@pytest.mark.parametrize(
    ("choices", "expected"),
    [
        (("Name", "Ascending"), ["bill 2.jpg", "bill 10.jpg", "cat.png"]),
        (("Name", "Ascending", "Sort numeric parts by actual value"),
         ["bill 10.jpg", "bill 2.jpg", "cat.png"]),
        (("Last modified", "Ascending"), ["bill 2.jpg", "bill 10.jpg", "cat.png"]),
    ],
)  # fmt: skip
def test_sorting(dcim: Gallery, choices: tuple[str, ...], expected: list[str]) -> None:
    dcim.tap("Sort by")
    for choice in (*choices, "OK"):
        dcim.tap(choice)
    assert dcim.names() == expected


def test_a_folder_keeps_a_sorting_of_its_own(dcim: Gallery) -> None:
    dcim.tap("Sort by")
    for choice in ("Name", "Ascending", "Use for this folder only", "OK"):
        dcim.tap(choice)
    dcim.phone.windows.back()
    dcim.tap("Pictures")
    assert dcim.names() == ["wood.gif", "sea.jpg"]
    assert dcim.config.sorting(f"{ROOT}/DCIM") & 1


def test_copying_leaves_the_original(dcim: Gallery) -> None:
    select(dcim, "bill 10.jpg")
    dcim.menu("Copy to", "Pictures")
    assert dcim.toast() == "File copied successfully"
    copied, original = f"{ROOT}/Pictures/bill 10.jpg", f"{ROOT}/DCIM/bill 10.jpg"
    assert dcim.phone.files.read(copied) == dcim.phone.files.read(original)
    times = [stat.mtime_ms for path in (copied, original) if (stat := dcim.phone.files.stat(path))]
    assert times[0] == times[1]
    assert dcim.find("1 / 3") is None


def test_moving_takes_several_along(dcim: Gallery) -> None:
    select(dcim, "bill 10.jpg", "bill 2.jpg")
    dcim.menu("Move to", "Pictures")
    assert dcim.toast() == "Files moved successfully"
    assert dcim.listed("DCIM") == ["cat.png"]
    assert dcim.listed("Pictures") == ["bill 10.jpg", "bill 2.jpg", "sea.jpg", "wood.gif"]


def test_a_folder_without_media_is_found_by_another_way(dcim: Gallery) -> None:
    select(dcim, "cat.png")
    dcim.menu("Copy to", "Other folder", "Internal", "Download", "OK")
    assert dcim.toast() == "File copied successfully"
    assert dcim.listed("Download") == ["cat.png"]
    select(dcim, "bill 2.jpg")
    dcim.menu("Copy to", "Other folder")
    assert dcim.find("> Download") is not None


def test_a_new_folder_as_destination(dcim: Gallery) -> None:
    select(dcim, "cat.png")
    dcim.menu("Move to", "Other folder", "Internal", "filepicker_fab")
    dcim.phone.windows.type_text("Pets")
    dcim.tap("OK")
    assert dcim.toast() == "File moved successfully"
    assert dcim.listed("Pets") == ["cat.png"]


def test_source_and_destination_differ(dcim: Gallery) -> None:
    select(dcim, "cat.png")
    dcim.menu("Copy to", "DCIM")
    assert dcim.toast() == "Source and destination cannot be the same"
    dcim.tap("Other folder")
    dcim.tap("OK")
    assert dcim.toast() == "Source and destination cannot be the same"


@pytest.mark.parametrize(
    ("choice", "listed", "same"),
    [
        ("Skip", ["cat.png", "sea.jpg", "wood.gif"], False),
        ("Overwrite", ["cat.png", "sea.jpg", "wood.gif"], True),
        ("Keep both", ["cat(1).png", "cat.png", "sea.jpg", "wood.gif"], False),
    ],
)
def test_conflicts(gallery: Gallery, choice: str, listed: list[str], same: bool) -> None:
    gallery.put("Pictures/cat.png")
    gallery.phone.files.write(f"{ROOT}/Pictures/cat.png", picture("cat.png", (10, 10)))
    gallery.tap("DCIM")
    select(gallery, "cat.png")
    gallery.menu("Copy to", "Pictures")
    assert gallery.find('File "cat.png" already exists') is not None
    gallery.tap(choice)
    gallery.tap("OK")
    assert gallery.listed("Pictures") == listed
    there = gallery.phone.files.read(f"{ROOT}/Pictures/cat.png")
    assert (there == gallery.phone.files.read(f"{ROOT}/DCIM/cat.png")) is same
    assert gallery.config.number("last_conflict_resolution") == {
        "Skip": 1, "Overwrite": 2, "Keep both": 4,
    }[choice]  # fmt: skip


def test_one_answer_for_all_conflicts_or_one_for_each(gallery: Gallery) -> None:
    gallery.put("Pictures/cat.png", "Pictures/bill 2.jpg")
    gallery.tap("DCIM")
    select(gallery, "cat.png", "bill 2.jpg")
    gallery.menu("Copy to", "Pictures", "Apply to all", "Keep both", "OK")
    assert gallery.find('File "bill 2.jpg" already exists') is not None
    gallery.tap("OK")
    assert gallery.toast() == "File copied successfully"
    assert "cat(1).png" in gallery.listed("Pictures")
    assert "bill 2(1).jpg" not in gallery.listed("Pictures")


def test_what_lies_at_the_destination_already_is_left_alone(gallery: Gallery) -> None:
    gallery.tap("Show all folders content")
    select(gallery, "cat.png", "sea.jpg")
    gallery.menu("Move to", "DCIM")
    assert gallery.toast() == "File moved successfully"
    assert gallery.listed("DCIM") == ["bill 10.jpg", "bill 2.jpg", "cat.png", "sea.jpg"]


def test_the_bin_and_back(dcim: Gallery) -> None:
    select(dcim, "cat.png")
    dcim.tap("Delete")
    size = size_text(len(picture("cat.png")))
    question = f'Are you sure you want to move "cat.png" ({size}) into the Recycle Bin?'
    assert dcim.find(question) is not None
    dcim.tap("Yes")
    assert dcim.listed("DCIM") == ["bill 10.jpg", "bill 2.jpg"]
    assert dcim.phone.files.exists(f"{BIN_FOLDER}{ROOT}/DCIM/cat.png")
    (row,) = [r for r in rows(dcim.phone, "media") if r["deleted_ts"]]
    assert row["full_path"] == f"recycle_bin{ROOT}/DCIM/cat.png"
    dcim.menu("Open the Recycle Bin")
    select(dcim, "cat.png")
    dcim.menu("Restore selected files")
    assert dcim.toast() == "Files have been restored successfully"
    assert "cat.png" in dcim.listed("DCIM")
    assert not [r for r in rows(dcim.phone, "media") if r["deleted_ts"]]


def test_deleting_without_the_bin_and_without_being_asked_again(dcim: Gallery) -> None:
    select(dcim, "cat.png")
    dcim.tap("Delete")
    dcim.tap("Do not ask again in this session")
    dcim.tap("Skip the Recycle Bin, delete files directly")
    dcim.tap("Yes")
    assert not dcim.phone.files.exists(f"{BIN_FOLDER}{ROOT}/DCIM/cat.png")
    select(dcim, "bill 2.jpg")
    dcim.tap("Delete")
    assert dcim.listed("DCIM") == ["bill 10.jpg"]


def test_the_bin_is_emptied(dcim: Gallery) -> None:
    select(dcim, "cat.png", "bill 2.jpg")
    dcim.tap("Delete")
    assert any("2 items (" in text for text in dcim.texts())
    dcim.tap("Yes")
    dcim.menu("Open the Recycle Bin")
    dcim.menu("Empty the Recycle Bin", "Yes")
    assert dcim.toast() == "The Recycle Bin has been emptied successfully"
    assert dcim.phone.files.listdir(f"{BIN_FOLDER}{ROOT}/DCIM") == []


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Please enter a name"),
        ("a/b", "The name contains invalid characters"),
        ("bill 2", "A file or folder with that name already exists"),
    ],
)
def test_names_that_cannot_be(dcim: Gallery, typed: str, said: str) -> None:
    select(dcim, "bill 10.jpg")
    dcim.menu("Rename")
    dcim.write("rename_item_name", typed)
    dcim.tap("OK")
    assert dcim.toast() == said
    assert dcim.listed("DCIM") == ["bill 10.jpg", "bill 2.jpg", "cat.png"]


def test_renaming_one_and_many(dcim: Gallery) -> None:
    select(dcim, "cat.png")
    dcim.menu("Rename")
    dcim.phone.windows.type_text("alogue")
    dcim.tap("OK")
    assert "catalogue.png" in dcim.listed("DCIM")
    select(dcim, "bill 10.jpg", "bill 2.jpg")
    dcim.menu("Rename", "Prepend filenames", "rename_items_value")
    dcim.phone.windows.type_text("old ")
    dcim.tap("OK")
    assert dcim.listed("DCIM") == ["catalogue.png", "old bill 10.jpg", "old bill 2.jpg"]


def test_favourites(dcim: Gallery) -> None:
    select(dcim, "cat.png")
    dcim.menu("Add to favorites")
    assert [r["full_path"] for r in rows(dcim.phone, "favorites")] == [f"{ROOT}/DCIM/cat.png"]
    select(dcim, "cat.png")
    dcim.menu("Rename")
    dcim.phone.windows.type_text("s")
    dcim.tap("OK")
    dcim.phone.windows.back()
    assert dcim.folders()[0] == "Favorites"
    dcim.tap("Favorites")
    assert dcim.names() == ["cats.png"]
    select(dcim, "cats.png")
    dcim.menu("Remove from favorites")
    assert rows(dcim.phone, "favorites") == []


def test_hiding_and_turning_files(dcim: Gallery) -> None:
    select(dcim, "cat.png")
    dcim.menu("Hide")
    assert dcim.listed("DCIM") == [".cat.png", "bill 10.jpg", "bill 2.jpg"]
    assert dcim.names() == ["bill 10.jpg", "bill 2.jpg"]
    select(dcim, "bill 2.jpg")
    dcim.menu("Rotate", "Rotate right")
    (turned,) = [i for i in dcim.phone.media.images() if i.name == "bill 2.jpg"]
    assert (turned.width, turned.height) == (90, 120)


def test_sharing(dcim: Gallery) -> None:
    select(dcim, "cat.png")
    dcim.tap("Share")
    assert dcim.phone.windows.focused == ("android", "com.android.internal.app.ChooserActivity")


def test_groups(dcim: Gallery) -> None:
    dcim.menu("Group by", "Extension", "Ascending", "OK")
    sections = [n.text for n in dcim.nodes() if n.resource_id.endswith("/thumbnail_section")]
    assert sections == ["JPG", "PNG"]
    dcim.menu("Change view type", "List", "OK")
    assert any("14.10.2023" in text for text in dcim.texts())
    dcim.menu("Group by", "Show file count at section headers", "OK")
    assert dcim.find("JPG (2)") is not None


def test_selecting_all(dcim: Gallery) -> None:
    select(dcim, "cat.png")
    dcim.menu("Select all")
    assert dcim.find("3 / 3") is not None
    dcim.phone.windows.back()
    assert dcim.find("Search in DCIM") is not None
