"""Labelled, weighted conditions, collected instead of ending the test at the first one."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from types import TracebackType
from typing import Literal

from pytest_androidbench.episodes import findings
from pytest_androidbench.episodes.wording import alike
from pytest_androidbench.records.record import CheckFinding, CheckRecord
from pytest_androidbench.texts import said_by


class ChecksFailed(AssertionError):
    """Some checks of an episode failed; lists all of them."""


@dataclass(slots=True)
class Checks:
    """All checks an episode has made so far."""

    done: list[CheckRecord] = field(default_factory=list)
    first_failure: AssertionError | None = None
    assertion: CheckRecord | None = None
    """What ended the body outside of any check."""
    _compared: tuple[CheckFinding, ...] = ()
    """What the comparison says that is about to be raised."""

    def note_comparison(self, operator: str, left: object, right: object) -> None:
        """Take note of a comparison that did not hold, whose error comes next."""
        self._compared = findings.compared(operator, left, right)

    def note_end(self, error: AssertionError, traceback: TracebackType | None) -> None:
        """Take note of an assertion that ends the body; `traceback` begins outside of it."""
        if not isinstance(error, ChecksFailed):
            self.assertion = replace(self.failed_by("", 1, error, traceback), line=0)

    def failed_by(
        self, label: str, weight: float, error: AssertionError, traceback: TracebackType | None
    ) -> CheckRecord:
        """The record of a check that an assertion has failed; a weight of 0: of a constraint."""
        noted, self._compared = self._compared, ()
        return CheckRecord(
            label=label,
            weight=weight,
            passed=False,
            constraint=not weight,
            explanation=alike(said_by(error)),
            line=traceback.tb_lineno if traceback is not None else 0,
            condition=findings.condition(traceback, error),
            findings=noted or findings.of_verdict(traceback),
        )

    def begin(self, label: str, weight: float) -> Check:
        """A new check to be entered by `with`."""
        if not 0 < weight < math.inf:
            raise ValueError(
                f"the weight of check {label!r} must be a positive number, got {weight!r}"
            )
        return self._begin(label, weight)

    def begin_constraint(self, label: str) -> Check:
        """A new constraint to be entered by `with`."""
        return self._begin(label, 0)

    def _begin(self, label: str, weight: float) -> Check:
        if any(check.label == label for check in self.done):
            raise ValueError(f"two checks are called {label!r}; give each a label of its own")
        return Check(self, label, weight)

    @property
    def score(self) -> float:
        """Weight of the passed checks over that of all, 1 without any; 0 by a broken constraint."""
        if any(check.constraint and not check.passed for check in self.done):
            return 0.0
        total = sum(check.weight for check in self.done)
        passed = sum(check.weight for check in self.done if check.passed)
        return passed / total if total else 1.0

    @property
    def failed(self) -> list[CheckRecord]:
        """The checks that did not hold."""
        return [check for check in self.done if not check.passed]

    def told(self) -> str:
        """One line for each failed check, after a line that counts them."""
        failed = self.failed
        lines = [f"{len(failed)} of {len(self.done)} checks failed"]
        lines += [f"{c.label}: {c.explanation or 'assertion failed'}" for c in failed]
        return "\n".join(lines)


class Check:
    """One condition: an AssertionError inside the block fails it, and the test goes on."""

    def __init__(self, checks: Checks, label: str, weight: float) -> None:
        self._checks = checks
        self._label = label
        self._weight = weight

    def __enter__(self) -> None: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> Literal[True] | None:
        if error is not None and not isinstance(error, AssertionError):
            return None
        if error is None:
            weight = self._weight
            done = CheckRecord(label=self._label, weight=weight, passed=True, constraint=not weight)
        else:
            if self._checks.first_failure is None:
                self._checks.first_failure = error
            done = self._checks.failed_by(self._label, self._weight, error, traceback)
        self._checks.done.append(done)
        return True
