"""A finished track: its numbers, intervals and charts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.deleting import DeleteTracks
from pytest_androidbench.phone.apps.opentracks.editing import TrackEdit
from pytest_androidbench.phone.apps.opentracks.kinds import kind_called
from pytest_androidbench.phone.apps.opentracks.look import (
    LINEAR,
    VIEW_GROUP,
    bottom_bar,
    line,
    map_button,
    stat,
)
from pytest_androidbench.phone.apps.opentracks.marker_list import MarkerList
from pytest_androidbench.phone.apps.opentracks.model import Stats, Track
from pytest_androidbench.phone.apps.opentracks.recording import Recording
from pytest_androidbench.phone.apps.opentracks.settings import TracksSettingsPage
from pytest_androidbench.phone.apps.opentracks.sharing import share, show_on_map
from pytest_androidbench.phone.apps.opentracks.tabs import TrackTabs
from pytest_androidbench.phone.apps.opentracks.units import Moment, Units, elapsed
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

NAME: Final = w.TextStyle(20, 500)


@dataclass(eq=False)
class TrackPage(AppScreen[OpenTracksApp, None]):
    """One track that is not recorded any more."""

    activity: ClassVar[str] = ".TrackRecordedActivity"

    id: int = 0
    tabs: TrackTabs = field(default_factory=TrackTabs)
    menus: Menus = field(default_factory=Menus)

    @property
    def track(self) -> Track:
        """The track, or an empty one after it was deleted elsewhere."""
        return self.app.store.track(self.id) or Track()

    def build(self) -> w.Widget:
        bar = bottom_bar(
            map_button("track_detail_menu_show_on_map", self.show_map),
            w.BarButton("share", tr("Share"), id="track_detail_share", on_tap=self.share),
            w.More(partial(self.menus.open, self.more)),
        )
        parts = self.tabs.build(self.id, self.numbers)
        shown = w.Column(*parts, across="stretch", cls=LINEAR, weight=1)
        return w.Page(shown, bar, cls=VIEW_GROUP)

    def more(self) -> Sequence[MenuEntry]:
        """What lies under the three dots."""
        resume = MenuEntry(text=tr("Resume track"), act=self.resume)
        return (
            MenuEntry(text=tr("Markers"), act=partial(self.show, MarkerList(track=self.id))),
            MenuEntry(text=tr("Edit"), act=self.edit),
            MenuEntry(text=tr("Delete"), act=self.delete),
            *(() if self.app.recorder.track else (resume,)),
            MenuEntry(text=tr("Settings"), act=partial(self.show, TracksSettingsPage())),
        )

    def numbers(self) -> w.Widget:
        """The first page: what the whole track comes to."""
        track, units = self.track, self.app.units
        stats, pace = track.stats, units.shows_pace(track.category)
        shown = w.Column(
            self._head(track),
            line("stats_information_horizontal_line"),
            *_way(stats, units),
            line("stats_speed_horizontal_line"),
            *_speeds(stats, units, pace=pace),
            *_heights(stats, units),
            gap=8,
            across="stretch",
            cls=VIEW_GROUP,
        )
        return w.Scroll(shown, padding=16, id="track_stats")

    def _head(self, track: Track) -> w.Widget:
        icon = w.Icon(
            kind_called(track.category).icon, 48, colour="on_surface", id="stats_activity_type_icon"
        )
        start = Moment.of(self.phone, track.start_ms, track.offset_s).medium()
        words = w.Column(
            w.Text(track.name, NAME, id="stats_name_value"),
            w.Text(track.description, w.BODY_LARGE, id="stats_description_value"),
            w.Text(start, w.BODY, id="stats_start_datetime_value", align="end", width="fill"),
            gap=8,
            weight=1,
            across="stretch",
        )
        return w.Row(
            icon, w.Panel(words, padding=(16, 0, 0, 0), weight=1), width="fill", across="start"
        )

    def show_map(self) -> None:
        show_on_map(self, [self.track])

    def share(self) -> None:
        share(self, [self.track])

    def edit(self) -> None:
        self.show(TrackEdit.of(self.track))

    def delete(self) -> None:
        self.ask(DeleteTracks(ids=[self.id]), self.deleted)

    def deleted(self, done: bool) -> None:
        """Leave when the track is gone."""
        if done:
            self.close()

    def resume(self) -> None:
        """Record on."""
        self.app.recorder.resume(self.id)
        self.show(Recording(id=self.id))
        self.close()


def _way(stats: Stats, units: Units) -> tuple[w.Widget, ...]:
    moving, total = (elapsed(stats.moving_ms), ""), (elapsed(stats.total_ms), "")
    return (
        _pair(stat(tr("Distance"), units.distance(stats.distance), "stats_distance")),
        _pair(
            stat(tr("Moving time"), moving, "stats_moving_time"),
            stat(tr("Total time"), total, "stats_total_time", primary=False),
        ),
    )


def _speeds(stats: Stats, units: Units, *, pace: bool) -> tuple[w.Widget, ...]:
    word = "pace" if pace else "speed"
    top = tr("Fastest pace") if pace else tr("Max speed")
    moving = units.speed(stats.moving_speed, pace=pace)
    average = units.speed(stats.speed, pace=pace)
    return (
        _pair(stat(top, units.speed(stats.max_speed, pace=pace), "stats_max_speed")),
        _pair(
            stat(tr(f"Avg moving {word}"), moving, "stats_moving_speed"),
            stat(tr(f"Avg {word}"), average, "stats_average_speed", primary=False),
        ),
    )


def _heights(stats: Stats, units: Units) -> tuple[w.Widget, ...]:
    """What was climbed, where the device has a barometer."""
    if stats.gain is None or stats.loss is None:
        return ()
    gain = stat(tr("Gain"), units.height(stats.gain), "stats_altitude_gain")
    loss = stat(tr("Loss"), units.height(stats.loss), "stats_altitude_loss")
    return line("stats_altitude_horizontal_line"), _pair(gain, loss)


def _pair(left: w.Widget, right: w.Widget | None = None) -> w.Widget:
    return w.Row(left, right or w.Spacer(weight=1), width="fill")
