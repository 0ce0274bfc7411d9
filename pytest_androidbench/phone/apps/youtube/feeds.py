"""The two tabs that list films: what is proposed, and what the followed channels have."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.youtube import look
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.film_acts import FilmActs
from pytest_androidbench.phone.apps.youtube.films import FilmRows
from pytest_androidbench.phone.apps.youtube.model import TubeVideo
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ALL, NEW, UNWATCHED = "All", "Recently uploaded", "New to you"
CHIPS: Final = (
    (ALL, ""),
    ("Learning", "board"),
    ("Cooking and repairs", "table"),
    ("Outdoors", "hills"),
    ("Music", "town"),
    (NEW, ""),
    (UNWATCHED, ""),
)
"""What a chip says, and which kind of channel it leaves."""
WEEK_MS: Final = 7 * 86_400_000
PERIODS: Final = {
    "All": 0,
    "Today": 86_400_000,
    "This week": WEEK_MS,
    "This month": 31 * 86_400_000,
}


@dataclass(eq=False)
class HomeFeed(AppPart[YouTubeApp]):
    """What is proposed."""

    chip: str = ALL

    def films(self) -> list[TubeVideo]:
        """What the chosen chip leaves."""
        store = self.app.store
        films = store.feed()
        if self.chip == NEW:
            return sorted(films, key=lambda one: (-one.published_ms, one.id))[:20]
        if self.chip == UNWATCHED:
            return [one for one in films if store.progress(one.id) is None]
        scene = dict(CHIPS).get(self.chip, "")
        kinds = {one.id: one.scene for one in store.channels.all()}
        return [one for one in films if not scene or kinds.get(one.channel_id) == scene]

    def build(self, acts: FilmActs, rows: FilmRows) -> w.Widget:
        """Chips over large pictures."""
        chips = [
            w.Chip(tr(text), self.chip == text, on_tap=partial(self.choose, text))
            for text, _ in CHIPS
        ]
        made = rows.cards(self.films(), acts)
        listed = (
            w.Scroll(*made, id="results", cls=look.RECYCLER, key="home feed")
            if made
            else empty_state(tr("Nothing to show here yet"), "message")
        )
        line = w.Panel(w.Filters(*chips, id="chip_bar"), padding=(0, 4, 0, 8), width="fill")
        return w.Column(line, listed, across="stretch", width="fill", height="fill")

    def choose(self, chip: str) -> None:
        """Leave films of one kind."""
        self.chip = chip
        self.scroll_to_start("home feed")


@dataclass(eq=False)
class FollowedFeed(AppPart[YouTubeApp]):
    """The newest films of the channels that are followed."""

    period: str = "All"

    def build(self, acts: FilmActs, rows: FilmRows) -> w.Widget:
        """Faces, chips, films."""
        store = self.app.store
        channels = store.followed()
        if not channels:
            return empty_state(
                tr("Don’t miss new videos. Updates from your subscriptions show up here."),
                "message",
                icon=w.Icon("smart_display", 72),
            )
        least = store.now - PERIODS[self.period] if PERIODS[self.period] else 0
        films = [one for one in store.feed(followed=True) if one.published_ms >= least]
        chips = [
            w.Chip(tr(text), self.period == text, on_tap=partial(self.choose, text))
            for text in PERIODS
        ]
        faces = [self._face(one.id, one.title, acts) for one in channels]
        strip = w.Scroll(*faces, axis="x", gap=8, padding=(12, 8), weight=0, width="fill",
                         id="channels_strip")  # fmt: skip
        nothing = w.Panel(w.Text(tr("No new videos"), look.SECOND, id="message"), padding=24)
        listed = w.Scroll(
            w.Column(
                strip, w.Filters(*chips, id="chip_bar"), w.Spacer(8),
                *(rows.cards(films, acts) or [nothing]), across="stretch", width="fill",
            ),
            id="results", cls=look.RECYCLER, key="followed feed",
        )  # fmt: skip
        return w.Column(listed, across="stretch", width="fill", height="fill")

    def _face(self, id_: str, title: str, acts: FilmActs) -> w.Widget:
        content = w.Column(
            look.face(title, 56), w.Text(title, look.SMALL, lines=1, align="center"), gap=4,
            across="center", width=72,
        )  # fmt: skip
        return w.Panel(content, cls=look.GROUP, desc=title, on_tap=partial(acts.channel, id_))

    def choose(self, period: str) -> None:
        """Leave films that are not older."""
        self.period = period
