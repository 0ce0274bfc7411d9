from __future__ import annotations

from xml.etree import ElementTree

from pytest_androidbench.phone.apps.osmand import names
from pytest_androidbench.phone.apps.osmand.gpx import Gpx, Waypoint
from pytest_androidbench.phone.apps.osmand.map_page import MapPage
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from tests.phone_apps.driver import Driver
from tests.phone_apps.osmand.conftest import app_of, fill, find

GPX = "{http://www.topografix.com/GPX/1/1}"


def page(driver: Driver) -> MapPage:
    front = driver.phone.windows.stack.front
    assert front is not None
    top = front.top_full
    assert top is not None
    assert isinstance(top.screen, MapPage)
    return top.screen


def begin(driver: Driver) -> None:
    driver.tap("map_menu_button")
    driver.tap("Plan a route")
    driver.tap("Create new route")


def test_a_track_is_saved_through_the_points_that_were_set(empty: Driver) -> None:
    find(empty, "Balzers, Liechtenstein")
    empty.tap("Actions")
    empty.tap("Plan a route")
    page(empty).viewport.show_place(LatLon(47.1663432, 9.5103085))
    empty.phone.windows.changed()
    empty.tap("add_point_button")
    assert empty.value("measurement_points_text_view") == "points: 2"
    empty.tap("DONE")
    fill(empty, "name_edit_text", "To Schaan")
    empty.tap("right_bottom_button")
    assert empty.value("file_name") == "To Schaan"
    root = ElementTree.fromstring(empty.phone.files.read(f"{names.TRACKS}/To Schaan.gpx"))
    assert root.get("creator") == "OsmAndRouterV2"
    points = [(float(p.attrib["lat"]), float(p.attrib["lon"])) for p in root.iter(f"{GPX}trkpt")]
    assert points[0] == (47.0688832, 9.5061564)
    assert distance_m(LatLon(*points[1]), LatLon(47.1663432, 9.5103085)) < 5


def test_steps_are_taken_back_and_made_again(empty: Driver) -> None:
    begin(empty)
    assert empty.find("map_search_button") is None
    for x, y in ((300, 900), (700, 1200), (500, 700)):
        empty.phone.windows.fingers.tap(x, y)
        empty.phone.clock.advance(1000)
    assert empty.value("measurement_points_text_view") == "points: 3"
    empty.tap("Undo")
    empty.tap("Undo")
    assert empty.value("measurement_points_text_view") == "points: 1"
    empty.tap("Redo")
    assert empty.value("measurement_points_text_view") == "points: 2"
    empty.tap("Options")
    empty.tap("Clear all")
    assert empty.value("measurement_points_text_view") == "points: 0"


def test_a_route_along_roads_is_longer_and_keeps_its_points(empty: Driver) -> None:
    begin(empty)
    plan = page(empty).plan
    for at in ((47.0688832, 9.5061564), (47.1026191, 9.6083057)):
        plan.add(LatLon(*at))
    straight = plan.metres
    empty.tap("Options")
    empty.tap("Route between points")
    empty.tap("Driving")
    assert plan.metres > straight * 1.2
    gpx = plan.gpx("x")
    [segment] = gpx.segments
    assert [at for at, _ in segment.route] == plan.points
    assert [segment.points[place] for _, place in segment.route] == plan.points


def test_it_is_left_only_after_a_question(empty: Driver) -> None:
    begin(empty)
    empty.tap("DONE")
    assert "Please add at least one point." in str(empty.phone.windows.last_toast())
    empty.tap("add_point_button")
    empty.phone.windows.back()
    assert "Discard all changes in the planned route?" in empty.texts()
    empty.tap("Exit")
    assert empty.find("map_search_button")


def test_a_name_that_a_file_has_is_not_saved(filled: Driver) -> None:
    begin(filled)
    filled.tap("add_point_button")
    filled.tap("DONE")
    fill(filled, "name_edit_text", "Along the slope")
    assert "File with same name already exists." in filled.texts()
    save = filled.find("right_bottom_button")
    assert save is not None
    assert not save.enabled


