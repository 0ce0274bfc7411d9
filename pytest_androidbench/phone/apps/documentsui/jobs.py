"""What is done with selected documents once a destination is picked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.documentsui.operations import Work
from pytest_androidbench.phone.ui.message import Message, ntr, tr

OneMany = tuple[str, str]
"""What is said about one document, and about several."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FileJob:
    """One way to take documents elsewhere."""

    title: Message
    """At the top of the drawer."""
    button: Message
    run: Callable[[Work, Sequence[str], str], list[str]]
    """Gives what could not be taken there."""
    begins: OneMany
    fails: OneMany
    lacks: OneMany
    """With their names."""

    def begin(self, count: int) -> Message:
        """What is said while it is done with so many documents."""
        return ntr(*self.begins, count)

    def failure(self, count: int) -> Message:
        """What is said when it could not be done with so many."""
        return ntr(*self.fails, count)

    def details(self, names: Sequence[str]) -> Message:
        """Says which ones these are."""
        return ntr(*self.lacks, len(names), names="".join(f"\n• {name}" for name in names))


JOBS: Final[Mapping[str, FileJob]] = {
    "copy": FileJob(
        title=tr("Copy to…"),
        button=tr("Copy"),
        run=Work.copy,
        begins=("Copying {n} item.", "Copying {n} items."),
        fails=("Couldn’t copy {n} item", "Couldn’t copy {n} items"),
        lacks=("This file wasn’t copied: {names}", "These files weren’t copied: {names}"),
    ),
    "move": FileJob(
        title=tr("Move to…"),
        button=tr("Move"),
        run=Work.move,
        begins=("Moving {n} item.", "Moving {n} items."),
        fails=("Couldn’t move {n} item", "Couldn’t move {n} items"),
        lacks=("This file wasn’t moved: {names}", "These files weren’t moved: {names}"),
    ),
    "extract": FileJob(
        title=tr("Extract to…"),
        button=tr("Extract"),
        run=Work.extract,
        begins=("Extracting {n} file.", "Extracting {n} files."),
        fails=("Couldn’t extract {n} file", "Couldn’t extract {n} files"),
        lacks=("This file wasn’t extracted: {names}", "These files weren’t extracted: {names}"),
    ),
}
