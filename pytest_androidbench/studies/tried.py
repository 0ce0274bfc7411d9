"""The episodes of a study, and which of them say the most."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from pytest_androidbench.codec import to_json


class Why(StrEnum):
    """What an episode of a study is for."""

    LOOK = "look"
    """A draw as a benchmark makes them, or one that Hypothesis has made up."""
    SIMPLIFY = "simplify"
    """Something simpler than what failed."""
    TELL_APART = "apart"
    """What the candidates for a cause differ in."""
    AGAIN = "again"
    """The simplest that fails, or its neighbour, once more."""
    CONFIRM = "confirm"
    """To confirm a belief that it had no part in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """An episode of a study that was scored."""

    number: int
    """From 1 on, in the order of the study."""
    why: Why
    round: int = 0
    """Of those that confirm: which belief, from 1 on."""
    params: Mapping[str, Any]
    """As plain data."""
    failed: bool

    @property
    def key(self) -> bytes:
        """Equal for equal params."""
        return to_json(self.params)


def simplest(tried: Iterable[Tried]) -> Tried | None:
    """The simplest episode that failed: the last on the way there, else the first at all."""
    failed = sorted((one for one in tried if one.failed), key=lambda one: one.number)
    simpler = [one for one in failed if one.why is Why.SIMPLIFY]
    return simpler[-1] if simpler else next(iter(failed), None)


def neighbour(of: Tried, tried: Iterable[Tried]) -> Tried | None:
    """The episode that passed and differs least: in the fewest params, then in the least of it."""
    failed = {one.key for one in tried if one.failed}
    passed = [one for one in tried if not one.failed and one.key not in failed]
    return min(
        passed, key=lambda one: (*_distance(of.params, one.params), one.number), default=None
    )


def rounds(tried: Sequence[Tried]) -> Iterator[tuple[list[Tried], list[Tried]]]:
    """The beliefs that were put to the test, the last first.

    Each by the episodes before it, which it was made of, and by those that were run to test it.
    """
    for number in sorted({one.round for one in tried if one.round}, reverse=True):
        testing = [one for one in tried if one.round == number]
        first = min(one.number for one in testing)
        yield [one for one in tried if one.number < first], testing


def _distance(one: Mapping[str, Any], other: Mapping[str, Any]) -> tuple[int, int]:
    unlike = [name for name in one if one[name] != other.get(name)]
    return len(unlike), sum(_far(one[name], other.get(name)) for name in unlike)


def _far(one: object, other: object) -> int:
    """How many bits two whole numbers differ by, or characters two texts do beside their ends."""
    if isinstance(one, int) and isinstance(other, int):
        return abs(one - other).bit_length()
    return _apart(to_json(one), to_json(other))


def _apart(one: bytes, other: bytes) -> int:
    short = min(len(one), len(other))
    same = next((i for i in range(short) if one[i] != other[i]), short)
    tail = next((i for i in range(short - same) if one[-1 - i] != other[-1 - i]), short - same)
    return max(len(one), len(other)) - same - tail
