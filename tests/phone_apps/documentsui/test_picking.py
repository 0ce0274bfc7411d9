from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.screen import Screen
from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Text
from tests.phone_apps.documentsui.finger import Finger

DOCUMENT = "content://com.android.externalstorage.documents/document/primary%3A"
TREE = "content://com.android.externalstorage.documents/tree/primary%3A"
INITIAL = "android.provider.extra.INITIAL_URI"


@dataclass(eq=False)
class Asking(AppScreen[App, None]):
    """A page that lets the user pick, and shows what came back."""

    results: list[str] = field(default_factory=list)

    def build(self) -> Widget:
        return Text(", ".join(self.results), id="results")

    def pick(self, action: str, type_: str | None, extras: dict[str, Any]) -> None:
        name = f"android.intent.action.{action}"
        self.start_for(Intent(action=name, type=type_, extras=extras), self.picked)

    def picked(self, result: Intent | None) -> None:
        several = result.extras.get("android.intent.extra.STREAM") if result else None
        self.results.append(str(several or (result and result.data)))


class AskingApp(App):
    package = "org.example.asking"
    label = "Asking"
    main = ".Main"
    activities: ClassVar[Mapping[str, type[Screen[Any]]]] = {".Main": Asking}


Ask = Callable[..., Finger]


@pytest.fixture
def ask(text_engine: TextEngine) -> Ask:
    """Opens a picker for an app."""

    def open_(action: str, type_: str | None, files: dict[str, str], **extras: Any) -> Finger:
        phone = Phone(PhoneConfig(apps=(*CORE, DocumentsApp, AskingApp)), text_engine)
        finger = Finger(phone)
        finger.put({path: text.encode() for path, text in files.items()})
        phone.windows.start_app(AskingApp.package)
        again(finger, action, type_, **extras)
        return finger

    return open_


def again(finger: Finger, action: str, type_: str | None, **extras: Any) -> None:
    screen = next(e.screen for e in finger.phone.windows.entries() if isinstance(e.screen, Asking))
    named = {f"android.intent.extra.{name}": value for name, value in extras.items()}
    screen.pick(action, type_, named)


def results(finger: Finger) -> list[str]:
    return finger.values("results")


def test_a_tap_picks_a_recent_file(ask: Ask) -> None:
    files = ask("OPEN_DOCUMENT", "*/*", {"DCIM/my cat.jpg": "", "Download/a.txt": ""})
    assert files.values("header_title") == ["Recent files"]
    files.tap("my cat.jpg")
    assert results(files) == [f"{DOCUMENT}DCIM%2Fmy%20cat.jpg"]
    assert files.phone.content.path_of(results(files)[0]) == "/storage/emulated/0/DCIM/my cat.jpg"


def test_leaving_gives_nothing(ask: Ask) -> None:
    files = ask("GET_CONTENT", "*/*", {})
    files.back()
    assert results(files) == ["None"]


def test_only_files_of_the_wanted_types_can_be_picked(ask: Ask) -> None:
    files = ask(
        "OPEN_DOCUMENT",
        "*/*",
        {"Download/a.txt": "", "Download/b.pdf": ""},
        MIME_TYPES=["application/pdf", "image/*"],
    )
    assert files.listed == ["b.pdf"]
    files.tap("Show roots")
    assert files.values("title") == [
        "Recent",
        "Images",
        "Documents",
        "Downloads",
        "sdk_gphone64_x86_64",
    ]
    files.tap("Downloads")
    files.tap("a.txt")
    assert results(files) == []
    files.tap("b.pdf")
    assert results(files) == [f"{DOCUMENT}Download%2Fb.pdf"]


def test_pictures_are_picked_by_their_looks(ask: Ask) -> None:
    files = ask("GET_CONTENT", "image/*", {"DCIM/a.jpg": "xyz", "DCIM/b.txt": ""})
    assert files.values("header_title") == ["Recent images"]
    files.tap("a.jpg, 3 B, 15:34")
    assert results(files) == [f"{DOCUMENT}DCIM%2Fa.jpg"]


def test_several_files_are_selected_first(ask: Ask) -> None:
    given = {"Download/a.txt": "", "Download/b.txt": "", "Download/c.txt": "", "Download/D/": ""}
    files = ask("OPEN_DOCUMENT", "text/*", given, ALLOW_MULTIPLE=True)
    files.long_press("a.txt")
    files.tap("c.txt")
    assert "2 selected" in files.texts()
    files.tap("Select")
    assert results(files) == [str([f"{DOCUMENT}Download%2Fa.txt", f"{DOCUMENT}Download%2Fc.txt"])]
    again(files, "OPEN_DOCUMENT", "text/*", ALLOW_MULTIPLE=True)
    files.long_press("b.txt")
    files.more("Select all")
    assert "3 selected" in files.texts()


