"""What was visited (history_main.xml, history_item_view.xml)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from itertools import groupby
from typing import ClassVar

from pytest_androidbench.phone.apps.chrome import look, names
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.clear_data import ClearData
from pytest_androidbench.phone.apps.chrome.visits import PageVisit
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.kit.web.addresses import host_of
from pytest_androidbench.phone.kit.web.favicon import favicon
from pytest_androidbench.phone.kit.web.url_field import UrlField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr


@dataclass(eq=False)
class ChromeHistory(AppScreen[ChromeApp, None]):
    """Visits by day, newest first."""

    activity: ClassVar[str] = names.HISTORY

    searching: bool = False
    words: str = ""
    chosen: Selection[str] = field(default_factory=Selection)

    def on_back(self) -> None:
        if len(self.chosen):
            self.chosen.end()
        elif self.searching:
            self.end_search()
        else:
            self.close()

    def build(self) -> w.Widget:
        visits = self.app.visits.latest(self.words.strip() if self.searching else "")
        return look.list_page(self._bar(), self._clear_row(visits), self._list(visits))

    def _bar(self) -> w.Widget:
        if len(self.chosen):
            copy = len(self.chosen) == 1 and w.BarButton(
                "content_copy", tr("Copy link"), id="selection_mode_copy_link", on_tap=self.copy
            )
            tab = w.BarButton("open_in_new", tr("Open in new tab"), id="selection_mode_open_in_tab",
                              on_tap=self.open_chosen)  # fmt: skip
            delete = w.BarButton("delete", tr("Remove"), id="selection_mode_delete_menu_id",
                                 on_tap=self.remove_chosen)  # fmt: skip
            return look.list_bar(tr("{n} selected", n=len(self.chosen)), self.chosen.end, copy,
                                 tab, delete, lead="arrow_back")  # fmt: skip
        if self.searching:
            words = UrlField(bind="words", hint=tr("Search your history"), id="search_text",
                             style="plain", action="search")  # fmt: skip
            words.weight = 1
            clear = w.IconButton("close", tr("Clear input"), id="clear_text_button",
                                 on_tap=self.clear_search)  # fmt: skip
            row = w.Row(w.Up(self.end_search), words, self.words != "" and clear, width="fill")
            return w.Panel(row, id="search_view", cls=look.LINEAR, height=56, width="fill")
        search = w.BarButton("search", tr("Search"), id="search_menu_id", on_tap=self.begin_search)
        close = w.BarButton("close", tr("Close"), id="close_menu_id", on_tap=self.close)
        return look.list_bar(tr("History"), self.close, search, close)

    def _clear_row(self, visits: Sequence[PageVisit]) -> w.Kid:
        if self.searching or not visits:
            return None
        button = w.Button(tr("Clear browsing data…"), "text", id="clear_browsing_data_button",
                          on_tap=self.clear)  # fmt: skip
        return w.Panel(w.Row(button, width="fill"), padding=(4, 4), width="fill")

    def _list(self, visits: Sequence[PageVisit]) -> w.Widget:
        if not visits:
            text = tr("No results") if self.searching else tr("No history here")
            return look.empty(text)
        rows: list[w.Widget] = []
        for title, of_day in groupby(visits, self._day):
            rows.append(look.day(title))
            rows.extend(self._row(visit) for visit in of_day)
        return look.rows(rows)

    def _row(self, visit: PageVisit) -> w.Widget:
        key = str(visit.id)
        selected = key in self.chosen
        toggle = partial(self.chosen.toggle, key)
        remove = look.end_button("delete", tr("Remove {title}", title=visit.shown),
                                 partial(self.remove, visit.url), f"remove {key}")  # fmt: skip
        return look.list_item(
            visit.shown,
            host_of(visit.url),
            lead=favicon(visit.shown, 36, "start_icon"),
            end=None if len(self.chosen) else remove,
            selected=selected,
            on_tap=toggle if len(self.chosen) else partial(self.open, visit.url),
            on_long=toggle,
        )

    def _day(self, visit: PageVisit) -> TextLike:
        """Today, yesterday, or the date (DateDividedAdapter)."""
        today, day = local_time(self.phone).date(), local_time(self.phone, visit.at_ms).date()
        shown = date_text(day, "yMMMd", self.phone.display.locale)
        if day == today:
            return tr("Today - {date}", date=shown)
        if day == today - timedelta(days=1):
            return tr("Yesterday - {date}", date=shown)
        return shown

    def open(self, url: str) -> None:
        """Show a page again."""
        self.close()
        self.start(self.app.in_same_tab(url))

    def remove(self, url: str) -> None:
        """Forget a page."""
        self.app.visits.forget(url)

    def begin_search(self) -> None:
        self.searching, self.words = True, ""
        self.focus("search_text")

    def clear_search(self) -> None:
        self.words = ""

    def end_search(self) -> None:
        self.searching, self.words = False, ""
        self.hide_keyboard()

    def clear(self) -> None:
        """Open the page that forgets more than history."""
        self.show(ClearData())

    def _chosen_urls(self) -> list[str]:
        return [v.url for v in self.app.visits.latest() if str(v.id) in self.chosen]

    def copy(self) -> None:
        """Copy the address of the one that is selected."""
        for url in self._chosen_urls():
            self.phone.clipboard.put(url, package=self.app.package)
        self.chosen.end()

    def open_chosen(self) -> None:
        """Open what is selected in tabs."""
        model = self.app.tabs.load()
        for url in self._chosen_urls():
            model.current = model.add(url).id
        self.app.tabs.save(model)
        self.close()

    def remove_chosen(self) -> None:
        """Forget what is selected."""
        for url in self._chosen_urls():
            self.app.visits.forget(url)
        self.chosen.end()
