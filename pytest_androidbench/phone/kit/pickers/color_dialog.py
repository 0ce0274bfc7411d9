"""The colour picker of the Simple Mobile Tools: a square of shades, a strip of hues, a hex code."""

from __future__ import annotations

import colorsys
import re
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.kit.pickers import shades
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.ui.widget import TouchPhase

OPAQUE: Final = 0xFF000000
DIGITS: Final = 6
MOST_RECENT: Final = 5
Hsv = tuple[float, float, float]


@dataclass(eq=False)
class PickColor(AppScreen[App, int]):
    """Closes with 0xAARRGGBB; with 0 for the button "Default", if there is one."""

    color: int = OPAQUE
    """The colour it starts with."""
    default_button: bool = False
    recent: list[int] = field(default_factory=list)
    """Colours chosen before, the last one first."""
    hue: float = 0.0
    saturation: float = 0.0
    brightness: float = 0.0
    code: str = ""

    window: ClassVar[WindowKind] = "dialog"

    def on_open(self) -> None:
        self.code = shades.hex_of(self.color)
        self.hue, self.saturation, self.brightness = _hsv(self.color)

    def build(self) -> w.Widget:
        fill = w.Row(
            w.Canvas(
                draw=shades.Shades(self.hue, self.saturation, self.brightness),
                on_touch=self.touch_square,
                id="color_picker_square",
                width=shades.SQUARE_DP,
                height=shades.SQUARE_DP,
            ),
            w.Canvas(
                draw=partial(shades.hue_strip, self.hue),
                on_touch=self.touch_hue,
                id="color_picker_hue",
                cls="android.widget.ImageView",
                width=shades.STRIP_DP,
                height=shades.SQUARE_DP,
            ),
            gap=8,
        )
        body = w.Panel(
            self._arranged(fill), id="color_picker_holder", cls="android.widget.RelativeLayout"
        )
        buttons = [
            w.DialogButton(text=tr("OK"), on_tap=self.accept),
            w.DialogButton(text=tr("Cancel"), on_tap=self.close),
        ]
        if self.default_button:
            buttons.append(w.DialogButton(text=tr("Default"), on_tap=partial(self.close, 0)))
        return w.Dialog(body=body, buttons=buttons)

    def _arranged(self, fill: w.Widget) -> w.Widget:
        """The parts below each other, or beside the square where the display is wide and low."""
        recent, texts = self._recent_colors(), (self._codes(), self._old_and_new())
        if self.phone.display.is_wide:
            beside = w.Column(recent, *texts, gap=16, across="center", weight=1)
            return w.Row(fill, beside, gap=24, width="fill")
        return w.Column(recent, fill, *texts, gap=16, across="center", width="fill")

    def _recent_colors(self) -> w.Widget | None:
        marks = [
            _swatch(color, None, partial(self.set_code, shades.hex_of(color)))
            for color in self.recent[:MOST_RECENT]
        ]
        return w.Row(*marks, gap=16, width="fill", id="recent_colors") if marks else None

    def _codes(self) -> w.Widget:
        new = w.TextField(
            self.code,
            self.set_code,
            id="color_picker_new_hex",
            style="line",
            width=88,
            text_style=w.BODY,
        )
        return w.Row(
            w.Text(f"#{shades.hex_of(self.color)}", w.BODY, id="color_picker_old_hex"),
            w.Icon("arrow_forward", size=20, id="color_picker_hex_arrow"),
            w.Row(w.Text("#", w.BODY, id="color_picker_new_hex_label"), new),
            gap=12,
        )

    def _old_and_new(self) -> w.Widget:
        return w.Row(
            _swatch(self.color, "color_picker_old_color"),
            w.Icon("arrow_forward", size=20, id="color_picker_arrow"),
            _swatch(self.chosen, "color_picker_new_color"),
            gap=12,
        )

    @property
    def chosen(self) -> int:
        """The new colour."""
        if len(self.code) == DIGITS:
            return OPAQUE | int(self.code, 16)
        red, green, blue = colorsys.hsv_to_rgb(self.hue, self.saturation, self.brightness)
        return OPAQUE | round(red * 255) << 16 | round(green * 255) << 8 | round(blue * 255)

    def touch_square(self, phase: TouchPhase, point: Point) -> None:
        """Take the shade under the finger."""
        del phase
        side = self._pixels(shades.SQUARE_DP)
        self.saturation = min(max(point.x / side, 0.0), 1.0)
        self.brightness = 1 - min(max(point.y / side, 0.0), 1.0)
        self._follow()

    def touch_hue(self, phase: TouchPhase, point: Point) -> None:
        """Take the hue under the finger."""
        del phase
        self.hue = 1 - min(max(point.y / self._pixels(shades.SQUARE_DP), 0.0), 1.0)
        self._follow()

    def _pixels(self, size: float) -> float:
        return size * self.phone.display.density / 160

    def _follow(self) -> None:
        self.code = ""
        self.code = shades.hex_of(self.chosen)

    def set_code(self, text: str) -> None:
        """Take what is typed: at most six hexadecimal digits."""
        self.code = re.sub("[^0-9A-Fa-f]", "", text)[:DIGITS]
        if len(self.code) == DIGITS:
            self.hue, self.saturation, self.brightness = _hsv(self.chosen)

    def accept(self) -> None:
        """Take the chosen colour."""
        self.close(self.chosen)


def _hsv(color: int) -> Hsv:
    return colorsys.rgb_to_hsv(*(byte / 255 for byte in (color & 0xFFFFFF).to_bytes(3, "big")))


def _swatch(color: int, id_: str | None, on_tap: partial[None] | None = None) -> w.Widget:
    look = w.Look(background=f"#{shades.hex_of(color)}", radius=4, border="outline_variant")
    return w.Panel(look=look, id=id_, cls="android.widget.ImageView", on_tap=on_tap,
                   width=shades.RECENT_DP, height=shades.RECENT_DP)  # fmt: skip
