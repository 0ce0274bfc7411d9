"""Files and rows of OsmAnd as tasks read them, and when a track has been where it was to go."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.appdata.osmand import (
    MOST_BYTES,
    Favorite,
    GpxTrack,
    MapMarker,
    Point,
    favorites_file,
    favorites_in,
    marker_of,
    track_file,
    track_in,
    visits,
)

A, B, C = Point(lat=47.1, lon=9.5), Point(lat=47.2, lon=9.5), Point(lat=47.2, lon=9.6)
BETWEEN = Point(lat=47.15, lon=9.52)
POINTS = st.lists(st.sampled_from((A, B, C, BETWEEN)), max_size=6)


@pytest.mark.parametrize(
    ("track", "places", "visited"),
    [
        ((A, BETWEEN, B, C), (A, B, C), True),
        ((A, C, B), (A, B, C), False),
        ((A, C, B), (A, B), True),
        ((A,), (A, A), False),
        ((Point(lat=47.1009, lon=9.5009),), (A,), True),
        ((Point(lat=47.1011, lon=9.5),), (A,), False),
        ((), (), True),
    ],
)
def test_places_are_visited_in_their_order(
    track: tuple[Point, ...], places: tuple[Point, ...], visited: bool
) -> None:
    assert visits(track, places) is visited


@given(POINTS, POINTS)
def test_a_detour_takes_no_place_away(track: list[Point], more: list[Point]) -> None:
    assert visits([*more, *track, *more], track)


def test_a_place_is_near_where_both_coordinates_differ_by_less() -> None:
    origin = Point(lat=0.0, lon=0.0)
    assert origin.near(Point(lat=0.0009, lon=-0.0009))
    assert not origin.near(Point(lat=0.001, lon=0.0))
    assert not origin.near(Point(lat=0.0, lon=0.001))
    assert origin.near(Point(lat=0.01, lon=0.01), 0.02)
    assert visits([Point(lat=0.01, lon=0.0)], [origin], 0.02)


SIGNS = st.characters(codec="utf-8", exclude_categories=("C", "Z"), exclude_characters="/")
TEXTS = st.text(SIGNS, max_size=20)
DEGREES = st.integers(-850_000_000, 850_000_000).map(lambda n: n / 10_000_000)
PLACES = st.builds(Point, lat=DEGREES, lon=DEGREES)


@given(st.lists(st.builds(Favorite, name=TEXTS, at=PLACES, group=TEXTS, description=TEXTS)))
def test_favorites_are_read_as_they_were_written(favorites: list[Favorite]) -> None:
    assert favorites_in(favorites_file(favorites)) == favorites


@given(TEXTS, st.lists(PLACES, max_size=8))
def test_a_track_is_read_as_it_was_written(name: str, points: list[Point]) -> None:
    written = track_file(GpxTrack(name=name, points=points))
    assert track_in(f"Long/way/{name}.gpx", written) == GpxTrack(
        name=name, points=tuple(points), folder="Long/way"
    )


def wpt(lat: str, lon: str, inside: str = "") -> bytes:
    return f"<gpx><wpt {lat} {lon}>{inside}</wpt></gpx>".encode()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<gpx><wpt lat=",
        b"\x00\xff",
        wpt('lat="nan"', 'lon="1"'),
        wpt('lat="1"', 'lon="inf"'),
        wpt('lat="x"', 'lon="1"'),
        wpt('lat="1"', 'lon=""'),
        wpt("", 'lon="1"'),
        wpt('lat="1"', ""),
    ],
)
def test_what_is_no_place_is_no_favorite(data: bytes) -> None:
    assert favorites_in(data) == []


@pytest.mark.parametrize(
    ("inside", "name"),
    [
        ("", ""),
        ("<name/>", ""),
        ("<name> a &amp; b </name>", "a & b"),
        ('<name xmlns="x">a</name>', "a"),
    ],
)
def test_a_favorite_has_the_name_that_is_written(inside: str, name: str) -> None:
    assert favorites_in(wpt('lat="1"', 'lon="2"', inside)) == [
        Favorite(name=name, at=Point(lat=1, lon=2))
    ]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_file_with_a_document_type_is_not_read(encoding: str) -> None:
    told = '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx><wpt lat="1" lon="2"><name>&a;</name></wpt></gpx>'
    data = f'<?xml version="1.0" encoding="{encoding}"?>{told}'.encode(encoding)
    assert favorites_in(data) == []


def test_entities_within_entities_and_deep_or_huge_files_cost_nothing() -> None:
    laughs = "".join(f'<!ENTITY a{n + 1} "{f"&a{n};" * 10}">' for n in range(12))
    told = f'<!DOCTYPE gpx [<!ENTITY a0 "ha">{laughs}]><gpx><wpt>&a12;</wpt></gpx>'
    for data in (told.encode(), told.encode("utf-16"), b"<gpx>" * 100_000):
        assert favorites_in(data) == []
    whole = wpt('lat="1"', 'lon="2"')
    assert len(favorites_in(whole + b" " * (MOST_BYTES - len(whole)))) == 1
    assert favorites_in(whole + b" " * (MOST_BYTES - len(whole) + 1)) == []


@given(st.binary(max_size=300))
def test_anything_is_read_as_something(data: bytes) -> None:
    assert favorites_in(data) == []
    assert track_in("a.gpx", data) == GpxTrack(name="a", points=())


@given(st.data())
def test_a_file_that_is_cut_off_has_no_points(data: st.DataObject) -> None:
    whole = track_file(GpxTrack(name="a", points=(A, B, C))).rstrip()
    cut = whole[: data.draw(st.integers(0, len(whole) - 1))]
    assert track_in("a.gpx", cut).points == ()


@pytest.mark.parametrize(
    ("described", "name"),
    [("address#Balzers", "Balzers"), ("poi.x#A # b", "A # b"), ("Old", "Old"), (None, "")],
)
def test_a_marker_is_called_as_its_description_ends(described: str | None, name: str) -> None:
    row = {"marker_description": described, "marker_lat": 1, "marker_lon": 2, "marker_active": 0}
    assert marker_of(row) == MapMarker(name=name, at=Point(lat=1, lon=2), active=False)
