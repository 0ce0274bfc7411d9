"""The search (SearchFragment.kt, RecentSearchesFragment.kt, SearchResultsFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.wikipedia import look, names
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.apps.wikipedia.article_acts import ArticleActs
from pytest_androidbench.phone.apps.wikipedia.store import LONGEST_TITLE
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class WikiSearch(AppScreen[WikipediaApp, None]):
    """What was searched for before, and what is found."""

    activity: ClassVar[str] = names.SEARCH

    search: SearchField = field(default_factory=partial(SearchField, rewinds="search_results_list"))
    acts: ArticleActs = field(default_factory=ArticleActs)

    def on_open(self) -> None:
        self.search.begin()

    def build(self) -> w.Widget:
        words = self.search.words[:LONGEST_TITLE]
        clear = self.search.clear_button(tr("Clear query"), id="search_close_btn")
        box = self.search.box(look.SEARCH_WIKIPEDIA, cls="android.widget.AutoCompleteTextView")
        bar = w.TopBar(box, back=True, views=[clear], id="search_toolbar")
        body = self._found(words) if words.strip() else self._recent()
        return w.Page(bar, w.Divider(), body, over=self.acts.snackbar.build(),
                      id="search_container")  # fmt: skip

    def _found(self, words: str) -> w.Widget:
        articles = self.app.encyclopedia.found(words)
        if not articles:
            none = w.Text(tr("No results"), w.BODY_LARGE, id="results_text")
            return w.Align(w.Panel(none, padding=32), down="top", weight=1)
        rows = [
            look.article_row(
                article, f"found {article.title}", partial(self.open, article.title),
                partial(self.acts.menu, article.title, f"found {article.title}"),
            )
            for article in articles
        ]  # fmt: skip
        return w.Scroll(*rows, id="search_results_list", cls=look.RECYCLER)

    def _recent(self) -> w.Widget:
        recent = self.app.library.searches()
        if not recent:
            text = tr("Search and read the free encyclopedia in your language")
            return look.said("", text, "search_empty")
        delete = w.IconButton(
            "delete", tr("Clear history"), id="recent_searches_delete_button",
            on_tap=self.ask_to_clear,
        )  # fmt: skip
        title = w.Text(tr("Recent searches:"), look.H1, lines=1, weight=1, id="list_title")
        head = w.Panel(w.Row(title, delete, width="fill"), padding=(16, 8, 4, 0), width="fill")
        rows = [
            w.Panel(
                w.Text(words, w.BODY_LARGE, lines=1, id="text1"), padding=(16, 14), width="fill",
                key=f"recent {words}", cls=look.LINEAR, on_tap=partial(self.search.put, words),
                on_long=partial(self.app.library.forget_search, words),
            )
            for words in recent
        ]  # fmt: skip
        listed = w.Scroll(*rows, id="recent_searches_recycler", cls=look.RECYCLER)
        return w.Column(head, listed, across="stretch", weight=1)

    def open(self, title: str) -> None:
        """Read an article that was found."""
        self.app.library.searched(self.search.words)
        self.acts.open(title)

    def ask_to_clear(self) -> None:
        """Ask whether all searches are to be forgotten."""
        text = tr("Are you sure you want to clear your search history?")
        self.ask(Confirm(message=text, positive=tr("Yes"), negative=tr("No")), self.cleared)

    def cleared(self, sure: bool) -> None:
        """Forget the searches, if that is wanted."""
        if sure:
            self.app.library.forget_searches()
