"""What share of all money went into each category."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.expense import look
from pytest_androidbench.phone.apps.expense.filter import Filter, FilterSheet, span_of
from pytest_androidbench.phone.apps.expense.formats import day_range
from pytest_androidbench.phone.apps.expense.model import CATEGORIES
from pytest_androidbench.phone.apps.expense.pages import STATISTICS, ExpensePage
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Statistics(ExpensePage):
    """A bar for each category, the longest first."""

    place = STATISTICS
    since: int = 0
    until: int = 0
    """The chosen days; 0: all there are."""

    def build(self) -> w.Widget:
        span = self.span
        subtitle = ""
        if span is not None:
            subtitle = day_range(local_time(self.phone, span[0]), local_time(self.phone, span[1]))
        action = w.BarButton(
            "filter_alt", tr("Calendar"), on_tap=self.ask_filter, enabled=span is not None
        )
        shares = self._shares(span) if span is not None else []
        rows = [self._row(name, share) for name, share in shares]
        nothing = w.Align(
            w.Text(tr("No Data"), look.BODY1, id="tv_no_data"), width="fill", height=80
        )
        content = w.Column(
            w.Text(tr("Category Statistics"), look.MEDIUM_TITLE, id="tv_category_statistics"),
            w.Column(*rows, gap=16, width="fill", id="rv_category_statistics", cls=look.RECYCLER)
            if rows
            else nothing,
            gap=16,
            width="fill",
        )
        return w.Page(
            self.bar(tr("Statistics"), id_="tb_statistic", subtitle=subtitle, actions=(action,)),
            w.Scroll(look.card(w.Panel(content, padding=16)), padding=8, id="nsv_statistic"),
            over=self.snackbar(),
        )

    @property
    def span(self) -> tuple[int, int] | None:
        """The first and last moment that is counted; None without any entry."""
        return span_of(self.store, self.since, self.until)

    def _shares(self, span: tuple[int, int]) -> list[tuple[str, float]]:
        sums = {category.id: 0 for category in CATEGORIES}
        for expense in self.store.between(*span):
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

    def ask_filter(self) -> None:
        span = self.span
        if span is not None:
            self.ask(FilterSheet(since=span[0], until=span[1], sortable=False), self.filter)

    def filter(self, wanted: Filter) -> None:
        self.since, self.until, _ = wanted
