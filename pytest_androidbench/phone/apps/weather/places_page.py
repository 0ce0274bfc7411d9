"""The places somebody has, and the search for others."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.weather import names
from pytest_androidbench.phone.apps.weather.app import WeatherApp
from pytest_androidbench.phone.apps.weather.look import RECYCLER
from pytest_androidbench.phone.apps.weather.schema import WeatherPlace
from pytest_androidbench.phone.apps.weather.store import may_know_place
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

FIELD = "search_src_text"


@dataclass(eq=False)
class WeatherPlaces(AppScreen[WeatherApp, bool]):
    """A field over the places that are kept, or found; closes with True where one was chosen."""

    activity: ClassVar[str] = names.SEARCH

    search: SearchField = field(default_factory=SearchField)

    def on_open(self) -> None:
        self.search.begin()

    def build(self) -> w.Widget:
        bar = w.TopBar(
            self.search.box(tr("Search city or state")),
            back=True,
            actions=[self.search.clear_button(tr("Clear"), id="search_clear")],
            id="toolbar",
        )
        rows = self._found() if self.search.words.strip() else self._kept()
        none = empty_state(tr("No places found"), "no_results")
        return w.Page(bar, w.Scroll(*rows, id="location_list", cls=RECYCLER) if rows else none)

    def _found(self) -> list[w.Widget]:
        return [
            self._row(place, "place", "found") for place in self.app.store.found(self.search.words)
        ]

    def _kept(self) -> list[w.Widget]:
        store, rows = self.app.store, list[w.Widget]()
        rows.append(
            w.ListItem(
                tr("Use current location"), icon="my_location", look=w.MATERIAL,
                id="follow_me", on_tap=self.go_here,
            )
        )  # fmt: skip
        places = store.listed()
        kept = {place.title for place in places}
        if places:
            rows.append(w.Category(tr("Saved places")))
            rows += [self._saved(place) for place in places]
        recent = [place for place in store.recent() if place.title not in kept]
        if recent:
            rows.append(w.Category(tr("Recent searches")))
            rows += [self._row(place, "history", "recent") for place in recent]
        return rows

    def _row(self, place: WeatherPlace, icon: str, kind: str) -> w.Widget:
        return w.ListItem(
            place.name, place.region, icon=icon, look=w.MATERIAL, key=f"{kind} {place.title}",
            on_tap=partial(self.choose, place),
        )  # fmt: skip

    def _saved(self, place: WeatherPlace) -> w.Widget:
        remove = w.IconButton(
            "delete", tr("Remove {place}", place=place.name), key=f"remove {place.id}",
            on_tap=partial(self.remove, place.id),
        )  # fmt: skip
        return w.ListItem(
            place.name, place.region, icon="place", look=w.MATERIAL, key=f"saved {place.id}",
            trailing=remove, on_tap=partial(self.choose, place),
        )  # fmt: skip

    def choose(self, place: WeatherPlace) -> None:
        """Show the weather of a place."""
        self.app.store.remember(place)
        self.app.store.choose(place)
        self.leave()

    def go_here(self) -> None:
        """Show the weather of where the phone is."""
        if may_know_place(self.app):
            self.choose_here()
        else:
            self.request_permissions(names.WHERE, self.allowed)

    def allowed(self, granted: dict[str, bool]) -> None:
        """Go on with what was answered."""
        if any(granted.values()):
            self.choose_here()
        else:
            self.toast(tr("The place of the phone is not known"))

    def choose_here(self) -> None:
        """Take the place of the phone into the list, first of all."""
        here = self.app.store.here()
        if here is not None:
            self.app.store.choose(here)
            self.leave()

    def remove(self, id_: int) -> None:
        """Take a place out of the list."""
        self.app.store.remove(id_)

    def leave(self) -> None:
        """Go back to the weather."""
        self.hide_keyboard()
        self.close(result=True)
