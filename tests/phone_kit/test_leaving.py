"""Leaving a form to which something was written."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from tests.phone_system.sample import Finger, phone_showing

PACKAGE = "com.ex.form"


@dataclass(eq=False)
class Letter(AppScreen[App, None]):
    """A form that asks whether to save."""

    saves: bool = True
    written: bool = False
    leaving: Leaving = field(default_factory=Leaving)

    def build(self) -> w.Widget:
        return w.Page(w.Button("Write", on_tap=self.write), w.Text("letter"))

    def write(self) -> None:
        self.written = True

    def save(self) -> None:
        self.close(toast="Saved")

    def on_back(self) -> None:
        question = Confirm(message="Sure?") if self.written else None
        self.leaving.leave_unless(question, self.save if self.saves else None)


@dataclass(eq=False)
class Desk(AppScreen[App, None]):
    """Where letters are written."""

    activity = ".Main"

    def build(self) -> w.Widget:
        return w.Page(w.Button("Save", on_tap=self.saving), w.Button("Stay", on_tap=self.staying))

    def saving(self) -> None:
        self.show(Letter())

    def staying(self) -> None:
        self.show(Letter(saves=False))


def left(kind: str, *, written: bool, answer: str = "") -> Finger:
    """After going back from a letter and answering what is asked then, across a snapshot."""
    phone = phone_showing(Desk)
    finger = Finger(phone)
    finger.tap(text=kind)
    if written:
        finger.tap(text="Write")
    phone.windows.back()
    phone.snapshots.save("asked")
    phone.snapshots.load("asked")
    if answer:
        finger.tap(text=answer)
    return finger


@pytest.mark.parametrize(
    ("kind", "answer", "here", "toast"),
    [
        ("Save", "OK", False, "Saved"),
        ("Save", "Cancel", False, None),
        ("Stay", "OK", True, None),
        ("Stay", "Cancel", False, None),
    ],
)
def test_a_changed_form_is_saved_kept_or_left(
    kind: str, answer: str, here: bool, toast: str | None
) -> None:
    finger = left(kind, written=True, answer=answer)
    assert finger.shows(text="letter") == here
    assert finger.phone.windows.last_toast() == toast


def test_an_unchanged_form_is_left_at_once() -> None:
    assert not left("Save", written=False).shows(text="letter")
