"""Whether two runs can be compared, and what differs between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.errors import ComparisonError
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.likeness import Unlike, unlike
from pytest_androidbench.records.manifest import Manifest

COMPARED: Final = frozenset({"agent", "agent_code", "agent_options", "experiences"})
"""Fields in which the two differ since they are what is compared."""
MEANING: Final = frozenset(
    {
        "suites",
        "limits",
        "checks",
        "clock",
        "database",
        "device",
        "draws",
        "looks",
        "pace",
        "plugin",
        "web_hosts",
    }
)
"""Fields that change what a score means: they refuse a comparison unless they are named."""
MOVING: Final = ("agent_code", "versions.python", "versions.adbutils", "versions.uiautomator2")
"""Beginnings of the names of what may differ within a history, which is to show its effect."""
_PLUGIN: Final = "versions.pytest-androidbench"
_DIGEST: Final = "experiences.digest"


@dataclass(frozen=True, slots=True, kw_only=True)
class Unlikeness:
    """What differs between the manifests of two runs that are compared nevertheless."""

    agents: tuple[Unlike, ...] = ()
    """In what is compared."""
    allowed: tuple[Unlike, ...] = ()
    """In what changes the meaning of a score, and was allowed by name."""
    others: tuple[Unlike, ...] = ()


def comparable(old: RunContents, new: RunContents, allowed: Iterable[str] = ()) -> Unlikeness:
    """Compare what two runs are, before their numbers.

    Args:
        old: the run that is the measure.
        new: the other one.
        allowed: names of `MEANING` in which they may differ.

    Raises:
        ComparisonError: they differ in what changes the meaning of a score, or one is an audit.
    """
    names = frozenset(allowed)
    if unknown := sorted(names - MEANING):
        raise ComparisonError(
            f"{', '.join(unknown)} cannot be allowed to differ; {', '.join(sorted(MEANING))} can"
        )
    for run in (old, new):
        if run.manifest.audit:
            raise ComparisonError(f"{run.path} is an audit of tasks, and no agent's run")
    found = _differences(old, new)
    refused = [one for one in found if (of := field_of(one)) in MEANING and of not in names]
    if refused:
        raise ComparisonError(_refusal(old, new, refused))
    return Unlikeness(
        agents=tuple(one for one in found if field_of(one) in COMPARED),
        allowed=tuple(one for one in found if field_of(one) in names),
        others=tuple(one for one in found if field_of(one) not in COMPARED | names),
    )


def apart(old: RunContents, new: RunContents, fields: frozenset[str]) -> list[Unlike]:
    """What differs between two runs in some fields, as those of `MEANING`."""
    return [one for one in _differences(old, new) if field_of(one) in fields]


def apart_over_time(there: Manifest, here: Manifest) -> list[Unlike]:
    """What keeps two runs of one agent out of one history: all but `MOVING`, and devices' names."""
    return [
        one
        for one in unlike(there, here)
        if not one.name.startswith(MOVING) and field_of(one) != _SAME_DEVICE
    ]


def _differences(old: RunContents, new: RunContents) -> list[Unlike]:
    return [*unlike(old.manifest, new.manifest), *_kinds(old, new)]


def field_of(one: Unlike) -> str:
    """The name by which the user can allow it."""
    if one.name == _PLUGIN:
        return "plugin"
    if one.name == _DIGEST:
        # Of two agents that search, both are to have learnt the same; one that does not is another.
        return "database"
    field = one.name.partition(".")[0]
    # Two emulators of other names are alike; their kinds are looked at apart.
    return _SAME_DEVICE if field == "device" and one.name != _KIND else field


_KIND: Final = "device.kind"
_SAME_DEVICE: Final = ""
"""The field of a difference in what a device is called, which nobody needs to allow."""


def _kinds(old: RunContents, new: RunContents) -> list[Unlike]:
    kinds = [sorted({r.device.kind for r in run.records} - {""}) for run in (old, new)]
    if not all(kinds) or kinds[0] == kinds[1]:
        return []
    return [Unlike(_KIND, *(", ".join(some) for some in kinds))]


def _refusal(old: RunContents, new: RunContents, refused: Sequence[Unlike]) -> str:
    names = sorted({field_of(one) for one in refused})
    lines = "\n  ".join(f"{one.name}: {one.there} / {one.here}" for one in refused)
    return (
        f"{old.path} and {new.path} differ in what changes the meaning of a score:\n  {lines}\n"
        f"run one of them anew as the other was, or allow it by name: {', '.join(names)}"
    )
