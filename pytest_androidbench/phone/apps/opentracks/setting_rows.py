"""Every setting there is, by page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pytest_androidbench.phone.apps.opentracks.files import FORMATS, PREFERRED
from pytest_androidbench.phone.apps.opentracks.kinds import PICTURED, UNKNOWN
from pytest_androidbench.phone.apps.opentracks.names import (
    DAY,
    FORMAT_KEY,
    MAP_KEY,
    NIGHT,
    NIGHT_KEY,
    RATE_KEY,
    SYSTEM,
    UNITS_KEY,
)
from pytest_androidbench.phone.apps.opentracks.setting_kinds import (
    Deed,
    Entry,
    Group,
    Number,
    Page,
    Toggle,
)
from pytest_androidbench.phone.apps.opentracks.sharing import ASK, ON_MAP
from pytest_androidbench.phone.apps.opentracks.units import Units
from pytest_androidbench.phone.system.list_preference import ListPreference
from pytest_androidbench.phone.ui.message import TextLike, tr


def _defaults(units: Units) -> tuple[Entry, ...]:
    speed, pace = units.speed(0, pace=False)[1], units.speed(0, pace=True)[1]
    return (
        Group(title=tr("Units")),
        ListPreference(
            key=UNITS_KEY,
            title=tr("Preferred units"),
            values={
                "METRIC": tr("Metric (km, m)"),
                "IMPERIAL": tr("Imperial (mi, ft)"),
                "IMPERIAL_METER": tr("Imperial (mi, m)"),
                "NAUTICAL": tr("Nautical (NM, ft)"),
            },
            default="METRIC",
        ),
        ListPreference(
            key=RATE_KEY,
            title=tr("Preferred rate"),
            values={
                "ACTIVITY_TYPE": tr("By activity type"),
                "SPEED": tr(f"Speed ({speed})"),
                "PACE": tr(f"Pace ({pace})"),
            },
            default="ACTIVITY_TYPE",
        ),
        Group(title=tr("Activity's Defaults")),
        ListPreference(
            key="defaultActivity",
            title=tr("Default activity type"),
            values={kind.label: kind.label for kind in PICTURED},
            default=UNKNOWN,
        ),
        ListPreference(
            key="trackName",
            title=tr("Default track name"),
            values={
                "DATE_LOCAL": tr("Date (local)"),
                "DATE_ISO_8601": tr("Date (ISO 8601)"),
                "NUMBER": tr("Number"),
            },
            default="DATE_ISO_8601",
        ),
    )


def _look(units: Units) -> tuple[Entry, ...]:
    del units
    return (
        ListPreference(
            key=NIGHT_KEY,
            title=tr("UI Theme"),
            values={SYSTEM: tr("System"), DAY: tr("Day"), NIGHT: tr("Night")},
            default=SYSTEM,
        ),
        _toggle(
            "uiDynamicColors",
            "Dynamic Colors",
            "Use user-defined Dynamic Colors (Android 12+ only; requires a manual restart)",
        ),
        ListPreference(
            key=MAP_KEY,
            title=tr('Select "show on map" behavior'),
            values={**ON_MAP, ASK: tr("Ask")},
            default=ASK,
        ),
        Group(title=tr("Recording")),
        _toggle(
            "trackdetail_show_on_lockscreen_while_recording",
            "Show statistics on lockscreen",
            "While recording, show statistics without unlocking the device.",
        ),
        _toggle(
            "trackdetail_keep_screen_on_while_recording",
            "Keep screen on",
            "While recording, keep the screen on.",
        ),
        _toggle(
            "trackdetail_fullscreen_while_recording",
            "Fullscreen",
            "While recording, present in fullscreen.",
        ),
    )


def _gps(units: Units) -> tuple[Entry, ...]:
    return (
        ListPreference(
            key="minRecordingIntervalV2",
            title=tr("Sampling time interval"),
            values={
                "0": tr("Smallest (recommended)"),
                **_times(2, 3, 4, 5, 10, 20, 30, 60, 120, 300, 480, 900, 1800),
            },
            default="0",
            summary=lambda value: tr("{n} s between location checks", n=value),
        ),
        _lengths(
            units,
            "recordingDistanceInterval",
            "Recording distance interval",
            "{length} between recorded locations",
            (1, 2, 5, 10, 20, 50, 100),
            10,
        ),
        _lengths(
            units,
            "maxRecordingDistance",
            "Max distance",
            "A new segment is created if the distance between two locations is greater than"
            " {length}",
            (50, 100, 200, 500, 1000, 5000),
            200,
        ),
        _lengths(
            units,
            "recordingGpsAccuracy",
            "GPS accuracy",
            "Location is ignored if its accuracy is greater than {length}",
            (10, 20, 30, 50, 100, 200, 500, 1000, 2000),
            50,
        ),
        ListPreference(
            key="idleSpeedDuration",
            title=tr("Idle threshold"),
            values={**_times(5), "10": tr("10 s (recommended)"), **_times(15, 30, 45, 60, 120)},
            default="10",
        ),
    )


def _sensors(units: Units) -> tuple[Entry, ...]:
    del units
    return (
        Group(title=tr("Generic")),
        _sensor("bluetoothSensor", "Heart rate"),
        Number(
            key="maxHeartRate",
            title=tr("Zones: maximum Heart rate (bpm)"),
            default="220",
            limits=(0, 1000),
        ),
        _sensor("bluetoothPressureSensor", "Barometer"),
        Group(title=tr("Cycling")),
        _sensor("bluetoothCyclingCadenceSensor", "Cadence"),
        _sensor("bluetoothCyclingPowerSensor", "Power"),
        _sensor("bluetoothCyclingSpeedSensor", "Distance and Speed"),
        Number(
            key="bluetoothCyclingSpeedWheelCircumference",
            title=tr("Wheel Circumference (mm)"),
            default="2135",
            limits=(100, 4000),
        ),
        Group(title=tr("Running")),
        _sensor("bluetoothRunningSpeedAndCadenceSensor", "Distance, Speed, and Cadence"),
        Group(title=tr("Advanced")),
        Toggle(
            key="bluetoothSensorFilterEnabled",
            title=tr("Filter Bluetooth Devices"),
            default=True,
            on=tr("Only show Bluetooth devices that announce required services"),
            off=tr("Show all discoverable Bluetooth devices"),
        ),
    )


def _announcements(units: Units) -> tuple[Entry, ...]:
    speeds = ("0.7", "0.8", "0.9", "1.0", "1.1", "1.2", "1.3")
    laps = (0.1, 0.2, 0.5, 1, 5, 10, 25, 50, 100)
    off: Mapping[str, TextLike] = {"0": tr("Off")}
    told = (
        ("voiceAnnounceTotalDistance", "Total distance", True),
        ("voiceAnnounceMovingTime", "Moving time", True),
        ("voiceAnnounceAverageSpeedPace", "Average speed/pace", True),
        ("voiceAnnounceLapSpeedPace", "Lap speed/pace", True),
        ("voiceAnnounceAverageHeartRate", "Average heart rate", False),
        ("voiceAnnounceLapHeartRate", "Lap heart rate", False),
    )
    return (
        Toggle(
            key="voiceOnDeviceSpeaker",
            title=tr("Use the device's speaker"),
            default=True,
            box=True,
        ),
        ListPreference(
            key="voiceSpeedRate",
            title=tr("Voice speed"),
            values={speed: speed for speed in speeds},
            default="0.9",
        ),
        Group(title=tr("Idle Announcements")),
        Toggle(key="voice_announce_idle_key", title=tr("Idle")),
        Group(title=tr("Statistics Announcements")),
        ListPreference(
            key="voiceFrequencyV2",
            title=tr("Time interval"),
            values={**off, **_times(60, 120, 300, 600, 900, 1800, 3600)},
            default="0",
        ),
        ListPreference(
            key="voiceDistance",
            title=tr("Lap length"),
            values={
                **off,
                **{f"{lap:g}": units.distance_text(lap * units.large_metres, 0) for lap in laps},
            },
            default="0",
        ),
        *(Toggle(key=key, title=tr(title), default=default) for key, title, default in told),
    )


def _files(units: Units) -> tuple[Entry, ...]:
    del units
    return (
        Group(title=tr("Import")),
        Toggle(
            key="preventReimportTrackKey", title=tr("Prevent re-import of tracks"), default=True
        ),
        Group(title=tr("Export")),
        Deed(title=tr("Export all (one file per track)"), action="each"),
        Deed(title=tr("Export all (one file for all tracks)"), action="together"),
        _toggle(
            "instantExportEnabled",
            "Instant post-workout export",
            "Export track to storage after recording is finished",
        ),
        ListPreference(
            key=FORMAT_KEY,
            title=tr("Export/sharing file format"),
            values={key: form.label for key, form in FORMATS.items()},
            default=PREFERRED,
        ),
    )


def _remote(units: Units) -> tuple[Entry, ...]:
    del units
    return (
        Deed(title=tr("Package name for Public API"), summary="de.dennisguse.opentracks"),
        Toggle(
            key="apiEnabledKey",
            title=tr("Public API"),
            on=tr("Other installed applications can start or stop recordings."),
            off=tr("Only OpenTracks can start and stop recordings."),
        ),
        Toggle(
            key="apiDashboardEnabledKey",
            title=tr("Automatic data transfer"),
            on=tr("An application that started a recording can also access the recorded data."),
            off=tr("Recorded data will not be shared automatically with other applications."),
        ),
    )


def _toggle(key: str, title: str, summary: str) -> Toggle:
    return Toggle(key=key, title=tr(title), on=tr(summary), off=tr(summary))


def _sensor(key: str, title: str) -> ListPreference:
    return ListPreference(key=key, title=tr(title), values={"NONE": tr("None")}, default="NONE")


def _times(*seconds: int) -> Mapping[str, TextLike]:
    return {str(n): tr("{n} s", n=n) if n < 60 else tr("{n} min", n=n // 60) for n in seconds}


def _lengths(
    units: Units, key: str, title: str, summary: str, metres: tuple[int, ...], default: int
) -> ListPreference:
    def told(value: str) -> TextLike:
        return tr(summary, length=units.distance_text(float(value), 0))

    values: dict[str, TextLike] = {
        str(n): " ".join(units.distance(n, 0, small=True)) for n in metres
    }
    number, unit = units.distance(default, 0, small=True)
    values[str(default)] = tr("{n} {unit} (recommended)", n=number, unit=unit)
    return ListPreference(
        key=key, title=tr(title), values=values, default=str(default), summary=told
    )


PAGES: Final[Mapping[str, Page]] = {
    "settingsDefaults": Page(
        title=tr("Default Units and Activity"),
        summary=tr("Preferred Units, Default Activity, Track Default Name"),
        icon="straighten",
        entries=_defaults,
    ),
    "settingsUI": Page(
        title=tr("User Interface"),
        summary=tr("Appearance, Recording Layout, Theme"),
        icon="palette",
        entries=_look,
    ),
    "settingsGps": Page(
        title=tr("GPS"),
        summary=tr("Time interval, Distance interval, Max Distance, Accuracy"),
        icon="my_location",
        entries=_gps,
    ),
    "settingsSensorsGps": Page(
        title=tr("Bluetooth Sensors"),
        summary=tr("Cycling Sensors, Wheel Circumference, Running Sensors"),
        icon="sensors",
        entries=_sensors,
    ),
    "settingsAnnouncements": Page(
        title=tr("Statistics Announcements"),
        summary=tr("Time, Distance, Voice Speed"),
        icon="volume_up",
        entries=_announcements,
    ),
    "settingsImportExport": Page(
        title=tr("Import/Export"),
        summary=tr("Import, Export, Auto Export"),
        icon="import_export",
        entries=_files,
    ),
    "settingsAPI": Page(
        title=tr("Public API"),
        summary=tr("Remote control and statistics API for other apps"),
        icon="settings_remote",
        entries=_remote,
    ),
}
