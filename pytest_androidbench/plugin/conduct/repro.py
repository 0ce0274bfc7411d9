"""The command that runs one cell again."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from pytest_androidbench.plugin.assignment import limits_as_dict
from pytest_androidbench.plugin.settings import Settings

_KEPT: Final = ("-p", "-c", "-o", "--rootdir", "--import-mode", "--confcutdir")
"""pytest's own options that decide whether and how a test is found."""


def command_for(config: pytest.Config, settings: Settings, nodeid: str, path: Path) -> str:
    """The whole command line for one item, to be typed where this run was started."""
    words = ["pytest", *_own(settings), *_kept(config.invocation_params.args)]
    if path.is_relative_to(config.rootpath):
        function = nodeid.partition("::")[2]
        file = os.path.relpath(path, config.invocation_params.dir)
        words.append(f"{file}::{function}")
    else:
        words += ["--pyargs", nodeid]
    return shlex.join(words)


def _own(settings: Settings) -> Iterator[str]:
    yield "--ab-audit" if settings.audit else f"--agent={settings.agent}"
    for name, value in settings.agent_options.items():
        yield f"--agent-option={name}={_written(value)}"
    if settings.device != "phone":
        yield f"--ab-device={settings.device}"
    for name, value in settings.device_options.items():
        yield f"--ab-{name}={value}"
    if settings.checks != "strict":
        yield f"--ab-checks={settings.checks}"
    if limits := limits_as_dict(settings.limits):
        yield "--ab-limits=" + ",".join(f"{name}={value:g}" for name, value in limits.items())


def _written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _kept(arguments: Iterable[str]) -> Iterator[str]:
    words = iter(map(str, arguments))
    for word in words:
        flag = next((flag for flag in _KEPT if word == flag), "")
        if flag:
            yield from (word, next(words, ""))
        elif word.startswith(tuple(f"{flag}=" for flag in _KEPT if flag.startswith("--"))):
            yield word
