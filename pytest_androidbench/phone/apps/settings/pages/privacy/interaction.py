"""Accessibility: timing, sound and shortcuts."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Number, Word
from pytest_androidbench.phone.apps.settings.model.page import Page
from pytest_androidbench.phone.ui.message import tr

PAGES: Final = (
    Page(
        name="timing",
        title=tr("Timing controls"),
        parent="accessibility",
        fragment="accessibility.TapAssistanceFragment",
        rows=[
            rows.ListChoice(
                tr("Touch & hold delay"),
                options=(("400", tr("Short")), ("1000", tr("Medium")), ("1500", tr("Long"))),
                value=Word("secure", "long_press_timeout", "400"),
            ),
            rows.ListChoice(
                tr("Time to take action (Accessibility timeout)"),
                options=(
                    ("0", tr("Default")),
                    ("10000", tr("10 seconds")),
                    ("30000", tr("30 seconds")),
                    ("60000", tr("1 minute")),
                    ("120000", tr("2 minutes")),
                ),
                value=Word("secure", "accessibility_interactive_ui_timeout_ms", "0"),
            ),
            rows.Toggle(
                tr("Autoclick (dwell timing)"),
                value=Flag("secure", "accessibility_autoclick_enabled"),
            ),
        ],
    ),
    Page(
        name="system_controls",
        title=tr("System controls"),
        parent="accessibility",
        fragment="accessibility.SystemControlsFragment",
        rows=[
            rows.Link(tr("System navigation"), summary=tr("Gesture navigation"), to="navigation"),
            rows.Toggle(
                tr("Power button ends call"),
                value=Flag("secure", "incall_power_button_behavior", on="2", off="1"),
            ),
            rows.Toggle(tr("Auto-rotate screen"), value=Flag("system", "accelerometer_rotation")),
        ],
    ),
    Page(
        name="captions",
        title=tr("Caption preferences"),
        parent="accessibility",
        fragment="accessibility.CaptioningPropertiesFragment",
        rows=[
            rows.MainSwitch(
                tr("Show captions"), value=Flag("secure", "accessibility_captioning_enabled")
            ),
            rows.ListChoice(
                tr("Caption size"),
                options=(
                    ("0.25", tr("Very small")),
                    ("0.5", tr("Small")),
                    ("1.0", tr("Medium")),
                    ("1.5", tr("Large")),
                    ("2.0", tr("Very large")),
                ),
                value=Word("secure", "accessibility_captioning_font_scale", "1.0"),
            ),
            rows.ListChoice(
                tr("Caption style"),
                options=(
                    ("4", tr("Set by app")),
                    ("0", tr("White on black")),
                    ("1", tr("Black on white")),
                    ("2", tr("Yellow on black")),
                    ("3", tr("Yellow on blue")),
                ),
                value=Word("secure", "accessibility_captioning_preset", "4"),
            ),
        ],
    ),
    Page(
        name="audio_adjustment",
        title=tr("Audio adjustment"),
        parent="accessibility",
        fragment="accessibility.AudioAdjustmentFragment",
        rows=[
            rows.Toggle(
                tr("Mono audio"),
                summary=tr("Combine channels when playing audio"),
                value=Flag("system", "master_mono"),
            ),
            rows.Seek(
                tr("Audio balance"),
                value=Number("system", "master_balance_percent", 100),
                maximum=200,
            ),
        ],
    ),
    Page(
        name="shortcuts",
        title=tr("Accessibility shortcuts"),
        parent="accessibility",
        fragment="accessibility.ShortcutsSettingsFragment",
        rows=[
            rows.ListChoice(
                tr("Accessibility button"),
                options=(("0", tr("Navigation bar")), ("1", tr("Floating over other apps"))),
                value=Word("secure", "accessibility_button_mode", "1"),
            ),
            rows.Toggle(
                tr("Shortcut from lock screen"),
                summary=tr("Hold both volume keys for a few seconds"),
                value=Flag("secure", "accessibility_shortcut_on_lock_screen", default=True),
            ),
        ],
    ),
    Page(
        name="tts",
        title=tr("Text-to-speech output"),
        parent="accessibility",
        fragment="tts.TextToSpeechSettings",
        rows=[
            rows.ListChoice(
                tr("Preferred engine"),
                options=(("com.google.android.tts", tr("Speech Services by Google")),),
                value=Word("secure", "tts_default_synth", "com.google.android.tts"),
            ),
            rows.ListChoice(
                tr("Language"),
                options=(
                    ("system", tr("Use system language")),
                    ("en-US", "English (United States)"),
                ),
                value=Word("secure", "tts_default_locale", "system"),
            ),
            rows.Seek(
                tr("Speech rate"), value=Number("secure", "tts_default_rate", 100), maximum=600
            ),
            rows.Seek(tr("Pitch"), value=Number("secure", "tts_default_pitch", 100), maximum=400),
        ],
    ),
)
