"""Folders of AndroidGen's records: one for each trajectory, with its rounds in `record.jsonl`.

The form is that of `recorder.py` of THUDM/AndroidGen. Pictures, which stand beside it there, are
neither read nor written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from pytest_androidbench.errors import CodecError
from pytest_androidbench.records.record import MAX_KEY
from pytest_androidbench.rounds.lines import RoundLine, lines_of, read_line, trajectory_in
from pytest_androidbench.rounds.trajectory import RoundTrajectory

RECORD: Final = "record.jsonl"
MOST_LINE: Final = 5_000_000
"""Bytes of a line that are read; published ones have up to 20,000."""
MOST_LINES: Final = 1_000
"""Of one folder; published runs end after 31 rounds."""
MOST_BYTES: Final = 100_000_000
"""Of one file."""
_NAME: Final = re.compile(rf"[A-Za-z0-9_][A-Za-z0-9_.-]{{0,{MAX_KEY - 1}}}")


class RoundFolderError(CodecError):
    """A folder of AndroidGen's records cannot be read or written; says where and why."""


def read_folders(path: Path) -> tuple[RoundTrajectory, ...]:
    """The trajectories of all folders below a folder, by their names; or of the one it is itself.

    Raises:
        RoundFolderError: there is none, or one is damaged; says which line of which file.
    """
    folders = [path] if _has_record(path) else _folders_in(path)
    if not folders:
        raise RoundFolderError(
            f"{path} holds no folder with a {RECORD}: name the folder that has those of "
            "AndroidGen's runs, as `democase` of its repository"
        )
    return tuple(map(_read, folders))


def write_folders(path: Path, trajectories: Iterable[RoundTrajectory]) -> int:
    """Write each trajectory that has rounds into a folder of its name; how many these were.

    Args:
        path: the folder to hold them; it is made where it is missing.
        trajectories: of which no two have one name.

    Raises:
        RoundFolderError: a name is no folder's, or there is such a folder already; or the disk
            does not take it.
    """
    count = 0
    for one in trajectories:
        if one.rounds:
            _write(path, one)
            count += 1
    return count


def _has_record(folder: Path) -> bool:
    # A link could lead to a file elsewhere, of which an error would tell.
    record = folder / RECORD
    return record.is_file() and not record.is_symlink()


def _folders_in(path: Path) -> list[Path]:
    try:
        inner = sorted(path.iterdir())
    except OSError as error:
        raise RoundFolderError(f"{path} cannot be read: {error.strerror or error}") from error
    return [each for each in inner if not each.is_symlink() and _has_record(each)]


def _read(folder: Path) -> RoundTrajectory:
    file = folder / RECORD
    lines = sorted(_lines(file), key=lambda line: line.index)
    if not lines:
        raise RoundFolderError(f"{file} has no line: no round was recorded; remove its folder")
    try:
        return trajectory_in(folder.resolve().name, lines)
    except CodecError as error:
        raise RoundFolderError(f"{file}: {error}") from error


def _lines(file: Path) -> Iterator[RoundLine]:
    for number, data in enumerate(_bounded(file), start=1):
        if number > MOST_LINES:
            raise RoundFolderError(f"{file} has more than {MOST_LINES} lines; no run has so many")
        if len(data) > MOST_LINE:
            raise RoundFolderError(f"{file}, line {number}: it is longer than {MOST_LINE} bytes")
        if not data.strip():
            continue
        try:
            yield read_line(data)
        except CodecError as error:
            raise RoundFolderError(f"{file}, line {number}: {error}") from error


def _bounded(file: Path) -> Iterator[bytes]:
    """The lines of a file, none of which is read beyond what can be used of it."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise RoundFolderError(f"{file} is larger than {MOST_BYTES} bytes; no run is so large")
        with file.open("rb") as opened:
            while line := opened.readline(MOST_LINE + 2):
                yield line.rstrip(b"\r\n")
    except OSError as error:
        raise RoundFolderError(f"{file} cannot be read: {error.strerror or error}") from error


def _write(path: Path, one: RoundTrajectory) -> None:
    if not _NAME.fullmatch(one.name):
        raise RoundFolderError(f"{one.name!r:.200} is no name of a folder; give it another one")
    folder = path / one.name
    try:
        folder.mkdir(parents=True)
        (folder / RECORD).write_bytes(b"".join(line + b"\n" for line in lines_of(one)))
    except FileExistsError as error:
        raise RoundFolderError(f"{folder} is there already; write into an empty folder") from error
    except OSError as error:
        raise RoundFolderError(f"{folder} cannot be written: {error.strerror or error}") from error
