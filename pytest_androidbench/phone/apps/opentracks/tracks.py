"""The list of all tracks, with search and selection."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.colours import ORANGE, RED
from pytest_androidbench.phone.apps.opentracks.deleting import DeleteTracks
from pytest_androidbench.phone.apps.opentracks.editing import TrackEdit
from pytest_androidbench.phone.apps.opentracks.help import Help
from pytest_androidbench.phone.apps.opentracks.kinds import kind_of
from pytest_androidbench.phone.apps.opentracks.look import (
    LINEAR,
    VIEW_GROUP,
    bottom_bar,
    hidden_bar,
    map_button,
    round_button,
)
from pytest_androidbench.phone.apps.opentracks.marker_list import MarkerList
from pytest_androidbench.phone.apps.opentracks.model import Track
from pytest_androidbench.phone.apps.opentracks.names import NEEDED
from pytest_androidbench.phone.apps.opentracks.recording import Recording
from pytest_androidbench.phone.apps.opentracks.rows import heading, selectable_rows, selection_bar
from pytest_androidbench.phone.apps.opentracks.searching import TrackSearch
from pytest_androidbench.phone.apps.opentracks.settings import TracksSettingsPage
from pytest_androidbench.phone.apps.opentracks.sharing import share, show_on_map
from pytest_androidbench.phone.apps.opentracks.totals import Totals
from pytest_androidbench.phone.apps.opentracks.track import TrackPage
from pytest_androidbench.phone.apps.opentracks.units import Moment, Units, elapsed
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.location import enabled
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

BUTTON: Final = "android.widget.Button"
REFUSED: Final = tr(
    "OpenTracks requires permission to access your location as well as nearby devices."
)
ITEM: Final = "track_list_item"


@dataclass(eq=False)
class TrackList(AppScreen[OpenTracksApp, None]):
    """All tracks, the newest first; a long press selects."""

    activity: ClassVar[str] = ".TrackListActivity"
    launch_mode = "singleTop"

    search: TrackSearch = field(default_factory=TrackSearch)
    selected: Selection[int] = field(default_factory=Selection)
    menus: Menus = field(default_factory=Menus)

    def on_open(self) -> None:
        held = self.phone.permissions.held
        if not all(held(self.app.package, permission) for permission in NEEDED):
            self.request_permissions(NEEDED, self.permitted)

    def permitted(self, granted: dict[str, bool]) -> None:
        """Say so when a permission was refused."""
        if not all(granted.values()):
            self.toast(REFUSED, long=True)

    def build(self) -> w.Widget:
        if self.selected:
            return w.Page(self._selection_bar(), self._body(), hidden_bar())
        return w.Page(
            w.Panel(self._bar(), cls=LINEAR), self._body(), self._bottom(), cls=VIEW_GROUP
        )

    def _bar(self) -> w.Widget:
        markers = w.BarButton(
            "place", tr("Markers"), id="track_list_markers", on_tap=self.open_markers
        )
        more = w.More(partial(self.menus.open, self.more))
        return self.search.bar("OpenTracks", "timeline", "track_list", markers, more)

    def _selection_bar(self) -> w.Widget:
        return selection_bar(
            self.selected,
            map_button("list_context_menu_show_on_map", self.show_map),
            w.BarButton("share", tr("Share"), id="list_context_menu_share", on_tap=self.share),
            w.More(partial(self.menus.open, self.more)),
        )

    def more(self) -> Sequence[MenuEntry]:
        """What lies under the three dots."""
        if not self.selected:
            return (
                MenuEntry(text=tr("Settings"), act=partial(self.show, TracksSettingsPage())),
                MenuEntry(text=tr("Help"), act=partial(self.show, Help())),
            )
        edit = MenuEntry(text=tr("Edit"), act=self.edit)
        return (
            *((edit,) if len(self.selected) == 1 else ()),
            MenuEntry(text=tr("Delete"), act=self.delete),
            MenuEntry(text=tr("Aggregated stats"), act=self.sum_up),
            MenuEntry(text=tr("Select all"), act=self.select_all),
        )

    def _tracks(self) -> list[Track]:
        return self.app.store.tracks(self.search.query)

    def _body(self) -> w.Widget:
        return w.Column(self._list(), weight=1, across="stretch", cls=LINEAR)

    def _list(self) -> w.Widget:
        tracks, units, live = self._tracks(), self.app.units, self.app.recorder.track
        if not tracks:
            return _nothing()
        ids = [track.id for track in tracks]
        return selectable_rows(
            self.selected,
            ids,
            lambda place: self._row(tracks[place], units, live),
            self.open,
            "track_list",
        )

    def _row(self, track: Track, units: Units, recorded: int) -> w.Widget:
        live = track.id == recorded
        began = Moment.of(self.phone, track.start_ms, track.offset_s)
        day, clock = ("", "") if recorded else (began.day(), began.clock())
        icon = w.Icon(
            "fiber_manual_record" if live else kind_of(track.activity_type).icon,
            colour=RED if live else "on_surface",
            id=f"{ITEM}_icon",
            desc=tr("Record") if live else tr("Track"),
        )
        words = w.Column(
            heading(track.name, day, ITEM),
            _numbers(track, units, clock, live=live),
            w.Text(track.description, w.BODY_SMALL, id=f"{ITEM}_category_description", lines=2)
            if track.description
            else None,
            weight=1,
            across="stretch",
        )
        return w.Row(icon, w.Spacer(8), words, width="fill", across="start")

    def _bottom(self) -> w.Widget:
        recorder = self.app.recorder
        sums = _small_button("bar_chart", "aggregated_stats_button", partial(self.show, Totals()))
        gps = "gps_fixed" if recorder.fixed else "gps_not_fixed" if recorder.sensors else "gps_off"
        sensors = _small_button(gps, "sensor_start_button", self.toggle_sensors)
        recording = bool(recorder.track)
        button = round_button(
            "stop" if recording else "fiber_manual_record",
            tr("Record"),
            ORANGE if recording else RED,
            "track_list_fab_action",
            self.record,
            self.stop if recording else self.record,
        )
        views = (w.Spacer(4), sums, None if recording else sensors)
        return bottom_bar(lead=w.Spacer(4), views=views, fab=button)

    def on_back(self) -> None:
        if self.selected:
            self.selected.end()
        elif not self.search.leave():
            self.close()

    def open_markers(self) -> None:
        self.show(MarkerList())

    def open(self, id_: int) -> None:
        """Open a track, or the recording that it is."""
        live = id_ == self.app.recorder.track
        self.show(Recording(id=id_) if live else TrackPage(id=id_))

    def select_all(self) -> None:
        self.selected.rows = [track.id for track in self._tracks()]

    def chosen(self) -> list[Track]:
        """The selected tracks in the list's order; the selection ends."""
        found = [track for track in self._tracks() if track.id in self.selected]
        self.selected.end()
        return found

    def show_map(self) -> None:
        show_on_map(self, self.chosen())

    def share(self) -> None:
        share(self, self.chosen())

    def edit(self) -> None:
        self.show(TrackEdit.of(self.chosen()[0]))

    def delete(self) -> None:
        self.show(DeleteTracks(ids=[track.id for track in self.chosen()]))

    def sum_up(self) -> None:
        self.show(Totals(ids=[track.id for track in self.chosen()]))

    def toggle_sensors(self) -> None:
        if enabled(self.phone):
            self.app.recorder.use_sensors(not self.app.recorder.sensors)
        else:
            self.start(Intent(action="android.settings.LOCATION_SOURCE_SETTINGS"))

    def record(self) -> None:
        if self.app.recorder.track:
            self.toast(tr("Hold to stop"), long=True)
        else:
            self.show(Recording(id=self.app.recorder.start()))

    def stop(self) -> None:
        self.app.recorder.stop()


