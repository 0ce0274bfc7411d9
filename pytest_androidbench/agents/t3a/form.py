"""How T3A puts things to its model: by words alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.agents.parts import reason_prompts
from pytest_androidbench.agents.parts.elements.t3a import t3a_list
from pytest_androidbench.agents.parts.summed_steps import ListedScreen, PublishedFaults, TakenStep
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.models.conversation import Message, said

_FAULTS: Final = PublishedFaults(
    # It looks for `long-press` and `input-text`, which no action is called.
    checked=frozenset({"click"}),
    forgets_failures=False,
    breaks_without_index=True,
)


class T3AForm:
    """Words."""

    def __init__(self, *, upstream: bool) -> None:
        """Prepare the words that are the same in all steps.

        Args:
            upstream: offer nothing that the published agent does not.
        """
        self.faults = _FAULTS
        self._role = reason_prompts.role(pictures=False, clears=not upstream)

    def seen(self, observation: Observation) -> ListedScreen:
        """A screen without its picture."""
        return ListedScreen(listed=t3a_list(observation))

    def action_question(
        self, goal: Goal, history: Sequence[str], screen: ListedScreen, hint: str
    ) -> Message:
        """What asks for an action."""
        elements = screen.listed.text
        return said(
            reason_prompts.action_words(
                self._role, goal, history, elements, pictures=False, hint=hint
            )
        )

    def summary_question(self, goal: Goal, step: TakenStep, after: ListedScreen) -> Message:
        """What asks for what came of a step."""
        return said(
            reason_prompts.summary_words(
                self._role,
                goal,
                action=step.written,
                reason=step.reason,
                before=step.before.listed.text,
                after=after.listed.text,
                pictures=False,
            )
        )
