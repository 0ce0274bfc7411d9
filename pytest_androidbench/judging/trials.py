"""A judge that is asked about a trial as soon as it is over, to say whether it failed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pytest_androidbench.errors import AgentError, CapReached, LimitReached, ModelUnavailable
from pytest_androidbench.judging.asking import why_unasked
from pytest_androidbench.judging.course import TAIL_TOKENS, Judge, ask_about, case_of
from pytest_androidbench.models.model import BadRequest
from pytest_androidbench.records.judged_trial import JudgedTrial
from pytest_androidbench.records.record import Record

NEITHER: Final = "its reply says neither yes nor no, or the model refused"
UNSEEN: Final = "no screen of the trial was kept, and there is nothing to go by"


def judge_trial(run: Path, folder: Path, record: Record, judge: Judge) -> JudgedTrial:
    """Ask once whether a trial reached its goal, as `judge_run` asks about recorded episodes.

    A judge that cannot be asked, or says neither, fails nothing: the reason is its `fault`.

    Args:
        run: the run directory.
        folder: of the attempt, which need not be finished.
        record: what is known of it; its checks, score and outcome are not told.
        judge: is asked.
    """
    case = case_of(run, str(folder.relative_to(run)), record, TAIL_TOKENS)
    if not case.words:
        return JudgedTrial(judge=judge.name, fault=UNSEEN)
    try:
        said = ask_about(case, judge)
    except (AgentError, BadRequest, CapReached, LimitReached, ModelUnavailable) as error:
        return JudgedTrial(judge=judge.name, fault=why_unasked(error))
    return JudgedTrial(
        judge=judge.name,
        says=said.says,
        fault="" if said.says else NEITHER,
        reply=said.reply,
        tokens=said.tokens,
        money=said.money,
    )