def _numbers(track: Track, units: Units, clock: str, *, live: bool) -> w.Widget:
    length = units.distance_text(track.stats.distance)
    text: TextLike = f"{elapsed(track.stats.total_ms)} ({length})"
    text = tr("Recording…") if live else text if not track.markers else f"{text}  ‧"
    marked = track.markers > 0
    return w.Row(
        w.Text(text, w.BODY_SMALL, id=f"{ITEM}_time_distance"),
        marked and w.Icon("place", 16, id=f"{ITEM}_marker_count_icon", desc=tr("Marker count")),
        marked and w.Text(str(track.markers), w.BODY_SMALL, id=f"{ITEM}_marker_count"),
        w.Spacer(weight=1),
        w.Text(clock, w.BODY_SMALL, id=f"{ITEM}_time"),
    )


def _small_button(icon: str, id_: str, on_tap: Callable[[], None]) -> w.Widget:
    return w.IconButton(icon, id=id_, cls=BUTTON, colour="on_surface", on_tap=on_tap)


def _gap(width: float, height: float) -> w.Widget:
    """An empty view beside what it keeps away from the edge."""
    return w.Panel(cls="android.view.View", width=width, height=height)


def _nothing() -> w.Widget:
    """What is shown before anything was recorded: an arrow to the button."""
    words = w.Column(
        w.Row(
            _gap(8, 24),
            w.Text(tr("Start recording your next adventure here"), w.BODY_LARGE, align="end"),
            _gap(8, 24),
            cls=LINEAR,
        ),
        w.Row(
            _gap(144, 48),
            w.Icon("arrow_downward", 48, desc=tr("Arrow")),
            id="track_list_arrow_long",
            cls=LINEAR,
        ),
        across="end",
        gap=16,
    )
    return w.Panel(
        w.Align(words, across="end", down="bottom"),
        padding=(24, 24, 36, 24),
        weight=1,
        id="track_list_empty_view",
        cls="android.widget.RelativeLayout",
        width="fill",
    )
