"""What share of all money went into each category."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.expense import look
from pytest_androidbench.phone.apps.expense.filter import DayFilter
from pytest_androidbench.phone.apps.expense.model import CATEGORIES
from pytest_androidbench.phone.apps.expense.pages import STATISTICS, ExpensePage
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Statistics(ExpensePage):
    """A bar for each category, the longest first."""

    place = STATISTICS
    bar_id = "ab_statistic"
    days: DayFilter = field(default_factory=partial(DayFilter, sortable=False))

    def build(self) -> w.Widget:
        rows = [self._row(name, share) for name, share in self._shares(self.days.span)]
        nothing = w.Align(
            w.Text(tr("No Data"), look.BODY1, id="tv_no_data"), width="fill", height=80
        )
        content = w.Column(
            w.Text(tr("Category Statistics"), look.MEDIUM_TITLE, id="tv_category_statistics"),
            w.Column(
                *rows,
                gap=16,
                width="fill",
                id="rv_category_statistics",
                cls=look.RECYCLER,
                takes_focus=True,
            )
            if rows
            else nothing,
            gap=16,
            width="fill",
        )
        actions = (self.days.button(tr("Calendar")),)
        return self.page(
            self.bar(
                tr("Statistics"), id_="tb_statistic", subtitle=self.days.told, actions=actions
            ),
            w.Scroll(
                w.Column(
                    look.card(w.Panel(content, padding=16), "cv_statistic"), id="lnl_category"
                ),
                padding=8,
                id="nsv_statistic",
            ),
        )

    def _shares(self, span: tuple[int, int] | None) -> list[tuple[str, float]]:
        sums = {category.id: 0 for category in CATEGORIES}
        for expense in self.app.store.between(*span) if span is not None else ():
            sums[expense.category] = sums.get(expense.category, 0) + expense.cents
        total = sum(sums.values()) or 1
        shares = [(c.name, sums[c.id] * 100 / total) for c in CATEGORIES if sums[c.id]]
        return sorted(shares, key=lambda share: -share[1])

    @staticmethod
    def _row(name: str, share: float) -> w.Widget:
        done = w.Panel(
            look=w.Look(background="primary", radius=10), width="fill", height=20, weight=share
        )
        bar = w.Row(
            done,
            w.Spacer(weight=100 - share),
            width="fill",
            height=20,
            id="pv_progress",
            cls="android.widget.FrameLayout",
        )
        track = w.Panel(bar, look=w.Look(background="outline_variant", radius=10), weight=1)
        percent = w.Text(f"{share:.1f}%", look.SUBTITLE2, id="tv_progress", width=56, align="end")
        return w.Column(
            w.Text(tr(name), look.BODY1, id="tv_category_name"),
            w.Row(track, percent, width="fill"),
            width="fill",
            cls="android.widget.RelativeLayout",
        )
