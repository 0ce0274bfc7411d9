"""Recorded steps as AndroidArena compares them: what was done, to which element, by what paths.

Any agent's steps can be read so, and those of a task's solution, which then are its label.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from pytest_androidbench.interface.apps import KnownApp
from pytest_androidbench.records.fingers import finger_kind, scroll_kind
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.records.screens import RecordedScreen, screen_of
from pytest_androidbench.report.arena.screens import Compress, CompressedScreen
from pytest_androidbench.report.loading import LoadedAttempt
from pytest_androidbench.stats.arena.steps import ArenaAction, ArenaStep, Fault

IMPOSSIBLE: Final = "N/A"
"""What an agent of AndroidArena finishes with when a task cannot be done."""
_TOUCHES: Final[Mapping[str, str]] = {
    "Tap": "click", "LongPress": "long_click", "DoubleTap": "double_click",
}  # fmt: skip
_PLAIN: Final[Mapping[str, str]] = {
    "Drag": "drag", "Pinch": "pinch", "Wait": "wait", "Done": "finish",
}  # fmt: skip
_PATHS: Final = ("Swipe", "Gesture")
_FAULTS: Final[tuple[Fault, ...]] = ("format", "action", "element", "app")
_ENTER: Final = ArenaAction(kind="press_enter")
_UNTOLD: Final = CompressedScreen(text="")


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaTranslation:
    """An episode's steps as AndroidArena has them."""

    steps: tuple[ArenaStep, ...]
    told: tuple[str, ...] = ()
    """The screens that were kept, each as it is told; of every recorded step, if that is asked for.

    There may be more of them than steps: an answer at the end is one with the end.
    """

    @property
    def untranslated(self) -> float:
        """The share of steps that have no form here; 0 without a step."""
        without = sum(not step.translated for step in self.steps)
        return without / len(self.steps) if self.steps else 0.0


def arena_translation(
    attempt: LoadedAttempt, *, apps: Sequence[KnownApp] = (), compress: Compress | None = None
) -> ArenaTranslation:
    """The steps of a recorded attempt.

    Args:
        attempt: with its steps and the hierarchies that were kept with them.
        apps: what apps are called, for agents that open them by their names.
        compress: how a screen is told; None = lengths are not asked for, and stay 0.
    """
    return translated(attempt.steps, attempt.hierarchy, apps=apps, compress=compress)


def translated(
    steps: Sequence[StepRecord],
    hierarchy: Callable[[StepRecord], str],
    *,
    apps: Sequence[KnownApp] = (),
    compress: Compress | None = None,
) -> ArenaTranslation:
    """Steps, in their order.

    A text that is followed by Enter is two steps, and an answer at the end is one with the end.

    Args:
        steps: of one episode.
        hierarchy: gives the dump before a step; "" = it was not kept.
        apps: as for `arena_translation`.
        compress: likewise.
    """
    reader = _Reader(hierarchy=hierarchy, apps=apps, compress=compress)
    found: list[ArenaStep] = []
    texts: list[str] = []
    answer = ""
    for place, step in enumerate(steps):
        following = steps[place + 1] if place + 1 < len(steps) else None
        seen = reader.seen(step)
        if seen.told is not None:
            texts.append(seen.told.text)
        if _is_answer_at_end(step, following):
            answer = _text(step, "text")
            continue
        for one in reader.steps_of(seen, following):
            found.append(_with_answer(one, answer) if answer else one)
            answer = ""
    return ArenaTranslation(steps=tuple(found), told=tuple(texts))


