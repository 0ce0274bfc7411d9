"""Drive: files in folders, who may see them, and what is written to them."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.drive import names
from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.drive.conftest import BOB, Drive


def test_folders_come_first_and_files_by_name(files: Drive) -> None:
    names_ = files.values("entry_label")
    assert names_[:5] == ["Ferry project", "Home", "Photographs", "Recipes", "Travel"]
    assert names_[5:] == sorted(names_[5:], key=str.casefold)


def test_a_folder_is_made_where_one_is(files: Drive) -> None:
    files.tap("Ferry project")
    files.tap("extended_fab")
    files.tap("Folder")
    files.write("test")
    files.tap("Create")
    assert files.path("test") == ["Ferry project"]


def test_a_file_is_uploaded_from_another_app(drive: Drive) -> None:
    drive.upload("sample.pdf")
    drive.tap("save_button")
    found = drive.item("sample.pdf")
    assert (found.kind, found.content, found.folder) == ("pdf", b"%PDF-1.4", 0)


def test_a_file_is_uploaded_into_a_folder(drive: Drive) -> None:
    drive.upload("sample.pdf")
    drive.tap("upload_folder")
    drive.tap("Travel")
    drive.tap("Move here")
    drive.tap("save_button")
    assert drive.path("sample.pdf") == ["Travel"]


def test_a_file_of_the_phone_is_picked(files: Drive) -> None:
    files.phone.files.write("/sdcard/Download/notes.txt", b"tea")
    files.tap("extended_fab")
    files.tap("Upload")
    files.tap("notes.txt")
    assert (files.item("notes.txt").kind, files.item("notes.txt").size) == ("text", 3)


def test_a_full_drive_takes_nothing_in(drive: Drive) -> None:
    drive.app.store.items.put(drive.item("Old phone backup").id, size=names.QUOTA)
    drive.upload("sample.pdf")
    drive.tap("save_button")
    assert drive.app.store.found("sample") == []
    assert drive.phone.windows.overlays.last_toast == "Your storage is full"


def test_a_file_is_renamed(files: Drive) -> None:
    files.long_press("Choir parts")
    files.tap("Rename")
    files.write("Choir parts, new")
    files.tap("Rename", "Button")
    assert files.item("Choir parts, new").folder == 0


def test_the_ending_stays_where_a_name_is_typed(drive: Drive) -> None:
    drive.upload("sample.pdf")
    drive.tap("save_button")
    drive.phone.activities.start(Intent(component=f"{names.PACKAGE}/{names.MAIN}"))
    drive.long_press("sample.pdf")
    drive.tap("Rename")
    drive.write("test")
    drive.tap("Rename", "Button")
    assert drive.item("test.pdf").kind == "pdf"


def test_a_file_is_moved_into_a_folder_of_a_folder(files: Drive) -> None:
    files.long_press("Choir parts")
    files.tap("Move")
    files.tap("Home")
    files.tap("Bills")
    files.tap("Move here")
    assert files.path("Choir parts") == ["Home", "Bills"]


def test_a_folder_does_not_go_into_itself(files: Drive) -> None:
    home, bills = files.item("Home").id, files.item("Bills").id
    assert not files.app.store.move(home, bills)
    assert not files.app.store.move(home, home)
    assert files.path("Bills") == ["Home"]


def test_a_file_is_shared_with_several_people(files: Drive) -> None:
    files.long_press("Choir parts")
    files.tap("Share")
    files.write(f"{BOB}, amy@example.com")
    files.tap("Viewer")
    files.tap("share_send")
    shares = files.app.store.shares_of(files.item("Choir parts").id)
    assert [(each.address, each.role) for each in shares] == [
        (BOB, "viewer"),
        ("amy@example.com", "viewer"),
    ]


@pytest.mark.parametrize("typed", ["", "bob", "bob@", "a@b.c bob"])
def test_what_is_no_address_is_not_shared_with(files: Drive, typed: str) -> None:
    files.long_press("Choir parts")
    files.tap("Share")
    files.write(typed)
    node = files.find("share_send")
    assert node is not None
    assert not node.enabled


def test_a_comment_is_written(files: Drive) -> None:
    files.tap("Choir parts")
    files.tap("action_comments")
    files.tap("comment_edit_text")
    files.write("read")
    files.tap("send_comment")
    [comment] = files.app.store.comments(files.item("Choir parts").id)
    assert (comment.text, comment.author) == ("read", "Robin Falk")
    assert "read" in files.texts()


def test_a_file_is_kept_on_the_phone(files: Drive) -> None:
    files.long_press("Choir parts")
    files.tap("Make available offline")
    assert files.item("Choir parts").offline
    assert "File available offline" in files.texts()


def test_what_is_removed_lies_in_the_bin_until_it_is_emptied(files: Drive) -> None:
    files.long_press("Choir parts")
    files.tap("Remove")
    assert files.item("Choir parts").trashed
    files.tap("UNDO")
    assert not files.item("Choir parts").trashed
    files.long_press("Choir parts")
    files.tap("Remove")
    files.tap("menu_button")
    files.tap("Bin")
    files.tap("empty_bin")
    files.tap("Delete forever")
    assert files.app.store.items.count("WHERE name = 'Choir parts'") == 0


def test_files_are_found_by_a_part_of_their_name(drive: Drive) -> None:
    drive.tap("Search in Drive")
    drive.write("BARGE")
    assert drive.values("entry_label") == ["Barge offers"]
    drive.phone.windows.back()
    drive.phone.windows.back()
    assert drive.app.store.searches() == ["BARGE"]


def test_the_theme_is_its_own(drive: Drive) -> None:
    drive.tap("menu_button")
    drive.tap("Settings")
    drive.tap("Choose theme")
    drive.tap("Dark")
    assert drive.app.display(drive.phone.display).dark
    assert not drive.phone.display.dark


def test_folders_that_lie_in_each_other_are_borne(files: Drive) -> None:
    home, bills = files.item("Home").id, files.item("Bills").id
    files.app.database().execute("UPDATE entries SET folder = ? WHERE _id = ?", bills, home)
    assert set(files.app.store.above(bills)) == {home, bills}
    files.app.database().execute("UPDATE entries SET name = x'ff', kind = NULL, changed = 'x'")
    files.phone.windows.invalidate()
    assert files.find("doclist_recycler_view") is not None


def test_a_folder_is_listed_in_the_order_that_was_chosen(files: Drive) -> None:
    files.tap("menu_button")
    files.tap("Settings")
    files.tap("Sort by")
    files.tap("Last modified")
    files.phone.windows.back()
    files.tap("Ferry project")
    shown = [files.item(each) for each in files.values("entry_label")]
    moments = [each.changed for each in shown if not each.is_folder]
    assert moments == sorted(moments, reverse=True)


def test_the_last_row_is_not_below_the_plus(files: Drive) -> None:
    plus = files.scrolled_to("extended_fab").bounds
    for _ in range(3):
        files.phone.windows.fingers.swipe([(540, 1800), (540, 600)], 300)
    assert max(n.bounds.bottom for n in files.nodes() if "entry_row" in n.resource_id) <= plus.top


def test_a_folder_is_made_on_the_way_to_it(files: Drive) -> None:
    files.long_press("Gift ideas")
    files.tap("Move")
    files.tap("Recipes")
    files.tap("new_folder")
    files.write("Presents")
    files.tap("Create")
    files.tap("Move here")
    assert files.path("Gift ideas") == ["Recipes", "Presents"]
