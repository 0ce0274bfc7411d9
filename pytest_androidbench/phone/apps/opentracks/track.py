"""A finished track: its numbers, intervals and charts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.opentracks.charts import chart
from pytest_androidbench.phone.apps.opentracks.deleting import ask_to_delete
from pytest_androidbench.phone.apps.opentracks.editing import TrackEdit
from pytest_androidbench.phone.apps.opentracks.intervals import WithIntervals
from pytest_androidbench.phone.apps.opentracks.kinds import kind_called
from pytest_androidbench.phone.apps.opentracks.marker_list import MarkerList
from pytest_androidbench.phone.apps.opentracks.model import Track
from pytest_androidbench.phone.apps.opentracks.parts import bottom_bar, line, stat
from pytest_androidbench.phone.apps.opentracks.recording import Recording
from pytest_androidbench.phone.apps.opentracks.settings import SettingsPage
from pytest_androidbench.phone.apps.opentracks.sharing import share, show_on_map
from pytest_androidbench.phone.apps.opentracks.units import Moment, elapsed
from pytest_androidbench.phone.system.dialogs import MenuEntry
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import BODY, BODY_LARGE, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    BarButton,
    Column,
    Icon,
    More,
    Page,
    Pager,
    Panel,
    Row,
    Scroll,
    Spacer,
    Tab,
    Tabs,
    Text,
)

NAME: Final = TextStyle(20, 500)
TABS: Final = (
    Tab(text=tr("Stats")),
    Tab(text=tr("Intervals")),
    Tab(text=tr("By time")),
    Tab(text=tr("By distance")),
)


@dataclass(eq=False)
class TrackPage(WithIntervals[None]):
    """One track that is not recorded any more."""

    activity: ClassVar[str] = ".TrackRecordedActivity"

    id: int = 0
    tab: int = 0

    @property
    def track(self) -> Track:
        """The track, or an empty one after it was deleted elsewhere."""
        return self.store.track(self.id) or Track()

    def build(self) -> Widget:
        return Page(
            Tabs(TABS, self.tab, self.select_tab, id="track_detail_activity_tablayout"),
            Pager(
                count=len(TABS),
                index=self.tab,
                page=self._page,
                on_page=self.select_tab,
                id="track_detail_activity_view_pager",
            ),
            bottom_bar(
                BarButton(
                    "map",
                    tr("Show on map"),
                    id="track_detail_menu_show_on_map",
                    on_tap=self.show_map,
                ),
                BarButton("share", tr("Share"), id="track_detail_share", on_tap=self.share),
                More(self.open_menu),
            ),
        )

    def entries(self, menu: str) -> Sequence[MenuEntry]:
        del menu
        resume = MenuEntry(text=tr("Resume track"), act=self.resume)
        return (
            MenuEntry(text=tr("Markers"), act=partial(self.show, MarkerList(track=self.id))),
            MenuEntry(text=tr("Edit"), act=self.edit),
            MenuEntry(text=tr("Delete"), act=self.delete),
            *(() if self.recorder.track else (resume,)),
            MenuEntry(text=tr("Settings"), act=partial(self.show, SettingsPage())),
        )

    def _page(self, index: int) -> Widget:
        if index == 0:
            return self._stats()
        points = self.store.points(self.id)
        pace = self.units.shows_pace(self.track.category)
        if index == 1:
            return self.interval_page(points, pace=pace)
        return chart(points, self.units, pace=pace, by_distance=index == 3)

    def _stats(self) -> Widget:
        track, units = self.track, self.units
        stats = track.stats
        pace = units.shows_pace(track.category)
        word = "pace" if pace else "speed"
        gain, loss = units.height(stats.gain), units.height(stats.loss)
        return Scroll(
            self._head(track),
            line(),
            Row(
                stat(tr("Distance"), units.distance(stats.distance), "stats_distance"),
                Spacer(weight=1),
                width="fill",
            ),
            Row(
                stat(tr("Moving time"), (elapsed(stats.moving_ms), ""), "stats_moving_time"),
                stat(
                    tr("Total time"),
                    (elapsed(stats.total_ms), ""),
                    "stats_total_time",
                    primary=False,
                ),
                width="fill",
            ),
            line(),
            Row(
                stat(
                    tr("Fastest pace") if pace else tr("Max speed"),
                    units.speed(stats.max_speed, pace=pace),
                    "stats_max_speed",
                ),
                Spacer(weight=1),
                width="fill",
            ),
            Row(
                stat(
                    tr(f"Avg moving {word}"),
                    units.speed(stats.moving_speed, pace=pace),
                    "stats_moving_speed",
                ),
                stat(
                    tr(f"Avg {word}"),
                    units.speed(stats.speed, pace=pace),
                    "stats_average_speed",
                    primary=False,
                ),
                width="fill",
            ),
            *(
                (
                    line(),
                    Row(
                        stat(tr("Gain"), gain, "stats_altitude_gain"),
                        stat(tr("Loss"), loss, "stats_altitude_loss"),
                        width="fill",
                    ),
                )
                if stats.gain is not None and stats.loss is not None
                else ()
            ),
            gap=8,
            padding=16,
            id="track_stats",
        )

    def _head(self, track: Track) -> Widget:
        icon = Icon(
            kind_called(track.category).icon,
            48,
            colour="on_surface",
            id="stats_activity_type_icon",
        )
        start = Moment.of(self.phone, track.start_ms, track.offset_s).medium()
        words = Column(
            Text(track.name, NAME, id="stats_name_value"),
            Text(track.description, BODY_LARGE, id="stats_description_value"),
            Text(start, BODY, id="stats_start_datetime_value", align="end", width="fill"),
            gap=8,
            weight=1,
            across="stretch",
        )
        return Row(
            icon, Panel(words, padding=(16, 0, 0, 0), weight=1), width="fill", across="start"
        )

    def select_tab(self, tab: int) -> None:
        self.tab = tab

    def show_map(self) -> None:
        show_on_map(self, [self.track])

    def share(self) -> None:
        share(self, [self.track])

    def edit(self) -> None:
        self.show(TrackEdit.of(self.track))

    def delete(self) -> None:
        ask_to_delete(self, [self.id], self.deleted)

    def deleted(self, done: bool) -> None:
        """Leave when the track is gone."""
        if done:
            self.close()

    def resume(self) -> None:
        """Record on."""
        self.recorder.resume(self.id)
        self.show(Recording(id=self.id))
        self.close()
