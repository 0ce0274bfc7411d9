"""Stored actions in words and as the path a finger takes; stored data is not trusted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.report.wording import one_line

Spot: TypeAlias = tuple[int, int]
Mark: TypeAlias = Literal["touch", "hold", "double", "path", "fingers", "none"]

TEXT: Final = 160
SCROLL_REACH: Final = 0.18
"""Half the length of a scroll's arrow, as a share of the screen."""
PINCH_REACH: Final = (0.05, 0.25)
"""How far the arrows of two fingers are from the middle, as shares of the screen's width."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Trace:
    """What a finger does on the screen in one step."""

    mark: Mark = "none"
    spots: tuple[Spot, ...] = ()
    """Of two fingers: start and end of the one, start and end of the other."""


def action_text(action: Mapping[str, Any], target: str = "") -> str:
    """One sentence part that says what the agent did, to what; `target` names an index's node."""
    name = str(action.get("action", "?"))
    text = _SENTENCES.get(name, "").format_map(_Fields(action))
    if name in _AIMED and action.get("at") is not None:
        text += _place(name, action["at"], target)
    if name == "Type":
        text += "".join(
            words for field, words in (("clear", ", clearing first"), ("enter", ", then Enter"))
            if action.get(field)
        )  # fmt: skip
    if name == "Infeasible" and action.get("reason"):
        text += f": {one_line(str(action['reason']), TEXT)}"
    return text or one_line(name, TEXT)


def step_text(step: StepRecord) -> str:
    """One line that says what was done, and what came of it."""
    note = f"  ({one_line(step.note)})" if step.note else ""
    error = f"  -> {one_line(step.error)}" if step.error else ""
    return f"{action_text(step.action, step.target)}{note}{error}"


def action_trace(
    action: Mapping[str, Any], point: Spot | None, screen: Spot | None = None
) -> Trace:
    """Where the finger was; `point` is where an index turned out to be."""
    name = action.get("action")
    if name in ("Swipe", "Drag"):
        start = _spot(action.get("start")) or point
        return _path(start, _spot(action.get("end")))
    if name == "Gesture":
        path = action.get("path")
        found = [_spot(p) for p in path] if isinstance(path, list | tuple) else []
        spots = tuple(spot for spot in found if spot)
        return Trace(mark="path", spots=spots) if len(spots) > 1 else Trace()
    if name == "Scroll":
        return _scroll(str(action.get("direction")), point, screen)
    if name == "Pinch":
        return _pinch(str(action.get("direction")), point or _spot(action.get("at")), screen)
    spot = point or _spot(action.get("at"))
    if spot is None or name not in _MARKS:
        return Trace()
    return Trace(mark=_MARKS[str(name)], spots=(spot,))


_MARKS: Final[dict[str, Mark]] = {
    "Tap": "touch",
    "Type": "touch",
    "LongPress": "hold",
    "DoubleTap": "double",
}
_SENTENCES: Final = {
    "Tap": "Tap",
    "LongPress": "Long press for {ms} ms",
    "DoubleTap": "Double tap",
    "Swipe": "Swipe from {start} to {end}",
    "Gesture": "Gesture",
    "Scroll": "Scroll {direction}",
    "Drag": "Drag from {start} to {end}",
    "Pinch": "Pinch {direction}",
    "Type": "Type “{text}”",
    "Press": "Press {key}",
    "Open": "Open {app}",
    "Wait": "Wait {seconds} s",
    "NoAction": "No action (wrong {fault})",
    "Adb": "adb: {request}",
    "Answer": "Answer “{text}”",
    "Done": "Done",
    "Infeasible": "Infeasible",
}


_AIMED: Final = {
    "Tap": "", "LongPress": "on ", "DoubleTap": "", "Scroll": "in ", "Pinch": "on ", "Type": "into "
}  # fmt: skip
"""What stands before the name of a node."""


class _Fields(dict[str, Any]):
    """Fields of a stored action as text, a question mark for what is missing."""

    def __missing__(self, key: str) -> str:
        return "?"

    def __getitem__(self, key: str) -> str:
        value = self.get(key, "?")
        if isinstance(value, list | tuple):
            return f"({', '.join(map(str, value[:3]))})"
        return one_line(str(value), TEXT)


def _place(name: str, at: object, target: str) -> str:
    if isinstance(at, list | tuple):
        return f" at ({', '.join(map(str, at[:2]))})"
    if target:
        return f" {_AIMED[name]}“{one_line(target, 60)}”"
    return f" {_AIMED[name]}node {one_line(str(at), 12)}"


def _spot(value: object) -> Spot | None:
    pair = list(value[:2]) if isinstance(value, list | tuple) else []
    if len(pair) == 2 and all(type(v) is int and abs(v) < 100_000 for v in pair):
        return pair[0], pair[1]
    return None


def _path(start: Spot | None, end: Spot | None) -> Trace:
    if start and end:
        return Trace(mark="path", spots=(start, end))
    return Trace(mark="hold", spots=(start,)) if start else Trace()


def _scroll(direction: str, point: Spot | None, screen: Spot | None) -> Trace:
    """The finger moves against what it uncovers: to see more below, it goes up."""
    width, height = screen or (1080, 2400)
    x, y = point or (width // 2, height // 2)
    dx, dy = {"down": (0, -1), "up": (0, 1), "right": (-1, 0), "left": (1, 0)}.get(
        direction, (0, 0)
    )
    across, along = round(dx * SCROLL_REACH * width), round(dy * SCROLL_REACH * height)
    if not (across or along):
        return Trace()
    return Trace(mark="path", spots=((x - across, y - along), (x + across, y + along)))


def _pinch(direction: str, point: Spot | None, screen: Spot | None) -> Trace:
    """An arrow for each finger, away from the middle or towards it."""
    width, height = screen or (1080, 2400)
    x, y = point or (width // 2, height // 2)
    near, far = (round(share * width) for share in PINCH_REACH)
    start, end = (far, near) if direction == "in" else (near, far)
    return Trace(mark="fingers", spots=((x - start, y), (x - end, y), (x + start, y), (x + end, y)))
