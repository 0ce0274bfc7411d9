"""The camera itself: preview, shutter, the last picture, the list of modes."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.camera.app import CameraApp
from pytest_androidbench.phone.apps.camera.filmstrip import Filmstrip
from pytest_androidbench.phone.apps.camera.first_run import RememberLocations
from pytest_androidbench.phone.apps.camera.frame import FRAME, IMAGE_VIEW, LINEAR, VIEW, WHITE
from pytest_androidbench.phone.apps.camera.lens import Lens
from pytest_androidbench.phone.apps.camera.settings import CameraSettings
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

MODES: Final = (
    ("photo_camera", tr("Camera"), tr("Switch to Camera Mode")),
    ("videocam", tr("Video"), tr("Switch to Video Camera")),
)
THUMBNAIL: Final = 56


@dataclass(eq=False)
class Viewfinder(AppScreen[CameraApp, None]):
    """What the app opens with."""

    activity = "com.android.camera.CameraActivity"
    film: bool = False
    """Whether it opens for films."""
    listing: bool = False
    """Whether the list of modes lies over the preview."""
    lens: Lens = field(default_factory=Lens)

    def on_open(self) -> None:
        self.lens.filming = self.film
        if not self.app.prefs().get(RememberLocations.seen, default=False):
            self.show(RememberLocations())

    def build(self) -> w.Widget:
        over = self._mode_list() if self.listing else self._affordances()
        # Camera2 does not tell of the shutter while the list lies over it, where none can touch it.
        bar = w.Panel(id="bottombar_capture", cls=FRAME) if self.listing else None
        return self.lens.build(
            self.swipe, bar=bar, thumbnail=self._thumbnail(), above=(over,), covered=self.listing
        )

    def beat_ms(self) -> int:
        return self.lens.beat_ms()

    def took(self, data: bytes) -> None:
        """Keep what was taken."""
        self.app.store.keep(data, is_film=self.lens.filming)

    def swipe(self, direction: str) -> None:
        """Show the list of modes, hide it, or show the pictures."""
        if self.lens.recording or self.lens.counting:
            return
        if direction == "right":
            self.listing = True
        elif self.listing:
            self.listing = False
        else:
            self.show_filmstrip()

    def list_modes(self) -> None:
        self.listing = not self.listing

    def choose(self, mode: int) -> None:
        """Go to a mode of the list."""
        self.lens.filming, self.listing = mode == 1, False

    def open_settings(self) -> None:
        self.listing = False
        self.show(CameraSettings())

    def show_filmstrip(self) -> None:
        """The pictures there are."""
        if self.app.store.newest() is not None:
            self.show(Filmstrip())

    def on_back(self) -> None:
        if self.listing:
            self.listing = False
        elif not self.lens.back():
            self.close()

    def on_pause(self) -> None:
        self.lens.pause()

    def _affordances(self) -> w.Kid:
        """Buttons for those who cannot swipe, in a corner of the preview."""
        if self.lens.recording:
            return None
        buttons = [
            w.Button(
                label,
                "text",
                caps=True,
                role=WHITE,
                desc=desc,
                id=f"accessibility_{name}_toggle_button",
                on_tap=show,
            )
            for name, label, desc, show in (
                ("mode", tr("Mode list"), tr("Toggle mode list"), self.list_modes),
                ("filmstrip", tr("Filmstrip"), tr("Toggle filmstrip"), self.show_filmstrip),
            )
        ]
        return w.Row(*buttons, id="accessibility_affordances", cls=LINEAR)

    def _thumbnail(self) -> w.Kid:
        newest = self.app.store.newest()
        if newest is None or self.lens.recording or self.listing:
            return None
        return w.Picture(
            self.app.store.read(newest),
            size=THUMBNAIL,
            id="rounded_thumbnail_view",
            cls=VIEW,
            on_tap=self.show_filmstrip,
        )

    def _mode_list(self) -> w.Widget:
        rows = [
            self._mode(number, icon, text, desc) for number, (icon, text, desc) in enumerate(MODES)
        ]
        settings = w.IconButton(
            "settings",
            tr("Settings"),
            colour=WHITE,
            id="settings_button",
            cls=IMAGE_VIEW,
            on_tap=self.open_settings,
        )
        return w.Panel(
            w.Column(
                w.Column(*rows, id="mode_list", cls=LINEAR, width="fill"),
                w.Panel(settings, padding=(12, 24)),
                width="fill",
            ),
            id="mode_list_layout",
            cls=FRAME,
            look=w.Look(background="#263238"),
            padding=(0, 76, 0, 48),
            width="fill",
            height="fill",
            on_tap=self.list_modes,
        )

    def _mode(self, number: int, icon: str, text: Message, desc: Message) -> w.Widget:
        return w.Panel(
            w.Row(
                w.Icon(icon, colour=WHITE, id="selector_icon", cls=VIEW),
                w.Spacer(width=24),
                w.Text(text, w.BODY_LARGE.coloured(WHITE), id="selector_text"),
                across="center",
            ),
            desc=desc,
            selected=(number == 1) == self.lens.filming,
            padding=(24, 16),
            width="fill",
            cls=FRAME,
            on_tap=partial(self.choose, number),
        )
