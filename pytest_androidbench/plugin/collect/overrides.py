"""What a test's own fixtures and parametrizations change of a task's episode."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import pytest

from pytest_androidbench.plugin import fixtures
from pytest_androidbench.records.record import PARAMETRIZE

_NO_VARIATION: Final = frozenset({("agent",), ("device_profile",)})


@dataclass(frozen=True, slots=True, kw_only=True)
class Changes:
    """What sets the episode of one item apart from the task as it is declared."""

    agent: str = ""
    """Where the fixture stands that takes the place of ours, as `desk/test_desk.py::TestFar`.

    With the id of its param in brackets, where it has several; "" = it is ours.
    """
    profile: str = ""
    """Likewise of `device_profile`."""
    variation: tuple[tuple[str, str], ...] = ()
    """What parametrizing has made of it, beside its cells, agents and profiles."""


def changes_of(item: pytest.Item, ours: tuple[str, ...]) -> Changes:
    """What an item's own fixtures and parametrizations change.

    Args:
        item: of a task.
        ours: names of the arguments that we have parametrized.
    """
    ids = _ids_by_names(item, ours)
    return Changes(
        agent=_override(item, "agent", ids),
        profile=_override(item, "device_profile", ids),
        variation=_variation(ids),
    )


def _override(item: pytest.Item, name: str, ids: Mapping[tuple[str, ...], str]) -> str:
    found = _fixture(item, name)
    if found is None or getattr(found.func, "__module__", "") == fixtures.__name__:
        return ""
    param = ids.get((name,), "")
    if not param:
        return str(found.baseid or "conftest.py")
    return f"{PARAMETRIZE if found.params is None else found.baseid or 'conftest.py'}[{param}]"


def scope_of(item: pytest.Item, name: str) -> str:
    """The scope of the fixture that an item gets by a name."""
    found = _fixture(item, name)
    return str(found.scope) if found is not None else "function"


def _variation(ids: Mapping[tuple[str, ...], str]) -> tuple[tuple[str, str], ...]:
    kept = [piece for names, piece in ids.items() if names not in _NO_VARIATION]
    return ((PARAMETRIZE, "-".join(kept)),) if kept else ()


def _ids_by_names(item: pytest.Item, ours: tuple[str, ...]) -> dict[tuple[str, ...], str]:
    """The pieces of a task's id but our own, by the names of the arguments they stand for."""
    callspec: Any = getattr(item, "callspec", None)
    if callspec is None or len(callspec.params) == len(ours):
        return {}
    together = [ours, *(_names(mark.args[0]) for mark in item.iter_markers(PARAMETRIZE))]
    groups: dict[tuple[str, ...], None] = {}
    for name in callspec.params:
        groups[next((names for names in together if name in names), (name,))] = None
    # As many as calls of `parametrize`, but for hidden ids; pytest joins them to the item's id.
    pieces = list(callspec._idlist)
    if len(groups) != len(pieces):
        return {tuple(callspec.params): "-".join(pieces)}
    found = dict(zip(groups, pieces, strict=True))
    found.pop(ours, None)
    return found


def _names(argument: Any) -> tuple[str, ...]:
    if isinstance(argument, str):
        return tuple(name.strip() for name in argument.split(",") if name.strip())
    return tuple(argument)


def _fixture(item: pytest.Item, name: str) -> Any:
    found: Any = getattr(item, "_fixtureinfo", None)
    definitions = found.name2fixturedefs.get(name) if found is not None else None
    return definitions[-1] if definitions else None
