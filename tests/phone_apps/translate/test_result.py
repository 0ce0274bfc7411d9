"""Translate: what can be done with a translation."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.translate import names
from tests.phone_apps.translate.conftest import CHINESE, SENTENCE, SPANISH, Translate

KEPT = ("en", "es", SENTENCE, SPANISH)


@pytest.fixture
def shown(translate: Translate) -> Translate:
    """The page of a sentence."""
    translate.translate(SENTENCE)
    return translate


def test_it_is_copied(shown: Translate) -> None:
    shown.tap("Copy translation")
    assert shown.phone.clipboard.text == SPANISH
    shown.tap("Copy original text")
    assert shown.phone.clipboard.text == SENTENCE


def test_it_is_saved_and_taken_out_again(shown: Translate) -> None:
    shown.tap("Save translation")
    assert shown.phrasebook == [KEPT]
    shown.tap("Remove from saved")
    assert shown.phrasebook == []


def test_it_is_shared(shown: Translate) -> None:
    shown.tap("Share translation")
    assert SPANISH in shown.texts()


def test_it_is_spoken_as_long_as_that_takes(shown: Translate) -> None:
    shown.tap("Listen in Spanish")
    assert shown.find("Stop") is not None
    shown.wait(len(SPANISH) * 70 - 500)
    assert shown.find("Stop") is not None
    shown.wait(1000)
    assert shown.find("Stop") is None


def test_speaking_is_stopped(shown: Translate) -> None:
    shown.tap("Listen in English")
    shown.tap("Stop")
    assert shown.find("Listen in English") is not None


def test_a_slower_voice_takes_longer(shown: Translate) -> None:
    shown.app.prefs().put(names.SPEED, "slower")
    shown.tap("Listen in Spanish")
    shown.wait(len(SPANISH) * 100)
    assert shown.find("Stop") is not None


def test_it_is_shown_large(shown: Translate) -> None:
    shown.tap("Fullscreen")
    assert shown.value("fullscreen_text") == SPANISH
    shown.tap("Exit fullscreen")
    assert shown.value("translated_text") == SPANISH


def test_the_text_is_changed(shown: Translate) -> None:
    shown.tap("original_text")
    assert shown.value("text_input_field") == SENTENCE
    shown.tap("Clear")
    shown.write("water")
    shown.tap("Navigate up")
    assert (shown.value("original_text"), shown.value("translated_text")) == ("water", "agua")


def test_another_text_is_begun(shown: Translate) -> None:
    shown.tap("New translation")
    shown.write("water")
    shown.tap("text_output_field")
    assert [row[2] for row in shown.history] == ["water", SENTENCE]


def test_the_languages_are_swapped_with_the_texts(shown: Translate) -> None:
    shown.tap("Swap languages")
    assert (shown.value("original_text"), shown.value("translated_text")) == (SPANISH, SENTENCE)
    assert shown.history == [("es", "en", SPANISH, SENTENCE), KEPT]


def test_another_language_is_a_translation_of_its_own(shown: Translate) -> None:
    shown.choose("language_button_b", "Chinese (Simplified)")
    assert shown.value("translated_text") == CHINESE
    assert shown.value("translation_transliteration") == "Xǐshǒujiān zài nǎlǐ?"
    assert shown.history[0] == ("en", "zh-CN", SENTENCE, CHINESE)


def test_what_is_not_known_is_named(translate: Translate) -> None:
    translate.translate("Bob and water")
    assert translate.value("translated_text") == "Bob y agua"
    assert translate.value("unknown_words") == "Kept as it is: Bob"


@pytest.mark.parametrize(
    ("text", "id_", "wanted"),
    [
        ("apple", "dictionary_kind", "noun"),
        ("blorp", "dictionary_empty",
         "The dictionary has single words only, and not this one: blorp"),
    ],
)  # fmt: skip
def test_the_dictionary_has_words(translate: Translate, text: str, id_: str, wanted: str) -> None:
    translate.translate(text)
    translate.more("Dictionary")
    assert translate.value(id_) == wanted


def test_feedback_reaches_nobody_and_the_app_says_so(shown: Translate) -> None:
    shown.more("Send feedback")
    assert shown.toast == "Feedback can't be sent: Google's servers can't be reached"


def test_on_a_phone_on_its_side_both_texts_are_in_sight(shown: Translate) -> None:
    shown.phone.windows.rotate(1)
    assert (shown.value("original_text"), shown.value("translated_text")) == (SENTENCE, SPANISH)
    shown.tap("Swap languages")
    assert shown.value("translated_text") == SENTENCE
