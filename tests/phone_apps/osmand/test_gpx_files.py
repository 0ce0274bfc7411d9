"""GPX files from elsewhere: damaged, deep, huge, with entities; each is told and costs little."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.osmand import names
from pytest_androidbench.phone.apps.osmand.gpx import MOST_POINTS, MOST_TEXT, GpxError, read
from pytest_androidbench.phone.system import xml
from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.driver import Driver

LAUGHS: Final = "".join(f'<!ENTITY a{n + 1} "{f"&a{n};" * 10}">' for n in range(12))
POINT: Final = b'<trkpt lat="47.1" lon="9.5"/>'
HOSTILE: Final[Mapping[str, bytes]] = {
    "cut off": b'<gpx><trk><trkseg><trkpt lat="47.1"',
    "nothing": b"",
    "no GPX": b"<kml><Placemark/></kml>",
    "entities": f'<!DOCTYPE gpx [<!ENTITY a0 "ha">{LAUGHS}]><gpx>&a12;</gpx>'.encode(),
    "a file of the host": b'<!DOCTYPE g [<!ENTITY f SYSTEM "file:///etc/passwd">]><gpx>&f;</gpx>',
    "deep": b"<gpx>" + b"<trk>" * 50_000 + b"</trk>" * 50_000 + b"</gpx>",
    "huge": b"<gpx>" + b" " * xml.MOST_BYTES + b"</gpx>",
    "no letters": bytes(range(256)) * 40,
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_file_is_refused_with_a_short_reason(kind: str) -> None:
    with pytest.raises(GpxError) as told:
        read(HOSTILE[kind])
    assert str(told.value)
    assert len(str(told.value)) < 300


def test_points_and_texts_beyond_measure_are_left_out() -> None:
    points = POINT * (MOST_POINTS + 10)
    name = b"<name>" + b"x" * (MOST_TEXT + 10) + b"</name>"
    data = b"<gpx><wpt lat='1' lon='2'>" + name + b"</wpt><trk><trkseg>" + points
    gpx = read(data + b"</trkseg><trkseg>" + POINT + b"</trkseg></trk></gpx>")
    assert sum(len(segment.points) for segment in gpx.segments) == MOST_POINTS
    assert len(gpx.waypoints[0].name) == MOST_TEXT


@given(st.text(max_size=12), st.text(max_size=12))
def test_a_point_is_on_earth_or_left_out(lat: str, lon: str) -> None:
    said = f'<gpx><wpt lat="{_quoted(lat)}" lon="{_quoted(lon)}"/></gpx>'
    try:
        gpx = read(said.encode("utf-8", "replace"))
    except GpxError:
        return
    assert all(abs(w.at.lat) <= 90 and abs(w.at.lon) <= 180 for w in gpx.waypoints)


def _quoted(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


@pytest.mark.parametrize("kind", HOSTILE)
def test_such_a_file_among_the_tracks_is_listed_as_one_that_cannot_be_read(
    filled: Driver, kind: str
) -> None:
    filled.phone.files.write(f"{names.TRACKS}/Found.gpx", HOSTILE[kind])
    filled.tap("map_menu_button")
    filled.tap("My Places")
    filled.tap("Tracks")
    filled.tap("Found")
    assert "The file cannot be read" in filled.texts()
    assert filled.crashes() == []


@pytest.mark.parametrize("kind", HOSTILE)
def test_such_a_file_is_not_taken_over(empty: Driver, kind: str) -> None:
    path = "/storage/emulated/0/Download/Found.gpx"
    empty.phone.files.write(path, HOSTILE[kind])
    empty.phone.activities.start(
        Intent(
            action="android.intent.action.VIEW",
            component=f"net.osmand/{names.MAIN}",
            data=f"file://{path}",
        )
    )
    assert "The file cannot be read" in str(empty.phone.windows.last_toast())
    assert not empty.phone.files.exists(f"{names.TRACKS}/Found.gpx")
    assert empty.crashes() == []


@pytest.mark.slow
def test_a_track_with_very_many_points_is_drawn(filled: Driver) -> None:
    line = b"".join(
        b'<trkpt lat="%.5f" lon="%.5f"/>' % (47.1 + n % 300 / 9000, 9.5 + n / 900_000)
        for n in range(40_000)
    )
    data = b"<gpx><trk><trkseg>" + line + b"</trkseg></trk></gpx>"
    filled.phone.files.write(f"{names.TRACKS}/Long.gpx", data)
    filled.tap("map_menu_button")
    filled.tap("My Places")
    filled.tap("Tracks")
    filled.tap("Long")
    filled.tap("Show on map")
    filled.phone.windows.view.image()
    assert filled.crashes() == []
