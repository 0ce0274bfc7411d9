"""Every setting there is, by page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pytest_androidbench.phone.apps.opentracks import names, setting_kinds
from pytest_androidbench.phone.apps.opentracks.files import FORMATS, PREFERRED
from pytest_androidbench.phone.apps.opentracks.kinds import PICTURED, UNKNOWN
from pytest_androidbench.phone.apps.opentracks.recording_rows import (
    announcement_rows,
    gps_rows,
    sensor_rows,
)
from pytest_androidbench.phone.apps.opentracks.sharing import ASK, ON_MAP
from pytest_androidbench.phone.apps.opentracks.units import Units
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.ui.message import tr


def _defaults(units: Units) -> tuple[setting_kinds.Entry, ...]:
    speed, pace = units.speed(0, pace=False)[1], units.speed(0, pace=True)[1]
    return (
        setting_kinds.Group(title=tr("Units")),
        ListPreference(
            key=names.UNITS_KEY,
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
            key=names.RATE_KEY,
            title=tr("Preferred rate"),
            values={
                "ACTIVITY_TYPE": tr("By activity type"),
                "SPEED": tr(f"Speed ({speed})"),
                "PACE": tr(f"Pace ({pace})"),
            },
            default="ACTIVITY_TYPE",
        ),
        setting_kinds.Group(title=tr("Activity's Defaults")),
        ListPreference(
            key=names.TYPE_KEY,
            title=tr("Default activity type"),
            values={kind.label: kind.label for kind in PICTURED},
            default=UNKNOWN,
        ),
        ListPreference(
            key=names.NAME_KEY,
            title=tr("Default track name"),
            values={
                "DATE_LOCAL": tr("Date (local)"),
                "DATE_ISO_8601": tr("Date (ISO 8601)"),
                "NUMBER": tr("Number"),
            },
            default="DATE_ISO_8601",
        ),
    )


def _look(units: Units) -> tuple[setting_kinds.Entry, ...]:
    del units
    return (
        ListPreference(
            key=names.NIGHT_KEY,
            title=tr("UI Theme"),
            values={names.SYSTEM: tr("System"), names.DAY: tr("Day"), names.NIGHT: tr("Night")},
            default=names.SYSTEM,
        ),
        _toggle(
            "uiDynamicColors",
            "Dynamic Colors",
            "Use user-defined Dynamic Colors (Android 12+ only; requires a manual restart)",
        ),
        ListPreference(
            key=names.MAP_KEY,
            title=tr('Select "show on map" behavior'),
            values={**ON_MAP, ASK: tr("Ask")},
            default=ASK,
        ),
        setting_kinds.Group(title=tr("Recording")),
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


def _files(units: Units) -> tuple[setting_kinds.Entry, ...]:
    del units
    return (
        setting_kinds.Group(title=tr("Import")),
        setting_kinds.Toggle(
            key="preventReimportTrackKey", title=tr("Prevent re-import of tracks"), default=True
        ),
        setting_kinds.Group(title=tr("Export")),
        setting_kinds.Deed(title=tr("Export all (one file per track)"), action="each"),
        setting_kinds.Deed(title=tr("Export all (one file for all tracks)"), action="together"),
        _toggle(
            "instantExportEnabled",
            "Instant post-workout export",
            "Export track to storage after recording is finished",
        ),
        ListPreference(
            key=names.FORMAT_KEY,
            title=tr("Export/sharing file format"),
            values={key: form.label for key, form in FORMATS.items()},
            default=PREFERRED,
        ),
    )


def _remote(units: Units) -> tuple[setting_kinds.Entry, ...]:
    del units
    return (
        setting_kinds.Deed(
            title=tr("Package name for Public API"), summary="de.dennisguse.opentracks"
        ),
        setting_kinds.Toggle(
            key="apiEnabledKey",
            title=tr("Public API"),
            on=tr("Other installed applications can start or stop recordings."),
            off=tr("Only OpenTracks can start and stop recordings."),
        ),
        setting_kinds.Toggle(
            key="apiDashboardEnabledKey",
            title=tr("Automatic data transfer"),
            on=tr("An application that started a recording can also access the recorded data."),
            off=tr("Recorded data will not be shared automatically with other applications."),
        ),
    )


def _toggle(key: str, title: str, summary: str) -> setting_kinds.Toggle:
    return setting_kinds.Toggle(key=key, title=tr(title), on=tr(summary), off=tr(summary))


PAGES: Final[Mapping[str, setting_kinds.Page]] = {
    "settingsDefaults": setting_kinds.Page(
        title=tr("Default Units and Activity"),
        summary=tr("Preferred Units, Default Activity, Track Default Name"),
        icon="straighten",
        entries=_defaults,
    ),
    "settingsUI": setting_kinds.Page(
        title=tr("User Interface"),
        summary=tr("Appearance, Recording Layout, Theme"),
        icon="palette",
        entries=_look,
    ),
    "settingsGps": setting_kinds.Page(
        title=tr("GPS"),
        summary=tr("Time interval, Distance interval, Max Distance, Accuracy"),
        icon="my_location",
        entries=gps_rows,
    ),
    "settingsSensorsGps": setting_kinds.Page(
        title=tr("Bluetooth Sensors"),
        summary=tr("Cycling Sensors, Wheel Circumference, Running Sensors"),
        icon="sensors",
        entries=sensor_rows,
    ),
    "settingsAnnouncements": setting_kinds.Page(
        title=tr("Statistics Announcements"),
        summary=tr("Time, Distance, Voice Speed"),
        icon="volume_up",
        entries=announcement_rows,
    ),
    "settingsImportExport": setting_kinds.Page(
        title=tr("Import/Export"),
        summary=tr("Import, Export, Auto Export"),
        icon="import_export",
        entries=_files,
    ),
    "settingsAPI": setting_kinds.Page(
        title=tr("Public API"),
        summary=tr("Remote control and statistics API for other apps"),
        icon="settings_remote",
        entries=_remote,
    ),
}
