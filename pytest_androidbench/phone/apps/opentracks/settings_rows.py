"""Every setting there is, by page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.opentracks import names
from pytest_androidbench.phone.apps.opentracks.files import FORMATS, PREFERRED
from pytest_androidbench.phone.apps.opentracks.kinds import PICTURED, UNKNOWN
from pytest_androidbench.phone.apps.opentracks.recording_rows import (
    announcement_rows,
    gps_rows,
    sensor_rows,
)
from pytest_androidbench.phone.apps.opentracks.settings_page import Here, Page
from pytest_androidbench.phone.apps.opentracks.sharing import ASK, ON_MAP
from pytest_androidbench.phone.kit.preference_rows import choice, heading, toggle, translated
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow
from pytest_androidbench.phone.ui.message import tr


def _defaults(here: Here) -> Sequence[Entry]:
    speed, pace = (here.units.speed(0, pace=pace)[1] for pace in (False, True))
    systems = translated(
        {
            "METRIC": "Metric (km, m)",
            "IMPERIAL": "Imperial (mi, ft)",
            "IMPERIAL_METER": "Imperial (mi, m)",
            "NAUTICAL": "Nautical (NM, ft)",
        }
    )
    rates = translated(
        {"ACTIVITY_TYPE": "By activity type", "SPEED": f"Speed ({speed})", "PACE": f"Pace ({pace})"}
    )
    called = translated(
        {"DATE_LOCAL": "Date (local)", "DATE_ISO_8601": "Date (ISO 8601)", "NUMBER": "Number"}
    )
    kinds = {kind.label: kind.label for kind in PICTURED}
    return (
        heading("Units"),
        choice(names.UNITS_KEY, "Preferred units", systems, "METRIC"),
        choice(names.RATE_KEY, "Preferred rate", rates, "ACTIVITY_TYPE"),
        heading("Activity's Defaults"),
        choice(names.TYPE_KEY, "Default activity type", kinds, UNKNOWN),
        choice(names.NAME_KEY, "Default track name", called, "DATE_ISO_8601"),
    )


def _look(_: Here) -> Sequence[Entry]:
    themes = {names.SYSTEM: tr("System"), names.DAY: tr("Day"), names.NIGHT: tr("Night")}
    return (
        choice(names.NIGHT_KEY, "UI Theme", themes, names.SYSTEM),
        toggle(
            "uiDynamicColors",
            "Dynamic Colors",
            "Use user-defined Dynamic Colors (Android 12+ only; requires a manual restart)",
        ),
        choice(names.MAP_KEY, 'Select "show on map" behavior', {**ON_MAP, ASK: tr("Ask")}, ASK),
        heading("Recording"),
        toggle(
            "trackdetail_show_on_lockscreen_while_recording",
            "Show statistics on lockscreen",
            "While recording, show statistics without unlocking the device.",
        ),
        toggle(
            "trackdetail_keep_screen_on_while_recording",
            "Keep screen on",
            "While recording, keep the screen on.",
        ),
        toggle(
            "trackdetail_fullscreen_while_recording",
            "Fullscreen",
            "While recording, present in fullscreen.",
        ),
    )


def _files(here: Here) -> Sequence[Entry]:
    formats = {key: form.label for key, form in FORMATS.items()}
    each, together = (partial(here.export, together) for together in (False, True))
    return (
        heading("Import"),
        toggle("preventReimportTrackKey", "Prevent re-import of tracks", default=True),
        heading("Export"),
        PreferenceRow(title=tr("Export all (one file per track)"), act=each),
        PreferenceRow(title=tr("Export all (one file for all tracks)"), act=together),
        toggle(
            "instantExportEnabled",
            "Instant post-workout export",
            "Export track to storage after recording is finished",
        ),
        choice(names.FORMAT_KEY, "Export/sharing file format", formats, PREFERRED),
    )


def _remote(_: Here) -> Sequence[Entry]:
    return (
        PreferenceRow(
            title=tr("Package name for Public API"), summary=names.PACKAGE, enabled=False
        ),
        toggle(
            "apiEnabledKey",
            "Public API",
            "Other installed applications can start or stop recordings.",
            "Only OpenTracks can start and stop recordings.",
        ),
        toggle(
            "apiDashboardEnabledKey",
            "Automatic data transfer",
            "An application that started a recording can also access the recorded data.",
            "Recorded data will not be shared automatically with other applications.",
        ),
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
        entries=gps_rows,
    ),
    "settingsSensorsGps": Page(
        title=tr("Bluetooth Sensors"),
        summary=tr("Cycling Sensors, Wheel Circumference, Running Sensors"),
        icon="sensors",
        entries=sensor_rows,
    ),
    "settingsAnnouncements": Page(
        title=tr("Statistics Announcements"),
        summary=tr("Time, Distance, Voice Speed"),
        icon="volume_up",
        entries=announcement_rows,
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
