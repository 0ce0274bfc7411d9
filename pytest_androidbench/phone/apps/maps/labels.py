"""Home and work: the places with a label, and the question where they are."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.maps import store
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class PlaceLabels(AppPart[MapsApp]):
    """Asks for the place of a label, and keeps it."""

    def of(self, key: str) -> MapObject | None:
        """The place with a label."""
        return store.labelled(self.app, key)

    def ask_for(self, key: str) -> None:
        """Ask which place has it."""
        hint = tr("Set home address") if key == "home" else tr("Set work address")
        near = self.app.near
        page = self.app.page("search", lat=near.lat, lon=near.lon, hint=hint, one=True)
        self.ask(page, self.given, key)

    def given(self, key: str, place: MapObject | str) -> None:
        """Keep it."""
        if isinstance(place, MapObject):
            store.label(self.app, key, place)
