"""The panel with what was worked out."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.calculator.app import CalculatorApp
from pytest_androidbench.phone.apps.calculator.look import DisplayLine
from pytest_androidbench.phone.apps.calculator.store import WorkedOut, forget, latest, table
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time, short_date
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

ROW_HEIGHT: Final = 132
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"


@dataclass(eq=False)
class CalculatorHistory(AppScreen[CalculatorApp, "tuple[int, bool]"]):
    """Closes with the row that was chosen, and whether its result is wanted."""

    formula: str = ""
    """What stands in the display."""
    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        rows = latest(self.app)
        listed = w.Scroll(
            count=len(rows),
            row=lambda at: self._row(rows, at),
            row_height=ROW_HEIGHT,
            id="history_recycler_view",
            cls=RECYCLER,
        )
        bar = w.TopBar(
            tr("History"), back=True, actions=[w.More(partial(self.menus.open, self.more))],
            id="history_toolbar",
        )  # fmt: skip
        nothing = empty_state(tr("No History"), "empty_history_view")
        return w.Page(bar, self._current(), listed if rows else nothing)

    def _current(self) -> w.Widget | None:
        """The formula that stands in the display, above all others."""
        if not self.formula:
            return None
        return w.Panel(
            w.Column(
                w.Text(tr("Current Expression"), w.TITLE_SMALL, id="history_date"),
                DisplayLine(self.formula, 28, formula=True, id="history_formula", width="fill"),
                across="stretch", gap=8,
            ),
            padding=16, width="fill", look=w.Look(background="surface_container"),
        )  # fmt: skip

    def _row(self, rows: list[WorkedOut], at: int) -> w.Widget:
        one = rows[at]
        day = self._day(one)
        first = not at or self._day(rows[at - 1]) != day
        lines = w.Column(
            w.Text(day if first else "", w.TITLE_SMALL, id="history_date" if first else None),
            DisplayLine(
                one.expression, 26, formula=True, id="history_formula", width="fill", height=40,
                on_tap=partial(self.choose, one.id, False),
            ),
            DisplayLine(
                one.result, 26, "on_surface_variant", formula=True, id="history_result",
                width="fill", height=40, on_tap=partial(self.choose, one.id, True),
            ),
            across="stretch",
        )  # fmt: skip
        return w.Panel(lines, padding=(16, 12), width="fill", key=f"history {one.id}")

    def _day(self, one: WorkedOut) -> TextLike:
        try:
            moment = local_time(self.phone, one.at_ms)
        except (OverflowError, ValueError):
            return ""
        if moment.date() == local_time(self.phone).date():
            return tr("Today")
        return short_date(moment, self.phone.display)

    def more(self) -> list[MenuEntry]:
        """The rows behind the three dots."""
        some = table(self.app).count() > 0
        return [MenuEntry(text=tr("Clear"), act=self.ask_to_clear, enabled=some)]

    def choose(self, id_: int, result: bool) -> None:
        """Go on with a formula of the past, or with its result."""
        self.close((id_, result))

    def ask_to_clear(self) -> None:
        """Ask whether all is to be forgotten."""
        question = Confirm(
            message=tr("Clear history and memory?"), positive=tr("Clear"), negative=tr("Dismiss")
        )
        self.ask(question, self.cleared)

    def cleared(self, sure: bool) -> None:
        """Forget all, if that is wanted."""
        if sure:
            forget(self.app)
