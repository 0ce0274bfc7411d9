from __future__ import annotations

import pytest

from tests.phone_apps.simple_gallery.conftest import ROOT, Gallery, rows


def test_folders_with_media_are_listed_newest_first(gallery: Gallery) -> None:
    assert gallery.folders() == ["Pictures", "DCIM"]
    gallery.phone.files.write(f"{ROOT}/Documents/note.txt", b"x")
    assert gallery.folders() == ["Pictures", "DCIM"]
    gallery.put("DCIM/new.png")
    gallery.phone.files.utime(f"{ROOT}/DCIM/new.png", mtime_ms=gallery.phone.clock.now_ms)
    assert gallery.folders() == ["DCIM", "Pictures"]
    counts = [n.text for n in gallery.nodes() if n.resource_id.endswith("/photo_cnt")]
    assert counts == ["4", "2"]


def test_the_cache_follows(gallery: Gallery) -> None:
    gallery.phone.windows.home()
    gallery.start()
    assert [(r["filename"], r["media_count"]) for r in rows(gallery.phone, "directories")] == [
        ("Pictures", 2),
        ("DCIM", 3),
    ]


@pytest.mark.parametrize(
    ("choice", "order", "expected"),
    [
        ("Name", "Ascending", ["DCIM", "Pictures"]),
        ("Size", "Descending", ["DCIM", "Pictures"]),
        ("Path", "Descending", ["Pictures", "DCIM"]),
        ("Last modified", "Ascending", ["DCIM", "Pictures"]),
    ],
)
def test_sorting(gallery: Gallery, choice: str, order: str, expected: list[str]) -> None:
    gallery.menu("Sort by", choice, order, "OK")
    assert gallery.folders() == expected


def test_search_and_the_way_to_files(gallery: Gallery) -> None:
    gallery.tap("top_toolbar_search")
    gallery.phone.windows.type_text("pic")
    assert gallery.folders() == ["Pictures"]
    gallery.tap("directories_switch_searching")
    assert gallery.phone.windows.focused[1] == ".activities.SearchActivity"
    gallery.phone.windows.type_text("bill")
    assert sorted(gallery.names()) == ["bill 10.jpg", "bill 2.jpg"]


def test_filter_that_hides_everything(gallery: Gallery) -> None:
    gallery.menu("Filter media", "Images", "GIFs", "OK")
    assert gallery.find("No media files have been found with the selected filters.") is not None
    gallery.tap("Change filters")
    gallery.tap("GIFs")
    gallery.tap("OK")
    assert gallery.folders() == ["Pictures"]


def test_pins_columns_and_views(gallery: Gallery) -> None:
    gallery.hold(gallery.cells("dir_holder")[1])
    gallery.tap("Pin to the top")
    assert gallery.folders() == ["DCIM", "Pictures"]
    gallery.hold(gallery.cells("dir_holder")[0])
    gallery.menu("Unpin folder")
    assert gallery.folders() == ["Pictures", "DCIM"]
    wide = gallery.cells("dir_holder")[0].bounds.width
    gallery.menu("Column count", "4 columns")
    assert gallery.cells("dir_holder")[0].bounds.width == (wide + 1) // 2
    gallery.menu("Change view type", "List", "OK")
    assert gallery.find("/storage/emulated/0/") is not None


def test_all_media_together(gallery: Gallery) -> None:
    gallery.tap("Show all folders content")
    assert gallery.names() == ["wood.gif", "sea.jpg", "cat.png", "bill 10.jpg", "bill 2.jpg"]
    gallery.tap("Switch to folder view")
    assert gallery.folders() == ["Pictures", "DCIM"]


def test_a_folder_is_hidden_and_shown(gallery: Gallery) -> None:
    gallery.hold(gallery.cells("dir_holder")[0])
    gallery.menu("Hide folder", "OK")
    assert gallery.phone.files.exists(f"{ROOT}/Pictures/.nomedia")
    assert gallery.folders() == ["DCIM"]
    gallery.menu("Temporarily show hidden")
    assert gallery.folders() == ["Pictures", "DCIM"]
    gallery.hold(gallery.cells("dir_holder")[0])
    gallery.menu("Unhide folder")
    gallery.menu("Stop showing hidden media")
    assert gallery.folders() == ["Pictures", "DCIM"]
    assert not gallery.phone.files.exists(f"{ROOT}/Pictures/.nomedia")


def test_a_folder_is_left_out_and_let_in(gallery: Gallery) -> None:
    gallery.hold(gallery.cells("dir_holder")[0])
    gallery.menu("Exclude", "OK")
    assert gallery.folders() == ["DCIM"]
    gallery.menu("Settings", "Manage excluded folders", "Remove")
    gallery.phone.windows.back()
    gallery.phone.windows.back()
    assert gallery.folders() == ["Pictures", "DCIM"]


