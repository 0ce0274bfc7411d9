"""Levels of mixed text; the expected ones are from Unicode's own test file."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.ui.bidi import base_level, levels, visual_runs
from tests.phone_ui.screens import ENGINE

mixed = st.text("ab1-+( )[]א ב1ع٣\u202a\u202b\u202c\u2067\u2069\n", max_size=30)


@pytest.mark.parametrize(
    ("text", "base", "expected"),
    [
        ("abc", 0, "000"),
        ("אבג", 0, "111"),
        ("+1 555", 1, "121222"),
        ("אב (cd) 12", 0, "1100000000"),
        ("אב (cd) 12", 1, "1111221122"),
        ("ab אב, גד", 0, "000111111"),
        ("ab\u2067אב\u2069c", 0, "0001100"),
        ("abc  ", 1, "22211"),
    ],
)
def test_levels(text: str, base: int, expected: str) -> None:
    assert "".join(map(str, levels(text, base))) == expected


def test_a_phone_number_can_be_kept_left_to_right() -> None:
    def order(ltr: bool) -> list[int]:
        made = ENGINE.paragraph("+1 555", size=40, width=999, rtl=True, ltr_text=ltr)
        return [run.start for run in made.lines[0].runs]

    assert order(True) == [0]
    assert order(False) == [3, 2, 1, 0]


@given(mixed, st.integers(0, 1))
def test_every_character_gets_a_level_not_below_the_paragraphs(text: str, base: int) -> None:
    found = levels(text, base)
    assert len(found) == len(text)
    assert all(base <= level <= 126 for level in found)


@given(mixed, st.integers(0, 1))
def test_runs_in_visual_order_cover_every_character_once(text: str, base: int) -> None:
    runs = visual_runs(levels(text, base))
    covered = sorted(index for start, end, _ in runs for index in range(start, end))
    assert covered == list(range(len(text)))


@pytest.mark.parametrize(("text", "level"), [("abc א", 0), ("12 א b", 1), ("12", 1), ("12", 0)])
def test_the_first_strong_letter_decides_the_direction(text: str, level: int) -> None:
    assert base_level(text, level) == level
