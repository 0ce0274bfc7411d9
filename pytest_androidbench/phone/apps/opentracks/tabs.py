"""The four pages of a track: numbers, intervals and two charts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.opentracks.charts import chart
from pytest_androidbench.phone.apps.opentracks.intervals import WithIntervals
from pytest_androidbench.phone.apps.opentracks.model import Track
from pytest_androidbench.phone.system.app import R
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

TABS: Final = (
    w.Tab(text=tr("Stats")),
    w.Tab(text=tr("Intervals")),
    w.Tab(text=tr("By time")),
    w.Tab(text=tr("By distance")),
)


@dataclass(eq=False)
class WithTabs(WithIntervals[R]):
    """A screen of one track."""

    last_first: ClassVar[bool] = False
    """Whether the latest interval is on top."""

    id: int = 0
    tab: int = 0

    @property
    def track(self) -> Track:
        """The track, or an empty one after it was deleted elsewhere."""
        return self.store.track(self.id) or Track()

    def numbers(self) -> w.Widget:
        """The first page."""
        raise NotImplementedError

    def tabs(self) -> tuple[w.Widget, w.Widget]:
        """The tabs, and the page below them."""
        bar = w.Tabs(TABS, self.tab, self.select_tab, id="track_detail_activity_tablayout")
        pages = w.Pager(
            count=len(TABS),
            index=self.tab,
            page=self._page,
            on_page=self.select_tab,
            id="track_detail_activity_view_pager",
        )
        return bar, pages

    def select_tab(self, tab: int) -> None:
        """Turn to a page."""
        self.tab = tab

    def _page(self, index: int) -> w.Widget:
        if index == 0:
            return self.numbers()
        points = self.store.points(self.id)
        pace = self.units.shows_pace(self.track.category)
        if index == 1:
            return self.interval_page(points, pace=pace, last_first=self.last_first)
        return chart(points, self.units, pace=pace, by_distance=index == 3)
