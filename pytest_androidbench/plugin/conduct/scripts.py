"""A task's solution, or one of its mistakes, with the params of a cell filled in."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from pytest_androidbench.agents.case import Script
from pytest_androidbench.plugin.assignment import Assignment


def scripts_for(assignment: Assignment, params: Mapping[str, Any]) -> tuple[Script, ...]:
    """One script for each turn; the assignment's mistake in place of its turn's solution."""
    acts = list(assignment.task.solutions)
    if (mistake := assignment.mistake) is not None:
        acts[mistake.turn : mistake.turn + 1] = [mistake.act]
    return tuple(_filled(act, params) for act in acts)


def _filled(act: Callable[..., None], params: Mapping[str, Any]) -> Script:
    names = list(inspect.signature(act).parameters)[1:]
    return partial(act, **{name: params[name] for name in names})
