"""The agent that carries out a task's own solution by touching and lifting alone, as B-MoCA's do.

What a solution asks for is done as a finger can: apps are opened by their icons, from the home
screen or the list of all apps, keys are taps on the bar of three buttons. So an episode of it is a
demonstration for agents that have dual gestures and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from pytest_androidbench.agents.agent import Turn
from pytest_androidbench.agents.case import Case, Script
from pytest_androidbench.agents.parts.dual_gesture import SWIPES, DualGesture
from pytest_androidbench.agents.parts.flinging import as_long
from pytest_androidbench.agents.parts.home_screen import is_home
from pytest_androidbench.agents.parts.touches import dual_gesture_of
from pytest_androidbench.agents.reference import ScriptedAgent
from pytest_androidbench.errors import ActionError, AgentError
from pytest_androidbench.interface.actions import (
    SPOKEN,
    Action,
    Open,
    Press,
    Scroll,
    Swipe,
    Tap,
    Wait,
)
from pytest_androidbench.interface.apps import KnownApp
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Node, Observation

_MOST_SWIPES: Final = 10
"""Through the list of all apps."""


class TouchingAgent:
    """Plays one script per turn by dual gestures; says Done where a script does not."""

    def __init__(self, scripts: tuple[Script, ...], apps: tuple[KnownApp, ...] = ()) -> None:
        self._inner = ScriptedAgent(scripts)
        self._apps = apps

    def take_turn(self, goal: Goal, turn: Turn) -> None:
        """Run the turn's script; each touch it takes is a step like any other agent's.

        Raises:
            AgentError: something cannot be done by touches; says what.
        """
        self._inner.take_turn(goal, TouchedTurn(turn, self._apps))


class TouchedTurn:
    """A turn in which actions are carried out by touches."""

    def __init__(self, turn: Turn, apps: tuple[KnownApp, ...] = ()) -> None:
        self._turn = turn
        self._apps = apps

    @property
    def observation(self) -> Observation:
        """What the device shows now."""
        return self._turn.observation

    @property
    def over(self) -> bool:
        """Whether no action can follow."""
        return self._turn.over

    def note(self, text: str) -> None:
        """Have a sentence kept with the next step."""
        self._turn.note(text)

    def step(self, action: Action) -> Observation:
        """Carry out an action by as many touches as it takes; what the device shows then.

        Raises:
            AgentError: touches cannot do it.
            LimitReached: no step is left.
        """
        if isinstance(action, (*SPOKEN, Wait)):
            return self._turn.step(action)
        if isinstance(action, Open):
            return self._open(action.app)
        seen = self._turn.observation
        if isinstance(action, Swipe):
            action = as_long(action, seen.height)
        try:
            return self._touch(dual_gesture_of(action, seen))
        except ActionError as error:
            raise AgentError(
                f"{error}: give the task a solution of taps and swipes, or record it otherwise"
            ) from error

    def _touch(self, gesture: DualGesture) -> Observation:
        seen = self._turn.observation
        return self._turn.step(gesture.on(seen.width, seen.height))

    def _open(self, app: str) -> Observation:
        if not is_home(self._turn.observation.package):
            self.step(Press("home"))
        for seen in self._pages():
            icons = _icons(seen, self._labels_of(app))
            if icons:
                return self.step(Tap(icons[0].index))
        raise AgentError(f"no icon says {app!r}, neither on the home screen nor among all apps")

    def _labels_of(self, app: str) -> Callable[[str], bool]:
        """Whether an icon's text is what an app is called, in whichever language."""
        named = [one for one in self._apps if one.package == app or one.is_called(app)]
        return lambda text: text == app or any(one.is_called(text) for one in named)

    def _pages(self) -> Iterator[Observation]:
        """The home screen, and the list of all apps down to its end."""
        yield self._turn.observation
        seen = self._touch(SWIPES["up"])
        for _ in range(_MOST_SWIPES):
            yield seen
            before, seen = seen, self.step(Scroll("down"))
            if seen.nodes == before.nodes:
                return


def touching_agent(case: Case) -> TouchingAgent:
    """The agent for a task's own solution."""
    return TouchingAgent(case.scripts, case.apps)


def _icons(seen: Observation, is_label: Callable[[str], bool]) -> list[Node]:
    """Those of an app, but for one at the lower edge: it lies behind the bar until one scrolls."""
    icons = (node for node in seen.nodes if node.clickable and is_home(node.package))
    return [node for node in icons if is_label(node.text) and node.bounds[3] < seen.height]
