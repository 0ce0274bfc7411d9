"""What the pages of Pro Expense share: the drawer, the bar, the way back to the first page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.expense import look
from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.kit.drawer import Drawer, DrawerRow
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

HOME, LOGS, STATISTICS, BACKUP, FEEDBACK, ABOUT, SETTINGS = range(7)
TO_HOME: Final = "home"
"""The result with which a page lets all pages below close too."""
BETA: Final = w.TextStyle(14, colour=look.ON_WARNING, caps=True)


@dataclass(eq=False)
class ExpenseDrawer(Drawer[ExpenseApp]):
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

    def header(self) -> w.Widget:
        beta = w.Panel(
            w.Text(tr("beta"), BETA), look=w.Look(background=look.WARNING, radius=4), padding=(4, 2)
        )
        name = w.Column(
            w.Text(tr("Pro Expense"), look.HEADLINE6, id="tv_app_name"),
            beta,
            gap=4,
            id="ln_app_name",
        )
        close = look.drop_button(self.close, "btn_close", "arrow_back")
        logo = w.Icon("account_balance_wallet", 60, "primary", id="imv_app_logo")
        return w.Panel(
            w.Column(
                w.Align(close, across="end", height=64, width="fill"),
                w.Row(logo, name, gap=16),
                gap=24,
                width="fill",
            ),
            padding=(32, 0, 16, 24),
        )


def main_frame(
    page: w.Widget,
    *,
    fab: w.Widget | None = None,
    fab_bottom: float = 16,
    over: w.Widget | None = None,
) -> w.Widget:
    """What the activity has around each of its pages."""
    fragment = w.Panel(page, id="fc_main", cls=look.FRAME, weight=1)
    inside = w.Page(
        fragment, fab=fab, fab_bottom=fab_bottom, over=over, id="cl_main", cls=look.GROUP
    )
    return w.Panel(inside, id="dl_main", cls="androidx.drawerlayout.widget.DrawerLayout")


@dataclass(eq=False)
class ExpensePage(AppScreen[ExpenseApp, str]):
    """A page the drawer leads to."""

    place: ClassVar[int] = HOME
    bar_id: ClassVar[str] = "abl_home"
    """What holds its bar."""
    frame_id: ClassVar[str | None] = None
    """The page itself, where it has an id."""

    snackbar: SnackbarHost = field(default_factory=SnackbarHost, kw_only=True)

    def bar(
        self,
        title: TextLike,
        *,
        id_: str = "toolbar",
        subtitle: str = "",
        actions: Sequence[w.Kid] = (),
    ) -> w.Widget:
        """The bar at the top, with the button that opens the drawer."""
        lead = look.bar_icon("menu", self.open_drawer)
        shown = look.bar(title, lead, id_, subtitle=subtitle, actions=actions)
        return look.app_bar(shown, self.bar_id)

    def page(self, *kids: w.Kid, fab: w.Widget | None = None, fab_bottom: float = 16) -> w.Widget:
        """The whole page, with the snackbar over it."""
        return main_frame(
            self._own_frame(*kids), fab=fab, fab_bottom=fab_bottom, over=self.snackbar.build()
        )

    def _own_frame(self, *kids: w.Kid) -> w.Widget:
        column = w.Column(*kids, across="stretch", height="fill")
        return w.Panel(column, id=self.frame_id, cls=look.GROUP, weight=1)

    def open_drawer(self) -> None:
        self.ask(ExpenseDrawer(chosen=self.place), self.go)

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
            self.snackbar.say(tr(result))
