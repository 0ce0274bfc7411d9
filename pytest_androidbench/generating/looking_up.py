"""What the apps of some documents can do: passages are looked up, and a model is asked of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pytest_androidbench.generating.asking import Questions
from pytest_androidbench.generating.chunks import Chunk
from pytest_androidbench.generating.counts import QueryCount
from pytest_androidbench.generating.faults import GeneratingError, UnreadableReply
from pytest_androidbench.generating.prompts import READER, about_features
from pytest_androidbench.generating.queries import told
from pytest_androidbench.generating.replies import features_in
from pytest_androidbench.generating.retrieval import Passages


@dataclass(frozen=True, slots=True, kw_only=True)
class Features:
    """What apps can do."""

    features: tuple[str, ...]
    """Short phrases, no two alike."""
    count: QueryCount


def look_up(
    queries: Sequence[str],
    *,
    apps: Sequence[str],
    passages: Passages,
    hits: int,
    questions: Questions,
) -> Features:
    """Ask a model for the features and functions that passages tell of.

    Args:
        queries: that find the passages.
        apps: that they are about.
        passages: of the documents.
        hits: how many of them a query finds at most.
        questions: to the model.

    Raises:
        GeneratingError: no feature came of it; says why.
    """
    found = [passages.best(query, hits) for query in queries]
    different = list(dict.fromkeys(chunks for chunks in found if chunks))
    answers = [_asked(apps, chunks, questions) for chunks in different]
    unreadable, nothing = answers.count(None), found.count(())
    count = QueryCount(
        made=len(queries),
        answered=len(different) - unreadable,
        found_nothing=nothing,
        found_the_same=len(queries) - nothing - len(different),
        unreadable=unreadable,
    )
    features = tuple(dict.fromkeys(each for answer in answers for each in answer or ()))
    if not features:
        raise GeneratingError(
            f"the documents gave no feature of {told(apps)}: of {len(queries)} queries {nothing} "
            f"found nothing in them, and {unreadable} had no answer that could be read; give "
            "documents about what the app can do"
        )
    return Features(features=features, count=count)


def _asked(apps: Sequence[str], chunks: Sequence[Chunk], questions: Questions) -> list[str] | None:
    """The features that some passages tell of; None = no answer could be read."""
    try:
        return questions.until_read(READER, *about_features(apps, chunks), features_in)
    except UnreadableReply:
        return None
