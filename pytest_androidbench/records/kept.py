"""Where the pictures and hierarchies of an attempt are: in its folder, or kept once for the run.

In the loop they are written into the attempt's folder, as the device gave them. Afterwards they
are moved to the run's folders `pictures` and `hierarchies`, under names made of their bytes, so
that what is the same lies there once. What the steps call them stays, and `kept.json` beside the
steps says where each went: nothing that was recorded is written anew, and a run can be copied,
zipped and merged as the plain files that it consists of.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import zlib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import from_json
from pytest_androidbench.errors import CodecError
from pytest_androidbench.records.attempt import PLAIN_NAME
from pytest_androidbench.records.linked import LinkedPictures, read_linked
from pytest_androidbench.records.record import StepRecord

PICTURES: Final = "pictures"
HIERARCHIES: Final = "hierarchies"
STORES: Final = (PICTURES, HIERARCHIES)
"""Folders of a run with what all its attempts share."""
HAVE_HIERARCHIES: Final = (
    f"run again with an agent that is shown hierarchies, and keep the run's folder {HIERARCHIES!r}"
)
"""What helps where none were kept: no option does, as they are kept whatever is asked for."""
KEPT: Final = "kept.json"
"""File of an attempt's folder that says where its files went."""
PLACES: Final = {"jpg": PICTURES, "png": PICTURES, "webp": PICTURES, "xml.gz": HIERARCHIES}
"""By the end of its name, where a file is kept."""
MAX_HIERARCHY: Final = 10_000_000
"""Bytes of a hierarchy that are read."""
_PLACE: Final = re.compile(
    rf"{PICTURES}/[0-9a-f]{{2}}/[0-9a-f]{{32}}\.(jpg|png|webp)"
    rf"|{HIERARCHIES}/[0-9a-f]{{2}}/[0-9a-f]{{32}}\.xml\.gz"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """What became of the files of an attempt."""

    files: dict[str, str] = field(default_factory=dict)
    """By the name in its folder: the place, relative to the run directory."""
    screens: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Width and height that a picture had before it was made smaller, by the same name."""


def place_of(data: bytes, kind: str) -> str:
    """Where content of a kind (`jpg`, `xml.gz` ...) is kept: by 128 bits of its sha256."""
    digest = hashlib.sha256(data).hexdigest()[:32]
    return f"{PLACES[kind]}/{digest[:2]}/{digest}.{kind}"


def is_place(text: str) -> bool:
    """Whether a text is one that `place_of` could give."""
    return _PLACE.fullmatch(text) is not None


def read_kept(folder: Path) -> Kept:
    """What the folder of an attempt says of its files; nothing where it has them itself."""
    try:
        return from_json(Kept, (folder / KEPT).read_bytes())
    except (CodecError, OSError):
        return Kept()


class AttemptFiles:
    """Finds the pictures and hierarchies of one attempt, wherever they are."""

    def __init__(self, run: Path, folder: str) -> None:
        """Look into a folder.

        Args:
            run: the run directory.
            folder: of the attempt, relative to it.
        """
        self.run = run
        self._folder = folder

    @property
    def folder(self) -> Path:
        """Where the attempt lies."""
        return self.run / self._folder

    def place(self, name: str) -> str:
        """Where a file that a record names lies, relative to the run directory.

        "" = it was not kept. Records may come from anywhere: nothing else is ever named.
        """
        if not PLAIN_NAME.fullmatch(name):
            return ""
        kept = self._kept.files.get(name, "")
        if is_place(kept) and (self.run / kept).is_file():
            return kept
        return f"{self._folder}/{name}" if name in self._own else ""

    def path(self, name: str) -> Path | None:
        """The file itself; None = it was not kept."""
        place = self.place(name)
        return self.run / place if place else None

    def link(self, name: str) -> str:
        """The address at which a picture is that is in a storage elsewhere.

        "" = it is here, or nowhere.
        """
        found = None if self.place(name) else self._linked.files.get(name)
        return found.url if found else ""

    @property
    def linked(self) -> int:
        """How many pictures are in a storage elsewhere, and not here."""
        return sum(bool(self.link(name)) for name in self._linked.files)

    def hierarchy(self, name: str) -> bytes:
        """What a hierarchy holds, as the device gave it; nothing where it was not kept."""
        path = self.path(name)
        if path is None:
            return b""
        try:
            with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as file:
                return file.read(MAX_HIERARCHY)
        except (OSError, EOFError, zlib.error):
            return b""

    def dump(self, step: StepRecord) -> str:
        """The UI tree before a step, as XML: bytes that are no UTF-8 are replaced.

        "" = it was not kept.
        """
        return self.hierarchy(step.observation).decode("utf-8", "replace")

    def screen(self, name: str) -> tuple[int, int] | None:
        """Width and height that a picture had before it was made smaller; None = it was not."""
        return self._kept.screens.get(name)

    @cached_property
    def _own(self) -> frozenset[str]:
        """What lies in the folder itself, looked up once: a report asks for thousands."""
        try:
            with os.scandir(self.folder) as entries:
                return frozenset(entry.name for entry in entries if entry.is_file())
        except OSError:
            return frozenset()

    @cached_property
    def _kept(self) -> Kept:
        return read_kept(self.folder)

    @cached_property
    def _linked(self) -> LinkedPictures:
        return read_linked(self.folder)
