"""What a model that was asked said of a run's episodes, kept beside them: no outcome goes by it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import SCHEMA_VERSION
from pytest_androidbench.records.beside import BesideRun, SaidAt
from pytest_androidbench.records.judged_trial import JudgeSays

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
    def at(self) -> SaidAt:
        """What it is about: of an attempt a judge's last word alone is kept."""
        return self.judge, self.episode, self.attempt


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgings:
    """What all judges of a run said."""

    judgings: tuple[Judging, ...] = ()
    schema: int = SCHEMA_VERSION


JUDGMENTS: Final = BesideRun(
    name=JUDGED,
    document=Judgings,
    words=lambda document: document.judgings,
    whole=lambda words: Judgings(judgings=words),
    anew="all episodes are judged anew",
)
"""The file: read, kept and carried over as all that is kept beside a run."""


def read_judgings(path: Path) -> tuple[Judging, ...]:
    """What is kept in a run directory; as `BesideRun.read`."""
    return JUDGMENTS.read(path)


def keep_judgings(path: Path, added: Iterable[Judging]) -> None:
    """Keep what was said now; as `BesideRun.keep`."""
    JUDGMENTS.keep(path, added)


def unite_judgings(path: Path, others: Iterable[Judging]) -> None:
    """Bring in what is kept in other directories of the run; as `BesideRun.unite`."""
    JUDGMENTS.unite(path, others)
