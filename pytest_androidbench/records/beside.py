"""What was said of a run's episodes afterwards, in a file beside them that no outcome goes by."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol, TypeAlias, TypeVar

from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.errors import CodecError, RunDirectoryError
from pytest_androidbench.records.lock import in_turn
from pytest_androidbench.records.rundir import RunDirectory

SaidAt: TypeAlias = tuple[str, str, int]
"""Who said something, and of what: the episode's key and the attempt."""


class SaidOfEpisode(Protocol):
    """Something that was said of an attempt at an episode."""

    @property
    def at(self) -> SaidAt:
        """What it is about: of an attempt whoever says something has one last word."""

    @property
    def asked(self) -> str:
        """Digest of all that was asked."""


Word = TypeVar("Word", bound=SaidOfEpisode)
Words = TypeVar("Words")


@dataclass(frozen=True, slots=True, kw_only=True)
class BesideRun(Generic[Word, Words]):
    """One such file of a run directory."""

    name: str
    """As `judged.json`."""
    document: type[Words]
    """What it holds."""
    words: Callable[[Words], tuple[Word, ...]]
    """Gives what was said in it."""
    whole: Callable[[tuple[Word, ...]], Words]
    """Makes a document of them."""
    anew: str
    """What comes of deleting it, as `all episodes are judged anew`."""

    def read(self, path: Path) -> tuple[Word, ...]:
        """What is kept in a run directory; nothing where nobody was asked.

        Raises:
            RunDirectoryError: the file is damaged.
        """
        file = path / self.name
        try:
            return self.words(from_json(self.document, file.read_bytes()))
        except FileNotFoundError:
            return ()
        except (CodecError, OSError) as error:
            raise RunDirectoryError(
                f"{file} is damaged: {error}; delete it, and {self.anew}"
            ) from error

    def keep(self, path: Path, added: Iterable[Word]) -> None:
        """Keep what was said now, in the place of what the same ones said of the same attempts.

        Several may do so at once.

        Raises:
            RunDirectoryError: the file is damaged, or cannot be written.
        """
        said = {one.at: one for one in added}
        with in_turn(path):
            others = [one for one in self.read(path) if one.at not in said]
            self._write(path, [*others, *said.values()])

    def unite(self, path: Path, others: Iterable[Word]) -> None:
        """Bring in what is kept in other directories of the run, in whatever order.

        What was asked otherwise in another one is kept beside: nobody knows which came later.

        Raises:
            RunDirectoryError: the file is damaged, or cannot be written.
        """
        with in_turn(path):
            # Two answers to one question are no better than each other; the order must not tell.
            every = sorted({*self.read(path), *others}, key=to_json)
            self._write(path, {(one.at, one.asked): one for one in every}.values())

    def _write(self, path: Path, words: Iterable[Word]) -> None:
        """In an order that does not tell in which they came."""
        ordered = sorted(words, key=lambda one: (one.at, one.asked))
        data = to_json(self.whole(tuple(ordered)), indent=1) + b"\n"
        RunDirectory.open(path).write(self.name, data)
