from __future__ import annotations

import pytest

from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.finding import search
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import start
from tests.phone_apps.osmand.conftest import app_of, find

PLACES = {
    "Balzers": (47.0688832, 9.5061564),
    "Bendern": (47.2122151, 9.5062101),
    "Malbun": (47.1026191, 9.6083057),
    "Nendeln": (47.1973857, 9.5430636),
    "Oberplanken": (47.1784977, 9.5450163),
    "Planken": (47.1858882, 9.5452201),
    "Rotenboden": (47.1275785, 9.5387131),
    "Ruggell": (47.23976, 9.5262837),
    "Schaan": (47.1663432, 9.5103085),
    "Schaanwald": (47.2165476, 9.5699984),
    "Schönberg": (47.1303814, 9.5930117),
    "Triesen": (47.106997, 9.5274854),
}
"""As in AndroidWorld's task_evals/single/osmand.py."""


@pytest.mark.parametrize("name", PLACES)
def test_places_of_goals_are_found_first(name: str) -> None:
    for words in (name, f"{name}, Liechtenstein", name.lower().replace("ö", "o")):
        found = search(words, MIDDLE)
        assert found[0].name == name
        assert found[0].at == LatLon(*PLACES[name])


def test_a_result_is_told_of_over_the_map_and_remembered(empty: Driver) -> None:
    find(empty, "schloss vad")
    assert empty.value("context_menu_line1") == "Schloss Vaduz"
    assert empty.value("widget_top_bar_title") == "schloss vad"
    empty.phone.windows.back()
    empty.tap("Close")
    empty.tap("map_search_button")
    assert empty.values("title") == ["Schloss Vaduz", "Clear history"]
    assert [each.title for each in app_of(empty).history.all()] == ["Schloss Vaduz"]


def test_a_category_lists_the_nearest_first(empty: Driver) -> None:
    empty.tap("map_search_button")
    empty.tap("Categories")
    empty.tap("Sightseeing")
    names = empty.values("title")
    places = [each.at for name in names for each in search(name, MIDDLE)[:1]]
    ways = [distance_m(MIDDLE, at) for at in places]
    assert ways == sorted(ways)
    assert "Schloss Vaduz" in names


def test_nothing_found_says_so(empty: Driver) -> None:
    empty.tap("map_search_button")
    empty.phone.windows.type_text("qqqq")
    assert "No search results?\nProvide feedback" in empty.texts()


def test_coordinates_are_typed_into_fields(empty: Driver) -> None:
    empty.tap("map_search_button")
    empty.phone.windows.type_text("47.1303814, 9.5930117")
    empty.tap("Advanced coordinates search")
    assert empty.value("latitudeEditText") == "47.13038"
    empty.tap("latitudeClearButton")
    assert "Invalid coordinates" in empty.texts()
    empty.tap("latitudeEditText")
    empty.phone.windows.type_text("47 7 49.4")
    empty.phone.windows.back()
    empty.tap("found_location")
    empty.tap("Details")
    assert "47.13039, 9.59301" in empty.texts()


def test_an_address_of_a_place_opens_it(empty: Driver) -> None:
    start("android.intent.action.VIEW", "geo:47.0657,9.5003?z=16")(empty)
    empty.tap("Details")
    assert "47.06570, 9.50030" in empty.texts()
