"""The shared storage is emptied, and files are put there, as before tasks with files."""

from __future__ import annotations

import io
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

from PIL import Image

from tests.published.databases import listing
from tests.published.scripted import ScriptedPhone
from tests.published.tables import setups

STORAGE = "/storage/emulated/0/"
MARKOR = f"{STORAGE}Documents/Markor"
RECORDS = f"{STORAGE}Android/data/com.dimowner.audiorecorder/files/Music/records"


def wipe(phone: ScriptedPhone) -> None:
    """Delete every file; folders stay."""
    phone.shell("find", STORAGE, "-mindepth", "1", "-type", "f", "-delete")
    phone.shell("content", "delete", "--uri", "content://media/external/downloads")


def create(phone: ScriptedPhone, folder: str, name: str, text: str) -> None:
    """Write a file by `echo`, which ends it with a line's end."""
    phone.shell("mkdir", "-p", folder)
    quoted = text.replace("'", "'\"'\"'")
    phone.shell("echo", f"'{quoted}'", ">", f"{folder}/{name}")


def all_below(phone: ScriptedPhone, folder: str) -> set[str]:
    """Files and folders, by whole paths."""
    return set(phone.shell("find", folder, "-type", "f", "-o", "-type", "d").splitlines())


def test_the_storage_is_emptied_but_for_folders(phone: ScriptedPhone) -> None:
    create(phone, f"{STORAGE}Podcasts", "talk_final.mp3", "x")
    create(phone, f"{STORAGE}Download", "page.html", "x")
    folders = phone.shell("find", STORAGE, "-type", "d")
    query = "content query --uri content://media/external/downloads --projection _display_name"
    assert "_display_name=page.html" in phone.shell(*query.split())
    wipe(phone)
    assert phone.shell("find", STORAGE, "-type", "f") == ""
    assert phone.shell("find", STORAGE, "-type", "d") == folders
    assert phone.shell(*query.split()) == "No result found.\n"


def test_files_are_made_found_and_moved(phone: ScriptedPhone) -> None:
    pictures, music = f"{STORAGE}Pictures", f"{STORAGE}Music"
    create(phone, pictures, "holiday_photos.jpg", "It's a bird.")
    assert phone.shell("cat", f"{pictures}/holiday_photos.jpg") == "It's a bird.\n"
    assert f"{pictures}/holiday_photos.jpg" in all_below(phone, pictures)
    phone.shell("mv", f"{pictures}/holiday_photos.jpg", music)
    assert f"{pictures}/holiday_photos.jpg" not in all_below(phone, pictures)
    assert f"{music}/holiday_photos.jpg" in all_below(phone, music)
    phone.shell("rm", "-r", f"{music}/holiday_photos.jpg")
    assert not phone.exists(f"{music}/holiday_photos.jpg", "-e")


def test_notes_are_as_old_as_the_clock_that_was_moved(
    ready: Callable[[str], ScriptedPhone],
) -> None:
    phone = ready("markor")
    phone.clear_folder(MARKOR)
    start = datetime(2023, 10, 15, 15, 34)
    for number, minutes in enumerate((0, -300, 450)):
        moved = start + timedelta(minutes=minutes)
        phone.shell("date", moved.strftime("%m%d%H%M%y.%S"))
        create(phone, MARKOR, f"note_{number}.md", f"Text {number}.")
    found = listing(phone, MARKOR)
    assert sorted(found, key=lambda name: found[name][1]) == ["note_1.md", "note_0.md", "note_2.md"]
    assert {name: size for name, (size, _) in found.items()} == {
        f"note_{number}.md": len("Text 0.\n") for number in range(3)
    }
    phone.launch(setups()["markor"].activity)
    phone.wait(2)
    assert set(found) <= set(phone.texts())


def test_apps_have_their_folders(phone: ScriptedPhone) -> None:
    for folder in ("/sdcard/Pictures", "/sdcard/Movies", "/sdcard/DCIM", "/sdcard/Download"):
        assert phone.exists(folder), folder
        phone.clear_folder(folder)
        assert phone.shell("ls", folder) == ""


def test_the_recorder_has_made_its_folder(ready: Callable[[str], ScriptedPhone]) -> None:
    phone = ready("audio recorder")
    assert listing(phone, RECORDS) == {}
    phone.clear_folder(RECORDS)


def test_a_pushed_picture_is_in_the_gallery(
    ready: Callable[[str], ScriptedPhone], tmp_path: Path
) -> None:
    phone = ready("simple gallery pro")
    wipe(phone)
    picture = io.BytesIO()
    Image.new("RGB", (300, 200), "white").save(picture, "JPEG")
    file = tmp_path / "receipt_final.jpg"
    file.write_bytes(picture.getvalue())
    phone.adb("push", str(file), "/sdcard/DCIM/receipt_final.jpg")
    phone.shell("chmod", "777", "/sdcard/DCIM/receipt_final.jpg")
    phone.launch(setups()["simple gallery pro"].activity)
    phone.click("DCIM")
    phone.wait(2)
    phone.click("Toggle filename visibility")
    phone.wait(2)
    assert "receipt_final.jpg" in phone.texts()
