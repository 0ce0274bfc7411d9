from __future__ import annotations

import io
import zipfile
from collections.abc import Callable

import gpxpy

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.files import content_of, uri_of
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import hold
from tests.phone_apps.opentracks.conftest import store_of
from tests.phone_apps.opentracks.ways import LIST, PACKAGE, tracks


def test_a_shared_track_is_a_packed_kml(filled: Driver) -> None:
    store = store_of(filled)
    uri = uri_of(
        filled.app_of(OpenTracksApp), "KMZ_WITH_TRACKDETAIL_AND_SENSORDATA", store.tracks()[:1]
    )
    assert uri.startswith(f"content://{PACKAGE}.content/tracks/")
    assert uri.endswith("2023-10-15_06_34_Morning%20run.kmz")
    packed = filled.phone.content.open(uri)
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        kml = archive.read("doc.kml").decode()
    assert "<name>Morning run</name>" in kml
    assert kml.count("<gx:coord>") == 45


def test_a_gpx_has_a_point_for_each_place(filled: Driver) -> None:
    store = store_of(filled)
    data = content_of(store, uri_of(filled.app_of(OpenTracksApp), "GPX", store.tracks()))
    assert data is not None
    found = gpxpy.parse(data.decode()).tracks
    assert [sum(len(segment.points) for segment in track.segments) for track in found] == [
        45,
        *[0] * 5,
    ]


def test_there_is_nothing_at_other_addresses(filled: Driver) -> None:
    assert content_of(store_of(filled), f"content://{PACKAGE}.content/tracks/1") is None


def test_tracks_are_offered_to_other_apps(filled: Driver) -> None:
    filled.tap("Morning run")
    filled.tap("Share")
    assert "Share" in filled.texts()


def test_a_map_app_is_asked_for_and_the_form_remembered(filled: Driver) -> None:
    hold("Morning run")(filled)
    filled.tap("Show on map")
    filled.tap("OpenTracks Dashboard API")
    filled.tap("Always")
    assert "No application supporting" in str(filled.phone.windows.last_toast())
    assert (
        filled.app_of(OpenTracksApp).prefs().get("showOnMapFormatKey", "")
        == "Intent.OpenTracks-Dashboard"
    )


def test_all_tracks_are_exported_into_a_folder(opened: Callable[[str], Driver]) -> None:
    driver = opened(PACKAGE)
    for step in (*LIST, tracks):
        step(driver)
    for label in ("More options", "Settings", "Import/Export", "Export all (one file per track)"):
        driver.tap(label)
    driver.tap("Documents")
    driver.tap("USE THIS FOLDER")
    driver.tap("Allow")
    assert driver.values("export_progress_summary_new") == ["6 new files exported"]
    assert "2023-10-15_06_34_Morning run.kmz" in driver.phone.files.listdir("/sdcard/Documents")
