"""Java's regular expressions, within a count of steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.system import matching
from pytest_androidbench.phone.system.matching import Budget, TooMuchWork

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.matching.pattern import Pattern

MAX_STEPS: Final = 60_000
"""Steps of one search for an element; about a microsecond each, and it is made in one piece."""


class JavaPatternError(AndroidBenchError):
    """A pattern cannot be understood, or takes too long."""


def compile_java(pattern: str) -> Pattern:
    """Compile a Java pattern; a dot matches line ends, as UiSelector wants it.

    Raises:
        JavaPatternError: it is none, or not one that is supported.
    """
    from pytest_androidbench.phone.system.matching.perl import compiled  # noqa: PLC0415 - seldom

    try:
        return compiled(pattern, dot_all=True)
    except matching.PatternError as error:
        raise JavaPatternError(f"{error.reason} near index {error.at}\n{pattern}") from error


class SearchMatching:
    """The matching of one search: all of it within one budget, each text only once."""

    def __init__(self, steps: int = MAX_STEPS) -> None:
        self._budget = Budget(steps)
        self._known: dict[tuple[Pattern, str], bool] = {}

    def fits(self, pattern: Pattern, text: str) -> bool:
        """Whether the whole text matches.

        Raises:
            JavaPatternError: the budget is used up.
        """
        key = (pattern, text)
        if key not in self._known:
            try:
                found = pattern.fullmatch(text, budget=self._budget)
            except TooMuchWork as error:
                raise JavaPatternError("matching takes too long") from error
            self._known[key] = found is not None
        return self._known[key]
