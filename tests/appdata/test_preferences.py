"""Preferences are read as Android writes them, and written so that Android reads them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.appdata.preferences import (
    Preference,
    read_preferences,
    write_preferences,
)
from pytest_androidbench.phone.system.prefs import decoded, encode

TEXT = st.text(st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="\ufffe\uffff"))
VALUES = st.dictionaries(TEXT, TEXT | st.integers(-(2**40), 2**40) | st.booleans(), max_size=5)


@given(VALUES)
def test_the_phone_reads_what_is_written(values: dict[str, Preference]) -> None:
    assert dict(decoded(write_preferences(values))) == values


@given(VALUES)
def test_what_the_phone_writes_is_read(values: dict[str, Preference]) -> None:
    assert read_preferences(encode(values).encode()) == values


@pytest.mark.parametrize("xml", [b"", b"<map>", b"no file at all", b"<map><int name='a'/></map>"])
def test_what_cannot_be_read_holds_nothing(xml: bytes) -> None:
    assert read_preferences(xml) == {}


def test_sets_and_fractions_are_read_too() -> None:
    xml = b"<map><set name='a'><string>b</string></set><float name='c' value='1.5' /></map>"
    assert read_preferences(xml) == {"a": frozenset({"b"}), "c": 1.5}


def test_a_file_beyond_all_measure_holds_nothing() -> None:
    assert read_preferences(b"<map>" + b" " * 2**20 + b"</map>") == {}


def test_entities_are_not_followed() -> None:
    bomb = (
        b'<!DOCTYPE map [<!ENTITY a "aaaa">]>'
        b"<map><string name='a'>&a;</string><string name='b'>c</string></map>"
    )
    assert read_preferences(bomb).get("a", "") in {"", "&a;"}
