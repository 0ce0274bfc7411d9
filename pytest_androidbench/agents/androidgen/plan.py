"""ReflectPlan's plans: the grammar of their lines.

A line is a number, a dot, words, ` State: ` and `Done` or `Todo`, in brackets or not, as
`model/planning` of THUDM/AndroidGen reads it; lines of another form are left out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.agents.parts.history import one_line

MOST_ITEMS: Final = 50
"""Lines of a plan that are read."""
_MOST_WORDS: Final = 500
_LINE: Final = re.compile(r"(\d+\. *.+) State: \[?(Done|Todo)\]?")
_WORDED: Final = re.compile(r"\d+\. *\S")


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanItem:
    """One goal on the way."""

    words: str
    """With its number, as `2. Open the note.`."""
    done: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class GoalPlan:
    """The goals on the way to what is wanted; without any where there is no plan yet."""

    items: tuple[PlanItem, ...] = ()

    @property
    def told(self) -> str:
        """A line for each, in the form that is read; "" where there are none."""
        return "\n".join(
            f"{item.words} State: [{'Done' if item.done else 'Todo'}]" for item in self.items
        )


def read_plan(text: str) -> GoalPlan:
    """The plan in a model's words; without items where no line of them is one."""
    found = filter(None, map(_LINE.match, text.strip().split("\n")))
    items = [
        PlanItem(words=one_line(match[1], _MOST_WORDS), done=match[2] == "Done") for match in found
    ]
    return GoalPlan(items=tuple(item for item in items if _WORDED.match(item.words))[:MOST_ITEMS])
