"""AndroidWorld's environment over a turn of ours: what agents look at, and act through.

Each action is one step of the episode. What the device shows is looked at after each step, when it
has come to rest; looking again without acting shows the same.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pytest_androidbench.agents.agent import Turn
from pytest_androidbench.agents.android_world.acting import Size, action_for
from pytest_androidbench.agents.android_world.controller import Controller
from pytest_androidbench.agents.android_world.screens import (
    Pixels,
    SeenState,
    pixels_of,
    state_of,
)
from pytest_androidbench.errors import AgentError, DeviceError, LimitReached
from pytest_androidbench.interface.actions import Action, Answer, Press
from pytest_androidbench.interface.observation import Observation


class NoScreenYet(AgentError):
    """The agent looks at the screen ahead of its first turn."""


class Environment:
    """The device, as `android_world.env.interface.AsyncEnv` has it."""

    def __init__(self) -> None:
        self.interaction_cache = ""
        """The agent's last answer."""
        self.acted = False
        """Whether anything was done since this was last put back."""
        self.fault: Exception | None = None
        """Why an action could not be taken that is not the agent's fault, be it caught or not."""
        self._turn: Turn | None = None
        self._given: weakref.WeakSet[SeenState] = weakref.WeakSet()
        """States of what the device shows now that the agent still holds."""
        self._picture: tuple[Observation, Pixels] | None = None
        self._controller = Controller(self)

    def begin(self, turn: Turn) -> None:
        """Act in a turn from now on."""
        self._turn = turn
        self._given.clear()
        self.interaction_cache = ""

    @property
    def controller(self) -> Controller:
        """What takes commands of adb."""
        return self._controller

    @property
    def seen(self) -> Observation:
        """What the device shows.

        Raises:
            NoScreenYet: no turn has begun.
        """
        if self._turn is None:
            raise NoScreenYet("the screen is there from the agent's first turn on")
        return self._turn.observation

    def reset(self, go_home: bool = False) -> SeenState:
        """Forget the answer, and press Home if asked, which is a step."""
        self.interaction_cache = ""
        if go_home:
            self.perform(Press("home"))
        return self.get_state()

    def get_state(self, wait_to_stabilize: bool = False) -> SeenState:  # noqa: ARG002 - it is
        """What the device shows, in AndroidWorld's form."""
        seen = self.seen
        state = state_of(seen, lambda: self._pixels(seen))
        self._given.add(state)
        return state

    def execute_action(self, action: Any) -> None:
        """Carry out a `JSONAction`; an index is looked up in what the device shows now.

        Raises:
            ValueError, IndexError: as the published code, for what is no action.
            LimitReached: no step is left.
        """
        if action.action_type == "answer":
            self.interaction_cache = action.text
            self.perform(Answer(action.text or ""))
        elif action.action_type != "status":
            self.execute(action, self._controller.get_ui_elements(), self.logical_screen_size)

    def execute(self, action: Any, elements: Any, size: Size) -> None:
        """Carry out an action on elements that were seen before."""
        ours = action_for(action, elements, size)
        if ours is not None:
            self.perform(ours)

    def perform(self, action: Action) -> None:
        """Take a step, unless the turn is over."""
        if self._turn is None:
            raise NoScreenYet("the agent acts ahead of its first turn")
        self.raise_fault()
        if self._turn.over:
            return
        self.acted = True
        with self._noting_faults():
            self._keep_picture()
            self._turn.step(action)

    def raise_fault(self) -> None:
        """Raise what the agent may have caught, though it was not for it."""
        if self.fault is not None:
            raise self.fault

    @contextmanager
    def _noting_faults(self) -> Iterator[None]:
        try:
            yield
        except (LimitReached, DeviceError) as error:
            self.fault = error
            raise

    def _keep_picture(self) -> None:
        """Have the picture of a screen that goes away, where the agent still holds its state."""
        if self._given:
            _ = self.seen.screenshot
        self._given.clear()

    def _pixels(self, seen: Observation) -> Pixels:
        """The picture of a screen, read once and copied for who draws on it."""
        if self._picture is None or self._picture[0] is not seen:
            with self._noting_faults():
                self._picture = seen, pixels_of(seen.screenshot)
        return self._picture[1].copy()

    def hide_automation_ui(self) -> None:
        """Nothing of the kind is shown."""

    def display_message(self, message: str, header: str = "") -> None:
        """Nobody looks at the screen."""

    def ask_question(self, question: str, timeout_seconds: float = -1.0) -> str | None:  # noqa: ARG002
        """There is nobody to answer."""
        return None

    def close(self) -> None:
        """The device is not the agent's to close."""

    @property
    def foreground_activity_name(self) -> str:
        """Package and class of what is in front."""
        seen = self.seen
        return f"{seen.package}/{seen.activity}" if seen.activity else ""

    @property
    def logical_screen_size(self) -> Size:
        """Width and height in pixels, as the screen is held."""
        return self.seen.width, self.seen.height

    @property
    def device_screen_size(self) -> Size:
        """The same: pictures are upright, too."""
        return self.logical_screen_size

    @property
    def orientation(self) -> int:
        """0: pictures need no turning."""
        return 0

    @property
    def physical_frame_boundary(self) -> tuple[int, int, int, int]:
        """The whole picture."""
        return (0, 0, *self.logical_screen_size)
