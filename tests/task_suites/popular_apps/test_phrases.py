"""What tasks about Translate know of its phrasebook is what the phone's app has."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.appdata.translate import CHINESE, ENGLISH, SPANISH, Translated
from pytest_androidbench.phone.world import phrasebook
from pytest_androidbench.phone.world.phrasebook import Phrase
from task_suites.popular_apps.translate_ways import (
    SENTENCES,
    WORDS,
    is_translation,
    other_than,
    phrases,
    said,
    same_said,
    starts,
    translation,
)

BUNDLED = {SENTENCES: phrasebook.sentences(), WORDS: phrasebook.words()}


@pytest.mark.parametrize("kind", [SENTENCES, WORDS])
def test_each_phrase_is_bundled(kind: str) -> None:
    there: dict[str, Phrase] = {each.english: each for each in BUNDLED[kind]}
    assert len(phrases(kind)) >= 50
    for text in phrases(kind):
        for language in (ENGLISH, SPANISH, CHINESE):
            assert said(text, language) == there[text].in_(language)


def test_the_published_word_is_among_them() -> None:
    assert said("apple", SPANISH) == "manzana"


@pytest.mark.parametrize("kind", [SENTENCES, WORDS])
def test_another_one_is_of_the_same_kind(kind: str) -> None:
    for text in phrases(kind):
        assert other_than(text) in phrases(kind)
        assert not same_said(other_than(text), text)


def test_punctuation_and_capitals_of_a_text_do_not_matter() -> None:
    wanted = translation("Good morning.", SPANISH)
    typed = Translated(
        source=ENGLISH, target=SPANISH, text="good  MORNING", translation="Buenos días."
    )
    assert is_translation(typed, wanted)
    assert not is_translation(typed, translation("Good morning.", CHINESE))
    assert not is_translation(typed, translation("The soup is cold.", SPANISH))


@pytest.mark.parametrize("language", [SPANISH, CHINESE])
@given(data=st.data())
def test_the_app_is_never_left_at_what_is_asked_for(language: str, data: st.DataObject) -> None:
    assert data.draw(starts(language)) != [ENGLISH, language]
