"""What every page with a preview has: shutter, options, countdown, recording."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.camera.app import CameraApp
from pytest_androidbench.phone.apps.camera.first_run import KEPT
from pytest_androidbench.phone.apps.camera.grid import grid
from pytest_androidbench.phone.apps.camera.options import (
    COUNTDOWNS,
    EXPOSURE,
    FLASHES,
    GRIDS,
    HDR,
    MANUAL_EXPOSURE,
    SECONDS,
    SIDES,
    STEPS,
    TORCH,
)
from pytest_androidbench.phone.apps.camera.scene import View, preview
from pytest_androidbench.phone.apps.camera.sizes import Size, film_size, photo_size
from pytest_androidbench.phone.system.app import AppScreen, R
from pytest_androidbench.phone.system.location import position
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

WHITE: Final = "#ffffff"
BIG: Final = w.TextStyle(size=120, colour=WHITE)
IMAGE: Final = "android.widget.ImageButton"
BAR: Final = 140
"""How much of the screen the bar with the shutter takes."""


@dataclass(eq=False)
class Lens(AppScreen[CameraApp, R]):
    """A preview with a shutter below; subclasses keep what was taken."""

    filming: bool = False
    options: bool = False
    exposing: bool = False
    exposure: int = 2
    counting: int = 0
    """Seconds until the photo is taken."""
    since: int = -1
    """When the film began, in milliseconds of uptime; -1 = none is made."""

    @property
    def recording(self) -> bool:
        """Whether a film is being made."""
        return self.since >= 0

    @property
    def covered(self) -> bool:
        """Whether something lies over the whole preview."""
        return False

    @property
    def front(self) -> bool:
        """Whether the camera looks at the one who holds it."""
        return self.option("camera") == 1

    @property
    def light(self) -> float:
        """How bright a picture becomes; 1 as it is."""
        return float(2 ** ((self.exposure - STEPS // 2) / 2))

    def option(self, name: str) -> int:
        """Which value an option has."""
        return int(self.app.prefs().get(f"pref_{name}", 0))

    def beat_ms(self) -> int:
        return 1000 if self.recording else 0

    def view(self, below: Sequence[w.Kid], above: w.Kid = None) -> w.Widget:
        """Preview, what lies over it, and the bar with the shutter."""
        wide = self.phone.display.is_wide
        bar = w.Panel(
            w.Column(*reversed(below), across="center") if wide else w.Row(*below, across="center"),
            id="bottom_bar",
            cls="android.widget.FrameLayout",
            look=w.Look(background="#000000"),
            padding=(0, 24) if wide else (24, 0),
            height="fill" if wide else BAR,
            width=BAR if wide else "fill",
        )
        picture = w.Stack(
            preview(front=self.front, light=self.light),
            self._over(),
            above,
            id="preview_overlay",
            cls="android.view.View",
            on_swipe=self.swipe,
            width=None if wide else "fill",
            height="fill" if wide else None,
            weight=1,
        )
        if wide:
            return w.Row(picture, bar, id="camera_app_root", width="fill", height="fill")
        return w.Column(
            w.Spacer(28), picture, bar, id="camera_app_root", width="fill", height="fill"
        )

    def shutter(self) -> w.Widget:
        """The button that takes the photo, or starts and stops the film."""
        sign = ("stop" if self.recording else "videocam") if self.filming else "photo_camera"
        return w.IconButton(
            sign,
            tr("Shutter"),
            size=36,
            colour="#d32f2f" if self.filming else "#37474f",
            background=WHITE,
            id="shutter_button",
            cls="android.widget.ImageView",
            on_tap=self.press,
        )

    def options_button(self) -> w.Widget | None:
        """The three dots over the preview; a film is made as it was begun."""
        if self.recording or self.counting or self.covered:
            return None
        if not self.options:
            return self._button("more_vert", tr("Options"), "three_dots", self.show_options)
        chosen = [
            self.app.prefs().get(MANUAL_EXPOSURE, default=True)
            and self._button("exposure", EXPOSURE, "exposure_button", self.expose),
            self._choice("timer", COUNTDOWNS, "countdown_toggle_button", filming=False),
            self._choice("grid", GRIDS, "grid_lines_toggle_button"),
            self._choice("hdr", HDR, "hdr_plus_toggle_button", filming=False),
            self._choice("flash", TORCH if self.filming else FLASHES, "flash_toggle_button"),
            self._choice("camera", SIDES, "camera_toggle_button"),
        ]
        return w.Row(*chosen, id="mode_options", cls="android.widget.FrameLayout")

    def press(self) -> None:
        """Take a photo, now or after the countdown; begin or end a film."""
        self.options = self.exposing = False
        if self.filming:
            self._film()
        elif not self.counting:
            self.counting = SECONDS[self.option("timer")]
            if self.counting:
                self.after(1000, self.tick)
            else:
                self._photo()

    def tick(self) -> None:
        """A second of the countdown has passed."""
        if not self.counting:
            return
        self.counting -= 1
        if self.counting:
            self.after(1000, self.tick)
        else:
            self._photo()

    def took(self, data: bytes) -> None:
        """A photo, or a film, is there."""
        raise NotImplementedError

    def swipe(self, direction: str) -> None:
        """A finger went over the preview."""
        del direction

    def show_options(self) -> None:
        self.options = True

    def expose(self) -> None:
        self.exposing = not self.exposing

    def set_exposure(self, value: int) -> None:
        self.exposure = value

    def turn(self, name: str, count: int) -> None:
        """Go to the next value of an option."""
        value = (self.option(name) + 1) % count
        self.app.prefs().put(f"pref_{name}", value)

    def on_back(self) -> None:
        if self.counting:
            self.counting = 0
        elif self.recording:
            self._film()
        elif self.options:
            self.options = self.exposing = False
        else:
            self.close()

    def on_pause(self) -> None:
        self.counting = 0
        if self.recording:
            self._film()

    def _photo(self) -> None:
        size = photo_size(self.app.prefs(), front=self.front)
        self.took(self.app.store.photo(self._view(size)))

    def _film(self) -> None:
        now = self.phone.clock.uptime_ms
        if not self.recording:
            self.since = now
            return
        ms, self.since = now - self.since, -1
        size = film_size(self.app.prefs(), front=self.front)
        self.took(self.app.store.film(ms, self._view(size)))

    def _view(self, size: Size) -> View:
        """What the lens sees, as the phone is held now."""
        short, long = size
        located = self.app.prefs().get(KEPT, "off") == "on"
        return View(
            size=(long, short) if self.phone.display.is_wide else size,
            front=self.front,
            light=self.light,
            place=position(self.phone) if located else None,
        )

    def _over(self) -> w.Widget:
        """Grid, countdown, running time, exposure and options, over the picture."""
        options = w.Panel(self.options_button(), padding=8)
        parts: list[w.Kid] = [grid()] if self.option("grid") else []
        parts.append(w.Align(options, across="end", down="bottom"))
        if self.counting:
            parts.append(w.Align(w.Text(str(self.counting), BIG, id="remaining_seconds")))
        if self.recording:
            parts.append(w.Align(self._running_time(), down="top"))
        if self.exposing:
            bar = w.SeekBar(self.exposure, STEPS, self.set_exposure, id="exposure_compensation")
            parts.append(w.Align(w.Panel(bar, padding=(48, 80)), down="bottom"))
        return w.Stack(*parts, width="fill", height="fill")

    def _running_time(self) -> w.Widget:
        seconds = max(0, self.phone.clock.uptime_ms - self.since) // 1000
        text = f"{seconds // 60:02d}:{seconds % 60:02d}"
        shown = w.Text(text, w.BODY_LARGE.coloured(WHITE), id="recording_time")
        pill = w.Panel(shown, padding=(12, 4), look=w.Look(background="#00000080", radius=16))
        return w.Panel(pill, padding=12)

    def _choice(
        self,
        name: str,
        values: Sequence[tuple[str, Message]],
        id_: str,
        *,
        filming: bool = True,
    ) -> w.Widget | None:
        if self.filming and not filming:
            return None
        icon, text = values[self.option(name) % len(values)]
        return self._button(icon, text, id_, partial(self.turn, name, len(values)))

    def _button(self, icon: str, text: Message, id_: str, act: Callable[[], None]) -> w.Widget:
        return w.IconButton(icon, text, colour=WHITE, id=id_, cls=IMAGE, on_tap=act)
