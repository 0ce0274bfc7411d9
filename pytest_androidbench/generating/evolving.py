"""Rewriting instructions round by round, so that more and harder ones come of a few.

The six kinds of rewrite are those of AndroidArena's generator, which has them of Evol-Instruct
(C. Xu et al., *WizardLM*, arXiv 2304.12244): five in depth, one in breadth. The words are our own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.generating.asking import FAULTS, Questions
from pytest_androidbench.generating.counts import RoundCount, counted
from pytest_androidbench.generating.filters import (
    CUT_OFF,
    REFUSAL,
    SEVERAL_LINES,
    settled,
    why_no_rewrite,
)
from pytest_androidbench.generating.prompts import WRITER, for_rewrite
from pytest_androidbench.models.conversation import Reply

REWRITES: Final = {
    "constrain": "Add one further condition or requirement to it.",
    "complicate": "Make it somewhat harder to carry out, by something that a person may well want.",
    "deepen": "Have it go further into what it is about already.",
    "concretise": "Put something specific in the place of what it says in general.",
    "reason": "Change it so that more steps of thinking are needed to carry it out.",
    "switch": "Write an instruction on another subject that these apps serve as well, about as long"
    " and as hard.",
}
"""What is asked for by each kind of rewrite; the last one goes in breadth, the others in depth."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RewritingRound:
    """What a round has added."""

    added: tuple[str, ...]
    count: RoundCount
    ended_by: AndroidBenchError | None = None
    """Why the model could not be asked any more; what was rewritten until then counts."""


def evolve(
    instructions: Sequence[str],
    *,
    apps: Sequence[str],
    sample: int,
    chance: Random,
    questions: Questions,
) -> RewritingRound:
    """Rewrite some instructions by one kind of rewrite, and keep those that are new ones.

    Args:
        instructions: settled, at least one.
        apps: that they are about.
        sample: how many are rewritten, drawn with replacement.
        chance: draws them, and the kind of rewrite.
        questions: to the model.
    """
    rewrite = chance.choice(list(REWRITES))
    known = dict.fromkeys(instructions)
    dropped: list[str] = []
    ended_by = None
    for original in chance.choices(list(instructions), k=sample):
        try:
            reply = questions.once(WRITER, *for_rewrite(apps, REWRITES[rewrite], original))
        except FAULTS as error:
            ended_by = error
            break
        text = settled(reply.text)
        if why := _why_unusable(reply) or why_no_rewrite(text, original, known):
            dropped.append(why)
        else:
            known[text] = None
    added = tuple(known)[len(set(instructions)) :]
    count = RoundCount(
        rewrite=rewrite,
        sampled=len(added) + len(dropped),
        added=len(added),
        dropped=counted(dropped),
    )
    return RewritingRound(added=added, count=count, ended_by=ended_by)


def _why_unusable(reply: Reply) -> str:
    if reply.stop == "refusal":
        return REFUSAL
    if reply.stop in ("length", "context"):
        return CUT_OFF
    lines = [line for line in reply.text.splitlines() if line.strip()]
    return SEVERAL_LINES if len(lines) > 1 else ""
