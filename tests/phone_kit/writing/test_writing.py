"""A part that holds a long text: what is typed, undone, done again, and goes on in lists."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

import pytest

from pytest_androidbench.phone.kit.writing import Writing, edits
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui import widgets as w
from tests.phone_system.sample import Finger, phone_showing

PACKAGE = "com.ex.writing"


@dataclass(eq=False)
class Text(Writing):
    """Counts its changes."""

    text_field = "text"
    changes: int = 0

    def on_text_changed(self) -> None:
        self.changes += 1


@dataclass(eq=False)
class Page(AppScreen[App, None]):
    """One text."""

    activity = ".Main"
    writing: Text = field(default_factory=Text)

    def build(self) -> w.Widget:
        text = self.writing
        return w.Page(w.TextField(text.text, text.typed, id="text", multiline=True))


@pytest.fixture
def phone() -> Phone:
    phone = phone_showing(Page)
    Finger(phone).tap(id="text")
    return phone


def text_of(phone: Phone) -> Text:
    screens = [entry.screen for entry in phone.windows.entries()]
    return next(screen for screen in screens if isinstance(screen, Page)).writing


def test_a_list_goes_on_and_can_be_undone(phone: Phone) -> None:
    for typed in ("- one", "\n"):
        phone.windows.type_text(typed)
    text = text_of(phone)
    assert text.text == "- one\n- "
    assert text.changes > 1
    text.undo()
    assert text.text == "- one\n"
    text.redo()
    assert text.text == "- one\n- "


def test_a_button_changes_the_text_at_the_caret_also_after_a_restore(phone: Phone) -> None:
    phone.windows.type_text("one")
    phone.snapshots.save("typed")
    phone.windows.type_text(" more")
    phone.snapshots.load("typed")
    text = text_of(phone)
    text.apply(partial(edits.inserted, text=" two"))
    assert (text.text, text.selection()) == ("one two", (7, 7))
    text.undo()
    assert text.text == "one"
    text.forget_changes()
    assert text.done == text.undone == []
