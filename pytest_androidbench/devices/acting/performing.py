"""Carries out an agent's action on the device."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from pytest_androidbench.devices.acting.key_codes import KEY_CODES
from pytest_androidbench.devices.acting.opening import Opener
from pytest_androidbench.devices.acting.pinching import pinch_paths
from pytest_androidbench.devices.acting.places import Point, between, node_at, point_of
from pytest_androidbench.devices.acting.scrolling import scroll_path
from pytest_androidbench.devices.acting.touching import Touch
from pytest_androidbench.devices.acting.writing import Writer
from pytest_androidbench.devices.link.automation import Automation
from pytest_androidbench.devices.link.shell import Shell
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Done,
    DoubleTap,
    Drag,
    Gesture,
    Infeasible,
    LongPress,
    NoAction,
    Open,
    Pinch,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.interface.observation import Observation


@dataclass(frozen=True, slots=True, kw_only=True)
class Performed:
    """What came of an action."""

    point: Point | None = None
    """Where on the screen it took place."""
    error: str = ""
    """Why it could not be carried out; the agent is told."""


class Performer:
    """Turns actions into commands of one device."""

    def __init__(self, automation: Automation, shell: Shell, opener: Opener) -> None:
        self._automation = automation
        self._shell = shell
        self._touch = Touch(automation)
        self._writer = Writer(automation, shell)
        self._opener = opener

    def perform(self, action: Action, observation: Observation) -> Performed:
        """Carry out one action, its indices taken from `observation`.

        Raises:
            ActionError: the action points at nothing that was shown, or is none for a device.
            DeviceGone: the device stopped answering.
        """
        match action:
            case Tap() | LongPress() | DoubleTap():
                return self._press_down(action, point_of(observation, action.at))
            case Swipe() | Drag() | Gesture() | Scroll():
                return self._move(action, observation)
            case Pinch(direction=direction, at=at, ms=ms):
                one, other = pinch_paths(observation, direction, at)
                self._touch.pinch(one, other, ms)
                return Performed(point=between(one[0], other[0]))
            case Type():
                return self._type(action, observation)
            case Press(key=key):
                self._automation.call("pressKeyCode", KEY_CODES[key])
            case Open(app=app):
                return Performed(error=self._opener.open(app))
            case Wait(seconds=seconds):
                self._shell.run(f"sleep {seconds:g}", seconds=seconds + 30)
            case NoAction() | Answer() | Done() | Infeasible():
                raise ActionError(f"{type(action).__name__} is no action of a device")
            case _:
                assert_never(action)
        return Performed()

    def _press_down(self, action: Tap | LongPress | DoubleTap, point: Point) -> Performed:
        match action:
            case Tap():
                self._touch.tap(point)
            case LongPress(ms=ms):
                self._touch.long_press(point, ms)
            case DoubleTap():
                self._touch.double_tap(point)
            case _:
                assert_never(action)
        return Performed(point=point)

    def _move(self, action: Swipe | Drag | Gesture | Scroll, observation: Observation) -> Performed:
        match action:
            case Swipe(start=start, end=end, ms=ms):
                start, end = (point_of(observation, place) for place in (start, end))
                self._touch.swipe(start, end, ms)
            case Drag(start=origin, end=target, ms=ms):
                start, end = (point_of(observation, place) for place in (origin, target))
                self._touch.drag(start, end, ms)
            case Gesture(path=path):
                start = point_of(observation, path[0][:2])
                self._touch.gesture(path)
            case Scroll(direction=direction, at=at):
                start, end = scroll_path(observation, direction, at)
                self._touch.scroll(start, end)
            case _:
                assert_never(action)
        return Performed(point=start)

    def _type(self, action: Type, observation: Observation) -> Performed:
        point = None
        if action.at is not None:
            point = point_of(observation, action.at)
            if isinstance(action.at, tuple) or not node_at(observation, action.at).focused:
                self._touch.tap(point)
        if not self._writer.focused():
            return Performed(point=point, error="no text field has the focus; tap one first")
        if action.clear:
            self._writer.clear()
        return Performed(point=point, error=self._writer.write(action.text, enter=action.enter))
