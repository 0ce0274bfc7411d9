"""What a task puts into OsmAnd is what the app shows, and what the app keeps is what is read."""

from __future__ import annotations

import pytest

from pytest_androidbench.appdata.osmand import (
    FILES,
    Favorite,
    Favorites,
    GpxTrack,
    GpxTracks,
    MapMarker,
    MapMarkers,
    Point,
    visits,
)
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.pilot import Pilot
from pytest_androidbench.provision.steps import pilot_on

VADUZ, BALZERS = Point(lat=47.1392862, lon=9.5227962), Point(lat=47.0688832, lon=9.5061564)
HOME = Favorite(name="Home & garden", at=VADUZ, group="Mine", description="<green>")
pytestmark = [pytest.mark.proof, pytest.mark.slow]


def opened(device: Device) -> Pilot:
    """OsmAnd's map behind its first pages."""
    pilot = pilot_on(device).open("net.osmand")
    return pilot.tap("Skip download")


def test_favorites_are_put_and_shown(device: Device) -> None:
    opened(device)
    kept = Favorites(device)
    assert kept.all() == []
    kept.replace([HOME, Favorite(name="Work", at=BALZERS)])
    pilot = pilot_on(device).tap("Back to menu").tap("My Places")
    assert pilot.node(text="Home & garden")
    assert pilot.node(text="Mine")
    assert kept.all() == [HOME, Favorite(name="Work", at=BALZERS)]
    kept.replace([])
    assert kept.all() == []


def test_what_the_app_keeps_is_read(device: Device) -> None:
    pilot = opened(device).tap("Search").type("Type to search all", "Balzers, Liechtenstein")
    pilot.tap(id="searchListItemLayout", index=0).tap("Add").tap("Save").tap("Marker")
    [favorite], [marker] = Favorites(device).all(), MapMarkers(device).all()
    assert (favorite.name, favorite.at) == ("Balzers", BALZERS)
    assert (marker.name, marker.active) == ("Balzers", True)
    assert marker.at.near(BALZERS)


def test_markers_are_put_and_shown(device: Device) -> None:
    opened(device)
    markers = [
        MapMarker(name="First", at=BALZERS),
        MapMarker(name="Second", at=VADUZ),
        MapMarker(name="Old", at=VADUZ, active=False),
    ]
    kept = MapMarkers(device)
    kept.replace(markers)
    assert kept.all() == markers
    pilot = pilot_on(device).open("net.osmand").tap("Back to menu").tap("Map markers")
    assert pilot.node(text="First")
    assert pilot.node(text="Second")
    pilot.back().tap("Search").type("Type to search all", "Triesen, Liechtenstein")
    pilot.tap(id="searchListItemLayout", index=0).tap("Marker")
    assert [each.name for each in kept.all()] == ["Triesen", "First", "Second", "Old"]


def test_tracks_are_put_and_shown_and_a_damaged_one_has_no_points(device: Device) -> None:
    opened(device)
    kept = GpxTracks(device)
    track = GpxTrack(name="There & back", points=(BALZERS, VADUZ, BALZERS), folder="Long")
    plain = GpxTrack(name="Up", points=(BALZERS, VADUZ))
    kept.replace([track, plain])
    assert sorted(kept.all(), key=lambda each: each.name) == [track, plain]
    kept.replace([track])
    assert kept.all() == [track]
    assert visits(kept.all()[0].points, [VADUZ, BALZERS])
    pilot = pilot_on(device).tap("Back to menu").tap("My Places").tap("Tracks")
    assert pilot.node(text="There & back")
    device.put_files({f"{FILES}/tracks/x.gpx": b"<!DOCTYPE g [<!ENTITY a 'b'>]><gpx>&a;</gpx>"})
    assert kept.all()[-1] == GpxTrack(name="x", points=())
    device.put_files({f"{FILES}/tracks/notes.txt": b"no track", f"{FILES}/tracks/e.gpx": b""})
    device.shell(f"mkdir {FILES}/tracks/folder.gpx", root=True)
    assert [each.name for each in kept.all()] == ["There & back", "x"]
