"""Patterns that clients give, matched in time linear in the text, or within a count of steps.

What is exported here is little. What compiles patterns is imported where one is compiled: most
phones never do, and it takes 40 ms and 2 MB, and RE2 as much again.
"""

from __future__ import annotations

from pytest_androidbench.phone.system.matching.budget import MAX_STEPS, Budget
from pytest_androidbench.phone.system.matching.errors import PatternError, TooMuchWork
from pytest_androidbench.phone.system.matching.match import Match
from pytest_androidbench.phone.system.matching.stars import Stars
from pytest_androidbench.phone.system.matching.working import carry_out

__all__ = [
    "MAX_STEPS",
    "Budget",
    "Match",
    "PatternError",
    "Stars",
    "TooMuchWork",
    "carry_out",
]
