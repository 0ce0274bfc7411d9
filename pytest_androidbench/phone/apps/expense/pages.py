"""What the pages of Pro Expense share: the drawer, the bar, the way back to the first page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.expense.look import (
    HEADLINE6,
    ON_WARNING,
    WARNING,
    bar_icon,
    drop_button,
)
from pytest_androidbench.phone.apps.expense.store import Store
from pytest_androidbench.phone.kit.drawer import Drawer, DrawerRow
from pytest_androidbench.phone.kit.saying import Saying
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.theme import TextStyle
from pytest_androidbench.phone.ui.widget import Kid, Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Column,
    Icon,
    Look,
    Panel,
    Row,
    Text,
    TopBar,
)

HOME, LOGS, STATISTICS, BACKUP, FEEDBACK, ABOUT, SETTINGS = range(7)
TO_HOME: Final = "home"
"""The result with which a page lets all pages below close too."""
BETA: Final = TextStyle(14, colour=ON_WARNING, caps=True)


@dataclass(eq=False)
class MainDrawer(Drawer):
    """The way to every page."""

    view_id = "nv_main"
    rows = (
        DrawerRow(text=tr("Home"), icon="home", id="dest_home"),
        DrawerRow(text=tr("Expense Logs"), icon="list_alt", id="dest_expense_logs"),
        DrawerRow(text=tr("Statistics"), icon="bar_chart", id="dest_statistics"),
        DrawerRow(text=tr("Backup"), icon="import_export", id="dest_backup"),
        DrawerRow(text=tr("Feedback"), icon="feedback", id="dest_feedback"),
        DrawerRow(text=tr("About"), icon="info", id="dest_about"),
        DrawerRow(text=tr("Settings"), icon="settings", id="dest_settings"),
    )

    def header(self) -> Widget:
        beta = Panel(
            Text(tr("beta"), BETA), look=Look(background=WARNING, radius=4), padding=(4, 2)
        )
        name = Column(Text(tr("Pro Expense"), HEADLINE6, id="tv_app_name"), beta, gap=4)
        close = drop_button(self.close, "btn_close", "arrow_back")
        logo = Icon("account_balance_wallet", 60, "primary", id="imv_app_logo")
        return Panel(
            Column(
                Align(close, across="end", height=64, width="fill"),
                Row(logo, name, gap=16),
                gap=24,
                width="fill",
            ),
            padding=(32, 0, 16, 24),
        )


@dataclass(eq=False)
class ExpensePage(Saying[str]):
    """A page the drawer leads to."""

    place: ClassVar[int] = HOME

    @property
    def store(self) -> Store:
        """The entries."""
        return Store(self.db)

    def bar(
        self,
        title: TextLike,
        *,
        id_: str = "toolbar",
        subtitle: str = "",
        actions: Sequence[Kid] = (),
    ) -> Widget:
        """The bar at the top, with the button that opens the drawer."""
        return TopBar(
            Text(title, HEADLINE6, lines=1),
            subtitle=subtitle,
            lead=bar_icon("menu", self.open_drawer),
            actions=actions,
            id=id_,
            look=Look(background="surface"),
        )

    def open_drawer(self) -> None:
        self.ask(MainDrawer(chosen=self.place), self.go)

    def go(self, place: int) -> None:
        """Open another page above this one; home lies below all others."""
        if place == HOME:
            self.go_home()
        elif place != self.place:
            self.ask(self.app.page(place), self.returned)

    def go_home(self) -> None:
        """Leave this page and those below, down to the first."""
        self.close(TO_HOME)

    def returned(self, result: str) -> None:
        """Take what a page above closed with: a text to say, or the way home."""
        if result == TO_HOME:
            self.go_home()
        elif result:
            self.say(tr(result))
