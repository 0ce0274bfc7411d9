"""Apps of the small world with mails, messages and files that are too large or too bare."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from pytest_androidbench.phone.apps.drive import names as drive_names
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.names import ACCOUNT
from pytest_androidbench.phone.apps.slack import names as slack_names
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.apps.spotify import names as spotify_names
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.apps.x import names as x_names
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.kit.people.model import Entry, Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.system.intents import ACTION_SEND, Intent
from tests.phone_apps.driver import Driver
from tests.phone_apps.gmail import mailing
from tests.phone_apps.messaging.people import PACKAGE as MESSAGES
from tests.phone_apps.texting import ADA, STRANGER, receive, rows

FILE: Final = 10_000_000
"""Bytes of what is put into a database or a folder from outside."""
SIZE: Final = 600_000
"""Signs of a text: three such in a row are nearly what Android's CursorWindow holds."""
MARKUP: Final = "<img src=x onerror=alert(1)> **not bold** &amp; \u202e\x1b[31m 'quote' \"\n"
HUGE: Final = {
    "markup": MARKUP * (SIZE // len(MARKUP)),
    "one word": "w" * SIZE,
    "breaks of lines": "\n" * SIZE,
    "wide signs": "\N{GRINNING FACE}" * (SIZE // 4),
    "from right to left": "\u05d0\u202e " * (SIZE // 6),
}
MOST_DUMP: Final = 2_000_000
"""Characters of a hierarchy, which clients have to read."""


@contextmanager
def standing(driver: Driver) -> Iterator[None]:
    """No app crashes, and what is shown stays of a size that can be read and drawn."""
    yield
    assert [e.message for e in driver.phone.log.entries() if e.tag == "AndroidRuntime"] == []
    assert len(driver.phone.windows.view.dump()) < MOST_DUMP
    assert driver.phone.windows.view.picture("png").startswith(b"\x89PNG")


@pytest.fixture(params=list(HUGE))
def text(request: pytest.FixtureRequest) -> str:
    return HUGE[request.param]


def test_a_mail(opened: Callable[[str], Driver], text: str) -> None:
    driver = opened(mailing.PACKAGE)
    mailing.put(driver, "Tide tables")
    database = driver.app_of(GmailApp).database()
    database.execute("UPDATE messages SET body = ?, snippet = ? WHERE messageId = 900", text, text)
    with standing(driver):
        driver.phone.windows.changed()
    with standing(driver):
        driver.tap("Tide tables")
        assert driver.value("subject_and_folder_view") == "Tide tables"
    driver.phone.windows.back()
    assert "^u" not in mailing.labels(driver, "Tide tables")


def test_a_mails_subject_and_sender(opened: Callable[[str], Driver], text: str) -> None:
    driver = opened(mailing.PACKAGE)
    mailing.put(driver, text, f'"{text}" <{text}@example.com>')
    with standing(driver):
        driver.phone.windows.changed()
    with standing(driver):
        driver.touch(next(n for n in driver.nodes() if n.resource_id.endswith(mailing.ROW)))


@pytest.mark.parametrize("empty", ["NULL", "''"])
def test_a_mail_without_subject_sender_text_and_date(
    opened: Callable[[str], Driver], empty: str
) -> None:
    driver = opened(mailing.PACKAGE)
    mailing.put(driver)
    database = driver.app_of(GmailApp).database()
    database.execute(
        f"UPDATE messages SET subject = {empty}, fromAddress = {empty}, snippet = {empty}, "
        f"body = {empty}, dateSentMs = 0, dateReceivedMs = 0 WHERE messageId = 900"
    )
    driver.phone.windows.home()
    driver.phone.windows.start_app(mailing.PACKAGE)
    with standing(driver):
        driver.tap("(no subject)")
    assert driver.value("subject_and_folder_view") == "(no subject)"


def test_a_mail_of_ten_megabytes_ends_the_app_as_on_android_and_nothing_else(
    opened: Callable[[str], Driver],
) -> None:
    driver = opened(mailing.PACKAGE)
    mailing.put(driver, "Tide tables")
    text = f"replace(hex(zeroblob({FILE // 2})), '00', 'ww')"
    change = f"UPDATE messages SET body = {text} WHERE messageId = 900"
    path = f"/data/data/{mailing.PACKAGE}/databases/mailstore.{ACCOUNT}.db"
    result = asyncio.run(run_text(driver.phone, f'sqlite3 {path} "{change}"'))
    assert (result.stderr, result.code) == ("", 0)
    driver.phone.windows.home()
    driver.phone.windows.start_app(mailing.PACKAGE)
    crashes = [e.message for e in driver.phone.log.entries() if e.tag == "AndroidRuntime"]
    assert any("too big" in each for each in crashes)
    driver.phone.windows.home()
    driver.phone.windows.start_app(MESSAGES)
    assert driver.phone.windows.foreground == MESSAGES


def test_a_text_message(opened: Callable[[str], Driver], text: str) -> None:
    driver = opened(MESSAGES)
    with standing(driver):
        receive(driver, STRANGER, text)
    assert len(rows(driver, "body")) == 1
    with standing(driver):
        driver.tap("+1 202-555-0199")


def test_a_message_in_a_channel(opened: Callable[[str], Driver], text: str) -> None:
    driver = opened(slack_names.PACKAGE)
    app = driver.app_of(SlackApp)
    channel = next(each for each in app.store.channels.all() if not each.direct)
    app.database().execute(
        "INSERT INTO messages (channel, author, at_ms, text) VALUES (?, 999999, ?, ?)",
        *(channel.id, driver.phone.clock.now_ms, text),
    )
    driver.phone.windows.changed()
    with standing(driver):
        driver.tap(channel.name)


def test_a_song(opened: Callable[[str], Driver], text: str) -> None:
    driver = opened(spotify_names.PACKAGE)
    driver.app_of(SpotifyApp).database().execute(
        "UPDATE tracks SET title = ?, about = ?, liked_ms = 1 WHERE _id = 1", text, text
    )
    with standing(driver):
        driver.tap("your_library_tab")
        driver.tap("Liked Songs")
        driver.tap("button_play_and_pause")


def test_a_post(opened: Callable[[str], Driver], text: str) -> None:
    driver = opened(x_names.PACKAGE)
    driver.app_of(XApp).database().execute(
        "INSERT INTO posts (author, at_ms, text, media) VALUES (999999, ?, ?, ?)",
        *(driver.phone.clock.now_ms, text, text),
    )
    driver.phone.windows.changed()
    with standing(driver):
        driver.tap("tweet_curation_action")


def test_a_file(opened: Callable[[str], Driver]) -> None:
    driver = opened(drive_names.PACKAGE)
    path = "/sdcard/Download/film.mp4"
    driver.phone.files.write(path, b"\0" * FILE)
    share = Intent(
        action=ACTION_SEND,
        type="video/mp4",
        extras={"android.intent.extra.STREAM": f"file://{path}"},
        component=f"{drive_names.PACKAGE}/{drive_names.UPLOAD}",
    )
    driver.phone.activities.start(share)
    driver.tap("save_button")
    store = driver.app_of(DriveApp).store
    (kept,) = store.found("film")
    assert (kept.size, kept.content) == (FILE, None)
    copy = store.copy(kept, "copy.mp4")
    store.remove_for_good([kept.id])
    assert store.whole(kept.id) is None
    found = store.whole(copy)
    assert found is not None
    assert found.content == b"\0" * FILE


def test_a_files_name(opened: Callable[[str], Driver], text: str) -> None:
    driver = opened(drive_names.PACKAGE)
    app = driver.app_of(DriveApp)
    app.database().execute("UPDATE entries SET name = ? WHERE _id = 1", text)
    with standing(driver):
        driver.tap("Files")


def test_two_contacts_of_one_name_are_told_apart_by_their_numbers(
    opened: Callable[[str], Driver],
) -> None:
    driver = opened(MESSAGES)
    store = PeopleStore(driver.phone)
    for number in (ADA, STRANGER):
        store.save(Person(first="Kim", last="Berg", phones=[Entry(value=number)]))
    store.save(Person(first="Kim", last="Bare"))
    driver.phone.windows.invalidate()
    driver.tap("Start chat")
    driver.phone.windows.type_text("Kim")
    shown = driver.texts()
    assert shown.count("Kim Berg") == 2
    assert "Kim Bare" not in shown
