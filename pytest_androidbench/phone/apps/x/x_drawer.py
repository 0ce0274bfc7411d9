"""The drawer of X."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.x import look
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.kit.drawer import Drawer, DrawerRow
from pytest_androidbench.phone.system.amounts import grouped_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

PAGES: Final[tuple[tuple[str, Mapping[str, object]], ...]] = (
    ("profile_page:ProfilePage", {}),
    ("", {}),
    ("bookmarks_page:BookmarksPage", {}),
    ("lists:ListsPage", {}),
    ("drafts_page:DraftsPage", {}),
    ("settings:XSettings", {}),
    ("settings:XSettings", {"page": "help"}),
    ("user_row:PeoplePage", {"kind": "following"}),
    ("user_row:PeoplePage", {"kind": "followers"}),
)
"""Where the rows lead, and behind them the numbers above; "": to a tab of the main page."""


@dataclass(eq=False)
class XDrawer(Drawer[XApp]):
    """Closes with the place of a row, or of one of the numbers."""

    view_id: ClassVar[str | None] = "drawer"
    rows: ClassVar = (
        DrawerRow(text=tr("Profile"), icon="person_outline"),
        DrawerRow(text=tr("Communities"), icon="people"),
        DrawerRow(text=tr("Bookmarks"), icon="bookmark_border"),
        DrawerRow(text=tr("Lists"), icon="list_alt"),
        DrawerRow(text=tr("Drafts"), icon="edit_note"),
        DrawerRow(text=tr("Settings and privacy"), icon="settings"),
        DrawerRow(text=tr("Help Center"), icon="help_outline"),
    )

    def header(self) -> w.Kid:
        store = self.app.store
        following, followers = store.counts(store.me)
        words = w.Column(
            look.face(store.me, 48),
            w.Text(store.me.name, w.TextStyle(18, 700), lines=1, id="drawer_name"),
            w.Text(look.at(store.me), look.SECOND, lines=1, id="drawer_handle"),
            w.Row(
                self._number(following, "following_count", 7),
                self._number(followers, "followers_count", 8),
                gap=16,
            ),
            gap=6,
        )
        return w.Panel(words, padding=(20, 20, 20, 12), id="drawer_header", width="fill",
                       on_tap=partial(self.close, 0))  # fmt: skip

    def _number(self, count: int, id: str, place: int) -> w.Widget:  # noqa: A002
        shown = grouped_text(count, self.phone.display.locale)
        text = tr("{n} Following", n=shown) if place == 7 else tr("{n} Followers", n=shown)
        return w.Panel(
            w.Text(text, look.SECOND, lines=1), padding=(0, 6), id=id,
            on_tap=partial(self.close, place),
        )  # fmt: skip
