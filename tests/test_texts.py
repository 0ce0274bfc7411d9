"""Whatever a text holds, it can be written, sent and shown once it is cleaned."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.texts import bounded, clean, encodable, named, said_by, shown, uncoloured

anything = st.text(st.characters(exclude_categories=()))


@given(anything)
def test_a_clean_text_can_be_encoded_and_moves_nothing(text: str) -> None:
    shown = clean(text)
    shown.encode()
    assert not [c for c in shown if unicodedata.category(c) == "Cc" and c not in "\n\t"]
    assert clean(shown) == shown


@given(st.text(st.characters(categories=["L", "N", "P", "S", "Zs"])))
def test_an_ordinary_text_stays_as_it_is(text: str) -> None:
    assert clean(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\x1b]0;title\x07b", "a\\x1b]0;title\\x07b"),
        ("half \ud83d", "half \\ud83d"),
        ("\u202egnp.exe", "\\u202egnp.exe"),
        ("one\r\ntwo\rthree", "one\ntwo\\x0dthree"),
        ("\x9b31m", "\\x9b31m"),
    ],
)
def test_what_moves_a_terminal_is_shown(text: str, shown: str) -> None:
    assert clean(text) == shown


@given(anything)
def test_an_encodable_text_has_all_but_halves_of_characters_as_they_were(text: str) -> None:
    found = encodable(text)
    found.encode()
    assert clean(found) == clean(text.replace("\r\n", "\n")) or "\r\n" in text
    if not any(0xD800 <= ord(c) < 0xE000 for c in text):
        assert found == text


class Mute(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no text")

    def __repr__(self) -> str:
        raise LookupError("no text")


def test_what_cannot_be_asked_for_its_text_is_named_by_its_class() -> None:
    assert said_by(Mute()) == "(its text cannot be had: str() raised RuntimeError)"
    assert named(Mute()) == "Mute: (its text cannot be had: str() raised RuntimeError)"
    assert shown(Mute()) == "<Mute, whose repr() raised LookupError>"
    assert (named(ValueError()), named(ValueError("x"))) == ("ValueError", "ValueError: x")
    assert shown([1, "a"]) == "[1, 'a']"


@given(st.text(max_size=200), st.integers(0, 100))
def test_a_bounded_text_says_how_much_is_missing(text: str, most: int) -> None:
    found = bounded(text, most)
    if len(text) <= most:
        assert found == text
    else:
        assert found.startswith(text[:most] + "\n")
        assert f"and {len(text) - most} characters more" in found


def test_long_texts_that_differ_at_their_end_are_told_apart() -> None:
    assert bounded("x" * 20_000 + "a") != bounded("x" * 20_000 + "b")


def test_colours_are_left_out_and_nothing_else_is() -> None:
    assert uncoloured("\x1b[0m\x1b[91m- silver\x1b[39;49;00m \x1b[2J") == "- silver \x1b[2J"
