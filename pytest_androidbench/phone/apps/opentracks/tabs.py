"""The four pages of a track: numbers, intervals and two charts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.charts import chart
from pytest_androidbench.phone.apps.opentracks.intervals import IntervalPage
from pytest_androidbench.phone.apps.opentracks.look import RECYCLER
from pytest_androidbench.phone.apps.opentracks.model import Track
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

TABS: Final = (
    w.Tab(text=tr("Stats")),
    w.Tab(text=tr("Intervals")),
    w.Tab(text=tr("By time")),
    w.Tab(text=tr("By distance")),
)
FRAME: Final = "android.widget.FrameLayout"


@dataclass(eq=False)
class TrackTabs(AppPart[OpenTracksApp]):
    """The tabs of a track, with what lies behind all but the first."""

    at: int = 0
    intervals: IntervalPage = field(default_factory=IntervalPage)

    def build(
        self, id_: int, numbers: Callable[[], w.Widget], *, last_first: bool = False
    ) -> tuple[w.Widget, w.Widget]:
        """The tabs, and the page below them.

        Args:
            id_: of the track.
            numbers: builds the first page.
            last_first: whether the latest interval is on top.
        """
        bar = w.Tabs(TABS, self.at, self.turn, id="track_detail_activity_tablayout")
        pages = w.Pager(
            count=len(TABS),
            index=self.at,
            page=lambda tab: _held(
                self._page(tab, id_, last_first=last_first) if tab else numbers()
            ),
            on_page=self.turn,
            id="track_detail_activity_view_pager",
        )
        return bar, pages

    def turn(self, tab: int) -> None:
        """Show a page."""
        self.at = tab

    def _page(self, tab: int, id_: int, *, last_first: bool) -> w.Widget:
        store, units = self.app.store, self.app.units
        points = store.points(id_)
        pace = units.shows_pace((store.track(id_) or Track()).category)
        if tab == 1:
            return self.intervals.build(points, pace=pace, last_first=last_first)
        return chart(points, units, pace=pace, by_distance=tab == 3)


def _held(page: w.Widget) -> w.Widget:
    """A page in the views that the pager has around each."""
    held = w.Panel(page, cls=FRAME, width="fill", height="fill")
    return w.Panel(held, cls=RECYCLER, width="fill", height="fill")
