"""Findings: how they are told from each other, made smaller, and told."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tests.security.fuzz.inputs import Input, smaller
from tests.security.fuzz.judging import Verdict

TRIALS: Final = 150
_TOLD_APART: Final = frozenset(("complaint", "crash", "host-path", "neighbour"))
"""Kinds of which one way in may show several that have nothing to do with each other."""

_CHANGING: Final = re.compile(r"\d+|'[^']*'|\"[^\"]*\"")

Holds = Callable[[Input], bool]
"""Whether an input still shows the same thing, tried on a phone that is fit for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """What was found, by which input."""

    verdict: Verdict
    seed: str
    entry: str
    number: int
    tried: Input

    @property
    def shape(self) -> tuple[str, str, str]:
        """What findings of one cause are likely to share."""
        kind = self.verdict.kind
        detail = _CHANGING.sub("#", self.verdict.detail)[-80:] if kind in _TOLD_APART else ""
        return kind, self.tried.entry, detail

    def __str__(self) -> str:
        command = f"--seed {self.seed} --entry {self.entry} --only {self.number}"
        return f"FOUND {self.verdict}\n  scripts/fuzz {command}\n  made small:\n{self.tried}"


def minimised(tried: Input, holds: Holds, seconds: float) -> Input | None:
    """The smallest input that still shows it; None where it does not show alone.

    It tries to leave out ever smaller pieces, for a bounded time.
    """
    if not holds(tried):
        return None
    deadline = time.monotonic() + seconds
    best, trials, progress = tried, 0, True
    while progress:
        progress = False
        for less in smaller(best):
            trials += 1
            if trials > TRIALS or time.monotonic() > deadline:
                return best
            if holds(less):
                best, progress = less, True
                break
    return best