def test_a_track_is_opened_and_changed(filled: Driver) -> None:
    filled.tap("map_menu_button")
    filled.tap("Plan a route")
    filled.tap("Along the slope")
    assert filled.value("measurement_points_text_view") == "points: 3"
    filled.tap("add_point_button")
    filled.tap("SAVE")
    [track] = app_of(filled).tracks.all()
    assert track.points == 4


def add_to(driver: Driver, *names: str) -> None:
    driver.tap("Options")
    driver.scrolled_to("Add to a track")
    for name in ("Add to a track", *names):
        driver.tap(name)


def test_a_route_is_put_ahead_of_what_is_in_a_track(filled: Driver) -> None:
    [before] = app_of(filled).tracks.all()
    assert before.gpx is not None
    find(filled, "Balzers, Liechtenstein")
    filled.tap("Actions")
    filled.tap("Plan a route")
    add_to(filled, "Along the slope")
    assert filled.value("file_name") == "Along the slope"
    filled.tap("dismiss_button")
    assert filled.find("map_menu_button")
    [after] = app_of(filled).tracks.all()
    assert after.gpx is not None
    assert after.name == "Along the slope"
    assert [len(each.points) for each in after.gpx.segments] == [1, 3]
    assert after.gpx.segments[0].points == (LatLon(47.0688832, 9.5061564),)
    assert after.gpx.segments[1] == before.gpx.segments[0]


def test_a_track_keeps_its_waypoints_when_a_route_is_added(filled: Driver) -> None:
    tracks = app_of(filled).tracks
    spot = Waypoint(at=LatLon(47.1, 9.5), name="Hut", group="Huts")
    tracks.put(tracks.path_of("Huts"), Gpx(name="Huts", waypoints=(spot,)))
    begin(filled)
    filled.tap("add_point_button")
    add_to(filled, "Huts")
    kept = tracks.get(tracks.path_of("Huts"))
    assert kept is not None
    assert kept.gpx is not None
    assert kept.gpx.waypoints == (spot,)
    assert kept.points == 1


def test_nothing_is_added_to_a_track_without_points(filled: Driver) -> None:
    begin(filled)
    add_to(filled)
    assert "Please add at least one point." in str(filled.phone.windows.last_toast())
    assert page(filled).plan.on


def test_where_there_is_no_track_none_can_be_added_to(empty: Driver) -> None:
    begin(empty)
    empty.tap("add_point_button")
    add_to(empty)
    assert "No tracks yet" in empty.texts()
    empty.phone.windows.back()
    assert page(empty).plan.points


def test_saving_changes_of_a_new_route_asks_for_its_name(empty: Driver) -> None:
    begin(empty)
    empty.tap("add_point_button")
    empty.tap("Options")
    empty.tap("Save changes")
    assert empty.find("name_edit_text")


def test_places_are_reached_by_pushing_the_map_and_tapping_them(empty: Driver) -> None:
    find(empty, "Schaan, Liechtenstein")
    empty.tap("Actions")
    empty.tap("Plan a route")
    goal = LatLon(47.1663432 - 0.02, 9.5103085)
    fingers = empty.phone.windows.fingers
    for _ in range(8):
        x, y = page(empty).viewport.whole.point(goal)
        if 400 < y < 1300:
            break
        fingers.swipe([(540, 1300), (540, 1300 - min(800, round(y) - 900))], 300)
        empty.phone.clock.advance(1000)
    fingers.tap(round(x), round(y))
    assert empty.value("measurement_points_text_view") == "points: 2"
    assert distance_m(page(empty).plan.points[1], goal) < 30


def test_two_fingers_zoom_while_a_route_is_planned(empty: Driver) -> None:
    begin(empty)
    before = page(empty).viewport.zoom
    empty.phone.windows.fingers.pinch([[(440, 800), (240, 800)], [(640, 800), (840, 800)]], 400)
    assert page(empty).viewport.zoom > before
    assert page(empty).plan.points == []


def test_a_point_is_moved_and_deleted(empty: Driver) -> None:
    begin(empty)
    empty.tap("add_point_button")
    before = page(empty).plan.points
    empty.phone.windows.fingers.long_press(540, 1200)
    empty.phone.windows.fingers.swipe([(540, 900), (540, 600)], 300)
    empty.tap("Apply")
    assert page(empty).plan.points != before
    empty.tap("up_down_button")
    empty.tap("Delete")
    assert page(empty).plan.points == []
