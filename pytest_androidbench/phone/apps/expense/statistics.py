"""What share of all money went into each category."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.expense.filter import Filter, FilterSheet, span_of
from pytest_androidbench.phone.apps.expense.formats import day_range
from pytest_androidbench.phone.apps.expense.look import (
    BODY1,
    MEDIUM_TITLE,
    RECYCLER,
    SUBTITLE2,
    card,
)
from pytest_androidbench.phone.apps.expense.model import CATEGORIES
from pytest_androidbench.phone.apps.expense.pages import STATISTICS, ExpensePage
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    BarButton,
    Column,
    Look,
    Page,
    Panel,
    Row,
    Scroll,
    Spacer,
    Text,
)


@dataclass(eq=False)
class Statistics(ExpensePage):
    """A bar for each category, the longest first."""

    place = STATISTICS
    since: int = 0
    until: int = 0
    """The chosen days; 0: all there are."""

    def build(self) -> Widget:
        span = self.span
        subtitle = ""
        if span is not None:
            subtitle = day_range(local_time(self.phone, span[0]), local_time(self.phone, span[1]))
        action = BarButton(
            "filter_alt", tr("Calendar"), on_tap=self.ask_filter, enabled=span is not None
        )
        shares = self._shares(span) if span is not None else []
        rows = [self._row(name, share) for name, share in shares]
        nothing = Align(Text(tr("No Data"), BODY1, id="tv_no_data"), width="fill", height=80)
        content = Column(
            Text(tr("Category Statistics"), MEDIUM_TITLE, id="tv_category_statistics"),
            Column(*rows, gap=16, width="fill", id="rv_category_statistics", cls=RECYCLER)
            if rows
            else nothing,
            gap=16,
            width="fill",
        )
        return Page(
            self.bar(tr("Statistics"), id_="tb_statistic", subtitle=subtitle, actions=(action,)),
            Scroll(card(Panel(content, padding=16)), padding=8, id="nsv_statistic"),
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
    def _row(name: str, share: float) -> Widget:
        done = Panel(
            look=Look(background="primary", radius=10), width="fill", height=20, weight=share
        )
        bar = Row(
            done,
            Spacer(weight=100 - share),
            width="fill",
            height=20,
            id="pv_progress",
            cls="android.widget.FrameLayout",
        )
        track = Panel(bar, look=Look(background="outline_variant", radius=10), weight=1)
        percent = Text(f"{share:.1f}%", SUBTITLE2, id="tv_progress", width=56, align="end")
        return Column(
            Text(tr(name), BODY1, id="tv_category_name"),
            Row(track, percent, width="fill"),
            width="fill",
            cls="android.widget.RelativeLayout",
        )

    def ask_filter(self) -> None:
        span = self.span
        if span is not None:
            self.ask(FilterSheet(since=span[0], until=span[1], sortable=False), self.filter)

    def filter(self, wanted: Filter) -> None:
        self.since, self.until, _ = wanted
