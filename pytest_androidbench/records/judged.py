"""What a model that was asked said of a run's episodes, kept beside them: no outcome goes by it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import SCHEMA_VERSION, from_json, to_json
from pytest_androidbench.errors import CodecError, RunDirectoryError
from pytest_androidbench.records.judged_trial import JudgeSays
from pytest_androidbench.records.lock import in_turn
from pytest_androidbench.records.rundir import RunDirectory

JUDGED: Final = "judged.json"
"""The file of a run directory that has it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judging:
    """What a model said of one episode."""

    episode: str
    """Its key, as its folder is called."""
    attempt: int
    """Which attempt at it."""
    judge: str
    """The model, as its vendor calls it."""
    asked: str
    """Digest of all that it was asked: asked otherwise, it is asked again."""
    says: JudgeSays
    reply: str = ""
    """Its words, cut where they are long."""
    tokens: int = 0
    money: float = 0.0
    """US dollars."""

    @property
    def at(self) -> tuple[str, str, int]:
        """What it is about: of an attempt a judge's last word alone is kept."""
        return self.judge, self.episode, self.attempt


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgings:
    """What all judges of a run said."""

    judgings: tuple[Judging, ...] = ()
    schema: int = SCHEMA_VERSION


def read_judgings(path: Path) -> tuple[Judging, ...]:
    """What is kept in a run directory; nothing where nobody was asked.

    Raises:
        RunDirectoryError: the file is damaged.
    """
    file = path / JUDGED
    try:
        return from_json(Judgings, file.read_bytes()).judgings
    except FileNotFoundError:
        return ()
    except (CodecError, OSError) as error:
        raise RunDirectoryError(
            f"{file} is damaged: {error}; delete it, and all episodes are judged anew"
        ) from error


def keep_judgings(path: Path, added: Iterable[Judging]) -> None:
    """Keep what was said now, in the place of what the same judges said of the same attempts.

    Several judges may do so at once.

    Raises:
        RunDirectoryError: the file is damaged, or cannot be written.
    """
    said = {one.at: one for one in added}
    with in_turn(path):
        others = [one for one in read_judgings(path) if one.at not in said]
        _write(path, [*others, *said.values()])


def unite_judgings(path: Path, others: Iterable[Judging]) -> None:
    """Bring in what is kept in other directories of the run, in whatever order.

    What a judge was asked otherwise in another one is kept beside: nobody knows which came later.

    Raises:
        RunDirectoryError: the file is damaged, or cannot be written.
    """
    with in_turn(path):
        # Two answers to one question are no better than each other; the order must not tell.
        every = sorted({*read_judgings(path), *others}, key=to_json)
        _write(path, {(one.at, one.asked): one for one in every}.values())


def _write(path: Path, judgings: Iterable[Judging]) -> None:
    """In an order that does not tell in which they came."""
    ordered = sorted(judgings, key=lambda one: (one.at, one.asked))
    data = to_json(Judgings(judgings=tuple(ordered)), indent=1) + b"\n"
    RunDirectory.open(path).write(JUDGED, data)
