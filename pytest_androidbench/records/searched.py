"""What an agent's search of experiences found, as it stands among the calls of its model."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.records.calls import ModelCall

SEARCH: Final = "search"
"""The purpose of what is kept of a search."""
SAME_TASK: Final = "same task: "
"""Before `yes` or `no`, in a line of what it found."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Searches:
    """What searches came to."""

    made: int
    found: int
    """That had an example."""
    same_task: int
    """That had one of the very task it was for."""


def searches_in(calls: Iterable[ModelCall]) -> Searches:
    """Count the searches among calls."""
    found = [_of_same_task(call.answer) for call in calls if call.purpose == SEARCH]
    return Searches(
        made=len(found),
        found=sum(one is not None for one in found),
        same_task=sum(one is True for one in found),
    )


def _of_same_task(answer: str) -> bool | None:
    """Whether what was found is of the same task; None = nothing was."""
    # The first such line: what an experience says of itself comes after it.
    said = (line for line in answer.split("\n") if line.startswith(SAME_TASK))
    first = next(said, None)
    return None if first is None else first == f"{SAME_TASK}yes"
