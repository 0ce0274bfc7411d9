"""The command `androidbench artifacts`: brings pictures back that nodes wrote to a storage."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import click

from pytest_androidbench.cli.runs import published
from pytest_androidbench.cluster.storage import SharedStorageError, fetched
from pytest_androidbench.codec import to_json
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.files import put_whole, told_plainly
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.linked import LINKED, PictureLink, is_picture, read_linked
from pytest_androidbench.records.lock import RunLock
from pytest_androidbench.records.packing import Packer
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.wording import count
from pytest_androidbench.texts import clean

RUN: Final = click.Path(path_type=Path, file_okay=False)
_NAMED: Final = 5
"""Reasons that are told of pictures that did not come."""


@click.command("artifacts", short_help="Bring pictures of RUN back that are in a storage.")
@click.argument("run", type=RUN)
def artifacts_command(run: Path) -> None:
    """Bring the pictures of RUN here that its nodes wrote to a storage (--ab-artifacts).

    Each is held to the sha256 that it was written with; the report is made anew. It can be
    interrupted and repeated; what is in the storage stays there.
    """
    for line in brought(run):
        click.echo(clean(line))


@dataclass(slots=True)
class _Brought:
    """What became of the links of a run."""

    came: int = 0
    gone: dict[str, set[str]] = field(default_factory=dict)
    """By folder of the attempt, names of pictures that are here and need no link any more."""
    failed: list[str] = field(default_factory=list)


def brought(path: Path) -> Iterator[str]:
    """Bring the pictures of a run here, and say how many came.

    Raises:
        RunDirectoryError: it is none, a session is using it, it cannot be written, or pictures
            did not come.
    """
    run = RunDirectory.open(path)
    lock = RunLock.take(run.path)
    course = _Brought()
    try:
        with told_plainly(run.path):
            for attempt in run.contents().every:
                _bring(AttemptFiles(run.path, attempt.folder), attempt.folder, course)
            # Links go when the disk has what they led to: one call for all of it.
            os.sync()
            for folder, names in course.gone.items():
                _unlink(run.path / folder, names)
            Packer(run.path).pack_all([*course.gone])
    finally:
        published(path)
        lock.release()
    yield f"{count(course.came, 'picture')} brought to {path}"
    if course.failed:
        raise RunDirectoryError(
            f"{count(len(course.failed), 'picture')} of {path} did not come, and their links stay: "
            + "; ".join(dict.fromkeys(course.failed[:_NAMED]))
        )


def _bring(files: AttemptFiles, folder: str, course: _Brought) -> None:
    for name, link in read_linked(files.folder).files.items():
        if not _is_here(files, name, link):
            try:
                data = _checked(name, link)
            except SharedStorageError as error:
                course.failed.append(str(error))
                continue
            put_whole(files.folder / name, data)
            course.came += 1
        course.gone.setdefault(folder, set()).add(name)


def _is_here(files: AttemptFiles, name: str, link: PictureLink) -> bool:
    """Whether a picture is here, and whole: one that was cut off with the power comes again."""
    here = files.path(name)
    own = here is not None and here.parent == files.folder
    return here is not None and not (own and here.stat().st_size != link.size)


def _checked(name: str, link: PictureLink) -> bytes:
    if not is_picture(name):
        raise SharedStorageError(f"{name!r} is no name of a picture")
    return fetched(link)


def _unlink(folder: Path, names: set[str]) -> None:
    linked = read_linked(folder)
    left = {name: link for name, link in linked.files.items() if name not in names}
    if left:
        put_whole(folder / LINKED, to_json(replace(linked, files=left)))
    else:
        (folder / LINKED).unlink(missing_ok=True)
