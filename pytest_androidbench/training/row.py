"""One row of training data: a prompt, the reply it is to be answered with, and where both are from.

AndroidGen's paper (arXiv 2504.19298, section 4) trains on every step of a trajectory, with its
plans and its actions mixed; which files that took was not published, and these columns are ours.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

RowKind: TypeAlias = Literal["action", "first_plan", "plan_update"]
"""What the reply is: the call of a round, the plan of the first one, a plan brought up to date."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RowMessage:
    """One message of a conversation, in the form that chat templates take."""

    role: Literal["system", "user", "assistant"]
    content: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingRow:
    """A prompt and its reply."""

    id: str
    """`TRAJECTORY/KIND/ROUND`, unlike any other's of one run."""
    kind: RowKind
    messages: tuple[RowMessage, ...]
    """The prompt: the system's first, the question last."""
    target: str
    """The reply."""
    instruction: str
    """What the prompt asks to be done: the task, or of a part its goals joined."""
    round: int
    """Counted from 0."""
    trajectory: str
    part: bool
    """Whether the trajectory is a beginning of a longer one."""
    converted: bool
    """Whether another agent made it, and its actions were put into calls."""
    weight: float
    """Above 0 and at most 1."""
    run: str
    """Digest that names the run, or the name of a published demonstration's folder."""
    agent: str
    suite: str
    """"" = of no suite of ours."""
    task: str
    seed: int | None
    cell: str
    """Key of the cell."""
    split: Literal["train", "test"]
    overlap: str
    """What its episode shares with what is evaluated on: `cell`, `task`, `text`; "" = nothing."""
    tokens: int
    """Of the messages and the reply, without what a chat template puts around them."""
    tokenizer: str
    too_long: bool
    """Whether there are more tokens than the length that was asked for."""
    text: str = ""
    """Both by a chat template; "" = none was asked for."""
