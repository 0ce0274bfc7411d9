"""The older photos, with what they show of the world's events; rows in `more_photos.txt`."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Final

from pytest_androidbench.phone.world.people import TODAY

_ROWS: Final = Path(__file__).with_name("more_photos.txt")
_MIDNIGHT: Final = TODAY.replace(hour=0, minute=0)


@dataclass(frozen=True, slots=True)
class PhotoNote:
    """What is noted of an older photo."""

    title: str
    taken: datetime
    """To the hour."""
    place: str
    scene: str
    people: tuple[str, ...]
    about: tuple[str, ...]
    """As `references.py` resolves them."""

    @property
    def days(self) -> int:
        """Before `TODAY`."""
        return (_MIDNIGHT - self.taken.replace(hour=0)).days


@cache
def photo_notes() -> tuple[PhotoNote, ...]:
    """All of them, about the newest first."""
    rows = _ROWS.read_text(encoding="utf-8").splitlines()
    return tuple(_note(row) for row in rows if not row.startswith("#"))


def _note(row: str) -> PhotoNote:
    title, taken, place, scene, people, about = (each.strip() for each in row.split("|"))
    return PhotoNote(
        title,
        datetime.strptime(taken, "%Y-%m-%d %H"),
        place,
        scene,
        tuple(each.strip() for each in people.split(",") if each.strip()),
        tuple(filter(None, (about,))),
    )
