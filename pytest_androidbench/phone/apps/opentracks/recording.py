"""The page of a running recording."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.opentracks import look
from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.colours import ORANGE
from pytest_androidbench.phone.apps.opentracks.editing import TrackEdit, TrackForm
from pytest_androidbench.phone.apps.opentracks.marker_list import MarkerList
from pytest_androidbench.phone.apps.opentracks.markers import MarkerEdit
from pytest_androidbench.phone.apps.opentracks.model import Track
from pytest_androidbench.phone.apps.opentracks.settings import TracksSettingsPage
from pytest_androidbench.phone.apps.opentracks.sharing import show_on_map
from pytest_androidbench.phone.apps.opentracks.stopped import TrackStopped
from pytest_androidbench.phone.apps.opentracks.tabs import TrackTabs
from pytest_androidbench.phone.apps.opentracks.units import Parts, elapsed
from pytest_androidbench.phone.kit.dialogs import Choose, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.location import enabled
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

FIRST_TILES: Final = 4
"""So many tiles have large names."""


@dataclass(eq=False)
class Recording(AppScreen[OpenTracksApp, None]):
    """What is measured while a track is recorded."""

    activity: ClassVar[str] = ".TrackRecordingActivity"

    id: int = 0
    """Of the track; 0: of the one that is recorded when the page is opened."""
    warned: bool = False
    """Whether it was read that nothing is known of the place."""
    tabs: TrackTabs = field(default_factory=TrackTabs)
    menus: Menus = field(default_factory=Menus)

    def on_open(self) -> None:
        self.id = self.id or self.app.recorder.track

    def on_resume(self) -> None:
        if self.app.recorder.track != self.id:
            self.close()

    def beat_ms(self) -> int:
        return 1000

    def build(self) -> w.Widget:
        stop = look.round_button(
            "stop", tr("Stop"), ORANGE, "track_recording_fab_action", self.hint, self.stop
        )
        mark = w.BarButton(
            "add_location", tr("Insert marker"), id="track_detail_insert_marker", on_tap=self.mark
        )
        tabs, pages = self.tabs.build(self.id, self.numbers, last_first=True)
        shown = w.Column(
            pages,
            self._warning(),
            id="track_recording_coordinator_layout",
            cls=look.VIEW_GROUP,
            across="stretch",
            weight=1,
        )
        return w.Page(
            tabs,
            shown,
            look.bottom_bar(
                look.map_button("track_detail_menu_show_on_map", self.show_map),
                mark,
                w.More(partial(self.menus.open, self.more)),
                lead=w.Up(True, "timeline"),
                fab=stop,
            ),
        )

    def more(self) -> Sequence[MenuEntry]:
        """What lies under the three dots."""
        return (
            MenuEntry(text=tr("Select Layout"), act=self.select_layout),
            MenuEntry(text=tr("Markers"), act=partial(self.show, MarkerList(track=self.id))),
            MenuEntry(text=tr("Edit"), act=self.edit),
            MenuEntry(text=tr("Settings"), act=partial(self.show, TracksSettingsPage())),
        )

    def _warning(self) -> w.Widget | None:
        if enabled(self.phone) or self.warned:
            return None
        text = tr("{status}: OpenTracks is recording without GPS data.", status="GPS disabled")
        return w.Panel(w.Snackbar(text, tr("Dismiss"), self.dismiss), padding=8)

    def numbers(self) -> w.Widget:
        """The first page: a tile for each number."""
        units, place = self.app.units, self.app.recorder.last_place()
        stats = (self.app.recorder.live() or Track()).stats
        now = place.speed or 0.0 if place is not None else 0.0
        tiles: dict[str, Parts] = {
            "Distance": units.distance(stats.distance),
            "Total time": (elapsed(stats.total_ms), ""),
            "Speed": units.speed(now, pace=False),
            "Moving time": (elapsed(stats.moving_ms), ""),
            "Avg speed": units.speed(stats.speed, pace=False),
            "Max speed": units.speed(stats.max_speed, pace=False),
            "Avg moving speed": units.speed(stats.moving_speed, pace=False),
            "Elevation": units.height(place.elevation if place is not None else None),
            "Gain": units.height(stats.gain),
            "Loss": units.height(stats.loss),
        }
        kids = [
            _tile(tr(name), parts, first=place < FIRST_TILES)
            for place, (name, parts) in enumerate(tiles.items())
        ]
        return w.Scroll(w.Grid(*kids, columns=2, id="stats_layout"), id="recording_stats")

    def dismiss(self) -> None:
        self.warned = True

    def hint(self) -> None:
        self.toast(tr("Hold to stop"), long=True)

    def stop(self) -> None:
        """End the recording, and ask what it was."""
        self.app.recorder.stop()
        for track in self._tracks():
            self.show(TrackStopped(TrackForm.of(track)))
        self.close()

    def show_map(self) -> None:
        show_on_map(self, self._tracks())

    def mark(self) -> None:
        """Note something here."""
        marker = self.app.store.marker(self.app.recorder.mark())
        if marker is None:
            self.toast(tr("Unable to insert a marker. No GPS signal. Try again."), long=True)
        else:
            self.show(MarkerEdit.of(marker, new=True))

    def select_layout(self) -> None:
        self.show(Choose(title=tr("Select Layout"), choices=[tr("Default Layout")]))

    def edit(self) -> None:
        for track in self._tracks():
            self.show(TrackEdit.of(track))

    def _tracks(self) -> list[Track]:
        """The track, unless it was deleted elsewhere."""
        track = self.app.store.track(self.id)
        return [] if track is None else [track]


def _tile(name: TextLike, parts: Parts, *, first: bool) -> w.Widget:
    style = look.HEADER if first else look.SECOND_HEADER
    label = w.Text(name, style, id="stats_description_main", lines=1)
    number = look.number(parts, "stats_value", "stats_unit")
    return w.Panel(w.Column(number, label, across="center", width="fill"), padding=(0, 16))
