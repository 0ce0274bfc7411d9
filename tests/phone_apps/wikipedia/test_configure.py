from __future__ import annotations

import json

from pytest_androidbench.phone.apps.wikipedia import feed, names
from tests.phone_apps.driver import Driver
from tests.phone_apps.wikipedia.conftest import Wiki


def configure(wiki: Wiki) -> None:
    wiki.tap("Customize")


def enabled(wiki: Wiki) -> list[bool]:
    kept: list[bool] = json.loads(str(wiki.prefs()[names.CARDS_ENABLED]))
    return kept


def test_disabled_cards_are_kept_in_the_file_s_last_element(wiki: Wiki) -> None:
    configure(wiki)
    for title in ("Featured article", "Top read", "Randomizer"):
        wiki.tap(title)
    wiki.back()
    line = wiki.last_preference()
    assert line == (
        '<string name="feedCardsEnabled">'
        "[false,false,true,true,true,true,false,true,true,true]</string>"
    )
    assert "Featured article" not in wiki.texts()


def test_a_switch_does_what_its_row_does(wiki: Wiki) -> None:
    configure(wiki)
    wiki.tap("feed_content_type_checkbox")
    wiki.back()
    assert enabled(wiki) == [False] + [True] * 9


def test_leaving_for_home_keeps_it_too(wiki: Wiki) -> None:
    configure(wiki)
    wiki.tap("In the news")
    wiki.phone.windows.home()
    assert enabled(wiki)[4] is False


def test_all_hidden_leaves_an_empty_feed_that_can_be_mended(wiki: Wiki) -> None:
    configure(wiki)
    wiki.more("Hide all")
    wiki.back()
    assert enabled(wiki) == [False] * 9 + [True]
    wiki.tap("customize_button")
    wiki.more("Restore default view")
    wiki.back()
    assert enabled(wiki) == [True] * 10
    assert "Featured article" in wiki.texts()


def test_the_order_is_that_of_the_rows(wiki: Wiki) -> None:
    configure(wiki)
    handles = [node for node in wiki.nodes() if node.resource_id.endswith("drag_handle")]
    (x, y), (_, below) = handles[0].bounds.center, handles[2].bounds.center
    wiki.phone.windows.fingers.swipe([(x, y), (x, (y + below) // 2), (x, below)], 900)
    assert wiki.values("feed_content_type_title")[:3] == [
        "Top read",
        "Picture of the day",
        "Featured article",
    ]
    wiki.back()
    assert json.loads(str(wiki.prefs()[names.CARDS_ORDER])) == [2, 0, 1, 3, 4, 5, 6, 7, 8, 9]
    assert wiki.value("view_card_header_title") == "Top read"


def test_nonsense_in_the_preferences_counts_for_nothing(wiki: Wiki) -> None:
    for kept in ("", "[", "{}", '["x", null]', "[" * 5000, "[false]"):
        wiki.app.prefs().update({names.CARDS_ENABLED: kept, names.CARDS_ORDER: kept})
        wiki.phone.windows.changed()
        assert wiki.find("feed_view") is not None, kept
    assert wiki.app.feed.enabled == [False] + [True] * 9
    assert Driver.crashes(wiki) == []


def test_suggested_edits_are_not_listed_for_who_has_not_logged_in(wiki: Wiki) -> None:
    configure(wiki)
    listed = wiki.values("feed_content_type_title")
    assert listed == [kind.title.text for kind in feed.KINDS if kind.name != "edits"]
    wiki.back()
    assert json.loads(str(wiki.prefs()[names.CARDS_ORDER])) == list(range(10))
