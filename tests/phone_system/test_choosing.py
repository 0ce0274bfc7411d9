from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from pytest_androidbench.phone.system.activities import EXTRA_STREAM, EXTRA_TEXT
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.intents import Intent, IntentFilter
from pytest_androidbench.phone.system.parts import IntentTarget
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.snapshots import put_back, take
from pytest_androidbench.phone.ui.part import Handler
from pytest_androidbench.phone.ui.screen import Screen
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Button, Page, Text
from tests.phone_system.sample import (
    PACKAGE,
    Finger,
    Notes,
    NotesApp,
    OtherApp,
    new_phone,
    notes_of,
)

PICTURE = "content://com.ex.files/shared/a.png"
PICK = Intent(action="android.intent.action.PICK", type="image/*")


@dataclass(eq=False)
class Answer(AppScreen[App, Intent]):
    """Takes whatever it is sent, and gives a picture back."""

    sent: str = ""

    def build(self) -> Widget:
        return Page(Text(self.sent, id="sent"), Button("Give", id="give", on_tap=self.give))

    def give(self) -> None:
        self.close(Intent(data=PICTURE))


class FilesApp(App):
    """Picks and receives pictures, and shares a folder."""

    package = "com.ex.files"
    label = "Files"
    main = ".Answer"
    activities: ClassVar[Mapping[str, type[Screen[Any]]]] = {".Answer": Answer}
    authorities: ClassVar[Sequence[str]] = ("com.ex.files",)
    shared_paths: ClassVar[Mapping[str, str]] = {"shared": "/storage/emulated/0"}
    filters: ClassVar[Sequence[IntentFilter]] = (
        IntentFilter(activity=".Answer", actions=(PICK.action or "",), types=("image/*",)),
        IntentFilter(
            activity=".Answer",
            actions=("android.intent.action.SEND", "android.intent.action.SEND_MULTIPLE"),
            types=("text/plain", "image/*"),
        ),
    )

    def screen_for(self, intent: Intent) -> Screen[Any]:
        stream = intent.extras.get(EXTRA_STREAM)
        return Answer(sent=f"{intent.action} {intent.text(EXTRA_TEXT)}{stream or ''}")


class GalleryApp(FilesApp):
    """Picks pictures, too."""

    package = "com.ex.gallery"
    label = "Gallery"
    authorities: ClassVar[Sequence[str]] = ()


@pytest.fixture
def phone() -> Phone:
    phone = new_phone(NotesApp, OtherApp, FilesApp, GalleryApp)
    phone.windows.start_app(PACKAGE)
    return phone


@pytest.fixture
def finger(phone: Phone) -> Finger:
    return Finger(phone)


@pytest.fixture
def notes(phone: Phone) -> Notes:
    return notes_of(phone)


def test_a_result_comes_through_the_choice_of_an_app(
    phone: Phone, finger: Finger, notes: Notes
) -> None:
    assert notes.start_for(PICK, then=notes.waited)
    assert finger.find(id="title").text == "Open with"
    finger.tap(text="Gallery")
    finger.tap(id="button_once")
    finger.tap(id="give")
    assert phone.windows.focused == (PACKAGE, ".Notes")
    assert notes.seen[-2] == Intent(data=PICTURE)


@pytest.mark.parametrize("chosen", [False, True])
def test_leaving_without_a_result_is_told(
    phone: Phone, finger: Finger, notes: Notes, chosen: bool
) -> None:
    notes.start_for(PICK, then=notes.waited)
    if chosen:
        finger.tap(text="Gallery")
        finger.tap(text="Gallery")
        assert phone.windows.focused[0] == "com.ex.gallery"
    phone.windows.back()
    assert phone.windows.focused == (PACKAGE, ".Notes")
    assert None in notes.seen


def test_nobody_is_there_for_an_intent(notes: Notes) -> None:
    assert not notes.start(Intent(action="x.NOBODY"))
    assert not notes.start_for(Intent(component="com.ex.no/.Body"), then=notes.waited)
    assert notes.start(Intent(action="x.OPEN", type="text/plain"))


