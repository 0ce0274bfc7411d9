from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.maps.app import MapsApp
from tests.phone_apps.driver import Driver


def picture(driver: Driver) -> bytes:
    return driver.phone.windows.view.picture("png")


@pytest.mark.parametrize("layer", ["Satellite", "Terrain", "Traffic", "Public transit", "Biking"])
def test_a_layer_changes_the_map(maps: Driver, layer: str) -> None:
    before = picture(maps)
    maps.tap("Layers")
    maps.tap(layer)
    node = maps.find(layer)
    assert node is not None
    assert node.checked
    maps.tap("Close menu")
    assert picture(maps) != before


def test_a_detail_is_turned_off_again(maps: Driver) -> None:
    before = picture(maps)
    maps.tap("Layers")
    maps.tap("Traffic")
    maps.tap("Traffic")
    maps.tap("Close menu")
    assert picture(maps) == before


def test_one_ground_is_drawn_at_a_time(maps: Driver) -> None:
    maps.tap("Layers")
    maps.tap("Satellite")
    maps.tap("Default")
    assert maps.app_of(MapsApp).prefs().get("map_type", "") == "map"
    satellite = maps.find("Satellite")
    assert satellite is not None
    assert not satellite.checked
