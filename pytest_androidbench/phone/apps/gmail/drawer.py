"""The drawer: all pages with how many are new there, one's own labels, and the settings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.labels import (
    CATEGORIES,
    DRAFT,
    FOLDERS,
    OUTBOX,
    SCHEDULED,
    SNOOZED,
    MailPage,
)
from pytest_androidbench.phone.apps.gmail.store import MailStore
from pytest_androidbench.phone.kit.drawer import Drawer
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

COUNTS_ALL: Final = frozenset({DRAFT, OUTBOX, SCHEDULED, SNOOZED})
NEW_LABEL, SETTINGS, HELP = 1000, 1001, 1002
MOST: Final = 99


def pages(store: MailStore) -> list[MailPage]:
    """All pages, in the drawer's order."""
    return [*FOLDERS, *store.own_labels()]


@dataclass(eq=False)
class MailDrawer(Drawer[GmailApp]):
    """Closes with the place of a page, or what else was tapped."""

    def header(self) -> w.Kid:
        name = w.Text("Gmail", w.TITLE.coloured("error"), id="gmail_logo")
        return w.Panel(name, padding=(20, 16), width="fill")

    def pages(self) -> w.Widget:
        there = pages(self.app.store)
        first = sum(each.label in CATEGORIES for each in FOLDERS)
        rows = [self._page(place, each) for place, each in enumerate(there)]
        return w.Scroll(
            w.Divider(),
            *rows[:first],
            self._heading(tr("All labels")),
            *rows[first : len(FOLDERS)],
            self._heading(tr("Labels")),
            *rows[len(FOLDERS) :],
            self._line(tr("Create new"), "add", NEW_LABEL),
            w.Divider(),
            self._line(tr("Settings"), "settings", SETTINGS),
            self._line(tr("Help & feedback"), "help_outline", HELP),
            id="list",
            cls="android.widget.ListView",
        )

    @staticmethod
    def _heading(text: TextLike) -> w.Widget:
        return w.Panel(w.Text(text, w.LABEL_SMALL, id="heading"), padding=(20, 12, 16, 8))

    def _page(self, place: int, page: MailPage) -> w.Widget:
        chosen = place == self.chosen
        return self._line(page.name, page.icon, place, self._count(page), chosen=chosen)

    def _count(self, page: MailPage) -> str:
        if not page.counts and page in FOLDERS:
            return ""
        threads = self.app.store.threads(page.label)
        count = sum(page.label in COUNTS_ALL or one.unread for one in threads)
        return "" if not count else f"{MOST}+" if count > MOST else str(count)

    def _line(
        self, text: TextLike, icon: str, place: int, count: str = "", *, chosen: bool = False
    ) -> w.Widget:
        weight = 500 if count or chosen else 400
        row = w.Row(
            w.Icon(icon, colour="on_surface"),
            w.Text(text, w.TextStyle(14, weight), id="hub_drawer_label_title", lines=1, weight=1),
            w.Text(count, w.TextStyle(12, weight), id="unread") if count else None,
            gap=20,
            width="fill",
        )
        look = w.Look(background="secondary_container" if chosen else None, radius=24)
        inner = w.Panel(row, padding=(20, 12), look=look, min_height=48, width="fill")
        return w.Panel(
            inner,
            padding=(0, 0, 8, 0),
            width="fill",
            id="drawer_item",
            cls="android.widget.LinearLayout",
            selected=chosen,
            on_tap=partial(self.close, place),
        )
