"""Writes docs/api.md from the docstrings: `python -m tests.docs.api_page`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import griffe

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "api.md"
PACKAGE: Final = "pytest_androidbench"
_UNTOLD: Final = ("Protocol", "Exception", "NamedTuple")
"""Bases that tell a reader nothing."""
SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "For agents": (
        *("agents.agent.Agent", "agents.agent.DeviceAgent", "agents.agent.TurnAgent"),
        *("agents.agent.PhoneAccess", "agents.agent.Ending", "errors.ModelUnavailable"),
        *("interface.goal.Goal", "interface.observation.Observation"),
        *("interface.observation.Node", "interface.limits.Limits", "interface.trials.TriedStep"),
    ),
    "Actions": (
        *("interface.actions.Action", "interface.values.At", "interface.actions.Key"),
        *("interface.actions.Tap", "interface.actions.LongPress", "interface.actions.DoubleTap"),
        *("interface.actions.Type", "interface.actions.Scroll", "interface.actions.Swipe"),
        *("interface.actions.Drag", "interface.actions.Pinch", "interface.actions.Gesture"),
        *("interface.actions.Press", "interface.actions.Open", "interface.actions.Wait"),
        *("interface.actions.NoAction", "interface.actions.Fault", "interface.actions.Answer"),
        *("interface.actions.Done", "interface.actions.Infeasible"),
    ),
    "For tasks": (
        *("tasks.task.task", "tasks.task.TaskDetails", "tasks.task.Task"),
        *("episodes.episode.Episode", "interface.pilot.Pilot", "devices.device.Device"),
    ),
    "For suites": ("suites.suite.Suite", "suites.apps.SuiteApp", "interface.apps.FirstPages",
                   "interface.apps.KnownApp", "provision.steps.Recipe", "provision.steps.FirstRun",
                   "provision.steps.Grant", "provision.steps.PutSettings",
                   "provision.steps.SetClock",
                   "provision.steps.PutFiles", "provision.steps.Run"),
    "For device providers": (
        *("devices.providers.provider.Provider", "devices.providers.provider.Looking"),
        "devices.providers.afterwards.asked_afterwards",
    ),
    "For readers of runs": (
        *("report.loading.load", "report.loading.LoadedRuns", "report.loading.LoadedAttempt"),
        *("records.record.Record", "records.record.Cell", "records.record.CheckRecord"),
        *("records.record.StepRecord", "records.record.Timing", "records.record.Usage"),
    ),
    "Hooks": ("plugin.hookspecs",),
    "Errors": ("errors",),
}  # fmt: skip
"""What is promised, by who needs it: classes and functions, or modules with all they hold."""
INTRODUCTION: Final = """\
# API

What authors of agents, tasks, suites, providers and hooks build on, and readers of runs, made from
the docstrings by `python -m tests.docs.api_page`. All but suites' steps, providers, records, hooks
and the rarer errors can be imported from `pytest_androidbench`. Options and fixtures are in
[fixtures.md](fixtures.md)."""


def page() -> str:
    """The whole page."""
    package = griffe.load(PACKAGE, search_paths=[ROOT], docstring_parser="google")
    parts = [INTRODUCTION]
    for title, names in SECTIONS.items():
        parts.append(f"## {title}")
        for name in names:
            parts += _described(package[name])
    return "\n\n".join(parts) + "\n"


def _described(found: Any) -> Iterator[str]:
    if found.is_module:
        for each in _own(found):
            yield from _described(each)
        return
    yield f"### `{found.name}{_signature(found) if found.is_function else ''}`"
    yield from _text(found)
    if found.is_attribute:
        yield f"`{' '.join(str(found.value).split())}`"
    if found.is_class:
        if bases := [str(base) for base in found.bases if str(base) not in _UNTOLD]:
            yield f"Bases: `{'`, `'.join(bases)}`."
        yield from _fields(found)
        for each in _own(found):
            if each.is_function or "property" in each.labels:
                yield f"**`{each.name}{_signature(each)}`**"
                yield from _text(each)


def _own(found: Any) -> list[Any]:
    """What it declares itself and explains, in the order of the source."""
    members = [each for each in found.members.values() if not each.is_alias]
    return [each for each in members if each.is_public and each.docstring is not None]


def _fields(found: Any) -> Iterator[str]:
    rows = [
        f"| `{each.name}` | {_type(each)} | {_line(each)} |"
        for each in found.members.values()
        if each.is_attribute
        and each.is_public
        and "property" not in each.labels
        and (each.annotation is not None or each.docstring is not None)
    ]
    if rows:
        yield "\n".join(["| field | type | |", "|---|---|---|", *rows])


def _type(found: Any) -> str:
    if found.annotation is None or str(found.annotation) == "Final":
        return ""
    default = f" = {found.value}" if found.value is not None else ""
    return f"`{found.annotation}{default}`".replace("|", "\\|")


def _line(found: Any) -> str:
    text = found.docstring.value if found.docstring is not None else ""
    return " ".join(text.split()).replace("|", "\\|")


def _text(found: Any) -> Iterator[str]:
    kinds = griffe.DocstringSectionKind
    for section in found.docstring.parsed if found.docstring is not None else ():
        if section.kind is kinds.text:
            yield str(section.value)
        elif section.kind in {kinds.parameters, kinds.raises}:
            yield "\n".join(_row(each) for each in section.value)


def _row(item: Any) -> str:
    told = " ".join(item.description.split())
    name = getattr(item, "name", "")
    return f"- `{name}`: {told}" if name else f"- raises `{item.annotation}`: {told}"


def _signature(found: Any) -> str:
    if not found.is_function:
        return f" -> {found.annotation}"
    return re.sub(r"\((self|cls)(, )?", "(", found.signature().removeprefix(found.name), count=1)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
