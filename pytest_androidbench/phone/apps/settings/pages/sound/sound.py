"""The Sound & vibration page, ringtones and vibration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.pages.sound import volume
from pytest_androidbench.phone.apps.settings.pages.sound.dnd import dnd_summary
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import TextLike, tr

VIBRATE: Final = Flag("system", "vibrate_on", default=True)

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


def _tones(names: Sequence[str]) -> list[tuple[str, TextLike]]:
    return [("", tr("None")), *((name, name) for name in names)]


def _slider(title: TextLike, *, icon: str, value: volume.Volume) -> rows.Row:
    return rows.Seek(title, icon=icon, value=value, maximum=value.maximum)


def _sound(scene: Scene) -> Sequence[rows.Row]:
    phone = scene.phone
    return [
        _slider(tr("Media volume"), icon="music_note", value=volume.MEDIA),
        _slider(tr("Call volume"), icon="call", value=volume.CALL),
        _slider(tr("Ring & notification volume"), icon=_bell(phone), value=volume.RING),
        _slider(tr("Alarm volume"), icon="alarm", value=volume.ALARM),
        rows.Link(tr("Do Not Disturb"), summary=dnd_summary(phone), to="dnd"),
        rows.ListChoice(
            tr("Phone ringtone"),
            options=_tones(RINGTONES),
            value=Word("system", "ringtone_title", "Pyxis"),
        ),
        rows.Link(
            tr("Vibration & haptics"),
            summary=tr("On") if VIBRATE.read(phone) else tr("Off"),
            to="vibration",
        ),
        rows.Link(tr("Live Caption"), summary=tr("Off"), to="live_caption"),
        rows.Link(tr("Media"), summary=tr("Show player"), to="media"),
        rows.Link(tr("Clear calling"), summary=tr("Off"), to="clear_calling"),
        rows.ListChoice(
            tr("Default notification sound"),
            options=_tones(NOTIFICATION_SOUNDS),
            value=Word("system", "notification_sound_title", "Popcorn"),
        ),
        rows.ListChoice(
            tr("Default alarm sound"),
            options=_tones(ALARM_SOUNDS),
            value=Word("system", "alarm_alert_title", "Cesium"),
        ),
        *_tone_switches(),
    ]


def _bell(phone: Phone) -> str:
    return "notifications" if volume.RING.read(phone) else "vibration"


def _tone_switches() -> list[rows.Row]:
    return [
        rows.Toggle(tr("Dial pad tones"), value=Flag("system", "dtmf_tone", default=True)),
        rows.Toggle(
            tr("Screen locking sound"),
            value=Flag("system", "lockscreen_sounds_enabled", default=True),
        ),
        rows.Toggle(
            tr("Charging sounds and vibration"),
            value=Flag("secure", "charging_sounds_enabled", default=True),
        ),
        rows.Toggle(
            tr("Tap & click sounds"),
            value=Flag("system", "sound_effects_enabled", default=True),
        ),
        rows.Toggle(
            tr("Always show icon when in vibrate mode"),
            value=Flag("secure", "status_bar_show_vibrate_icon"),
        ),
    ]


def _vibration(scene: Scene) -> Sequence[rows.Row]:
    on = VIBRATE.read(scene.phone)
    return [
        rows.MainSwitch(tr("Use vibration & haptics"), value=VIBRATE),
        rows.Category(tr("Calls")),
        rows.Toggle(tr("Ring vibration"), value=RingVibration(), enabled=on),
        rows.Toggle(
            tr("Vibrate first then ring gradually"),
            value=Flag("system", "apply_ramping_ringer"),
            enabled=on,
        ),
        rows.Category(tr("Notifications and alarms")),
        rows.Toggle(
            tr("Notification vibration"),
            value=Flag("system", "notification_vibration_intensity", default=True, on="2"),
            enabled=on,
        ),
        rows.Toggle(
            tr("Alarm vibration"),
            value=Flag("system", "alarm_vibration_intensity", default=True, on="2"),
            enabled=on,
        ),
        rows.Category(tr("Interactive haptics")),
        rows.Toggle(
            tr("Touch feedback"),
            value=Flag("system", "haptic_feedback_enabled", default=True),
            enabled=on,
        ),
        rows.Toggle(
            tr("Media vibration"),
            value=Flag("system", "media_vibration_intensity", default=True, on="2"),
            enabled=on,
        ),
    ]


PAGES: Final = (
    Page(
        name="sound",
        title=tr("Sound & vibration"),
        rows=_sound,
        fragment="notification.SoundSettings",
    ),
    Page(
        name="vibration",
        title=tr("Vibration & haptics"),
        rows=_vibration,
        parent="sound",
        fragment="accessibility.VibrationSettings",
    ),
    Page(
        name="live_caption",
        title=tr("Live Caption"),
        parent="sound",
        rows=[
            rows.MainSwitch(tr("Use Live Caption"), value=Flag("secure", "odi_captions_enabled")),
            rows.Toggle(
                tr("Live Caption in volume control"),
                value=Flag("secure", "odi_captions_volume_ui_enabled", default=True),
            ),
            rows.Toggle(
                tr("Hide profanity"),
                value=Flag("secure", "odi_captions_hide_profanity", default=True),
            ),
            rows.Footer(
                tr(
                    "Live Caption detects speech on your device and automatically generates "
                    "captions."
                )
            ),
        ],
    ),
    Page(
        name="media",
        title=tr("Media"),
        parent="sound",
        fragment="sound.MediaControlsSettings",
        rows=[
            rows.Toggle(
                tr("Pin media player"),
                summary=tr("To quickly resume playback, media player stays open in Quick Settings"),
                value=Flag("secure", "qs_media_resumption", default=True),
            ),
            rows.Toggle(
                tr("Show media on lock screen"),
                summary=tr("To quickly resume playback, media player stays open on lock screen"),
                value=Flag("secure", "media_controls_lock_screen", default=True),
            ),
            rows.Toggle(
                tr("Show media recommendations"),
                summary=tr("Based on your activity"),
                value=Flag("secure", "qs_media_recommend", default=True),
            ),
        ],
    ),
    Page(
        name="clear_calling",
        title=tr("Clear calling"),
        parent="sound",
        rows=[
            rows.MainSwitch(tr("Use Clear calling"), value=Flag("secure", "clear_calling_enabled")),
            rows.Footer(tr("Reduces background noises during calls.")),
        ],
    ),
)
