"""The ways in which a run has a task done beside seed and repeat: looks, wordings, limits of steps.

Axes are varied one at a time, each against the usual, unless they are crossed. Params depend on
none of it, so that a seed means the same episode in every variant.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from itertools import product
from typing import Final, TypeAlias

import pytest

from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.plugin.axes import AXES, WORDING, Varied
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.records.record import STEPS
from pytest_androidbench.tasks.task import Task

Variation: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """One way in which a run has its tasks done; many draws share it."""

    profile: Profile = field(default_factory=Profile)
    """One of those that `--ab-profiles` names."""
    variation: Variation = ()
    """The axes that are not as usual, with their values."""
    look: Profile = field(default_factory=Profile)
    """What those axes make of the profile."""
    wording: int = 0
    """Which of the task's wordings, counted from 1; 0 = its goal as it is declared."""
    steps: int | None = None
    """The most steps of an episode; None = as the task, or the run, has it."""
    slug: str = ""
    """What it adds to an item's id; no two of a run have the same."""


USUAL: Final = Variant()
"""The way of a run that varies nothing."""


def variants(task: Task, suite: str, settings: Settings) -> list[Variant]:
    """All ways in which a run has a task done, the usual one first.

    Args:
        task: to be done.
        suite: the name of its suite.
        settings: of the run.
    """
    found = dict.fromkeys(_variations(task, suite, settings.vary))
    return [_variant(profile, variation) for profile in settings.profiles for variation in found]


def check_varied(settings: Settings, variations: Iterator[Variation]) -> None:
    """See that there is something to be varied of what was collected.

    Raises:
        pytest.UsageError: wordings were asked for, and no task has any.
    """
    asked = any(varied.axis == WORDING for block in settings.vary for varied in block)
    if asked and not any(WORDING in dict(variation) for variation in variations):
        raise pytest.UsageError(
            f"--ab-vary={settings.vary_text}: no task that was collected says its goal in the "
            "words asked for; tasks state them by @task(..., wordings=[...])"
        )


def _variations(task: Task, suite: str, blocks: Sequence[Sequence[Varied]]) -> Iterator[Variation]:
    yield ()
    for block in blocks:
        # In one order, however they were joined: a cell is the same in every run.
        ordered = sorted(block, key=lambda varied: list(AXES).index(varied.axis))
        choices = [["", *_values(task, suite, varied)] for varied in ordered]
        for values in product(*choices):
            pairs = zip((varied.axis for varied in ordered), values, strict=True)
            yield tuple((axis, value) for axis, value in pairs if value)


def _values(task: Task, suite: str, varied: Varied) -> list[str]:
    if varied.axis != WORDING:
        return list(varied.values)
    numbers = range(1, len(task.wordings) + 1)
    if varied.values:
        return [value for value in varied.values if int(value) in numbers]
    wanted = len(numbers) if varied.count is None else min(varied.count - 1, len(numbers))
    # Drawn, so that it is not always the first that comes to an author's mind.
    drawn = random.Random(f"{suite}/{task.id}/{WORDING}").sample(numbers, wanted)
    return [str(number) for number in sorted(drawn)]


def _variant(profile: Profile, variation: Variation) -> Variant:
    looks = [look for axis, value in variation if (look := AXES[axis].read(value)) is not None]
    names = [profile.name] if profile.values else []
    return Variant(
        profile=profile,
        variation=variation,
        look=reduce(Profile.under, looks, Profile()),
        wording=int(dict(variation).get(WORDING, 0)),
        steps=int(dict(variation).get(STEPS, 0)) or None,
        slug="".join(f"-{name}" for name in [*names, *map("_".join, variation)]),
    )
