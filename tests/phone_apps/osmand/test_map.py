from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.osmand import coordinates
from pytest_androidbench.phone.apps.osmand.gpx import (
    Gpx,
    GpxError,
    TrackSegment,
    Waypoint,
    read,
    written,
)
from pytest_androidbench.phone.kit.maps import roads, tiles
from pytest_androidbench.phone.kit.maps.atlas import atlas
from pytest_androidbench.phone.kit.maps.clipping import CutWindow, area_within, lines_within
from pytest_androidbench.phone.kit.maps.colours import Ground
from pytest_androidbench.phone.kit.maps.projection import (
    MAX_ZOOM,
    MIN_ZOOM,
    LatLon,
    MapView,
    distance_m,
    on_earth,
    world,
)
from pytest_androidbench.phone.ui.geometry import Size
from tests.phone_apps.driver import Driver
from tests.phone_apps.osmand.conftest import app_of
from tests.phone_apps.osmand.test_plan import page

PLACES = st.builds(LatLon, st.floats(-84, 84), st.floats(-179, 179))
NEAR = st.builds(LatLon, st.floats(47.0, 47.3), st.floats(9.4, 9.7))
ZOOMS = st.integers(MIN_ZOOM, MAX_ZOOM)
SIZE = Size(1080, 2400)
TEXT = st.text(st.characters(blacklist_categories=("Cs", "Cc")), max_size=20).map(str.strip)


@given(PLACES)
def test_a_place_is_found_again_from_the_worlds_square(place: LatLon) -> None:
    assert distance_m(on_earth(*world(place)), place) < 0.01


@given(NEAR, ZOOMS, st.integers(0, 1080), st.integers(0, 2400))
def test_a_point_of_the_map_is_where_its_place_is_drawn(
    middle: LatLon, zoom: int, x: int, y: int
) -> None:
    view = MapView(middle, zoom, SIZE, 336)
    if not 0 <= (y + view.corner[1]) / view.side <= 1:
        return
    there = view.point(view.place(x, y))
    assert there == pytest.approx((x, y), abs=0.5)


@given(NEAR, st.integers(10, MAX_ZOOM), st.integers(-900, 900), st.integers(-900, 900))
def test_a_map_pushed_there_and_back_is_where_it_was(
    middle: LatLon, zoom: int, dx: int, dy: int
) -> None:
    view = MapView(middle, zoom, SIZE, 336)
    back = view.panned(dx, dy).panned(-dx, -dy)
    assert distance_m(back.middle, middle) < 0.01


@given(NEAR, st.integers(10, 20), st.integers(0, 1080), st.integers(0, 2400))
def test_what_lies_under_a_zooming_finger_stays_there(
    middle: LatLon, zoom: int, x: int, y: int
) -> None:
    view = MapView(middle, zoom, SIZE, 336)
    nearer = view.zoomed(1, (x, y))
    assert nearer.zoom == zoom + 1
    assert nearer.point(view.place(x, y)) == pytest.approx((x, y), abs=3)


@given(NEAR, st.integers(0, 2))
def test_written_coordinates_are_read_again(place: LatLon, style: int) -> None:
    again = coordinates.parse(coordinates.written(place, style))
    assert again is not None
    assert distance_m(again, place) < 3


@given(st.text(max_size=40))
def test_any_text_is_coordinates_or_none(text: str) -> None:
    place = coordinates.parse(text)
    assert place is None or (abs(place.lat) <= 90 and abs(place.lon) <= 180)


@given(st.lists(st.builds(lambda at, name: Waypoint(at=at, name=name), NEAR, TEXT), max_size=5),
       st.lists(NEAR, min_size=1, max_size=8), TEXT)  # fmt: skip
def test_a_file_is_read_as_it_was_written(
    points: list[Waypoint], line: list[LatLon], name: str
) -> None:
    again = read(written(Gpx(name=name, waypoints=tuple(points),
                             segments=(TrackSegment(points=tuple(line)),))))  # fmt: skip
    assert again.name == name
    assert [each.name for each in again.waypoints] == [each.name for each in points]
    for a, b in zip(again.segments[0].points, line, strict=True):
        assert distance_m(a, b) < 0.02


@given(st.binary(max_size=200), st.integers(0, 400))
def test_damaged_files_are_refused_or_read(noise: bytes, cut: int) -> None:
    whole = written(Gpx(name="x", waypoints=(Waypoint(at=LatLon(47.1, 9.5), name="a"),)))
    for data in (noise, whole[:cut], whole[:cut] + noise + whole[cut:]):
        try:
            read(data)
        except GpxError:
            continue


