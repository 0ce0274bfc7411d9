"""Accessibility."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, IntSetting
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.display.theme import NIGHT_MODE
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import tr

EXTRA_DIM: Final = Flag("secure/reduce_bright_colors_activated")
SERVICE_FRAGMENT: Final = "accessibility.ToggleAccessibilityServicePreferenceFragment"
SERVICES: Final = "enabled_accessibility_services"
TALKBACK: Final = "com.google.android.marvin.talkback/.TalkBackService"
SELECT_TO_SPEAK: Final = (
    "com.google.android.marvin.talkback/com.google.android.accessibility.selecttospeak."
    "SelectToSpeakService"
)


@dataclass(frozen=True)
class Service:
    """An accessibility service in the list of enabled ones."""

    component: str

    def read(self, phone: Phone) -> bool:
        """Return whether the service is on."""
        return self.component in self._enabled(phone)

    def write(self, phone: Phone, value: bool) -> None:
        """Switch the service."""
        others = [name for name in self._enabled(phone) if name != self.component]
        now = [*others, self.component] if value else others
        phone.settings.put("secure", SERVICES, ":".join(now))
        phone.settings.put("secure", "accessibility_enabled", bool(now))

    @staticmethod
    def _enabled(phone: Phone) -> list[str]:
        return [name for name in phone.settings.text("secure", SERVICES).split(":") if name]


def _accessibility(state: SettingsPageState) -> Rows:
    phone = state.phone
    return [
        make.category("Screen reader"),
        make.link(
            "TalkBack",
            "talkback",
            f"{'On' if Service(TALKBACK).read(phone) else 'Off'} / Speak items on screen",
            icon="record_voice_over",
        ),
        make.category("Display"),
        make.link("Display size and text", "text_size", icon="text_fields"),
        make.link("Color and motion", "color_motion", icon="palette"),
        make.switch(
            "Extra dim",
            EXTRA_DIM,
            make.on_off(EXTRA_DIM.read(phone)),
            icon="brightness_low",
            to="extra_dim",
        ),
        make.link("Magnification", "magnification", "Off", icon="zoom_in"),
        make.category("Interaction controls"),
        make.link("Select to Speak", "select_to_speak", "Off / Hear selected text", icon="hearing"),
        make.link("Timing controls", "timing", icon="timer"),
        make.link("System controls", "system_controls", icon="touch_app"),
        make.link("Vibration & haptics", "vibration", "On", icon="vibration"),
        make.category("Audio"),
        make.link("Captions", "captions", icon="closed_caption"),
        make.link("Audio adjustment", "audio_adjustment", icon="tune"),
        make.category("General"),
        make.link("Accessibility shortcuts", "shortcuts", icon="accessibility"),
        make.link("Text-to-speech output", "tts", icon="text_fields"),
    ]


def _service(name: str, component: str, note: str) -> Rows:
    question = make.caution(
        tr("Allow {name} to have full control of your device?", name=name),
        "Full control is appropriate for apps that help you with accessibility needs, but "
        "not for most apps.",
        "Allow",
        "Deny",
    )
    return [
        rows.SwitchPreference(tr("Use {name}", name=name), Service(component), caution=question),
        make.category("Options"),
        make.switch(
            tr("{name} shortcut", name=name),
            f"secure/accessibility_shortcut_{name.split(maxsplit=1)[0].lower()}",
            "Off",
        ),
        make.footer(note),
    ]


TALKBACK_ROWS: Final = _service(
    "TalkBack",
    TALKBACK,
    "When TalkBack is on, it provides spoken feedback so that you can use your device "
    "without looking at the screen.",
)
SELECT_TO_SPEAK_ROWS: Final = _service(
    "Select to Speak", SELECT_TO_SPEAK, "Tap specific items on your screen to hear them read aloud."
)
COLOR_MOTION_ROWS: Final = (
    make.switch("Color correction", "secure/accessibility_display_daltonizer_enabled",
                "Adjust how colors display on your device"),
    make.switch("Color inversion", "secure/accessibility_display_inversion_enabled",
                "Turns light screens dark. Turns dark screens light."),
    make.switch("Dark theme", NIGHT_MODE, to="dark_theme"),
    make.switch("Remove animations", Flag("global/animator_duration_scale", on="0", off="1.0"),
                "Reduce movement on the screen"),
    make.switch("Large mouse pointer", "secure/accessibility_large_pointer_icon",
                "Make the mouse pointer more noticeable"),
)  # fmt: skip
EXTRA_DIM_ROWS: Final = (
    make.switch("Use extra dim", EXTRA_DIM),
    make.category("Options"),
    rows.Seek(tr("Intensity"), IntSetting("secure/reduce_bright_colors_level", 50), 100),
    make.switch("Keep on after device restarts",
                "secure/reduce_bright_colors_persist_across_reboots"),
)  # fmt: skip
MAGNIFICATION_ROWS: Final = (
    make.switch("Magnification shortcut", "secure/accessibility_display_magnification_enabled"),
    make.switch("Magnify typing", "secure/accessibility_magnification_follow_typing_enabled",
                "Magnifier follows text as you type", on=True),
    make.footer("Quickly zoom in on the screen to make content larger."),
)  # fmt: skip

PAGES: Final = (
    make.page("accessibility", "Accessibility", _accessibility,
              fragment="accessibility.AccessibilitySettings"),
    make.page("talkback", "TalkBack", TALKBACK_ROWS, "accessibility", SERVICE_FRAGMENT),
    make.page("select_to_speak", "Select to Speak", SELECT_TO_SPEAK_ROWS, "accessibility",
              SERVICE_FRAGMENT),
    make.page("color_motion", "Color and motion", COLOR_MOTION_ROWS, "accessibility",
              "accessibility.ColorAndMotionFragment"),
    make.page("extra_dim", "Extra dim", EXTRA_DIM_ROWS, "accessibility",
              "accessibility.ToggleReduceBrightColorsPreferenceFragment"),
    make.page("magnification", "Magnification", MAGNIFICATION_ROWS, "accessibility",
              "accessibility.ToggleScreenMagnificationPreferenceFragment"),
)  # fmt: skip
