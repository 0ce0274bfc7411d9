"""Which cells a task is run in, and what their items are called."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from pytest_androidbench.plugin.collect.variants import USUAL, Variant, variants
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.records.listed import Pin
from pytest_androidbench.records.record import DRAWS
from pytest_androidbench.records.roles import Part, Role
from pytest_androidbench.records.standing import PIN
from pytest_androidbench.records.studied import STUDY
from pytest_androidbench.tasks.task import Mistake, Task
from pytest_androidbench.texts import clean

_Acted: TypeAlias = "tuple[Role | None, Mistake | None]"
_ID: Final = re.compile(r"seed(?P<seed>\d+)(?:-r(?P<repeat>\d+))?(?:-(?P<audit>[A-Za-z]\S*))?")


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """What one item of a task is run with; known at collection, unlike the values drawn."""

    seed: int
    repeat: int = 0
    variant: Variant = USUAL
    role: Role | None = None
    """What acts in an audit; None outside of one."""
    mistake: Mistake | None = None
    study: str | None = None
    """In a study the place of the episode, "" for the item of them all; None outside of one."""
    mutants: bool = False
    """Whether it is the item in which the task's code is changed, with all its ends."""
    draws: str = ""
    """Name of the values that its suite keeps for it; "" = all are drawn by the seed."""
    pin: Pin | None = None
    """The found case that it is; None = it was chosen by seed and repeat alone.

    Of a study's episode what it would be pinned as.
    """
    trial: int = 0
    """Which try of its cell it is: 0 for the one that was collected."""
    reflections: tuple[str, ...] = ()
    """What its agent is given of the trials before."""
    values: Mapping[str, Any] | None = None
    """The params of the pin as the task takes them; None = to be made of the plain ones."""

    @property
    def variation(self) -> tuple[tuple[str, str], ...]:
        """As `Cell.variation`: what sets its cell apart from one that was drawn by its seed."""
        if self.study is not None:
            return ((STUDY, self.study),)
        if self.pin is not None:
            return ((PIN, self.pin.name),)
        return ((DRAWS, self.draws),) if self.draws else ()

    @property
    def audit(self) -> str:
        """As `Record.audit`."""
        return str(self.role) if self.role is not None else ""

    @property
    def id(self) -> str:
        """What stands between the brackets of the item's id."""
        if self.study is not None:
            return f"study{self.seed}"
        if self.mutants:
            return "mutants"
        repeat = f"-r{self.repeat + 1}" if self.repeat else ""
        if self.pin is not None:
            return f"{PIN}-{self.pin.name}{repeat}"
        kept = f"-{DRAWS}_{self.draws}" if self.draws else ""
        return f"seed{self.seed}{repeat}{self.variant.slug}{kept}{_slug(self.audit)}"


def draws(task: Task, suite: str, settings: Settings, asked: Iterable[str]) -> list[Draw]:
    """The cells of a task: those of the options, others asked for by their ids, pinned ones."""
    if settings.study:
        return [Draw(seed=seed, study="") for seed in settings.seeds]
    if settings.mutants:
        return [Draw(seed=settings.seeds[0], mutants=True)]
    ways = variants(task, suite, settings)
    wanted = [(seed, repeat) for seed in settings.seeds for repeat in range(settings.repeats)]
    wanted += [pair for pair in _asked(asked) if pair not in wanted]
    acted: list[_Acted] = list(_acted(task)) if settings.audit else [(None, None)]
    chosen = [
        Draw(
            seed=seed,
            repeat=repeat,
            variant=variant,
            role=role,
            mistake=mistake,
            draws=settings.draws,
        )
        for seed, repeat in dict.fromkeys(wanted)
        for variant in ways
        for role, mistake in acted
    ]
    # An audit asks about tasks, not about an agent that once failed.
    pins = [] if settings.audit else [p for p in settings.pins if p.task == f"{suite}/{task.id}"]
    repeats = range(settings.repeats)
    return [*chosen, *(Draw(seed=p.drawn_by, repeat=r, pin=p) for p in pins for r in repeats)]


def ends(task: Task, settings: Settings) -> list[Draw]:
    """What an audit lets act on each seed, for the item in which a task's code is changed."""
    return [
        Draw(seed=seed, role=role, mistake=mistake)
        for seed in settings.seeds
        for role, mistake in _acted(task)
    ]


def _asked(ids: Iterable[str]) -> Iterator[tuple[int, int]]:
    for text in ids:
        if match := _ID.fullmatch(text):
            yield int(match["seed"]), int(match["repeat"] or 1) - 1


def _acted(task: Task) -> Iterator[_Acted]:
    yield Role(part=Part.NULL), None
    if task.solutions:
        yield Role(part=Part.SOLUTION), None
    for mistake in task.mistakes:
        yield Role(part=Part.MISTAKE, label=clean(mistake.label)), mistake


def _slug(audit: str) -> str:
    return "-" + re.sub(r"[^A-Za-z0-9]+", "_", audit).strip("_") if audit else ""
