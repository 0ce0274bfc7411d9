"""Texts in the phone's language."""

from __future__ import annotations

import pytest

from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.message import Message, ntr, tr
from pytest_androidbench.phone.ui.widgets import Column, Text
from tests.phone_ui.screens import ctx_of, nodes, placed


def test_a_message_is_translated_where_it_is_laid_out() -> None:
    screen = Column(Text(tr("Save")))
    shown = [nodes(placed(screen, Display(locale=locale)))[0].text for locale in ("en_US", "de_DE")]
    assert shown == ["Save", "Speichern"]


def test_what_is_not_translated_stays_english() -> None:
    message = tr("Delete {name}?", name="Ada")
    assert ctx_of(Display(locale="ja_JP")).text(message) == "Delete Ada?"


@pytest.mark.parametrize(("n", "text"), [(1, "1 item"), (2, "2 items"), (0, "0 items")])
def test_counting(n: int, text: str) -> None:
    assert ctx_of().text(ntr("{n} item", "{n} items", n)) == text


def test_a_message_survives_the_codec() -> None:
    message = ntr("{n} of {name}", "{n} of {name}s", 3, name="cat")
    assert from_json(Message, to_json(message)) == message


@pytest.mark.parametrize(("locale", "direction"), [("ar_EG", "rtl"), ("he", "rtl"), ("de", "ltr")])
def test_the_language_decides_the_direction(locale: str, direction: str) -> None:
    assert ctx_of(Display(locale=locale)).direction == direction
