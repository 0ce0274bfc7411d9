"""Films of less than a minute, one at a time: a finger goes up to the next one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.youtube import look
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.film_acts import FilmActs
from pytest_androidbench.phone.apps.youtube.films import FilmRows
from pytest_androidbench.phone.apps.youtube.model import TubeChannel, TubeVideo
from pytest_androidbench.phone.apps.youtube.scenes import scene
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.amounts import compact_text
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

BEAT_MS: Final = 1000
WHITE: Final = "white"


@dataclass(eq=False)
class ShortsTab(AppPart[YouTubeApp]):
    """Plays a short again and again, as long as it is seen."""

    place: int = 0
    halted_ms: int = -1
    """Where it was halted; -1: it goes on."""

    def beat_ms(self) -> int:
        """How often the picture changes by itself."""
        return BEAT_MS if self.halted_ms < 0 else 0

    def films(self) -> list[TubeVideo]:
        """All shorts."""
        return self.app.store.feed(short=True)

    def build(self, acts: FilmActs, rows: FilmRows) -> w.Widget:
        """The short that is seen."""
        films = self.films()
        if not films:
            return empty_state(tr("No Shorts to show"), "message")
        film = films[min(self.place, len(films) - 1)]
        channel = self.app.store.channel(film.channel_id)
        low = w.Row(
            w.Panel(self._words(film, channel, acts, rows), weight=1),
            self._buttons(film, acts),
            width="fill",
            across="end",
        )
        shade = w.Panel(low, padding=(12, 12, 4, 12), look=w.Look(background="#00000066"),
                        width="fill")  # fmt: skip
        halted = self.halted_ms >= 0 and w.Align(w.Icon("play_arrow", 72, WHITE))
        return w.Stack(
            self._player(film, channel), halted,
            w.Align(shade, across="start", down="bottom"), width="fill", height="fill",
            id="reel_recycler", cls=look.RECYCLER,
        )  # fmt: skip

    def _player(self, film: TubeVideo, channel: TubeChannel) -> w.Widget:
        at = self.halted_ms if self.halted_ms >= 0 else self.phone.clock.uptime_ms
        draw = scene(film.id, channel.scene, at % film.ms)
        return w.Panel(
            w.Canvas(draw=draw, width="fill", height="fill"), width="fill", height="fill",
            id="reel_player_page_container", cls=look.FRAME,
            desc=tr("Pause video") if self.halted_ms < 0 else tr("Play video"),
            on_tap=self.toggle, on_swipe=self.swiped,
        )  # fmt: skip

    def _words(
        self, film: TubeVideo, channel: TubeChannel, acts: FilmActs, rows: FilmRows
    ) -> w.Widget:
        """Whose it is, and what it is called."""
        followed = self.app.store.subscriptions.get(channel.id) is not None
        name = w.Text(f"@{channel.handle}", w.LABEL.coloured(WHITE), lines=1)
        owner = w.Panel(
            w.Row(look.face(channel.title, 32), name, gap=8, width="fill"), cls=look.GROUP,
            desc=tr("Go to channel {name}", name=channel.title), weight=1,
            on_tap=partial(acts.channel, channel.id),
        )  # fmt: skip
        return w.Column(
            w.Row(owner, rows.follow(channel, followed=followed), gap=12, width="fill"),
            w.Text(film.title, w.BODY.coloured(WHITE), lines=2, id="title"),
            gap=10,
            width="fill",
        )

    def _buttons(self, film: TubeVideo, acts: FilmActs) -> w.Widget:
        rating = self.app.store.rating(film.id)
        likes = compact_text(film.likes + (rating == "like"), self.app.locale)
        return w.Column(
            _button("thumb_up", likes, tr("Like this video"),
                    partial(self.rate, film.id, "like"), on=rating == "like"),
            _button("thumb_down", tr("Dislike"), tr("Dislike this video"),
                    partial(self.rate, film.id, "dislike"), on=rating == "dislike"),
            _button("comment", tr("Comments"), tr("View comments"), partial(acts.watch, film.id)),
            _button("share", tr("Share"), tr("Share this video"), partial(acts.share, film.id)),
            gap=4,
            across="center",
        )  # fmt: skip

    def rate(self, video: str, rating: str) -> None:
        """Give it a thumb, or take it back."""
        store = self.app.store
        store.rate(video, "" if store.rating(video) == rating else rating)

    def toggle(self) -> None:
        """Halt, or go on."""
        self.halted_ms = -1 if self.halted_ms >= 0 else self.phone.clock.uptime_ms

    def swiped(self, direction: SwipeDirection) -> None:
        """Go to the next one, or the one before."""
        steps = {"up": 1, "down": -1}.get(direction, 0)
        self.place = max(0, min(len(self.films()) - 1, self.place + steps))
        self.halted_ms = -1


def _button(
    icon: str, text: TextLike, desc: TextLike, act: look.Act, *, on: bool = False
) -> w.Widget:
    colour = "#3ea6ff" if on else WHITE
    content = w.Column(
        w.Icon(icon, 28, colour), w.Text(text, w.LABEL_SMALL.coloured(WHITE), lines=1), gap=2,
        across="center", along="center", width=72, height=60,
    )  # fmt: skip
    return w.Panel(content, cls="android.widget.Button", desc=desc, selected=on, on_tap=act)
