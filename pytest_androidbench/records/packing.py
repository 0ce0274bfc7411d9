"""Moves the files of finished attempts to where the run keeps them once, and makes pictures small.

It can be interrupted at any time. A file is removed from its attempt's folder only after its
content lies under its own name and `kept.json` tells of it; whatever was not reached is found again
the next time.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import to_json
from pytest_androidbench.records.files import put_whole
from pytest_androidbench.records.kept import KEPT, Kept, is_place, place_of, read_kept
from pytest_androidbench.records.shrinking import smaller

CPU_SECONDS: Final = 0.5
"""What may be spent on an attempt while a run goes on; the rest is left to `androidbench pack`."""
_MOVED: Final = (".jpg", ".png", ".xml")
"""Pictures and hierarchies, by the end of their names."""
BATCH: Final = 100
"""Attempts that are packed before what they had is removed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Stored:
    """Where a picture went."""

    place: str
    screen: tuple[int, int] | None
    """Its size before it was made smaller; None = it was not."""


class Packer:
    """Packs attempts of one run; what it met once it need not look at again."""

    def __init__(self, run: Path) -> None:
        self._run = run
        self._known: dict[str, _Stored] = {}
        self._waiting: list[str] = []
        """Attempts with pictures for which there was no time yet."""

    def pack(self, folder: str) -> int:
        """Pack a finished attempt; how many files it had that were not.

        As with all pictures the disk is not waited for.

        Args:
            folder: of the attempt, relative to the run directory.

        Raises:
            OSError: the disk refuses it; nothing is lost.
        """
        self.store(folder)
        return self.clear(folder)

    def keep_up(self, folder: str, seconds: float = CPU_SECONDS) -> None:
        """Pack an attempt that has just been finished, and what was left of those before.

        Args:
            folder: of the attempt, relative to the run directory.
            seconds: of CPU that pictures may take; what is then left waits for the next attempt.

        Raises:
            OSError: the disk refuses it; nothing is lost.
        """
        budget = _Budget(seconds)
        waiting, self._waiting = [folder, *self._waiting], []
        for number, each in enumerate(waiting):
            if not budget.suffices():
                self._waiting += waiting[number:]
                break
            if not self.store(each, budget):
                self._waiting.append(each)
            self.clear(each)

    def pack_all(self, folders: Sequence[str]) -> int:
        """Pack attempts that may lie there for long: nothing goes before the disk has all of it.

        Raises:
            OSError: the disk refuses it; nothing is lost.
        """
        files = 0
        for begin in range(0, len(folders), BATCH):
            some = folders[begin : begin + BATCH]
            for folder in some:
                self.store(folder)
            # One call for all: waiting for each file takes longer than all the rest.
            os.sync()
            files += sum(map(self.clear, some))
        return files

    def store(self, folder: str, budget: _Budget | None = None) -> bool:
        """Keep files of an attempt once, beside where they are; whether that was all of them."""
        budget = budget or _Budget(None)
        place = self._run / folder
        before = kept = read_kept(place)
        # Also what `kept.json` names: while it is here nobody has seen that it is whole there.
        files = _files(place)
        # Hierarchies take no time worth counting.
        for file in sorted(files, key=lambda file: file.suffix != ".xml"):
            if file.suffix == ".xml":
                data = gzip.compress(file.read_bytes(), mtime=0)
                kept = _with(kept, file.name, self._stored(data, "xml.gz"))
            elif budget.suffices():
                with budget:
                    kept = _with(kept, file.name, self._picture(file))
        if kept != before:
            put_whole(place / KEPT, to_json(kept))
        return all(file.name in kept.files for file in files)

    def clear(self, folder: str) -> int:
        """Remove from an attempt's folder what is kept; how many files."""
        place = self._run / folder
        kept = read_kept(place)
        gone = [file for file in _files(place) if self._is_kept(kept, file.name)]
        for file in gone:
            file.unlink()
        return len(gone)

    def _is_kept(self, kept: Kept, name: str) -> bool:
        place = kept.files.get(name, "")
        return is_place(place) and (self._run / place).is_file()

    def _picture(self, file: Path) -> _Stored:
        data = file.read_bytes()
        digest = hashlib.sha256(data).hexdigest()
        if digest not in self._known:
            made = smaller(data)
            self._known[digest] = (
                replace(self._stored(made.data, "webp"), screen=made.screen)
                if made
                else self._stored(data, file.suffix[1:])
            )
        return self._known[digest]

    def _stored(self, data: bytes, kind: str) -> _Stored:
        place = place_of(data, kind)
        keep_once(self._run / place, data)
        return _Stored(place=place, screen=None)


def keep_once(path: Path, data: bytes) -> None:
    """Put content at the place that is named after it, unless it is there."""
    # One that was cut off when the power went is written again.
    if not path.is_file() or path.stat().st_size != len(data):
        path.parent.mkdir(parents=True, exist_ok=True)
        put_whole(path, data)


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.iterdir() if file.suffix in _MOVED)


def _with(kept: Kept, name: str, stored: _Stored) -> Kept:
    screens = kept.screens | ({name: stored.screen} if stored.screen else {})
    return replace(kept, files=kept.files | {name: stored.place}, screens=screens)


class _Budget:
    """CPU time for some pieces of work, none of which is begun that may take too much."""

    def __init__(self, seconds: float | None) -> None:
        self._left = seconds
        self._longest = 0.0
        self._begin = 0.0

    def suffices(self) -> bool:
        """Whether there is time for one as long as the longest so far."""
        return self._left is None or self._left > self._longest

    def __enter__(self) -> None:
        self._begin = time.process_time()

    def __exit__(self, *_: object) -> None:
        taken = time.process_time() - self._begin
        self._longest = max(self._longest, taken)
        if self._left is not None:
            self._left -= taken
