"""The options over the preview."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.camera import options
from pytest_androidbench.phone.apps.camera.app import CameraApp
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

WHITE: Final = "#ffffff"
IMAGE: Final = "android.widget.ImageButton"


@dataclass(eq=False)
class ModeOptions(AppPart[CameraApp]):
    """What can be set before a picture is taken, folded up at first."""

    unfolded: bool = False
    exposing: bool = False
    """Whether the bar for the exposure is there."""
    exposure: int = 2

    @property
    def front(self) -> bool:
        """Whether the camera looks at the one who holds it."""
        return self.value("camera") == 1

    @property
    def light(self) -> float:
        """How bright a picture becomes; 1 as it is."""
        return float(2 ** ((self.exposure - options.STEPS // 2) / 2))

    def value(self, name: str) -> int:
        """Which value an option has."""
        return int(self.app.prefs().get(f"pref_{name}", 0))

    def build(self, *, filming: bool) -> w.Widget:
        """The three dots, or the options behind them."""
        if not self.unfolded:
            return _button("more_vert", tr("Options"), "three_dots", self.unfold)
        photo = not filming
        flashes = options.TORCH if filming else options.FLASHES
        chosen = [
            self.app.prefs().get(options.MANUAL_EXPOSURE, default=True)
            and _button("exposure", options.EXPOSURE, "exposure_button", self.expose),
            photo and self._choice("timer", options.COUNTDOWNS, "countdown_toggle_button"),
            self._choice("grid", options.GRIDS, "grid_lines_toggle_button"),
            photo and self._choice("hdr", options.HDR, "hdr_plus_toggle_button"),
            self._choice("flash", flashes, "flash_toggle_button"),
            self._choice("camera", options.SIDES, "camera_toggle_button"),
        ]
        return w.Row(*chosen, id="mode_options", cls="android.widget.FrameLayout")

    def exposure_bar(self) -> w.Widget | None:
        """The bar for the exposure, while it is asked for."""
        if not self.exposing:
            return None
        bar = w.SeekBar(self.exposure, options.STEPS, self.set_exposure, id="exposure_compensation")
        return w.Align(w.Panel(bar, padding=(48, 80)), down="bottom")

    def unfold(self) -> None:
        """Show the options."""
        self.unfolded = True

    def fold(self) -> None:
        """Show the three dots."""
        self.unfolded = self.exposing = False

    def expose(self) -> None:
        """Show the bar for the exposure, or no longer."""
        self.exposing = not self.exposing

    def set_exposure(self, value: int) -> None:
        """Make pictures brighter or darker."""
        self.exposure = value

    def turn(self, name: str, count: int) -> None:
        """Go to the next value of an option."""
        self.app.prefs().put(f"pref_{name}", (self.value(name) + 1) % count)

    def _choice(self, name: str, values: Sequence[tuple[str, Message]], id_: str) -> w.Widget:
        icon, text = values[self.value(name) % len(values)]
        return _button(icon, text, id_, partial(self.turn, name, len(values)))


def _button(icon: str, text: Message, id_: str, act: Callable[[], None]) -> w.Widget:
    return w.IconButton(icon, text, colour=WHITE, id=id_, cls=IMAGE, on_tap=act)
