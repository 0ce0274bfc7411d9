"""What a model that was asked said of a run's episodes, kept beside them: no outcome goes by it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from pytest_androidbench.codec import SCHEMA_VERSION, from_json, to_json
from pytest_androidbench.errors import CodecError, RunDirectoryError
from pytest_androidbench.records.rundir import RunDirectory

JUDGED: Final = "judged.json"
"""The file of a run directory that has it."""

JudgeSays: TypeAlias = Literal["yes", "no", ""]
"""Whether the goal was reached; "" = the reply holds neither word, or the model refused."""


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
    def at(self) -> tuple[str, str]:
        """By what it is found: of one episode a judge's last word alone is kept."""
        return self.judge, self.episode


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
    """Keep what was said, with what is there already, in the order of judges and episodes.

    Raises:
        RunDirectoryError: the file is damaged, or cannot be written.
    """
    found = {one.at: one for one in (*read_judgings(path), *added)}
    ordered = Judgings(judgings=tuple(found[at] for at in sorted(found)))
    RunDirectory.open(path).write(JUDGED, to_json(ordered, indent=1) + b"\n")
