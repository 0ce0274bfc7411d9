from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.links import asked_of
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver
from tests.phone_apps.maps.flows import ADLER, CASTLE, be_at, open_address

WEB = "https://www.google.com/maps"


@pytest.mark.parametrize(
    "address",
    [
        "geo:0,0?q=Schloss+Vaduz",
        "geo:47.1,9.5?q=Schloss%20Vaduz",
        f"{WEB}/search/?api=1&query=Schloss+Vaduz",
        f"{WEB}/place/Schloss+Vaduz/@47.14,9.52,15z",
        "https://maps.google.com/?q=Schloss+Vaduz",
        "http://maps.google.com/maps?q=Schloss+Vaduz",
    ],
)
def test_an_address_opens_a_place(maps: Driver, address: str) -> None:
    open_address(maps, address)
    assert CASTLE in maps.texts()


def test_coordinates_with_a_label_are_a_pin(maps: Driver) -> None:
    open_address(maps, "geo:0,0?q=47.15,9.53(Old bridge)")
    assert "Old bridge" in maps.texts()


def test_coordinates_alone_are_looked_at(maps: Driver) -> None:
    open_address(maps, "geo:47.2385,9.5270?z=17")
    assert "Latest in Ruggell" in "\n".join(maps.texts())


def test_words_that_several_places_have_are_listed(maps: Driver) -> None:
    open_address(maps, "geo:0,0?q=hotels")
    assert maps.find("search_list_layout") is not None


@pytest.mark.parametrize(("mode", "chosen"), [("", "Driving"), ("&mode=w", "Walking")])
def test_navigation_begins_where_the_phone_is(maps: Driver, mode: str, chosen: str) -> None:
    be_at(maps)
    open_address(maps, f"google.navigation:q=Schloss+Vaduz{mode}")
    assert maps.find("Close navigation") is not None
    maps.tap("Close navigation")
    tab = maps.find(chosen)
    assert tab is not None
    assert tab.selected


def test_navigation_without_a_start_asks_for_it(maps: Driver) -> None:
    open_address(maps, "google.navigation:q=Schloss+Vaduz")
    assert maps.value("directions_startpoint_textbox") == "Choose starting point"
    assert maps.value("directions_endpoint_textbox") == CASTLE


@pytest.mark.parametrize(
    "address",
    [
        f"{WEB}/dir/?api=1&origin={ADLER}&destination=Schloss+Vaduz&travelmode=walking",
        f"{WEB}/dir/{ADLER}/Schloss+Vaduz",
        f"https://maps.google.com/maps?saddr={ADLER}&daddr=Schloss+Vaduz",
    ],
)
def test_a_link_shows_the_way_between_two_places(maps: Driver, address: str) -> None:
    open_address(maps, address.replace(" ", "%20"))
    assert maps.value("directions_startpoint_textbox") == ADLER
    assert maps.value("directions_endpoint_textbox") == CASTLE


def test_a_link_draws_the_map_as_it_asks(maps: Driver) -> None:
    open_address(maps, f"{WEB}/@?api=1&map_action=map&basemap=satellite&layer=traffic")
    prefs = maps.app_of(MapsApp).prefs()
    assert (prefs.get("map_type", ""), prefs.get("traffic_layer", False)) == ("satellite", True)


def test_a_link_to_a_map_opens_the_app_and_others_the_browser(text_engine: TextEngine) -> None:
    phone = Phone(PhoneConfig(apps=(*CORE, ChromeApp, MapsApp)), text_engine)
    driver = Driver(phone)
    open_address(driver, f"{WEB}/search/?api=1&query=Schloss+Vaduz")
    assert phone.windows.foreground == MapsApp.package
    open_address(driver, "https://www.google.com/search?q=maps")
    assert phone.windows.foreground == ChromeApp.package


@pytest.mark.parametrize("address", ["geo:0,0?q=zzzz", "google.navigation:q=zzzz"])
def test_an_address_that_leads_nowhere_says_so(maps: Driver, address: str) -> None:
    open_address(maps, address)
    assert "No results found" in maps.texts()


@pytest.mark.parametrize(
    "address",
    ["geo:", "geo:x", "google.navigation:q=", "geo:91.0,999", "geo:nan,inf", f"{WEB}/dir/",
     f"{WEB}/@9999,9999,99z", "https://maps.app.goo.gl/abc", "geo:0,0?q=91,181", f"{WEB}?q=%00"],
)  # fmt: skip
def test_a_strange_address_breaks_nothing(maps: Driver, address: str) -> None:
    open_address(maps, address)
    assert maps.texts()
    assert not maps.crashes()


@given(st.text(max_size=60), st.sampled_from(["geo:", "google.navigation:", f"{WEB}/", "http://["]))
def test_any_address_is_read(rest: str, scheme: str) -> None:
    asked = asked_of(scheme + rest)
    assert asked.at is None or (abs(asked.at.lat) <= 85 and abs(asked.at.lon) <= 180)
