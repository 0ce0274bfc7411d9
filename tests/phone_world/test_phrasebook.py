"""The phrasebook: how much there is, and that each phrase is one in each language."""

from __future__ import annotations

import re

import pytest

from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.world.phrasebook import (
    CHINESE,
    ENGLISH,
    SPANISH,
    Phrase,
    sentences,
    words,
)

KINDS = {
    *("interjection", "article", "pronoun", "preposition", "conjunction", "adverb", "number"),
    *("verb", "noun", "adjective"),
}
READING = re.compile(r"[A-Za-zāáǎàēéěèīíǐìōóǒòūúǔùǚǜü' ,.?]+")


def test_there_are_as_many_as_the_documents_say() -> None:
    assert (len(sentences()), len(words())) == (300, 500)


@pytest.mark.parametrize("language", [ENGLISH, SPANISH, CHINESE])
@pytest.mark.parametrize("phrases", [sentences(), words()], ids=["sentences", "words"])
def test_no_two_say_the_same(phrases: tuple[Phrase, ...], language: str) -> None:
    texts = [re.sub(r"[^\w']+", " ", each.in_(language)).strip().casefold() for each in phrases]
    assert len(set(texts)) == len(texts)


def test_each_is_written_as_its_language_is() -> None:
    for each in (*sentences(), *words()):
        assert each.english.isascii(), each
        assert re.fullmatch(r"[\u4e00-\u9fff。？，]+", each.chinese), each
        assert READING.fullmatch(each.reading), each
        assert each.spanish.startswith("¿") == each.spanish.endswith("?"), each


def test_sentences_end_alike_in_all_languages() -> None:
    ends = {".": (".", "。", "."), "?": ("?", "？", "?")}
    for each in sentences():
        found = tuple(text[-1] for text in (each.spanish, each.chinese, each.reading))
        assert found == ends[each.english[-1]], each


def test_words_have_a_kind() -> None:
    assert {each.kind for each in words()} == KINDS


def test_a_reading_has_a_syllable_for_each_character() -> None:
    """A syllable has one run of vowels, but for those that an apostrophe or nothing parts."""
    for each in (*sentences(), *words()):
        characters = len(re.sub(r"[。？，]", "", each.chinese))
        vowels = re.findall(r"[aeiouāáǎàēéěèīíǐìōóǒòūúǔùǚǜü]+", each.reading.casefold())
        assert characters == len(vowels), each


def test_all_characters_have_a_glyph() -> None:
    engine = TextEngine()
    for each in (*sentences(), *words()):
        for text in (each.spanish, each.chinese, each.reading):
            engine.shaper.line(text, 16, 400, False, "en_US")
    assert engine.fonts.missing == set()
