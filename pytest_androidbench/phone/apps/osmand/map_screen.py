"""What parts of the map's page know of it."""

from __future__ import annotations

from typing import Protocol, cast

from pytest_androidbench.phone.apps.osmand.context_menu import PointMenu
from pytest_androidbench.phone.apps.osmand.spot import MapSpot
from pytest_androidbench.phone.apps.osmand.viewport import MapViewport
from pytest_androidbench.phone.ui.part import Part


class MapScreen(Protocol):
    """The page with the map."""

    viewport: MapViewport
    menu: PointMenu

    def found(self, answer: tuple[MapSpot | None, str]) -> None:
        """Show what was found."""

    def open_plan(self, path: str) -> None:
        """Change a track."""

    def navigate_plan(self) -> None:
        """Look for a way from the first to the last point that is planned."""


def map_of(part: Part) -> MapScreen:
    """The page that a part lies in."""
    return cast("MapScreen", part.screen)
