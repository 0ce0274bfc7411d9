"""The numbers every report of a run shows, computed once from what the run holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, get_args

from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.merge import Conflict, conflicts
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import EpisodeId, Kind, Record
from pytest_androidbench.records.roles import Part, Role
from pytest_androidbench.records.searched import Searches
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.records.studied import is_studied
from pytest_androidbench.report.details import Detail, detail_of
from pytest_androidbench.report.efficiency import reference_steps
from pytest_androidbench.report.examples import searches_of, searches_text
from pytest_androidbench.report.generalisation import GeneralisationGap, gaps, splits_of
from pytest_androidbench.report.groups import (
    AxisTable,
    Group,
    Rows,
    apps_of,
    group_of,
    grouped,
    outcomes_of,
    value_order,
)
from pytest_androidbench.report.looks import LookTable, look_tables
from pytest_androidbench.report.naming import AgentNames
from pytest_androidbench.report.over_repeats import OverRepeats, over_repeats
from pytest_androidbench.report.steadiness import OutcomeSpread, Steadiness, spreads, steadiness
from pytest_androidbench.report.trials import TrialsTold, trials_text, trials_told
from pytest_androidbench.report.varied import USUAL, AxisDifferences, axes_of, varied, without
from pytest_androidbench.report.wording import KIND_NAMES
from pytest_androidbench.studies.finding import StudyFinding, findings

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
PROVIDED: Final[dict[str, Kind]] = {"phone": "simulated", "avd": "emulator"}
"""Kinds that the `--ab-device` value tells, for runs in which no device came up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pool:
    """Episodes of one agent on one kind of device, outside of audits."""

    agent: str
    kind: Kind
    records: tuple[Record, ...]
    not_run: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """A run in numbers."""

    outcomes: dict[Outcome, int]
    agents: tuple[str, ...]
    """All that acted."""
    kinds: tuple[Group, ...]
    """One for each agent and kind of device, named by the kind: they are never pooled."""
    apps: tuple[Group, ...]
    difficulties: tuple[Group, ...]
    tags: tuple[Group, ...]
    tasks: tuple[Group, ...]
    profiles: tuple[Group, ...]
    axes: tuple[AxisTable, ...]
    """What was varied."""
    varied: tuple[AxisDifferences, ...]
    """The same as differences from the usual, on the same cells."""
    splits: tuple[Group, ...]
    """By what the profiles' file has names for."""
    gaps: tuple[GeneralisationGap, ...]
    looks: tuple[LookTable, ...]
    """By each side of the looks in which the profiles differ."""
    repeated: tuple[OverRepeats, ...]
    """Of runs with several repeats."""
    details: tuple[Detail, ...]
    """Of each of `kinds`, in that order: what is told beside its rate."""
    steadiness: tuple[Steadiness, ...]
    spread: tuple[OutcomeSpread, ...]
    """Of runs with several seeds or repeats."""
    slowest: tuple[StoredAttempt, ...]
    retried: tuple[tuple[StoredAttempt, ...], ...]
    """Episodes with more than one attempt, all of them."""
    idle_passes: tuple[str, ...]
    """Tasks that a null agent passed and that declare it."""
    undeclared_passes: tuple[str, ...]
    """Tasks that a null agent passed and that do not declare it."""
    conflicts: tuple[Conflict, ...]
    trials: tuple[TrialsTold, ...]
    """Of each of `kinds`, as far as cells were tried again."""
    searches: Searches | None
    """What its agent's searches of experiences came to; None = it searches nothing."""
    studies: tuple[StudyFinding, ...]
    """What was found by searching params; their episodes are part of no other number but cost."""
    tokens: int
    money: float
    seconds: float

    @property
    def simulated(self) -> bool:
        """Whether any of it ran on a simulated phone."""
        return any(group.name == "simulated" for group in self.kinds)

    def trials_of(self, group: Group) -> str:
        """What further trials came to in one of `kinds`, in words; "" = there were none."""
        mine = (group.agent, group.name)
        return trials_text(one for one in self.trials if (one.agent, one.device) == mine)

    def searches_told(self, manifest: Manifest) -> str:
        """What searches of experiences came to, in words; "" = none was to be made."""
        if self.searches is None or manifest.experiences is None:
            return ""
        return searches_text(self.searches, manifest.experiences)

    def label(self, group: Group) -> str:
        """What sets one of `kinds` apart from the others: " of mine:Agent on emulator", or ""."""
        of = f" of {group.agent}" if len(self.agents) > 1 else ""
        several = len({group.name for group in self.kinds}) > 1
        return of + (f" on {KIND_NAMES[group.name]}" if several else "")