@dataclass(frozen=True, slots=True, kw_only=True)
class _SeenStep:
    """A step with what is asked of the screen before it."""

    step: StepRecord
    aim: _Aim | None
    screen: RecordedScreen | None
    """None = it was not kept, or nothing is asked of it."""
    told: CompressedScreen | None
    """Likewise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Reader:
    hierarchy: Callable[[StepRecord], str]
    apps: Sequence[KnownApp]
    compress: Compress | None

    def seen(self, step: StepRecord) -> _SeenStep:
        """A step with its screen."""
        aim = _aim(step)
        # Most of the time goes into reading dumps: only those that are asked about are read.
        asked = aim is not None or self.compress is not None
        screen = screen_of(step, self.hierarchy(step)) if asked else None
        told = self.compress(screen.observation) if screen and self.compress else None
        return _SeenStep(step=step, aim=aim, screen=screen, told=told)

    def steps_of(self, seen: _SeenStep, following: StepRecord | None) -> Iterator[ArenaStep]:
        """What one recorded step is here."""
        step, told = seen.step, seen.told or _UNTOLD
        if seen.aim is None:
            one = self._spoken(step, following)
        else:
            one = _aimed(step, seen.aim, seen.screen, told)
        yield replace(one, observation=len(told.text))
        if _kind(step) == "Type" and step.action.get("enter") is True and not step.error:
            yield ArenaStep(action=_ENTER, observation=len(told.text))

    def _spoken(self, step: StepRecord, following: StepRecord | None) -> ArenaStep:
        """A step that is about no element."""
        match _kind(step):
            case "NoAction":
                return ArenaStep(action=None, fault=_fault(step), error=_told(step))
            case "Open":
                return self._start(step, following)
            case _:
                return _acted(_without_element(step), step)

    def _start(self, step: StepRecord, following: StepRecord | None) -> ArenaStep:
        if step.error:
            return ArenaStep(action=None, fault="app", error=step.error)
        package = self._package(_text(step, "app"), following)
        return ArenaStep(action=ArenaAction(kind="start", package=package))

    def _package(self, name: str, following: StepRecord | None) -> str:
        """The package of an app that was opened: by its name, or by what came to the front."""
        known = (each.package for each in self.apps if name == each.package or each.is_called(name))
        if package := next(known, ""):
            return package
        looks_like_one = "." in name and " " not in name
        return name if looks_like_one or following is None else following.package or name


@dataclass(frozen=True, slots=True, kw_only=True)
class _Aim:
    """What is done to a place."""

    kind: str
    at: Any


def _aim(step: StepRecord) -> _Aim | None:
    """What a step does to which place; None = it is not about an element."""
    kind, action = _kind(step), step.action
    if kind in _TOUCHES:
        return _Aim(kind=_TOUCHES[kind], at=action.get("at"))
    if kind == "Type":
        return _Aim(kind="set_text", at=action.get("at"))
    if kind in _PATHS:
        finger = finger_kind(action)
        if finger is not None and finger.at is not None:
            return _Aim(kind=finger.kind, at=finger.at)
    return None


def _aimed(
    step: StepRecord, aim: _Aim, screen: RecordedScreen | None, told: CompressedScreen
) -> ArenaStep:
    """A step that is about an element, as far as it can be known which."""
    if screen is None:
        return _acted(None, step)
    is_text = _kind(step) == "Type"
    chosen = screen.focused() if is_text and aim.at is None else screen.chosen(aim.at)
    if chosen is None:
        return _acted(None, step)
    action = ArenaAction(
        kind=aim.kind,
        xpath=screen.paths.of(chosen).best,
        nearby=screen.paths.nearby(chosen),
        text=_text(step, "text") if is_text else "",
    )
    return replace(_acted(action, step), entry=told.lines.get(chosen, 0))


def _without_element(step: StepRecord) -> ArenaAction | None:
    """A step that is told by its kind alone; None = it has no form here."""
    kind, action = _kind(step), step.action
    if kind in _PATHS:
        finger = finger_kind(action)
        return None if finger is None else ArenaAction(kind=finger.kind)
    if kind == "Scroll":
        scrolled = scroll_kind(action)
        return None if scrolled is None else ArenaAction(kind=scrolled)
    if kind == "Press":
        return ArenaAction(kind=f"press_{_text(step, 'key')}")
    if kind == "Infeasible":
        return ArenaAction(kind="finish", text=IMPOSSIBLE)
    if kind == "Answer":
        return ArenaAction(kind="answer", text=_text(step, "text"))
    return ArenaAction(kind=_PLAIN[kind]) if kind in _PLAIN else None


def _acted(action: ArenaAction | None, step: StepRecord) -> ArenaStep:
    return ArenaStep(action=action, error=step.error, translated=action is not None)


def _with_answer(step: ArenaStep, answer: str) -> ArenaStep:
    action = step.action
    return step if action is None else replace(step, action=replace(action, text=answer))


def _is_answer_at_end(step: StepRecord, following: StepRecord | None) -> bool:
    ends = following is not None and following.turn == step.turn and _kind(following) == "Done"
    return _kind(step) == "Answer" and ends


def _fault(step: StepRecord) -> Fault:
    fault = step.action.get("fault")
    return next((each for each in _FAULTS if each == fault), "format")


def _told(step: StepRecord) -> str:
    return _text(step, "note") or step.error


def _kind(step: StepRecord) -> str:
    return str(step.action.get("action", ""))


def _text(step: StepRecord, name: str) -> str:
    """A field of a stored action that should be a text: what is stored is not trusted."""
    value = step.action.get(name, "")
    return value if isinstance(value, str) else ""
