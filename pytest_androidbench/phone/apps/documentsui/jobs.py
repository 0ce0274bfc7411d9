"""What is done with selected documents once a destination is picked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.documentsui.operations import Work
from pytest_androidbench.phone.ui.message import Message, ntr, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class FileJob:
    """One way to take documents elsewhere."""

    title: Message
    """At the top of the drawer."""
    button: Message
    run: Callable[[Work, Sequence[str], str], list[str]]
    """Gives what could not be taken there."""
    begin: Callable[[int], Message]
    failure: Callable[[int], Message]
    details: Callable[[int, str], Message]
    """What is told about a number of documents with these names."""


JOBS: Final[Mapping[str, FileJob]] = {
    "copy": FileJob(
        title=tr("Copy to…"),
        button=tr("Copy"),
        run=Work.copy,
        begin=lambda n: ntr("Copying {n} item.", "Copying {n} items.", n),
        failure=lambda n: ntr("Couldn’t copy {n} item", "Couldn’t copy {n} items", n),
        details=lambda n, names: ntr(
            "This file wasn’t copied: {names}",
            "These files weren’t copied: {names}",
            n,
            names=names,
        ),
    ),
    "move": FileJob(
        title=tr("Move to…"),
        button=tr("Move"),
        run=Work.move,
        begin=lambda n: ntr("Moving {n} item.", "Moving {n} items.", n),
        failure=lambda n: ntr("Couldn’t move {n} item", "Couldn’t move {n} items", n),
        details=lambda n, names: ntr(
            "This file wasn’t moved: {names}",
            "These files weren’t moved: {names}",
            n,
            names=names,
        ),
    ),
    "extract": FileJob(
        title=tr("Extract to…"),
        button=tr("Extract"),
        run=Work.extract,
        begin=lambda n: ntr("Extracting {n} file.", "Extracting {n} files.", n),
        failure=lambda n: ntr("Couldn’t extract {n} file", "Couldn’t extract {n} files", n),
        details=lambda n, names: ntr(
            "This file wasn’t extracted: {names}",
            "These files weren’t extracted: {names}",
            n,
            names=names,
        ),
    ),
}
