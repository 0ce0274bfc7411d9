"""What is done with an article wherever it is shown: open, save, share, copy its address."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final
from urllib.parse import quote

from pytest_androidbench.phone.apps.wikipedia import names
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.apps.wikipedia.schema import ReadingListRow
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr

DEFAULT_NAME: Final = "Saved"


def address(title: str) -> str:
    """Where an article is in the web."""
    return f"https://{names.WIKI}/wiki/{quote(title.replace(' ', '_'))}"


def list_name(row: ReadingListRow) -> str:
    """What a reading list is called."""
    return row.title or DEFAULT_NAME


@dataclass(eq=False)
class ArticleActs(AppPart[WikipediaApp]):
    """Acts on articles by their titles, and says what was done."""

    title: str = ""
    """What was saved last."""
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    menus: Menus = field(default_factory=Menus)

    def open(self, title: str) -> None:
        """Read an article."""
        self.show(self.app.page("article", title=title))

    def menu(self, title: str, at: str) -> None:
        """Show what can be done with an article, at the widget of a key."""
        self.menus.open(self.entries, at, title)

    def entries(self, title: str) -> list[MenuEntry]:
        """The rows of that menu (LongPressMenu.kt)."""
        return [
            MenuEntry(text=tr("Open"), act=partial(self.open, title)),
            *self.saving(title),
            MenuEntry(text=tr("Share link"), act=partial(self.share, title)),
            MenuEntry(text=tr("Copy link address"), act=partial(self.copy, title)),
        ]

    def saving(self, title: str) -> list[MenuEntry]:
        """What can be done with reading lists."""
        inside = self.app.library.lists_of(title)
        if not inside:
            return [MenuEntry(text=tr("Save"), act=partial(self.save, title))]
        another = MenuEntry(
            text=tr("Add to another reading list"), act=partial(self.add_to_list, title)
        )
        out = [
            MenuEntry(
                text=tr("Remove from {name}", name=list_name(row)),
                act=partial(self.remove, title, row.id),
            )
            for row in inside[:6]
        ]
        return [another, *out]

    def save(self, title: str) -> None:
        """Save to the default list, and offer another one."""
        article = self.app.encyclopedia.get(title)
        if article is None:
            return
        self.title = article.title
        self.app.library.add(self.app.library.default.id, article)
        text = tr("Saved {title}. Do you want to add it to a list?", title=article.title)
        self.snackbar.say(text, self.add_last, label=tr("Add to list"))

    def add_last(self) -> None:
        """Put what was saved last into a list."""
        self.snackbar.hush()
        self.add_to_list(self.title)

    def add_to_list(self, title: str) -> None:
        """Ask for a list to add to."""
        self.ask(self.app.page("save", title=title), self.added, title)

    def added(self, title: str, list_: int) -> None:
        """Put an article into the list that was chosen."""
        article = self.app.encyclopedia.get(title)
        row = self.app.library.lists.get(list_)
        if article is None or row is None:
            return
        if self.app.library.add(list_, article):
            text = tr("Added {title} to {name}.", title=article.title, name=list_name(row))
        else:
            text = tr(
                "All good! {name} already contains {title}.",
                name=list_name(row), title=article.title,
            )  # fmt: skip
        self.snackbar.say(text)

    def remove(self, title: str, list_: int) -> None:
        """Take an article out of a list."""
        row = self.app.library.lists.get(list_)
        self.app.library.take_out(list_, title)
        if row is not None:
            text = tr("{title} removed from {name}", title=title, name=list_name(row))
            self.snackbar.say(text)

    def share(self, title: str) -> None:
        """Send an article's address to another app."""
        self.phone.activities.share(text=address(title), subject=title, caller=self.screen)

    def copy(self, title: str) -> None:
        """Put an article's address into the clipboard."""
        self.phone.clipboard.put(address(title), package=names.PACKAGE)
        self.snackbar.say(tr("Copied to clipboard"))
