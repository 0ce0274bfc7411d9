"""What finds an example for a task: the part of ExpSearch that AndroidGen's agent knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Protocol

from pytest_androidbench.agents.androidgen.prompts import DEFAULT_EXAMPLE
from pytest_androidbench.agents.parts.history import one_line
from pytest_androidbench.records.searched import SAME_TASK, SEARCH
from pytest_androidbench.texts import bounded, encodable

MOST: Final = 60_000
"""Characters of an example that are shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundExample:
    """What was found."""

    key: str
    """Of the experience."""
    task: str
    """What was done there."""
    text: str
    """The transcript, with its heading."""
    score: float
    same_task: bool
    """Whether it was the same task as this one."""


class FindsExamples(Protocol):
    """Searches experiences."""

    def find(self, task: str, app: str) -> FoundExample | None:
        """The best example there is, None where there is none.

        Args:
            task: the instruction.
            app: in front when the task begins, by its name.
        """


def example_text(found: FoundExample | None) -> str:
    """What is shown: what was found, or the built-in example."""
    return DEFAULT_EXAMPLE if found is None else bounded(encodable(found.text), MOST)


def as_call(task: str, found: FoundExample | None) -> dict[str, Any]:
    """What is kept of a search, in the form of an agent's `model_calls`."""
    if found is None:
        told = "nothing was found; the built-in example is shown"
    else:
        same = f"{SAME_TASK}{'yes' if found.same_task else 'no'}"
        # On one line, so that it cannot pass for one of those below it.
        key = one_line(found.key)
        told = f"key: {key}\nscore: {found.score:.6g}\n{same}\ntask: {found.task}"
    return {"model": "ExpSearch", "request": task, "answer": told, "purpose": SEARCH}
