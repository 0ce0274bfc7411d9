from __future__ import annotations

import io
import zipfile
from collections.abc import Callable

import pytest

from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.documentsui.finger import ROOT, Finger

Storage = Callable[..., Finger]
DAY = 86_400_000
ACTIVITY = "com.google.android.documentsui/com.android.documentsui.files.FilesActivity"


def test_it_opens_in_downloads_as_a_grid(storage: Storage) -> None:
    files = storage(**{"Download/menu.pdf": "x" * 2100, "Download/Trip/": ""})
    assert files.phone.windows.focused == (
        "com.google.android.documentsui",
        "com.android.documentsui.files.FilesActivity",
    )
    assert files.listed == ["Trip", "menu.pdf"]
    assert files.values("header_title") == ["Files in Downloads"]
    assert files.values("breadcrumb_text") == ["Downloads"]
    assert (files.values("details"), files.values("date")) == (["2.10 kB"], ["15:34"])
    assert files.find("Preview the file menu.pdf") is not None


def test_the_list_tells_time_size_and_kind(storage: Storage) -> None:
    files = storage(**{"Download/a.mp3": "x" * 21, "Download/b": "", "Download/C/": ""})
    files.phone.files.utime(f"{ROOT}/Download/b", mtime_ms=files.phone.clock.now_ms - DAY)
    files.tap("List view")
    assert files.values("metadata") == ["15:34, 21 B, MP3 audio", "Oct 14, 0 B, File"]
    files.tap("Grid view")
    assert files.values("metadata") == []


def test_breadcrumbs_and_back_lead_up_again(storage: Storage) -> None:
    files = storage(**{"Music/Jazz/Late/so_what.mp3": ""})
    files.go("Music", "Jazz", "Late")
    assert files.values("header_title") == ["Files in Late"]
    crumbs = ["sdk_gphone64_x86_64", "Music", "Jazz", "Late"]
    assert files.values("breadcrumb_text") == crumbs
    files.back()
    assert files.values("header_title") == ["Files in Jazz"]
    files.tap("sdk_gphone64_x86_64")
    assert files.values("header_title") == ["Files on sdk_gphone64_x86_64"]
    files.back()
    assert files.phone.windows.foreground != "com.google.android.documentsui"


def test_a_list_without_documents_says_so_and_keeps_its_line(storage: Storage) -> None:
    files = storage()
    files.tap("Images")
    listed = files.scrolled_to("dir_list")
    assert "No matches in Downloads" in [node.text for node in listed.walk()]
    assert files.values("header_title") == ["Files in Downloads"]


def test_the_drawer_has_the_roots(storage: Storage) -> None:
    files = storage()
    files.tap("Show roots")
    titles = ["Recent", "Images", "Videos", "Audio", "Documents", "Downloads"]
    assert files.values("title") == [*titles, "sdk_gphone64_x86_64"]
    assert files.values("summary")[0].endswith(" GB free")
    files.back()
    assert files.values("header_title") == ["Files in Downloads"]


def test_a_library_shows_the_folders_that_hold_its_files(storage: Storage) -> None:
    files = storage(**{"DCIM/Camera/a.jpg": "", "DCIM/Camera/b.mp4": "", "Pictures/c.png": ""})
    files.tap("Show roots")
    files.tap("Images")
    assert sorted(files.listed) == ["Camera", "Pictures"]
    files.tap("Camera")
    assert files.listed == ["a.jpg"]


def test_recent_files_come_newest_first_and_without_folders_of_apps(storage: Storage) -> None:
    files = storage(
        **{"Music/old.mp3": "", "Music/new.mp3": "", "Music/ancient.mp3": "", "Android/data/x": ""}
    )
    now = files.phone.clock.now_ms
    for name, days in (("old", 2), ("new", 1), ("ancient", 46)):
        files.phone.files.utime(f"{ROOT}/Music/{name}.mp3", mtime_ms=now - days * DAY)
    files.tap("Show roots")
    files.tap("Recent")
    assert files.listed == ["new.mp3", "old.mp3"]
    assert files.values("header_title") == ["Recent files"]
    assert "Recent" in files.texts()


@pytest.mark.parametrize(
    ("order", "names"),
    [
        ("File name (A to Z)", ["_c.txt", "1.txt", "a.md", "B.mp3"]),
        ("File name (Z to A)", ["B.mp3", "a.md", "1.txt", "_c.txt"]),
        ("Size (largest first)", ["a.md", "1.txt", "B.mp3", "_c.txt"]),
        ("Size (smallest first)", ["_c.txt", "B.mp3", "1.txt", "a.md"]),
        ("Type (A to Z)", ["a.md", "B.mp3", "_c.txt", "1.txt"]),
        ("Modified (newest first)", ["1.txt", "_c.txt", "a.md", "B.mp3"]),
        ("Modified (oldest first)", ["B.mp3", "a.md", "_c.txt", "1.txt"]),
    ],
)
def test_documents_are_sorted(storage: Storage, order: str, names: list[str]) -> None:
    files = storage(
        **{"Music/a.md": "xxx", "Music/B.mp3": "x", "Music/1.txt": "xx", "Music/_c.txt": ""}
    )
    for age, name in enumerate(("1.txt", "_c.txt", "a.md", "B.mp3")):
        files.phone.files.utime(f"{ROOT}/Music/{name}", mtime_ms=10_000 - age)
    files.go("Music")
    files.tap("List view")
    files.more("Sort by...")
    files.tap(order)
    assert files.listed == names