@given(st.lists(st.tuples(st.floats(-1e6, 1e6), st.floats(-1e6, 1e6)), min_size=3, max_size=8))
def test_cut_shapes_lie_in_their_window(points: list[tuple[float, float]]) -> None:
    window = CutWindow(0, 0, 100, 100)
    cut = [
        *area_within(points, window),
        *(p for line in lines_within(points, window) for p in line),
    ]
    assert all(-0.01 <= x <= 100.01 and -0.01 <= y <= 100.01 for x, y in cut)


def test_all_settlements_of_the_country_can_be_driven_to() -> None:
    start = LatLon(47.1392862, 9.5227962)
    for place in atlas().settlements():
        if place.part_of not in ("Switzerland", "Austria") and place.name != "Vaduz":
            assert len(roads.route(start, place.at, "car").points) > 2 or (
                distance_m(start, place.at) < 2_500
            ), place.name


def test_a_way_is_as_long_back_as_there() -> None:
    a, b = LatLon(47.0688832, 9.5061564), LatLon(47.1026191, 9.6083057)
    there, back = roads.route(a, b, "car"), roads.route(b, a, "car")
    assert there.metres == pytest.approx(back.metres)
    assert there.points == back.points[::-1]
    assert there.metres >= distance_m(a, b)


def test_tiles_are_the_same_whenever_they_are_drawn() -> None:
    key: tuple[int, int, int, int, bool, Ground] = (13, 8627, 5752, 336, False, "map")
    first = tiles.tile(*key)
    for zoom in range(2, 23, 4):
        tiles.tile(zoom, 0, 0, 336, True, "map")
    assert tiles.tile.__wrapped__(*key).tobytes() == first.tobytes()  # type: ignore[attr-defined]


def test_the_map_is_pushed_and_zoomed_by_fingers(empty: Driver) -> None:
    before, fingers = page(empty).viewport.middle, empty.phone.windows.fingers
    fingers.swipe([(540, 1200), (540, 800)], 300)
    after = page(empty).viewport.middle
    assert after.lat < before.lat
    assert after.lon == pytest.approx(before.lon, abs=1e-6)
    zoom = page(empty).viewport.zoom
    empty.tap("Zoom in")
    empty.tap("Zoom in")
    empty.tap("Zoom out")
    assert page(empty).viewport.zoom == zoom + 1


@pytest.mark.parametrize(("ms", "further"), [(4000, 1), (400, 83), (100, 1333)])
def test_the_map_goes_on_as_fast_as_the_finger_that_let_it_go(
    empty: Driver, ms: int, further: int
) -> None:
    viewport = page(empty).viewport
    before = viewport.whole
    empty.phone.windows.fingers.swipe([(540, 1200), (540, 800)], ms)
    gone = before.point(viewport.middle)[1] - before.size.height / 2
    assert gone == pytest.approx(400 + further, abs=3 + further // 20)


def test_a_map_that_a_finger_holds_at_the_end_stays_there(empty: Driver) -> None:
    viewport = page(empty).viewport
    before = viewport.whole
    empty.phone.windows.fingers.drag((540, 1200), (540, 800), 300)
    assert before.point(viewport.middle)[1] - before.size.height / 2 == pytest.approx(400, abs=3)


def test_the_map_is_one_surface_and_its_place_is_remembered(empty: Driver) -> None:
    surface = empty.find("map_view_with_layers")
    assert surface is not None
    assert surface.children == []
    empty.tap("Zoom in")
    zoom = page(empty).viewport.zoom
    empty.phone.windows.home()
    assert app_of(empty).prefs().get("last_known_map_zoom", 0) == zoom


def test_a_long_press_tells_of_the_place(empty: Driver) -> None:
    empty.phone.windows.fingers.long_press(540, 1000)
    assert empty.find("context_menu_layout")
    empty.phone.windows.back()
    assert empty.find("context_menu_layout") is None


def test_a_favorite_on_the_map_is_tapped(filled: Driver) -> None:
    page(filled).viewport.show_place(LatLon(47.1026191, 9.6083057))
    filled.phone.windows.changed()
    filled.phone.windows.fingers.tap(540, 1200)
    assert filled.value("context_menu_line1") == "Ski lift"


def test_the_position_is_asked_for_and_gone_to(empty: Driver) -> None:
    empty.phone.properties.put("qemu.geo.fix", "9.5 47.2 400")
    empty.tap("My Position")
    empty.tap("While using the app")
    assert page(empty).viewport.middle == LatLon(47.2, 9.5)


def test_pushed_there_and_back_it_is_drawn_as_before(filled: Driver) -> None:
    windows = filled.phone.windows
    before = windows.view.image().tobytes()
    windows.fingers.swipe([(540, 1200), (700, 1000)])
    assert windows.view.image().tobytes() != before
    windows.fingers.swipe([(700, 1000), (540, 1200)])
    assert windows.view.image().tobytes() == before
