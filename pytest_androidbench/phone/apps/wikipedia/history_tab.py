"""The tab Search: the way to a search, and what was read (HistoryFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.wikipedia import look
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.apps.wikipedia.article_acts import ArticleActs
from pytest_androidbench.phone.apps.wikipedia.schema import HistoryRow
from pytest_androidbench.phone.apps.wikipedia.store import LONGEST_TITLE
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.times import local_time, short_date
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr


@dataclass(eq=False)
class HistoryTab(AppPart[WikipediaApp]):
    """What was read, by days; a long press selects."""

    removed: list[HistoryRow] = field(default_factory=list)
    """What an undo puts back."""
    chosen: Selection[int] = field(default_factory=Selection)
    filtering: SearchField = field(default_factory=SearchField)
    acts: ArticleActs = field(default_factory=ArticleActs)

    def bar(self) -> w.Widget | None:
        """The bar while articles are selected, or filtered."""
        if len(self.chosen):
            lead = w.IconButton("close", tr("Done"), on_tap=self.chosen.end)
            remove = w.BarButton(
                "delete", tr("Delete"), id="menu_delete_selected", on_tap=self.remove_chosen
            )
            count = ntr("{n} selected", "{n} selected", len(self.chosen))
            return w.TopBar(count, lead=lead, actions=[remove])
        if self.filtering.open:
            box = self.filtering.box(tr("Filter history"))
            clear = self.filtering.clear_button(tr("Clear query"), id="search_close_btn")
            lead = w.IconButton("arrow_back", tr("Done"), on_tap=self.filtering.end)
            return w.TopBar(box, lead=lead, actions=[clear])
        return None

    def build(self) -> w.Widget:
        """The search box over the list."""
        words = self.filtering.words[:LONGEST_TITLE].strip().lower()
        read = self.app.library.read()
        rows = [row for row in read if words in (row.shown or row.title).lower()]
        search = None if self.filtering.open else look.search_card(self.search)
        if not read:
            text = tr("Track what you've been reading here.")
            body = look.said(tr("No recently viewed articles"), text, "history_empty")
        elif not rows:
            none = w.Text(tr("No results found in history"), w.BODY_LARGE, id="search_empty_text")
            body = w.Align(w.Panel(none, padding=32), weight=1)
        else:
            body = w.Scroll(*self._listed(rows), id="history_list", cls=look.RECYCLER)
        head = self._head() if read and not self.filtering.open else None
        snackbar = self.acts.snackbar.build()
        return w.Column(search, head, body, snackbar, across="stretch", weight=1)

    def _head(self) -> w.Widget:
        filter_ = w.IconButton(
            "filter_list", tr("Filter history"), id="history_filter", on_tap=self.filtering.begin
        )
        delete = w.IconButton(
            "delete", tr("Clear history"), id="history_delete", on_tap=self.ask_to_clear
        )
        title = w.Text(tr("History"), look.H1, lines=1, weight=1, id="history_title")
        return w.Panel(w.Row(title, filter_, delete, width="fill"), padding=(16, 0, 4, 0),
                       width="fill")  # fmt: skip

    def _listed(self, rows: list[HistoryRow]) -> list[w.Widget]:
        fields = {article.title: article.field for article in self.app.encyclopedia.all()}
        made: list[w.Widget] = []
        day = ""
        for row in rows:
            moment = local_time(self.phone, row.timestamp)
            shown = short_date(moment, self.phone.display)
            if shown != day:
                day = shown
                made.append(
                    w.Panel(w.Text(day, look.ABOUT, id="day_text"), padding=(16, 12, 16, 4))
                )
            made.append(self._row(row, fields.get(row.title, "")))
        return made

    def _row(self, row: HistoryRow, field_: str) -> w.Widget:
        tap = self.chosen.toggle if len(self.chosen) else self.open
        return look.page_row(
            row.shown or row.title, row.description, field_, f"history {row.id}",
            partial(tap, row.id), partial(self.chosen.toggle, row.id),
            selected=row.id in self.chosen,
        )  # fmt: skip

    def open(self, id_: int) -> None:
        """Read an article again."""
        row = self.app.library.history.get(id_)
        if row is not None:
            self.acts.open(row.title)

    def search(self) -> None:
        """Search."""
        self.show(self.app.page("search"))

    def ask_to_clear(self) -> None:
        """Ask whether all is to be forgotten."""
        text = tr("This will delete all of your browsing history. Are you sure?")
        dialog = Confirm(
            title=tr("Clear browsing history"), message=text, positive=tr("Yes"), negative=tr("No")
        )
        self.ask(dialog, self.cleared)

    def cleared(self, sure: bool) -> None:
        """Forget all, if that is wanted."""
        if sure:
            self.app.library.clear_history()

    def remove_chosen(self) -> None:
        """Forget what is selected, and offer to put it back."""
        table = self.app.library.history
        self.removed = [row for row in self.app.library.read() if row.id in self.chosen]
        table.remove(self.chosen.rows)
        self.chosen.end()
        text = ntr(
            "{n} article removed from history", "{n} articles removed from history",
            len(self.removed),
        )  # fmt: skip
        self.acts.snackbar.say(text, self.put_back)

    def put_back(self) -> None:
        """Undo."""
        for row in self.removed:
            self.app.library.history.save(row)
        self.removed = []
        self.acts.snackbar.hush()