def test_a_file_takes_the_place_of_the_one_selected_where_one_is_wanted(ask: Ask) -> None:
    files = ask("OPEN_DOCUMENT", "*/*", {"Download/a.txt": "", "Download/b.txt": ""})
    files.long_press("a.txt")
    files.tap("b.txt")
    assert "1 selected" in files.texts()
    files.tap("Select")
    assert results(files) == [f"{DOCUMENT}Download%2Fb.txt"]


def test_an_app_may_say_where_to_begin_whatever_was_the_last_place(ask: Ask) -> None:
    files = ask("OPEN_DOCUMENT", "*/*", {"Music/Jazz/a.mp3": "", "Podcasts/b.mp3": ""})
    files.go("Podcasts")
    files.tap("b.mp3")
    screen = next(e.screen for e in files.phone.windows.entries() if isinstance(e.screen, Asking))
    screen.pick("OPEN_DOCUMENT", "*/*", {INITIAL: f"{DOCUMENT}Music%2FJazz"})
    assert files.values("breadcrumb_text") == ["sdk_gphone64_x86_64", "Music", "Jazz"]


def test_the_last_place_is_remembered_for_each_app(ask: Ask) -> None:
    files = ask("OPEN_DOCUMENT", "*/*", {"Music/Jazz/a.mp3": ""})
    files.go("Music", "Jazz")
    files.tap("a.mp3")
    again(files, "OPEN_DOCUMENT", "*/*")
    assert files.values("breadcrumb_text") == ["sdk_gphone64_x86_64", "Music", "Jazz"]


def test_a_new_file_gets_a_name_and_the_ending_of_its_type(ask: Ask) -> None:
    files = ask("CREATE_DOCUMENT", "text/csv", {"Download/x.csv": ""}, TITLE="export.csv")
    assert files.values("header_title") == ["Files in Downloads"]
    files.tap("SAVE")
    assert results(files) == [f"{DOCUMENT}Download%2Fexport.csv"]
    assert files.text("Download/export.csv") == ""
    again(files, "CREATE_DOCUMENT", "application/zip", TITLE="backup")
    files.go("Documents")
    files.tap("SAVE")
    assert files.inside("Documents") == ["backup.zip"]


def test_a_taken_name_gets_a_number_but_a_tapped_file_is_written_over(ask: Ask) -> None:
    files = ask("CREATE_DOCUMENT", "text/plain", {"Download/a.txt": "old"}, TITLE="a.txt")
    files.tap("SAVE")
    assert results(files) == [f"{DOCUMENT}Download%2Fa%20%281%29.txt"]
    again(files, "CREATE_DOCUMENT", "text/plain", TITLE="new.txt")
    files.tap("a.txt")
    files.tap("SAVE")
    assert "Overwrite a.txt?" in files.texts()
    files.tap("OK")
    assert results(files)[0].endswith(f"{DOCUMENT}Download%2Fa.txt")


def test_a_folder_is_given_after_a_question(ask: Ask) -> None:
    files = ask("OPEN_DOCUMENT_TREE", None, {"Documents/Notes/": ""})
    assert files.values("header_title") == ["Files on sdk_gphone64_x86_64"]
    assert "Can’t use this folder" in files.texts()
    files.tap("Documents")
    files.tap("Notes")
    files.tap("USE THIS FOLDER")
    assert "Allow Asking to access files in Notes?" in files.texts()
    files.tap("Allow")
    assert results(files) == [f"{TREE}Documents%2FNotes"]


def test_downloads_cannot_be_given_but_a_new_folder_in_it_can(ask: Ask) -> None:
    files = ask("OPEN_DOCUMENT_TREE", None, {})
    files.tap("Download")
    files.tap("USE THIS FOLDER")
    assert files.said == "To protect your privacy, choose another folder"
    assert files.values("header_title") == ["Files in Download"]
    files.tap("Create new folder")
    files.write("Mine")
    files.tap("OK")
    files.tap("USE THIS FOLDER")
    files.tap("Allow")
    assert results(files) == [f"{TREE}Download%2FMine"]