def figures(contents: RunContents) -> Figures:
    """Compute a run's numbers; in an audit only what can be said without an agent."""
    records = contents.rated
    # In an audit nobody is rated, but what it ran on is told all the same.
    agents = [record for record in records if not record.audit]
    names = AgentNames(contents)
    each, reference = list(pools(contents, names)), reference_steps(contents)
    rows = partial(grouped, names=names)
    idle = _null_passes(contents.records, names)
    splits = splits_of(contents.manifest.splits, {record.cell.profile for record in agents})
    return Figures(
        outcomes=outcomes_of(records),
        agents=names.all,
        kinds=tuple(group_of(one.kind, one.records, one.not_run, agent=one.agent) for one in each),
        apps=rows(agents, apps_of),
        difficulties=rows(agents, lambda r: [r.difficulty]),
        tags=rows(agents, lambda r: r.tags),
        tasks=rows(agents, lambda r: [r.cell.task]),
        profiles=rows(agents, lambda r: [r.cell.profile]),
        axes=tuple(_axes(agents, rows)),
        varied=tuple(varied(agents, names, contents.manifest.profiles)),
        splits=rows(
            agents, lambda r: [n for n, among in splits.items() if r.cell.profile in among]
        ),
        gaps=tuple(gaps(agents, names, contents.manifest.splits)),
        looks=tuple(look_tables(agents, names)),
        repeated=tuple(over_repeats(agents, names, contents.manifest.splits)),
        details=tuple(
            detail_of(one.records, reference, agent=one.agent, kind=one.kind) for one in each
        ),
        steadiness=steadiness(agents, names),
        spread=tuple(spreads(agents, names)),
        slowest=_slowest([one for one in contents.counted if not is_studied(one.record.cell)]),
        retried=tuple(a for a in contents.by_episode.values() if len(a) > 1),
        idle_passes=_names(record for record in idle if record.passes_at_start),
        undeclared_passes=_names(record for record in idle if not record.passes_at_start),
        conflicts=tuple(conflicts(contents)),
        trials=tuple(_trials(contents, each)),
        searches=searches_of(contents),
        studies=findings(contents),
        tokens=sum(a.record.usage.tokens for a in contents.attempts),
        money=sum(a.record.usage.money for a in contents.attempts),
        seconds=sum(a.record.timing.total for a in contents.attempts),
    )


def _trials(contents: RunContents, each: Iterable[Pool]) -> Iterator[TrialsTold]:
    for one in each:
        yield from trials_told(contents, one.agent, one.kind, one.records)


def _axes(
    records: Sequence[Record],
    rows: Rows,
) -> Iterator[AxisTable]:
    for axis in axes_of(records):
        found = {without(r, axis) for r in records if axis in dict(r.cell.variation)}

        def words(record: Record, axis: str = axis, found: set[EpisodeId] = found) -> list[str]:
            value = dict(record.cell.variation).get(axis, "")
            # Of the usual cells only those that were varied: others would compare other tasks.
            return [value or USUAL] if value or record.episode in found else []

        yield AxisTable(name=axis, groups=tuple(sorted(rows(records, words), key=value_order)))


def pools(contents: RunContents, names: AgentNames) -> Iterator[Pool]:
    """The episodes that one number may be told of: each of one agent on one kind of device."""
    asked = contents.manifest.device
    for agent in names.all:
        mine = [record for record in contents.rated if names.of(record) == agent]
        missing = [one for one in contents.not_run if one.standing is Standing.RATED]
        left = [planned for planned in missing if names.of(planned) == agent]
        every = [record for record in contents.records if names.of(record) == agent]
        known = _present(mine) or _present(every) or [PROVIDED.get(asked.partition(":")[0], "")]
        yield from _kinds(mine, len(left), known, agent)


def _present(records: Iterable[Record]) -> list[Kind]:
    """The kinds of device of some episodes; one that never got a device says nothing of it."""
    present = {record.device.kind for record in records}
    known = [kind for kind in KINDS if kind in present]
    return known if any(known) else []


def _kinds(
    records: Sequence[Record], not_run: int, known: Sequence[Kind], agent: str
) -> Iterator[Pool]:
    sole = len([kind for kind in known if kind]) < 2
    for kind in known[:1] if sole else known:
        rated = (record for record in records if not record.audit)
        mine = tuple(r for r in rated if sole or r.device.kind == kind)
        yield Pool(agent=agent, kind=kind, records=mine, not_run=not_run if sole else 0)


def _null_passes(records: Iterable[Record], names: AgentNames) -> list[Record]:
    idle = Role(part=Part.NULL)
    return [
        record
        for record in records
        if record.outcome is Outcome.PASSED
        and (record.role == idle or (names.of(record) == "null" and not record.audit))
    ]


def _slowest(attempts: Sequence[StoredAttempt], count: int = 5) -> tuple[StoredAttempt, ...]:
    run = [each for each in attempts if each.record.outcome is not Outcome.SKIPPED]
    timed = [attempt for attempt in run if attempt.record.timing.total > 0]
    ordered = sorted(timed, key=lambda a: (-a.record.timing.total, a.record.episode.key))
    return tuple(ordered[:count])


def _names(records: Iterable[Record]) -> tuple[str, ...]:
    return tuple(sorted({record.cell.task for record in records}))
