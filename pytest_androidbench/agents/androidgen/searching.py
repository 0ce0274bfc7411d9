"""ExpSearch: examples from a database of experiences, without any of the episode's own cell."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pytest_androidbench.agents.androidgen.examples import FoundExample
from pytest_androidbench.agents.androidgen.options import GenOptions, taken
from pytest_androidbench.errors import AgentLoadError, AndroidBenchError
from pytest_androidbench.experiences.guards import GUARDS, Guard
from pytest_androidbench.experiences.query import Query
from pytest_androidbench.models.surroundings import EpisodeNow
from pytest_androidbench.records.manifest import ExperiencesRead
from pytest_androidbench.records.record import cell_in

if TYPE_CHECKING:
    from pytest_androidbench.experiences.database import ExperienceDatabase
    from pytest_androidbench.experiences.search import ExperienceSearch


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchOptions:
    """Checked when they are made.

    Raises:
        AgentLoadError: one is none of its values; says what is.
    """

    experiences: str = ""
    """File of the database; "" = there is none, and nothing is looked for."""
    experiences_digest: str = ""
    """Of the state of it that is read; "" = the newest."""
    encoder: str = "bm25"
    """What says how alike two instructions are, as of `encoder_named`."""
    guard: Guard = "cell"
    """What must not be shown, beside the episode's own cell."""
    same_app: bool = False
    """Whether only experiences are shown in which the app was in front that is as the task begins;
    where that is none all may be."""
    different_text: bool = False
    """Whether of the ten best ones the first of another instruction is shown."""

    def __post_init__(self) -> None:
        for name in ("experiences", "experiences_digest", "encoder"):
            _check(name, getattr(self, name), lambda value: isinstance(value, str), "a text")
        for name in ("same_app", "different_text"):
            _check(name, getattr(self, name), lambda value: type(value) is bool, "true or false")
        _check("guard", self.guard, lambda value: value in GUARDS, f"one of {', '.join(GUARDS)}")

    def wanted_by(self, gen: GenOptions) -> bool:
        """Whether an agent with these other options searches."""
        return bool(self.experiences) and gen.has("expsearch")


def experiences_read(options: Mapping[str, Any]) -> ExperiencesRead | None:
    """What an agent with these options reads, without it being built; None = nothing.

    Raises:
        AgentLoadError: an option is none of its values, or the database cannot be read.
    """
    given = dict(options)
    gen = GenOptions(**taken(GenOptions, given))
    search = SearchOptions(**taken(SearchOptions, given))
    if not search.wanted_by(gen):
        return None
    database = _opened(search)
    database.close()
    return ExperiencesRead(digest=database.digest, encoder=search.encoder, guard=search.guard)


class DatabaseSearch:
    """Finds examples in a database, as it was when it was opened."""

    def __init__(self, options: SearchOptions) -> None:
        """Open it.

        Raises:
            AgentLoadError: it cannot be read, or an encoder cannot be had; says why.
        """
        self._database = _opened(options)
        try:
            self._search = _search(self._database, options)
        except AndroidBenchError as error:
            raise _unread(options, error) from error

    def find(self, task: str, app: str) -> FoundExample | None:
        """The best example there is, None where there is none; arguments as of `FindsExamples`.

        Raises:
            ExperienceDatabaseError: the database is damaged.
        """
        key = EpisodeNow.read(os.environ).cell
        cell = cell_in(key)
        if key and cell is None:
            # Nobody can say what would be its own.
            return None
        found = self._search.best(Query(task=task, cell=cell, app=app))
        if found is None:
            return None
        return FoundExample(
            key=found.experience.key,
            task=found.experience.task,
            text=found.experience.example,
            score=found.score,
            same_task=found.same_task,
        )

    def close(self) -> None:
        """Let the file go."""
        self._database.close()


def _opened(options: SearchOptions) -> ExperienceDatabase:
    from pytest_androidbench.experiences.database import ExperienceDatabase  # noqa: PLC0415 - slow

    try:
        return ExperienceDatabase.open(Path(options.experiences), options.experiences_digest)
    except AndroidBenchError as error:
        raise _unread(options, error) from error


def _unread(options: SearchOptions, error: AndroidBenchError) -> AgentLoadError:
    return AgentLoadError(f"experiences={options.experiences}: {error}")


def _search(database: ExperienceDatabase, options: SearchOptions) -> ExperienceSearch:
    # Not with the agent's options: numpy is in there, which not every agent is for.
    from pytest_androidbench.experiences.encoding import encoder_named  # noqa: PLC0415
    from pytest_androidbench.experiences.search import ExperienceSearch  # noqa: PLC0415

    return ExperienceSearch(
        database,
        encoder_named(options.encoder),
        guard=options.guard,
        same_app=options.same_app,
        different_text=options.different_text,
    )


def _check(name: str, value: Any, fits: Callable[[Any], bool], wanted: str) -> None:
    if not fits(value):
        raise AgentLoadError(f"{name}={value!r:.120}: give {wanted}")
