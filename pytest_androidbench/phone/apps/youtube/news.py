"""What is new of the channels of which one wants to be told."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.youtube import look, names
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.film_acts import FilmActs
from pytest_androidbench.phone.apps.youtube.model import TubeVideo
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

DAYS: Final = 45
DAY_MS: Final = 86_400_000


@dataclass(eq=False)
class NewsPage(AppScreen[YouTubeApp, None]):
    """The newest films, as one was told of them."""

    acts: FilmActs = field(default_factory=FilmActs)

    def films(self) -> list[TubeVideo]:
        """The films of the last weeks."""
        store = self.app.store
        quiet = {one.channel_id for one in store.subscriptions.all() if one.bell == "None"}
        films = [*store.feed(followed=True), *store.feed(followed=True, short=True)]
        least = store.now - DAYS * DAY_MS
        kept = [one for one in films if one.published_ms >= least and one.channel_id not in quiet]
        return sorted(kept, key=lambda one: (-one.published_ms, one.id))

    def build(self) -> w.Widget:
        gear = w.BarButton("settings", tr("Settings"), id="menu_settings", on_tap=self.settings)
        rows = [self._row(one) for one in self.films()]
        body = (
            w.Scroll(*rows, id="results", cls=look.RECYCLER)
            if rows
            else empty_state(
                tr("Your notifications live here"), "message", icon=w.Icon("notifications_none", 72)
            )
        )
        return w.Page(look.bar(tr("Notifications"), gear), body, over=self.acts.said())

    def _row(self, film: TubeVideo) -> w.Widget:
        channel = self.app.store.channel(film.channel_id)
        texts = w.Column(
            w.Text(tr("{name} uploaded: {title}", name=channel.title, title=film.title), w.BODY,
                   lines=3, id="title"),
            w.Text(look.age(self.app.store.now, film.published_ms), look.SMALL),
            gap=4, weight=1,
        )  # fmt: skip
        line = w.Row(
            look.face(channel.title, 40),
            texts,
            look.thumbnail(film, channel.scene, 96),
            gap=12,
            across="start",
            width="fill",
        )
        return w.Panel(
            line, padding=12, width="fill", cls=look.GROUP, key=f"news {film.id}",
            on_tap=partial(self.acts.watch, film.id),
        )  # fmt: skip

    def settings(self) -> None:
        """Choose of what one is told."""
        self.start(names.leading_to(names.SETTINGS, page="notifications"))
