"""Demonstrations from the episodes of a run: what was seen and touched, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import get_args

from pytest_androidbench.agents.bmoca.demonstration import (
    DUAL_GESTURE,
    TEXT,
    DemonstratedEpisode,
    Demonstration,
    GestureDemonstration,
    GestureStep,
    TextDemonstration,
    TextStep,
)
from pytest_androidbench.agents.bmoca.policy import policy_picture
from pytest_androidbench.agents.parts.dual_gesture import DualGesture
from pytest_androidbench.agents.parts.dual_gesture_head import number_of
from pytest_androidbench.agents.parts.elements.bmoca import Form, bmoca_list
from pytest_androidbench.agents.parts.option_of_gesture import option_of
from pytest_androidbench.agents.parts.pictures.scaling import encoded
from pytest_androidbench.agents.parts.touches import dual_gesture_of, is_mirrored
from pytest_androidbench.codec import to_json
from pytest_androidbench.errors import ActionError, AgentError, DeviceGone
from pytest_androidbench.interface.actions import Done, action_from_plain
from pytest_androidbench.interface.hierarchy import nodes_of
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.records.contents import RunContents, StoredAttempt, read_steps
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record, StepRecord


class NoDemonstration(AgentError):
    """An episode is none that could be shown to others; says why."""


@dataclass(slots=True)
class Written:
    """What came of the episodes of some runs."""

    count: int = 0
    """Of trajectories, each in both forms."""
    left_out: list[str] = field(default_factory=list)
    """Those that passed and are none all the same, with the reason."""


def write_demonstrations(folder: Path, runs: Iterable[RunContents]) -> Written:
    """Write what passed in some runs as demonstrations below a folder.

    Raises:
        OSError: they cannot be written.
    """
    written = Written()
    for run in runs:
        for attempt in run.counted:
            if attempt.record.outcome is Outcome.PASSED and not attempt.record.audit:
                try:
                    _write(folder, _Recording(run, attempt))
                    written.count += 1
                except NoDemonstration as error:
                    written.left_out.append(f"{attempt.record.cell.key}: {error}")
    return written


@dataclass(frozen=True, slots=True, kw_only=True)
class _Touched:
    """One step: a screen, and the dual gesture on it."""

    seen: Observation
    gesture: DualGesture
    picture: bytes
    reward: int


class _Recording:
    """The steps of one episode."""

    def __init__(self, run: RunContents, attempt: StoredAttempt) -> None:
        self.record = attempt.record
        self._files = AttemptFiles(run.path, attempt.folder)
        self.steps = tuple(self._touched(read_steps(run.path / attempt.folder)))
        if not self.steps:
            raise NoDemonstration("nothing was touched")

    @property
    def of(self) -> DemonstratedEpisode:
        """Of which episode it is."""
        cell, seen = self.record.cell, self.steps[0].seen
        return DemonstratedEpisode(
            suite=cell.suite,
            task=cell.task,
            profile=cell.profile,
            seed=cell.seed,
            goal=self.record.goal,
            screen=(seen.width, seen.height),
        )

    def _touched(self, steps: tuple[StepRecord, ...]) -> Iterator[_Touched]:
        touches = [step for step in steps if step.action != {"action": Done.__name__}]
        for step in touches:
            seen = self._seen(step)
            yield _Touched(
                seen=seen,
                gesture=_gesture(step, seen),
                picture=self._picture(step),
                reward=int(step is touches[-1]),
            )

    def _seen(self, step: StepRecord) -> Observation:
        xml = self._files.dump(step)
        if not xml or step.screen is None:
            raise NoDemonstration(f"what was seen ahead of step {step.index + 1} was not kept")
        width, height = step.screen
        try:
            nodes = nodes_of(xml)
        except DeviceGone as error:
            raise NoDemonstration(str(error)) from error
        return Observation(
            nodes=nodes,
            package=step.package,
            activity=step.activity,
            width=width,
            height=height,
            xml=xml,
        )

    def _picture(self, step: StepRecord) -> bytes:
        path = self._files.path(step.screenshot)
        return b"" if path is None else path.read_bytes()


def _gesture(step: StepRecord, seen: Observation) -> DualGesture:
    """The dual gesture that was made; nothing else is told as one."""
    try:
        action = action_from_plain(step.action)
        gesture = dual_gesture_of(action, seen)
    except ActionError as error:
        raise NoDemonstration(f"step {step.index + 1}: {error}") from error
    if gesture.on(seen.width, seen.height) != action:
        raise NoDemonstration(
            f"step {step.index + 1} was {action!r:.100}, which is no dual gesture itself: record "
            "it with --agent=reference:touches"
        )
    return gesture


def _write(folder: Path, recording: _Recording) -> None:
    cell = recording.record.cell
    words, numbers = (folder / form / cell.task for form in (TEXT, DUAL_GESTURE))
    of, name = recording.of, _name(recording.record)
    told = TextDemonstration(of=of, steps=tuple(map(_in_words, recording.steps)))
    _keep(words / f"{name}.json", told)
    steps = tuple(
        _in_numbers(step, numbers / f"{name}-{place:02d}.png")
        for place, step in enumerate(recording.steps)
    )
    _keep(numbers / f"{name}.json", GestureDemonstration(of=of, steps=steps))


def _name(record: Record) -> str:
    """A name that goes with the profile, and tells other cells of the task apart."""
    cell = record.cell
    first = f"{cell.profile}-s{cell.seed}"
    return "-".join([first, *([f"r{cell.repeat}"] if cell.repeat else []), *cell.told])


def _in_words(step: _Touched) -> TextStep:
    forms: tuple[Form, ...] = get_args(Form)
    lists = {form: bmoca_list(step.seen, form) for form in forms}
    mirrored = is_mirrored(step.seen)
    return TextStep(
        observations={form: listed.text for form, listed in lists.items()},
        action=option_of(step.gesture, lists["R0"], mirrored=mirrored).call,
        reward=step.reward,
    )


def _in_numbers(step: _Touched, file: Path) -> GestureStep:
    gesture = step.gesture
    if step.picture:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(encoded(policy_picture(step.picture), "PNG"))
    return GestureStep(
        gesture=(gesture.y_touch, gesture.x_touch, gesture.y_lift, gesture.x_lift),
        number=number_of(gesture),
        picture=file.name if step.picture else "",
        reward=step.reward,
    )


def _keep(file: Path, told: Demonstration) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(to_json(told))
