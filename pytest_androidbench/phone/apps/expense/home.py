"""The first page: this week's totals and graph, and the newest entries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial

from pytest_androidbench.phone.apps.expense import look
from pytest_androidbench.phone.apps.expense.entry_actions import EntryActions
from pytest_androidbench.phone.apps.expense.formats import amount_text, day_range
from pytest_androidbench.phone.apps.expense.graph import week_graph
from pytest_androidbench.phone.apps.expense.model import INCOME, Expense
from pytest_androidbench.phone.apps.expense.pages import HOME, LOGS, ExpensePage
from pytest_androidbench.phone.apps.expense.rows import recent_row
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

RANGE = w.TextStyle(look.SUBTITLE1.size, colour=look.SUBTITLE1.colour, caps=True)
FULL = 100


@dataclass(eq=False)
class Home(ExpensePage):
    """Totals, graph and recent entries, with the button that adds one."""

    activity = ".ui.MainActivity"
    place = HOME
    frame_id = "ml_home"
    entries: EntryActions = field(default_factory=partial(EntryActions, "Item Deleted"))

    def build(self) -> w.Widget:
        sunday = self._sunday()
        week = self.app.store.since(sunday[0])
        fab = w.Fab("add", None, id="fb_main_add", on_tap=self.entries.edit)
        cards = w.Scroll(
            self._totals(week, sunday[1]),
            self._graph(week, sunday[1]),
            self._recent(),
            gap=8,
            padding=8,
            id="rv_home",
            cls=look.RECYCLER,
        )
        return self.page(self.bar(tr("Home")), cards, fab=fab, fab_bottom=32)

    def _sunday(self) -> tuple[int, str]:
        """When this week began, and its days; the app counts one day too many."""
        now = local_time(self.phone)
        start = (now - timedelta(days=now.isoweekday() % 7)).replace(hour=0, minute=0, second=0)
        ms = self.now_ms - int((now - start).total_seconds() * 1000)
        return ms, day_range(start, start + timedelta(days=7), years=False)

    def _totals(self, week: Sequence[Expense], days: str) -> w.Widget:
        income = sum(expense.cents for expense in week if expense.category == INCOME)
        outcome = sum(expense.cents for expense in week if expense.category != INCOME)
        content = w.Column(
            w.Text(tr("Totals"), look.MEDIUM_TITLE, id="tv_expense_in_out_title"),
            w.Text(days, RANGE, id="tv_date_range"),
            self._sum(tr("Income"), income, "tv_income", "tv_income_symobol"),
            self._sum(tr("Outcome"), outcome, "tv_outcome", "tv_outcome_symbol"),
            gap=4,
            width="fill",
            cls=look.RELATIVE,
        )
        return look.card(w.Panel(content, padding=(16, 16, 16, 32)))

    def _sum(self, label: TextLike, cents: int, id_: str, symbol_id: str) -> w.Widget:
        value = w.Row(
            w.Text(amount_text(cents), look.HEADLINE6, id=f"{id_}_value"),
            w.Text(self.app.currency.code, w.BODY, id=symbol_id),
            gap=4,
        )
        return w.Panel(
            w.Column(w.Text(label, look.OVERLINE, id=id_), value), padding=(16, 12, 0, 0)
        )

    def _graph(self, week: Sequence[Expense], days: str) -> w.Widget:
        spent: dict[int, int] = {}
        for expense in week:
            if expense.category != INCOME:
                day = local_time(self.phone, expense.modified).isoweekday() % 7
                spent[day] = spent.get(day, 0) + expense.cents
        most = max(spent.values(), default=0) or 1
        rates = [spent[day] * FULL // most if day in spent else None for day in range(7)]
        content = w.Column(
            w.Text(tr("Expenses in this Week"), look.MEDIUM_TITLE, id="tv_title"),
            w.Text(days, RANGE, id="tv_date_range"),
            week_graph(rates),
            gap=4,
            width="fill",
            cls=look.RELATIVE,
        )
        return look.card(w.Panel(content, padding=16))

    def _recent(self) -> w.Widget | None:
        recent = self.app.store.recent()
        if not recent:
            return None
        code = self.app.currency.code
        rows = [
            recent_row(
                self.phone, expense, code, partial(self.entries.show_detail, expense.id, code)
            )
            for expense in recent
        ]
        more = w.Button(tr("More"), "text", id="btn_more_logs", on_tap=self.more, width="fill")
        content = w.Column(
            w.Panel(
                w.Text(tr("Recent"), look.MEDIUM_TITLE, id="tv_recent_lists"),
                padding=(16, 16, 16, 8),
            ),
            w.Panel(
                w.Column(
                    *rows,
                    id="rv_recent_lists",
                    cls=look.RECYCLER,
                    width="fill",
                    takes_focus=True,
                ),
                padding=(8, 0),
            ),
            w.Panel(more, padding=(16, 0, 16, 4)),
            width="fill",
            cls=look.LINEAR,
        )
        return look.card(content)

    def more(self) -> None:
        self.go(LOGS)

    def go_home(self) -> None:
        """Stay."""
