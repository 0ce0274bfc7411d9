"""The list of all tracks, with search and selection."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final, Literal

from pytest_androidbench.phone.apps.opentracks.colours import ORANGE, RED
from pytest_androidbench.phone.apps.opentracks.deleting import ask_to_delete
from pytest_androidbench.phone.apps.opentracks.editing import TrackEdit
from pytest_androidbench.phone.apps.opentracks.help import Help
from pytest_androidbench.phone.apps.opentracks.kinds import kind_of
from pytest_androidbench.phone.apps.opentracks.look import (
    bottom_bar,
    hidden_bar,
    round_button,
)
from pytest_androidbench.phone.apps.opentracks.marker_list import MarkerList
from pytest_androidbench.phone.apps.opentracks.model import Track
from pytest_androidbench.phone.apps.opentracks.names import NEEDED
from pytest_androidbench.phone.apps.opentracks.recording import Recording
from pytest_androidbench.phone.apps.opentracks.rows import SearchList
from pytest_androidbench.phone.apps.opentracks.settings import SettingsPage
from pytest_androidbench.phone.apps.opentracks.sharing import share, show_on_map
from pytest_androidbench.phone.apps.opentracks.totals import Totals
from pytest_androidbench.phone.apps.opentracks.track import TrackPage
from pytest_androidbench.phone.apps.opentracks.units import Units, elapsed
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.location import enabled
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

BUTTON: Final = "android.widget.Button"


@dataclass(eq=False)
class TrackList(SearchList[None]):
    """All tracks, the newest first; a long press selects."""

    activity: ClassVar[str] = ".TrackListActivity"
    launch_mode: ClassVar[Literal["standard", "singleTop", "singleTask"]] = "singleTop"

    def on_open(self) -> None:
        held = self.phone.permissions.held
        if not all(held(self.app.package, permission) for permission in NEEDED):
            self.request_permissions(NEEDED, self.asked)

    def asked(self, granted: dict[str, bool]) -> None:
        """Say so when a permission was refused."""
        if not all(granted.values()):
            self.toast(
                tr(
                    "OpenTracks requires permission to access your location as well as nearby "
                    "devices."
                ),
                long=True,
            )

    def build(self) -> w.Widget:
        tracks, units, live = self.store.tracks(self.query), self.units, self.recorder.track
        selecting = bool(self.selected)
        return w.Page(
            self._selection_bar() if selecting else self._bar(),
            self.rows(
                len(tracks), lambda place: self._row(tracks[place], units, live), "track_list"
            )
            if tracks
            else _nothing(),
            hidden_bar() if selecting else self._bottom(),
        )

    def _bar(self) -> w.Widget:
        markers = w.BarButton(
            "place", tr("Markers"), id="track_list_markers", on_tap=self.open_markers
        )
        return self.bar(
            "OpenTracks", "timeline", "track_list_toolbar", markers, w.More(self.open_menu)
        )

    def _selection_bar(self) -> w.Widget:
        return self.selection_bar(
            w.BarButton(
                "map", tr("Show on map"), id="list_context_menu_show_on_map", on_tap=self.show_map
            ),
            w.BarButton("share", tr("Share"), id="list_context_menu_share", on_tap=self.share),
            w.More(self.open_menu),
        )

    def entries(self, menu: str) -> Sequence[MenuEntry]:
        del menu
        if not self.selected:
            return (
                MenuEntry(text=tr("Settings"), act=partial(self.show, SettingsPage())),
                MenuEntry(text=tr("Help"), act=partial(self.show, Help())),
            )
        edit = MenuEntry(text=tr("Edit"), act=self.edit)
        return (
            *((edit,) if len(self.selected) == 1 else ()),
            MenuEntry(text=tr("Delete"), act=self.delete),
            MenuEntry(text=tr("Aggregated stats"), act=self.sum_up),
            MenuEntry(text=tr("Select all"), act=self.select_all),
        )

    def _row(self, track: Track, units: Units, recorded: int) -> tuple[int, w.Widget]:
        live = track.id == recorded
        day, clock = ("", "") if recorded else self.when(track)
        icon = w.Icon(
            "fiber_manual_record" if live else kind_of(track.activity_type).icon,
            colour=RED if live else "on_surface",
            id="track_list_item_icon",
            desc=tr("Record") if live else tr("Track"),
        )
        words = w.Column(
            w.Row(
                w.Text(track.name, w.BODY_LARGE, id="track_list_item_name", lines=1, weight=1),
                w.Text(day, w.BODY_SMALL, id="track_list_item_date"),
            ),
            self._numbers(track, units, clock, live=live),
            w.Text(
                track.description, w.BODY_SMALL, id="track_list_item_category_description", lines=2
            )
            if track.description
            else None,
            weight=1,
            across="stretch",
        )
        return track.id, w.Row(icon, w.Spacer(8), words, width="fill", across="start")

    @staticmethod
    def _numbers(track: Track, units: Units, clock: str, *, live: bool) -> w.Widget:
        length = units.distance_text(track.stats.distance)
        text: TextLike = f"{elapsed(track.stats.total_ms)} ({length})"
        text = tr("Recording…") if live else text if not track.markers else f"{text}  ‧"
        return w.Row(
            w.Text(text, w.BODY_SMALL, id="track_list_item_time_distance"),
            track.markers > 0
            and w.Icon(
                "place", 16, id="track_list_item_marker_count_icon", desc=tr("Marker count")
            ),
            track.markers > 0
            and w.Text(str(track.markers), w.BODY_SMALL, id="track_list_item_marker_count"),
            w.Spacer(weight=1),
            w.Text(clock, w.BODY_SMALL, id="track_list_item_time"),
        )

    def _bottom(self) -> w.Widget:
        recording = bool(self.recorder.track)
        sums = w.IconButton(
            "bar_chart",
            id="aggregated_stats_button",
            cls=BUTTON,
            colour="on_surface",
            on_tap=partial(self.show, Totals()),
        )
        sensors = w.IconButton(
            "gps_fixed" if self.recorder.fixed else self._unfixed(),
            id="sensor_start_button",
            cls=BUTTON,
            colour="on_surface",
            on_tap=self.toggle_sensors,
        )
        button = round_button(
            "stop" if recording else "fiber_manual_record",
            tr("Record"),
            ORANGE if recording else RED,
            "track_list_fab_action",
            self.record,
            self.stop if recording else None,
        )
        return bottom_bar(
            w.Spacer(4), sums, None if recording else sensors, lead=w.Spacer(4), fab=button
        )

    def _unfixed(self) -> str:
        return "gps_not_fixed" if self.recorder.sensors else "gps_off"

    def open_markers(self) -> None:
        self.show(MarkerList())

    def all_ids(self) -> list[int]:
        return [track.id for track in self.store.tracks(self.query)]

    def tap_row(self, id_: int) -> None:
        if id_ == self.recorder.track:
            self.show(Recording(id=id_))
        else:
            self.show(TrackPage(id=id_))

    def chosen(self) -> list[Track]:
        """The selected tracks in the list's order; the selection ends."""
        found = [track for track in self.store.tracks(self.query) if track.id in self.selected]
        self.selected = []
        return found

    def show_map(self) -> None:
        show_on_map(self, self.chosen())

    def share(self) -> None:
        share(self, self.chosen())

    def edit(self) -> None:
        self.show(TrackEdit.of(self.chosen()[0]))

    def delete(self) -> None:
        ask_to_delete(self, [track.id for track in self.chosen()], self.deleted)

    def deleted(self, done: bool) -> None:
        """Nothing more to do: the list shows what is there."""

    def sum_up(self) -> None:
        self.show(Totals(ids=[track.id for track in self.chosen()]))

    def toggle_sensors(self) -> None:
        if enabled(self.phone):
            self.recorder.use_sensors(not self.recorder.sensors)
        else:
            self.start(Intent(action="android.settings.LOCATION_SOURCE_SETTINGS"))

    def record(self) -> None:
        if self.recorder.track:
            self.toast(tr("Hold to stop"), long=True)
        else:
            self.show(Recording(id=self.recorder.start()))

    def stop(self) -> None:
        self.recorder.stop()


def _nothing() -> w.Widget:
    """What is shown before anything was recorded: an arrow to the button."""
    words = w.Column(
        w.Text(tr("Start recording your next adventure here"), w.BODY_LARGE, align="end"),
        w.Icon("arrow_downward", 48, desc=tr("Arrow")),
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
