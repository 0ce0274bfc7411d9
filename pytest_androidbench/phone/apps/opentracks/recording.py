"""The page of a running recording."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.opentracks import look
from pytest_androidbench.phone.apps.opentracks.colours import ORANGE
from pytest_androidbench.phone.apps.opentracks.editing import TrackEdit
from pytest_androidbench.phone.apps.opentracks.marker_list import MarkerList
from pytest_androidbench.phone.apps.opentracks.markers import MarkerEdit
from pytest_androidbench.phone.apps.opentracks.model import Track
from pytest_androidbench.phone.apps.opentracks.settings import SettingsPage
from pytest_androidbench.phone.apps.opentracks.sharing import show_on_map
from pytest_androidbench.phone.apps.opentracks.stopped import TrackStopped
from pytest_androidbench.phone.apps.opentracks.tabs import WithTabs
from pytest_androidbench.phone.apps.opentracks.units import Parts, elapsed
from pytest_androidbench.phone.kit.dialogs import Choose, MenuEntry
from pytest_androidbench.phone.system.location import enabled
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

FIRST_TILES: Final = 4
"""So many tiles have large names."""


@dataclass(eq=False)
class Recording(WithTabs[None]):
    """What is measured while a track is recorded."""

    activity: ClassVar[str] = ".TrackRecordingActivity"

    last_first: ClassVar[bool] = True

    warned: bool = False
    """Whether it was read that nothing is known of the place."""

    def on_resume(self) -> None:
        if self.recorder.track != self.id:
            self.close()

    def beat_ms(self) -> int:
        return 1000

    def build(self) -> w.Widget:
        stop = look.round_button(
            "stop", tr("Stop"), ORANGE, "track_recording_fab_action", self.hint, self.stop
        )
        return w.Page(
            *self.tabs(),
            self._warning(),
            look.bottom_bar(
                w.BarButton(
                    "map",
                    tr("Show on map"),
                    id="track_detail_menu_show_on_map",
                    on_tap=self.show_map,
                ),
                w.BarButton(
                    "add_location",
                    tr("Insert marker"),
                    id="track_detail_insert_marker",
                    on_tap=self.mark,
                ),
                w.More(self.open_menu),
                lead=w.Up(True, "timeline"),
                fab=stop,
            ),
        )

    def entries(self, menu: str) -> Sequence[MenuEntry]:
        del menu
        return (
            MenuEntry(text=tr("Select Layout"), act=self.select_layout),
            MenuEntry(text=tr("Markers"), act=partial(self.show, MarkerList(track=self.id))),
            MenuEntry(text=tr("Edit"), act=self.edit),
            MenuEntry(text=tr("Settings"), act=partial(self.show, SettingsPage())),
        )

    def _warning(self) -> w.Widget | None:
        if enabled(self.phone) or self.warned:
            return None
        text = tr("{status}: OpenTracks is recording without GPS data.", status="GPS disabled")
        return w.Panel(w.Snackbar(text, tr("Dismiss"), self.dismiss), padding=8)

    def numbers(self) -> w.Widget:
        units, place = self.units, self.recorder.last_place()
        stats = (self.recorder.live() or Track()).stats
        now = place.speed or 0.0 if place is not None else 0.0
        tiles: tuple[tuple[TextLike, Parts], ...] = (
            (tr("Distance"), units.distance(stats.distance)),
            (tr("Total time"), (elapsed(stats.total_ms), "")),
            (tr("Speed"), units.speed(now, pace=False)),
            (tr("Moving time"), (elapsed(stats.moving_ms), "")),
            (tr("Avg speed"), units.speed(stats.speed, pace=False)),
            (tr("Max speed"), units.speed(stats.max_speed, pace=False)),
            (tr("Avg moving speed"), units.speed(stats.moving_speed, pace=False)),
            (tr("Elevation"), units.height(place.elevation if place is not None else None)),
            (tr("Gain"), units.height(stats.gain)),
            (tr("Loss"), units.height(stats.loss)),
        )
        kids = [
            _tile(name, parts, first=number < FIRST_TILES)
            for number, (name, parts) in enumerate(tiles)
        ]
        return w.Scroll(w.Grid(*kids, columns=2, id="stats_layout"), id="recording_stats")

    def dismiss(self) -> None:
        self.warned = True

    def hint(self) -> None:
        self.toast(tr("Hold to stop"), long=True)

    def stop(self) -> None:
        """End the recording, and ask what it was."""
        self.recorder.stop()
        track = self.store.track(self.id)
        if track is not None:
            self.show(
                TrackStopped(
                    id=track.id,
                    name=track.name,
                    category=track.category,
                    description=track.description,
                )
            )
        self.close()

    def show_map(self) -> None:
        track = self.store.track(self.id)
        show_on_map(self, [track] if track is not None else [])

    def mark(self) -> None:
        """Note something here."""
        id_ = self.recorder.mark()
        marker = self.store.marker(id_)
        if marker is None:
            self.toast(tr("Unable to insert a marker. No GPS signal. Try again."), long=True)
        else:
            self.show(MarkerEdit.of(marker, new=True))

    def select_layout(self) -> None:
        layouts: list[TextLike] = [tr("Default Layout")]
        self.show(Choose(title=tr("Select Layout"), choices=layouts))

    def edit(self) -> None:
        track = self.store.track(self.id)
        if track is not None:
            self.show(TrackEdit.of(track))


def _tile(name: TextLike, parts: Parts, *, first: bool) -> w.Widget:
    value, unit = parts
    number = w.Row(
        w.Text(value, look.VALUE, id="stats_value", lines=1),
        w.Spacer(4),
        w.Text(unit, look.UNIT, id="stats_unit") if unit else None,
        across="end",
    )
    style = look.HEADER if first else look.SECOND_HEADER
    label = w.Text(name, style, id="stats_description_main", lines=1)
    return w.Panel(w.Column(number, label, across="center", width="fill"), padding=(0, 16))
