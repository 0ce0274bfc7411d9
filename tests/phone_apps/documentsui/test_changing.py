from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.phone_apps.documentsui.finger import ROOT, Finger

Storage = Callable[..., Finger]


def names(finger: Finger) -> list[str]:
    """What the menu has."""
    finger.tap("More options")
    return finger.values("title")


def test_a_file_is_deleted_after_a_question(storage: Storage) -> None:
    files = storage(**{"Download/a.txt": "", "Download/b.txt": ""})
    files.long_press("a.txt")
    assert {"1 selected"} <= set(files.texts())
    files.tap("Delete")
    assert 'Delete "a.txt"?' in files.texts()
    files.tap("Cancel")
    files.tap("action_menu_delete")
    files.tap("OK")
    assert files.inside("Download") == ["b.txt"]
    assert files.said == "Deleting 1 item."
    assert files.listed == ["b.txt"]


def test_the_question_names_what_is_deleted(storage: Storage) -> None:
    files = storage(**{"Download/A/x": "", "Download/B/": "", "Download/c.txt": ""})
    files.long_press("A")
    files.tap("Delete")
    assert 'Delete folder "A" and its contents?' in files.texts()
    files.tap("Cancel")
    files.tap("B")
    files.tap("Delete")
    assert "Delete 2 folders and their contents?" in files.texts()
    files.tap("Cancel")
    files.tap("c.txt")
    files.tap("Delete")
    assert "Delete 3 items?" in files.texts()
    files.tap("OK")
    assert files.inside("Download") == []
    assert "No items" in files.texts()


def test_the_selection_has_the_menu_of_its_documents(storage: Storage) -> None:
    files = storage(**{"Download/A/": "", "Download/b.txt": "", "Download/c.txt": ""})
    files.long_press("b.txt")
    one = ["Open with", "Sort by...", "Select all", "Copy to…", "Move to…", "Compress", "Rename"]
    assert names(files) == [*one, "Get info"]
    assert files.find("Cancel") is None
    files.tap("Select all")
    assert "3 selected" in files.texts()
    assert files.find("action_menu_share") is None
    assert names(files) == ["Sort by...", "Deselect all", "Copy to…", "Move to…", "Compress"]
    files.tap("Deselect all")
    assert files.find("Show roots") is not None


def test_a_file_is_moved(storage: Storage) -> None:
    files = storage(**{"Podcasts/ep.mp3": "voice", "Podcasts/other.mp3": ""})
    files.go("Podcasts")
    before = files.phone.files.stat(f"{ROOT}/Podcasts/ep.mp3")
    files.long_press("ep.mp3")
    files.more("Move to…")
    assert files.phone.windows.focused[1] == "com.android.documentsui.picker.PickActivity"
    assert {"CANCEL", "MOVE"} <= set(files.texts())
    files.go("Ringtones")
    files.tap("MOVE")
    assert files.said == "Moving 1 item."
    assert files.values("header_title") == ["Files in Podcasts"]
    assert files.listed == ["other.mp3"]
    assert files.text("Ringtones/ep.mp3") == "voice"
    after = files.phone.files.stat(f"{ROOT}/Ringtones/ep.mp3")
    assert before is not None
    assert after is not None
    assert after.mtime_ms == before.mtime_ms


def test_the_destination_is_remembered_and_can_be_new(storage: Storage) -> None:
    files = storage(**{"Download/a.txt": "a", "Download/b.txt": "b"})
    files.long_press("a.txt")
    files.more("Copy to…")
    files.go("Music")
    files.tap("New folder")
    files.write("Mine")
    files.tap("OK")
    assert files.values("header_title") == ["Files in Mine"]
    files.tap("COPY")
    assert files.said == "Copying 1 item."
    assert (files.text("Music/Mine/a.txt"), files.text("Download/a.txt")) == ("a", "a")
    files.long_press("b.txt")
    files.more("Move to…")
    assert files.values("header_title") == ["Files in Mine"]
    files.tap("CANCEL")
    assert files.inside("Download") == ["a.txt", "b.txt"]


