"""SeeAct's step: the model describes what to do, and then chooses it by letters."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.agents.parts.asking import Asking
from pytest_androidbench.agents.parts.circles import Circles
from pytest_androidbench.agents.parts.elements.listing import ElementList
from pytest_androidbench.agents.parts.elements.seeact import seeact_list
from pytest_androidbench.agents.parts.faults import RefusedByModel, Unusable
from pytest_androidbench.agents.parts.history import StepHistory, one_line
from pytest_androidbench.agents.parts.lettered_choice import (
    WITH_ELEMENT,
    WITH_VALUE,
    Choice,
    action_of_choice,
    read_choice,
)
from pytest_androidbench.agents.parts.notes import noted, nothing_done
from pytest_androidbench.agents.parts.prompted import PromptedOptions
from pytest_androidbench.agents.seeact import prompts
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.models.conversation import Message, Picture, Reply, Text, said

NOTHING_DONE: Final = "Nothing was done: {}"
NOT_CARRIED_OUT: Final = "That action could not be carried out: {}"
_NO_WORDS: Final = "(No description was given.)"
_MOST_DESCRIPTION: Final = 20_000
"""Characters of a description that are handed back to the model."""


class TwoQuestions:
    """One agent's way through the turns of an episode."""

    def __init__(self, asking: Asking, history: StepHistory, options: PromptedOptions) -> None:
        """Prepare it; nobody is asked yet."""
        self._asking, self._previous = asking, history
        self._upstream = options.strict_upstream
        self._circles = Circles(stop=options.stop_when_stuck, hints=not self._upstream)
        self._goal = Goal(text="")

    def begin(self, goal: Goal) -> None:
        """Take in the goal of a turn; what was done for earlier ones is not told any more."""
        self._goal = goal
        self._previous.clear()
        self._circles.clear()

    def next(self, observation: Observation) -> Action:
        """The next action.

        Raises:
            RefusedByModel: the model does not want to.
            DeviceError: there is no picture of the screen.
            LimitReached, CapReached, ModelUnavailable, BadRequest: as of `MeteredModel.ask`.
        """
        if observation.error and not self._upstream:
            self._previous.add(NOT_CARRIED_OUT.format(one_line(observation.error)))
        listed = seeact_list(observation, escaped=not self._upstream)
        described, chosen = self._asked(listed, Picture(data=observation.screenshot))
        action = self._action(described, chosen, listed)
        return self._circles.checked(observation, action)

    def _asked(self, listed: ElementList, picture: Picture) -> tuple[str, Reply]:
        """What the model describes, and its choice."""
        system = prompts.system_words(self._goal)
        words = prompts.describing_words(self._goal, self._previous.told(), self._circles.hint())
        question = said(words, picture)
        described = self._willing(self._asking.ask(question, system=system)).text.strip()
        answer = Text(text=described[:_MOST_DESCRIPTION] or _NO_WORDS)
        choices = said(prompts.choosing_words(listed, may_give_up=not self._upstream))
        talk = (question, Message(role="assistant", parts=(answer,)), choices)
        return described, self._willing(self._asking.ask(*talk, system=system))

    def _willing(self, reply: Reply) -> Reply:
        # The published code knows nothing of refusals, and reads them as any answer.
        if reply.stop == "refusal" and not self._upstream:
            raise RefusedByModel(f"{reply.stop_detail} {reply.text}")
        return reply

    def _action(self, described: str, chosen: Reply, listed: ElementList) -> Action:
        try:
            choice = read_choice(chosen.text, upstream=self._upstream)
            action = action_of_choice(choice, listed.shown, upstream=self._upstream)
        except Unusable as fault:
            why = NOTHING_DONE.format(one_line(f"{fault}{self._asking.cut(chosen)}"))
            self._previous.add(why)
            return nothing_done(why)
        self._previous.add(self._told(choice, listed))
        return noted(action, described) if not action.note else action

    def _told(self, choice: Choice, listed: ElementList) -> str:
        """An action as it stands among the previous ones, as `"Save" button -> CLICK`."""
        value = choice.value if self._upstream else one_line(choice.value)
        end = f": {value}" if choice.action in WITH_VALUE else ""
        element = listed.get(choice.element) if choice.action in WITH_ELEMENT else None
        begin = "" if element is None else f"{element.words} -> "
        return f"{begin}{choice.action}{end}"
