"""How films and channels stand in lists."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.youtube import look
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.film_acts import FilmActs
from pytest_androidbench.phone.apps.youtube.model import TubeChannel, TubeVideo
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

SHARE: Final = 0.42
"""The most that a small picture has of the width."""
WIDEST: Final = 480
"""A card is no wider than that, in dp: on tablets they stand beside each other."""
LEAST_CARDS: Final = 2


@dataclass(frozen=True, slots=True)
class FilmContext:
    """What all rows of a page need, read once."""

    now: int
    channels: dict[str, TubeChannel]
    positions: dict[str, int]

    def channel(self, film: TubeVideo) -> TubeChannel:
        """Whose film it is; nobody's where there is no such channel."""
        return self.channels.get(film.channel_id) or TubeChannel(id=film.channel_id)

    def seen(self, film: TubeVideo) -> float:
        """Which share of a film was watched."""
        return min(1.0, self.positions.get(film.id, 0) / film.ms)


@dataclass(eq=False)
class FilmRows(AppPart[YouTubeApp]):
    """Makes the rows of films on a page."""

    def cards(self, films: list[TubeVideo], acts: FilmActs) -> list[w.Widget]:
        """Large pictures with titles, as many beside each other as there is room for."""
        columns = max(1, int(self.host.width_dp // WIDEST))
        known = self._known()
        made = [self._card(film, acts, known) for film in films]
        if columns < LEAST_CARDS:
            return made
        rows: list[w.Widget] = []
        for first in range(0, len(made), columns):
            cells = made[first : first + columns]
            for cell in cells:
                cell.weight = 1
            left = [w.Spacer(weight=1) for _ in range(columns - len(cells))]
            rows.append(w.Row(*cells, *left, width="fill", across="start"))
        return rows

    def listed(
        self, films: list[TubeVideo], acts: FilmActs, place: str = "list", playlist: int = 0
    ) -> list[w.Widget]:
        """Small pictures beside titles, one below the other."""
        known = self._known()
        return [self._row(film, acts, known, place, playlist) for film in films]

    def _known(self) -> FilmContext:
        store = self.app.store
        channels = {one.id: one for one in store.channels.all()}
        seen = {one.video_id: one.position_ms for one in store.history.all()}
        return FilmContext(store.now, channels, seen)

    def _card(self, film: TubeVideo, acts: FilmActs, known: FilmContext) -> w.Widget:
        channel = known.channel(film)
        columns = max(1, int(self.host.width_dp // WIDEST))
        width = self.host.width_dp / columns
        image = look.thumbnail(film, channel.scene, width, seen=known.seen(film), fill=True)
        face = look.face(channel.title)
        face.on_tap = partial(acts.channel, channel.id)
        face.desc = tr("Go to channel {name}", name=channel.title)
        texts = w.Column(
            w.Text(film.title, look.HEAD, lines=2, id="title"),
            w.Text(self._facts(film, channel.title, known), look.SMALL, lines=2, id="details"),
            gap=4,
            weight=1,
        )
        line = w.Row(face, texts, _dots(film, acts, "feed", 0), gap=12, across="start",
                     width="fill")  # fmt: skip
        content = w.Column(
            image, w.Panel(line, padding=(12, 12, 0, 20)), across="stretch", width="fill"
        )
        return w.Panel(
            content, cls=look.GROUP, width="fill", desc=self._told(film, channel, known),
            key=f"card {film.id}", on_tap=partial(acts.watch, film.id),
        )  # fmt: skip

    def _small(self) -> float:
        """The width of a picture beside a title, which has to have room, too."""
        return min(look.THUMB, self.host.width_dp * SHARE)

    def _row(
        self, film: TubeVideo, acts: FilmActs, known: FilmContext, place: str, playlist: int
    ) -> w.Widget:
        channel = known.channel(film)
        image = look.thumbnail(film, channel.scene, self._small(), seen=known.seen(film))
        texts = w.Column(
            w.Text(film.title, w.BODY, lines=2, id="title"),
            w.Text(channel.title, look.SMALL, lines=1, id="author"),
            w.Text(self._facts(film, "", known), look.SMALL, lines=2, id="details"),
            gap=2,
            weight=1,
        )
        dots = _dots(film, acts, place, playlist)
        line = w.Row(image, texts, dots, gap=12, across="start", width="fill")
        return w.Panel(
            line, padding=(12, 8, 0, 8), cls=look.GROUP, width="fill",
            desc=self._told(film, channel, known), key=f"row {film.id}",
            on_tap=partial(acts.watch, film.id, playlist),
        )  # fmt: skip

    def channel_row(
        self, channel: TubeChannel, acts: FilmActs, bell: w.Widget | None = None
    ) -> w.Widget:
        """A channel with the button that follows it, and its bell on its own page."""
        followed = self.app.store.subscriptions.get(channel.id) is not None
        count = channel.subscribers + followed
        texts = w.Column(
            w.Text(channel.title, look.HEAD, lines=1, id="channel_name"),
            w.Text(f"@{channel.handle}", look.SMALL, lines=1, ltr=True),
            w.Text(look.subscribers(count, self.app.locale), look.SMALL, lines=1),
            gap=2,
            weight=1,
        )
        line = w.Row(
            look.face(channel.title, 64),
            texts,
            self.follow(channel, followed=followed),
            bell,
            gap=16 if bell is None else 8,
            width="fill",
        )
        return w.Panel(
            line, padding=16, cls=look.GROUP, width="fill", key=f"channel {channel.id}",
            on_tap=partial(acts.channel, channel.id),
        )  # fmt: skip

    def follow(self, channel: TubeChannel, *, followed: bool) -> w.Widget:
        """The button that follows a channel, or does so no more."""
        name = channel.title
        if followed:
            desc, text = tr("Unsubscribe from {name}.", name=name), tr("Subscribed")
        else:
            desc, text = tr("Subscribe to {name}.", name=name), tr("Subscribe")
        act = partial(self.subscribe, channel.id, not followed)
        return look.pill(text, act, strong=not followed, desc=desc)

    def subscribe(self, channel: str, on: bool) -> None:
        """Follow a channel, or not."""
        self.app.store.subscribe(channel, on=on)
        self.toast(tr("Subscription added") if on else tr("Subscription removed"))

    def _facts(self, film: TubeVideo, channel: str, known: FilmContext) -> str:
        """Whose it is, how often it was watched, how old it is."""
        say, locale = self.app.say, self.app.locale
        told = (look.views(film.views, locale), look.age(known.now, film.published_ms))
        return " · ".join([*([channel] if channel else []), *map(say, told)])

    def _told(self, film: TubeVideo, channel: TubeChannel, known: FilmContext) -> str:
        age = look.age(known.now, film.published_ms)
        return look.told(film, channel, self.app.say(age))


def _dots(film: TubeVideo, acts: FilmActs, place: str, playlist: int) -> w.Widget:
    return w.IconButton(
        "more_vert", tr("Action menu"), key=f"menu {film.id}", size=20, width=48, height=40,
        cls=look.IMAGE, id="contextual_menu_anchor",
        on_tap=partial(acts.menu, film.id, place, playlist),
    )  # fmt: skip
