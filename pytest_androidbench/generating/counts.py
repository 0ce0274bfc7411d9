"""The numbers that generating goes by, as published, and what came of each stage."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Final

from pytest_androidbench.generating.faults import GeneratingError

LEAST: Final = {"overlap": 0, "rounds": 0}
"""What may be none at all; all else is 1 at least."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GeneratingCounts:
    """How much of everything there is.

    The defaults are those of AndroidArena's generator, as far as it tells: `queries` of 11 and 6
    templates, 3 to 5 `hits`, `chunk`, `overlap`, `sample` and `rounds`. The others are our own.
    """

    queries: int = 11
    """Templates of queries that are used at most; for two apps there are 6."""
    hits: int = 5
    """Chunks that a query finds at most."""
    chunk: int = 1500
    """Characters."""
    overlap: int = 150
    """Characters that a chunk shares with the one before."""
    sample: int = 16
    """Instructions that a round rewrites, drawn with replacement."""
    rounds: int = 10
    features: int = 20
    """Features that the model makes templates of at a time."""
    tries: int = 2
    """How often the model is asked for a list until it gives one."""
    max_tokens: int = 2048
    """Of an answer."""

    def checked(self) -> GeneratingCounts:
        """These.

        Raises:
            GeneratingError: one of them is too small.
        """
        for one in fields(self):
            value, least = getattr(self, one.name), LEAST.get(one.name, 1)
            if value < least:
                raise GeneratingError(f"{one.name} must be {least} at least, got {value}")
        return self


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentCount:
    """What a document came to."""

    name: str
    characters: int
    chunks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class QueryCount:
    """What the queries came to; the parts add up to `made`."""

    made: int = 0
    answered: int = 0
    """Those about whose chunks the model named features."""
    found_nothing: int = 0
    """No chunk has any of its words."""
    found_the_same: int = 0
    """Just the chunks that a query before it had found: they were not asked about again."""
    unreadable: int = 0
    """Those about whose chunks no answer could be read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TemplateCount:
    """What the templates came to."""

    unreadable: int = 0
    """Questions for templates to which no answer could be read."""
    given: int = 0
    """Templates in the answers."""
    added: int = 0
    dropped: dict[str, int] = field(default_factory=dict)
    """By reason; with `added` they add up to `given`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundCount:
    """What a round of rewriting came to; `added` and `dropped` add up to `sampled`."""

    rewrite: str
    """Which of the six."""
    sampled: int
    added: int
    dropped: dict[str, int] = field(default_factory=dict)
    """By reason."""


def counted(reasons: list[str]) -> dict[str, int]:
    """How often each reason stands there, in the order of their names."""
    return {reason: reasons.count(reason) for reason in sorted(set(reasons))}
