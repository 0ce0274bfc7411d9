"""The tab of trips that are gone often: to home, to work, and those that were pinned.

The tab and its name are the real app's; what stands in it is known, not seen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.maps import look, store
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.by_bus import trip
from pytest_androidbench.phone.apps.maps.labels import PlaceLabels
from pytest_androidbench.phone.apps.maps.trips import MODES, duration
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr


@dataclass(eq=False)
class GoTab(AppPart[MapsApp]):
    """Rows with the time that each trip takes from here."""

    labels: PlaceLabels = field(default_factory=PlaceLabels)

    def build(self) -> w.Widget:
        """The tab."""
        pinned = [self._pinned(row) for row in store.trips(self.app).all("ORDER BY _id")]
        nothing = w.Panel(
            w.Text(tr("Trips you pin on the directions page show up here"), look.SECOND,
                   id="no_trips"),
            padding=16,
        )  # fmt: skip
        search = w.IconButton("directions", tr("Directions"), id="new_trip_button",
                              on_tap=self.new)  # fmt: skip
        return w.Column(
            w.TopBar(tr("Go"), actions=(search,)),
            w.Scroll(
                *(self._label(key) for key in store.LABELS),
                look.heading(tr("Pinned")),
                *(pinned or [nothing]),
                id="trips_list",
            ),
            across="stretch",
            weight=1,
            width="fill",
        )

    def _label(self, key: str) -> w.Widget:
        name, icon = store.LABELS[key]
        place = self.labels.of(key)
        said = tr("Set location") if place is None else self._time(place, "car") or place.name
        return look.row(icon, name, partial(self.go_to_label, key), said)

    def _pinned(self, row: store.PinnedTrip) -> w.Widget:
        place, mode = row.place, row.mode if row.mode in MODES else "car"
        unpin = w.IconButton("close", tr("Remove {place}", place=place.name),
                             key=f"unpin {row.id}", on_tap=partial(self.unpin, row.id))  # fmt: skip
        return w.ListItem(
            place.name, self._time(place, mode), icon=MODES[mode][1], trailing=unpin,
            look=w.MATERIAL, key=f"trip {row.id}", on_tap=partial(self.go, place, mode),
        )  # fmt: skip

    def _time(self, place: MapObject, mode: str) -> TextLike | None:
        """How long it takes from here; None where that is not known."""
        at = self.app.here
        way = trip(at, place.at, mode, self.app.hour) if at is not None else None
        return duration(way.minutes) if way is not None else None

    def go(self, place: MapObject, mode: str) -> None:
        """Show the way."""
        self.show(self.app.page("directions", goal=place, mode=mode))

    def go_to_label(self, key: str) -> None:
        """Show the way home or to work, or ask where that is."""
        place = self.labels.of(key)
        if place is None:
            self.labels.ask_for(key)
        else:
            self.go(place, "car")

    def new(self) -> None:
        """Ask for a way."""
        self.show(self.app.page("directions"))

    def unpin(self, id_: int) -> None:
        """Keep the trip no longer."""
        store.trips(self.app).remove([id_])
