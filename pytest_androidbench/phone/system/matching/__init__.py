"""Patterns that clients give, matched in time linear in the text, or within a count of steps."""

from __future__ import annotations

from pytest_androidbench.phone.system.matching.backtracking import MAX_STEPS, Budget
from pytest_androidbench.phone.system.matching.errors import PatternError, TooMuchWork
from pytest_androidbench.phone.system.matching.match import Match
from pytest_androidbench.phone.system.matching.pattern import Pattern
from pytest_androidbench.phone.system.matching.words import Finder, WholeLines, WholeWords
from pytest_androidbench.phone.system.matching.working import carry_out

__all__ = [
    "MAX_STEPS",
    "Budget",
    "Finder",
    "Match",
    "Pattern",
    "PatternError",
    "TooMuchWork",
    "WholeLines",
    "WholeWords",
    "carry_out",
]
