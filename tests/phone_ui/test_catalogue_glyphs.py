"""Every character of the translations has a glyph, in the form of its language."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.ui.fonts import Fonts
from pytest_androidbench.phone.ui.po import read_po
from pytest_androidbench.phone.ui.shaping import Shaper
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_ui.messages.po_files import FOLDER

MOST_BYTES = 8_000_000


def glyphs(text: str, locale: str) -> list[int]:
    """The glyphs of a text, from left to right."""
    runs = Shaper(Fonts()).line(text, 16, 400, False, locale)
    return [glyph[0] for run in runs for glyph in run.glyphs]


@pytest.mark.parametrize("language", sorted(each.name for each in FOLDER.iterdir()))
def test_every_character_of_a_language_has_a_glyph(language: str) -> None:
    engine = TextEngine()
    for file in (FOLDER / language).glob("*.po"):
        for entry in read_po(file.read_text("utf-8")).values():
            for text in (entry,) if isinstance(entry, str) else entry:
                runs = engine.shaper.line(text.replace("\n", " "), 16, 400, False, language)
                assert all(glyph[0] for run in runs for glyph in run.glyphs), text
    assert engine.fonts.missing == set()


@pytest.mark.parametrize(
    ("text", "locale", "other"),
    [("直骨海", "zh_hans_CN", "ja_JP"), ("海", "ko_KR", "ja_JP"), ("骨", "zh_TW", "zh_CN")],
)
def test_one_character_is_drawn_in_the_form_of_the_locale(
    text: str, locale: str, other: str
) -> None:
    pairs = zip(glyphs(text, locale), glyphs(text, other), strict=True)
    assert all(own != theirs for own, theirs in pairs)


def test_akan_is_set_in_roboto() -> None:
    runs = Shaper(Fonts()).line("Ɛdɔ ɛnɔ", 16, 400, False, "ak_GH")
    assert [run.font for run in runs] == ["roboto-400"]


def test_all_fonts_together_are_small() -> None:
    sizes = [file.stat().st_size for file in Fonts().folder.iterdir()]
    assert sum(sizes) < MOST_BYTES
