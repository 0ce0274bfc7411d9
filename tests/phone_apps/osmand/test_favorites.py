from __future__ import annotations

from xml.etree import ElementTree

import pytest

from pytest_androidbench.phone.apps.osmand import names
from tests.phone_apps.driver import Driver
from tests.phone_apps.osmand.conftest import app_of, fill, find

GPX = "{http://www.topografix.com/GPX/1/1}"
PATH = f"{names.FAVORITES}/favorites.gpx"
OTHERS = f"""<?xml version='1.0' encoding='utf-8'?>
<ns0:gpx xmlns:ns0="{GPX[1:-1]}" creator="x">
<ns0:wpt lat="47.1" lon="9.5"><ns0:name>From outside</ns0:name></ns0:wpt></ns0:gpx>"""


def waypoints(driver: Driver, path: str = PATH) -> list[ElementTree.Element]:
    root = ElementTree.fromstring(driver.phone.files.read(path))
    return root.findall(f"{GPX}wpt")


def test_a_place_that_was_found_is_kept_as_a_favorite(empty: Driver) -> None:
    find(empty, "Triesen, Liechtenstein")
    empty.tap("Add")
    empty.tap("Save")
    [kept] = waypoints(empty)
    assert kept.findtext(f"{GPX}name") == "Triesen"
    assert (kept.get("lat"), kept.get("lon")) == ("47.106997", "9.5274854")
    tags = [each.tag.removeprefix(GPX) for each in kept]
    assert tags == ["time", "name", "extensions"]
    assert empty.value("context_menu_line2") == "Favorites"
    assert empty.find("Edit Favorite")


def test_a_favorite_goes_into_a_new_group_with_its_own_file(empty: Driver) -> None:
    find(empty, "Malbun")
    empty.tap("Add")
    empty.tap("Add a group")
    empty.phone.windows.type_text("Winter")
    empty.tap("OK") if empty.find("OK") else empty.tap("Save")
    empty.tap("right_bottom_button")
    [kept] = waypoints(empty, f"{names.FAVORITES}/favorites-Winter.gpx")
    assert kept.findtext(f"{GPX}type") == "Winter"
    assert empty.value("context_menu_line2") == "Winter"
    assert len(waypoints(empty, names.BACKUP)) == 1


def test_a_name_that_is_taken_gets_a_number(empty: Driver) -> None:
    for words in ("Balzers", "Ruggell"):
        find(empty, words)
        empty.tap("Add")
        fill(empty, "name_edit", "Home")
        empty.tap("Save")
        if words == "Ruggell":
            assert "Favorite renamed to Home (2) to avoid duplication." in empty.texts()
            empty.tap("OK")
        empty.tap("widget_top_bar_close_button")
    assert [w.findtext(f"{GPX}name") for w in waypoints(empty)] == ["Home", "Home (2)"]


def test_what_others_wrote_is_shown_without_a_restart(empty: Driver) -> None:
    empty.phone.files.mkdir(names.FAVORITES, parents=True)
    empty.phone.files.write(PATH, OTHERS.encode())
    empty.tap("map_menu_button")
    empty.tap("My Places")
    assert empty.values("favourite_label") == ["From outside"]


@pytest.mark.parametrize(
    "content",
    [
        OTHERS[:-10],
        '<!DOCTYPE g [<!ENTITY a "aaaa">]><gpx>&a;</gpx>',
        "<gpx>" + "<a>" * 500,
        "",
    ],
)
def test_a_file_that_cannot_be_read_is_an_entry_that_says_so(empty: Driver, content: str) -> None:
    empty.phone.files.mkdir(names.FAVORITES, parents=True)
    empty.phone.files.write(PATH, content.encode())
    empty.tap("map_menu_button")
    empty.tap("My Places")
    assert empty.values("favourite_label") == ["favorites.gpx"]
    assert "The file cannot be read" in empty.texts()
    assert empty.crashes() == []


def test_a_favorite_is_changed_and_deleted(filled: Driver) -> None:
    filled.tap("map_menu_button")
    filled.tap("My Places")
    filled.tap("Ski lift")
    filled.tap("Edit Favorite")
    filled.tap("Add description")
    filled.phone.windows.type_text("From nine")
    filled.phone.windows.back()
    filled.tap("right_bottom_button")
    filled.tap("Details")
    assert "From nine" in filled.texts()
    filled.tap("Delete")
    filled.tap("android:id/button1") if filled.find("android:id/button1") else filled.tap("button1")
    assert [each.name for each in app_of(filled).favorites.all()] == ["Bus to work"]


def test_favorites_are_selected_and_deleted(filled: Driver) -> None:
    filled.tap("map_menu_button")
    filled.tap("My Places")
    filled.long_press("Ski lift")
    filled.tap("Bus to work")
    filled.tap("action_delete")
    filled.tap("Yes")
    assert app_of(filled).favorites.all() == []
    assert not filled.phone.files.exists(f"{names.FAVORITES}/favorites-Every day.gpx")
