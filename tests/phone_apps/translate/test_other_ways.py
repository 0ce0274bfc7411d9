"""Translate: speech, camera, handwriting and settings: what there is, and why the rest is not."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.translate import names
from pytest_androidbench.phone.apps.translate.settings import PAGES
from tests.phone_apps.translate.conftest import Translate


@pytest.mark.parametrize("label", ["Camera", "Handwriting"])
def test_what_cannot_be_done_says_why(translate: Translate, label: str) -> None:
    if label == "Handwriting":
        translate.tap("enter_text_label")
    translate.tap(label)
    assert "can't be read" in translate.value("unavailable_reason")
    translate.tap("Type instead")
    assert translate.find("unavailable_reason") is None


@pytest.mark.parametrize(
    ("page", "button", "status"),
    [
        ("Dictate", "dictation_mic", "dictation_status"),
        ("Conversation", "lang1", "conversation_status"),
        ("Conversation", "auto_voice_button", "conversation_status"),
        ("Conversation", "lang2", "conversation_status"),
    ],
)
def test_the_microphone_hears_nothing(
    translate: Translate, page: str, button: str, status: str
) -> None:
    translate.phone.permissions.grant(names.PACKAGE, names.MICROPHONE)
    translate.tap(page)
    translate.tap(button)
    assert translate.value(status) == "Speak now"
    translate.wait(5000)
    assert translate.value(status) == "Nothing was heard. Try again"


def test_the_microphone_is_asked_for(translate: Translate) -> None:
    translate.tap("Dictate")
    translate.tap("dictation_mic")
    translate.tap("permission_deny_button")
    assert translate.value("dictation_status") == "Translate may not use the microphone"


def test_listening_is_stopped(translate: Translate) -> None:
    translate.phone.permissions.grant(names.PACKAGE, names.MICROPHONE)
    translate.tap("Dictate")
    translate.tap("dictation_mic")
    translate.tap("dictation_mic")
    assert translate.value("dictation_status") == "Nothing was heard. Try again"


def settings(translate: Translate) -> Translate:
    translate.tap("og_apd_internal_image_view")
    translate.tap("Settings")
    return translate


@pytest.mark.parametrize("title", [*(title.text for title, _ in PAGES.values()),
                                   "Downloaded languages", "About Translate"])  # fmt: skip
def test_each_row_of_the_settings_opens_its_page(translate: Translate, title: str) -> None:
    settings(translate).tap(title)
    assert translate.texts()[0] == title


def test_a_setting_is_kept(translate: Translate) -> None:
    settings(translate).tap("Tap to Translate")
    translate.tap("Use Tap to Translate")
    assert translate.app.prefs().get("tap_to_translate", False)


def test_the_history_is_cleared_in_the_settings(translate: Translate) -> None:
    translate.translate("water")
    translate.tap("Navigate up")
    settings(translate).tap("Clear history")
    translate.tap("Clear", "Button")
    assert translate.history == []
    assert translate.toast == "History cleared"


def test_transcripts_are_sorted_though_there_are_none(translate: Translate) -> None:
    translate.tap("og_apd_internal_image_view")
    translate.tap("Saved transcripts")
    translate.tap("listen_transcripts_sort")
    translate.tap("Sort alphabetically")
    assert translate.value("transcripts_order") == "Sorted alphabetically"
