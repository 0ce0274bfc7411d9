"""What the owner has kept."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.x import look
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.post_acts import PostActs
from pytest_androidbench.phone.apps.x.post_row import PostRows
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class BookmarksPage(AppScreen[XApp, None]):
    """Posts, the last kept first."""

    acts: PostActs = field(default_factory=PostActs)
    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        store = self.app.store
        bar = look.bar(tr("Bookmarks"), w.More(self.open_menu), subtitle=look.at(store.me))
        rows = PostRows(self.app, self.acts)
        listed = rows.listed(store.posts.marked("bookmarks"),
                             tr("Save posts for later. Bookmark posts to easily find them again "
                                "in the future."))  # fmt: skip
        return w.Page(bar, listed, over=self.acts.snackbar.build())

    def open_menu(self) -> None:
        """Show what can be done with all of them."""
        self.menus.open(self.more)

    def more(self) -> list[MenuEntry]:
        """The one thing."""
        return [MenuEntry(text=tr("Clear all Bookmarks"), act=self.ask_clear)]

    def ask_clear(self) -> None:
        """Make sure."""
        question = Confirm(
            title=tr("Clear all Bookmarks?"), positive=tr("Clear"),
            message=tr("This can't be undone and you'll remove all posts you've added to your "
                       "Bookmarks."),
        )  # fmt: skip
        self.ask(question, self.clear)

    def clear(self, sure: bool) -> None:
        """Keep none."""
        if sure:
            self.app.store.posts.clear_bookmarks()
