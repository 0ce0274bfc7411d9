from __future__ import annotations

from pytest_androidbench.phone.kit.maps import roads
from pytest_androidbench.phone.kit.maps.projection import LatLon
from tests.phone_apps.driver import Driver
from tests.phone_apps.osmand.conftest import find
from tests.phone_apps.osmand.test_plan import page

VADUZ, TRIESEN = LatLon(47.1392862, 9.5227962), LatLon(47.106997, 9.5274854)


def test_the_way_from_the_position_leads_along_roads(empty: Driver) -> None:
    empty.phone.properties.put("qemu.geo.fix", "9.5227962 47.1392862 455")
    find(empty, "Triesen")
    empty.tap("Navigation")
    assert "Along the roads of the map" in empty.texts()
    assert page(empty).way.line()[0] == VADUZ
    empty.tap("Details")
    assert "Landstrasse" in empty.texts()
    empty.tap("Start")
    assert "Allow OsmAnd to send you notifications?" in empty.texts()
    empty.tap("Allow")
    empty.tap("Stop")
    assert empty.find("map_search_button") or empty.find("widget_top_bar")
    assert page(empty).way.line() == ()


def test_without_a_position_there_is_nothing_to_start(empty: Driver) -> None:
    find(empty, "Triesen")
    empty.tap("Navigation")
    button = empty.find("start_button")
    assert button is not None
    assert not button.enabled


def test_an_avoided_road_is_gone_around(empty: Driver) -> None:
    before = roads.route(VADUZ, TRIESEN, "car")
    assert "Landstrasse" in {name for name, _ in before.streets}
    find(empty, "47.106997, 9.5274854")
    empty.tap("Actions")
    empty.tap("Avoid road")
    page(empty).way.begin(start=page(empty).menu.spot, end=page(empty).menu.spot)
    [road] = page(empty).way.avoided
    around = roads.route(VADUZ, TRIESEN, "car", frozenset({"Landstrasse"}))
    assert "Landstrasse" not in {name for name, _ in around.streets}
    assert around.seconds >= before.seconds
    assert road in str(empty.phone.windows.last_toast())
