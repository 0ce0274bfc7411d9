"""Carries out actions by the device's shell alone: whoever holds its UI automation keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, assert_never

from pytest_androidbench.devices.acting.key_codes import KEY_CODES
from pytest_androidbench.devices.acting.opening import Opener
from pytest_androidbench.devices.acting.places import point_of
from pytest_androidbench.devices.acting.scrolling import scroll_path
from pytest_androidbench.devices.acting.touching import resampled
from pytest_androidbench.devices.acting.writing import is_typeable, key_script
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

SCROLL_MS: Final = 600
"""Slowly enough that little of a fling is left."""
MOST_MOVES: Final = 30
"""Of a gesture: each is a program that the device starts."""
_HOLD_MS: Final = 500
_SECONDS_BESIDE: Final = 30.0


class ShellPerformer:
    """Turns actions into lines of the device's shell."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._opener = Opener(shell)

    def perform(self, action: Action, size: tuple[int, int]) -> str:
        """Carry out one action on a screen of that size; gives why not, "" where it was.

        Raises:
            ActionError: it points beside the screen or at an element, or is none for a device.
            DeviceGone: the device stopped answering.
        """
        seen = Observation(nodes=(), package="", activity="", width=size[0], height=size[1])
        if isinstance(action, Open):
            return self._opener.open(action.app)
        if isinstance(action, Pinch):
            return "two fingers need UI automation, which is not touched here"
        if isinstance(action, Type) and not is_typeable(action.text):
            return "the shell types what a US keyboard has keys for, up to 500 of them"
        lasts = action.seconds if isinstance(action, Wait) else _lasting(action)
        done = self._shell.run(_script(action, seen), seconds=lasts + _SECONDS_BESIDE)
        return "" if done.ok else f"the device refused it: {done.output.strip()}"


def _script(action: Action, seen: Observation) -> str:
    match action:
        case Tap(at=at):
            return _input("tap", *point_of(seen, at))
        case DoubleTap(at=at):
            tap = _input("tap", *point_of(seen, at))
            return f"{tap} && {tap}"
        case LongPress(at=at, ms=ms):
            return _input("swipe", *point_of(seen, at), *point_of(seen, at), ms)
        case Swipe(start=start, end=end, ms=ms):
            return _input("swipe", *point_of(seen, start), *point_of(seen, end), ms)
        case Drag(start=start, end=end, ms=ms):
            places = *point_of(seen, start), *point_of(seen, end)
            return _input("draganddrop", *places, ms + _HOLD_MS)
        case Scroll(direction=direction, at=at):
            start, end = scroll_path(seen, direction, at)
            return _input("swipe", *start, *end, SCROLL_MS)
        case Gesture(path=path):
            point_of(seen, path[0][:2])
            return _moves(path)
        case Type(text=text, at=at, clear=clear, enter=enter):
            place = None if at is None else point_of(seen, at)
            return _typing(text, clear=clear, enter=enter, at=place)
        case Press(key=key):
            return _input("keyevent", KEY_CODES[key])
        case Wait(seconds=seconds):
            return f"sleep {seconds:g}"
        case NoAction() | Answer() | Done() | Infeasible() | Open() | Pinch():
            raise ActionError(f"{type(action).__name__} is no action of a device's shell")
        case _:
            assert_never(action)


def _input(command: str, *numbers: int) -> str:
    return " ".join(("input", command, *map(str, numbers)))


def _typing(text: str, *, clear: bool, enter: bool, at: tuple[int, int] | None) -> str:
    parts = [_input("tap", *at)] if at else []
    if clear:
        parts += ["input keycombination CTRL_LEFT A", "input keyevent DEL"]
    parts += [key_script(text)] if text else []
    parts += [_input("keyevent", KEY_CODES["enter"])] if enter else []
    return " && ".join(parts) or "true"


def _moves(path: Sequence[tuple[int, int, int]]) -> str:
    """A finger's way, by programs with pauses in between.

    On a device each takes a tenth of a second or so by itself, so that the way is slower there.
    """
    every = max(20, -(-path[-1][2] // MOST_MOVES))
    points = resampled(path, every)
    moves = [f"sleep {every / 1000:g} && {_input('motionevent MOVE', *place)}"
             for _, place in pairwise(points)]  # fmt: skip
    down, up = (_input(f"motionevent {phase}", *place) for phase, place in
                (("DOWN", points[0]), ("UP", points[-1])))  # fmt: skip
    return " && ".join((down, *moves, up))


def _lasting(action: Action) -> float:
    """Seconds that it takes by its nature."""
    if isinstance(action, Gesture):
        return action.path[-1][2] / 1000 + MOST_MOVES * 0.5
    if isinstance(action, LongPress | Swipe | Drag):
        return action.ms / 1000
    return 0.0
