"""Finds an episode of a run by what a person types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.contents import RunContents, StoredAttempt, counting
from pytest_androidbench.report.wording import cell_text

MAX_NAMED: Final = 20


def chosen(contents: RunContents, name: str, number: int | None = None) -> StoredAttempt:
    """The attempt at an episode that counts, or the one of a number.

    Args:
        contents: of the run.
        name: a task's id, an episode's key or any part of one that is unique, or what reports
            call it (`LampOn · seed 1`, be it without the dots).
        number: of the attempt.

    Raises:
        RunDirectoryError: no episode is called so, or several are; names them.
    """
    keys = {episode.key: attempts for episode, attempts in contents.by_episode.items()}
    further = {episode.key: attempts for episode, attempts in contents.by_trial.items()}
    if name in further:
        # Only by the whole name: who types a part of one means the first trial.
        keys = further
    exact = [name] if name in keys else []
    of_task = sorted(e.key for e in contents.by_episode if e.cell.task == name)
    told = [key for key, attempts in keys.items() if _plain(name) == _told(attempts)]
    fitting = exact or of_task or sorted(told) or sorted(key for key in keys if name in key)
    if len(fitting) != 1:
        few = "\n  ".join((fitting or sorted(keys))[:MAX_NAMED])
        what = "fits several episodes" if fitting else "is no episode of this run; they are"
        raise RunDirectoryError(f"{name!r} {what}:\n  {few}")
    attempts = keys[fitting[0]]
    if number is None:
        return counting(attempts)
    for attempt in attempts:
        if attempt.record.attempt == number:
            return attempt
    numbers = ", ".join(str(attempt.record.attempt) for attempt in attempts)
    raise RunDirectoryError(f"{fitting[0]} has no attempt {number}; it has {numbers}")


def _told(attempts: Sequence[StoredAttempt]) -> str:
    return _plain(cell_text(attempts[0].record))


def _plain(title: str) -> str:
    return " ".join(title.replace("·", " ").split())
