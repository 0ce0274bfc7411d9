"""Accessibility: timing, sound and shortcuts."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, IntSetting, StringSetting
from pytest_androidbench.phone.ui.message import tr

TIMING_ROWS: Final = (
    make.choice("Touch & hold delay", "secure/long_press_timeout",
                {"400": "Short", "1000": "Medium", "1500": "Long"}, "400"),
    make.choice(
        "Time to take action (Accessibility timeout)",
        "secure/accessibility_interactive_ui_timeout_ms",
        {
            "0": "Default",
            "10000": "10 seconds",
            "30000": "30 seconds",
            "60000": "1 minute",
            "120000": "2 minutes",
        },
        "0",
    ),
    make.switch("Autoclick (dwell timing)", "secure/accessibility_autoclick_enabled"),
)  # fmt: skip
SYSTEM_CONTROLS_ROWS: Final = (
    make.link("System navigation", "navigation", "Gesture navigation"),
    make.switch("Power button ends call",
                Flag("secure/incall_power_button_behavior", on="2", off="1")),
    make.switch("Auto-rotate screen", "system/accelerometer_rotation"),
)  # fmt: skip
CAPTIONS_ROWS: Final = (
    make.main_switch("Show captions", "secure/accessibility_captioning_enabled"),
    make.choice(
        "Caption size",
        "secure/accessibility_captioning_font_scale",
        {
            "0.25": "Very small",
            "0.5": "Small",
            "1.0": "Medium",
            "1.5": "Large",
            "2.0": "Very large",
        },
        "1.0",
    ),
    make.choice(
        "Caption style",
        "secure/accessibility_captioning_preset",
        {
            "4": "Set by app",
            "0": "White on black",
            "1": "Black on white",
            "2": "Yellow on black",
            "3": "Yellow on blue",
        },
        "4",
    ),
)
AUDIO_ADJUSTMENT_ROWS: Final = (
    make.switch("Mono audio", "system/master_mono", "Combine channels when playing audio"),
    rows.Seek(tr("Audio balance"), IntSetting("system/master_balance_percent", 100), 200),
)
SHORTCUTS_ROWS: Final = (
    make.choice("Accessibility button", "secure/accessibility_button_mode",
                {"0": "Navigation bar", "1": "Floating over other apps"}, "1"),
    make.switch("Shortcut from lock screen", "secure/accessibility_shortcut_on_lock_screen",
                "Hold both volume keys for a few seconds", on=True),
)  # fmt: skip
TTS_ROWS: Final = (
    make.choice("Preferred engine", "secure/tts_default_synth",
                {"com.google.android.tts": "Speech Services by Google"}, "com.google.android.tts"),
    rows.ListChoice(tr("Language"), StringSetting("secure/tts_default_locale", "system"),
                    {"system": tr("Use system language"), "en-US": "English (United States)"}),
    rows.Seek(tr("Speech rate"), IntSetting("secure/tts_default_rate", 100), 600),
    rows.Seek(tr("Pitch"), IntSetting("secure/tts_default_pitch", 100), 400),
)  # fmt: skip

PAGES: Final = (
    make.page("timing", "Timing controls", TIMING_ROWS, "accessibility",
              "accessibility.TapAssistanceFragment"),
    make.page("system_controls", "System controls", SYSTEM_CONTROLS_ROWS, "accessibility",
              "accessibility.SystemControlsFragment"),
    make.page("captions", "Caption preferences", CAPTIONS_ROWS, "accessibility",
              "accessibility.CaptioningPropertiesFragment"),
    make.page("audio_adjustment", "Audio adjustment", AUDIO_ADJUSTMENT_ROWS, "accessibility",
              "accessibility.AudioAdjustmentFragment"),
    make.page("shortcuts", "Accessibility shortcuts", SHORTCUTS_ROWS, "accessibility",
              "accessibility.ShortcutsSettingsFragment"),
    make.page("tts", "Text-to-speech output", TTS_ROWS, "accessibility",
              "tts.TextToSpeechSettings"),
)  # fmt: skip
