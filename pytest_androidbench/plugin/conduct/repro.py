"""The command that runs one cell again."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from pytest_androidbench.interface import defaults
from pytest_androidbench.plugin.agent_options import parse_options, without_secrets
from pytest_androidbench.plugin.assignment import Assignment, limits_as_dict
from pytest_androidbench.plugin.settings import Settings, flags_of
from pytest_androidbench.records.listed import OWN_PIN

_KEPT: Final = ("-p", "-c", "-o", "--rootdir", "--import-mode", "--confcutdir")
"""pytest's own options that decide whether and how a test is found."""


class Commands:
    """Command lines for the items of a run."""

    def __init__(self, config: pytest.Config, settings: Settings) -> None:
        self._config = config
        self._settings = settings
        given = without_secrets(map(str, config.invocation_params.args), settings.secrets)
        self._options = shlex.join([*_own(settings), *_kept(given)])
        self._agent = shlex.join(_agent(settings))
        self._files: dict[Path, str] = {}

    def for_one(self, assignment: Assignment, folder: Path | None = None) -> str:
        """The whole command line for one item, to be typed where this run was started.

        Args:
            assignment: what it runs.
            folder: where the attempt at an episode of a study will be.
        """
        # A fixture of its own names its agent again.
        named = not assignment.override or self._settings.audit
        chosen = shlex.join(self._chosen(assignment, folder))
        agent, place = self._agent if named else "", self._place(assignment)
        return " ".join(filter(None, ("pytest", agent, self._options, chosen, place)))

    def _chosen(self, assignment: Assignment, folder: Path | None) -> Iterator[str]:
        """How its params are chosen otherwise than by its seed."""
        draw = assignment.draw
        if draw.trial:
            yield from (f"--ab-trials={draw.trial}", *_judge(self._settings))
        if draw.pin is None:
            if draw.study is not None:
                yield from (f"--ab-study={self._settings.study}", f"--ab-seeds={draw.seed}")
        elif folder is not None:
            here = self._config.invocation_params.dir
            yield f"--ab-pin={os.path.relpath(folder / OWN_PIN, here)}"
        else:
            yield f"--ab-pin={self._settings.pin_file}"
            if draw.repeat:
                yield f"--ab-repeats={draw.repeat + 1}"

    def _place(self, assignment: Assignment) -> str:
        path, nodeid = assignment.item.path, assignment.nodeid
        if assignment.draw.study:
            # An episode of a study is no item of its own; as a pinned case it is one.
            head, _, inside = nodeid.rpartition("[")
            alone = replace(assignment.draw, study=None, repeat=0).id
            nodeid = f"{head}[{inside.replace(assignment.draw.id, alone, 1)}"
        if not path.is_relative_to(self._config.rootpath):
            return shlex.join(["--pyargs", nodeid])
        if path not in self._files:
            self._files[path] = os.path.relpath(path, self._config.invocation_params.dir)
        return shlex.quote(f"{self._files[path]}::{nodeid.partition('::')[2]}")


def _agent(settings: Settings) -> Iterator[str]:
    yield "--ab-audit" if settings.audit else f"--agent={settings.agent}"
    for name, value in settings.built_with.items():
        written = settings.secrets.written(name) or settings.secrets.hide(_written(value))
        yield f"--agent-option={name}={written}"


def _judge(settings: Settings) -> Iterator[str]:
    """What has trials judged by a model."""
    judge = settings.models.trial_judge
    if judge.model:
        yield f"--ab-trial-signal={settings.trials.signal}"
        yield f"--ab-trial-judge={judge.model}"
    for name, value in judge.options.items():
        yield f"--ab-trial-judge-option={name}={_written(value)}"


def _own(settings: Settings) -> Iterator[str]:
    if settings.agent_process != defaults.AGENT_PROCESS:
        yield f"--ab-agent-process={settings.agent_process}"
    if settings.device != defaults.DEVICE:
        yield f"--ab-device={settings.device}"
    yield from flags_of(settings.device_options)
    if settings.pace is not None:
        yield f"--ab-pace={settings.pace:g}"
    if settings.profile_names != defaults.PROFILE:
        yield f"--ab-profiles={settings.profile_names}"
    if settings.vary_text:
        yield f"--ab-vary={settings.vary_text}"
    if settings.draws:
        yield f"--ab-draws={settings.draws}"
    if settings.checks != defaults.RULES:
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