def test_a_folder_is_renamed_and_emptied(gallery: Gallery) -> None:
    gallery.hold(gallery.cells("dir_holder")[0])
    gallery.menu("Rename")
    gallery.phone.windows.type_text(" of mine")
    gallery.tap("OK")
    assert gallery.folders() == ["Pictures of mine", "DCIM"]
    gallery.hold(gallery.cells("dir_holder")[0])
    gallery.tap("Delete")
    assert any("WARNING: You are deleting 1 folder" in text for text in gallery.texts())
    gallery.tap("Yes")
    assert gallery.folders() == ["Recycle Bin", "DCIM"]
    assert gallery.listed("Pictures of mine") == []


def test_properties_of_a_folder(gallery: Gallery) -> None:
    gallery.hold(gallery.cells("dir_holder")[1])
    gallery.tap("Properties")
    assert {"DCIM", "Direct children count", "Total files count", "3"} <= {*gallery.texts()}


def test_a_whole_folder_is_copied(gallery: Gallery) -> None:
    gallery.hold(gallery.cells("dir_holder")[0])
    gallery.menu("Copy to", "DCIM")
    assert gallery.toast() == "Files copied successfully"
    assert {"sea.jpg", "wood.gif"} <= {*gallery.listed("DCIM")}
    assert gallery.listed("Pictures") == ["sea.jpg", "wood.gif"]


def test_a_new_folder_is_shown_though_it_is_empty(gallery: Gallery) -> None:
    gallery.menu("Create new folder", "filepicker_fab")
    gallery.phone.windows.type_text("Bills")
    gallery.tap("OK")
    assert gallery.phone.files.is_dir(f"{ROOT}/Bills")
    assert "Bills" in gallery.folders()


def test_a_folder_is_not_made_under_a_name_that_is_too_long(gallery: Gallery) -> None:
    gallery.menu("Create new folder", "filepicker_fab")
    gallery.phone.windows.type_text("n" * 300)
    gallery.tap("OK")
    assert gallery.toast() == "An unknown error occurred"
    assert gallery.crashes() == []


def test_a_default_folder_opens_at_once(gallery: Gallery) -> None:
    gallery.tap("DCIM")
    gallery.menu("Set as default folder")
    gallery.phone.windows.lifecycle.force_stop("com.simplemobiletools.gallery.pro")
    gallery.start()
    assert gallery.find("Search in DCIM") is not None
    gallery.menu("Unset as default folder")
    assert gallery.config.text("default_folder") == ""


def pin(gallery: Gallery, digits: str) -> None:
    for digit in digits:
        gallery.tap(f"pin_{digit}")
    gallery.tap("pin_ok")


def hold_folder(gallery: Gallery, name: str) -> None:
    gallery.phone.windows.fingers.long_press(*gallery.scrolled_to(name).bounds.center)


def test_a_locked_folder_opens_with_its_pin_only(gallery: Gallery) -> None:
    hold_folder(gallery, "DCIM")
    gallery.menu("Lock folder", "OK")
    pin(gallery, "12")
    pin(gallery, "12")
    gallery.phone.windows.back()
    gallery.tap("DCIM")
    pin(gallery, "21")
    assert gallery.toast() == "Wrong PIN"
    pin(gallery, "12")
    assert gallery.find("Search in DCIM") is not None
    gallery.phone.windows.back()
    hold_folder(gallery, "DCIM")
    gallery.menu("Unlock folder")
    pin(gallery, "12")
    gallery.phone.windows.back()
    gallery.tap("DCIM")
    assert gallery.find("Search in DCIM") is not None


def test_another_picture_stands_for_a_folder(gallery: Gallery) -> None:
    hold_folder(gallery, "DCIM")
    gallery.menu("Change cover image", "Select photo")
    gallery.touch(gallery.cells()[2])
    assert gallery.config.covers == {f"{ROOT}/DCIM": f"{ROOT}/DCIM/bill 2.jpg"}
    hold_folder(gallery, "DCIM")
    gallery.menu("Change cover image", "Use default")
    assert gallery.config.covers == {}


def test_folders_in_an_order_of_ones_own(gallery: Gallery) -> None:
    gallery.menu("Sort by", "Custom", "OK")
    before = gallery.folders()
    hold_folder(gallery, before[1])
    gallery.menu("Move to the top")
    assert gallery.folders() == before[::-1]


def test_subfolders_stand_behind_the_folder_they_lie_in(gallery: Gallery) -> None:
    gallery.put("DCIM/Trip/boat.png")
    assert "Trip" in gallery.folders()
    gallery.menu("Change view type", "Group direct subfolders", "OK")
    assert sorted(gallery.folders()) == ["DCIM", "Pictures"]
    gallery.tap("DCIM")
    assert gallery.folders() == ["DCIM", "Trip"]
    gallery.tap("Trip")
    assert gallery.find("Search in Trip") is not None
    gallery.phone.windows.back()
    gallery.tap("DCIM")
    assert gallery.find("Search in DCIM") is not None
