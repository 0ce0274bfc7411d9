"""Messages in Android's pseudolocales, which show what was never made a message."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.message import Message, ntr, tr
from pytest_androidbench.phone.ui.pseudolocale import accented, dated_as, from_right
from pytest_androidbench.phone.ui.widgets import Column, Text
from tests.phone_ui.screens import ctx_of, nodes, placed

_WORDS = st.text(st.sampled_from("abz AQV!?&{}1\u2026"), max_size=40).map(
    lambda text: text.replace("{", "").replace("}", "{name}")
)
_MARKS = re.compile("[\u200f\u202e\u202c]")


@pytest.mark.parametrize(
    ("english", "shown"),
    [
        (tr("Settings"), "[Šéţţîñĝš one two]"),
        (tr("Network & internet"), "[Ñéţŵöŕķ & îñţéŕñéţ one two three]"),
        (tr("Delete {name}?", name="Ada"), "[Ðéļéţé »Ada«¿ one two]"),
        (ntr("{n} item", "{n} items", 1), "[»1« îţéḿ one]"),
        (ntr("{n} item", "{n} items", 2), "[»2« îţéḿš one two]"),
        (tr("1 2 3 4"), "[1 2 3 4 one two three]"),
        (tr("{name}", name="Ada"), "[»Ada«]"),
    ],
)
def test_accents_brackets_and_length(english: Message, shown: str) -> None:
    assert ctx_of(Display(locale="en-XA")).text(english) == shown


@pytest.mark.parametrize("locale", ["en_XA", "en-XA", "ar_XB", "ar-XB"])
def test_what_is_no_message_stays_as_it_is(locale: str) -> None:
    screen = Column(Text("Save"), Text(tr("Save")))
    plain, message = (node.text for node in nodes(placed(screen, Display(locale=locale))))
    assert plain == "Save"
    assert message != "Save"


def test_words_from_right_to_left() -> None:
    ctx = ctx_of(Display(locale="ar-XB"))
    assert ctx.direction == "rtl"
    assert ctx.text(tr("Delete {name}", name="Ada")) == (
        "\u200f\u202eDelete\u202c\u200f \u200f\u202eAda\u202c\u200f"
    )


@given(_WORDS)
def test_from_right_adds_marks_alone(template: str) -> None:
    assert _MARKS.sub("", from_right(template)) == template


@given(_WORDS)
def test_accented_keeps_arguments_and_is_half_as_long_again(template: str) -> None:
    shown = accented(template)
    assert shown.count("»{name}«") == template.count("{name}")
    assert len(shown) >= len(template) + len(template.replace("{name}", "")) // 2


def test_dates_are_those_of_the_language() -> None:
    assert [dated_as(name) for name in ("en-XA", "ar_XB", "de_DE")] == ["en", "ar", "de_DE"]
