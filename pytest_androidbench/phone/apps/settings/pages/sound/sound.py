"""The Sound & vibration page, ringtones and vibration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, StringSetting
from pytest_androidbench.phone.apps.settings.model.page import PageState, Rows
from pytest_androidbench.phone.apps.settings.pages.sound import volume
from pytest_androidbench.phone.apps.settings.pages.sound.dnd import dnd_summary
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import TextLike, tr

VIBRATE: Final = Flag("system/vibrate_on", default=True)

RINGTONES: Final = (
    "Atria", "Callisto", "Dione", "Ganymede", "Luna", "Oberon", "Phobos", "Pyxis", "Sedna",
    "Titania", "Triton", "Umbriel",
)  # fmt: skip
NOTIFICATION_SOUNDS: Final = (
    "Ariel", "Carme", "Ceres", "Elara", "Europa", "Iapetus", "Io", "Popcorn", "Rhea", "Salacia",
    "Tethys", "Titan",
)  # fmt: skip
ALARM_SOUNDS: Final = (
    "Argon", "Carbon", "Cesium", "Helium", "Krypton", "Neon", "Osmium", "Oxygen", "Platinum",
    "Timer",
)  # fmt: skip


class RingVibration:
    """Vibration for calls: two keys, as on Android 13."""

    def read(self, phone: Phone) -> bool:
        """Return whether calls vibrate."""
        return phone.settings.flag("system", "vibrate_when_ringing")

    def write(self, phone: Phone, value: bool) -> None:
        """Switch it."""
        phone.settings.put("system", "ring_vibration_intensity", 2 if value else 0)
        phone.settings.put("system", "vibrate_when_ringing", int(value))


def _tones(names: Sequence[str]) -> dict[str, TextLike]:
    return {"": tr("None"), **{name: name for name in names}}


def _slider(title: TextLike, *, icon: str, value: volume.Volume) -> rows.SettingsRow:
    return rows.Seek(title, value, value.maximum, icon=icon)


def _sound(state: PageState) -> Rows:
    phone = state.phone
    return [
        _slider(tr("Media volume"), icon="music_note", value=volume.MEDIA),
        _slider(tr("Call volume"), icon="call", value=volume.CALL),
        _slider(tr("Ring & notification volume"), icon=_bell(phone), value=volume.RING),
        _slider(tr("Alarm volume"), icon="alarm", value=volume.ALARM),
        make.link("Do Not Disturb", "dnd", dnd_summary(phone)),
        rows.ListChoice(
            tr("Phone ringtone"), StringSetting("system/ringtone_title", "Pyxis"), _tones(RINGTONES)
        ),
        make.link(
            "Vibration & haptics", "vibration", tr("On") if VIBRATE.read(phone) else tr("Off")
        ),
        make.link("Live Caption", "live_caption", "Off"),
        make.link("Media", "media", "Show player"),
        make.link("Clear calling", "clear_calling", "Off"),
        rows.ListChoice(
            tr("Default notification sound"),
            StringSetting("system/notification_sound_title", "Popcorn"),
            _tones(NOTIFICATION_SOUNDS),
        ),
        rows.ListChoice(
            tr("Default alarm sound"),
            StringSetting("system/alarm_alert_title", "Cesium"),
            _tones(ALARM_SOUNDS),
        ),
        *_tone_switches(),
    ]


def _bell(phone: Phone) -> str:
    return "notifications" if volume.RING.read(phone) else "vibration"


def _tone_switches() -> list[rows.SettingsRow]:
    return [
        make.switch("Dial pad tones", "system/dtmf_tone", on=True),
        make.switch("Screen locking sound", "system/lockscreen_sounds_enabled", on=True),
        make.switch("Charging sounds and vibration", "secure/charging_sounds_enabled", on=True),
        make.switch("Tap & click sounds", "system/sound_effects_enabled", on=True),
        make.switch("Always show icon when in vibrate mode", "secure/status_bar_show_vibrate_icon"),
    ]


def _vibration(state: PageState) -> Rows:
    on = VIBRATE.read(state.phone)
    return [
        make.main_switch("Use vibration & haptics", VIBRATE),
        make.category("Calls"),
        make.switch("Ring vibration", RingVibration(), enabled=on),
        make.switch("Vibrate first then ring gradually", "system/apply_ramping_ringer", enabled=on),
        make.category("Notifications and alarms"),
        make.switch(
            "Notification vibration",
            Flag("system/notification_vibration_intensity", default=True, on="2"),
            enabled=on,
        ),
        make.switch(
            "Alarm vibration",
            Flag("system/alarm_vibration_intensity", default=True, on="2"),
            enabled=on,
        ),
        make.category("Interactive haptics"),
        make.switch("Touch feedback", "system/haptic_feedback_enabled", enabled=on, on=True),
        make.switch(
            "Media vibration",
            Flag("system/media_vibration_intensity", default=True, on="2"),
            enabled=on,
        ),
    ]


LIVE_CAPTION_ROWS: Final = (
    make.main_switch("Use Live Caption", "secure/odi_captions_enabled"),
    make.switch("Live Caption in volume control", "secure/odi_captions_volume_ui_enabled", on=True),
    make.switch("Hide profanity", "secure/odi_captions_hide_profanity", on=True),
    make.footer("Live Caption detects speech on your device and automatically generates captions."),
)
MEDIA_ROWS: Final = (
    make.switch(
        "Pin media player",
        "secure/qs_media_resumption",
        "To quickly resume playback, media player stays open in Quick Settings",
        on=True,
    ),
    make.switch(
        "Show media on lock screen",
        "secure/media_controls_lock_screen",
        "To quickly resume playback, media player stays open on lock screen",
        on=True,
    ),
    make.switch(
        "Show media recommendations", "secure/qs_media_recommend", "Based on your activity", on=True
    ),
)
CLEAR_CALLING_ROWS: Final = (
    make.main_switch("Use Clear calling", "secure/clear_calling_enabled"),
    make.footer("Reduces background noises during calls."),
)

PAGES: Final = (
    make.page("sound", "Sound & vibration", _sound, fragment="notification.SoundSettings"),
    make.page("vibration", "Vibration & haptics", _vibration, "sound",
              "accessibility.VibrationSettings"),
    make.page("live_caption", "Live Caption", LIVE_CAPTION_ROWS, "sound"),
    make.page("media", "Media", MEDIA_ROWS, "sound", "sound.MediaControlsSettings"),
    make.page("clear_calling", "Clear calling", CLEAR_CALLING_ROWS, "sound"),
)  # fmt: skip
