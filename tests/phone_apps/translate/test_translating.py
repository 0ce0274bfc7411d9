"""Translate: what a text is in another language."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.translate.languages import AUTO, AVAILABLE
from pytest_androidbench.phone.apps.translate.lexicon import detected
from pytest_androidbench.phone.apps.translate.translating import translate
from pytest_androidbench.phone.world.phrasebook import (
    CHINESE,
    ENGLISH,
    SPANISH,
    Phrase,
    sentences,
    words,
)

PAIRS = [(one, other) for one in AVAILABLE for other in AVAILABLE if one != other]


def said(text: str, source: str, target: str) -> str:
    return translate(text, source, target).said.text


@pytest.mark.parametrize(("source", "target"), PAIRS)
def test_each_sentence_and_word_is_known_in_each_direction(source: str, target: str) -> None:
    for phrase in (*sentences(), *words()):
        assert said(phrase.in_(source), source, target) == phrase.in_(target)


@pytest.mark.parametrize("language", AVAILABLE)
def test_the_language_of_each_sentence_is_found_out(language: str) -> None:
    assert {detected(each.in_(language)) for each in sentences()} == {language}


@given(phrase=st.sampled_from(sentences()))
def test_punctuation_and_capitals_do_not_matter(phrase: Phrase) -> None:
    typed = phrase.english.rstrip(".?").upper()
    assert said(f" {typed} ", ENGLISH, SPANISH) == phrase.spanish


@pytest.mark.parametrize(
    ("text", "source", "target", "wanted"),
    [
        ("The dog and Bob, often!", ENGLISH, SPANISH, "El perro y Bob, a menudo!"),
        ("The red apple", ENGLISH, CHINESE, "这红色苹果"),
        ("I have 3 xylophones.", ENGLISH, CHINESE, "我有3 xylophones。"),
        ("Thanks. Where is the bathroom?", ENGLISH, SPANISH, "Gracias. ¿Dónde está el baño?"),
        ("Good morning.\nMonday", ENGLISH, SPANISH, "Buenos días.\nlunes"),
        ("a menudo bebo agua", SPANISH, ENGLISH, "often bebo water"),
        ("红色苹果，水", CHINESE, ENGLISH, "red apple, water"),
        ("苹果", CHINESE, SPANISH, "manzana"),
        ("Manzana", SPANISH, CHINESE, "苹果"),
        ("don’t go", ENGLISH, SPANISH, "don't ir"),
        ("apple", ENGLISH, ENGLISH, "apple"),
        ("", ENGLISH, SPANISH, ""),
        ("...", AUTO, SPANISH, "..."),
    ],
)
def test_other_texts_are_put_word_by_word(text: str, source: str, target: str, wanted: str) -> None:
    assert said(text, source, target) == wanted


def test_chinese_is_told_how_to_read_on_either_side() -> None:
    made = translate("Where is the bathroom?", ENGLISH, CHINESE)
    assert made.said.reading == "Xǐshǒujiān zài nǎlǐ?"
    back = translate("洗手间在哪里？", CHINESE, ENGLISH)
    assert (back.reading, back.said.reading) == ("Xǐshǒujiān zài nǎlǐ?", "")


def test_words_that_are_not_known_are_named_once() -> None:
    made = translate("Blorp the dog, blorp 12 Blorp", ENGLISH, SPANISH)
    assert made.unknown == ("Blorp", "blorp")


@given(text=st.text(max_size=300), pair=st.sampled_from([*PAIRS, (AUTO, SPANISH)]))
def test_any_text_is_taken(text: str, pair: tuple[str, str]) -> None:
    made = translate(text, *pair)
    assert made.source in AVAILABLE
    for word in made.unknown:
        assert word in made.said.text
