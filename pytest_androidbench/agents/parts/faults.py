"""What can be wrong with a model's reply, and how its words are told to people and models."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.actions import Fault
from pytest_androidbench.texts import bounded, clean, encodable, shown

MOST_NOTE: Final = 4_000
"""Characters of a model's thought that go with an action."""
_MOST_SENTENCE: Final = 600
_MOST_QUOTED: Final = 80


class Unusable(AgentError):
    """A reply names no action, or none that can be done; what it says can be told the model."""

    def __init__(self, sentence: str, *, fault: Fault = "format") -> None:
        super().__init__(bounded(clean(sentence), _MOST_SENTENCE))
        self.fault = fault
        """What is wrong with the reply, as of `NoAction`."""


class RefusedByModel(AgentError):
    """A model refuses to go on."""

    def __init__(self, words: str) -> None:
        super().__init__(
            f"the model refuses to go on: {bounded(clean(words.strip()), _MOST_SENTENCE)}"
        )


def quoted(words: object) -> str:
    """Words of a model's, to stand in a sentence: their beginning, on one line, made printable."""
    text = words if isinstance(words, str) else shown(words)
    # Cut first: a megabyte need not be gone through for its beginning.
    line = clean(" ".join(text[: 4 * _MOST_QUOTED].split()))
    cut = len(line) > _MOST_QUOTED or len(text) > 4 * _MOST_QUOTED
    return f"'{line[:_MOST_QUOTED]}{'...' if cut else ''}'"


def note_of(thought: str) -> str:
    """A model's thought as the `note` of an action, which no thought's length must spoil."""
    return bounded(encodable(thought.strip()), MOST_NOTE)