def test_a_search_finds_whatever_lies_below_the_root(storage: Storage) -> None:
    files = storage(**{"Music/Blue/blue.mp3": "", "Download/BLUE.txt": "", "Music/red.mp3": ""})
    files.go("Podcasts")
    files.tap("Search")
    files.write("blue")
    files.tap("List view")
    assert files.listed == ["Blue", "blue.mp3", "BLUE.txt"]
    files.write("x")
    assert "No matches in sdk_gphone64_x86_64" in files.texts()
    files.tap("Clear query")
    files.write("Blue")
    files.phone.windows.key_name("ENTER")
    files.tap("Blue", ".TextView")
    assert files.values("breadcrumb_text") == ["sdk_gphone64_x86_64", "Music", "Blue"]
    files.tap("Search")
    assert files.values("title") == ["Blue"]
    files.tap("Delete search history Blue")
    assert files.values("title") == []
    files.tap("Back")
    assert files.listed == ["blue.mp3"]


def test_chips_narrow_the_documents_down(storage: Storage) -> None:
    files = storage(**{"Download/a.pdf": "", "Download/In/b.png": "", "Download/c.mp3": ""})
    files.tap("Images")
    assert files.listed == ["b.png"]
    files.tap("Audio")
    assert sorted(files.listed) == ["b.png", "c.mp3"]
    files.back()
    assert files.listed == ["In", "a.pdf", "c.mp3"]


def test_hidden_files_are_shown_on_request(storage: Storage) -> None:
    files = storage(**{"Download/.secret": "", "Download/a.txt": ""})
    assert files.listed == ["a.txt"]
    files.more("Show hidden files")
    assert sorted(files.listed) == [".secret", "a.txt"]
    files.more("Don’t show hidden files")
    assert files.listed == ["a.txt"]


def test_info_tells_what_a_document_is(storage: Storage) -> None:
    files = storage(**{"Download/a.txt": "hello", "Download/b.txt": ""})
    files.long_press("a.txt")
    files.more("Get info")
    assert files.values("table_row_value") == [
        "TXT document",
        "5 B",
        "Sun, Oct 15, 2023, 15:34",
    ]
    files.back()
    files.more("Get info")
    assert files.values("table_row_value")[:2] == ["Folder", "2"]


def test_a_file_nobody_takes_cannot_be_opened(storage: Storage) -> None:
    files = storage(**{"Download/a.xyz": "", "Download/b.zip": "no archive"})
    files.tap("a.xyz")
    assert files.said == "Can’t open file"
    files.tap("b.zip")
    assert files.said.startswith("Unable to open archive")


def test_a_folder_can_be_opened_from_outside(storage: Storage) -> None:
    files = storage(**{"Music/Jazz/a.mp3": ""})
    uri = "content://com.android.externalstorage.documents/document/primary%3AMusic%2FJazz"
    files.phone.activities.start(Intent(action="android.intent.action.VIEW", data=uri))
    assert files.values("breadcrumb_text") == ["sdk_gphone64_x86_64", "Music", "Jazz"]
    assert files.listed == ["a.mp3"]


def test_a_root_can_be_opened_from_outside(storage: Storage) -> None:
    files = storage(**{"DCIM/a.png": ""})
    uri = "content://com.android.providers.media.documents/root/images_root"
    files.phone.activities.start(Intent(component=ACTIVITY, data=uri))
    assert files.values("breadcrumb_text") == ["Images"]
    assert files.listed == ["DCIM"]


def test_a_new_window_shows_the_same_folder(storage: Storage) -> None:
    files = storage(**{"Music/Jazz/": "", "Music/Folk/": ""})
    files.go("Music")
    files.more("New window")
    files.tap("Jazz")
    files.back()
    files.back()
    assert files.values("breadcrumb_text") == ["sdk_gphone64_x86_64"]
    files.back()
    assert files.values("header_title") == ["Files in Music"]


def test_an_archive_without_times_can_be_looked_into(storage: Storage) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr(zipfile.ZipInfo("a.txt", (1980, 0, 0, 0, 0, 0)), b"a")
    files = storage()
    files.put({"Download/old.zip": packed.getvalue()})
    files.tap("old.zip")
    assert files.listed == ["a.txt"]


def test_the_end_of_a_long_way_is_in_sight(storage: Storage) -> None:
    names = [f"Folder {number} of a long way" for number in range(4)]
    files = storage(**{f"Download/{'/'.join(names)}/": ""})
    for name in names:
        files.tap(name, "TextView")
    crumb = [n for n in files.nodes() if n.resource_id.endswith("/breadcrumb_text")][-1]
    assert crumb.text == names[-1]
    assert crumb.bounds.right <= files.phone.display.width
