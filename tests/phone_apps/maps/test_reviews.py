from __future__ import annotations

from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.store import reviews
from tests.phone_apps.driver import Driver
from tests.phone_apps.maps.flows import CASTLE, choose, open_castle


def kept(driver: Driver) -> list[tuple[str, int, str]]:
    rows = reviews(driver.app_of(MapsApp)).all("ORDER BY _id")
    return [(row.name, row.stars, row.text) for row in rows]


def write(driver: Driver, text: str) -> None:
    driver.tap("review_text_field")
    driver.phone.windows.type_text(text)
    driver.phone.windows.back()


def test_a_review_is_written_changed_and_deleted(maps: Driver) -> None:
    open_castle(maps)
    maps.tap("4 stars")
    write(maps, "Great view.")
    maps.tap("Post")
    assert kept(maps) == [(CASTLE, 4, "Great view.")]
    maps.tap("Reviews")
    assert "Great view." in maps.texts()
    maps.tap("Edit review")
    maps.tap("2 stars")
    maps.tap("Post")
    assert kept(maps) == [(CASTLE, 2, "Great view.")]
    maps.tap("Delete review")
    maps.tap("Cancel")
    assert len(kept(maps)) == 1
    maps.tap("Delete review")
    maps.tap("Delete")
    assert kept(maps) == []


def test_stars_alone_are_a_review_and_words_alone_are_none(maps: Driver) -> None:
    maps.tap("Contribute")
    maps.tap("Add review")
    choose(maps, CASTLE)
    write(maps, "Words")
    post = maps.find("Post")
    assert post is not None
    assert not post.enabled
    maps.tap("Post")
    assert kept(maps) == []
    maps.tap("1 star")
    maps.tap("Post")
    assert kept(maps) == [(CASTLE, 1, "Words")]
    assert "1 contribution" in maps.texts()


def test_a_draft_is_discarded_only_when_asked(maps: Driver) -> None:
    open_castle(maps)
    maps.tap("5 stars")
    write(maps, "Half a thought")
    maps.tap("Close")
    maps.tap("Cancel")
    assert "Half a thought" in maps.texts()
    maps.phone.windows.back()
    maps.tap("Discard")
    assert kept(maps) == []


def test_saved_places_wait_for_a_review(maps: Driver) -> None:
    open_castle(maps)
    maps.tap("Save")
    maps.tap("Favorites")
    maps.tap("Done")
    maps.phone.windows.back()
    maps.tap("Contribute")
    assert CASTLE in maps.texts()
    maps.tap("3 stars")
    maps.tap("Post")
    assert kept(maps) == [(CASTLE, 3, "")]
    assert "Review places you saved" not in maps.texts()
