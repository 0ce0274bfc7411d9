"""Keys of Audio Recorder's preferences, and the values that can be chosen for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.ui.message import Message, tr

PACKAGE: Final = "com.dimowner.audiorecorder"
AUTHORITY: Final = f"{PACKAGE}.app_file_provider"
FOLDER: Final = f"/storage/emulated/0/Android/data/{PACKAGE}/files/Music/records"
DOWNLOADS: Final = "/storage/emulated/0/Download"
PREFS: Final = f"{PACKAGE}.data.PrefsImpl"
MICROPHONE: Final = "android.permission.RECORD_AUDIO"

FIRST_RUN, ACTIVE, COUNTER = "is_first_run", "active_record", "record_counter"
ASK_NAME, AWAKE, ORDER = (
    "is_ask_rename_after_stop_recording",
    "keep_screen_on",
    "pref_records_order",
)
THEME, NAMING = "setting_theme_color", "setting_naming_format"
FORMAT, RATE = "setting_recording_format", "setting_sample_rate"
BITS, CHANNELS = "setting_bitrate", "setting_channel_count"

M4A, WAV, AMR = "m4a", "wav", "3gp"
AMR_BITS: Final = 12_000
AMR_RATES: Final = (8000, 16000)
STEREO: Final = 2
DEFAULTS: Final[Mapping[str, str | int]] = {
    THEME: "blue_gray",
    NAMING: "record",
    FORMAT: M4A,
    RATE: 44100,
    BITS: 128_000,
    CHANNELS: STEREO,
}
"""What a reset goes back to."""
NAMINGS: Final = ("record", "date", "date_us", "date_iso8601", "timestamp")


@dataclass(frozen=True, slots=True, kw_only=True)
class RecorderTheme:
    """A colour the app can have: in the middle of its background, and around it."""

    key: str
    name: Message
    inner: str
    outer: str


THEMES: Final[Sequence[RecorderTheme]] = tuple(
    RecorderTheme(key=key, name=name, inner=inner, outer=outer)
    for key, name, inner, outer in (
        ("blue_gray", tr("Theme Blue Gray"), "#253343", "#1c2733"),
        ("black", tr("Theme Black"), "#282828", "#000000"),
        ("teal", tr("Theme Teal"), "#009688", "#00796b"),
        ("blue", tr("Theme Blue"), "#5677fc", "#455ede"),
        ("purple", tr("Theme Purple"), "#673ab7", "#512da8"),
        ("pink", tr("Theme Pink"), "#e91e63", "#ad1457"),
        ("orange", tr("Theme Orange"), "#ff5722", "#d84315"),
        ("red", tr("Theme Red"), "#e51c23", "#d01716"),
        ("brown", tr("Theme Brown"), "#795548", "#5d4037"),
    )
)


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordingChoice:
    """One value of a recording setting, and what the app says about it."""

    value: str | int
    name: Message
    about: Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Choosable:
    """A recording setting."""

    key: str
    id: str
    title: Message
    choices: Sequence[RecordingChoice]
    about: Message | None = None
    """What its info button says before the lines of the single values."""


def _choices(*rows: tuple[str | int, str, str]) -> tuple[RecordingChoice, ...]:
    return tuple(
        RecordingChoice(value=v, name=tr(name), about=tr(about)) for v, name, about in rows
    )


CHOOSABLE: Final[Sequence[Choosable]] = (
    Choosable(
        key=FORMAT,
        id="setting_recording_format",
        title=tr("Recording format:"),
        choices=_choices(
            (M4A, "M4a", "M4a: AAC, good quality in small files. (recommended)"),
            (WAV, "Wav", "Wav: not compressed, so files are much larger."),
            (AMR, "3gp", "3gp: made for mobile networks, for when space is short."),
        ),
    ),
    Choosable(
        key=RATE,
        id="setting_frequency",
        title=tr("Sample rate:"),
        about=tr("Sample rate is how many samples of sound a second has."),
        choices=_choices(
            (8000, "8kHz", "8kHz: less than a telephone; not for serious recordings."),
            (16000, "16kHz", "16kHz: better than 8kHz."),
            (22050, "22kHz", "22kHz: common at low bitrates such as 64 kbps."),
            (32000, "32kHz", "32kHz: a bit better than 22kHz."),
            (44100, "44.1kHz", "44,1kHz: the rate of audio CDs. (recommended)"),
            (48000, "48kHz", "48kHz: the rate of DVDs."),
        ),
    ),
    Choosable(
        key=BITS,
        id="setting_bitrate",
        title=tr("Bitrate:"),
        about=tr("Bitrate is how much data a second of sound takes."),
        choices=_choices(
            (48_000, "48 kbps", "48 kbps: acceptable for speech only."),
            (96_000, "96 kbps", "96 kbps: for speech or low-quality streams."),
            (128_000, "128 kbps", "128 kbps: middle quality, usual for podcasts. (recommended)"),
            (192_000, "192 kbps", "192 kbps: medium quality."),
            (256_000, "256 kbps", "256 kbps: good quality."),
        ),
    ),
    Choosable(
        key=CHANNELS,
        id="setting_channels",
        title=tr("Channel count:"),
        choices=_choices(
            (2, "Stereo", "Stereo: two channels, one for each side. (recommended)"),
            (1, "Mono", "Mono: one channel, the same on all speakers."),
        ),
    ),
)
RATE_NAMES: Final = {choice.value: choice.name for choice in CHOOSABLE[1].choices}


def theme_of(key: str) -> RecorderTheme:
    """The theme with a key; the first one where there is none."""
    return next((theme for theme in THEMES if theme.key == key), THEMES[0])
