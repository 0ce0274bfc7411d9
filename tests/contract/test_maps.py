"""What Maps keeps is what is read."""

from __future__ import annotations

import pytest

from pytest_androidbench.appdata.maps import PACKAGE, MapLook, Maps
from pytest_androidbench.appdata.preferences import Preferences
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.pilot import Pilot
from pytest_androidbench.provision.steps import pilot_on, run

pytestmark = [pytest.mark.proof, pytest.mark.slow]
CASTLE = "Schloss Vaduz"


@pytest.fixture
def pilot(device: Device) -> Pilot:
    run(device, f"pm install-existing {PACKAGE}")
    return pilot_on(device)


def open_castle(pilot: Pilot) -> Pilot:
    pilot.open(PACKAGE).tap(id="search_omnibox_text_box").type(None, CASTLE[:-1])
    return pilot.tap(text=CASTLE)


def test_places_in_lists_are_read_without_labels(device: Device, pilot: Pilot) -> None:
    assert Maps(device).saved() == []
    open_castle(pilot).scroll_to("Label").tap("Label").tap("Home").tap("Done")
    assert Maps(device).saved() == []
    pilot.tap(desc="Save").tap("Want to go").tap("Favorites").tap("Done")
    saved = Maps(device).saved()
    assert [(each.name, each.list) for each in saved] == [
        (CASTLE, "favorites"),
        (CASTLE, "want_to_go"),
    ]
    assert (saved[0].lat, saved[0].lon) == pytest.approx((47.1395, 9.5243), abs=0.01)


def test_how_the_map_is_drawn_is_read(device: Device, pilot: Pilot) -> None:
    maps = Maps(device)
    assert Preferences(device, PACKAGE).all() == {}
    assert maps.look() == MapLook(ground="map", traffic=False, transit=False)
    pilot.open(PACKAGE).tap(id="layers_fab").tap(desc="Satellite").tap(desc="Traffic")
    assert maps.look() == MapLook(ground="satellite", traffic=True, transit=False)
    pilot.tap(desc="Traffic").tap(desc="Public transit").tap(desc="Terrain")
    assert maps.look() == MapLook(ground="terrain", traffic=False, transit=True)
    assert Preferences(device, PACKAGE).all()["map_type"] == "terrain"
