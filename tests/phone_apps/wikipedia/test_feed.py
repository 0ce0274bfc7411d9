from __future__ import annotations

import json

from pytest_androidbench.phone.apps.wikipedia import names
from tests.phone_apps.wikipedia.conftest import Wiki


def test_the_featured_article_is_that_of_the_day(wiki: Wiki) -> None:
    wiki.scrolled_to("Featured article")
    assert wiki.scrolled_to(wiki.featured().title) is not None


def test_a_hidden_card_is_gone_until_undo(wiki: Wiki) -> None:
    wiki.tap("Got it")
    wiki.tap("view_list_card_header_menu")
    wiki.tap("Hide this card")
    assert json.loads(str(wiki.prefs()[names.HIDDEN_CARDS])) == ["featured 2023-10-15"]
    assert "Card hidden." in wiki.texts()
    wiki.tap("snackbar_action")
    assert json.loads(str(wiki.prefs()[names.HIDDEN_CARDS])) == []
    assert "Featured article" in wiki.texts()


def test_cards_lead_to_their_pages_and_back(wiki: Wiki) -> None:
    for footer, id_ in (
        ("More top read", "view_list_card_number"),
        ("More on this day", "events_recycler"),
        ("More random articles", "random_next_button"),
        ("View main page", "page_web_view"),
    ):
        wiki.tap(footer)
        assert wiki.find(id_) is not None, footer
        wiki.back()
    assert wiki.crashes() == []


def test_what_was_read_brings_a_card(wiki: Wiki) -> None:
    assert not wiki.app.library.read()
    wiki.read("Piano")
    wiki.back()
    wiki.phone.windows.start_app(names.PACKAGE)
    wiki.scrolled_to("Because you read")
    assert wiki.scrolled_to("Violin") is not None


def test_random_articles_follow_each_other_and_are_saved(wiki: Wiki) -> None:
    wiki.tap("More random articles")
    first = wiki.value("articleTitle")
    wiki.tap("random_next_button")
    second = wiki.value("articleTitle")
    assert second != first
    wiki.tap("random_save_button")
    assert wiki.saved() == [second]
    wiki.tap("random_back_button")
    assert wiki.value("articleTitle") == first


def test_holding_a_card_offers_to_copy_its_address(wiki: Wiki) -> None:
    wiki.tap("Got it")
    wiki.long_press("articleTitle")
    wiki.tap("Copy link address")
    copied = wiki.phone.clipboard.read(names.PACKAGE)
    assert copied == f"https://{names.WIKI}/wiki/{wiki.featured().title.replace(' ', '_')}"
