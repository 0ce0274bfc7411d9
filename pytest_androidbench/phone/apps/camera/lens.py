"""What every page with a preview has: shutter, countdown, recording."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, runtime_checkable

from pytest_androidbench.phone.apps.camera.app import CameraApp
from pytest_androidbench.phone.apps.camera.first_run import KEPT
from pytest_androidbench.phone.apps.camera.frame import (
    FRAME,
    IMAGE_VIEW,
    WHITE,
    Layers,
    lay_out,
)
from pytest_androidbench.phone.apps.camera.grid import grid
from pytest_androidbench.phone.apps.camera.mode_options import ModeOptions
from pytest_androidbench.phone.apps.camera.options import SECONDS
from pytest_androidbench.phone.apps.camera.scene import View, preview
from pytest_androidbench.phone.apps.camera.sizes import Size, film_size, photo_size
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.location import position
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

BIG: Final = w.TextStyle(size=120, colour=WHITE)


@runtime_checkable
class Taker(Protocol):
    """A screen that is given what its lens takes."""

    def took(self, data: bytes) -> None:
        """A photo, or a film, is there."""


@dataclass(eq=False)
class Lens(AppPart[CameraApp]):
    """A preview with a shutter below; its screen is a `Taker`."""

    filming: bool = False
    counting: int = 0
    """Seconds until the photo is taken."""
    since: int = -1
    """When the film began, in milliseconds of uptime; -1 = none is made."""
    options: ModeOptions = field(default_factory=ModeOptions)

    @property
    def recording(self) -> bool:
        """Whether a film is being made."""
        return self.since >= 0

    def beat_ms(self) -> int:
        """How often it looks different by itself."""
        return 1000 if self.recording else 0

    def build(
        self,
        on_swipe: Callable[[str], None],
        *,
        bar: w.Widget | None = None,
        review: w.Kid = None,
        thumbnail: w.Kid = None,
        above: Sequence[w.Kid] = (),
        covered: bool = False,
    ) -> w.Widget:
        """The page with preview, what lies over it, and the bar.

        Args:
            on_swipe: a finger went over the page, in a direction.
            bar: stands in the bar in place of the shutter.
            review: a picture over the preview.
            thumbnail: the last picture, at the end of the bar.
            above: lies over all of it.
            covered: whether nothing of the preview is seen.
        """
        busy = self.recording or self.counting or covered
        layers = Layers(
            preview=preview(front=self.options.front, light=self.options.light),
            grid=self.options.value("grid") > 0 and grid(),
            review=review,
            module=self._said(),
            options=None if busy else self.options.build(filming=self.filming),
            bar=bar or w.Panel(self.shutter(), id="bottombar_capture", cls=FRAME),
            thumbnail=thumbnail,
            above=above,
        )
        return lay_out(layers, on_swipe, wide=self.phone.display.is_wide)

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
            cls=IMAGE_VIEW,
            width="fill",
            height="fill",
            on_tap=self.press,
        )

    def press(self) -> None:
        """Take a photo, now or after the countdown; begin or end a film."""
        self.options.fold()
        if self.filming:
            self._film()
        elif not self.counting:
            self.counting = SECONDS[self.options.value("timer")]
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

    def back(self) -> bool:
        """End what is under way; False where nothing is."""
        if self.counting:
            self.counting = 0
        elif self.recording:
            self._film()
        elif self.options.unfolded:
            self.options.fold()
        else:
            return False
        return True

    def pause(self) -> None:
        """Neither count nor film any longer."""
        self.counting = 0
        if self.recording:
            self._film()

    def _took(self, data: bytes) -> None:
        assert isinstance(self.screen, Taker)
        self.screen.took(data)

    def _photo(self) -> None:
        size = photo_size(self.app.prefs(), front=self.options.front)
        self._took(self.app.store.photo(self._view(size)))

    def _film(self) -> None:
        now = self.phone.clock.uptime_ms
        if not self.recording:
            self.since = now
            return
        ms, self.since = now - self.since, -1
        size = film_size(self.app.prefs(), front=self.options.front)
        self._took(self.app.store.film(ms, self._view(size)))

    def _view(self, size: Size) -> View:
        """What the lens sees, as the phone is held now."""
        short, long = size
        located = self.app.prefs().get(KEPT, "off") == "on"
        return View(
            size=(long, short) if self.phone.display.is_wide else size,
            front=self.options.front,
            light=self.options.light,
            place=position(self.phone) if located else None,
        )

    def _said(self) -> w.Widget:
        """Countdown and running time."""
        return w.Stack(
            self.counting > 0 and w.Align(w.Text(str(self.counting), BIG, id="remaining_seconds")),
            self.recording and w.Align(self._running_time(), down="top"),
            width="fill",
            height="fill",
        )

    def _running_time(self) -> w.Widget:
        seconds = max(0, self.phone.clock.uptime_ms - self.since) // 1000
        text = f"{seconds // 60:02d}:{seconds % 60:02d}"
        shown = w.Text(text, w.BODY_LARGE.coloured(WHITE), id="recording_time")
        pill = w.Panel(shown, padding=(12, 4), look=w.Look(background="#00000080", radius=16))
        return w.Panel(pill, padding=12)
