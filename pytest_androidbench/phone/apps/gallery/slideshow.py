"""How a slideshow is to go."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.model import Medium
from pytest_androidbench.phone.apps.gallery.preferences import GIFS, GalleryPreferences
from pytest_androidbench.phone.apps.simple.dialogs import radio
from pytest_androidbench.phone.apps.simple.settings_rows import CheckRow
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

ANIMATIONS: Final = (tr("None"), tr("Slide"), tr("Fade"))
BOXES: Final[tuple[tuple[str, Message, str], ...]] = (
    ("slideshow_include_videos", tr("Include videos"), "include_videos"),
    ("slideshow_include_gifs", tr("Include GIFs"), "include_gifs"),
    ("slideshow_random_order", tr("Random order"), "random_order"),
    ("slideshow_move_backwards", tr("Move backwards"), "move_backwards"),
    ("loop_slideshow", tr("Loop slideshow"), "loop_slideshow"),
)


@dataclass(eq=False)
class SlideshowDialog(AppScreen[GalleryApp, bool]):
    """Interval and order of a slideshow; closes with True to begin it."""

    window: ClassVar[WindowKind] = "dialog"

    interval: str = ""

    def on_open(self) -> None:
        self.interval = str(self.app.config.number("slideshow_interval"))

    def build(self) -> w.Widget:
        config = self.app.config
        seconds = w.TextField(
            bind="interval", hint=tr("seconds"), id="interval_value", keyboard="number", width=112
        )
        animation = ANIMATIONS[config.number("slideshow_animation")]
        boxes = [
            CheckRow(text, config.on(name), partial(self.put, name, not config.on(name)), id_)
            for name, text, id_ in BOXES
        ]
        body = w.Scroll(
            w.Row(w.Text(tr("Interval"), w.BODY_LARGE, weight=1), seconds, width="fill"),
            w.Panel(
                w.Row(
                    w.Text(tr("Animation"), w.BODY_LARGE, id="animation_label", weight=1),
                    w.Text(animation, w.BODY_LARGE, id="animation_value"),
                    width="fill",
                ),
                id="animation_holder",
                cls="android.widget.RelativeLayout",
                padding=(0, 16),
                width="fill",
                on_tap=self.choose,
            ),
            *boxes,
            padding=(24, 24, 24, 8),
            id="slideshow_scrollview",
        )
        return w.Dialog(body=body, buttons=ok_cancel(self.accept, self.close))

    def put(self, name: str, on: bool) -> None:
        self.app.config.put(name, on)

    def choose(self) -> None:
        chosen = self.app.config.number("slideshow_animation")
        self.ask(radio(ANIMATIONS, chosen), self.chosen)

    def chosen(self, value: int) -> None:
        self.app.config.put("slideshow_animation", value)

    def accept(self) -> None:
        seconds = int(self.interval) if self.interval.isdecimal() else 0
        self.app.config.put("slideshow_interval", seconds or 5)
        self.close(True)


def slides(config: GalleryPreferences, media: Sequence[Medium]) -> list[Medium]:
    """What of some media a slideshow shows, in its order."""
    wished = [
        one
        for one in media
        if (not one.is_video or config.on("slideshow_include_videos"))
        and (one.kind != GIFS or config.on("slideshow_include_gifs"))
    ]
    if config.on("slideshow_random_order"):
        wished.sort(key=lambda one: zlib.crc32(one.path.encode()))
    return wished
