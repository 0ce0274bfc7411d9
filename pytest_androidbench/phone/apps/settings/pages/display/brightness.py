"""Brightness: the curve behind the percent number, and the adaptive switch."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, IntSetting
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.percents import percent_text
from pytest_androidbench.phone.system.phone import Phone

BRIGHTNESS: Final = IntSetting("system/screen_brightness", 102)
ADAPTIVE: Final = Flag("system/screen_brightness_mode")
LINEAR_END: Final = 1.0
DIALOG: Final = Intent(action="com.android.intent.action.SHOW_BRIGHTNESS_DIALOG")


def perceived(value: int) -> float:
    """Return the share of full brightness the eye sees (hybrid log gamma, as in Android)."""
    x = 12 * (max(1, min(value, 255)) - 1) / 254
    if x <= LINEAR_END:
        return 0.5 * sqrt(x)
    return 0.17883277 * log(x - 0.28466892) + 0.55991073


def percent(phone: Phone) -> str:
    """Return the present brightness as Android shows it."""
    share = perceived(BRIGHTNESS.read(phone))
    return percent_text(round(share * 100), phone.display.locale)


def show_dialog(pane: Pane) -> None:
    """Open the slider, which belongs to the system UI."""
    pane.start(DIALOG)


ADAPTIVE_BRIGHTNESS_ROWS: Final = (
    make.switch("Use adaptive brightness", ADAPTIVE),
    make.footer(
        "Your screen brightness will automatically adjust to your environment and "
        "activities. You can move the slider manually to help adaptive brightness "
        "learn your preferences."
    ),
)

PAGES: Final = (
    make.page("adaptive_brightness", "Adaptive brightness", ADAPTIVE_BRIGHTNESS_ROWS, "display",
              "display.AutoBrightnessSettings"),
)  # fmt: skip
