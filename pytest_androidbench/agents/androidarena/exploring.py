"""How often an episode was in which state, and what was done there: the paper's exploration prompt.

The paper alone describes it (arXiv 2402.06596): a state's visits M, and of each action N, how often
it was taken there. A state is here a screen's compressed text without its ids.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from typing import Final

from pytest_androidbench.agents.parts.elements.listing import ElementList
from pytest_androidbench.interface.actions import Action

_LISTED: Final = re.compile(r"^( *)\[[^\]\n]*\] ", re.MULTILINE)
_MOST: Final = 10
"""Actions of a state that are told, the most frequent ones."""


def state_of(listed: ElementList) -> str:
    """A digest of what a screen's text says; ids, which each screen has its own of, are no part."""
    text = _LISTED.sub(r"\1", listed.text)
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]


class Visits:
    """Counts over an episode and all its turns."""

    def __init__(self) -> None:
        """Begin with nothing visited."""
        self._visits: Counter[str] = Counter()
        self._taken: dict[str, Counter[tuple[str, int | None]]] = {}
        """By state, and there by what was done to the element at which place of the list."""

    def come(self, listed: ElementList) -> None:
        """Count that a screen is shown."""
        self._visits[state_of(listed)] += 1

    def take(self, listed: ElementList, action: Action, done: str) -> None:
        """Count what is done there; `done` says it in words."""
        at = getattr(action, "at", None)
        places = (place for place, each in enumerate(listed) if each.node.index == at)
        key = done, next(places, None)
        self._taken.setdefault(state_of(listed), Counter())[key] += 1

    def told(self, listed: ElementList) -> str:
        """What is to be said of the present screen."""
        state = state_of(listed)
        times = _times(self._visits[state])
        taken = self._taken.get(state) or Counter()
        lines = [
            f"- {done}{_id(listed, place)}: {_times(count)}"
            for (done, place), count in taken.most_common(_MOST)
        ]
        before = "\n".join(lines) or "- nothing yet"
        return f"You were in this state {times}, this one counted. Done here so far:\n{before}"


def _id(listed: ElementList, place: int | None) -> str:
    """The present id of what stands at a place: alike screens list alike."""
    return "" if place is None else f" [{listed.elements[place].name}]"


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"
