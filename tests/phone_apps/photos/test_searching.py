"""Pictures are found by what is said of them, in the words that the app itself uses."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.world.photos import PHOTOS
from tests.phone_apps.photos.conftest import Pictures

KEIKO = "Keiko's garden"


def found(driver: Pictures, words: str) -> set[str]:
    return {one.facts.caption for one in driver.store.at("words", words)}


def titles(**facts: object) -> set[str]:
    """Of the world's photos of which these facts are so."""
    return {
        one.title
        for one in PHOTOS
        if all(getattr(one, name) == value for name, value in facts.items())
    }


@pytest.mark.parametrize(
    ("words", "facts"),
    [
        ("Northgate", {"place": "Northgate"}),
        ("beaches", {"scene": "beach"}),
        ("flowers millfield", {"scene": "flowers", "place": "Millfield"}),
        ("yesterday", {"days": 1}),
        ("October 9, 2023", {"days": 6}),
        ("screenshots", {"folder": "Pictures/Screenshots"}),
    ],
)
def test_by_place_thing_and_day(pictures: Pictures, words: str, facts: dict[str, object]) -> None:
    assert found(pictures, words) == titles(**facts)


def test_nothing_is_found_by_no_words(pictures: Pictures) -> None:
    assert found(pictures, "  ") == set()


def test_a_place_that_was_written_is_found(pictures: Pictures) -> None:
    pictures.open_first()
    pictures.more("Details")
    pictures.tap("place")
    pictures.phone.windows.type_text(" old town")
    pictures.tap("button1")
    assert "old town" in pictures.store.at("words", "old town sun")[0].facts.place


def test_things_lead_to_their_pictures(pictures: Pictures) -> None:
    pictures.tap("tab_search")
    pictures.tap("Flowers")
    flowers = sorted((one.taken for one in PHOTOS if one.scene == "flowers"), reverse=True)
    described = [
        f"Photo taken on {at:%b} {at.day}, {at.year} {at.hour % 12 or 12}:{at:%M:%S %p}"
        for at in flowers
    ]
    seen = pictures.cells()
    assert len(seen) >= 4
    assert seen == described[: len(seen)]
