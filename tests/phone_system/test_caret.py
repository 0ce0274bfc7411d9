from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.windows.caret import deleted_from, kept_caret
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Page, TextField
from tests.phone_system.sample import Finger, opened


def formatted(text: str) -> str:
    """A number as (555) 123-4567."""
    digits = "".join(char for char in text if char.isdigit())[:10]
    if len(digits) < 4:
        return digits
    tail = f"{digits[3:6]}-{digits[6:]}" if len(digits) > 6 else digits[3:]
    return f"({digits[:3]}) {tail}"


@dataclass(eq=False)
class Number(AppScreen[App, None]):
    number: str = ""

    def build(self) -> Widget:
        return Page(TextField(value=self.number, on_text=self.typed, id="number", keyboard="phone"))

    def typed(self, text: str) -> None:
        self.number = formatted(text)


def entered(text: str = "") -> tuple[Finger, Number]:
    phone, finger, notes = opened()
    screen = Number()
    notes.show(screen)
    phone.windows.fingers.tap(*finger.find(id="number").bounds.center)
    for char in text:
        phone.windows.type_text(char)
    return finger, screen


def test_a_number_is_formatted_while_it_is_typed() -> None:
    finger, screen = entered("5551234567")
    assert screen.number == "(555) 123-4567"
    for _ in range(10):
        finger.windows.key_name("del")
    assert screen.number == ""


def test_digits_are_put_in_and_taken_out_in_the_middle() -> None:
    finger, screen = entered("555134567")
    assert screen.number == "(555) 134-567"
    for _ in range(len("34-567")):
        finger.windows.key_name("left")
    finger.windows.type_text("2")
    finger.windows.type_text("2")
    assert screen.number == "(555) 122-3456"
    finger.windows.key_name("del")
    assert screen.number == "(555) 123-456"


def test_what_the_app_drops_leaves_the_caret_where_it_was() -> None:
    finger, screen = entered("12")
    finger.windows.key_name("left")
    finger.windows.type_text("#")
    finger.windows.type_text("3")
    assert screen.number == "132"


@pytest.mark.parametrize(
    ("typed", "caret", "shown", "wanted"),
    [
        ("5551", 4, "555-1", 5),
        ("12", 2, "12%", 2),
        ("ab", 2, "AB", 2),
        ("1a2", 2, "12", 1),
        ("129345", 3, "12934", 3),
        ("+", 1, "+ ", 1),
        ("(555)", 5, "(555) ", 5),
        ("", 0, "0", 0),
        ("xyz", 3, "none", 4),
        ("xay", 2, "none", 2),
    ],
)
def test_examples(typed: str, caret: int, shown: str, wanted: int) -> None:
    assert kept_caret(typed, caret, shown) == wanted


texts = st.text(st.sampled_from("ab12 -()+ßİ"), max_size=12)


@given(texts, st.integers(0, 12))
def test_an_unchanged_text_keeps_the_caret(text: str, caret: int) -> None:
    assume(caret <= len(text))
    assert kept_caret(text, caret, text) == caret


@given(texts, texts, st.integers(0, 12))
def test_the_caret_stays_within_the_text(typed: str, shown: str, caret: int) -> None:
    assert 0 <= kept_caret(typed, min(caret, len(typed)), shown) <= len(shown)


@given(st.text(st.sampled_from("0123456789"), max_size=10), st.integers(0, 10))
def test_the_same_digits_stand_before_the_caret(digits: str, caret: int) -> None:
    caret = min(caret, len(digits))
    shown = formatted(digits)
    before = shown[: kept_caret(digits, caret, shown)]
    assert [char for char in before if char.isdigit()] == list(digits[:caret])


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("ab", "a"),
        ("", ""),
        ("a😀", "a"),
        ("a👨‍👩‍👧", "a"),
        ("a👍🏽", "a"),
        ("a❤️", "a"),
        ("a🇩🇪🇫🇷", "a🇩🇪"),
        ("a🇩🇪🇫", "a🇩🇪"),
        ("a1️⃣", "a"),
        ("a🏴󠁧󠁢󠁥󠁮󠁧󠁿", "a"),
        ("سَ", "س"),
        ("你好", "你"),
        ("e\u0301", "e"),
    ],
)
def test_the_delete_key_takes_an_emoji_as_a_whole(text: str, left: str) -> None:
    assert text[: deleted_from(text, len(text))] == left
