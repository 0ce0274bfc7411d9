"""Accessibility."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Number
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, tr

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


def on_off(value: bool) -> Message:
    """Return the summary of a switch."""
    return tr("On") if value else tr("Off")


def _accessibility(scene: Scene) -> Sequence[rows.Row]:
    phone = scene.phone
    dim = Flag("secure", "reduce_bright_colors_activated")
    return [
        rows.Category(tr("Screen reader")),
        rows.Link(
            tr("TalkBack"),
            icon="record_voice_over",
            summary=tr("On / Speak items on screen")
            if Service(TALKBACK).read(phone)
            else tr("Off / Speak items on screen"),
            to="talkback",
        ),
        rows.Category(tr("Display")),
        rows.Link(tr("Display size and text"), icon="text_fields", to="text_size"),
        rows.Link(tr("Color and motion"), icon="palette", to="color_motion"),
        rows.Toggle(
            tr("Extra dim"),
            icon="brightness_low",
            summary=on_off(dim.read(phone)),
            value=dim,
            to="extra_dim",
        ),
        rows.Link(tr("Magnification"), icon="zoom_in", summary=tr("Off"), to="magnification"),
        rows.Category(tr("Interaction controls")),
        rows.Link(
            tr("Select to Speak"),
            icon="hearing",
            summary=tr("Off / Hear selected text"),
            to="select_to_speak",
        ),
        rows.Link(tr("Timing controls"), icon="timer", to="timing"),
        rows.Link(tr("System controls"), icon="touch_app", to="system_controls"),
        rows.Link(tr("Vibration & haptics"), icon="vibration", summary=tr("On"), to="vibration"),
        rows.Category(tr("Audio")),
        rows.Link(tr("Captions"), icon="closed_caption", to="captions"),
        rows.Link(tr("Audio adjustment"), icon="tune", to="audio_adjustment"),
        rows.Category(tr("General")),
        rows.Link(tr("Accessibility shortcuts"), icon="accessibility", to="shortcuts"),
        rows.Link(tr("Text-to-speech output"), icon="text_fields", to="tts"),
    ]


def _service(name: str, component: str, note: Message) -> list[rows.Row]:
    question = rows.Caution(
        title=tr("Allow {name} to have full control of your device?", name=name),
        message=tr(
            "Full control is appropriate for apps that help you with accessibility needs, but "
            "not for most apps."
        ),
        yes=tr("Allow"),
        no=tr("Deny"),
    )
    return [
        rows.Toggle(tr("Use {name}", name=name), value=Service(component), caution=question),
        rows.Category(tr("Options")),
        rows.Toggle(
            tr("{name} shortcut", name=name),
            summary=tr("Off"),
            value=Flag("secure", f"accessibility_shortcut_{name.split(maxsplit=1)[0].lower()}"),
        ),
        rows.Footer(note),
    ]


PAGES: Final = (
    Page(
        name="accessibility",
        title=tr("Accessibility"),
        rows=_accessibility,
        fragment="accessibility.AccessibilitySettings",
    ),
    Page(
        name="talkback",
        title=tr("TalkBack"),
        parent="accessibility",
        fragment="accessibility.ToggleAccessibilityServicePreferenceFragment",
        rows=_service(
            "TalkBack",
            TALKBACK,
            tr(
                "When TalkBack is on, it provides spoken feedback so that you can use your device "
                "without looking at the screen."
            ),
        ),
    ),
    Page(
        name="select_to_speak",
        title=tr("Select to Speak"),
        parent="accessibility",
        fragment="accessibility.ToggleAccessibilityServicePreferenceFragment",
        rows=_service(
            "Select to Speak",
            SELECT_TO_SPEAK,
            tr("Tap specific items on your screen to hear them read aloud."),
        ),
    ),
    Page(
        name="color_motion",
        title=tr("Color and motion"),
        parent="accessibility",
        fragment="accessibility.ColorAndMotionFragment",
        rows=[
            rows.Toggle(
                tr("Color correction"),
                summary=tr("Adjust how colors display on your device"),
                value=Flag("secure", "accessibility_display_daltonizer_enabled"),
            ),
            rows.Toggle(
                tr("Color inversion"),
                summary=tr("Turns light screens dark. Turns dark screens light."),
                value=Flag("secure", "accessibility_display_inversion_enabled"),
            ),
            rows.Toggle(
                tr("Dark theme"),
                value=Flag("secure", "ui_night_mode", on="2", off="1"),
                to="dark_theme",
            ),
            rows.Toggle(
                tr("Remove animations"),
                summary=tr("Reduce movement on the screen"),
                value=Flag("global", "animator_duration_scale", on="0", off="1.0"),
            ),
            rows.Toggle(
                tr("Large mouse pointer"),
                summary=tr("Make the mouse pointer more noticeable"),
                value=Flag("secure", "accessibility_large_pointer_icon"),
            ),
        ],
    ),
    Page(
        name="extra_dim",
        title=tr("Extra dim"),
        parent="accessibility",
        fragment="accessibility.ToggleReduceBrightColorsPreferenceFragment",
        rows=[
            rows.Toggle(
                tr("Use extra dim"), value=Flag("secure", "reduce_bright_colors_activated")
            ),
            rows.Category(tr("Options")),
            rows.Seek(
                tr("Intensity"),
                value=Number("secure", "reduce_bright_colors_level", 50),
                maximum=100,
            ),
            rows.Toggle(
                tr("Keep on after device restarts"),
                value=Flag("secure", "reduce_bright_colors_persist_across_reboots"),
            ),
        ],
    ),
    Page(
        name="magnification",
        title=tr("Magnification"),
        parent="accessibility",
        fragment="accessibility.ToggleScreenMagnificationPreferenceFragment",
        rows=[
            rows.Toggle(
                tr("Magnification shortcut"),
                value=Flag("secure", "accessibility_display_magnification_enabled"),
            ),
            rows.Toggle(
                tr("Magnify typing"),
                summary=tr("Magnifier follows text as you type"),
                value=Flag(
                    "secure",
                    "accessibility_magnification_follow_typing_enabled",
                    default=True,
                ),
            ),
            rows.Footer(tr("Quickly zoom in on the screen to make content larger.")),
        ],
    ),
)
