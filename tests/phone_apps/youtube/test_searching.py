"""Words, proposals, results and filters."""

from __future__ import annotations

from tests.phone_apps.youtube.conftest import Viewer


def test_what_is_searched_for_is_found_and_kept(tube: Viewer) -> None:
    tube.search("chat assistant")
    assert tube.find("What a chat assistant can and cannot do")
    assert tube.rows("SELECT query FROM searches ORDER BY at_ms DESC LIMIT 1") == [
        ("chat assistant",)
    ]


def test_earlier_words_are_proposed_and_can_be_dropped(tube: Viewer) -> None:
    tube.tap("Search")
    assert tube.find("lentil soup")
    tube.hold("lentil soup")
    tube.tap("button1")
    assert tube.rows("SELECT count(*) FROM searches WHERE query = 'lentil soup'") == [(0,)]


def test_titles_are_proposed_while_one_types(tube: Viewer) -> None:
    tube.tap("Search")
    tube.write("weigh")
    tube.tap("weigh twelve coins in three goes")
    assert tube.find("Weigh twelve coins in three goes")


def test_filters_leave_less(tube: Viewer) -> None:
    tube.search("cats")
    tube.tap("Search filters")
    tube.tap("kind_spinner")
    tube.tap("Channel")
    tube.tap("Apply")
    assert tube.find("Cats of Millfield")
    assert tube.find("A day of three cats") is None
    tube.back()
    assert tube.scrolled_to("A day of three cats")


def test_nothing_is_found(tube: Viewer) -> None:
    tube.search("qqqq")
    assert tube.find("No results found")
