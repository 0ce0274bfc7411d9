"""What `androidbench experiences build` makes: a database of what recorded runs taught."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import TypeAlias

from pytest_androidbench.experiences.database import ExperienceDatabase, keep_vectors
from pytest_androidbench.experiences.encoding import encoder_named
from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.experiences.published import read_published
from pytest_androidbench.experiences.ranking import packed
from pytest_androidbench.records.contents import RunContents, read_contents
from pytest_androidbench.records.criticised import NEVER, Condition
from pytest_androidbench.report.wording import count
from pytest_androidbench.training.candidates import candidates_of, critic_of
from pytest_androidbench.training.experiences import experiences_of
from pytest_androidbench.training.selecting import Candidate

Critics: TypeAlias = str | None
"""Whose verdicts say what was reached: "" = those of the one critic there is, None = the checks."""


def built(
    path: Path,
    runs: Iterable[Path],
    published: Iterable[Path],
    *,
    critic: Critics,
    published_cuts: bool,
    encoders: Iterable[str],
) -> str:
    """Make a database of runs and of databases in AndroidGen's form, and say what is in it.

    Args:
        path: of the file, where nothing is yet.
        runs: whose scored episodes are taken.
        published: JSON files whose entries are taken as they are.
        critic: says what was reached.
        published_cuts: as of `training.augmenting.beginnings_of`.
        encoders: names of those whose vectors are kept with it.

    Raises:
        AndroidBenchError: a run, file or encoder cannot be had, or something is there already.
    """
    # What is not installed is said before there is a file.
    made = [encoder for encoder in map(encoder_named, encoders) if encoder is not None]
    entries = list(
        chain.from_iterable(
            [
                *(experiences_in(read_contents(run), critic, published_cuts) for run in runs),
                *map(read_published, published),
            ]
        )
    )
    database = ExperienceDatabase.create(path, entries)
    heads = database.heads()
    for encoder in made:
        tasks = (head.task for head in heads if head.complete)
        keep_vectors(path, encoder.name, packed(tasks, encoder).items())
    complete = sum(head.complete for head in heads)
    return (
        f"{count(len(heads), 'experience')}, {complete} complete, in {path}; "
        f"digest {database.digest}"
    )


def experiences_in(
    run: RunContents, critic: Critics, published_cuts: bool = False
) -> Iterator[Experience]:
    """The experiences of a run's scored episodes; those without a round have none.

    Args:
        run: any but an audit.
        critic: says what was reached.
        published_cuts: as of `training.augmenting.beginnings_of`.

    Raises:
        CriticUnknown: no critic has spoken of the run, or several have.
    """
    name = None if critic is None else critic_of(run, critic)
    for one in candidates_of(run, name):
        conditions = one.conditions if name else _by_checks(one)
        if one.trajectory.rounds:
            yield from experiences_of(one.trajectory, conditions, published=published_cuts)


def _by_checks(one: Candidate) -> tuple[Condition, ...]:
    """The whole task as the one condition that checks tell of."""
    step = len(one.trajectory.rounds) - 1 if one.passed else NEVER
    return (Condition(text=one.trajectory.task, step=step),)
