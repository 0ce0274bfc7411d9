from __future__ import annotations

from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.store import labelled, own_lists, saved
from tests.phone_apps.driver import Driver
from tests.phone_apps.maps.flows import ADLER, CASTLE, add_list, choose, open_castle, open_place

TRIP = "Trip to the Alps"


def kept(driver: Driver) -> list[tuple[str, str]]:
    rows = saved(driver.app_of(MapsApp)).all("ORDER BY _id")
    return [(each.list, each.name) for each in rows]


def test_a_place_is_kept_in_a_list_and_taken_out(maps: Driver) -> None:
    open_castle(maps)
    maps.tap("Save")
    maps.tap("Want to go")
    assert kept(maps) == [("want_to_go", CASTLE)]
    maps.tap("Done")
    assert "Saved in Want to go" in maps.texts()
    maps.phone.windows.back()
    maps.tap("Saved")
    maps.tap("Want to go")
    maps.tap(CASTLE)
    maps.tap("Saved")
    maps.tap("Want to go")
    assert kept(maps) == []


def test_a_list_is_made_renamed_and_deleted(maps: Driver) -> None:
    maps.tap("Saved")
    add_list(maps, TRIP)
    assert [row.title for row in own_lists(maps.app_of(MapsApp)).all()] == [TRIP]
    maps.tap("More options")
    maps.tap("Edit list")
    maps.phone.windows.type_text(" 2")
    maps.tap("Save")
    assert f"{TRIP} 2" in maps.texts()
    maps.tap("More options")
    maps.tap("Delete list")
    maps.tap("Delete")
    assert own_lists(maps.app_of(MapsApp)).count() == 0
    assert "Your lists" in maps.texts()


def test_a_list_needs_a_name(maps: Driver) -> None:
    maps.tap("Saved")
    maps.tap("New list")
    maps.phone.windows.type_text("   ")
    button = maps.find("Create")
    assert button is not None
    assert not button.enabled
    maps.tap("Create")
    assert own_lists(maps.app_of(MapsApp)).count() == 0


def test_a_place_is_added_and_removed_in_the_list(maps: Driver) -> None:
    maps.tap("Saved")
    maps.tap("Favorites")
    for _ in range(2):
        maps.tap("Add a place")
        choose(maps, ADLER)
        assert kept(maps) == [("favorites", ADLER)]
    maps.tap(f"Remove {ADLER}")
    assert kept(maps) == []
    maps.tap("UNDO")
    assert kept(maps) == [("favorites", ADLER)]


def test_a_list_that_is_made_for_a_place_holds_it(maps: Driver) -> None:
    open_castle(maps)
    maps.tap("Save")
    add_list(maps, TRIP)
    row = own_lists(maps.app_of(MapsApp)).all()[0]
    assert kept(maps) == [(f"own/{row.id}", CASTLE)]


def test_deleting_a_list_takes_its_places_along(maps: Driver) -> None:
    open_castle(maps)
    maps.tap("Save")
    add_list(maps, TRIP)
    maps.tap("Starred places")
    maps.tap("Done")
    maps.phone.windows.back()
    maps.tap("Saved")
    maps.tap(TRIP)
    maps.tap("More options")
    maps.tap("Delete list")
    maps.tap("Delete")
    assert kept(maps) == [("starred", CASTLE)]


def test_home_is_one_place(maps: Driver) -> None:
    app = maps.app_of(MapsApp)
    for name in (CASTLE, ADLER):
        open_place(maps, name)
        maps.tap("Label")
        maps.tap("Home")
        maps.tap("Done")
        maps.phone.windows.back()
        home = labelled(app, "home")
        assert home is not None
        assert home.name == name
    assert saved(app).count("WHERE list = 'home'") == 1


def test_home_is_asked_for_where_it_is_missing(maps: Driver) -> None:
    maps.tap("Saved")
    maps.tap("Home")
    choose(maps, CASTLE)
    home = labelled(maps.app_of(MapsApp), "home")
    assert home is not None
    assert home.name == CASTLE
