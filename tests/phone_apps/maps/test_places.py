from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.dialer.app import DialerApp
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.kit.maps.finding import everything
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.world.places import HOURS, facts_of
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import launch
from tests.phone_apps.maps.flows import ADLER, be_at, look_for, open_place


@pytest.fixture
def adler(maps: Driver) -> Driver:
    open_place(maps, ADLER)
    return maps


def test_a_chip_lists_places_of_its_kind_with_what_is_known(maps: Driver) -> None:
    maps.tap("Restaurants")
    assert ADLER in maps.texts()
    assert any(text.startswith("Open · Closes") for text in maps.values("open_hours"))
    maps.tap(ADLER)
    assert facts_of(ADLER, "restaurant").phone in maps.texts()


def test_only_what_is_open_is_listed(maps: Driver) -> None:
    maps.phone.clock.advance(8 * 3_600_000)
    maps.tap("Restaurants")
    assert ADLER in maps.texts()
    maps.tap("Open now")
    assert ADLER not in maps.texts()


def test_results_are_sorted_by_distance(maps: Driver) -> None:
    look_for(maps, "Vaduz")
    maps.phone.windows.key(66)
    maps.tap("sort_chip")
    maps.tap("Distance")
    told = [text.split(" · ")[1] for text in maps.values("distance")]
    metres = [float(n) * (1000 if unit == "km" else 1) for n, unit in map(str.split, told)]
    assert metres == sorted(metres)


def test_the_hours_of_the_week_are_shown_and_hidden(adler: Driver) -> None:
    now = adler.value("open_hours")
    adler.touch(next(node for node in adler.nodes() if node.text == now
                     and node.resource_id == "android:id/title"))  # fmt: skip
    assert {"Sunday", "Monday", "Closed"} <= set(adler.texts())


def test_the_number_is_dialled(text_engine: TextEngine) -> None:
    phone = Phone(PhoneConfig(apps=(*CORE, DialerApp, MapsApp)), text_engine)
    driver = Driver(phone)
    launch(MapsApp.package)(driver)
    open_place(driver, ADLER)
    driver.tap("Call")
    assert phone.windows.foreground == DialerApp.package


def test_without_an_app_for_it_a_page_says_so(adler: Driver) -> None:
    adler.tap(facts_of(ADLER, "restaurant").page)
    assert not adler.crashes()
    assert ADLER in adler.texts()


def test_coordinates_are_copied(adler: Driver) -> None:
    adler.tap("47.13871, 9.52216")
    assert adler.phone.clipboard.text == "47.13871, 9.52216"


def test_one_can_set_out_from_where_the_phone_is(adler: Driver) -> None:
    assert adler.find("Start") is None
    be_at(adler)
    adler.tap("Start")
    assert adler.find("Close navigation") is not None


def test_every_place_has_facts_that_fit_its_kind() -> None:
    for place in everything():
        facts = facts_of(place.name, place.kind)
        assert bool(facts.week) == (place.kind in HOURS)
        assert facts == facts_of(place.name, place.kind)
        assert all(0 <= a < b <= 1440 for day in facts.week for a, b in day)
        assert all(1 <= each.stars <= 5 and each.text for each in facts.reviews)
        assert not facts.phone or facts.phone.startswith("+423 555 ")
        assert not facts.page or facts.page.endswith(".example")
