"""One picture or film over the whole screen."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.gallery import edits
from pytest_androidbench.phone.apps.gallery.cells import RELATIVE, WHITE
from pytest_androidbench.phone.apps.gallery.config import GIFS
from pytest_androidbench.phone.apps.gallery.film import film
from pytest_androidbench.phone.apps.gallery.model import VIEWER_ACTIVITY, Medium
from pytest_androidbench.phone.apps.gallery.viewer_bars import bottom_bar, top_bar
from pytest_androidbench.phone.apps.gallery.viewer_deeds import ViewerDeeds
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

DOUBLE_TAP_MS: Final = 300


@dataclass(eq=False)
class Viewer(ViewerDeeds):
    """Pages through the media of a place; a tap hides the bars, two taps zoom."""

    activity: ClassVar[str] = VIEWER_ACTIVITY
    edge_to_edge: ClassVar[bool] = True

    bars: bool = True
    zoomed: bool = False
    tapped_ms: int = -1
    playing: bool = False
    """Whether a slideshow runs."""

    def on_open(self) -> None:
        if self.playing:
            self.bars = False
            self.plan_slide()

    def bars_over_dark(self) -> bool:
        return True

    def build(self) -> w.Widget:
        found = self.media()
        index = next((n for n, one in enumerate(found) if one.path == self.path), 0)
        if not found:
            content: w.Widget = w.Align(w.Icon("broken_image", 96, WHITE))
        elif self.zoomed:
            content = self._large(found[index])
        else:
            content = w.Pager(
                count=len(found),
                index=index,
                page=lambda place: self._page(found[place]),
                on_page=lambda place: self.turn_to(found[place].path),
                id="view_pager",
            )
        one, config = found[index] if found else None, self.config
        dark = config.on("dark_background") or not self.bars
        look = w.Look(background="#000000" if dark else "background")
        return w.Page(
            w.Stack(
                w.Panel(content, look=look, width="fill", height="fill"),
                top_bar(self, one) if self.bars else None,
                bottom_bar(self, one) if self.bars and config.on("bottom_actions") else None,
                id="fragment_holder",
                cls=RELATIVE,
                weight=1,
                width="fill",
            )
        )

    def _page(self, one: Medium) -> w.Widget:
        if one.is_video:
            return film(self, one)
        picture = w.Picture(
            self.shown_bytes(one),
            shape="rect",
            fit="contain",
            width="fill",
            height="fill",
            id="gif_view" if one.kind == GIFS else "gestures_view",
        )
        return w.Panel(
            picture,
            id="photo_holder",
            cls=RELATIVE,
            width="fill",
            height="fill",
            on_tap=self.tap,
            on_swipe=self.swiped,
        )

    def _large(self, one: Medium) -> w.Widget:
        """The picture at twice its size, to be moved about."""
        wide = self.host.width_dp * 2
        ratio = one.height / one.width if one.width else 1
        picture = w.Picture(
            self.shown_bytes(one),
            shape="rect",
            fit="contain",
            width=wide,
            height=wide * ratio,
            id="subsampling_view",
            on_tap=self.tap,
        )
        across = w.Scroll(picture, axis="x", id="zoom_across", width="fill", weight=0)
        return w.Scroll(across, id="zoom_down", width="fill", height="fill")

    def shown_bytes(self, one: Medium) -> bytes:
        """The picture as it is turned now."""
        data = self.content_of(one.path)
        if one.path != self.path or not self.turned:
            return data
        return edits.rotated(data, self.turned) or data

    def tap(self) -> None:
        """A tap shows or hides the bars; the second of two zooms."""
        now, self.tapped_ms = self.tapped_ms, self.now_ms
        quick = 0 <= self.tapped_ms - now <= DOUBLE_TAP_MS
        if quick and self.config.on("allow_zooming_images"):
            self.zoomed, self.tapped_ms = not self.zoomed, -1
        self.bars = not self.bars
        self.playing = False

    def swiped(self, direction: SwipeDirection) -> None:
        if direction == "down" and self.config.on("allow_down_gesture"):
            self.close()

    def turn_to(self, path: str) -> None:
        self.zoomed = False
        super().turn_to(path)

    def on_back(self) -> None:
        if self.zoomed:
            self.zoomed = False
        else:
            self.close()

    def slideshow_ready(self, sure: bool) -> None:
        if sure:
            self.playing, self.bars = True, False
            self.plan_slide()

    def plan_slide(self) -> None:
        """Let the next picture come after the interval."""
        self.after(self.config.number("slideshow_interval") * 1000, self.next_slide)

    def next_slide(self) -> None:
        if not self.playing:
            return
        config, found = self.config, self.slides()
        places = [one.path for one in found]
        step = -1 if config.on("slideshow_move_backwards") else 1
        wanted = places.index(self.path) + step if self.path in places else 0
        if not 0 <= wanted < len(places) and not config.on("loop_slideshow"):
            self.playing, self.bars = False, True
            self.toast(tr("The slideshow ended"))
            return
        self.turn_to(places[wanted % len(places)])
        self.plan_slide()

    def slides(self) -> list[Medium]:
        """What a slideshow shows."""
        config = self.config
        wished = [
            one
            for one in self.media()
            if (not one.is_video or config.on("slideshow_include_videos"))
            and (one.kind != GIFS or config.on("slideshow_include_gifs"))
        ]
        if config.on("slideshow_random_order"):
            wished.sort(key=lambda one: zlib.crc32(one.path.encode()))
        return wished
