"""The reading lists (ReadingListsFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.wikipedia import look
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.apps.wikipedia.article_acts import list_name
from pytest_androidbench.phone.apps.wikipedia.pictures import ArticlePicture
from pytest_androidbench.phone.apps.wikipedia.saving import NewList
from pytest_androidbench.phone.apps.wikipedia.schema import ReadingListRow, SavedPage
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, ntr, tr

SORT: Final = ListPreference(
    key="readingListSortMode",
    title=tr("Sort by…"),
    values={
        "0": tr("Sort by name"),
        "1": tr("Sort by name (reverse)"),
        "3": tr("Sort by date created (newest)"),
        "2": tr("Sort by date created (oldest)"),
    },
    default="0",
)
_ORDERS: Final = {
    "0": "listTitle COLLATE NOCASE, id",
    "1": "listTitle COLLATE NOCASE DESC, id",
    "2": "id",
    "3": "id DESC",
}


def summary(pages: list[SavedPage]) -> Message:
    """How many articles a list has, and how much they take."""
    size = sum(page.size for page in pages) / 1_000_000
    return ntr("{n} article, {size} MB", "{n} articles, {size} MB", len(pages), size=f"{size:.2f}")


@dataclass(eq=False)
class SavedTab(AppPart[WikipediaApp]):
    """Each list with its four first pictures; the default one is always there."""

    menus: Menus = field(default_factory=Menus)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    def build(self) -> w.Widget:
        """The rows."""
        order = _ORDERS[SORT.value(self.app.prefs())]
        rows = self.app.library.lists.all(f"ORDER BY (listTitle != ''), {order}")
        pages = {row.id: self.app.library.pages_of(row.id) for row in rows}
        if len(rows) <= 1 and not any(pages.values()):
            text = tr("Add articles to a list for reading later, even when you're offline.")
            body = look.said(tr("No saved pages yet"), text, "empty")
        else:
            made = [self._row(row, pages[row.id]) for row in rows]
            body = w.Scroll(*made, id="recycler_view", cls=look.RECYCLER)
        return w.Column(body, self.snackbar.build(), across="stretch", weight=1)

    def _row(self, row: ReadingListRow, pages: list[SavedPage]) -> w.Widget:
        key = f"list {row.id}"
        about = row.description or (
            None if row.title else tr("Default list for your saved articles")
        )
        words = w.Column(
            w.Text(list_name(row), look.NAME, lines=1, id="item_title"),
            w.Text(
                summary(pages), look.ABOUT, lines=1, id="item_reading_list_statistical_description"
            ),
            w.Text(about, look.ABOUT, lines=2, id="item_description") if about else None,
            gap=2,
            weight=1,
        )  # fmt: skip
        dots = w.IconButton(
            "more_vert", tr("More options"), id="item_overflow_menu", key=f"{key} menu",
            cls=look.IMAGE, on_tap=partial(self.menus.open, self.entries, f"{key} menu", row.id),
        )  # fmt: skip
        content = w.Row(words, self._pictures(pages), dots, gap=8, width="fill")
        return w.Panel(
            content, padding=(16, 12, 4, 12), id="item", key=key, cls=look.GROUP, width="fill",
            on_tap=partial(self.open, row.id),
        )  # fmt: skip

    def _pictures(self, pages: list[SavedPage]) -> w.Widget | None:
        if not pages:
            return None
        articles = [self.app.encyclopedia.get(page.title) for page in pages[:4]]
        made = [
            ArticlePicture(
                page.title, article.field if article is not None else "", radius=4, width=32,
                height=32, id=f"item_image_{number}",
            )
            for number, (page, article) in enumerate(zip(pages, articles, strict=False), 1)
        ]  # fmt: skip
        rows = [w.Row(*made[first : first + 2], gap=2) for first in range(0, len(made), 2)]
        return w.Column(*rows, gap=2)

    def more(self) -> None:
        """Show what the three dots of the bar have (ReadingListsOverflowView.kt)."""
        self.menus.open(self.bar_entries)

    def bar_entries(self) -> list[MenuEntry]:
        """The rows behind the three dots of the bar."""
        return [
            MenuEntry(text=tr("Sort by…"), act=self.sort),
            MenuEntry(text=tr("Create new list"), act=self.create),
        ]

    def entries(self, list_: int) -> list[MenuEntry]:
        """The rows behind the three dots of a list (menu_reading_list_item.xml)."""
        row = self.app.library.lists.get(list_)
        own = row is not None and bool(row.title)
        return [
            MenuEntry(text=tr("Edit name/description"), act=partial(self.edit, list_), enabled=own),
            MenuEntry(text=tr("Delete list"), act=partial(self.delete, list_), enabled=own),
        ]

    def sort(self) -> None:
        """Ask for an order."""
        self.show(SORT.dialog(self.app.prefs()))

    def open(self, list_: int) -> None:
        """Show a list."""
        self.show(self.app.page("list", number=list_))

    def create(self) -> None:
        """Ask for the name of a new list."""
        self.ask(NewList(), self.created)

    def created(self, texts: tuple[str, str]) -> None:
        """Make a list."""
        self.app.library.create(*texts)

    def edit(self, list_: int) -> None:
        """Ask for another name."""
        row = self.app.library.lists.get(list_)
        if row is not None:
            dialog = NewList(number=row.id, name=row.title, description=row.description)
            self.ask(dialog, self.edited, list_)

    def edited(self, list_: int, texts: tuple[str, str]) -> None:
        """Give a list another name."""
        self.app.library.lists.put(list_, title=texts[0], description=texts[1])

    def delete(self, list_: int) -> None:
        """Ask whether a list is to go."""
        row = self.app.library.lists.get(list_)
        if row is not None:
            text = tr("Are you sure you want to delete {name}?", name=list_name(row))
            self.ask(Confirm(message=text), self.deleted, list_)

    def deleted(self, list_: int, sure: bool) -> None:
        """Remove a list, if that is wanted."""
        row = self.app.library.lists.get(list_)
        if sure and row is not None:
            self.app.library.delete(list_)
            self.snackbar.say(tr("{name} deleted", name=list_name(row)))
