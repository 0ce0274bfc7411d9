"""What every page with a preview has: shutter, countdown, recording."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, runtime_checkable

from pytest_androidbench.phone.apps.camera.app import CameraApp
from pytest_androidbench.phone.apps.camera.first_run import KEPT
from pytest_androidbench.phone.apps.camera.grid import grid
from pytest_androidbench.phone.apps.camera.mode_options import WHITE, ModeOptions
from pytest_androidbench.phone.apps.camera.options import SECONDS
from pytest_androidbench.phone.apps.camera.scene import View, preview
from pytest_androidbench.phone.apps.camera.sizes import Size, film_size, photo_size
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.location import position
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

BIG: Final = w.TextStyle(size=120, colour=WHITE)
BAR: Final = 140
"""How much of the screen the bar with the shutter takes."""


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
        below: Sequence[w.Kid],
        above: w.Kid = None,
        *,
        on_swipe: Callable[[str], None],
        covered: bool = False,
    ) -> w.Widget:
        """Preview, what lies over it, and the bar with the shutter.

        Args:
            below: stands in the bar.
            above: lies over the preview.
            on_swipe: a finger went over the preview, in a direction.
            covered: whether nothing of the preview is seen.
        """
        wide = self.phone.display.is_wide
        bar = _bar(below, wide=wide)
        picture = w.Stack(
            preview(front=self.options.front, light=self.options.light),
            self._over(covered),
            above,
            id="preview_overlay",
            cls="android.view.View",
            on_swipe=on_swipe,
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

    def _over(self, covered: bool) -> w.Widget:
        """Grid, options, countdown, running time and exposure; a film is made as it was begun."""
        busy = self.recording or self.counting or covered
        options = None if busy else self.options.build(filming=self.filming)
        return w.Stack(
            self.options.value("grid") > 0 and grid(),
            w.Align(w.Panel(options, padding=8), across="end", down="bottom"),
            self.counting > 0 and w.Align(w.Text(str(self.counting), BIG, id="remaining_seconds")),
            self.recording and w.Align(self._running_time(), down="top"),
            self.options.exposure_bar(),
            width="fill",
            height="fill",
        )

    def _running_time(self) -> w.Widget:
        seconds = max(0, self.phone.clock.uptime_ms - self.since) // 1000
        text = f"{seconds // 60:02d}:{seconds % 60:02d}"
        shown = w.Text(text, w.BODY_LARGE.coloured(WHITE), id="recording_time")
        pill = w.Panel(shown, padding=(12, 4), look=w.Look(background="#00000080", radius=16))
        return w.Panel(pill, padding=12)


def _bar(below: Sequence[w.Kid], *, wide: bool) -> w.Widget:
    return w.Panel(
        w.Column(*reversed(below), across="center") if wide else w.Row(*below, across="center"),
        id="bottom_bar",
        cls="android.widget.FrameLayout",
        look=w.Look(background="#000000"),
        padding=(0, 24) if wide else (24, 0),
        height="fill" if wide else BAR,
        width=BAR if wide else "fill",
    )
