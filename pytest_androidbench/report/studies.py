"""What studies have found, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.records.contents import EPISODES
from pytest_androidbench.records.listed import FOUND_PINS, OWN_PIN
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import EpisodeId
from pytest_androidbench.report.lines import EMPTY, Piece, TextLine, columns, line, padded, wrapped
from pytest_androidbench.report.params import parts_of, parts_text
from pytest_androidbench.report.wording import count, one_line, outcomes_text, place_text
from pytest_androidbench.studies.finding import Example, StudyFinding, StudyVerdict
from pytest_androidbench.studies.learner import Counts
from pytest_androidbench.studies.tried import Tried, Why

MAX_SAMPLES: Final = 3
"""Params of either kind that are shown where nothing is known to separate them."""
INDENT: Final = 13
_PURPOSES: Final = {
    Why.LOOK: "to look",
    Why.SIMPLIFY: "to simplify",
    Why.TELL_APART: "to tell causes apart",
    Why.AGAIN: "again",
    Why.CONFIRM: "to confirm",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """One thing to be told of a study."""

    label: str
    text: str
    episode: EpisodeId | None = None
    """What shows it."""
    command: bool = False
    """Whether it is to be typed as it stands."""


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


def facts(found: StudyFinding) -> Iterator[Fact]:
    """What there is to tell of a study beside its sentence, in the order it is told."""
    if found.chosen is not None:
        yield Fact(label="seen", text=_counted(found.chosen))
    if found.confirmed is not None:
        chance = f"p = {found.confirmed.p_value:.2g}"
        text = f"{_counted(found.confirmed)}, in episodes run to test it ({chance})"
        yield Fact(label="confirmed", text=text)
    yield Fact(label="tried", text=_course(found))
    yield from _examples(found)
    if found.wavering:
        rule = "--ab-repeats=3 without a study shows how much is chance"
        yield Fact(label="unsteady", text=f"the same params both failed and passed; {rule}")
    if found.simplest is not None:
        record = found.simplest.record
        yield Fact(label="why", text=one_line(record.reason), episode=record.episode)
        yield Fact(label="again", text=command(found), command=True)


def command(found: StudyFinding) -> str:
    """What runs the simplest params that fail again: as the pinned case that the run keeps."""
    assert found.simplest is not None
    record = found.simplest.record
    if found.pin is None:
        return record.repro
    own = f"{EPISODES}/{record.episode.key}/{record.attempt}/{OWN_PIN}"
    return record.repro.replace(own, FOUND_PINS)


def study_lines(found: Iterable[StudyFinding], where: Path, width: int) -> Iterator[TextLine]:
    """Studies in a terminal.

    Args:
        found: what they have found.
        where: of the run directory.
        width: columns of the terminal.
    """
    for each in found:
        yield EMPTY
        title, found_text = f"study of {studied_task(each)}: ", sentence(each)
        if columns(title + found_text) <= width:
            yield line(Piece(title, "faint"), Piece(found_text, "strong"))
        else:
            yield line(Piece(title.rstrip(), "faint"))
            yield from wrapped("", found_text, width, "strong", indent=2)
        for fact in facts(each):
            label = f"  {fact.label}"
            if fact.command:
                yield line(Piece(padded(label, INDENT), "faint"), fact.text)
            else:
                yield from wrapped(label, fact.text, width, indent=INDENT)
        if each.pin is not None:
            text = f"{place_text(where / FOUND_PINS)} has it as a line for your file of --ab-pin"
            yield line(Piece(padded("  pinned", INDENT), "faint"), text)


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
        "episodes": found.episodes,
        "budget": found.budget,
        "tried": {str(why): number for why, number in _purposes(found).items()},
        "outcomes": {str(outcome): number for outcome, number in _ordered(found.outcomes).items()},
        "unsteady": found.wavering,
        "simplest": found.simplest and _plain_example(found.simplest),
        "neighbour": found.neighbour and _plain_example(found.neighbour),
        "pin": found.pin.name if found.pin is not None else None,
        "repro": command(found) if found.simplest is not None else "",
    }


def purpose(one: Tried) -> str:
    """What an episode of a study was for."""
    return _PURPOSES[one.why]


def _course(found: StudyFinding) -> str:
    outcomes = ", ".join(outcomes_text(_ordered(found.outcomes), 0))
    most = f" of at most {found.budget}" if found.budget else ""
    number = f"{found.episodes}{most} episodes" if most else count(found.episodes, "episode")
    told = [f"{number} {_PURPOSES[why]}" for why, number in _purposes(found).items()]
    return f"{number}: {outcomes}; {', '.join(told)}" if told else f"{number}: {outcomes}"


def _purposes(found: StudyFinding) -> dict[Why, int]:
    counted = Counter(one.why for one, _ in found.tried)
    return {why: counted[why] for why in Why if counted[why]}


def _examples(found: StudyFinding) -> Iterator[Fact]:
    if found.simplest is not None:
        record, parts = found.simplest.record, parts_of(found.simplest.record.params)
        text = (
            f"{parts_text(parts, found.about)} ({_fate(found.simplest)}): the simplest that fails"
        )
        yield Fact(label="fails", text=text, episode=record.episode)
        if found.neighbour is not None:
            yield _neighbour(found.neighbour, parts, found.about)
    if found.verdict is StudyVerdict.NOTHING_SEPARATES:
        for label, failed in (("failed", True), ("passed", False)):
            records = [record for one, record in found.tried if one.failed is failed]
            for record in records[:MAX_SAMPLES]:
                text = parts_text(parts_of(record.params))
                yield Fact(label=label, text=text, episode=record.episode)


def _neighbour(example: Example, failed: Mapping[str, Any], about: Collection[str]) -> Fact:
    """What passes, by what is not as in what fails."""
    parts = parts_of(example.record.params)
    other = {path: parts[path] for path in parts if parts[path] != failed.get(path, ...)}
    rest = ", else the same" if len(other) < len(parts) else ""
    text = f"{parts_text(other, about)}{rest} ({_fate(example)})"
    return Fact(label="passes", text=text, episode=example.record.episode)


def _fate(example: Example) -> str:
    """How often the agent failed with some params."""
    passed = example.tried - example.failed
    if example.failed:
        return f"failed {example.failed} of {example.tried}"
    return f"passed {passed} of {example.tried}"


def _counted(counts: Counts) -> str:
    passed = counts.without_all - counts.without_failed
    return (
        f"{counts.with_failed} of {counts.with_all} failed there, "
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
