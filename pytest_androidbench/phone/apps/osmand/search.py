"""The search over the whole screen: history, categories, addresses, and what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.osmand import coordinates
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.coordinate_search import CoordinateSearch
from pytest_androidbench.phone.apps.osmand.look import (
    FRAME,
    LINEAR,
    SECOND,
    TITLE,
    VIEW_GROUP,
    empty,
    row,
)
from pytest_androidbench.phone.apps.osmand.spot import MapSpot, of_favorite, of_found, of_recent
from pytest_androidbench.phone.kit.folding import words_of
from pytest_androidbench.phone.kit.maps import finding
from pytest_androidbench.phone.kit.maps.kinds import CATEGORIES, PLACES
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

HISTORY, CATEGORY, ADDRESS = range(3)
SCROLLS: Final = "android.widget.HorizontalScrollView"
MOST_OWN: Final = 20
"""So many favourites are among the results at most."""


@dataclass(eq=False)
class SearchPage(AppScreen[OsmAndApp, tuple[MapSpot | None, str]]):
    """Finds a point; closes with it and with what was searched for, without one to show all."""

    lat: float = 0.0
    lon: float = 0.0
    tab: int = HISTORY
    category: str = ""
    """Of which all points are shown."""
    field_: SearchField = field(
        default_factory=lambda: SearchField(id="searchEditText", rewinds="search_list")
    )

    def on_open(self) -> None:
        if not self.category and not self.field_.words:
            self.focus("searchEditText")

    @property
    def near(self) -> LatLon:
        """The middle of the map."""
        return LatLon(self.lat, self.lon)

    def build(self) -> w.Widget:
        typed = bool(self.field_.words.strip()) or bool(self.category)
        return w.Page(
            self._bar(),
            self._results() if typed else self._tabs(),
            id="search_dialog",
            cls=FRAME,
        )

    def _bar(self) -> w.Widget:
        box = self.field_.box(tr("Type to search all"), cls="android.widget.EditText")
        clear = self.field_.clear_button(tr("Clear"), id="clearButton")
        if clear is None and self.category:
            clear = w.IconButton("close", tr("Clear"), id="clearButton", on_tap=self.clear)
        row_ = w.Row(
            w.Up(self.on_back, desc=tr("Back")),
            w.Panel(
                w.Row(w.Panel(box, weight=1), clear, width="fill"),
                weight=1,
                id="search_container",
                cls=LINEAR,
            ),
            w.Spacer(8),
            width="fill",
            height=56,
        )
        return w.Panel(row_, id="toolbar", cls=VIEW_GROUP, width="fill")

    def _tabs(self) -> w.Widget:
        tabs = (
            w.Tab(text=tr("History")),
            w.Tab(text=tr("Categories")),
            w.Tab(text=tr("Address")),
        )
        shown = (self._history, self._categories, self._addresses)[self.tab]()
        return w.Column(
            w.Tabs(
                tabs,
                self.tab,
                self.turn,
                id="tab_layout",
                cls="android.widget.HorizontalScrollView",
            ),
            w.Scroll(*shown, id="tab_list", key=f"tab {self.tab}", cls="android.widget.ListView")
            if shown
            else empty("history", tr("No history yet"), tr("What you look for will be here.")),
            weight=1,
            across="stretch",
            id="tabs_view",
            cls=LINEAR,
        )

    def turn(self, tab: int) -> None:
        """Show a tab."""
        self.tab = tab

    def _history(self) -> list[w.Widget]:
        found = self.app.history.all()
        rows = [self._row(of_recent(each), each.title) for each in found]
        if rows:
            rows.append(row(tr("Clear history"), self.forget, icon="delete", id="clear_history"))
        return rows

    def forget(self) -> None:
        """Forget what was looked at."""
        self.app.history.clear()

    def _categories(self) -> list[w.Widget]:
        return [
            row(label, partial(self.open_category, key), icon=icon, colour="secondary")
            for key, (label, icon) in CATEGORIES.items()
        ]

    def open_category(self, key: str) -> None:
        """Show all points of a category."""
        self.category = key
        self.hide_keyboard()

    def _addresses(self) -> list[w.Widget]:
        coords = row(
            tr("Coordinates search"), self.open_coordinates, icon="my_location",
            colour="secondary", id="coords_search",
        )  # fmt: skip
        return [coords, *(self._row(of_found(each)) for each in finding.settlements(self.near))]

    def open_coordinates(self) -> None:
        """Search by coordinates alone."""
        page = CoordinateSearch.at(self.app, self.field_.words, self.near)
        self.ask(page, self.found_place)

    def found_place(self, spot: MapSpot) -> None:
        """Take a place that was found by its coordinates."""
        self.close((spot, coordinates.written(spot.at)))

    def spots(self) -> list[MapSpot]:
        """What is found, the best first."""
        words = self.field_.words
        if self.category and not words:
            return [of_found(each) for each in finding.in_category(self.category, self.near)]
        place = coordinates.parse(words)
        typed = [MapSpot(lat=place.lat, lon=place.lon)] if place is not None else []
        wanted = words_of(words)
        own = [
            of_favorite(each)
            for each in self.app.favorites.all()
            if wanted and all(
                any(part.startswith(word) for part in words_of(each.name))
                for word in wanted
            )
        ]  # fmt: skip
        kinds = [
            of_found(each)
            for kind, known in PLACES.items()
            if known.category and words.strip().casefold() == known.label.text.casefold()
            for each in finding.in_category(known.category, self.near, kind)
        ]
        named = [of_found(each) for each in finding.search(words, self.near)]
        return [*typed, *own[:MOST_OWN], *named, *(each for each in kinds if each not in named)]

    def _results(self) -> w.Widget:
        spots = self.spots()
        head = self._advanced() if coordinates.parse(self.field_.words) else self._on_map(spots)
        if not spots:
            nothing = empty("search_off", tr("No search results?\nProvide feedback"))
            send = w.Button(
                tr("Send"), id="send_empty_search_button", on_tap=self.send, width="fill"
            )
            bottom = w.Panel(send, padding=16, width="fill", id="no_search_results_bottom_bar")
            return w.Column(self._advanced(), nothing, bottom, weight=1, across="stretch")
        rows = w.Scroll(
            *(self._row(spot) for spot in spots), id="search_list", cls="android.widget.ListView"
        )
        return w.Column(head, rows, weight=1, across="stretch", id="search_view", cls=LINEAR)

    def _advanced(self) -> w.Widget:
        return row(
            tr("Advanced coordinates search"), self.open_coordinates, icon="my_location",
            colour="secondary", id="advanced_coordinates_card",
            title_id="advanced_coordinates_title",
        )  # fmt: skip

    def _on_map(self, spots: Sequence[MapSpot]) -> w.Widget | None:
        if not spots:
            return None
        text = w.Text(tr("Show on map"), w.LABEL.coloured("primary"), id="buttonToolbarTitle")
        return w.Panel(
            w.Row(w.Icon("map", colour="primary"), text, gap=16),
            padding=(16, 12),
            width="fill",
            id="buttonToolbar",
            cls=LINEAR,
            on_tap=partial(self.close, (None, self.field_.words or self.category)),
        )

    def _row(self, spot: MapSpot, title: str = "") -> w.Widget:
        away = distance_m(self.near, spot.at)
        name = title or spot.name or coordinates.written(spot.at)
        line = w.Row(
            w.Text(name, TITLE, id="title", weight=1, lines=2),
            w.Icon("navigation", 14, "secondary", id="direction"),
            w.Text(coordinates.distance(away), SECOND, id="distance"),
            gap=4,
            width="fill",
        )
        kind, region = spot.type_name, spot.region
        shown = kind if isinstance(kind, str) else self.phone.engine.translate(
            kind, self.phone.display.locale
        )  # fmt: skip
        below = w.Text(f"{shown}, {region}" if region else shown, SECOND, id="subtitle", lines=1)
        said = w.Column(line, below, weight=1, across="stretch")
        icon = w.Icon(spot.icon, colour="secondary", id="imageView")
        return w.Panel(
            w.Row(icon, said, gap=20, width="fill"),
            padding=(16, 10),
            width="fill",
            id="searchListItemLayout",
            cls=LINEAR,
            on_tap=partial(self.choose, spot),
        )

    def choose(self, spot: MapSpot) -> None:
        """Show a result on the map."""
        self.close((spot, self.field_.words or spot.name))

    def send(self) -> None:
        """Tell the makers that nothing was found; there is no network to do it."""
        self.toast(tr("No internet connection"))

    def clear(self) -> None:
        """Search for something else."""
        self.category = ""
        self.field_.clear()

    def on_back(self) -> None:
        if self.category or self.field_.words:
            self.clear()
        else:
            self.close()
