"""What was done and seen so far, as a model is told it: the last steps, within a budget of tokens.

What is too long loses the largest of its past observations first, one at a time
(`AndroidArenaAgent/AndroidArena`, arXiv 2402.06596).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.agents.parts.history import tokens_of_text

STEPS: Final = 5
"""That are told."""
PLACEHOLDER: Final = "(left out)"
_MORE: Final = "(what comes further down does not fit here: {} lines more)"


@dataclass(frozen=True, slots=True, kw_only=True)
class PadStep:
    """A step of the past."""

    seen: str
    """What the model was shown ahead of it."""
    done: str
    """What it did then."""


class Scratchpad:
    """The steps of an episode; those of its present turn are told."""

    def __init__(self, *, tokens: int, observations: bool) -> None:
        """Begin with none.

        Args:
            tokens: the most that a past observation is kept of, as estimated.
            observations: whether they are told, beside what was done.
        """
        self._tokens, self._observations = tokens, observations
        self._steps: list[PadStep] = []
        self._turn = 0

    def begin_turn(self) -> None:
        """From now on another turn's steps are told."""
        self._turn = len(self._steps)

    def add(self, step: PadStep) -> None:
        """Keep a step."""
        # What is longer than all of it may be is the first to be left out, whatever its length.
        self._steps.append(PadStep(seen=cut_lines(step.seen, self._tokens), done=step.done))

    @property
    def steps(self) -> Sequence[PadStep]:
        """Those of all turns."""
        return tuple(self._steps)

    def told(self, now: str, cue: str, tokens: int) -> str:
        """The last steps, the present screen, and what the model is to go on with.

        Longer than `tokens` only if it is so without any past observation.
        """
        first = max(self._turn, len(self._steps) - STEPS)
        steps = self._steps[first:]
        number = first - self._turn + 1
        seen = [step.seen if self._observations else "" for step in steps]
        end = f"Observation: {now}\n{cue}"
        return "\n".join([*fitted(steps, seen, number, tokens - tokens_of_text(end) - 1), end])


def fitted(steps: Sequence[PadStep], seen: list[str], number: int, tokens: int) -> list[str]:
    """Lines about steps, the largest observations left out until all have room.

    Args:
        steps: oldest first.
        seen: of each what is told of what was seen; "" = nothing.
        number: of the first one.
        tokens: the most, as estimated.
    """
    seen = list(seen)
    while True:
        lines = [_line(at, step, seen[at - number]) for at, step in enumerate(steps, number)]
        if sum(tokens_of_text(line) + 1 for line in lines) <= tokens:
            return lines
        largest = max(range(len(seen)), key=lambda at: len(seen[at]), default=-1)
        if largest < 0 or len(seen[largest]) <= len(PLACEHOLDER):
            return lines
        seen[largest] = PLACEHOLDER


def _line(number: int, step: PadStep, seen: str) -> str:
    observed = f"Observation: {seen}\n" if seen else ""
    return f"{observed}Action {number}: {step.done}"


def cut_lines(text: str, tokens: int) -> str:
    """As many lines of a text from its beginning as fit; a last one says how many do not."""
    if tokens_of_text(text) <= tokens:
        return text
    lines = text.split("\n")
    room = tokens - tokens_of_text(_MORE) - 4
    kept: list[str] = []
    for line in lines:
        room -= tokens_of_text(line) + 1
        if room < 0:
            break
        kept.append(line)
    return "\n".join([*kept, _MORE.format(len(lines) - len(kept))])
