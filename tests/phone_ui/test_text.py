"""Setting texts in lines: widths, breaks, ellipsis, carets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.ui.breaking import opportunities
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.paragraph import Paragraph
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_ui.screens import ENGINE, ctx_of

words = st.text("abc שלוםمرحبا 日本語。क्षिไทย-\n", min_size=1, max_size=60)


def paragraph(
    text: str, width: int = 10_000, lines: int | None = None, rtl: bool = False
) -> Paragraph:
    return ENGINE.paragraph(text, size=42, width=width, lines=lines, rtl=rtl)


def shown(made: Paragraph) -> list[str]:
    return [made.text[line.start : line.end] for line in made.lines]


@pytest.mark.parametrize(("size", "height"), [(52.5, 71), (36.75, 49), (42.0, 57), (63.0, 85)])
def test_a_line_is_as_high_as_androids(size: float, height: int) -> None:
    assert ENGINE.paragraph("x", size=size, width=999).height == height


def test_widths_are_not_rounded_to_whole_pixels_per_letter() -> None:
    assert 10 * paragraph("i").lines[0].width == pytest.approx(paragraph("i" * 10).lines[0].width)
    assert paragraph("i").lines[0].width != int(paragraph("i").lines[0].width)


@given(words, st.integers(60, 900))
def test_lines_fit_and_lose_only_blanks(text: str, width: int) -> None:
    made = paragraph(text, width)
    kept = "".join("".join(shown(made)).split())
    assert kept == "".join(text.split())
    wide = [text[line.start : line.end] for line in made.lines if line.width > width + 1]
    assert all(len(line) <= 4 or line.endswith(" ") for line in wide)


@given(words, st.integers(60, 900), st.integers(1, 3))
def test_no_more_lines_than_asked_for(text: str, width: int, lines: int) -> None:
    made = paragraph(text, width, lines)
    assert len(made.lines) <= lines


def test_a_text_that_is_cut_ends_in_an_ellipsis() -> None:
    made = paragraph("A title that is too long", 300, 1)
    assert made.truncated
    assert made.width <= 300
    assert made.lines[0].runs[-1].end == made.lines[0].end + 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("one two", [4, 7]),
        ("well-known", [5, 10]),
        ("日本語。テ", [1, 2, 4, 5]),
        ("「日本」", [2, 4]),
        ("-5", [2]),
        ("a\u00a0b", [3]),
    ],
)
def test_where_a_line_may_end(text: str, expected: list[int]) -> None:
    assert opportunities(text) == expected


@given(st.text("abc שלוםمرحبا 日本ไ-", max_size=30), st.booleans())
def test_a_point_on_the_caret_gives_its_offset_back(text: str, rtl: bool) -> None:
    made = paragraph(text, rtl=rtl)
    for offset in range(len(text) + 1):
        caret = made.caret(offset, 20_000)
        again = made.offset_at(caret.x, caret.top + 5, 20_000)
        assert abs(made.caret(again, 20_000).x - caret.x) <= 30


def test_carets_of_plain_text_go_from_left_to_right() -> None:
    made = paragraph("AVA with kerning")
    places = [made.caret(offset, 1000).x for offset in range(len(made.text) + 1)]
    assert places == sorted(set(places))
    assert places[0] == 0
    assert abs(places[-1] - made.width) <= 1


def test_carets_of_hebrew_go_from_right_to_left() -> None:
    made = paragraph("שלום", rtl=True)
    places = [made.caret(offset, 500).x for offset in range(5)]
    assert places == sorted(places, reverse=True)
    assert places[0] == 500


def test_a_caret_after_a_newline_stands_on_the_next_line() -> None:
    made = paragraph("ab\n")
    assert made.caret(3, 500).top > made.caret(2, 500).top
    assert made.caret(3, 500).x == 0


def test_a_selection_has_one_rectangle_a_line() -> None:
    made = paragraph("first\nsecond")
    found = made.selection(2, 8, 500)
    assert len(found) == 2
    assert found[0].bottom <= found[1].top + 20
    assert found[1].left == 0
    assert isinstance(found[0], Rect)


@pytest.mark.parametrize(
    ("text", "font"),
    [
        ("Ωж", "roboto-400"), ("שלום", "hebrew"), ("مرحبا", "arabic"), ("नमस्ते", "devanagari"),
        ("สวัสดี", "thai"), ("日本 한국", "cjk"), ("★", "symbols2"), ("😀🎉👍🏽", "emoji"),
        ("৳৲", "bengali"), ("֏", "armenian"), ("૱", "gujarati"), ("௹", "tamil"), ("៛", "khmer"),
        ("₿", "noto"), ("₫₱₴₸₺₽", "roboto-400"),
    ],
)  # fmt: skip
def test_each_script_has_a_font(text: str, font: str) -> None:
    runs = paragraph(text).lines[0].runs
    assert {run.font for run in runs} == {font}
    assert all(glyph for run in runs for glyph, *_ in run.glyphs)


def test_characters_that_no_font_draws_are_told() -> None:
    engine = TextEngine()
    engine.paragraph("a√∆ ½ 😀\n\u200b日", size=20, width=500)
    assert engine.fonts.missing == set()
    engine.paragraph("a𐎀𐎀b", size=20, width=500)
    assert engine.fonts.missing == {"𐎀"}


def test_font_sizes_follow_density_and_font_scale_to_a_quarter_pixel() -> None:
    assert ctx_of().sp(14) == 36.75
    assert ctx_of(Display(font_scale=1.3)).sp(14) == 47.75
    assert ctx_of(Display(density=160)).sp(14) == 14


@pytest.mark.parametrize(
    ("density", "value", "pixels"),
    [(420, 48, 126), (420, 56, 147), (420, 1, 3), (160, 0.1, 1), (420, 0, 0), (420, -8, -21)],
)
def test_sizes_round_as_androids(density: int, value: float, pixels: int) -> None:
    assert ctx_of(Display(density=density)).dp(value) == pixels


def test_a_long_text_breaks_where_its_beginning_does() -> None:
    beginning = "Some words of a text that is longer than its line. " * 4
    few, many = paragraph(beginning, 900), paragraph(beginning * 30, 900)
    assert shown(many)[: len(few.lines) - 1] == shown(few)[:-1]
    assert "".join("".join(shown(many)).split()) == "".join(beginning.split()) * 30


def test_a_long_text_fits_into_a_line_that_is_long_enough() -> None:
    assert len(paragraph("letters " * 100, 100_000).lines) == 1
