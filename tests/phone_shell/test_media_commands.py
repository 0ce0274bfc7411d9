"""The media store, as adb's `content` and scanner commands see it."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run
from tests.phone_system.test_media import picture

IMAGES = "content://media/external/images/media"
DOWNLOADS = "content://media/external/downloads"


@pytest.fixture(autouse=True)
def pictures(phone: Phone) -> None:
    """Two pictures and a note."""
    for name in ("DCIM/cat.png", "Download/dog.png"):
        phone.files.write(f"/sdcard/{name}", picture())
    phone.files.write("/sdcard/Download/note.txt", b"x")


def query(sh: Run, uri: str, *columns: str, where: str = "") -> list[str]:
    condition = f'--where "{where}"' if where else ""
    out = sh(f"content query --uri {uri} --projection {':'.join(columns)} {condition}").stdout
    return [line.partition(" ")[2].partition(" ")[2] for line in out.splitlines()]


def test_files_made_by_the_shell_are_there(sh: Run) -> None:
    columns = ("_display_name", "relative_path", "width")
    assert query(sh, IMAGES, *columns) == [
        "_display_name=cat.png, relative_path=DCIM/, width=30",
        "_display_name=dog.png, relative_path=Download/, width=30",
    ]
    sh("cp /sdcard/DCIM/cat.png /sdcard/Pictures/tom.png; rm /sdcard/DCIM/cat.png")
    assert query(sh, IMAGES, "_data", where="_display_name='tom.png'") == [
        "_data=/storage/emulated/0/Pictures/tom.png"
    ]
    assert len(query(sh, IMAGES, "_id")) == 2


def test_deleting_downloads_removes_the_files(sh: Run) -> None:
    assert sh(f"content delete --uri {DOWNLOADS}").stdout == ""
    assert sh("ls /sdcard/Download").stdout == ""
    assert sh(f"content query --uri {DOWNLOADS}").stdout == "No result found.\n"
    assert sh(f"content delete --uri {DOWNLOADS}").code == 0


def test_rows_are_added_and_changed(sh: Run, phone: Phone) -> None:
    sh(
        f"content insert --uri {IMAGES} --bind _display_name:s:new.png"
        " --bind mime_type:s:image/png --bind relative_path:s:DCIM/Trip/"
    )
    (number,) = query(sh, IMAGES, "_id", where="_display_name='new.png'")
    uri = f"{IMAGES}/{number.removeprefix('_id=')}"
    assert sh(f"content write --uri {uri}", picture()).code == 0
    assert phone.files.read("/sdcard/DCIM/Trip/new.png") == picture()
    assert sh(f"content gettype --uri {uri}").stdout == "Result: image/png\n"
    sh(f"content read --uri {uri} > /sdcard/DCIM/copy.png")
    assert phone.files.read("/sdcard/DCIM/copy.png") == picture()
    sh(f"content update --uri {uri} --bind is_favorite:i:1")
    assert query(sh, uri, "is_favorite", "width") == ["is_favorite=1, width=30"]
    assert "FileNotFoundException" in sh(f"content read --uri {IMAGES}/9999").stderr


def test_the_scanner_answers(sh: Run) -> None:
    scan = "am broadcast -a android.intent.action.MEDIA_SCANNER_SCAN_FILE -d file:///sdcard/DCIM"
    assert sh(scan).stdout.endswith("Broadcast completed: result=0\n")
    call = "content call --uri content://media --method"
    assert sh(f"{call} scan_volume --arg external_primary").stdout == "Result: Bundle[{}]\n"
    found = sh(f"{call} scan_file --arg /sdcard/DCIM/cat.png").stdout
    assert found.startswith(f"Result: Bundle[{{android.intent.extra.STREAM={IMAGES}/")


def test_the_database_can_be_read_and_cleared(sh: Run) -> None:
    package = "com.android.providers.media.module"
    path = f"/data/data/{package}/databases/external.db"
    sql = "select _display_name from images order by 1"
    assert sh(f"sqlite3 {path} '{sql}'").stdout == "cat.png\ndog.png\n"
    sh("rm /sdcard/DCIM/cat.png")
    assert sh(f"sqlite3 {path} '{sql}'").stdout == "dog.png\n"
    assert sh(f"pm clear {package}").stdout == "Success\n"
    assert query(sh, IMAGES, "_display_name") == ["_display_name=dog.png"]
    assert sh("stat -c %U /sdcard/Download").stdout == "u0_a163\n"


@pytest.mark.parametrize(
    ("uri", "type_"),
    [
        ("content://com.android.contacts/contacts", "vnd.android.cursor.dir/contact"),
        ("content://com.android.contacts/contacts/3", "vnd.android.cursor.item/contact"),
        ("content://com.android.contacts/contacts/lookup/x/3", "vnd.android.cursor.item/contact"),
        ("content://com.android.contacts/data/phones", "vnd.android.cursor.dir/phone_v2"),
        ("content://com.android.contacts/data/9", "null"),
        ("content://com.android.contacts/nothing", "null"),
        ("content://contacts/people", "vnd.android.cursor.dir/person"),
        ("content://contacts/people/3", "vnd.android.cursor.item/person"),
        ("content://contacts/nothing", "null"),
        ("content://call_log/calls/3", "vnd.android.cursor.item/calls"),
        ("content://settings/system", "vnd.android.cursor.dir/system"),
        (IMAGES, "vnd.android.cursor.dir/image"),
    ],
)
def test_types(sh: Run, uri: str, type_: str) -> None:
    assert sh(f"content gettype --uri {uri}").stdout == f"Result: {type_}\n"
