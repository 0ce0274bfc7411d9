from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from tests.phone_apps.driver import Driver
from tests.phone_apps.gmail.mailing import page


def look_for(driver: Driver, words: str) -> None:
    """Open the search, type and press the keyboard's key."""
    driver.tap("open_search_bar")
    driver.phone.windows.type_text(words)
    driver.phone.windows.editor.editor_action()


@pytest.mark.parametrize(
    ("words", "subject"),
    [
        ("lighthouse", "Rowing boat for Saturday"),
        ("from:samir budget", "Budget for the new rooms"),
        ("to:keiko", "Tickets for the concert"),
        ("subject:scarf is:read", "Lost scarf"),
        ("has:attachment invoice", "Invoice 2023-118"),
    ],
)
def test_words_and_operators_find_mails(mails: Driver, words: str, subject: str) -> None:
    look_for(mails, words)
    assert subject in mails.values("subject")


def test_what_was_searched_for_is_suggested(mails: Driver) -> None:
    look_for(mails, "telescope")
    mails.phone.windows.back()
    mails.tap("open_search_bar")
    assert "Recent mail searches" in mails.texts()
    mails.tap("telescope")
    assert mails.values("subject") == ["Telescope night"]


def test_who_writes_is_suggested(mails: Driver) -> None:
    mails.tap("open_search_bar")
    mails.phone.windows.type_text("din")
    assert mails.find("Dieter Vogel") is None
    mails.tap("open_search_view_clear_button")
    mails.phone.windows.type_text("diet")
    mails.tap("Dieter Vogel")
    assert "Meeting notes, week 41" in mails.values("subject")


def test_chips_narrow_what_is_found(mails: Driver) -> None:
    look_for(mails, "northgate")
    many = len(mails.values("subject"))
    mails.tap("Attachment")
    assert mails.values("subject") == ["Your flight to Northgate is confirmed"]
    assert many > 1


def test_nothing_is_found_and_searches_are_forgotten(mails: Driver) -> None:
    look_for(mails, "zebra")
    assert "No results for zebra" in mails.texts()
    assert mails.app_of(GmailApp).store.searches() == ["zebra"]


@pytest.mark.parametrize(
    ("words", "folder"),
    [
        ("in:drafts", "Drafts"),
        ("in:sent", "Sent"),
        ("in:travel", "Travel"),
        ("is:starred", "Starred"),
    ],
)
def test_folders_are_searched_by_their_names(mails: Driver, words: str, folder: str) -> None:
    page(mails, folder)
    there = mails.values("subject")
    page(mails, "Primary")
    look_for(mails, words)
    assert mails.values("subject")[: len(there)] == there


def test_what_was_read_is_not_what_is_unread(mails: Driver) -> None:
    look_for(mails, "is:unread")
    unread = set(mails.values("subject"))
    mails.phone.windows.back()
    look_for(mails, "is:read")
    assert unread
    assert not unread & set(mails.values("subject"))
