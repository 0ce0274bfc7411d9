"""What a model says of one trial as soon as it is over, for `--ab-trial-signal=judge`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

JudgeSays: TypeAlias = Literal["yes", "no", ""]
"""Whether the goal was reached; "" = the reply holds neither word, or the model refused."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgedTrial:
    """Whether a judge took a trial for a success; by it goes what follows, and no rate."""

    judge: str
    """The model, as `--ab-trial-judge` names it."""
    says: JudgeSays = ""
    """"" = it did not decide, and the trial counts as one that did not fail."""
    fault: str = ""
    """Why it did not decide; "" = it did."""
    reply: str = ""
    """Its words, cut where they are long."""
    tokens: int = 0
    """Of the question and its answer; no part of the agent's usage."""
    money: float = 0.0
    """US dollars, likewise."""