def test_the_app_used_last_is_offered_first(phone: Phone, finger: Finger, notes: Notes) -> None:
    notes.start_for(PICK, then=notes.waited)
    finger.tap(text="Gallery")
    finger.tap(id="button_once")
    phone.windows.back()
    state = take(phone)
    notes.start_for(PICK, then=notes.waited)
    assert finger.find(id="title").text == "Open with Gallery"
    assert finger.find(id="button_always").enabled
    assert not finger.shows(text="Gallery", id="text1")
    finger.tap(text="Files")
    assert phone.windows.focused[0] == "com.ex.files"
    put_back(phone, state)
    restored = notes_of(phone)
    restored.start_for(PICK, then=restored.waited)
    finger.tap(id="button_always")
    assert phone.windows.focused[0] == "com.ex.gallery"
    assert phone.activities.resolve(PICK) == "com.ex.gallery/.Answer"
    choices = phone.activities.choices
    assert choices.has_preferences("com.ex.gallery")
    choices.forget("com.ex.gallery")
    assert not choices.has_preferences("com.ex.gallery")
    assert choices.preferred(PICK, "image/*") is None


def test_a_text_is_shared(phone: Phone, finger: Finger, notes: Notes) -> None:
    phone.activities.share(text="two eggs", subject="List", caller=notes)
    assert phone.windows.focused == ("android", "com.android.internal.app.ChooserActivity")
    assert finger.find(id="title").text == "Share"
    assert finger.find(id="content_preview_text").text == "two eggs"
    assert finger.find(id="content_preview_title").text == "List"
    finger.tap(text="Files")
    assert finger.find(id="sent").text == "android.intent.action.SEND two eggs"
    phone.windows.back()
    assert phone.windows.focused == (PACKAGE, ".Notes")


def test_the_share_sheet_asks_each_time_and_copies(
    phone: Phone, finger: Finger, notes: Notes
) -> None:
    for _ in range(2):
        phone.activities.share(text="two eggs", caller=notes)
        finger.tap(text="Gallery")
        phone.windows.back()
    phone.activities.share(text="two eggs", caller=notes)
    finger.tap(id="chooser_copy_button")
    assert phone.clipboard.text == "two eggs"
    assert phone.windows.focused == (PACKAGE, ".Notes")


def test_no_device_is_near(phone: Phone, finger: Finger, notes: Notes) -> None:
    phone.activities.share(text="two eggs", caller=notes)
    finger.tap(id="chooser_nearby_button")
    assert finger.shows(text="Looking for nearby devices…")
    finger.tap(id="cancel_btn")
    assert phone.windows.focused == (PACKAGE, ".Notes")


def test_files_are_shared(phone: Phone, finger: Finger, notes: Notes) -> None:
    for name in ("a.png", "b.txt"):
        phone.files.write(f"/sdcard/{name}", b"x")
    streams = [f"content://com.ex.files/shared/{name}" for name in ("b.txt", "a.png")]
    phone.activities.share(streams=streams, type="image/*", caller=notes)
    assert finger.find(id="content_preview_filename").text == "b.txt"
    assert not finger.shows(id="chooser_copy_button")
    finger.tap(text="Gallery")
    assert finger.find(id="sent").text == f"android.intent.action.SEND_MULTIPLE {streams}"


def test_a_chooser_has_a_title_and_may_be_empty(phone: Phone, finger: Finger, notes: Notes) -> None:
    phone.activities.choose(PICK, "Pick one", caller=notes, then=Handler("waited"))
    assert finger.find(id="title").text == "Pick one"
    phone.windows.back()
    assert None in notes.seen
    phone.activities.choose(Intent(action="x.NOBODY"), caller=notes)
    assert finger.shows(text="No apps can perform this action.")


def test_only_the_best_takers_count() -> None:
    class Better(GalleryApp):
        package = "com.ex.better"
        filters = (
            IntentFilter(
                activity=".Answer", actions=(PICK.action or "",), types=("image/*",), priority=100
            ),
        )

    phone = new_phone(FilesApp, Better)
    assert phone.activities.start(PICK).component == "com.ex.better/.Answer"


def test_however_many_apps_there_are_the_buttons_stay_on_the_screen(phone: Phone) -> None:
    targets = [
        IntentTarget(component=f"com.ex.{n}/.Main", package=f"com.ex.{n}", label=f"App {n}")
        for n in range(20)
    ]
    notes_of(phone).show(phone.parts.system_ui.resolver("Open with", targets, last=False))
    button = Finger(phone).find(text="Just once")
    assert button.bounds.bottom <= phone.display.height
    assert button.bounds.height >= 40 * phone.display.density // 160
