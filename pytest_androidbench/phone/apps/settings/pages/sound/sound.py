"""The Sound & vibration page, ringtones and vibration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Bound, Flag, StringSetting
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.sound import ringtones, volume
from pytest_androidbench.phone.apps.settings.pages.sound.dnd import dnd_summary
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import TextLike, tr

VIBRATE: Final = Flag("system/vibrate_on", default=True)

NOTIFICATION_SOUNDS: Final = (
    "Ariel", "Carme", "Ceres", "Elara", "Europa", "Iapetus", "Io", "Popcorn", "Rhea", "Salacia",
    "Tethys", "Titan",
)  # fmt: skip
ALARM_SOUNDS: Final = (
    "Argon", "Carbon", "Cesium", "Helium", "Krypton", "Neon", "Osmium", "Oxygen", "Platinum",
    "Timer",
)  # fmt: skip


def _vibrate_when_ringing(phone: Phone, value: bool) -> None:
    """Two keys, as on Android 13."""
    phone.settings.put("system", "ring_vibration_intensity", 2 if value else 0)
    phone.settings.put("system", "vibrate_when_ringing", int(value))


RING_VIBRATION: Final = Bound(
    lambda phone: phone.settings.flag("system", "vibrate_when_ringing"), _vibrate_when_ringing
)


def _tones(title: str, key: str, default: str, names: Sequence[str]) -> rows.ListChoice:
    tones: dict[str, TextLike] = {"": tr("None"), **{name: name for name in names}}
    return rows.ListChoice(tr(title), StringSetting(key, default), tones)


def _slider(title: str, icon: str, value: volume.Volume) -> rows.SettingsRow:
    return rows.Seek(tr(title), value, value.maximum, icon=icon)


def _vibration_of(title: str, key: str, *, enabled: bool) -> rows.SwitchPreference:
    return make.switch(title, Flag(f"system/{key}", default=True, on="2"), enabled=enabled)


def _sound(state: SettingsPageState) -> Rows:
    phone = state.phone
    bell = "notifications" if volume.RING.read(phone) else "vibration"
    return [
        _slider("Media volume", "music_note", volume.MEDIA),
        _slider("Call volume", "call", volume.CALL),
        _slider("Ring & notification volume", bell, volume.RING),
        _slider("Alarm volume", "alarm", volume.ALARM),
        make.link("Do Not Disturb", "dnd", dnd_summary(phone)),
        rows.Link(tr("Phone ringtone"), "ringtone", summary=ringtones.summary(phone)),
        make.link("Vibration & haptics", "vibration", make.on_off(VIBRATE.read(phone))),
        make.link("Live Caption", "live_caption", "Off"),
        make.link("Media", "media", "Show player"),
        make.link("Clear calling", "clear_calling", "Off"),
        _tones("Default notification sound", "system/notification_sound_title", "Popcorn",
               NOTIFICATION_SOUNDS),
        _tones("Default alarm sound", "system/alarm_alert_title", "Cesium", ALARM_SOUNDS),
        make.switch("Dial pad tones", "system/dtmf_tone", on=True),
        make.switch("Screen locking sound", "system/lockscreen_sounds_enabled", on=True),
        make.switch("Charging sounds and vibration", "secure/charging_sounds_enabled", on=True),
        make.switch("Tap & click sounds", "system/sound_effects_enabled", on=True),
        make.switch("Always show icon when in vibrate mode", "secure/status_bar_show_vibrate_icon"),
    ]  # fmt: skip


def _vibration(state: SettingsPageState) -> Rows:
    on = VIBRATE.read(state.phone)
    return [
        make.main_switch("Use vibration & haptics", VIBRATE),
        make.category("Calls"),
        make.switch("Ring vibration", RING_VIBRATION, enabled=on),
        make.switch("Vibrate first then ring gradually", "system/apply_ramping_ringer", enabled=on),
        make.category("Notifications and alarms"),
        _vibration_of("Notification vibration", "notification_vibration_intensity", enabled=on),
        _vibration_of("Alarm vibration", "alarm_vibration_intensity", enabled=on),
        make.category("Interactive haptics"),
        make.switch("Touch feedback", "system/haptic_feedback_enabled", enabled=on, on=True),
        _vibration_of("Media vibration", "media_vibration_intensity", enabled=on),
    ]


LIVE_CAPTION_ROWS: Final = (
    make.main_switch("Use Live Caption", "secure/odi_captions_enabled"),
    make.switch("Live Caption in volume control", "secure/odi_captions_volume_ui_enabled", on=True),
    make.switch("Hide profanity", "secure/odi_captions_hide_profanity", on=True),
    make.footer("Live Caption detects speech on your device and automatically generates captions."),
)
MEDIA_ROWS: Final = (
    make.switch("Pin media player", "secure/qs_media_resumption",
                "To quickly resume playback, media player stays open in Quick Settings", on=True),
    make.switch("Show media on lock screen", "secure/media_controls_lock_screen",
                "To quickly resume playback, media player stays open on lock screen", on=True),
    make.switch("Show media recommendations", "secure/qs_media_recommend", "Based on your activity",
                on=True),
)  # fmt: skip
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
