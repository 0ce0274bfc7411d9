"""`@pytest.mark.androidbench(...)`: what a task, class or module wants otherwise than the run."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.plugin import values
from pytest_androidbench.records.manifest import Rules

NAME: Final = "androidbench"
_KNOWN: Final = ("limits", "retry_infra", "checks")


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked:
    """What the markers of a test say together; None and no limits = nothing."""

    limits: Limits = field(default_factory=Limits)
    retry_infra: int | None = None
    checks: Rules | None = None


def marked(marks: Iterable[pytest.Mark]) -> Marked:
    """Read the markers of a test, the closest first.

    Raises:
        pytest.UsageError: one of them says what cannot be.
    """
    found: dict[str, Any] = {}
    for mark in marks:
        if mark.args or (unknown := sorted(set(mark.kwargs) - set(_KNOWN))):
            wrong = f"{mark.args[0]!r:.80}" if mark.args else ", ".join(unknown)
            takes = ", ".join(f"{name}=" for name in _KNOWN)
            raise pytest.UsageError(f"@pytest.mark.{NAME} takes {takes} and no {wrong}")
        found = {**mark.kwargs, **found}
    return Marked(
        limits=_limits(found.get("limits")),
        retry_infra=_count(found.get("retry_infra")),
        checks=_rules(found.get("checks")),
    )


def _limits(value: object) -> Limits:
    if value is None or isinstance(value, Limits):
        return value or Limits()
    try:
        if isinstance(value, Mapping):
            return Limits(**value)
    except (TypeError, ValueError) as error:
        raise pytest.UsageError(f"@pytest.mark.{NAME}(limits=...): {error}") from error
    raise pytest.UsageError(f"@pytest.mark.{NAME}(limits={value!r:.80}) is no Limits(...)")


def _count(value: object) -> int | None:
    if value is None:
        return None
    return values.parse_count(f"@pytest.mark.{NAME}(retry_infra=...)", str(value), low=0)


def _rules(value: object) -> Rules | None:
    if value is None:
        return None
    return values.parse_rules(str(value), f"@pytest.mark.{NAME}(checks=...)")
