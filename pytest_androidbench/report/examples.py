"""What a run's agent was shown as examples: of which database, and how often of the same task."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pytest_androidbench.records.calls import ModelCall, read_calls
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.manifest import ExperiencesRead
from pytest_androidbench.records.searched import Searches, searches_in
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.report.wording import one_line

_DIGITS: Final = 12
"""Of a digest that are told."""


def searches_of(contents: RunContents) -> Searches | None:
    """What the searches of its rated episodes came to; None where its agent searches nothing."""
    if contents.manifest.experiences is None:
        return None
    return searches_in(_calls(contents))


def searches_text(found: Searches, read: ExperiencesRead) -> str:
    """The same in words."""
    encoder, guard = one_line(read.encoder, 60), one_line(read.guard, 20)
    return (
        f"{found.same_task:,} of the same task, {found.found:,} found in all, in "
        f"{found.made:,} searches by {encoder}, guard {guard}, of database {read.digest[:_DIGITS]}"
        f"{', grown within the run' if read.within else ''}"
    )


def _calls(contents: RunContents) -> Iterator[ModelCall]:
    for attempt in contents.of_standing(Standing.RATED):
        yield from read_calls(contents.path / attempt.folder)
