"""What studies have found, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from pytest_androidbench.codec import to_json
from pytest_androidbench.records.cases import Given, KeptCase, written_case
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.report.wording import count, one_line, outcomes_text
from pytest_androidbench.studies.finding import Example, StudyFinding, StudyVerdict
from pytest_androidbench.studies.learner import Counts
from pytest_androidbench.texts import clean

FOLDER: Final = "studies"
"""Where the cases are that studies have found, in a run directory."""
MAX_SHOWN: Final = 300


def studied_task(found: StudyFinding) -> str:
    """Which study it is, in words."""
    cell = found.study.cell
    others = [value for _, value in cell.variation if value]
    of = [found.agent] if found.study.override else []
    return " · ".join(
        one_line(part, 120) for part in (cell.task, f"seed {cell.seed}", *others, *of)
    )


def sentence(found: StudyFinding) -> str:
    """What a study has found, in one sentence."""
    of = f"{found.failed} of {found.scored} episodes failed"
    match found.verdict:
        case StudyVerdict.TOLD:
            return f"it fails where {found.claim}"
        case StudyVerdict.UNCONFIRMED:
            return f"it may fail where {found.claim}, which was not confirmed"
        case StudyVerdict.NOTHING_SEPARATES:
            return f"{of}, and nothing in their params separates them from those that passed"
        case StudyVerdict.ALWAYS_FAILS:
            return f"all {count(found.scored, 'episode')} failed: nothing to tell apart"
        case StudyVerdict.UNBROKEN:
            return f"nothing has broken it in {count(found.scored, 'episode')}"
        case StudyVerdict.UNSCORED:
            return "no episode was scored"


def evidence(found: StudyFinding) -> list[str]:
    """The counts it stands on, those it was chosen by first."""
    told = []
    if found.chosen is not None:
        told.append(f"of the episodes it was chosen by {_counted(found.chosen)}")
    if found.confirmed is not None:
        told.append(
            f"of others, run to confirm it, {_counted(found.confirmed)} "
            f"(p = {found.confirmed.p_value:.2g})"
        )
    return told


def examples(found: StudyFinding) -> Iterator[tuple[str, Example, str]]:
    """The examples of a study: what each is, the episodes with it, its params in one line."""
    if found.simplest is not None:
        yield "simplest that fails", found.simplest, params_text(found.simplest.record.params)
    if found.neighbour is not None:
        params = found.neighbour.record.params
        shown = {name: params[name] for name in found.differs}
        yield "nearest that passes", found.neighbour, params_text(shown)


def params_text(params: Mapping[str, Any]) -> str:
    """Params in one line."""
    parts = (f"{name}={to_json(params[name]).decode()}" for name in sorted(params))
    return one_line(", ".join(parts), MAX_SHOWN)


def fate(example: Example) -> str:
    """How often the agent failed with some params."""
    passed = example.tried - example.failed
    if example.failed:
        return f"failed {example.failed} of {example.tried}"
    return f"passed {passed} of {example.tried}"


def case_name(found: StudyFinding) -> str:
    """Where, in a run directory, the simplest params that fail are kept."""
    return f"{FOLDER}/{found.study.key}.json"


def case_of(found: StudyFinding) -> bytes:
    """These as a file, to be run with again."""
    assert found.simplest is not None
    record = found.simplest.record
    case = KeptCase(task=record.cell.task, suite=record.cell.suite, given=Given(record.params))
    return written_case(case, f"found by a study of {found.agent}: {sentence(found)}")


def study_lines(found: Iterable[StudyFinding], where: str) -> list[str]:
    """Studies in a terminal.

    Args:
        found: what they have found.
        where: of the run directory.
    """
    lines: list[str] = []
    for each in found:
        outcomes = ", ".join(outcomes_text(_ordered(each.outcomes), 0))
        lines += ["", f"study of {studied_task(each)}: {clean(sentence(each))}"]
        lines += [f"  {clean(line)}" for line in evidence(each)]
        lines.append(f"  {count(each.episodes, 'episode')}: {outcomes}")
        for what, example, params in examples(each):
            lines.append(f"  {what} ({fate(example)}): {params}")
        if each.simplest is not None:
            lines.append(f"  why: {one_line(each.simplest.record.reason)}")
            lines.append(f"  again: {clean(each.simplest.record.repro)}")
            lines.append(f"  kept for --ab-params: {clean(where)}/{case_name(each)}")
    return lines


def plain(found: StudyFinding) -> dict[str, Any]:
    """A study for machines."""
    return {
        "study": found.study.key,
        "suite": found.study.cell.suite,
        "task": found.study.cell.task,
        "seed": found.study.cell.seed,
        "agent": found.agent,
        "verdict": str(found.verdict),
        "sentence": sentence(found),
        "claim": found.claim,
        "chosen_by": found.chosen and _plain_counts(found.chosen),
        "confirmed_by": found.confirmed and _plain_counts(found.confirmed),
        "outcomes": {str(outcome): number for outcome, number in _ordered(found.outcomes).items()},
        "simplest": found.simplest and _plain_example(found.simplest),
        "neighbour": found.neighbour and _plain_example(found.neighbour),
    }


def _counted(counts: Counts) -> str:
    passed = counts.without_all - counts.without_failed
    return (
        f"{counts.with_failed} of {counts.with_all} failed there and "
        f"{passed} of {counts.without_all} passed elsewhere"
    )


def _ordered(outcomes: Mapping[Outcome, int]) -> dict[Outcome, int]:
    return {outcome: outcomes[outcome] for outcome in Outcome if outcome in outcomes}


def _plain_counts(counts: Counts) -> dict[str, float]:
    return {
        "with_failed": counts.with_failed,
        "with_all": counts.with_all,
        "without_failed": counts.without_failed,
        "without_all": counts.without_all,
        "p_value": counts.p_value,
    }


def _plain_example(example: Example) -> dict[str, Any]:
    record = example.record
    return {
        "episode": record.episode.key,
        "params": record.params,
        "failed": example.failed,
        "tried": example.tried,
        "reason": record.reason,
        "repro": record.repro,
    }
