"""One reading list (ReadingListFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.wikipedia import look, names
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.apps.wikipedia.article_acts import ArticleActs, list_name
from pytest_androidbench.phone.apps.wikipedia.saved_tab import summary
from pytest_androidbench.phone.apps.wikipedia.schema import SavedPage
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, ntr, tr

ORDERS: Final = (
    tr("Sort by name"), tr("Sort by name (reverse)"), tr("Sort by date added (newest)"),
    tr("Sort by date added (oldest)"),
)  # fmt: skip


@dataclass(eq=False)
class ReadingListPage(AppScreen[WikipediaApp, None]):
    """Its articles; a long press selects."""

    activity: ClassVar[str] = names.READING_LIST

    number: int = 0
    """Of the list."""
    order: int = 0
    removed: list[SavedPage] = field(default_factory=lambda: [])
    """What an undo puts back."""
    chosen: Selection[int] = field(default_factory=Selection)
    acts: ArticleActs = field(default_factory=ArticleActs)
    menus: Menus = field(default_factory=Menus)

    def _pages(self) -> list[SavedPage]:
        pages = self.app.library.pages_of(self.number)
        if self.order < 2:
            return sorted(pages, key=lambda page: page.title.lower(), reverse=self.order == 1)
        return pages if self.order == 2 else pages[::-1]

    def build(self) -> w.Widget:
        pages = self._pages()
        nothing = w.Text(
            tr("You have no articles added to this list."), w.BODY_LARGE,
            id="reading_list_empty_text", align="center",
        )  # fmt: skip
        rows = [self._row(page) for page in pages]
        body: w.Widget = w.Scroll(
            self._head(pages), *rows, id="reading_list_recycler_view", cls=look.RECYCLER
        )
        if not pages:
            body = w.Align(w.Panel(nothing, padding=32), weight=1)
        return w.Page(self._bar(), body, over=self.acts.snackbar.build())

    def _bar(self) -> w.Widget:
        if len(self.chosen):
            lead = w.IconButton("close", tr("Done"), on_tap=self.chosen.end)
            remove = w.BarButton(
                "delete", tr("Remove"), id="menu_delete_selected", on_tap=self.remove_chosen
            )
            count = ntr("{n} selected", "{n} selected", len(self.chosen))
            return w.TopBar(count, lead=lead, actions=[remove])
        sort = w.BarButton("sort", tr("Sort"), id="menu_sort_options", key="sort",
                           on_tap=partial(self.menus.open, self.orders, "sort"))  # fmt: skip
        return w.TopBar(self._name(), back=True, actions=[sort], id="reading_list_toolbar")

    def _name(self) -> str:
        row = self.app.library.lists.get(self.number)
        return list_name(row) if row is not None else ""

    def _head(self, pages: list[SavedPage]) -> w.Widget:
        row = self.app.library.lists.get(self.number)
        about = row.description if row is not None else ""
        words = w.Column(
            w.Text(about, w.BODY_LARGE, id="item_description") if about else None,
            w.Text(summary(pages), look.ABOUT, id="item_reading_list_statistical_description"),
            gap=4,
        )
        return w.Panel(words, padding=16, width="fill")

    def _row(self, page: SavedPage) -> w.Widget:
        article = self.app.encyclopedia.get(page.title)
        tap = self.chosen.toggle if len(self.chosen) else self.open
        key = f"page {page.id}"
        dots = w.IconButton(
            "more_vert", tr("More options"), id="page_list_item_action", key=f"{key} menu",
            cls=look.IMAGE, on_tap=partial(self.acts.menu, page.title, f"{key} menu"),
        )  # fmt: skip
        return look.page_row(
            page.shown or page.title, page.description, article.field if article else "", key,
            partial(tap, page.id), partial(self.chosen.toggle, page.id),
            selected=page.id in self.chosen, trailing=dots,
        )  # fmt: skip

    def orders(self) -> list[MenuEntry]:
        """The rows of the menu of orders."""
        return [self._order(at, text) for at, text in enumerate(ORDERS)]

    def _order(self, at: int, text: Message) -> MenuEntry:
        act = partial(self.sort, at)
        return MenuEntry(text=text, act=act, checked=at == self.order, radio=True)

    def sort(self, order: int) -> None:
        """List in another order."""
        self.order = order

    def open(self, page: int) -> None:
        """Read an article."""
        row = self.app.library.pages.get(page)
        if row is not None:
            self.acts.open(row.title)

    def remove_chosen(self) -> None:
        """Take what is selected out of the list, and offer to put it back."""
        table = self.app.library.pages
        self.removed = [page for page in self._pages() if page.id in self.chosen]
        table.remove(self.chosen.rows)
        self.chosen.end()
        text = ntr(
            "{n} article removed from list", "{n} articles removed from list", len(self.removed)
        )
        self.acts.snackbar.say(text, self.put_back)

    def put_back(self) -> None:
        """Undo."""
        for page in self.removed:
            self.app.library.pages.save(page)
        self.removed = []
        self.acts.snackbar.hush()

    def on_back(self) -> None:
        if len(self.chosen):
            self.chosen.end()
        else:
            self.close()
