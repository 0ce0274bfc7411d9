"""Where the pictures of an attempt are: in its folder, or kept once by content for the whole run.

In the loop a picture is written into its attempt's folder, as the device gave it. Afterwards it
may be moved to the run's folder `pictures`, under a name made of its bytes; what the steps call it
stays, and `kept.json` beside them says where it went. So nothing that was recorded is written anew.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import from_json
from pytest_androidbench.errors import CodecError
from pytest_androidbench.records.attempt import PLAIN_NAME

PICTURES: Final = "pictures"
"""Folder of a run with the pictures of all its attempts."""
KEPT: Final = "kept.json"
"""File of an attempt's folder that says where its pictures went."""
_STORED: Final = re.compile(r"[0-9a-f]{2}/[0-9a-f]{32}\.(jpg|png|webp)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """What became of the pictures of an attempt."""

    pictures: dict[str, str] = field(default_factory=dict)
    """By the name in its folder: the file below `pictures`."""
    sizes: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Width and height of the screen in those that were made smaller, likewise."""


def stored_name(data: bytes, kind: str) -> str:
    """The place of a picture below `pictures`: the first 128 bits of its sha256."""
    digest = hashlib.sha256(data).hexdigest()[:32]
    return f"{digest[:2]}/{digest}.{kind}"


def is_stored_name(name: str) -> bool:
    """Whether it is a place that `stored_name` could give."""
    return _STORED.fullmatch(name) is not None


def read_kept(folder: Path) -> Kept:
    """What the folder of an attempt says of its pictures; nothing where it has them itself."""
    try:
        return from_json(Kept, (folder / KEPT).read_bytes())
    except (CodecError, OSError):
        return Kept()


class AttemptPictures:
    """Finds the pictures of one attempt."""

    def __init__(self, run: Path, folder: str) -> None:
        """Look where an attempt's files are.

        Args:
            run: the run directory.
            folder: of the attempt, relative to it.
        """
        self._run = run
        self._folder = folder

    def place(self, name: str) -> str:
        """Where a picture that a record names lies, relative to the run directory.

        "" = it was not kept; records may come from anywhere, so no other file is ever named.
        """
        if not PLAIN_NAME.fullmatch(name):
            return ""
        found = self._kept.pictures.get(name, "")
        own = f"{self._folder}/{name}"
        stored = f"{PICTURES}/{found}" if is_stored_name(found) else ""
        return next((at for at in (stored, own) if at and (self._run / at).is_file()), "")

    def screen(self, name: str) -> tuple[int, int] | None:
        """Width and height of the screen in a picture that was made smaller."""
        return self._kept.sizes.get(name)

    @cached_property
    def _kept(self) -> Kept:
        return read_kept(self._run / self._folder)
