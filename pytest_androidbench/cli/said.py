"""What commands tell of a model's answers about episodes: which are missing, and what all cost."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, Protocol

from pytest_androidbench.report.wording import count
from pytest_androidbench.texts import some

MOST_NAMED: Final = 10
"""Episodes that a note names."""


class Paid(Protocol):
    """An answer and its price."""

    @property
    def tokens(self) -> int:
        """All of its question and answer."""

    @property
    def money(self) -> float:
        """US dollars."""


def episodes_note(keys: Sequence[str], why: str) -> Iterator[str]:
    """A line about episodes that are told apart; none where there are no such.

    Args:
        keys: of the episodes.
        why: what is said of them.
    """
    if keys:
        yield f"{count(len(keys), 'episode')}, {why}: {some(keys, MOST_NAMED)}."


def costs_note(answers: Collection[Paid], now: int, what: str) -> str:
    """How many were asked about, and what all answers took.

    Args:
        answers: all that there are.
        now: how many of these were given by this command.
        what: what they are called, as `verdicts`.
    """
    tokens = sum(one.tokens for one in answers)
    money = sum(one.money for one in answers)
    return (
        f"{now} asked now, {len(answers) - now} kept from before; all of these {what} together "
        f"took {tokens} tokens and {money:.4f} US dollars."
    )
