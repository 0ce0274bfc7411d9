"""How M3A puts things to its model: two pictures and the list beside the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.agents.parts import reason_prompts
from pytest_androidbench.agents.parts.elements.m3a import m3a_list
from pytest_androidbench.agents.parts.pictures.marks import marked_picture
from pytest_androidbench.agents.parts.summed_steps import ListedScreen, PublishedFaults, TakenStep
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.models.conversation import Message, Picture, said

_FAULTS: Final = PublishedFaults(
    checked=frozenset({"click", "long_press", "input_text", "scroll"}),
    forgets_failures=True,
    breaks_without_index=False,
)


class M3AForm:
    """Words and pictures."""

    def __init__(self, *, upstream: bool) -> None:
        """Prepare the words that are the same in all steps.

        Args:
            upstream: tell texts of the screen as they are, whatever quotes and line breaks they
                hold, and offer nothing that the published agent does not.
        """
        self.faults = _FAULTS
        self._escaped = not upstream
        self._role = reason_prompts.role(pictures=True, clears=not upstream)

    def seen(self, observation: Observation) -> ListedScreen:
        """A screen with its picture, which is taken now.

        Raises:
            DeviceError: there is no picture.
        """
        listed = m3a_list(observation, escaped=self._escaped)
        return ListedScreen(listed=listed, raw=observation.screenshot)

    def action_question(
        self, goal: Goal, history: Sequence[str], screen: ListedScreen, hint: str
    ) -> Message:
        """What asks for an action."""
        words = reason_prompts.action_words(
            self._role, goal, history, screen.listed.text, pictures=True, hint=hint
        )
        return said(words, Picture(data=screen.raw), _marked(screen))

    def summary_question(self, goal: Goal, step: TakenStep, after: ListedScreen) -> Message:
        """What asks for what came of a step."""
        words = reason_prompts.summary_words(
            self._role,
            goal,
            action=step.written,
            reason=step.reason,
            before=step.before.listed.text,
            after=after.listed.text,
            pictures=True,
        )
        return said(words, _marked(step.before, "before"), _marked(after, "after"))


def _marked(screen: ListedScreen, label: str = "") -> Picture:
    return marked_picture(screen.raw, screen.listed, label=label)