def test_a_name_that_is_taken_gets_a_number(storage: Storage) -> None:
    files = storage(
        **{"Download/a.txt": "new", "Music/a.txt": "old", "Download/D/x": "1", "Music/D/": ""}
    )
    files.long_press("a.txt")
    files.tap("D")
    files.more("Copy to…")
    files.go("Music")
    files.tap("COPY")
    assert files.inside("Music") == ["D", "D (1)", "a (1).txt", "a.txt"]
    assert (files.text("Music/a.txt"), files.text("Music/a (1).txt")) == ("old", "new")
    files.long_press("a.txt")
    files.more("Move to…")
    files.tap("MOVE")
    assert files.inside("Download") == ["D"]
    assert files.text("Music/a (2).txt") == "new"


def test_a_folder_cannot_go_into_itself(storage: Storage) -> None:
    files = storage(**{"Download/D/x.txt": "1"})
    files.long_press("D")
    files.more("Move to…")
    files.tap("D")
    files.tap("MOVE")
    assert files.text("Download/D/x.txt") == "1"
    files.phone.windows.open_shade()
    files.tap("Couldn’t move 1 item")
    assert "This file wasn’t moved: \n• D" in files.texts()
    files.tap("Close")
    assert files.find("Show roots") is not None


def test_a_file_is_renamed_with_its_stem_selected(storage: Storage) -> None:
    files = storage(**{"Download/a.txt": "a", "Download/b.txt": "b"})
    files.long_press("a.txt")
    files.more("Rename")
    files.write("b")
    files.tap("OK")
    assert "A file with this name already exists." in files.texts()
    files.write("c")
    files.tap("OK")
    assert files.inside("Download") == ["b.txt", "bc.txt"]
    assert files.find("Show roots") is not None


@pytest.mark.parametrize(
    ("name", "got"),
    [
        ("b:c.txt", "b_c (1).txt"),
        (".hidden.txt", ".hidden (1).txt"),
        ("A.TXT", "A.TXT"),
        ("plain", "plain"),
    ],
)
def test_a_new_name_never_costs_another_file(storage: Storage, name: str, got: str) -> None:
    others = {"Download/b_c.txt": "b", "Download/.hidden.txt": "h"}
    files = storage(**{"Download/a.txt": "a"}, **others)
    files.long_press("a.txt")
    files.more("Rename")
    field = files.find("text1")
    assert field is not None
    files.phone.windows.set_text(field, name)
    files.tap("OK")
    assert files.text(f"Download/{got}") == "a"
    assert {path: files.text(path) for path in others} == others
    assert files.inside("Download") == sorted([got, "b_c.txt", ".hidden.txt"])


def test_a_name_can_be_seen_while_it_is_typed_on_a_phone_on_its_side(storage: Storage) -> None:
    files = storage(**{"Download/a.txt": "a"})
    files.long_press("a.txt")
    files.more("Rename")
    files.phone.windows.rotate(1)
    field, button, dialog = (files.find(id_) for id_ in ("text1", "OK", "parentPanel"))
    assert field is not None
    assert button is not None
    assert dialog is not None
    assert field.bounds.bottom < button.bounds.center[1] < dialog.bounds.bottom


def test_a_folder_is_made(storage: Storage) -> None:
    files = storage(**{"Download/Old/": ""})
    files.more("New folder")
    files.tap("OK")
    assert "You need to add a folder name" in files.texts()
    files.write("old")
    files.tap("OK")
    assert "A file with this name already exists." in files.texts()
    files.write("er?")
    files.tap("OK")
    assert files.inside("Download") == ["Old", "older_"]


def test_an_archive_is_packed_looked_into_and_unpacked(storage: Storage) -> None:
    files = storage(**{"Download/D/in.txt": "deep", "Download/a.txt": "flat"})
    files.long_press("a.txt")
    files.tap("D")
    files.more("Compress")
    assert files.said == "Compressing 2 files."
    files.tap("archive.zip")
    assert files.listed == ["D", "a.txt"]
    files.tap("D")
    assert files.values("breadcrumb_text") == ["Downloads", "archive.zip", "D"]
    assert files.listed == ["in.txt"]
    files.tap("in.txt")
    assert files.said == "Cannot open files in archives"
    files.back()
    files.long_press("D")
    files.tap("a.txt")
    files.more("Extract to…")
    files.go("Documents")
    files.tap("EXTRACT")
    assert (files.text("Documents/D/in.txt"), files.text("Documents/a.txt")) == ("deep", "flat")


def test_files_are_shared_by_their_addresses(storage: Storage) -> None:
    files = storage(**{"Download/a.txt": "", "Download/b.md": ""})
    files.long_press("a.txt")
    files.tap("b.md")
    files.tap("Share")
    assert "Share" in files.texts()
