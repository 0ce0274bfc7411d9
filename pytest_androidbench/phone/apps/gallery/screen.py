"""Screens about media files, and how their parts reach them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.model import Medium
from pytest_androidbench.phone.system.app import AppPart, AppScreen


@dataclass(eq=False)
class FilesScreen(AppScreen[GalleryApp, Any]):
    """A screen over the media of a place."""

    place: str = ""
    """A folder's path, or all, the favourites, the bin; "" on the page of folders."""

    def media(self) -> list[Medium]:
        """The pictures and films that are shown now."""
        raise NotImplementedError

    def keys(self) -> list[str]:
        """The paths of all that can be selected."""
        return [one.path for one in self.media()]

    def open_place(self, place: str) -> None:
        """Show the media of another place."""

    def leave(self) -> None:
        """Go back from the page itself."""

    def done(self) -> None:
        """Called after something was done to files; a selection ends with it."""

    def renamed(self, target: str) -> None:
        """Called when a file has another name, with its new path."""

    def emptied(self) -> None:
        """Called when nothing is in the bin any more."""


@dataclass(eq=False)
class FilesPart(AppPart[GalleryApp]):
    """A part of a screen about media files."""

    @property
    def home(self) -> FilesScreen:
        """The screen."""
        assert isinstance(self.screen, FilesScreen)
        return self.screen
