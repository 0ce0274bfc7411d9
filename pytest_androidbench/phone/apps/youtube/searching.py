"""Looking for films: words, what one may mean, results and filters."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.youtube import look
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.casting import CastButton
from pytest_androidbench.phone.apps.youtube.film_acts import FilmActs
from pytest_androidbench.phone.apps.youtube.films import FilmRows
from pytest_androidbench.phone.apps.youtube.finding import (
    DATES,
    KINDS,
    LENGTHS,
    ORDERS,
    SearchFilter,
    found,
    suggested,
)
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

FIELD: Final = "search_edit_text"
LONGEST: Final = 128
MOST_PAST: Final = 20


@dataclass(eq=False)
class TubeSearch(AppScreen[YouTubeApp, None]):
    """The field over what was searched for before, or over what was found."""

    words: str = ""
    typing: bool = True
    wanted: SearchFilter = field(default_factory=SearchFilter)
    acts: FilmActs = field(default_factory=FilmActs)
    rows: FilmRows = field(default_factory=FilmRows)
    cast: CastButton = field(default_factory=CastButton)

    def on_open(self) -> None:
        if self.typing:
            self.focus(FIELD)

    def build(self) -> w.Widget:
        body = self._proposals() if self.typing else self._results()
        return w.Page(self._bar(), body, over=self.acts.said())

    def _bar(self) -> w.Widget:
        clear = w.IconButton(
            "close", tr("Clear"), id="search_clear", cls=look.IMAGE, on_tap=self.clear
        )
        if not self.typing:
            query = w.Panel(
                w.Text(self.words, w.BODY_LARGE, lines=1, id="search_query"),
                padding=(16, 8),
                look=w.Look(background="surface_container", radius=18),
                width="fill",
                cls=look.GROUP,
                on_tap=self.again,
            )
            tune = w.IconButton(
                "tune", tr("Search filters"), colour="on_surface", id="menu_filter_results",
                cls=look.IMAGE, on_tap=self.choose_filter,
            )  # fmt: skip
            return w.TopBar(query, lead=w.Up(True), views=(clear, self.cast.build(), tune),
                            id="toolbar")  # fmt: skip
        box = w.TextField(
            bind="words", hint=tr("Search YouTube"), id=FIELD, style="plain", action="search",
            on_done=self.search, max_length=LONGEST,
        )  # fmt: skip
        return w.TopBar(box, lead=w.Up(True), views=(self.words != "" and clear,), id="toolbar")

    def _proposals(self) -> w.Widget:
        store = self.app.store
        recent = [
            self._proposal("history", one.query, one.id)
            for one in store.searches.latest(self.words, MOST_PAST, beginning=True)
        ]
        known = {one.query for one in store.searches.latest(most=MOST_PAST)}
        others = [
            self._proposal("search", words, 0)
            for words in suggested(store, self.words)
            if words not in known
        ]
        return w.Scroll(*recent, *others, id="results", cls=look.RECYCLER, key="proposals")

    def _proposal(self, icon: str, words: str, id_: int) -> w.Widget:
        take = w.IconButton(
            "call_made", tr("Edit suggestion {words}", words=words), key=f"edit {words}",
            id="edit_suggestion", cls=look.IMAGE, on_tap=partial(self.take, words),
        )  # fmt: skip
        line = w.Row(
            w.Icon(icon, id="search_type_icon"),
            w.Text(words, w.BODY_LARGE, lines=1, weight=1, id="text"),
            take,
            gap=16,
            width="fill",
        )
        return w.Panel(
            line, padding=(16, 0, 4, 0), min_height=52, width="fill", cls=look.LINEAR,
            id="search_suggestion_entry", key=f"proposal {words}",
            on_tap=partial(self.find, words),
            on_long=partial(self.ask_forget, id_) if id_ else None,
        )  # fmt: skip

    def _results(self) -> w.Widget:
        results = found(self.app.store, self.words, self.wanted)
        made = [self.rows.channel_row(one, self.acts) for one in results.channels]
        made += self.rows.cards(results.videos, self.acts)
        if not made:
            text = tr("No results found")
            return empty_state(text, "message", look.HEAD, icon=w.Icon("search", 72))
        return w.Scroll(*made, id="results", cls=look.RECYCLER, key="found")

    def search(self) -> None:
        """Look for what was typed."""
        if self.words.strip():
            self.find(self.words.strip())

    def find(self, words: str) -> None:
        """Look for words, and keep them."""
        self.words, self.typing, self.wanted = words[:LONGEST], False, SearchFilter()
        self.app.store.searched(self.words)
        self.hide_keyboard()

    def take(self, words: str) -> None:
        """Put words into the field, so that more can be typed."""
        self.words = words
        self.focus(FIELD)
        self.select(FIELD, len(words))

    def again(self) -> None:
        """Change what is searched for."""
        self.typing = True
        self.focus(FIELD)

    def clear(self) -> None:
        """Empty the field."""
        self.words, self.typing = "", True
        self.focus(FIELD)

    def ask_forget(self, id_: int) -> None:
        """Ask about words that were searched for before."""
        one = self.app.store.searches.table.get(id_)
        dialog = Confirm(
            title=one.query if one is not None else None,
            message=tr("Remove from search history?"),
            positive=tr("Remove"),
        )
        self.ask(dialog, self.forget, id_)

    def forget(self, id_: int, sure: bool) -> None:
        """Drop them."""
        if sure:
            self.app.store.searches.table.remove([id_])

    def choose_filter(self) -> None:
        """Leave fewer results."""
        self.ask(SearchFilters(wanted=self.wanted), self.filtered)

    def filtered(self, chosen: SearchFilter) -> None:
        """Show what is left."""
        self.wanted = chosen
        self.scroll_to_start("found")

    def on_back(self) -> None:
        if self.wanted != SearchFilter() and not self.typing:
            self.wanted = SearchFilter()
        else:
            self.close()


@dataclass(eq=False)
class SearchFilters(AppScreen[YouTubeApp, SearchFilter]):
    """Order, kind, age and length of what is searched for."""

    window: ClassVar[WindowKind] = "dialog"

    wanted: SearchFilter = field(default_factory=SearchFilter)

    def build(self) -> w.Widget:
        now = self.wanted
        rows = w.Column(
            self._line(tr("Sort by"), "order", ORDERS, now.order),
            self._line(tr("Type"), "kind", KINDS, now.kind),
            self._line(tr("Upload date"), "date", tuple(DATES), now.date),
            self._line(tr("Duration"), "length", tuple(LENGTHS), now.length),
            across="stretch",
        )
        buttons = (
            w.DialogButton(text=tr("Apply"), on_tap=partial(self.close, now)),
            w.DialogButton(text=tr("Cancel"), on_tap=self.close),
        )
        return w.Dialog(tr("Search filters"), body=rows, buttons=buttons)

    def _line(self, title: TextLike, name: str, values: tuple[str, ...], now: str) -> w.Widget:
        spinner = w.Spinner(
            [tr(one) for one in values], values.index(now), partial(self.put, name, values),
            id=f"{name}_spinner",
        )  # fmt: skip
        spinner.weight = 1
        return w.Row(w.Text(title, w.BODY, width=104), spinner, width="fill")

    def put(self, name: str, values: tuple[str, ...], place: int) -> None:
        """Choose one of several values."""
        self.wanted = replace(self.wanted, **{name: values[place]})
