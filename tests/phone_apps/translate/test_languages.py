"""Translate: which languages there are, and how they are chosen."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.translate import names
from pytest_androidbench.phone.apps.translate.languages import (
    AUTO,
    AVAILABLE,
    LANGUAGES,
    LanguagePair,
    language_of,
)
from tests.phone_apps.translate.conftest import Translate


def pair(translate: Translate) -> tuple[str, str]:
    return translate.value("language_button_a"), translate.value("language_button_b")


def test_it_begins_with_english_and_spanish(translate: Translate) -> None:
    assert pair(translate) == ("English", "Spanish")


def test_they_are_swapped(translate: Translate) -> None:
    translate.tap("Swap languages")
    assert pair(translate) == ("Spanish", "English")
    translate.translate("agua")
    assert translate.value("translated_text") == "water"


def test_one_is_searched_for(translate: Translate) -> None:
    translate.choose("language_button_b", "Chinese (Simplified)")
    assert pair(translate) == ("English", "Chinese (Simplified)")


def test_the_other_side_s_language_swaps_them(translate: Translate) -> None:
    translate.choose("language_button_a", "Spanish")
    assert pair(translate) == ("Spanish", "English")


def test_those_chosen_lately_come_first(translate: Translate) -> None:
    translate.choose("language_button_b", "Chinese (Simplified)")
    translate.tap("language_button_b")
    texts = translate.texts()
    assert texts[texts.index("Recent languages") + 1 :][:2] == ["English", "Chinese (Simplified)"]


def test_the_language_is_found_out(translate: Translate) -> None:
    translate.tap("language_button_a")
    translate.tap("Detect language")
    swap = translate.find("Swap languages")
    assert swap is not None
    assert not swap.enabled
    translate.choose("language_button_b", "English")
    translate.translate("manzana")
    assert translate.value("original_language") == "Spanish - Detected"
    assert translate.history == [("es", "en", "manzana", "apple")]


@pytest.mark.parametrize("button", ["language_button_a", "language_button_b"])
def test_one_that_is_not_there_says_why(translate: Translate, button: str) -> None:
    translate.choose(button, "French")
    assert "French isn't available" in translate.texts()
    translate.tap("OK")
    translate.phone.windows.back()
    translate.phone.windows.back()
    assert pair(translate) == ("English", "Spanish")


def test_downloads_tell_what_is_there(translate: Translate) -> None:
    translate.tap("og_apd_internal_image_view")
    translate.tap("Downloaded languages")
    texts = translate.texts()
    assert texts[texts.index("Downloaded") : texts.index("All languages")] == [
        "Downloaded", *("English", "Comes with the app"), *("Spanish", "Comes with the app"),
        *("Chinese (Simplified)", "Comes with the app"),
    ]  # fmt: skip
    translate.tap("Afrikaans")
    assert "Afrikaans isn't available" in translate.texts()


def test_all_that_can_be_translated_are_listed() -> None:
    assert set(AVAILABLE) <= set(LANGUAGES)
    assert len(LANGUAGES) == 133
    assert list(LANGUAGES.values()) == sorted(LANGUAGES.values())


@pytest.mark.parametrize(
    ("tag", "code"),
    [("en", "en"), ("es-MX", "es"), ("zh-Hans-CN", "zh-CN"), ("zh-TW", "zh-TW"), ("xx", "")],
)
def test_tags_of_other_apps_are_understood(tag: str, code: str) -> None:
    assert language_of(tag) == code


@pytest.mark.parametrize("source", [AUTO, *AVAILABLE])
@pytest.mark.parametrize("target", AVAILABLE)
@pytest.mark.parametrize("chosen", AVAILABLE)
def test_no_choice_makes_both_sides_the_same(source: str, target: str, chosen: str) -> None:
    if source == target:
        return
    for new in (LanguagePair(source, target).having(source=chosen),
                LanguagePair(source, target).having(target=chosen)):  # fmt: skip
        assert new.source != new.target
        assert new.target in AVAILABLE


def test_what_others_wrote_into_the_preferences_is_not_believed(translate: Translate) -> None:
    translate.app.prefs().put(names.SOURCE, "tlh")
    translate.app.prefs().put(names.TARGET, AUTO)
    translate.phone.windows.changed()
    assert pair(translate) == ("English", "Spanish")
