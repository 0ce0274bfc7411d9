"""What the files of pinned cases and of quarantine say about the tasks that were collected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final

import pytest

from pytest_androidbench.errors import ParamsError, ParamsGivenError
from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.records.listed import Held, Pin
from pytest_androidbench.suites.installed import installed_suites
from pytest_androidbench.tasks.given import with_given
from pytest_androidbench.tasks.params import draw

MAX_KNOWN: Final = 10


def check_lists(config: pytest.Config, settings: Settings, assigned: Iterable[Assignment]) -> None:
    """See that every listed task exists, and that it takes the params that are listed.

    Where single files or tests were asked for, those that were not collected may exist all the
    same, and so may those of installed suites that nobody asked for.

    Raises:
        pytest.UsageError: a list names what is not there.
    """
    if not settings.pins and not settings.held:
        return
    known: dict[str, Assignment] = {}
    for one in assigned:
        known.setdefault(f"{one.suite.name}/{one.task.id}", one)
    if not _narrowed(config):
        _check_names("--ab-pin", settings.pins, known)
        _check_names("--ab-quarantine", settings.held, known)
    for pin in settings.pins:
        if pin.task in known:
            _check_params(pin, known[pin.task])


def _narrowed(config: pytest.Config) -> bool:
    by_hand = config.args_source is pytest.Config.ArgsSource.ARGS
    return by_hand and any("::" in arg or arg.endswith(".py") for arg in config.args)


def _check_names(flag: str, listed: Iterable[Pin | Held], known: Mapping[str, object]) -> None:
    suites = {name.partition("/")[0] for name in known}
    elsewhere = installed_suites().keys() - suites
    for one in listed:
        if one.task in known or one.task.partition("/")[0] in elsewhere:
            continue
        near = get_close_matches(one.task, known, n=1)
        names = near or sorted(known)[:MAX_KNOWN]
        word = "do you mean" if near else "there are"
        raise pytest.UsageError(
            f"{flag}: there is no task {one.task}; {word} {', '.join(names) or 'none'}"
        )


def _check_params(pin: Pin, assignment: Assignment) -> None:
    task, suite = assignment.task, assignment.suite.name
    try:
        with_given(task, suite, draw(task, suite, pin.drawn_by), pin.params or {})
    except (ParamsGivenError, ParamsError) as error:
        raise pytest.UsageError(f"--ab-pin: {error}") from error
