"""Episodes whose truth is known, and a judge that errs as often as it is told to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from fixtures.model_server import KEY, Fails, Says
from pytest_androidbench.interface.actions import Action, Answer, Done, Open, Scroll
from pytest_androidbench.judging.course import Judge
from pytest_androidbench.models.opening import open_model
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import CheckRecord
from pytest_androidbench.records.rundir import RunDirectory
from tests.records.samples import MANIFEST, new_run, record
from tests.report.test_arena_command import on, played

MODEL: Final = "claude-sonnet-5-5"
GOAL: Final = "Open the page Version 1 of Alice in case {}, without starting Shortcuts."
OPENED: Final = 'click "Version 1"'
FORBIDDEN: Final = "start Shortcuts"
BROKEN: Final = CheckRecord(label="no forbidden way", weight=0, passed=False, constraint=True)


@dataclass(frozen=True)
class PlantedKind:
    """How an episode went, and what its checks say."""

    way: Sequence[Action]
    passed: bool = False
    checks: tuple[CheckRecord, ...] = ()


KINDS: Final[Mapping[str, PlantedKind]] = {
    "right": PlantedKind((Open("com.demo.app"), on("Alice"), on("Version 1"), Done()), passed=True),
    "wrong": PlantedKind((Open("com.demo.app"), Scroll("down"), Done())),
    "forbidden": PlantedKind((Open("Shortcuts"), on("Version 1"), Done()), checks=(BROKEN,)),
    "plausible": PlantedKind(
        (Open("com.demo.app"), on("Alice"), Answer("The page Version 1 is open."), Done())
    ),
}


def planted_run(path: Path, each: int, manifest: Manifest = MANIFEST) -> RunDirectory:
    """A run of so many episodes of each kind."""
    run = new_run(path, manifest)
    for kind, planted in KINDS.items():
        for seed in range(each):
            outcome = Outcome.PASSED if planted.passed else Outcome.FAILED
            goal = GOAL.format(f"{kind}-{seed}")
            of = record(kind, seed, outcome=outcome, goal=goal, checks=planted.checks)
            played(run, of, *planted.way)
    return run


def words_of(body: Mapping[str, Any]) -> str:
    """What a judge was asked."""
    (message,) = body["messages"]
    (part,) = message["content"]
    return str(part["text"])


@dataclass
class ErringJudge:
    """Goes by what it is told, and says the contrary with the rate of the kind.

    The truth it finds in the words alone: what was opened, by which way, and what was only said.
    """

    rates: Mapping[str, float] = field(default_factory=dict)
    """Of its errors, by kind; 0 where none is named."""

    def __call__(self, body: Mapping[str, Any]) -> Says | Fails:
        words = words_of(body)
        case = words.partition("in case ")[2].partition(",")[0]
        right = OPENED in words and FORBIDDEN not in words
        return Says(text="Yes." if right != self.errs(case) else "No.")

    def errs(self, case: str) -> bool:
        """Whether it says the contrary of what it sees; drawn anew for each case, always alike."""
        rate = self.rates.get(case.partition("-")[0], 0)
        return Random(f"judge/{case}").random() < rate


@contextmanager
def judge_at(url: str, **variables: str) -> Iterator[Judge]:
    """A judge behind a server."""
    named = {f"ANDROIDBENCH_{name.upper()}": value for name, value in variables.items()}
    model = open_model(MODEL, base_url=url, api_key=KEY, tries=1, variables=named)
    try:
        yield Judge(name=MODEL, model_for=lambda _episode: model.beside(named))
    finally:
        model.close()
