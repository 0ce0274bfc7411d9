"""The names by which others know the app, and under which it keeps its settings."""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "de.dennisguse.opentracks"
AUTHORITY: Final = f"{PACKAGE}.content"
NEEDED: Final = (
    "android.permission.ACCESS_FINE_LOCATION",
    "android.permission.ACCESS_COARSE_LOCATION",
    "android.permission.BLUETOOTH_SCAN",
    "android.permission.BLUETOOTH_CONNECT",
    "android.permission.POST_NOTIFICATIONS",
)
"""The permissions it asks for when it is opened."""
RECORDING: Final = ".TrackRecordingActivity"

INTRODUCTION_KEY: Final = "showIntroduction"
UNITS_KEY: Final = "statsUnits"
RATE_KEY: Final = "statsRate"
FORMAT_KEY: Final = "exportTrackFileFormat"
MAP_KEY: Final = "showOnMapFormatKey"
NIGHT_KEY: Final = "nightMode"
SYSTEM, DAY, NIGHT = "-1", "1", "2"
NAME_KEY: Final = "trackName"
TYPE_KEY: Final = "defaultActivity"
SAMPLING_KEY: Final = "minRecordingIntervalV2"
INTERVAL_KEY: Final = "recordingDistanceInterval"
FAR_KEY: Final = "maxRecordingDistance"
IDLE_KEY: Final = "idleSpeedDuration"
