"""Another agent's steps as rounds: each action as the equivalent call, with the agent's note."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pytest_androidbench.agents.androidgen.apps import app_called
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import Action, Answer, Done, Type, action_from_plain
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.rounds.calls import (
    EquivalentCall,
    equivalent_calls,
    exit_calls,
    reply_of,
)
from pytest_androidbench.rounds.told_screens import ToldScreen
from pytest_androidbench.rounds.trajectory import Round

ScreenBefore: TypeAlias = Callable[[StepRecord], ToldScreen | None]
"""What was seen before a step; None = it was not kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundsOfSteps:
    """What an episode's steps come to."""

    rounds: tuple[Round, ...]
    dropped: int
    """Steps, or rounds of AndroidGen's own agent, that are not among them."""


def converted(steps: Sequence[StepRecord], before: ScreenBefore) -> RoundsOfSteps:
    """Steps, in their order.

    A text that Enter follows is two rounds; the screen between them was not seen, and is told as
    the one before, with the text in the field. An answer is given with the end, as `exit` does.

    Args:
        steps: of one episode.
        before: gives the screens.
    """
    conversion = _Conversion(before)
    for step in steps:
        conversion.take(step)
    return conversion.ended()


class _Conversion:
    """The rounds so far."""

    def __init__(self, before: ScreenBefore) -> None:
        self._before = before
        self._rounds: list[Round] = []
        self._dropped = 0
        self._answer: tuple[StepRecord, Answer] | None = None
        """One that the end is yet to follow."""
        self._is_last = False
        """Whether nothing came after the answer."""

    def take(self, step: StepRecord) -> None:
        """A step more."""
        action = _action(step)
        match action:
            case None:
                self._dropped += 1
            case Answer():
                self._drop_answer()
                self._answer = (step, action)
            case Done():
                self._end(step, action)
            case _:
                screen = self._before(step)
                self._add(step, action, screen, equivalent_calls(action, screen))
        self._is_last = isinstance(action, Answer)

    def ended(self) -> RoundsOfSteps:
        """All of them: an answer with which an episode breaks off is its end."""
        if self._answer and self._is_last:
            self._end(*self._answer)
        self._drop_answer()
        return RoundsOfSteps(rounds=tuple(self._rounds), dropped=self._dropped)

    def _end(self, step: StepRecord, action: Action) -> None:
        answer = self._answer[1] if self._answer else None
        self._answer = None
        noted = answer if answer and answer.note else action
        calls = exit_calls(answer.text if answer else None)
        self._add(step, noted, self._before(step), calls)

    def _drop_answer(self) -> None:
        self._dropped += self._answer is not None
        self._answer = None

    def _add(
        self,
        step: StepRecord,
        action: Action,
        screen: ToldScreen | None,
        calls: Sequence[EquivalentCall],
    ) -> None:
        self._dropped += not calls
        for call in calls:
            is_first, is_last = call is calls[0], call is calls[-1]
            response = reply_of(call, len(self._rounds), action.note if is_first else "")
            self._rounds.append(
                Round(
                    app=app_called(step.package),
                    state=_state(screen, action, None if is_first else calls[0]),
                    response=response,
                    call=call.recorded,
                    error=step.error if is_last else "",
                    step=step.index,
                )
            )


def _state(screen: ToldScreen | None, action: Action, typed: EquivalentCall | None) -> str:
    if screen is None:
        return ""
    if typed is not None and typed.element is not None and isinstance(action, Type):
        return screen.with_text(typed.element, action.text)
    return screen.listed.text


def _action(step: StepRecord) -> Action | None:
    """What is stored is not trusted; None = it is no action of an agent's."""
    try:
        return action_from_plain(step.action)
    except (ActionError, TypeError, ValueError):
        return None
