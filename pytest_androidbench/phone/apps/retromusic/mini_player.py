"""The strip above the lower edge that says what is played (MiniPlayerFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.covers import cover
from pytest_androidbench.phone.apps.retromusic.look import (
    CARD,
    FRAME,
    IMAGE,
    LINEAR,
    VIEW_GROUP,
    ProgressRing,
)
from pytest_androidbench.phone.apps.retromusic.names import EXTRA_CONTROLS_KEY
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.retromusic.look import Act
    from pytest_androidbench.phone.ui.widget import SwipeDirection

HEIGHT: Final = 56
BEAT_MS: Final = 1000


@dataclass(eq=False)
class MiniPlayer(AppPart[RetroApp]):
    """Shown while there is something in the queue; a tap opens the player."""

    def beat_ms(self) -> int:
        """How often it looks different by itself."""
        return BEAT_MS if self.app.player.running else 0

    def build(self) -> w.Widget | None:
        """The strip."""
        player = self.app.player
        song = player.song
        if song is None:
            return None
        share = player.ms / song.duration if song.duration else 0.0
        more = self.app.prefs().get(EXTRA_CONTROLS_KEY, default=False)
        sign = "pause" if player.running else "play_arrow"
        press = w.Stack(
            ProgressRing(share, "progressBar"),
            _button(sign, "miniPlayerPlayPauseButton", player.toggle),
            cls=FRAME,
        )
        row = w.Row(
            w.Spacer(16),
            w.Panel(cover(self.app, song, 40), id="imageTextContainer", cls=CARD, clips=True),
            w.Spacer(16),
            w.Text(f"{song.title} • {song.artist}", lines=1, id="miniPlayerTitle", weight=1),
            more and _button("skip_previous", "actionPrevious", player.back),
            press,
            more and _button("skip_next", "actionNext", player.next),
            w.Spacer(8),
            width="fill",
            height=HEIGHT,
        )
        strip = w.Panel(
            row,
            look=w.Look(background="surface_container"),
            cls=LINEAR,
            width="fill",
            on_tap=self.open,
            on_swipe=self.swiped,
        )
        return w.Panel(strip, id="slidingPanel", cls=FRAME, width="fill")

    def open(self) -> None:
        """Show the whole player."""
        self.show(self.app.page("playing"))

    def swiped(self, direction: SwipeDirection) -> None:
        """Go on, back, or up to the whole player."""
        if direction == "left":
            self.app.player.next()
        elif direction == "right":
            self.app.player.back()
        elif direction == "up":
            self.open()


def framed(top: w.Widget, body: w.Kid, *below: w.Kid, over: w.Widget | None = None) -> w.Widget:
    """A page of the main activity: its bar, what it shows, and what lies below."""
    content = w.Column(top, body, across="stretch", width="fill", height="fill")
    layers = w.Stack(content, over, width="fill", height="fill")
    return w.Page(
        w.Panel(layers, id="fragment_container", cls=FRAME, weight=1),
        *below,
        cls=VIEW_GROUP,
        id="mainContent",
    )


def _button(icon: str, id_: str, on_tap: Act) -> w.Widget:
    shown = w.Align(w.Icon(icon, 24, "on_surface"))
    return w.Panel(shown, id=id_, cls=IMAGE, width=40, height=40, on_tap=on_tap)
