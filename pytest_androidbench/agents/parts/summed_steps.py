"""The loop of M3A and T3A: an action with its reason, and once its effect is seen a summary of it.

As in `android_world/agents/m3a.py` and `t3a.py`, whose steps end with the summary. Here it is asked
for when the next step begins, with the screen as it is then; no step is spent on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from pytest_androidbench.agents.parts.asking import Asking
from pytest_androidbench.agents.parts.circles import Circles
from pytest_androidbench.agents.parts.elements.listing import ElementList
from pytest_androidbench.agents.parts.faults import RefusedByModel, Unusable
from pytest_androidbench.agents.parts.history import StepHistory, one_line
from pytest_androidbench.agents.parts.json_action import (
    JsonAction,
    action_of_json,
    read_json_action,
)
from pytest_androidbench.agents.parts.json_reply import reason_and_action
from pytest_androidbench.agents.parts.notes import noted, nothing_done
from pytest_androidbench.agents.parts.prompted import PromptedOptions
from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.actions import Action, Done, Infeasible
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.models.conversation import Message, Reply

BAD_FORM: Final = "The answer was not of the form that was asked for, so nothing was done."
BAD_ACTION: Final = (
    "The answer held no action of the list that is complete and in JSON, so nothing was done."
)
BAD_INDEX: Final = (
    "The index was none of the list of UI elements, so nothing was done. Take one from the list."
)
NOT_DONE: Final = "The action {} could not be carried out as it was given."
ENDED: Final = "The request was said to be done with."
NO_SUMMARY: Final = "There is no summary of this step."
_WRITTEN: Final = 400
"""Characters of an action that stand in a history."""
_SUMMARY: Final = 1_000


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedScreen:
    """A screen as a model is shown it."""

    listed: ElementList
    raw: bytes = b""
    """Its picture; b"" where the agent shows none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenStep:
    """An action, of which is yet to be told what came of it."""

    before: ListedScreen
    reason: str
    written: str
    """The action, as the model has written it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishedFaults:
    """What one agent's published code does that is known to be wrong."""

    checked: frozenset[str]
    """Types of actions whose index is looked at before anything is done."""
    forgets_failures: bool
    """Whether an action that could not be carried out is missing in the history."""
    breaks_without_index: bool
    """Whether a click without an index ends the episode."""


class AskedForm(Protocol):
    """How one agent puts things to its model."""

    faults: PublishedFaults

    def seen(self, observation: Observation) -> ListedScreen:
        """A screen, made ready to be shown."""

    def action_question(
        self, goal: Goal, history: Sequence[str], screen: ListedScreen, hint: str
    ) -> Message:
        """What asks for an action; `hint` is "" or a sentence about the last steps."""

    def summary_question(self, goal: Goal, step: TakenStep, after: ListedScreen) -> Message:
        """What asks for what came of a step."""


class SummedSteps:
    """One agent's way through the turns of an episode."""

    def __init__(
        self, asking: Asking, form: AskedForm, history: StepHistory, options: PromptedOptions
    ) -> None:
        """Prepare it; nobody is asked yet."""
        self._asking, self._form, self._history = asking, form, history
        self._upstream = options.strict_upstream
        self._circles = Circles(stop=options.stop_when_stuck, hints=not self._upstream)
        self._goal = Goal(text="")
        self._open: TakenStep | None = None

    def begin(self, goal: Goal) -> None:
        """Take in the goal of a turn; what was done for earlier ones is not told any more."""
        self._goal, self._open = goal, None
        self._history.clear()
        self._circles.clear()

    def next(self, observation: Observation) -> Action:
        """The next action.

        Raises:
            RefusedByModel: the model does not want to.
            AgentError: with `strict_upstream`, where the published code breaks down.
            LimitReached, CapReached, ModelUnavailable, BadRequest: as of `MeteredModel.ask`.
        """
        screen = self._form.seen(observation)
        self._sum_up(screen, observation.error)
        hint = self._circles.hint()
        told = self._history.told()
        reply = self._asking.ask(self._form.action_question(self._goal, told, screen, hint))
        if reply.stop == "refusal":
            return self._refused(reply)
        return self._circles.checked(observation, self._action(reply, screen))

    def _action(self, reply: Reply, screen: ListedScreen) -> Action:
        cut = self._asking.cut(reply)
        try:
            reason, behind = reason_and_action(reply.text)
        except Unusable as fault:
            return self._spent(BAD_FORM, f"{fault}{cut}")
        try:
            given = read_json_action(behind, upstream=self._upstream)
        except Unusable as fault:
            return self._spent(BAD_ACTION, f"{fault}{cut}")
        return self._carried_out(given, reason, behind, screen)

    def _carried_out(
        self, given: JsonAction, reason: str, behind: str, screen: ListedScreen
    ) -> Action:
        upstream = self._upstream
        try:
            action = action_of_json(given, screen.listed.shown, upstream=upstream)
        except Unusable as fault:
            return self._failed(given, fault, screen)
        if isinstance(action, Done | Infeasible):
            self._history.add(ENDED)
        else:
            written = behind.strip() if upstream else one_line(given.written, _WRITTEN)
            self._open = TakenStep(before=screen, reason=reason, written=written)
        return noted(action, reason)

    def _failed(self, given: JsonAction, fault: Unusable, screen: ListedScreen) -> Action:
        published, kind = self._form.faults, given.action_type
        missing = given.index is not None and screen.listed.get(str(given.index)) is None
        if not self._upstream:
            fixed = BAD_INDEX if missing else NOT_DONE.format(kind)
            return self._spent(fixed, str(fault))
        if missing and kind in published.checked:
            return self._spent(BAD_INDEX, str(fault))
        if kind == "click" and given.index is None and published.breaks_without_index:
            raise AgentError(f"the published agent breaks down here: {fault}")
        if published.forgets_failures:
            return nothing_done(str(fault))
        return self._spent(NOT_DONE.format(kind), str(fault))

    def _spent(self, fixed: str, why: str) -> Action:
        """A step in which nothing is done, for want of something to do."""
        self._history.add(fixed if self._upstream else f"{fixed} ({one_line(why)})")
        return nothing_done(f"{fixed} ({why})")

    def _refused(self, reply: Reply) -> Action:
        words = f"{reply.stop_detail} {reply.text}"
        if not self._upstream:
            raise RefusedByModel(words)
        self._history.add(ENDED)
        return Infeasible(note=one_line(f"The model refuses: {words}"))

    def _sum_up(self, after: ListedScreen, why: str) -> None:
        step, self._open = self._open, None
        if step is None:
            return
        if why and not self._upstream:
            failed = f"It could not be carried out ({one_line(why)})."
            self._history.add(f"Action selected: {step.written}. {failed}")
            return
        reply = self._asking.ask(self._form.summary_question(self._goal, step, after))
        summary = "" if reply.stop == "refusal" else reply.text.strip()
        if not self._upstream:
            summary = one_line(summary, _SUMMARY)
        self._history.add(f"Action selected: {step.written}. {summary or NO_SUMMARY}")
