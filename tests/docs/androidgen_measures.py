"""Writes what experiences are worth to a script: `python -m tests.docs.androidgen_measures FOLDER`.

A model that errs in a middling share of its replies does `TASKS` at some seeds; a critic with
errors of its own says what was reached; what was is put into a database, and written as rows and
rounds. The same model then does the tasks at other seeds, with and without examples of it. It does
as an example shows where that is of a like goal, and errs less then: that is how it is made, and
nothing is claimed of real models. Runs lie in FOLDER, and one that is there is gone on with.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from fixtures.model_server import KEY, serving
from fixtures.scripted_critic import ScriptedStepCritic
from fixtures.scripted_export import plans_of
from fixtures.scripted_learner import ScriptedLearner
from pytest_androidbench.experiences.database import ExperienceDatabase
from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.records.calls import read_calls
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.records.criticised import Condition
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell
from pytest_androidbench.stats.paired import Difference, difference
from pytest_androidbench.stats.rates import Rate, success_rate
from pytest_androidbench.training.candidates import candidates_of
from pytest_androidbench.training.experiences import experiences_of
from tests.docs.measured_runs import MeasuredRuns

PAGE: Final = Path(__file__).parents[2] / "docs" / "androidgen-experiences.md"
SUITE: Final = "task_suites.android_world"
TASKS: Final = (
    "AudioRecorderRecordAudio", "AudioRecorderRecordAudioWithFileName", "CameraTakePhoto",
    "CameraTakeVideo", "ClockStopWatchPausedVerify", "ClockStopWatchRunning", "ContactsAddContact",
    "ContactsNewContactDraft", "ExpenseDeleteSingle", "MarkorCreateFolder", "MarkorCreateNote",
    "MarkorCreateNoteFromClipboard", "MarkorDeleteNote", "RecipeDeleteSingleRecipe",
    "SaveCopyOfReceiptTaskEval", "SimpleSmsReply", "SimpleSmsSend", "SystemBluetoothTurnOn",
    "SystemWifiTurnOff", "TurnOffWifiAndTurnOnBluetooth",
)  # fmt: skip
TAUGHT: Final = (0, 1, 2)
"""Seeds of the runs that experiences are of."""
TRIED: Final = (10, 11, 12, 13, 14)
"""Seeds at which they are tried."""
ALONE: Final = 0.4
"""Share of replies that are wrong without an example of use."""
SHOWN: Final = 0.1
"""The same with one."""
CRITIC_ERRS: Final = 0.05
MODEL: Final = "claude-sonnet-5-5"
MODULES: Final = "--agent-option=modules=expsearch,autocheck,quote"
REFERENCE: Final = "reference"
NONE: Final = "no examples"
VARIANTS: Final[Mapping[str, tuple[str, str]]] = {
    NONE: ("", "cell"),
    "guard `cell`": ("experiences", "cell"),
    "guard `task`": ("experiences", "task"),
    "shuffled": ("shuffled", "cell"),
    "of failed episodes": ("failed", "cell"),
}
"""What is searched, and under which guard."""
_PLACE: Final = re.compile(r"(?<=<!-- worth -->\n).*?(?=<!-- /worth -->)", re.DOTALL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Worth:
    """What a variant came to."""

    name: str
    rate: Rate
    gain: Difference | None
    """Over that without examples; None = it is that."""
    searches: int
    same_task: int
    """How many of the examples that were found were of the same task."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GenRuns:
    """Runs of the scripted model."""

    folder: Path
    tasks: Sequence[str] = TASKS
    taught: Sequence[int] = TAUGHT
    tried: Sequence[int] = TRIED

    def solve(self) -> None:
        """Record how the tasks are done."""
        self._runs.run(REFERENCE, "--agent=reference", seeds=[*self.taught, *self.tried])

    def teach(self) -> None:
        """Have the tasks done, criticised, and made experiences, rows and rounds of."""
        self._asked("taught", "--agent-option=guard=cell", seeds=self.taught)
        critic = ScriptedStepCritic(plans_of(self.folder / REFERENCE), error_rate=CRITIC_ERRS)
        with serving(critic) as server:
            where = ("--model-option", f"base_url={server.url}", "--model-option", "tries=1")
            self._runs.command("critic", "taught", "--model", MODEL, *where)
        for made, command in {
            "experiences.db": ("experiences", "build", "taught", "--by", "critic", "--out"),
            "rounds": ("rounds", "taught", "--out"),
        }.items():
            if not (self.folder / made).exists():
                self._runs.command(*command, made)
        self._runs.command("rows", "rows.jsonl", "taught", "--selection", "critic")
        self._keep("shuffled.db", list(_shuffled(self.experiences())))
        self._keep("failed.db", list(self._failed()))

    def experiences(self) -> list[Experience]:
        """Those of the database that was built."""
        return list(ExperienceDatabase.open(self.folder / "experiences.db").entries())

    def try_out(self, variant: str) -> None:
        """Have the tasks done at other seeds."""
        database, guard = VARIANTS[variant]
        where = [f"--agent-option=experiences={self.folder / database}.db"] if database else []
        self._asked(_run_name(variant), f"--agent-option=guard={guard}", *where, seeds=self.tried)

    def worth(self, variant: str) -> Worth:
        """What a variant came to, beside that without examples."""
        base, found = self._passed(NONE), self._passed(variant)
        values: dict[str, list[float]] = {}
        pairs: dict[str, list[tuple[float, float]]] = {}
        for cell, passed in found.items():
            values.setdefault(cell.task, []).append(passed)
            pairs.setdefault(cell.task, []).append((base[cell], passed))
        told = list(self._searches(variant))
        return Worth(
            name=variant,
            rate=success_rate(values),
            gain=None if variant == NONE else difference(pairs),
            searches=len(told),
            same_task=sum("same task: yes" in one for one in told),
        )

    def _asked(self, name: str, *options: str, seeds: Sequence[int]) -> None:
        learner = ScriptedLearner(plans_of(self.folder / REFERENCE), alone=ALONE, shown=SHOWN)
        with serving(learner) as server:
            asking = (f"--agent-option=base_url={server.url}", f"--agent-option=api_key={KEY}")
            self._runs.run(
                name, "-n2", "--agent=androidgen", MODULES, *asking, *options, seeds=seeds
            )

    def _keep(self, name: str, entries: Sequence[Experience]) -> None:
        if not (self.folder / name).exists():
            ExperienceDatabase.create(self.folder / name, entries).close()

    def _failed(self) -> Iterator[Experience]:
        """Episodes that failed, as if they were complete."""
        for one in candidates_of(read_contents(self.folder / "taught"), None):
            last = len(one.trajectory.rounds) - 1
            if not one.passed and last >= 0:
                yield from experiences_of(
                    one.trajectory, [Condition(text=one.trajectory.task, step=last)]
                )

    def _passed(self, variant: str) -> Mapping[Cell, float]:
        counted = read_contents(self.folder / _run_name(variant)).counted
        return {
            one.record.cell: float(one.record.outcome is Outcome.PASSED)
            for one in counted
            if one.record.outcome.scored
        }

    def _searches(self, variant: str) -> Iterator[str]:
        run = read_contents(self.folder / _run_name(variant))
        for attempt in run.counted:
            for call in read_calls(run.path / attempt.folder):
                if call.purpose == "search" and call.answer.startswith("key:"):
                    yield call.answer

    @property
    def _runs(self) -> MeasuredRuns:
        return MeasuredRuns(
            folder=self.folder, suite=SUITE, tasks=self.tasks,
            variables={"ANTHROPIC_API_KEY": KEY},
        )  # fmt: skip


