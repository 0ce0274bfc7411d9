"""The whole way from recorded episodes to what a judge says of them, kept as it comes in."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import to_json
from pytest_androidbench.errors import ComparisonError
from pytest_androidbench.judging.asking import Asked, ModelFor, ask_each
from pytest_androidbench.judging.way import told_way
from pytest_androidbench.judging.words import SYSTEM, answer_in, question
from pytest_androidbench.models.conversation import Reply, Request, Text, said
from pytest_androidbench.records.contents import RunContents, read_steps
from pytest_androidbench.records.judged import Judging, keep_judgings, read_judgings
from pytest_androidbench.records.kept import HAVE_HIERARCHIES, AttemptFiles
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.texts import bounded, clean

TAIL_TOKENS: Final = 4_000
"""Of the trajectory, as AndroidArena's later judging has it; during its runs there were 3,500."""
MOST_REPLY: Final = 500
"""Characters of a reply that are kept; all of it is read."""


class JudgeUnfit(ComparisonError):
    """A run has nothing that a judge could go by."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judge:
    """Who is asked, and how."""

    name: str
    """The model, as it is told and kept."""
    model_for: ModelFor
    max_tokens: int = 2_000
    """The most of an answer, thoughts included."""
    temperature: float | None = None
    """None = the vendor's default."""

    def request(self, words: str) -> Request:
        """What is sent."""
        return Request(
            system=(Text(text=SYSTEM),),
            messages=(said(words),),
            max_tokens=self.max_tokens,
            temperature=self.temperature,
        )

    def digest(self, words: str) -> str:
        """Names all that is sent."""
        asked = [SYSTEM, words, self.max_tokens, self.temperature]
        return hashlib.sha256(to_json(asked)).hexdigest()[:16]


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgedCase:
    """One scored episode, as it is put to a judge."""

    key: str
    attempt: int
    passed: bool
    """What the task's checks say; the judge is not told."""
    words: str
    """The question; "" = its hierarchies were not kept, and it cannot be judged."""


@dataclass(slots=True, kw_only=True)
class JudgedRun:
    """What a judge said of a run's episodes, by their keys."""

    checked: Mapping[str, bool]
    """Whether the tasks' checks held."""
    unseen: Sequence[str]
    """Without hierarchies: not asked about."""
    judgings: dict[str, Judging] = field(default_factory=dict)
    asked: int = 0
    """How many of these were said now; others were kept from before."""
    refused: dict[str, str] = field(default_factory=dict)
    """What the service would not have answered, with its reasons; asked again next time."""
    stopped: str = ""
    """Why it was ended early; "" = it was not."""

    @property
    def said(self) -> Mapping[str, bool]:
        """Success to the judge, of the episodes of which it says so or not."""
        return {key: one.says == "yes" for key, one in self.judgings.items() if one.says}

    @property
    def silent(self) -> Sequence[str]:
        """Episodes of which its reply says neither."""
        return [key for key, one in self.judgings.items() if not one.says]


def judged_cases(run: RunContents, tail: int = TAIL_TOKENS) -> tuple[JudgedCase, ...]:
    """Every scored episode of a run, of trial 0, in the order of their keys.

    Args:
        run: any but an audit.
        tail: tokens of what was seen and done that are told, as estimated.

    Raises:
        JudgeUnfit: it is an audit, no episode was scored, or no hierarchies were kept with any.
    """
    if run.manifest.audit:
        raise JudgeUnfit(f"{run.path} is an audit: it has no agent that could be judged.")
    scored = (one for one in run.counted if one.record.outcome.scored)
    cases = tuple(case_of(run.path, one.folder, one.record, tail) for one in scored)
    if not cases:
        raise JudgeUnfit(f"{run.path} has no scored episode, so there is nothing to judge.")
    if not any(case.words for case in cases):
        raise JudgeUnfit(
            f"{run.path} cannot be judged: with none of its screens a hierarchy was kept, so a "
            f"judge has nothing to go by. To have it judged, {HAVE_HIERARCHIES}."
        )
    return cases


def judge_run(
    run: RunContents,
    cases: Iterable[JudgedCase],
    judge: Judge,
    tell: Callable[[str], None] = lambda _line: None,
) -> JudgedRun:
    """Have a judge say of each episode whether its goal was reached.

    Each answer is kept in the run directory as it comes; what it says already is not asked again.

    Args:
        run: is written to.
        cases: its episodes.
        judge: is asked.
        tell: is given a line where an episode could not be asked about.

    Raises:
        AgentLoadError: there is no such model.
        RunDirectoryError: what is kept cannot be read or written.
    """
    every = {case.key: case for case in cases}

    def ask(key: str) -> Judging:
        judging = ask_about(every[key], judge)
        keep_judgings(run.path, [judging])
        return judging

    asked = {
        key: Asked(at=(judge.name, key, case.attempt), digest=judge.digest(case.words))
        for key, case in every.items()
        if case.words
    }
    told = ask_each(asked, read_judgings(run.path), ask, tell)
    return JudgedRun(
        checked={key: case.passed for key, case in every.items()},
        unseen=[key for key, case in every.items() if not case.words],
        judgings=told.answers,
        asked=told.now,
        refused=told.refused,
        stopped=told.stopped,
    )


def ask_about(case: JudgedCase, judge: Judge) -> Judging:
    """Ask a judge once.

    Raises:
        AgentError, CapReached, LimitReached, ModelUnavailable, BadRequest: it cannot be asked, as
            of `MeteredModel.ask`.
    """
    model = judge.model_for(case.key)
    reply = model.ask(judge.request(case.words))
    return Judging(
        episode=case.key,
        attempt=case.attempt,
        judge=judge.name,
        asked=judge.digest(case.words),
        # A refusal is no verdict, though most of them hold the letters of "no".
        says="" if reply.stop == "refusal" else answer_in(reply.text),
        reply=_kept(reply),
        tokens=model.usage.tokens,
        money=model.usage.money,
    )


def _kept(reply: Reply) -> str:
    return bounded(clean(reply.text), MOST_REPLY)


def case_of(run: Path, folder: str, record: Record, tail: int) -> JudgedCase:
    """An attempt as it is put to a judge.

    Args:
        run: the run directory.
        folder: of the attempt, relative to it.
        record: of the attempt.
        tail: tokens of what was seen and done that are told, as estimated.
    """
    files = AttemptFiles(run, folder)
    steps = read_steps(files.folder)
    way = told_way(steps, files.dump, tail)
    fit = way.screens or not steps
    return JudgedCase(
        key=record.episode.key,
        attempt=record.attempt,
        passed=record.outcome is Outcome.PASSED,
        words=question(record.goal, way.text, record.ending) if fit else "",
    )
