"""What other apps share becomes a task."""

from __future__ import annotations

from pytest_androidbench.phone.apps.tasksorg.app import MAIN
from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.driver import Driver
from tests.phone_apps.tasksorg.conftest import row_of, rows_of
from tests.phone_apps.tasksorg.ways import PACKAGE

PHOTO = "content://media/external/images/media/"
SEND = "android.intent.action.SEND"
SHARE = "org.tasks/com.todoroo.astrid.activity.ShareLinkActivity"


def share(driver: Driver, action: str, type_: str, **extras: str | list[str]) -> None:
    named: dict[str, str | list[str]] = {
        f"android.intent.extra.{name}": value for name, value in extras.items()
    }
    driver.phone.activities.start(Intent(action=action, type=type_, extras=named, component=SHARE))
    driver.phone.windows.changed()


def photo(driver: Driver, name: str) -> str:
    """The address of a new picture."""
    path = f"/sdcard/DCIM/{name}"
    driver.phone.files.mkdir("/sdcard/DCIM", parents=True)
    driver.phone.files.write(path, name.encode())
    [item] = [item for item in driver.phone.media.images() if item.name == name]
    return f"{PHOTO}{item.id}"


def test_a_text_becomes_the_title(empty: Driver) -> None:
    share(empty, SEND, "text/plain", TEXT="Buy milk")
    assert empty.value("title") == "Buy milk"
    assert empty.phone.windows.focused == (PACKAGE, MAIN)
    assert rows_of(empty) == []
    empty.tap("Save")
    row = row_of(empty, "Buy milk")
    assert row["notes"] in {"", None}


def test_a_subject_becomes_the_title_and_the_text_the_description(empty: Driver) -> None:
    share(empty, SEND, "text/plain", SUBJECT="A page", TEXT="https://example.org")
    empty.tap("Save")
    assert row_of(empty, "A page")["notes"] == "https://example.org"


def test_selected_words_become_the_title(empty: Driver) -> None:
    share(empty, "android.intent.action.PROCESS_TEXT", "text/plain", PROCESS_TEXT="three words")
    empty.tap("Save")
    assert row_of(empty, "three words")


def test_a_photo_is_copied_and_attached(empty: Driver) -> None:
    for _ in range(2):
        share(empty, SEND, "image/jpeg", STREAM=photo(empty, "a.jpg"), TEXT="Seen")
        empty.scrolled_to("Add attachment")
        empty.tap("Save")
    folder = "/storage/emulated/0/Android/data/org.tasks/files/attachments"
    assert empty.phone.files.listdir(folder) == ["a-1.jpg", "a.jpg"]
    kept = [(row["filename"], row["uri"]) for row in rows_of(empty, "attachment_file")]
    assert kept == [(name, f"file://{folder}/{name}") for name in ("a.jpg", "a-1.jpg")]


def test_several_photos_are_all_attached(empty: Driver) -> None:
    both = [photo(empty, "a.jpg"), photo(empty, "b.jpg")]
    share(empty, "android.intent.action.SEND_MULTIPLE", "image/*", STREAM=both)
    empty.phone.windows.type_text("Photos")
    empty.tap("Save")
    assert [row["filename"] for row in rows_of(empty, "attachment_file")] == ["a.jpg", "b.jpg"]


def test_a_text_file_is_not_attached_as_text(empty: Driver) -> None:
    share(empty, SEND, "text/plain", STREAM=photo(empty, "a.jpg"), TEXT="Note")
    empty.tap("Save")
    assert rows_of(empty, "attachment_file") == []


def test_the_chooser_says_what_comes_of_it(empty: Driver) -> None:
    empty.phone.activities.share(text="Buy milk")
    empty.phone.windows.changed()
    assert empty.values("text2") == ["Create new task"]
    empty.tap("Tasks")
    assert empty.value("title") == "Buy milk"