def _shuffled(entries: Sequence[Experience]) -> Iterator[Experience]:
    """The same instructions, each with the example of one half of all places further on."""
    half = len(entries) // 2
    for place, one in enumerate(entries):
        yield replace(one, example=entries[(place + half) % len(entries)].example)


def _run_name(variant: str) -> str:
    return re.sub(r"\W+", "-", variant).strip("-")


def table(found: Sequence[Worth]) -> str:
    """What the page shows."""
    rows = ["| examples | success | gain | found, of the same task |", "|---|--:|--:|--:|"]
    return "\n".join([*rows, *(_row(one) for one in found)]) + "\n"


def _row(one: Worth) -> str:
    share = one.rate.interval
    success = f"{share.estimate:.0%} ({share.low:.0%} to {share.high:.0%})"
    gain = "" if one.gain is None else _points(one.gain)
    told = f"{one.searches}, {one.same_task}" if one.searches else "none"
    return f"| {one.name} | {success} | {gain} | {told} |"


def _points(gain: Difference) -> str:
    estimate, low, high = (100 * share for share in (gain.estimate, gain.low, gain.high))
    return f"{estimate:+.0f} ({low:+.0f} to {high:+.0f})"


def worth_in(page: str) -> str:
    """What stands between the marks."""
    found = _PLACE.search(page)
    return found[0].strip("\n") + "\n" if found else ""


def with_worth(page: str, text: str) -> str:
    """A page with what stands between the marks written anew."""
    return _PLACE.sub(lambda _: f"\n{text}\n", page)


def main() -> None:
    """Run what is not there yet, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the runs lie, or are to")
    folder = parser.parse_args().folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    runs = GenRuns(folder=folder)
    runs.solve()
    runs.teach()
    for variant in VARIANTS:
        runs.try_out(variant)
    text = table([runs.worth(variant) for variant in VARIANTS])
    PAGE.write_text(with_worth(PAGE.read_text("utf-8"), text), "utf-8")


if __name__ == "__main__":
    main()
