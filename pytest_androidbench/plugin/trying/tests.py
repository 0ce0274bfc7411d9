"""A pytest plugin that runs a session's tests once for each mutant, each time in a fork.

The tests are imported and collected once, and run as the code stands: unless all pass, none is
asked about a mutant.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.codec import from_json_lines, to_json_lines
from pytest_androidbench.mutants.judged import Mutant
from pytest_androidbench.mutants.sites import Mutation, mutations
from pytest_androidbench.mutants.sources import Sources, Subject
from pytest_androidbench.plugin.conduct.apart import Lost
from pytest_androidbench.plugin.trying.groups import MutantTried
from pytest_androidbench.plugin.trying.repeating import RepeatedTests

GIVEN: Final = "--androidbench-mutants"
ONLY: Final = "--androidbench-only"
TOLD: Final = "--androidbench-mutants-told"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add where mutants come from and what is said of them goes."""
    for name in (GIVEN, TOLD):
        parser.addoption(name, help="a file; of pytest-androidbench's own")
    parser.addoption(ONLY, action="append", default=[], help="tests whose names have * in them")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of files of which some tests are named, leave the others out."""
    wanted: dict[Path, list[re.Pattern[str]]] = {}
    for name in config.getoption(ONLY):
        path, _, tests = name.partition("::")
        pattern = re.compile(".*".join(map(re.escape, tests.split("*"))))
        wanted.setdefault((config.invocation_params.dir / path).resolve(), []).append(pattern)
    gone = [item for item in items if not _is_wanted(item, wanted.get(item.path))]
    config.hook.pytest_deselected(items=gone)
    items[:] = [item for item in items if item not in gone]


def _is_wanted(item: pytest.Item, patterns: list[re.Pattern[str]] | None) -> bool:
    name = item.nodeid.partition("::")[2]
    return patterns is None or any(pattern.fullmatch(name) for pattern in patterns)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Run the tests for each mutant in place of once."""
    given, told = (session.config.getoption(name) for name in (GIVEN, TOLD))
    if session.testsfailed or not given or not told:
        return None
    mutants = from_json_lines(Mutant, Path(given).read_bytes())
    with Path(told).open("wb") as answers:
        for tried in _tried(session, mutants):
            answers.write(to_json_lines([tried]))
            answers.flush()
    return True


def _tried(session: pytest.Session, mutants: list[Mutant]) -> Iterator[MutantTried]:
    tests, subjects = RepeatedTests(session), _Subjects()
    with tests.ready() as refusal:
        for mutant in mutants:
            if refusal:
                yield MutantTried(mutant=mutant, refused=refusal)
            else:
                yield _try(tests, mutant, subjects)


def _try(tests: RepeatedTests, mutant: Mutant, subjects: _Subjects) -> MutantTried:
    subject, every = subjects.of(mutant)
    mutation = next((each for each in every if _is(each, mutant)), None)
    if subject is None or mutation is None:
        place = f"{mutant.module}:{mutant.function}"
        why = f"mutants.toml: {place} is not to be found where {tests.named} is run"
        return MutantTried(mutant=mutant, refused=why)
    with subject.being(subject.changed(mutation)):
        try:
            found = tests.run()
        except Lost:
            told = f"{tests.named} never end, or take too much memory"
            return MutantTried(mutant=mutant, noticed_by=told)
    return MutantTried(mutant=mutant, noticed_by=found.failed)


def _is(mutation: Mutation, mutant: Mutant) -> bool:
    names = ("line", "column", "operator", "original", "mutated")
    return all(getattr(mutation, name) == getattr(mutant, name) for name in names)


class _Subjects:
    """The functions that are changed, as this process has loaded them."""

    def __init__(self) -> None:
        self._sources: dict[str, Sources] = {}
        self._found: dict[tuple[str, str], tuple[Subject | None, list[Mutation]]] = {}

    def of(self, mutant: Mutant) -> tuple[Subject | None, list[Mutation]]:
        """The function of a mutant with all its changes; None where it is not to be found."""
        place = mutant.module, mutant.function
        if place not in self._found:
            subject = self._subject(*place)
            # Not those of the subject: what reaches only a message is seen by all files of a suite.
            every = mutations(subject.declared, subject.qualified) if subject is not None else []
            self._found[place] = subject, every
        return self._found[place]

    def _subject(self, name: str, function: str) -> Subject | None:
        try:
            module = importlib.import_module(name)
        except ImportError:
            return None
        file = getattr(module, "__file__", None)
        if not file:
            return None
        if file not in self._sources:
            self._sources[file] = Sources([file])
        return self._sources[file].subject(file, function)
