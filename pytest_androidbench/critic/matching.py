"""Which condition of a critic's is which check of a task: one to one, by what their texts say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import SCHEMA_VERSION, from_json, to_json
from pytest_androidbench.errors import CodecError, ComparisonError
from pytest_androidbench.records.criticised import Criticism
from pytest_androidbench.records.files import told_plainly, write_new
from pytest_androidbench.records.labelled import EpisodeTruth
from pytest_androidbench.stats.arena.matching import Similarity

LEAST_ALIKE: Final = 0.5
"""The likeness from which on a condition and a check may be the same."""

MOST_COMPARED: Final = 1_000
"""Characters of a text that are compared."""
_WORD: Final = re.compile(r"[^\W_]+")
_LETTERS: Final = 4
_EMPTY: Final = frozenset(
    {"a", "an", "and", "are", "as", "be", "by", "for", "has", "have", "in", "is", "it", "its"}
    | {"of", "that", "the", "to", "was", "with"}
)


class MatchesUnfit(ComparisonError):
    """A file of matches cannot be read, or is none of these criticisms."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConditionMatch:
    """A condition, and which check it is."""

    episode: str
    condition: str
    check: str = ""
    """Its label; "" = it is none of them."""
    likeness: float = 0.0
    """Of both texts, 0..1; nothing goes by it any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConditionMatches:
    """A file of them, which a person may have edited."""

    matches: tuple[ConditionMatch, ...] = ()
    schema: int = SCHEMA_VERSION


def by_words(one: str, other: str) -> float:
    """Twice the number of words in common over that of both texts (Dice's coefficient).

    Words are told apart by their first four letters, whatever their case, so that `save` is
    `saved`; those that say nothing are left out. Letters alone, as `difflib` compares them, make
    `the lamp is on` much like `the door is shut`, and `turn off Wi-Fi` unlike `Wi-Fi is off`.
    """
    if one.casefold() == other.casefold():
        return 1.0
    first, second = _words(one), _words(other)
    every = len(first) + len(second)
    return 2 * len(first & second) / every if every else 0.0


def _words(text: str) -> frozenset[str]:
    small = text[:MOST_COMPARED].casefold()
    return frozenset(word[:_LETTERS] for word in _WORD.findall(small) if word not in _EMPTY)


def assigned(
    conditions: Sequence[str],
    checks: Sequence[str],
    similarity: Similarity = by_words,
    least: float = LEAST_ALIKE,
) -> tuple[tuple[int, int, float], ...]:
    """The assignment, one to one, in which the likenesses have the greatest sum.

    Pairs that are less alike than `least` are in none.

    Args:
        conditions: texts of a critic.
        checks: labels of a task's checks.
        similarity: how alike two texts are, 1 where they are equal.
        least: the lowest likeness of a pair.

    Returns:
        Of each pair the places in both, and its likeness, by the first of them.
    """
    from scipy import optimize  # noqa: PLC0415 - slow

    if not conditions or not checks:
        return ()
    alike = [[similarity(one, other) for other in checks] for one in conditions]
    gains = [[value if value >= least else 0.0 for value in row] for row in alike]
    # SciPy has no types, and its modules do not say what they export.
    rows, columns = optimize.linear_sum_assignment(  # type: ignore[attr-defined]
        gains, maximize=True
    )
    pairs = zip(map(int, rows), map(int, columns), strict=True)
    return tuple((row, column, gains[row][column]) for row, column in pairs if gains[row][column])


def matches_of(
    criticisms: Iterable[Criticism],
    truths: Iterable[EpisodeTruth],
    similarity: Similarity = by_words,
    least: float = LEAST_ALIKE,
) -> tuple[ConditionMatch, ...]:
    """A match, or that there is none, of each condition of the episodes that have both."""
    known = {(one.episode, one.attempt): one for one in truths if not one.fault}
    found: list[ConditionMatch] = []
    for one in criticisms:
        if (truth := known.get((one.episode, one.attempt))) is not None:
            found += _of_episode(one, truth, similarity, least)
    return tuple(found)


def _of_episode(
    criticism: Criticism, truth: EpisodeTruth, similarity: Similarity, least: float
) -> Iterable[ConditionMatch]:
    texts = [each.text for each in criticism.conditions]
    labels = [each.label for each in truth.checks]
    pairs = {
        row: (labels[column], alike)
        for row, column, alike in assigned(texts, labels, similarity, least)
    }
    for row, text in enumerate(texts):
        check, alike = pairs.get(row, ("", 0.0))
        yield ConditionMatch(
            episode=criticism.episode, condition=text, check=check, likeness=round(alike, 3)
        )


def kept_matches(path: Path, made: Sequence[ConditionMatch]) -> tuple[ConditionMatch, ...]:
    """The matches of a file, or those that were made, which are then written to it.

    Args:
        path: of the file, which need not be there.
        made: for want of it.

    Raises:
        MatchesUnfit: it cannot be read.
        RunDirectoryError: it cannot be written.
    """
    document = to_json(ConditionMatches(matches=tuple(made)), indent=1) + b"\n"
    with told_plainly(path.parent):
        if write_new(path, document):
            return tuple(made)
    try:
        return from_json(ConditionMatches, path.read_bytes()).matches
    except (CodecError, OSError) as error:
        raise MatchesUnfit(f"{path} has no matches: {error}; mend it, or delete it") from error
