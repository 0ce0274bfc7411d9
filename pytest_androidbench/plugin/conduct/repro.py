"""The command that runs one cell again."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Iterable, Iterator
from typing import Any, Final

import pytest

from pytest_androidbench.plugin.agent_options import parse_options, without_secrets
from pytest_androidbench.plugin.assignment import Assignment, limits_as_dict
from pytest_androidbench.plugin.settings import Settings

_KEPT: Final = ("-p", "-c", "-o", "--rootdir", "--import-mode", "--confcutdir")
"""pytest's own options that decide whether and how a test is found."""


def command_for(item: pytest.Item, settings: Settings, assignment: Assignment) -> str:
    """The whole command line for one item, to be typed where this run was started."""
    config, nodeid, path = item.config, item.nodeid, item.path
    given = without_secrets(map(str, config.invocation_params.args), settings.secrets)
    # A fixture of its own names its agent again.
    agent = () if assignment.override and not settings.audit else _agent(settings)
    words = ["pytest", *agent, *_own(settings), *_kept(given)]
    if path.is_relative_to(config.rootpath):
        function = nodeid.partition("::")[2]
        file = os.path.relpath(path, config.invocation_params.dir)
        words.append(f"{file}::{function}")
    else:
        words += ["--pyargs", nodeid]
    return shlex.join(words)


def _agent(settings: Settings) -> Iterator[str]:
    yield "--ab-audit" if settings.audit else f"--agent={settings.agent}"
    for name, value in settings.agent_options.items():
        written = settings.secrets.written(name) or settings.secrets.hide(_written(value))
        yield f"--agent-option={name}={written}"


def _own(settings: Settings) -> Iterator[str]:
    if settings.device != "phone":
        yield f"--ab-device={settings.device}"
    for name, value in settings.device_options.items():
        yield f"--ab-{name}={value}"
    if settings.checks != "strict":
        yield f"--ab-checks={settings.checks}"
    if limits := limits_as_dict(settings.limits):
        yield "--ab-limits=" + ",".join(f"{name}={value:g}" for name, value in limits.items())


def _written(value: Any) -> str:
    # What would be read as JSON, or as a variable's name, is written as JSON.
    plain = isinstance(value, str) and parse_options([f"x={value}"])[0] == {"x": value}
    return value if plain and not value.startswith("env:") else json.dumps(value)


def _kept(arguments: Iterable[str]) -> Iterator[str]:
    words = iter(arguments)
    for word in words:
        flag = next((flag for flag in _KEPT if word == flag), "")
        if flag:
            yield from (word, next(words, ""))
        elif word.startswith(tuple(f"{flag}=" for flag in _KEPT if flag.startswith("--"))):
            yield word
