"""What a study has found, from its records alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.listed import OWN_PIN, Pin, read_pins
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import EpisodeId, Record
from pytest_androidbench.records.studied import place_of, study_of
from pytest_androidbench.studies.learner import Believed, Counts, Evidence
from pytest_androidbench.studies.readings import view_of
from pytest_androidbench.studies.tried import (
    Tried,
    Why,
    neighbour,
    rounds,
    simplest,
)


class StudyVerdict(StrEnum):
    """What a study came to."""

    TOLD = "told"
    """What breaks the agent is known, and was confirmed by episodes it was not chosen by."""
    UNCONFIRMED = "unconfirmed"
    """There is a suspicion, and no confirmation."""
    NOTHING_SEPARATES = "nothing_separates"
    """The agent fails, and nothing in the params tells when."""
    ALWAYS_FAILS = "always_fails"
    UNBROKEN = "unbroken"
    """Nothing that was tried has broken it."""
    UNSCORED = "unscored"
    """No episode was scored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """Params, and how the agent did with them."""

    record: Record
    """Of the first episode with them."""
    failed: int
    tried: int

    @property
    def each_time(self) -> bool:
        """Whether it failed in several episodes, and passed in none."""
        return 1 < self.tried == self.failed


@dataclass(frozen=True, kw_only=True)
class StudyFinding:
    """A study and what it has found."""

    study: EpisodeId
    agent: str
    verdict: StudyVerdict
    outcomes: dict[Outcome, int]
    claim: str = ""
    """What the params that break it have, in words; "" = nothing was found."""
    about: tuple[str, ...] = ()
    """The params, or parts of them, that this is about: `name`, `book.title`."""
    chosen: Counts | None = None
    """How the episodes went that it was chosen by."""
    confirmed: Counts | None = None
    """How others went that were run to confirm it; None = none were."""
    simplest: Example | None = None
    """The simplest params that break it."""
    neighbour: Example | None = None
    """The most like ones that do not."""
    typical: bool = False
    """Whether the simplest have what is claimed of those that break it."""
    pin: Pin | None = None
    """These as a case to be pinned; None = they are none that a test could hold on to."""
    tried: tuple[tuple[Tried, Record], ...] = ()
    """Its scored episodes, in their order."""
    budget: int = 0
    """The most episodes it may take, as the last session said; 0 = that is not known."""

    @cached_property
    def episodes(self) -> int:
        """How many there were, scored or not."""
        return sum(self.outcomes.values())

    @cached_property
    def scored(self) -> int:
        """How many were scored."""
        return sum(n for outcome, n in self.outcomes.items() if outcome.scored)

    @cached_property
    def failed(self) -> int:
        """How many of these the agent failed."""
        return self.scored - self.outcomes.get(Outcome.PASSED, 0)

    @property
    def steady(self) -> bool:
        """Whether the cause is known, and the simplest params have it and break it each time.

        A test of others would fail, or pass, by chance.
        """
        told = self.verdict is StudyVerdict.TOLD and self.typical
        return told and self.simplest is not None and self.simplest.each_time

    @cached_property
    def wavering(self) -> bool:
        """Whether some params both broke the agent and did not."""
        fates: dict[bytes, set[bool]] = {}
        for one, _ in self.tried:
            fates.setdefault(one.key, set()).add(one.failed)
        return any(len(fate) > 1 for fate in fates.values())


def findings(contents: RunContents) -> tuple[StudyFinding, ...]:
    """What each study of a run has found, in the order of their names."""
    studies: dict[EpisodeId, list[Record]] = {}
    for record in contents.records:
        cell = study_of(record.cell)
        if cell is not None:
            study = EpisodeId(cell=cell, audit=record.audit, override=record.override)
            studies.setdefault(study, []).append(record)
    return tuple(
        _pinned(contents, finding_of(study, studies[study]))
        for study in sorted(studies, key=_order)
    )


def _pinned(contents: RunContents, found: StudyFinding) -> StudyFinding:
    planned = contents.plans.get(found.study)
    found = replace(found, budget=planned.budget if planned is not None else 0)
    if not found.steady or found.simplest is None:
        return found
    episode = found.simplest.record.episode
    folder = next(one.folder for one in contents.counted if one.record.episode == episode)
    try:
        pins = read_pins(contents.path / folder / OWN_PIN)
    except RunDirectoryError:
        # Of a version that wrote none.
        return found
    why = f"a study of {found.agent}: it fails where {found.claim}"
    return replace(found, pin=replace(pins[0], why=why) if pins else None)


def finding_of(study: EpisodeId, records: Sequence[Record]) -> StudyFinding:
    """What one study has found."""
    pairs = [(one, record) for record in records if (one := tried_of(record)) is not None]
    pairs.sort(key=lambda pair: (pair[0].number, pair[1].cell.repeat))
    tried = [one for one, _ in pairs]
    found = StudyFinding(
        study=study,
        agent=next((record.agent for record in records if record.agent), ""),
        verdict=_plain_verdict(tried),
        outcomes=dict(Counter(record.outcome for record in records)),
        tried=tuple(pairs),
    )
    failed = simplest(tried)
    if failed is None:
        return found
    near = neighbour(failed, tried)
    examples = {
        "simplest": _example(failed, pairs),
        "neighbour": _example(near, pairs) if near is not None else None,
    }
    return replace(found, **examples, **_claim(tried, failed))  # type: ignore[arg-type]  # by name


def tried_of(record: Record) -> Tried | None:
    """An episode of a study as the learner sees it; None = it is none, or was not scored."""
    place = place_of(record.cell)
    if place is None or not record.outcome.scored or place.why not in list(Why):
        return None
    return Tried(
        number=place.number,
        why=Why(place.why),
        round=place.round,
        params=record.params,
        failed=record.outcome is not Outcome.PASSED,
    )


def _plain_verdict(tried: Sequence[Tried]) -> StudyVerdict:
    if not tried:
        return StudyVerdict.UNSCORED
    failed = sum(one.failed for one in tried)
    if failed == len(tried):
        return StudyVerdict.ALWAYS_FAILS
    return StudyVerdict.NOTHING_SEPARATES if failed else StudyVerdict.UNBROKEN


def _claim(tried: Sequence[Tried], failed: Tried) -> dict[str, object]:
    best, evidence, test = believed(tried)
    if best is None:
        return {}
    return {
        "verdict": StudyVerdict.UNCONFIRMED if test is None else StudyVerdict.TOLD,
        "claim": str(best.claim),
        "about": best.claim.parts,
        "typical": best.claim.holds(view_of(failed.params)),
        "chosen": evidence.counts(best.claim),
        "confirmed": test.counts(best.claim) if test is not None else None,
    }


def believed(tried: Sequence[Tried]) -> tuple[Believed | None, Evidence, Evidence | None]:
    """What the episodes of a study say: the claim, what it was chosen by, what confirmed it.

    It is the last claim that was confirmed. Where none was put to the test it is a suspicion;
    what was tested and not borne out is no suspicion any more.
    """
    tested = [(Evidence(before), Evidence(testing)) for before, testing in rounds(tried)]
    for evidence, test in tested:
        best = evidence.best()
        if best is not None and test.confirms(best.claim):
            return best, evidence, test
    evidence = Evidence(tried)
    return None if tested else evidence.best(), evidence, None


def _example(of: Tried, pairs: Sequence[tuple[Tried, Record]]) -> Example:
    same = [(one, record) for one, record in pairs if one.key == of.key]
    return Example(record=same[0][1], failed=sum(one.failed for one, _ in same), tried=len(same))


def _order(study: EpisodeId) -> tuple[str, str]:
    return study.key, study.override
