"""Tasks that ask: the answer is right, and nothing was changed for it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Protocol

from pytest_androidbench import Episode
from pytest_androidbench.appdata.answers import Value
from task_suites.android_world.rules import answered, untouched

RIGHT: Final = "the answer is right"


class Kept(Protocol):
    """What an app keeps, as a domain of `appdata` reads it."""

    def rows(self) -> Sequence[object]:
        """Everything that an agent could change."""


def ask(
    episode: Episode,
    kept: Kept,
    *wanted: Value,
    tolerance: float = 0.0,
    units: Collection[str] = (),
) -> None:
    """Let the agent answer a question about what was arranged."""
    before = kept.rows()
    episode.run()
    with episode.check(RIGHT):
        assert answered(episode, *wanted, tolerance=tolerance, units=units)
    assert untouched(episode, before, kept.rows())
