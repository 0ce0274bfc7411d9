"""Lists of the library: what was watched, what is liked, what the owner filmed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.youtube import look, names
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.film_acts import FilmActs
from pytest_androidbench.phone.apps.youtube.films import FilmRows
from pytest_androidbench.phone.apps.youtube.model import TubeVideo
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time, short_date
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

TITLES: Final = {
    "history": tr("History"),
    "liked": tr("Liked videos"),
    "own": tr("Your videos"),
}
EMPTY: Final = {
    "history": tr("This list has no videos."),
    "liked": tr("No liked videos yet"),
    "own": tr("You have not uploaded any videos"),
}


@dataclass(eq=False)
class FilmList(AppScreen[YouTubeApp, None]):
    """One of the lists; the history can be searched, and has days."""

    kind: str = "history"
    search: SearchField = field(default_factory=lambda: SearchField(id="history_search"))
    acts: FilmActs = field(default_factory=FilmActs)
    rows: FilmRows = field(default_factory=FilmRows)
    menus: Menus = field(default_factory=Menus)

    def films(self) -> list[TubeVideo]:
        """What is listed."""
        store = self.app.store
        if self.kind == "own":
            return []
        films = store.liked() if self.kind == "liked" else store.watched()
        words = self.search.words.lower().strip()
        return [one for one in films if words in one.title.lower()]

    def build(self) -> w.Widget:
        history = self.kind == "history"
        more = history and w.More(partial(self.menus.open, self.more))
        bar = look.bar(TITLES.get(self.kind, ""), more)
        films = self.films()
        box = history and w.SearchBar(
            "",
            field=self.search.box(tr("Search watch history")),
            actions=(self.search.clear_button(tr("Clear")),),
        )
        if films:
            rows = self.rows.listed(films, self.acts, "history" if history else "list")
            if history:
                rows = self._days(films, rows)
            body: w.Widget = w.Scroll(*rows, id="results", cls=look.RECYCLER, key="films")
        else:
            body = empty_state(EMPTY.get(self.kind, ""), "message", icon=w.Icon("movie", 72))
        top = w.Panel(box, padding=(12, 0, 12, 8), width="fill") if box else None
        return w.Page(bar, top, body, over=self.acts.said())

    def _days(self, films: list[TubeVideo], made: list[w.Widget]) -> list[w.Widget]:
        rows: list[w.Widget] = []
        before: TextLike = ""
        for film, row in zip(films, made, strict=True):
            watched = self.app.store.progress(film.id)
            day = self._day(watched.watched_ms if watched is not None else 0)
            if day != before:
                rows.append(w.Panel(w.Text(day, look.HEAD), padding=(12, 16, 12, 4)))
                before = day
            rows.append(row)
        return rows

    def _day(self, ms: int) -> TextLike:
        moment, now = local_time(self.phone, ms), local_time(self.phone)
        days = (now.date() - moment.date()).days
        if days in {0, 1}:
            return tr("Yesterday") if days else tr("Today")
        return short_date(moment, self.phone.display)

    def more(self) -> Sequence[MenuEntry]:
        """What lies under the three dots."""
        paused = self.app.prefs().get(names.PAUSE_HISTORY_KEY, default=False)
        text = tr("Turn on watch history") if paused else tr("Pause watch history")
        return (
            MenuEntry(text=tr("Clear all watch history"), act=self.ask_clear),
            MenuEntry(text=text, act=partial(self.pause, not paused)),
        )

    def ask_clear(self) -> None:
        """Ask before all of it goes."""
        dialog = Confirm(
            title=tr("Clear watch history?"),
            message=tr("Your watch history will be cleared from all YouTube apps."),
            positive=tr("Clear watch history"),
        )
        self.ask(dialog, self.clear)

    def clear(self, sure: bool) -> None:
        """Empty the list."""
        if sure:
            self.app.store.clear("history")
            self.acts.snackbar.say(tr("Watch history cleared"))

    def pause(self, on: bool) -> None:
        """Keep nothing from now on, or keep it again."""
        self.app.prefs().put(names.PAUSE_HISTORY_KEY, on)
        said = tr("Watch history paused") if on else tr("Watch history turned on")
        self.acts.snackbar.say(said)
