"""What apps build their menus, questions and editors with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest

from pytest_androidbench.phone.kit.dialogs import EnterText, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.app_ops import all_files
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.screen import Screen
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Button,
    IconButton,
    More,
    Page,
    Scroll,
    TextField,
    TopBar,
)
from tests.phone_system.sample import Finger, new_phone

PACKAGE = "com.ex.editor"


@dataclass(eq=False)
class Editor(AppScreen[App, None]):
    """A page-long field, a menu with a box, and a menu that opens another one."""

    text: str = ""
    starred: bool = False
    seen: list[str] = field(default_factory=list)
    menus: Menus = field(default_factory=Menus)

    def build(self) -> Widget:
        sort = IconButton("sort", "Sort", id="sort", on_tap=self.open_sort)
        typed = TextField(self.text, self.typed, multiline=True, style="plain", id="text")
        return Page(
            TopBar("Editor", actions=[sort, More(self.open_more)]),
            Button("Bold", on_tap=self.bold),
            Button("Rename", on_tap=self.rename),
            Scroll(typed, fills=True, id="page"),
        )

    def orders(self) -> Sequence[MenuEntry]:
        return [MenuEntry(text="By name", act=self.by_name)]

    def entries(self) -> Sequence[MenuEntry]:
        return [
            MenuEntry(text="Starred", act=self.star, checked=self.starred),
            MenuEntry(text="Sort", act=self.open_sort),
        ]

    def open_sort(self) -> None:
        self.menus.open(self.orders, "sort")

    def open_more(self) -> None:
        self.menus.open(self.entries)

    def by_name(self) -> None:
        self.seen.append("by name")

    def star(self) -> None:
        self.starred = not self.starred

    def typed(self, text: str) -> None:
        self.text = text
        if text.endswith("("):
            self.text = text + ")"
            self.select("text", len(text))

    def bold(self) -> None:
        start, end = self.selection()
        self.text = f"{self.text[:start]}*{self.text[start:end]}*{self.text[end:]}"
        self.select("text", start + 1, end + 1)

    def rename(self) -> None:
        self.ask(EnterText(title="Rename", text="old", hint="Name"), self.renamed)

    def renamed(self, name: str) -> None:
        self.seen.append(name)


class EditorApp(App):
    """An app whose bar is dark."""

    package = PACKAGE
    label = "Editor"
    main = ".Editor"
    palette: ClassVar[dict[str, str]] = {"status_bar": "#101010"}
    dark_palette: ClassVar[dict[str, str]] = {"status_bar": "#f0f0f0"}
    activities: ClassVar[dict[str, type[Screen[Any]]]] = {".Editor": Editor}


@pytest.fixture
def phone() -> Phone:
    made = new_phone(EditorApp)
    made.windows.start_app(PACKAGE)
    return made


def editor_of(phone: Phone) -> Editor:
    return next(e.screen for e in phone.windows.entries() if isinstance(e.screen, Editor))


def test_a_row_of_a_menu_does_what_it_says(phone: Phone) -> None:
    finger, editor = Finger(phone), editor_of(phone)
    finger.tap(desc="More options")
    assert not finger.find(id="checkbox").checked
    finger.tap(text="Starred")
    assert editor.starred
    finger.tap(desc="More options")
    assert finger.find(id="checkbox").checked
    finger.tap(text="Sort")
    finger.tap(text="By name")
    assert editor.seen == ["by name"]


def test_a_menu_knows_its_rows_after_a_snapshot(phone: Phone) -> None:
    finger = Finger(phone)
    finger.tap(desc="Sort")
    phone.snapshots.save("open")
    phone.windows.back()
    phone.snapshots.load("open")
    finger.tap(text="By name")
    assert editor_of(phone).seen == ["by name"]


def test_a_line_of_text_is_asked_for(phone: Phone) -> None:
    finger, editor = Finger(phone), editor_of(phone)
    finger.tap(text="Rename")
    assert phone.windows.keyboard_shown
    phone.windows.type_text("er")
    finger.tap(text="OK")
    finger.tap(text="Rename")
    finger.tap(text="Cancel")
    finger.tap(text="Rename")
    finger.tap(desc="Done")
    assert editor.seen == ["older", "old"]


def test_an_app_reads_and_sets_the_selection(phone: Phone) -> None:
    finger, editor = Finger(phone), editor_of(phone)
    editor.select("text", 0)
    assert not phone.windows.keyboard_shown
    phone.windows.type_text("one two")
    editor.select("text", 4, 7)
    assert editor.selection() == (4, 7)
    finger.tap(text="Bold")
    phone.windows.type_text("2")
    assert editor.text == "one *2*"


def test_an_app_that_moves_the_caret_while_a_letter_comes_in_is_heard(phone: Phone) -> None:
    finger, editor = Finger(phone), editor_of(phone)
    finger.tap(id="text")
    phone.windows.type_text("f(")
    phone.windows.type_text("x")
    assert editor.text == "f(x)"


def test_a_field_fills_the_page_and_grows_beyond(phone: Phone) -> None:
    finger, editor = Finger(phone), editor_of(phone)
    page = finger.find(id="page").bounds
    assert finger.find(id="text").bounds == page
    editor.text = "\n" * 200
    phone.windows.changed()
    assert finger.find(id="page").scrollable


def test_the_status_bar_has_the_colour_of_the_app(phone: Phone) -> None:
    assert phone.windows.view.image().convert("RGB").getpixel((540, 10)) == (16, 16, 16)
    assert editor_of(phone).bars_over_dark()
    dark = new_phone(EditorApp, dark=True)
    dark.windows.start_app(PACKAGE)
    assert not editor_of(dark).bars_over_dark()


def test_access_to_all_files_is_an_operation(phone: Phone) -> None:
    operation = all_files(PACKAGE)
    assert not operation.read(phone)
    operation.write(phone, True)
    assert operation.read(phone)
    assert not all_files("com.ex.other").read(phone)
