"""A picture or film as the app knows it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from pytest_androidbench.phone.apps.photos.schema import PhotoRow


@dataclass(frozen=True, slots=True, kw_only=True)
class LibraryPhoto:
    """A picture or film with what is kept of it."""

    path: str
    taken: datetime
    film: bool
    size: int
    width: int
    height: int
    duration_ms: int
    type: str
    """Of its content: "image/jpeg"."""
    facts: PhotoRow

    @property
    def name(self) -> str:
        """Of its file."""
        return self.path.rpartition("/")[2]

    @property
    def folder(self) -> str:
        """Where it lies."""
        return self.path.rpartition("/")[0]

    @property
    def broken(self) -> bool:
        """Whether it is a picture of which nothing can be shown."""
        return not self.film and not (self.width and self.height)
