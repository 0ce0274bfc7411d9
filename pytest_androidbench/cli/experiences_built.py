"""What `androidbench experiences build` and `add` make: a database of what runs taught."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from pathlib import Path

from pytest_androidbench.experiences.database import ExperienceDatabase, append, keep_vectors
from pytest_androidbench.experiences.encoding import encoder_named
from pytest_androidbench.experiences.published import read_published
from pytest_androidbench.experiences.ranking import packed
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.report.wording import count
from pytest_androidbench.training.taught import Critics, experiences_in


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


def added(path: Path, runs: Iterable[Path], *, critic: Critics, published_cuts: bool) -> str:
    """Add what runs taught to a database that is there, and say how much that was.

    Args:
        path: of the file.
        runs: whose scored episodes are taken; what is there of them stays as it is.
        critic: says what was reached.
        published_cuts: as of `training.augmenting.beginnings_of`.

    Raises:
        AndroidBenchError: a run or the database cannot be had.
    """
    # All of it at once: it becomes one further state.
    found = (experiences_in(read_contents(run), critic, published_cuts) for run in runs)
    entries = list(chain.from_iterable(found))
    new = append(path, entries)
    database = ExperienceDatabase.open(path)
    return (
        f"{count(new, 'experience')} added to {path}, {len(entries) - new} there before; "
        f"digest {database.digest}"
    )
