"""The settings (SettingsActivity's fragments)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.retromusic import look
from pytest_androidbench.phone.apps.retromusic.about import RetroAboutPage
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.backup_page import RetroBackupPage
from pytest_androidbench.phone.apps.retromusic.blacklist_dialog import BlacklistDialog
from pytest_androidbench.phone.apps.retromusic.categories_dialog import CategoriesDialog
from pytest_androidbench.phone.apps.retromusic.settings_rows import GROUPS, SettingsActs
from pytest_androidbench.phone.kit.preferences import Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(eq=False)
class RetroSettingsPage(AppScreen[RetroApp, None]):
    """The first page, which leads to the others."""

    def build(self) -> w.Widget:
        rows = [
            _group(
                group.icon, group.colour, group.title, group.summary, group.id,
                partial(self.open, place),
            )
            for place, group in enumerate(GROUPS)
        ]  # fmt: skip
        backups = _group(
            "restore", "#26c6da", tr("Backup & Restore"),
            tr("Backup and restore your settings, playlists"), "backup_restore_settings",
            partial(self.show, RetroBackupPage()),
        )  # fmt: skip
        about = _group(
            "info_outline", "#76ff03", tr("About"), tr("Team, social links"), "aboutSettings",
            partial(self.show, RetroAboutPage()),
        )  # fmt: skip
        column = w.Column(*rows, backups, about, across="stretch", id="container", cls=look.LINEAR)
        body = w.Scroll(column, id="scrollView", padding=(0, 8))
        frame = w.Panel(body, id="contentFrame", cls=look.FRAME, weight=1)
        return w.Page(look.bar(tr("Settings"), lead=w.Up(True)), frame)

    def open(self, place: int) -> None:
        """Show a page."""
        self.show(RetroSettingsGroup(place=place))


@dataclass(eq=False)
class RetroSettingsGroup(AppScreen[RetroApp, None]):
    """One of the pages."""

    place: int = 0
    rows: Preferences = field(
        default_factory=partial(Preferences, framed=True, switch_id="switchWidget")
    )

    def build(self) -> w.Widget:
        group = GROUPS[self.place]
        acts = SettingsActs(blacklist=self.open_blacklist, categories=self.open_categories)
        rows = self.rows.widgets(group.entries(acts))
        listed = w.Scroll(*rows, id="recycler_view", cls=look.RECYCLER)
        frame = w.Panel(listed, id="contentFrame", cls=look.FRAME, weight=1)
        return w.Page(look.bar(group.title, lead=w.Up(True)), frame)

    def open_categories(self) -> None:
        """Show which tabs there are."""
        self.show(CategoriesDialog())

    def open_blacklist(self) -> None:
        """Show what is left out."""
        self.show(BlacklistDialog())


def _group(
    icon: str, colour: str, title: Message, text: Message, id_: str, act: look.Act
) -> w.Widget:
    sign = w.Panel(
        w.Align(w.Icon(icon, 24, colour)),
        look=w.Look(background=f"{colour}26", radius=20),
        id="icon",
        cls=look.IMAGE,
        width=40,
        height=40,
    )
    words = w.Column(
        w.Text(title, w.BODY_LARGE, lines=1, id="title"),
        w.Text(text, look.SECOND, lines=2, id="text"),
        gap=2,
        weight=1,
    )
    row = w.Row(sign, words, gap=24, width="fill")
    return w.Panel(row, padding=16, id=id_, cls=look.FRAME, width="fill", on_tap=act)
