"""Words without an end: set in lines without being measured over and over."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.phone.ui.shaping import Shaper
from pytest_androidbench.phone.ui.text import TextEngine

ENGINE = TextEngine()
WIDTH = 300
TEXTS = st.text(st.sampled_from("ab \nשלו漢字ไé"), max_size=900)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many characters were measured, each time."""
    counted: list[int] = []
    width = Shaper.width

    def counting(
        shaper: Shaper, text: str, size: float, weight: int, rtl: bool, locale: str
    ) -> float:
        counted.append(len(text))
        return width(shaper, text, size, weight, rtl, locale)

    monkeypatch.setattr(Shaper, "width", counting)
    return counted


@pytest.mark.parametrize("letter", ["a", "ש", "漢"])
def test_twice_the_word_takes_twice_the_measuring(letter: str, measured: list[int]) -> None:
    spent = []
    for count in (5_000, 10_000):
        measured.clear()
        assert len(TextEngine().paragraph(letter * count, size=16, width=WIDTH).lines) > 100
        spent.append(sum(measured))
    assert spent[1] < 2.5 * spent[0]


@pytest.mark.parametrize("letter", ["a", "ש", "漢", "a "])
def test_two_lines_of_it_take_the_same_whatever_its_length(
    letter: str, measured: list[int]
) -> None:
    spent = []
    for count in (5_000, 50_000):
        measured.clear()
        found = TextEngine().paragraph(letter * count, size=16, width=WIDTH, lines=2)
        assert (len(found.lines), found.truncated) == (2, True)
        spent.append(sum(length for length in measured if length < count))
    assert spent[0] == spent[1]


@settings(max_examples=60)
@given(TEXTS, st.integers(1, 4))
def test_a_few_lines_are_the_first_of_all(text: str, most: int) -> None:
    everything = ENGINE.paragraph(text, size=16, width=WIDTH).lines
    few = ENGINE.paragraph(text, size=16, width=WIDTH, lines=most)
    assert few.truncated is (len(everything) > most)
    whole = most - 1 if few.truncated else most
    places = [(line.start, line.end, line.width) for line in few.lines[:whole]]
    assert places == [(line.start, line.end, line.width) for line in everything[:whole]]
