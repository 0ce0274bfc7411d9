"""What a critic said of a run's episodes, kept beside them: no outcome goes by it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import SCHEMA_VERSION
from pytest_androidbench.records.beside import BesideRun, SaidAt

CRITICISED: Final = "criticised.json"
"""The file of a run directory that has it."""
NEVER: Final = -1
"""Step of a condition that was not reached."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """A part of a goal, and the round in which it was reached."""

    text: str
    step: int
    """Counted from 0; -1 = it was not reached."""

    @property
    def reached(self) -> bool:
        """Whether it was, in any round."""
        return self.step != NEVER


@dataclass(frozen=True, slots=True, kw_only=True)
class Criticism:
    """What a critic said of one episode."""

    episode: str
    """Its key, as its folder is called."""
    attempt: int
    """Which attempt at it."""
    critic: str
    """The model, as its vendor calls it."""
    asked: str
    """Digest of all that it was asked: asked otherwise, it is asked again."""
    conditions: tuple[Condition, ...] = ()
    """As it wrote them, in its order; none = no reply of its tries could be read."""
    tries: int = 1
    reply: str = ""
    """The last reply, cut where it is long."""
    tokens: int = 0
    money: float = 0.0
    """US dollars."""

    @property
    def at(self) -> SaidAt:
        """What it is about: of an attempt a critic's last word alone is kept."""
        return self.critic, self.episode, self.attempt

    @property
    def complete(self) -> bool | None:
        """Whether all conditions were reached; None = it said nothing that could be read."""
        return all(one.reached for one in self.conditions) if self.conditions else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Criticisms:
    """What all critics of a run said."""

    criticisms: tuple[Criticism, ...] = ()
    schema: int = SCHEMA_VERSION


CRITICISMS: Final = BesideRun(
    name=CRITICISED,
    document=Criticisms,
    words=lambda document: document.criticisms,
    whole=lambda words: Criticisms(criticisms=words),
    anew="all episodes are criticised anew",
)
"""The file: read, kept and carried over as all that is kept beside a run."""


def read_criticisms(path: Path) -> tuple[Criticism, ...]:
    """What is kept in a run directory; as `BesideRun.read`."""
    return CRITICISMS.read(path)


def keep_criticisms(path: Path, added: Iterable[Criticism]) -> None:
    """Keep what was said now; as `BesideRun.keep`."""
    CRITICISMS.keep(path, added)
