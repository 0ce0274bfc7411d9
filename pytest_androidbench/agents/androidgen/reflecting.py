"""ReflectPlan: a model is asked for a plan, and with each round for how far it has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.agents.androidgen import prompts
from pytest_androidbench.agents.androidgen.plan import GoalPlan, read_plan
from pytest_androidbench.agents.parts.asking import Asking
from pytest_androidbench.agents.parts.faults import RefusedByModel
from pytest_androidbench.agents.parts.history import StepHistory
from pytest_androidbench.models.conversation import Part, said

PURPOSE: Final = "plan"
"""Of such a call, in records."""


class ReflectPlan:
    """The plan of one turn of an episode."""

    def __init__(self, asking: Asking, *, tries: int, tokens: int | None, upstream: bool) -> None:
        """Begin without a plan.

        Args:
            asking: asks the model.
            tries: how often it is asked in a round until a line of its answer is one of a plan;
                the published code asks once for the first plan, and without end for later ones.
            tokens: the most that is told of replies so far, about, the newest ones; None = all.
            upstream: whether a refusal is an answer like any other, and the same question is put
                again word by word.
        """
        self._asking, self._upstream = asking, upstream
        self._tries, self._tokens = tries, tokens
        self.plan = GoalPlan()
        """As it is now; without goals where no answer had one."""

    def begin(self) -> None:
        """Forget the plan: another turn begins."""
        self.plan = GoalPlan()

    def reflect(
        self,
        instruction: str,
        state: str,
        replies: Sequence[str],
        pictures: Sequence[Part] = (),
        hint: str = "",
    ) -> GoalPlan:
        """The plan as it is in this round; it stays where no answer has one.

        Args:
            instruction: what is wanted.
            state: what is shown, in words.
            replies: all of the agent's own so far.
            pictures: what is shown beside the words.
            hint: what else is to be known of this moment.

        Raises:
            RefusedByModel: the model does not want to.
            LimitReached, CapReached, ModelUnavailable, BadRequest: as of `MeteredModel.ask`.
        """
        told = self.plan.told
        words = prompts.plan_words(instruction, state, self._told(replies), told)
        system, tries = prompts.UPDATING if told else prompts.PLANNING, self._tries
        if self._upstream and not told:
            tries = 1
        again = hint
        for _ in range(tries):
            found = self._asked("\n\n".join(filter(None, [words, again])), system, pictures)
            if found.items:
                self.plan = found
                break
            again = hint if self._upstream else prompts.NO_PLAN
        return self.plan

    def _asked(self, words: str, system: str, pictures: Sequence[Part]) -> GoalPlan:
        reply = self._asking.ask(said(words, *pictures), system=system, purpose=PURPOSE)
        if reply.stop == "refusal" and not self._upstream:
            raise RefusedByModel(f"{reply.stop_detail} {reply.text}")
        return read_plan(reply.text)

    def _told(self, replies: Sequence[str]) -> str:
        history = StepHistory(tokens=self._tokens)
        for reply in replies:
            history.add(reply)
        return "\n\n".join(history.told())
