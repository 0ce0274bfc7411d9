"""The page on which words are searched for."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.store import (
    MOST_RECENT,
    MOST_SHOWN,
    distance,
    kind_name,
    recent,
    remember,
)
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.maps import finding
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.kit.maps.kinds import PLACES
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

FIELD = "search_omnibox_edit_text"


def found(words: str, near: LatLon) -> list[MapObject]:
    """Places of the kind that the words name, the nearest first; then those that are called so."""
    wanted = words.strip().casefold()
    kinds = [
        place
        for kind, known in PLACES.items()
        if known.category and wanted in {known.label.text.casefold(), f"{kind}s"}
        for place in finding.in_category(known.category, near, kind)
    ]
    named = finding.search(words, near)
    return [*kinds, *(each for each in named if each not in kinds)]


@dataclass(eq=False)
class PlaceSearch(AppScreen[MapsApp, MapObject]):
    """Closes with the place that was chosen."""

    lat: float = 0.0
    lon: float = 0.0
    field_: SearchField = field(default_factory=lambda: SearchField(id=FIELD, rewinds="results"))

    def on_open(self) -> None:
        if not self.field_.words:
            self.focus(FIELD)

    def build(self) -> w.Widget:
        box = self.field_.box(tr("Search here"), cls="android.widget.EditText")
        bar = w.Row(
            w.Up(self.close, desc=tr("Back")),
            w.Panel(box, weight=1),
            self.field_.clear_button(tr("Clear"), id="search_omnibox_text_clear"),
            w.Spacer(8),
            width="fill",
            height=56,
        )
        return w.Page(bar, self._places() if self.field_.words.strip() else self._recent())

    def _recent(self) -> w.Widget:
        rows = recent(self.app).all(f"ORDER BY _id DESC LIMIT {MOST_RECENT}")
        if not rows:
            return empty_state(tr("What you search for will be here"), "empty")
        return w.Scroll(
            *(
                w.ListItem(
                    each.words[:MOST_SHOWN],
                    icon="history",
                    on_tap=partial(self.field_.put, each.words[:MOST_SHOWN]),
                )
                for each in rows
            ),
            id="recents",
        )

    def _places(self) -> w.Widget:
        near = LatLon(self.lat, self.lon)
        places = found(self.field_.words, near)
        if not places:
            return empty_state(tr("No results found"), "empty")
        return w.Scroll(*(self._row(each, near) for each in places), id="results")

    def _row(self, place: MapObject, near: LatLon) -> w.Widget:
        away = w.Text(distance(distance_m(near, place.at)), w.LABEL, id="distance")
        kind = self.phone.engine.translate(kind_name(place), self.phone.display.locale)
        said = f"{kind} · {place.region}" if place.region else kind
        choose = partial(self.choose, place)
        return w.ListItem(place.name, said, icon="place", trailing=away, on_tap=choose)

    def choose(self, place: MapObject) -> None:
        """Show a place on the map."""
        remember(self.app, self.field_.words)
        self.close(place)
