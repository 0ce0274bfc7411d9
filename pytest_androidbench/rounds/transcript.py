"""A trajectory as it is shown as an example: what was asked for, and the reply of each round.

The form is that of AndroidGen's entries (`format_example` in `model/judge/judge.py` of
THUDM/AndroidGen): a header, then turns of user and assistant, in which no screen is told again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.agents.androidgen.prompts import EXAMPLE
from pytest_androidbench.rounds.trajectory import Round
from pytest_androidbench.texts import bounded

MOST_ROUNDS: Final = 20
"""Rounds of a transcript, the first ones, as published."""
OMITTED: Final = "** Environment State (Omitted) **"
"""What stands for a screen."""
MOST_TASK: Final = 4_000
"""Characters of an instruction that are shown."""
MOST_REPLY: Final = 8_000
"""Characters of one reply that are shown; published ones have a few hundred."""
_USER: Final = "<|user|>"
_ASSISTANT: Final = "<|assistant|>"


def transcript_of(task: str, rounds: Sequence[Round]) -> str:
    """The example that a trajectory is.

    No text can begin a turn of its own: what marks one is told as `&lt;|`. Ordinary replies are
    told as they are, so that published trajectories give the published examples.

    Args:
        task: the instruction.
        rounds: all of them; the first 20 are shown.
    """
    turns = [f"{EXAMPLE}\n{_USER}\nUser Instruction: {_safe(task, MOST_TASK)}"]
    for each in rounds[:MOST_ROUNDS]:
        turns.append(f"{_USER}\n{OMITTED}")
        turns.append(f"{_ASSISTANT}\n{_safe(each.response, MOST_REPLY)}")
    return "\n\n".join(turns)


def _safe(text: str, most: int) -> str:
    return bounded(text, most).replace("<|", "&lt;|")
