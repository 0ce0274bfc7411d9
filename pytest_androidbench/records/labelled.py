"""From which step on an episode's checks held, found by replays and kept beside the run."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import SCHEMA_VERSION
from pytest_androidbench.records.beside import BesideRun, SaidAt

LABELLED: Final = "labelled.json"
"""The file of a run directory that has it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldCheck:
    """A check of a task, and since when it held."""

    label: str
    steps: int
    """How many of the recorded actions had been taken when it first held that held to the end;
    1 = it was the first one. -1 = at the end it does not hold."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EpisodeTruth:
    """What replays found of one episode."""

    episode: str
    """Its key, as its folder is called."""
    attempt: int
    """Which attempt at it."""
    steps: int
    """Its actions; so many replays there are of it, and one more without any."""
    checks: tuple[HeldCheck, ...] = ()
    """In the task's order."""
    left_out: tuple[str, ...] = ()
    """Labels of those that held before anything was done."""
    fault: str = ""
    """Why nothing could be found, in which case there are no checks; "" = it could."""

    @property
    def at(self) -> SaidAt:
        """What it is about; nobody in particular says it."""
        return "", self.episode, self.attempt

    @property
    def asked(self) -> str:
        """Nothing: whoever replays an attempt finds the same."""
        return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RunTruth:
    """What replays found of a run's episodes."""

    episodes: tuple[EpisodeTruth, ...] = ()
    schema: int = SCHEMA_VERSION


TRUTHS: Final = BesideRun(
    name=LABELLED,
    document=RunTruth,
    words=lambda document: document.episodes,
    whole=lambda words: RunTruth(episodes=words),
    anew="`androidbench label` makes it anew",
)
"""The file: read, kept and carried over as all that is kept beside a run."""


def read_truth(path: Path) -> tuple[EpisodeTruth, ...]:
    """What is kept in a run directory; as `BesideRun.read`."""
    return TRUTHS.read(path)


def keep_truth(path: Path, added: Iterable[EpisodeTruth]) -> None:
    """Keep what was found now; as `BesideRun.keep`."""
    TRUTHS.keep(path, added)
