"""The settings of what is noted, measured and said during a recording."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pytest_androidbench.phone.apps.opentracks import names
from pytest_androidbench.phone.apps.opentracks.settings_page import Here
from pytest_androidbench.phone.apps.opentracks.units import Units
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.preference_rows import choice, heading, toggle
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceLine
from pytest_androidbench.phone.ui.message import TextLike, tr


def gps_rows(here: Here) -> Sequence[Entry]:
    """How often and how exactly places are noted."""
    often = _times(2, 3, 4, 5, 10, 20, 30, 60, 120, 300, 480, 900, 1800)
    idle = {**_times(5), "10": tr("10 s (recommended)"), **_times(15, 30, 45, 60, 120)}
    lengths = (
        (
            names.INTERVAL_KEY,
            "Recording distance interval",
            "{length} between recorded locations",
            (1, 2, 5, 10, 20, 50, 100),
            10,
        ),
        (
            names.FAR_KEY,
            "Max distance",
            "A new segment is created if the distance between two locations is greater than"
            " {length}",
            (50, 100, 200, 500, 1000, 5000),
            200,
        ),
        (
            "recordingGpsAccuracy",
            "GPS accuracy",
            "Location is ignored if its accuracy is greater than {length}",
            (10, 20, 30, 50, 100, 200, 500, 1000, 2000),
            50,
        ),
    )
    return (
        ListPreference(
            key=names.SAMPLING_KEY,
            title=tr("Sampling time interval"),
            values={"0": tr("Smallest (recommended)"), **often},
            default="0",
            summary=lambda value: tr("{n} s between location checks", n=value),
        ),
        *(_length(here.units, *length) for length in lengths),
        choice(names.IDLE_KEY, "Idle threshold", idle, "10"),
    )


def sensor_rows(_: Here) -> Sequence[Entry]:
    """What is connected by Bluetooth."""
    return (
        heading("Generic"),
        _sensor("bluetoothSensor", "Heart rate"),
        PreferenceLine(
            key="maxHeartRate",
            title=tr("Zones: maximum Heart rate (bpm)"),
            default="220",
            limits=(0, 1000),
        ),
        _sensor("bluetoothPressureSensor", "Barometer"),
        heading("Cycling"),
        _sensor("bluetoothCyclingCadenceSensor", "Cadence"),
        _sensor("bluetoothCyclingPowerSensor", "Power"),
        _sensor("bluetoothCyclingSpeedSensor", "Distance and Speed"),
        PreferenceLine(
            key="bluetoothCyclingSpeedWheelCircumference",
            title=tr("Wheel Circumference (mm)"),
            default="2135",
            limits=(100, 4000),
        ),
        heading("Running"),
        _sensor("bluetoothRunningSpeedAndCadenceSensor", "Distance, Speed, and Cadence"),
        heading("Advanced"),
        toggle(
            "bluetoothSensorFilterEnabled",
            "Filter Bluetooth Devices",
            "Only show Bluetooth devices that announce required services",
            "Show all discoverable Bluetooth devices",
            default=True,
        ),
    )


def announcement_rows(here: Here) -> Sequence[Entry]:
    """What is said aloud while recording."""
    units = here.units
    speeds = {speed: speed for speed in ("0.7", "0.8", "0.9", "1.0", "1.1", "1.2", "1.3")}
    off: Mapping[str, TextLike] = {"0": tr("Off")}
    laps = {
        f"{lap:g}": units.distance_text(lap * units.large_metres, 0)
        for lap in (0.1, 0.2, 0.5, 1, 5, 10, 25, 50, 100)
    }
    often = {**off, **_times(60, 120, 300, 600, 900, 1800, 3600)}
    told = (
        ("voiceAnnounceTotalDistance", "Total distance", True),
        ("voiceAnnounceMovingTime", "Moving time", True),
        ("voiceAnnounceAverageSpeedPace", "Average speed/pace", True),
        ("voiceAnnounceLapSpeedPace", "Lap speed/pace", True),
        ("voiceAnnounceAverageHeartRate", "Average heart rate", False),
        ("voiceAnnounceLapHeartRate", "Lap heart rate", False),
    )
    return (
        toggle("voiceOnDeviceSpeaker", "Use the device's speaker", default=True, box=True),
        choice("voiceSpeedRate", "Voice speed", speeds, "0.9"),
        heading("Idle Announcements"),
        toggle("voice_announce_idle_key", "Idle"),
        heading("Statistics Announcements"),
        choice("voiceFrequencyV2", "Time interval", often, "0"),
        choice("voiceDistance", "Lap length", {**off, **laps}, "0"),
        *(toggle(key, title, default=default) for key, title, default in told),
    )


def _sensor(key: str, title: str) -> ListPreference:
    return choice(key, title, {"NONE": tr("None")}, "NONE")


def _times(*seconds: int) -> Mapping[str, TextLike]:
    return {str(n): tr("{n} s", n=n) if n < 60 else tr("{n} min", n=n // 60) for n in seconds}


def _length(
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
