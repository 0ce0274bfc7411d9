"""The brightness slider, whose position follows what the eye sees, and its own window."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import FRAME, HIGH
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

STEPS: Final = 65535
R: Final = 0.5
A: Final = 0.17883277
B: Final = 0.28466892
C: Final = 0.55991073


def position(value: int) -> int:
    """Where the slider stands for a `screen_brightness` of 1 to 255."""
    linear = 12 * (max(1, min(255, value)) - 1) / 254
    gamma = R * math.sqrt(linear) if linear <= 1 else A * math.log(linear - B) + C
    return round(STEPS * max(0.0, min(1.0, gamma)))


def brightness(at: int) -> int:
    """The `screen_brightness` for a position of the slider."""
    gamma = max(0, min(STEPS, at)) / STEPS
    linear = (gamma / R) ** 2 if gamma <= R else math.exp((gamma - C) / A) + B
    return max(1, min(255, round(1 + 254 * linear / 12)))


def percent(value: int) -> int:
    """What Settings shows for a brightness."""
    return round(position(value) * 100 / STEPS)


def slider(phone: Phone) -> w.Widget:
    """The slider as the shade and the dialog show it."""
    on_change = SetBrightness(phone)
    value = phone.settings.number("system", "screen_brightness", 102)
    bar = w.SeekBar(
        value=position(value),
        maximum=STEPS,
        on_change=on_change,
        on_release=on_change.done,
        thick=True,
        id="slider",
        text=tr("Display brightness"),
        width="fill",
        clickable=False,
    )
    said = tr("Display brightness")
    return w.Panel(bar, id="brightness_slider", cls=FRAME, desc=said, width="fill")


@dataclass(frozen=True, slots=True)
class SetBrightness:
    """Writes a slider's position into the setting."""

    phone: Phone

    def __call__(self, at: int) -> None:
        value = brightness(at)
        self.phone.settings.put("system", "screen_brightness", value)
        self.phone.settings.put("system", "screen_brightness_float", f"{value / 255:.8f}")

    def done(self) -> None:
        """The finger is off the slider."""
        self.phone.tracing.brightness(self.phone.settings.number("system", "screen_brightness"))


@dataclass(eq=False)
class BrightnessDialog(AppScreen[SystemUiApp, None]):
    """The slider over a settings page."""

    activity: ClassVar[str] = ".settings.brightness.BrightnessDialog"
    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        panel = w.Panel(
            slider(self.phone),
            padding=(16, 8),
            look=HIGH,
            id="brightness_mirror_container",
            cls=FRAME,
            width="fill",
        )
        return w.Align(panel, down="top", margin=40)
