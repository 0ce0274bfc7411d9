"""The icons and the overflow menu of the main screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.calendar.config import DISPLAYED, LIST, MONTHLY_DAILY, VIEW
from pytest_androidbench.phone.apps.calendar.exchange import Exchange
from pytest_androidbench.phone.apps.calendar.places import VIEWS, changed
from pytest_androidbench.phone.apps.calendar.type_dialogs import FilterTypes
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog
from pytest_androidbench.phone.apps.simple.search_menu import SearchMenu
from pytest_androidbench.phone.kit.dialogs import Label, OverflowMenu
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

MENU_DP: Final = 280
ICONS: Final = 2
"""So many icons fit beside the three dots."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One entry of the menu."""

    id: str
    text: str
    run: Callable[[], None]
    icon: str = ""
    """What it looks like where there is room for it."""
    always: bool = False
    """Whether it is an icon in any case."""


@dataclass(eq=False)
class Menus(Exchange):
    """The part of the main screen that has the menu."""

    def bar(self) -> w.Widget:
        """The bar at the top: the search field with the icons, or what is selected."""
        if self.selected:
            return self.selection_bar()
        return SearchMenu(
            back=self.searching or len(self.stack) > 1,
            on_icon=self.press_icon,
            on_focus=self.start_search,
            actions=self._icons(),
        ).build()

    def press_icon(self) -> None:
        """The sign before the search field."""
        if self.searching:
            self.close_search()
        elif not self.leave_view():
            self.focus("top_toolbar_search")
            self.start_search()

    def _icons(self) -> list[w.Kid]:
        shown = self._shown_entries()
        icons: list[w.Kid] = [
            w.BarButton(entry.icon, tr(entry.text), id=entry.id, on_tap=entry.run)
            for entry in self.entries()
            if entry.id in shown
        ]
        return [*icons, w.More(self.open_menu)]

    def entries(self) -> list[Entry]:
        """All entries of the menu that are of use now, in their order."""
        config, today = self.store.config, self.store.moments.today
        view = self.spot.view
        away = self.scrolled if view == LIST else not self.spot.shows(today, config)
        filters = len(self.store.types()) > 1 or not config.get(DISPLAYED)
        found = [
            away and not self.searching and Entry(
                id="go_to_today", text="Go to today", run=self.go_to_today, icon="today",
                always=True),
            Entry(id="change_view", text="Change view", run=self.change_view, icon="view_agenda",
                  always=True),
            filters and Entry(id="filter", text="Filter events by type", run=self.filter_types,
                              icon="filter_list"),
            view != LIST and Entry(id="go_to_date", text="Go to date", run=self.go_to_date),
            view != MONTHLY_DAILY and Entry(id="print", text="Print", run=self.print_view),
            Entry(id="add_holidays", text="Add holidays", run=self.add_holidays),
            Entry(id="add_birthdays", text="Add contact birthdays", run=self.add_birthdays),
            Entry(id="add_anniversaries", text="Add contact anniversaries",
                  run=self.add_anniversaries),
            Entry(id="import_events", text="Import events from an .ics file",
                  run=self.import_events),
            Entry(id="export_events", text="Export events to an .ics file", run=self.export_events),
            Entry(id="settings", text="Settings", run=self.open_settings, icon="settings"),
            Entry(id="about", text="About", run=self.open_about, icon="info"),
        ]  # fmt: skip
        return [entry for entry in found if isinstance(entry, Entry)]

    def _shown_entries(self) -> list[str]:
        entries = self.entries()
        always = [entry.id for entry in entries if entry.always]
        others = [entry.id for entry in entries if entry.icon and not entry.always]
        return [*always, *others][: max(ICONS, len(always))]

    def hidden_entries(self) -> list[Entry]:
        """The entries behind the three dots."""
        shown = self._shown_entries()
        return [entry for entry in self.entries() if entry.id not in shown]

    def open_menu(self) -> None:
        """Show the entries behind the three dots."""
        self.fab_open = False
        rows: list[Label] = [tr(entry.text) for entry in self.hidden_entries()]
        self.ask(OverflowMenu(rows=rows, at="more", width=MENU_DP), self.menu_chosen)

    def menu_chosen(self, index: int) -> None:
        """Do what an entry says."""
        self.hidden_entries()[index].run()

    def change_view(self) -> None:
        """Ask for another view."""
        self.fab_open = False
        choices: list[tuple[int, Label]] = list(VIEWS)
        self.ask(RadioDialog(choices=choices, chosen=self.stack[0].view), self.view_chosen)

    def view_chosen(self, view: int) -> None:
        """Show another view of about the same days."""
        store = self.store
        self.close_search()
        store.config.put(VIEW, view)
        spot = changed(self.spot, view, store.moments.today, store.config)
        self.list_first = self.list_last = 0
        self.scrolled = False
        self.show_view(view, spot.day)

    def filter_types(self) -> None:
        """Ask which types are shown."""
        shown = [int(name) for name in sorted(self.store.config.get(DISPLAYED))]
        self.ask(FilterTypes(shown=shown), self.types_chosen)

    def types_chosen(self, types: list[int]) -> None:
        """Show these types alone."""
        self.store.config.put(DISPLAYED, frozenset(map(str, types)))

    def print_view(self) -> None:
        """Print what is on display, for which the phone has no printer."""
        self.toast(tr("No printer is connected"))

    def open_settings(self) -> None:
        """Open the settings."""
        self._start(".activities.SettingsActivity", {})

    def open_about(self) -> None:
        """Open the page about the app."""
        self.start(Intent(component=f"{self.app.package}/{ABOUT}"))


ABOUT: Final = "com.simplemobiletools.commons.activities.AboutActivity"
