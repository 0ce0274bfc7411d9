"""Translate: a text is typed, pasted and brought by others, and translated at once."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.translate import names
from pytest_androidbench.phone.system.activities import EXTRA_TEXT
from pytest_androidbench.phone.system.intents import (
    ACTION_SEND,
    ACTION_VIEW,
    EXTRA_PROCESS_TEXT,
    PROCESS_TEXT,
    Intent,
)
from tests.phone_apps.translate.conftest import CHINESE, SENTENCE, SPANISH, Translate

KEPT = ("en", "es", SENTENCE, SPANISH)


def test_the_translation_stands_below_while_one_types(translate: Translate) -> None:
    translate.tap("enter_text_label")
    assert translate.phone.windows.keyboard_shown
    translate.write("Where is the ")
    assert translate.value("text_output_field") == "Dónde es el"
    translate.write("bathroom?")
    assert translate.value("text_output_field") == SPANISH
    assert translate.history == []


def test_the_keyboard_s_go_shows_the_result_and_keeps_it(translate: Translate) -> None:
    translate.tap("enter_text_label")
    translate.write(SENTENCE)
    translate.phone.windows.editor.perform_action()
    assert translate.value("original_text") == SENTENCE
    assert translate.value("translated_text") == SPANISH
    assert translate.history == [KEPT]


def test_leaving_with_a_text_translates_it(translate: Translate) -> None:
    translate.tap("enter_text_label")
    translate.write(SENTENCE)
    translate.tap("Navigate up")
    assert translate.value("translated_text") == SPANISH
    assert translate.history == [KEPT]


def test_going_home_in_the_middle_keeps_it_as_well(translate: Translate) -> None:
    translate.tap("enter_text_label")
    translate.write(SENTENCE)
    translate.phone.windows.home()
    assert translate.history == [KEPT]


def test_blanks_alone_are_no_text(translate: Translate) -> None:
    translate.tap("enter_text_label")
    translate.write("   ")
    translate.tap("Navigate up")
    assert translate.find("enter_text_label") is not None
    assert translate.history == []


def test_clear_empties_the_field(translate: Translate) -> None:
    translate.tap("enter_text_label")
    translate.write("water")
    translate.tap("Clear")
    assert translate.value("text_input_field") == "Enter text"
    assert translate.find("text_output_field") is None


def test_what_begins_so_is_proposed(translate: Translate) -> None:
    translate.tap("enter_text_label")
    translate.write("where is the bath")
    translate.tap(f"Edit Query Completion {SENTENCE}")
    assert translate.value("text_output_field") == SPANISH


def test_what_was_translated_before_is_proposed_first(translate: Translate) -> None:
    translate.translate("Where is Bob")
    translate.tap("Navigate up")
    translate.tap("enter_text_label")
    translate.write("where is")
    found = [node.desc for node in translate.nodes() if node.desc.startswith("Edit Query")]
    assert found[0] == "Edit Query Completion Where is Bob"
    assert len(found) == 3


def test_the_clipboard_is_pasted(translate: Translate) -> None:
    assert translate.find("paste_button") is None
    translate.phone.clipboard.put(SENTENCE)
    translate.phone.windows.changed()
    translate.tap("paste_button")
    assert translate.value("text_input_field") == SENTENCE
    assert translate.value("text_output_field") == SPANISH


def test_the_clipboard_is_pasted_while_one_types(translate: Translate) -> None:
    translate.phone.clipboard.put("water")
    translate.tap("enter_text_label")
    translate.tap("paste_button")
    assert translate.value("text_output_field") == "agua"


def test_a_text_is_shared_with_the_app(translate: Translate) -> None:
    intent = Intent(action=ACTION_SEND, type="text/plain", package=names.PACKAGE,
                    extras={EXTRA_TEXT: SENTENCE})  # fmt: skip
    translate.phone.activities.start(intent)
    assert translate.value("translated_text") == SPANISH
    assert translate.history == [KEPT]


def test_others_may_say_the_languages(translate: Translate) -> None:
    extras = {EXTRA_TEXT: SENTENCE, names.KEY_FROM: "en", names.KEY_TO: "zh-Hans"}
    component = f"{names.PACKAGE}/{names.MAIN}"
    translate.phone.activities.start(
        Intent(action=ACTION_SEND, type="text/plain", component=component, extras=extras)
    )
    assert translate.value("translated_text") == CHINESE


def test_the_action_to_translate_is_taken(translate: Translate) -> None:
    translate.phone.activities.start(
        Intent(action=names.ACTION_TRANSLATE, extras={EXTRA_TEXT: SENTENCE})
    )
    assert translate.value("translated_text") == SPANISH


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("?sl=en&tl=zh-CN&text=Where%20is%20the%20bathroom%3F&op=translate", CHINESE),
        ("?sl=auto&tl=en&text=manzana", "apple"),
        ("?sl=xx&tl=fr&text=apple", "manzana"),
    ],
)
def test_a_link_is_followed(translate: Translate, query: str, wanted: str) -> None:
    link = f"https://{names.WEB_HOST}/{query}"
    translate.phone.activities.start(Intent(action=ACTION_VIEW, data=link, package=names.PACKAGE))
    assert translate.value("translated_text") == wanted


def test_a_link_without_a_text_opens_the_first_page(translate: Translate) -> None:
    link = f"https://{names.WEB_HOST}/?" + "&" * 5000
    translate.phone.activities.start(Intent(action=ACTION_VIEW, data=link, package=names.PACKAGE))
    assert translate.find("enter_text_label") is not None
    assert translate.crashes() == []


def test_a_text_of_a_book_s_length_is_cut(translate: Translate) -> None:
    extras = {EXTRA_TEXT: "water " * 100_000}
    translate.phone.activities.start(
        Intent(action=ACTION_SEND, type="text/plain", package=names.PACKAGE, extras=extras)
    )
    assert len(translate.history[0][2]) <= names.MOST_TEXT
    assert translate.crashes() == []


def test_selected_words_of_another_app_are_translated_over_it(translate: Translate) -> None:
    intent = Intent(action=PROCESS_TEXT, type="text/plain", package=names.PACKAGE,
                    extras={EXTRA_PROCESS_TEXT: SENTENCE})  # fmt: skip
    translate.phone.activities.start(intent)
    assert translate.value("translated_text") == SPANISH
    translate.tap("Copy translation")
    assert translate.phone.clipboard.text == SPANISH
    translate.tap("Open in Translate")
    assert translate.find("new_translation_button") is not None
    assert translate.history == [KEPT]


def test_one_types_on_a_phone_on_its_side(translate: Translate) -> None:
    translate.phone.windows.rotate(1)
    translate.tap("enter_text_label")
    translate.write("water")
    translate.tap("Swap languages")
    assert translate.value("text_input_field") == "agua"
