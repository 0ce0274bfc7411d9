"""Which experience an agent is shown for its task."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import TYPE_CHECKING, Final

import numpy as np

from pytest_androidbench.experiences.database import ExperienceDatabase
from pytest_androidbench.experiences.experience import ENVIRONMENT
from pytest_androidbench.experiences.faults import ExperienceDatabaseError
from pytest_androidbench.experiences.guards import (
    Allows,
    Guard,
    LeakGuard,
    app_of,
    origin_of,
    task_of,
)
from pytest_androidbench.experiences.query import Found, Query
from pytest_androidbench.experiences.ranking import Ranking, VectorRanking, WordRanking

if TYPE_CHECKING:
    from pytest_androidbench.encoders.encoder import Encoder

TOP: Final = 10
"""Among how many best ones another text is looked for, as published."""


class ExperienceSearch:
    """Looks up experiences: what it finds follows from database, query and options alone."""

    def __init__(
        self,
        database: ExperienceDatabase,
        encoder: Encoder | None = None,
        *,
        guard: Guard = "cell",
        same_app: bool = False,
        different_text: bool = False,
    ) -> None:
        """Take in what is complete and of Android, as AndroidGen's `ExampleRetriever` does.

        Args:
            database: of experiences.
            encoder: what makes vectors, which are compared by their dot product; None = BM25.
            guard: what an agent must not be shown.
            same_app: find only what the query's app was in front in, as the paper has it; in the
                published code that is switched off. A query without an app finds as before.
            different_text: of the best ten take the first whose instruction is not the query's,
                and the best where all are; an option of the published code.

        Raises:
            ExperienceDatabaseError: the database is damaged.
            MissingPackage: BM25 cannot be had.
        """
        every = [(one, origin_of(one)) for one in database.heads()]
        self._database = database
        self._same_app = same_app
        self._different_text = different_text
        self._guard = LeakGuard(guard, (origin for _, origin in every))
        fit = [pair for pair in every if pair[0].complete and pair[0].env == ENVIRONMENT]
        self._heads = [head for head, _ in fit]
        self._origins = [origin for _, origin in fit]
        self._ranking = _ranking(database, [head.task for head in self._heads], encoder)

    def best(self, query: Query) -> Found | None:
        """The experience that is most alike, of equals the one whose key comes first; None = none.

        Raises:
            ExperienceDatabaseError: the database is damaged.
        """
        ranked = list(islice(self._ranked(query), TOP if self._different_text else 1))
        if not ranked:
            return None
        others = (pair for pair in ranked if self._heads[pair[0]].task != query.task)
        place, score = next(chain(others, ranked)) if self._different_text else ranked[0]
        task = self._origins[place].task
        return Found(
            experience=self._database.whole(self._heads[place]),
            score=score,
            same_task=task is not None and task == task_of(query.cell),
        )

    def could_find(self, query: Query) -> bool:
        """Whether there is an experience of the query's own task that may be shown."""
        task, shown = task_of(query.cell), self._shown(query)
        return any(one.task == task and shown(one) for one in self._origins if one.task)

    def _ranked(self, query: Query) -> Iterator[tuple[int, float]]:
        """The places of what may be shown with their scores, the best ones first."""
        shown = self._shown(query)
        places, scores = self._ranking.scores(query.task)
        # Places are in the order of keys, which decides between equals.
        ordered = np.lexsort((places, -scores))
        for place, score in zip(places[ordered].tolist(), scores[ordered].tolist(), strict=True):
            if shown(self._origins[place]):
                yield place, score

    def _shown(self, query: Query) -> Allows:
        allows, apps = self._guard.allows(query), app_of(query)
        if not self._same_app or not apps:
            return allows
        return lambda one: apps <= one.apps and allows(one)


def _ranking(database: ExperienceDatabase, texts: list[str], encoder: Encoder | None) -> Ranking:
    if encoder is None:
        return WordRanking(texts)
    try:
        return VectorRanking(texts, encoder, database.vectors(encoder.name))
    except ValueError as error:
        raise ExperienceDatabaseError(database.path, f"it is damaged: {error}") from error
