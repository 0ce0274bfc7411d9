"""The options over the preview."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.camera import options
from pytest_androidbench.phone.apps.camera.app import CameraApp
from pytest_androidbench.phone.apps.camera.frame import FRAME, IMAGE_BUTTON, LINEAR, WHITE
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(eq=False)
class ModeOptions(AppPart[CameraApp]):
    """What can be set before a picture is taken, folded up at first."""

    unfolded: bool = False
    exposing: bool = False
    """Whether the exposures are there."""
    exposure: int = options.EXPOSURES.index(0)

    @property
    def front(self) -> bool:
        """Whether the camera looks at the one who holds it."""
        return self.value("camera") == 1

    @property
    def light(self) -> float:
        """How bright a picture becomes; 1 as it is."""
        return float(2 ** (options.EXPOSURES[self.exposure] / 2))

    def value(self, name: str) -> int:
        """Which value an option has."""
        key, values = options.KEPT[name]
        kept = self.app.prefs().get(key, values[0])
        return values.index(kept) if kept in values else 0

    def build(self, *, filming: bool) -> w.Widget:
        """The three dots, or the options behind them; a row of exposures in their place."""
        if not self.unfolded:
            return w.Align(self._toggle(filming=filming), across="end", down="bottom", margin=8)
        row = self._exposures() if self.exposing else self._buttons(filming=filming)
        options = w.Panel(row, id="mode_options", cls=FRAME, width="fill", height=56)
        return w.Align(options, down="bottom")

    def _toggle(self, *, filming: bool) -> w.Widget:
        """Three dots, beside signs of what is not as usual."""
        light = ("torch", options.TORCH) if filming else ("flash", options.FLASHES)
        signs = [
            w.Icon(values[value][0], 18, WHITE, id=id_)
            for name, values, id_ in (
                ("hdr", options.HDR, "hdr_indicator"),
                ("timer", options.COUNTDOWNS, "countdown_timer_indicator"),
                (*light, "flash_indicator"),
            )
            if (value := self.value(name))
        ]
        dots = w.Icon("more_vert", 24, WHITE, id="three_dots", desc=tr("Options"))
        kids = w.Row(*signs, dots, gap=8, along="center", height=48)
        return w.Panel(
            kids,
            padding=(12, 0),
            id="mode_options_toggle",
            cls=LINEAR,
            desc=tr("Options"),
            on_tap=self.unfold,
        )

    def _buttons(self, *, filming: bool) -> w.Widget:
        photo = not filming
        light, flashes = ("torch", options.TORCH) if filming else ("flash", options.FLASHES)
        chosen = [
            self.app.prefs().get(options.MANUAL_EXPOSURE, default=False)
            and _button("exposure", options.EXPOSURE, "exposure_button", self.expose),
            photo and self._choice("timer", options.COUNTDOWNS, "countdown_toggle_button"),
            self._choice("grid", options.GRIDS, "grid_lines_toggle_button"),
            photo and self._choice("hdr", options.HDR, "hdr_plus_toggle_button"),
            self._choice(light, flashes, "flash_toggle_button"),
            self._choice("camera", options.SIDES, "camera_toggle_button"),
        ]
        return w.Row(*chosen, id="mode_options_buttons", cls=LINEAR, along="between", width="fill")

    def _exposures(self) -> w.Widget:
        buttons = [
            _exposure(step, partial(self.set_exposure, place), chosen=place == self.exposure)
            for place, step in enumerate(options.EXPOSURES)
        ]
        return w.Row(
            *buttons, id="mode_options_exposure", cls=LINEAR, along="between", width="fill"
        )

    def unfold(self) -> None:
        """Show the options."""
        self.unfolded = True

    def fold(self) -> None:
        """Show the three dots."""
        self.unfolded = self.exposing = False

    def expose(self) -> None:
        """Show the exposures in place of the options."""
        self.exposing = True

    def set_exposure(self, value: int) -> None:
        """Make pictures brighter or darker."""
        self.exposure = value

    def turn(self, name: str) -> None:
        """Go to the next value of an option."""
        key, values = options.KEPT[name]
        self.app.prefs().put(key, values[(self.value(name) + 1) % len(values)])

    def _choice(self, name: str, values: Sequence[tuple[str, Message]], id_: str) -> w.Widget:
        icon, text = values[self.value(name)]
        return _button(icon, text, id_, partial(self.turn, name))


def _exposure(step: int, act: Callable[[], None], *, chosen: bool) -> w.Widget:
    shown = w.PaintedText(f"{step:+d}" if step else "0", w.BODY_LARGE.coloured(WHITE))
    return w.Panel(
        w.Align(shown),
        id=f"exposure_{'n' if step < 0 else 'p' if step else ''}{abs(step)}",
        desc=tr("Exposure Compensation {step}", step=f"{step:+d}" if step else "0"),
        cls=IMAGE_BUTTON,
        look=w.Look(background="#ffffff40", radius=24) if chosen else w.Look(),
        selected=chosen,
        width=48,
        height=48,
        on_tap=act,
    )


def _button(icon: str, text: Message, id_: str, act: Callable[[], None]) -> w.Widget:
    return w.IconButton(icon, text, colour=WHITE, id=id_, cls=IMAGE_BUTTON, on_tap=act)
