"""What other apps share becomes a new note."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from pytest_androidbench.phone.apps.joplin.store import NoteStore
from pytest_androidbench.phone.system.content import file_uri
from tests.phone_apps.driver import Driver
from tests.phone_apps.joplin.pages import leave, pass_ms, row, titles
from tests.phone_apps.joplin.ways import JOPLIN

PHOTO = "/storage/emulated/0/DCIM/tree.png"


def picture() -> bytes:
    """A small picture."""
    out = io.BytesIO()
    Image.new("RGB", (4, 4), "green").save(out, "PNG")
    return out.getvalue()


@pytest.fixture
def elsewhere(joplin: Driver) -> Driver:
    """Another app is in front."""
    joplin.phone.files.write(PHOTO, picture())
    joplin.phone.windows.start_app("com.android.settings")
    pass_ms(joplin, 1000)
    return joplin


def send(driver: Driver, *, subject: str = "", text: str = "", streams: int = 0) -> None:
    """Share with Joplin, chosen in the sheet."""
    uri = file_uri(PHOTO)
    type_ = "image/png" if streams else "text/plain"
    driver.phone.activities.share(subject=subject, text=text, streams=[uri] * streams, type=type_)
    driver.tap("Joplin")


def test_a_text_is_a_note_under_its_subject(elsewhere: Driver, store: NoteStore) -> None:
    send(elsewhere, subject="Leaves", text="red and brown")
    assert elsewhere.phone.windows.foreground == JOPLIN
    found = row(store, "Leaves")
    assert found["body"] == "red and brown"
    leave(elsewhere)
    assert titles(elsewhere)[0] == "Leaves"


def test_without_a_subject_the_first_line_is_the_title(elsewhere: Driver, store: NoteStore) -> None:
    send(elsewhere, text="Rain\nall day")
    assert row(store, "Rain")["body"] == "Rain\nall day"


@pytest.mark.parametrize("count", [1, 2])
def test_photos_are_attached_and_seen(elsewhere: Driver, store: NoteStore, count: int) -> None:
    send(elsewhere, subject="Trees", streams=count)
    ids = [one["id"] for one in store.db.query("SELECT id FROM resources ORDER BY created_time")]
    assert len(ids) == count
    body = row(store, "Trees")["body"]
    assert sorted(body.split()) == sorted(f"![tree.png](:/{id_})" for id_ in ids)
    kept = elsewhere.phone.files.read(f"/data/data/{JOPLIN}/files/{ids[0]}.png")
    assert kept == picture()
