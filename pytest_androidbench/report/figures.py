"""The numbers every report of a run shows, computed once from what the run holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, get_args

from pytest_androidbench.interface import defaults
from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.merge import Conflict, conflicts
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell, Kind, Record
from pytest_androidbench.records.roles import Part, Role
from pytest_androidbench.records.studied import is_studied
from pytest_androidbench.report.naming import AgentNames
from pytest_androidbench.report.wording import KIND_NAMES
from pytest_androidbench.stats.rates import Rate, success_rate
from pytest_androidbench.stats.repeats import flips, mean_pass_all_k
from pytest_androidbench.stats.variance import Permutation, VarianceSplit, seeds_matter, split
from pytest_androidbench.studies.finding import StudyFinding, findings

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
PROVIDED: Final[dict[str, Kind]] = {"phone": "simulated", "avd": "emulator"}
"""Kinds that the `--ab-device` value tells, for runs in which no device came up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """One row of a table: some episodes under a common name."""

    name: str
    agent: str = ""
    """Whose they are, in a run of several agents; they are never pooled."""
    rate: Rate
    score: float | None
    """Mean score of the scored episodes."""
    steps: float | None
    """Mean steps of the passed ones."""
    outcomes: dict[Outcome, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Steadiness:
    """Whether the same task, or the same cell, passes every time."""

    over: str
    """What the tries differ in: `seeds` or `repeats`."""
    k: int
    all_passed: float
    """pass^k, averaged."""
    flipped: int
    groups: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Flip:
    """A cell that passes and fails: the same task with the same params."""

    name: str
    passed: int
    episodes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HardSeed:
    """One of the seeds with which a task fails most."""

    name: str
    passed: int
    episodes: int
    params: dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeSpread:
    """What the outcomes of one agent on one kind of device vary with."""

    of: str
    """Whose they are, where the run has several."""
    parts: VarianceSplit
    """Of the variance of one episode's success."""
    seeds_matter: Permutation | None
    """Whether seeds differ by more than repeats do; None = there are no repeats."""
    flips: tuple[Flip, ...]
    worst: tuple[HardSeed, ...]
    """Of tasks that pass with other seeds."""


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
    studies: tuple[StudyFinding, ...]
    """What was found by searching params; their episodes are part of no other number but cost."""
    tokens: int
    money: float
    seconds: float

    @property
    def simulated(self) -> bool:
        """Whether any of it ran on a simulated phone."""
        return any(group.name == "simulated" for group in self.kinds)

    def label(self, group: Group) -> str:
        """What sets one of `kinds` apart from the others: " of mine:Agent on emulator", or ""."""
        of = f" of {group.agent}" if len(self.agents) > 1 else ""
        several = len({group.name for group in self.kinds}) > 1
        return of + (f" on {KIND_NAMES[group.name]}" if several else "")


def figures(contents: RunContents) -> Figures:
    """Compute a run's numbers; in an audit only what can be said without an agent."""
    studied = [record for record in contents.records if is_studied(record.cell)]
    records = [record for record in contents.records if not is_studied(record.cell)]
    # In an audit nobody is rated, but what it ran on is told all the same.
    agents = [record for record in records if not record.audit]
    names = AgentNames(contents)
    grouped = partial(_grouped, names=names)
    idle = _null_passes(records, names)
    return Figures(
        outcomes=_outcomes(records),
        agents=names.all,
        kinds=tuple(_strata(contents, names)),
        apps=grouped(agents, lambda r: [app.strip() for app in r.app.split(",")]),
        difficulties=grouped(agents, lambda r: [r.difficulty]),
        tags=grouped(agents, lambda r: r.tags),
        tasks=grouped(agents, lambda r: [r.cell.task]),
        profiles=grouped(agents, lambda r: [r.cell.profile]),
        steadiness=_steadiness(agents, names),
        spread=tuple(_spreads(agents, names)),
        slowest=_slowest(contents.counted),
        retried=tuple(a for a in contents.by_episode.values() if len(a) > 1),
        idle_passes=_names(record for record in idle if record.passes_at_start),
        undeclared_passes=_names(record for record in idle if not record.passes_at_start),
        conflicts=tuple(conflicts(contents)),
        studies=findings(studied),
        tokens=sum(a.record.usage.tokens for a in contents.attempts),
        money=sum(a.record.usage.money for a in contents.attempts),
        seconds=sum(a.record.timing.total for a in contents.attempts),
    )


def rate_of(records: Iterable[Record], not_run: int = 0) -> Rate:
    """The success rate of some episodes, clustered by task."""
    passes: dict[str, list[float]] = {}
    unscored = not_run
    for record in records:
        if record.outcome.scored:
            task = f"{record.cell.suite}/{record.cell.task}"
            passes.setdefault(task, []).append(float(record.outcome is Outcome.PASSED))
        elif record.outcome is not Outcome.SKIPPED:
            unscored += 1
    return success_rate(passes, unscored)


def _grouped(
    records: Sequence[Record], words: Callable[[Record], Iterable[str]], *, names: AgentNames
) -> tuple[Group, ...]:
    """Sort episodes into groups; one may be in several, and "" names no group.

    Groups never hold episodes of several kinds of device, or of several agents: each gets groups
    of its own.
    """
    found: dict[str, list[Record]] = {}
    kinds = {record.device.kind for record in records if record.device.kind}
    for record in records:
        apart = [names.of(record)] if len(names.all) > 1 else []
        apart += [KIND_NAMES[record.device.kind]] if len(kinds) > 1 else []
        where = f" ({', '.join(apart)})" if apart else ""
        for name in words(record):
            if name:
                found.setdefault(name + where, []).append(record)
    return tuple(group_of(name, found[name]) for name in sorted(found, key=_difficulty_order))


def group_of(name: str, records: Sequence[Record], not_run: int = 0, agent: str = "") -> Group:
    """The numbers of some episodes under a common name."""
    scores = [r.score or 0.0 for r in records if r.outcome.scored]
    steps = [float(r.steps) for r in records if r.outcome is Outcome.PASSED]
    return Group(
        name=name,
        agent=agent,
        rate=rate_of(records, not_run),
        score=_mean(scores),
        steps=_mean(steps),
        outcomes=_outcomes(records),
    )


def _strata(contents: RunContents, names: AgentNames) -> Iterator[Group]:
    """The groups that one rate can be told of: each of one agent on one kind of device."""
    asked = contents.manifest.device
    for agent in names.all:
        mine = [record for record in contents.records if names.of(record) == agent]
        left = [planned for planned in contents.not_run if names.of(planned) == agent]
        yield from _kinds(mine, len(left), asked, agent)


def _kinds(records: Sequence[Record], not_run: int, asked: str, agent: str) -> Iterator[Group]:
    present = {record.device.kind for record in records}
    # An attempt that never got a device says nothing about its kind.
    known = [kind for kind in KINDS if kind in present]
    sole = len([kind for kind in known if kind]) < 2
    if not any(known):
        known = [PROVIDED.get(asked.partition(":")[0], "")]
    for kind in known[:1] if sole else known:
        rated = (r for r in records if not r.audit and not is_studied(r.cell))
        mine = [r for r in rated if sole or r.device.kind == kind]
        yield group_of(kind, mine, not_run if sole else 0, agent)


def _steadiness(records: Sequence[Record], names: AgentNames) -> tuple[Steadiness, ...]:
    seeds: dict[str, list[float]] = {}
    repeats: dict[str, list[float]] = {}
    for record in records:
        if not record.outcome.scored:
            continue
        cell = record.cell
        of = f"{names.of(record)}/{record.device.kind}/{cell.profile}/{cell.variation}/{cell.suite}"
        passed = float(record.outcome is Outcome.PASSED)
        if cell.repeat == 0:
            seeds.setdefault(f"{of}/{cell.task}", []).append(passed)
        repeats.setdefault(f"{of}/{cell.task}/{cell.seed}", []).append(passed)
    return tuple(s for s in (_steady("seeds", seeds), _steady("repeats", repeats)) if s)


def _steady(over: str, passes: dict[str, list[float]]) -> Steadiness | None:
    k = max(map(len, passes.values()), default=0)
    if k < 2:
        return None
    return Steadiness(
        over=over,
        k=k,
        all_passed=mean_pass_all_k(passes, k),
        flipped=flips(passes),
        groups=len(passes),
    )


def _spreads(records: Sequence[Record], names: AgentNames) -> Iterator[OutcomeSpread]:
    groups: dict[tuple[str, str], list[Record]] = {}
    for record in records:
        if record.outcome.scored:
            groups.setdefault((names.of(record), record.device.kind), []).append(record)
    for agent, kind in sorted(groups):
        of = f"{agent} on {KIND_NAMES[kind]}" if len(groups) > 1 else ""
        if found := _spread_of(of, groups[agent, kind]):
            yield found


def _spread_of(of: str, records: Sequence[Record]) -> OutcomeSpread | None:
    cells: dict[str, dict[str, list[Record]]] = {}
    for record in records:
        cell = record.cell
        task = " · ".join([f"{cell.suite}/{cell.task}", *_apart(cell)])
        cells.setdefault(task, {}).setdefault(str(cell.seed), []).append(record)
    tries = {task: {s: _passes(of) for s, of in seeds.items()} for task, seeds in cells.items()}
    if not any(len(seeds) > 1 or max(map(len, seeds.values())) > 1 for seeds in tries.values()):
        return None
    nested = any(
        len(seeds) > 1 and any(len(each) > 1 for each in seeds.values()) for seeds in tries.values()
    )
    return OutcomeSpread(
        of=of,
        parts=split(tries),
        seeds_matter=seeds_matter(tries) if nested else None,
        flips=tuple(_flips(cells)),
        worst=tuple(_worst(cells)),
    )


def _apart(cell: Cell) -> list[str]:
    profile = [cell.profile] if cell.profile != defaults.PROFILE else []
    return [*profile, *(value for _, value in cell.variation)]


def _passes(records: Iterable[Record]) -> list[float]:
    return [float(record.outcome is Outcome.PASSED) for record in records]


def _flips(cells: Mapping[str, Mapping[str, Sequence[Record]]]) -> Iterator[Flip]:
    for task, seeds in sorted(cells.items()):
        for seed, records in sorted(seeds.items(), key=lambda one: int(one[0])):
            passed = int(sum(_passes(records)))
            if 0 < passed < len(records):
                yield Flip(name=f"{task} · seed {seed}", passed=passed, episodes=len(records))


def _worst(cells: Mapping[str, Mapping[str, Sequence[Record]]], most: int = 5) -> list[HardSeed]:
    """Seeds with which a task fails that passes with others, the furthest from those first."""
    found = []
    for task, seeds in cells.items():
        every = [passed for records in seeds.values() for passed in _passes(records)]
        mean = sum(every) / len(every)
        for seed, records in seeds.items():
            passed = sum(_passes(records))
            if len(seeds) > 1 and passed / len(records) < mean:
                hard = HardSeed(
                    name=f"{task} · seed {seed}",
                    passed=int(passed),
                    episodes=len(records),
                    params=records[0].params,
                )
                found.append((passed / len(records) - mean, hard.name, hard))
    return [hard for _, _, hard in sorted(found, key=lambda one: one[:2])[:most]]


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


def _outcomes(records: Iterable[Record]) -> dict[Outcome, int]:
    counts = Counter(record.outcome for record in records)
    return {outcome: counts[outcome] for outcome in Outcome}


def _names(records: Iterable[Record]) -> tuple[str, ...]:
    return tuple(sorted({record.cell.task for record in records}))


def _difficulty_order(name: str) -> tuple[int, str]:
    known = ("easy", "medium", "hard")
    level = name.partition(" ")[0]
    return (known.index(level), name) if level in known else (len(known), name)


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None
