"""Commands of adb, as far as they say what a finger can do or ask what the screen shows."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Sequence
from typing import Final

from pytest_androidbench.agents.android_world.acting import (
    SCROLL_MS,
    Size,
    key_named,
    stroke,
    touch,
)
from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.actions import Action, Drag, LongPress, Open, Press, Tap, Type
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.texts import bounded, clean

_SELECT_ALL: Final = ({"113", "29"}, {"KEYCODE_CTRL_LEFT", "KEYCODE_A"})
_ESCAPED: Final = re.compile(r"\\(.)")
_DRAG_MS: Final = 1000
_QUIET: Final = ("settings put system pointer_location", "settings put system show_touches")
_DUMP: Final = "/sdcard/window_dump.xml"


class OnlyTouch(AgentError):
    """A command of adb that an agent run through a turn cannot have carried out."""

    def __init__(self, command: str) -> None:
        super().__init__(
            f"adb cannot be had here, and no touch does what this asks for: "
            f"{bounded(clean(command), 300)}; an agent of the class DeviceAgent has adb"
        )


def meant_by(words: Sequence[str], size: Size) -> list[Action] | None:
    """The actions that a command comes to; None where it is something else.

    Args:
        words: as adb gets them, `shell` first; some of them may hold whole commands.
        size: width and height of the screen in pixels.
    """
    found: list[Action] = []
    for command in _commands(words):
        actions = _actions(command, size)
        if actions is None:
            return None
        if not (found and _clears(found[-1], actions)):
            found += actions
    return found


def asked_of(words: Sequence[str], seen: Observation) -> str:
    """What a command answers that asks about the screen.

    Raises:
        OnlyTouch: it is no such command.
    """
    line = " ".join(words)
    size = f"{seen.width}, {seen.height}"
    answers = {
        "shell wm size": f"Physical size: {seen.width}x{seen.height}\n",
        "shell dumpsys input | grep logicalFrame": f"logicalFrame=[0, 0, {size}]\n",
        "shell dumpsys input | grep physicalFrame": f"physicalFrame=[0, 0, {size}]\n",
        "shell dumpsys window | grep mCurrentRotation": "mCurrentRotation=ROTATION_0\n",
        f"shell uiautomator dump {_DUMP}": f"UI hierchary dumped to: {_DUMP}\n",
        f"shell cat {_DUMP}": seen.xml,
    }
    if line not in answers:
        raise OnlyTouch(line)
    return answers[line]


def _commands(words: Sequence[str]) -> Iterator[list[str]]:
    """The commands of a line, each as its words."""
    rest = list(words)[1:] if words and words[0] == "shell" else list(words)
    command: list[str] = []
    for word in rest:
        for part in [word] if _is_text(command, word) else _split(word):
            if part == "&&":
                yield command
                command = []
            elif part:
                command.append(part)
    yield command


def _is_text(command: Sequence[str], word: str) -> bool:
    return list(command) == ["input", "text"] and " " not in word


def _split(word: str) -> list[str]:
    try:
        return shlex.split(word)
    except ValueError:
        return word.split()


def _actions(command: Sequence[str], size: Size) -> list[Action] | None:
    match command:
        case ["input", *rest]:
            return _input(rest, size)
        case ["monkey", "-p", package, *_]:
            return [Open(package)]
        case ["am", "start", "-n", component] | ["am", "start", "-W", "-n", component]:
            return [Open(component.partition("/")[0])]
        case _:
            return [] if " ".join(command).startswith(_QUIET) else None


def _input(command: Sequence[str], size: Size) -> list[Action] | None:
    match command:
        case ["tap", x, y]:
            return [touch(Tap, (_whole(x), _whole(y)), size)]
        case ["swipe" | "draganddrop" as kind, x, y, to_x, to_y, *ms]:
            start, end = (_whole(x), _whole(y)), (_whole(to_x), _whole(to_y))
            return [_moved(kind, start, end, [_whole(each) for each in ms], size)]
        case ["text", *texts] if texts:
            return [Type(typed(" ".join(texts)))]
        case ["keyevent", *names] if names:
            keys = [key_named(name) for name in names]
            return [Press(key) for key in keys if key] if all(keys) else None
        case ["keycombination", *names] if set(names) in _SELECT_ALL:
            return [Type("", clear=True)]
        case _:
            return None


def typed(text: str) -> str:
    """What `input text` types: `%s` is a space, what the shell would take is escaped."""
    return _ESCAPED.sub(r"\1", text).replace("%s", " ")


def _moved(
    kind: str, start: tuple[int, int], end: tuple[int, int], ms: Sequence[int], size: Size
) -> Action:
    if kind == "draganddrop":
        path = stroke(start, end, size, 1)
        return Drag(path.start, path.end, ms[0] if ms else _DRAG_MS)
    if start == end:
        held = touch(LongPress, start, size)
        return LongPress(start, ms[0]) if ms and isinstance(held, LongPress) else held
    return stroke(start, end, size, ms[0] if ms else SCROLL_MS)


def _clears(before: Action, after: Sequence[Action]) -> bool:
    """Whether keys select all there is, and the next one deletes it: together they are one step."""
    return before == Type("", clear=True) and list(after) == [Press("delete")]


def _whole(word: str) -> int:
    try:
        return round(float(word))
    except (ValueError, OverflowError):
        raise OnlyTouch(f"input with {word!r} for a number") from None
