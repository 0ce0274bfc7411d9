"""Translate: the history and the phrasebook."""

from __future__ import annotations

import pytest

from tests.phone_apps.translate.conftest import SENTENCE, SPANISH, Translate

KEPT = ("en", "es", SENTENCE, SPANISH)


@pytest.fixture
def saved(translate: Translate) -> Translate:
    """The phrasebook with three entries, `water` first."""
    table = translate.app.store.phrasebook
    table.keep("en", "zh-CN", "Good morning.", "早上好。")
    translate.phone.clock.advance(1000)
    table.keep("en", "es", SENTENCE, SPANISH)
    translate.phone.clock.advance(1000)
    table.keep("en", "es", "water", "agua")
    translate.tap("Saved")
    return translate


@pytest.fixture
def history(translate: Translate) -> Translate:
    """The history with two entries."""
    translate.translate("water")
    translate.tap("Navigate up")
    translate.translate(SENTENCE)
    translate.more("History")
    return translate


def test_saved_ones_are_listed_by_time(saved: Translate) -> None:
    assert saved.values("original_text") == ["water", SENTENCE, "Good morning."]
    assert saved.values("translated_text") == ["agua", SPANISH, "早上好。"]


def test_saved_ones_are_sorted(saved: Translate) -> None:
    saved.tap("Sort")
    saved.tap("Sort alphabetically")
    assert saved.values("original_text") == ["Good morning.", "water", SENTENCE]
    saved.tap("Sort")
    saved.tap("Sort by time")
    assert saved.values("original_text")[0] == "water"


def test_saved_ones_are_searched_on_both_sides(saved: Translate) -> None:
    saved.tap("Search saved")
    saved.write("BAÑO")
    assert saved.values("original_text") == [SENTENCE]
    saved.tap("Clear query")
    saved.write("nothing of the kind")
    assert saved.value("phrasebook_empty") == "No matches"


def test_a_saved_one_is_shown_in_its_languages(saved: Translate) -> None:
    saved.tap("Good morning.")
    assert saved.value("translated_text") == "早上好。"
    assert saved.value("language_button_b") == "Chinese (Simplified)"
    assert saved.find("Remove from saved") is not None


def test_what_was_saved_stays_as_it_was(translate: Translate) -> None:
    translate.app.store.phrasebook.keep("en", "es", "water", "el agua")
    translate.tap("Saved")
    translate.tap("water")
    assert translate.value("translated_text") == "el agua"


def test_languages_that_are_not_there_leave_the_pair(translate: Translate) -> None:
    translate.app.store.phrasebook.keep("en", "fr", "water", "eau")
    translate.tap("Saved")
    translate.tap("water")
    assert translate.value("translated_text") == "eau"
    assert translate.value("language_button_b") == "Spanish"


def test_the_star_takes_out_and_undo_puts_back(saved: Translate) -> None:
    saved.tap("Remove from saved")
    assert [row[2] for row in saved.phrasebook] == [SENTENCE, "Good morning."]
    saved.tap("UNDO")
    assert [row[2] for row in saved.phrasebook] == ["water", SENTENCE, "Good morning."]


def test_a_held_one_is_deleted(saved: Translate) -> None:
    saved.long_press(SENTENCE)
    saved.tap("Delete")
    assert KEPT not in saved.phrasebook
    saved.tap("UNDO")
    assert KEPT in saved.phrasebook


def test_a_held_one_is_copied(saved: Translate) -> None:
    saved.long_press(SENTENCE)
    saved.tap("Copy translation")
    assert saved.phone.clipboard.text == SPANISH


def test_the_phrasebook_is_cleared_after_a_question(saved: Translate) -> None:
    saved.more("Clear saved")
    saved.tap("Cancel")
    assert len(saved.phrasebook) == 3
    saved.more("Clear saved")
    saved.tap("Clear")
    assert saved.phrasebook == []


def test_the_history_has_the_latest_first(history: Translate) -> None:
    assert history.values("original_text") == [SENTENCE, "water"]


def test_a_past_one_is_saved(history: Translate) -> None:
    history.tap("Save translation")
    assert history.phrasebook == [KEPT]
    assert len(history.history) == 2


def test_a_past_one_is_shown_again_and_becomes_the_latest(history: Translate) -> None:
    history.phone.clock.advance(1000)
    history.tap("water")
    assert history.value("translated_text") == "agua"
    assert [row[2] for row in history.history] == ["water", SENTENCE]


def test_a_past_one_is_deleted(history: Translate) -> None:
    history.long_press("water")
    history.tap("Delete")
    assert history.history == [KEPT]


def test_the_history_is_searched(history: Translate) -> None:
    history.tap("Search history")
    history.write("agua")
    assert history.values("original_text") == ["water"]


def test_the_history_is_cleared_and_the_phrasebook_stays(history: Translate) -> None:
    history.tap("Save translation")
    history.tap("Clear history")
    history.tap("Clear", "Button")
    assert (history.history, history.phrasebook) == ([], [KEPT])
    assert history.value("history_empty") == "No history"


def test_it_is_pulled_down_on_the_first_page(translate: Translate) -> None:
    translate.phone.windows.fingers.swipe([(540, 500), (540, 1300)], 200)
    assert translate.value("history_empty") == "No history"
