"""What success depends on of a look: each value of its sides against the usual one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial

from pytest_androidbench.interface import defaults
from pytest_androidbench.interface.aspects import ASPECTS, Aspect
from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.records.record import Record
from pytest_androidbench.report.differences import NamedDifference, named_differences
from pytest_androidbench.report.groups import rate_of
from pytest_androidbench.report.naming import AgentNames, parted
from pytest_androidbench.report.over_profiles import paired, side_of
from pytest_androidbench.report.varied import USUAL, axes_of
from pytest_androidbench.stats.paired import Pairs
from pytest_androidbench.stats.rates import Rate


@dataclass(frozen=True, slots=True, kw_only=True)
class LookValue:
    """The episodes that were run with one value of a side."""

    value: str
    rate: Rate
    """Over all of them that were scored."""
    difference: NamedDifference | None
    """Against the usual value, which is the old side; None = it is that, or has no task with it."""
    mixed: bool
    """Whether no profile of it differs from a usual one in this alone: what is seen may be due to
    the rest of their looks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LookTable:
    """What one side of the profiles' looks makes of an agent's success."""

    aspect: str
    """The side, as `locale`."""
    of: str
    """Whose it is, where the run has several agents or kinds of device."""
    usual: str
    """What the values are held against."""
    values: tuple[LookValue, ...]
    """The usual one first, then those that differ most surely from it."""

    @property
    def has_mixed(self) -> bool:
        """Whether any difference may be due to other things."""
        return any(one.mixed for one in self.values)


def look_tables(records: Iterable[Record], names: AgentNames) -> Iterator[LookTable]:
    """A table for each side that some profile sets and that has several values.

    Args:
        records: the rated ones; those that `--ab-vary` changed have a table of their own.
        names: of the agents.
    """
    plain = [record for record in records if not axes_of([record])]
    looks = ProfileLooks(plain)
    for of, some in parted(plain, names):
        for aspect in ASPECTS.values():
            if table := looks.table(of, some, aspect):
                yield table


class ProfileLooks:
    """What the looks of some episodes come to."""

    def __init__(self, records: Iterable[Record]) -> None:
        """Look at the profiles.

        Args:
            records: run with them.
        """
        looks = {record.cell.profile: record.look for record in records if record.look is not None}
        homes: dict[str, str] = {}
        for name, look in sorted(looks.items()):
            if told := ASPECTS["home"].written(look):
                homes.setdefault(told, f"{name}'s")
        self._homes = homes
        """By arrangement how it is called: after the first profile that has it."""

    def table(self, of: str, records: Sequence[Record], aspect: Aspect) -> LookTable | None:
        """What a side makes of the success of an agent; None where there is but one value.

        Args:
            of: whose episodes they are.
            records: the scored ones.
            aspect: the side.
        """
        if not any(record.look and aspect.written(record.look) for record in records):
            return None
        by_value: dict[str, list[Record]] = {}
        of_profile: dict[str, str] = {}
        told = cache(partial(self._value, aspect))
        for record in records:
            value = of_profile[record.cell.profile] = told(record.look, record.device.look)
            by_value.setdefault(value, []).append(record)
        if len(by_value) < 2:
            return None
        usual = _usual(of_profile)
        pairs, mixed = _held_against(usual, by_value, aspect)
        found = {one.name: one for one in named_differences(pairs)}
        values = (
            LookValue(
                value=value,
                rate=rate_of(some),
                difference=found.get(value),
                mixed=value in mixed,
            )
            for value, some in by_value.items()
        )
        return LookTable(
            aspect=aspect.name, of=of, usual=usual, values=tuple(sorted(values, key=_order(usual)))
        )

    def _value(self, aspect: Aspect, look: Profile | None, seen: Profile | None) -> str:
        """As the profile says, and as it was seen where that is silent."""
        told = aspect.written((seen or Profile()).under(look or Profile()))
        return self._homes.get(told, told) or USUAL


def _usual(of_profile: Mapping[str, str]) -> str:
    """The default profile's value, else that of most profiles, the first of several."""
    if defaults.PROFILE in of_profile:
        return of_profile[defaults.PROFILE]
    counts = Counter(value for _, value in sorted(of_profile.items()))
    return max(counts, key=counts.__getitem__)


def _held_against(
    usual: str, by_value: Mapping[str, Sequence[Record]], aspect: Aspect
) -> tuple[dict[str, Pairs], frozenset[str]]:
    """By value its pairs with the usual one, and of which values those differ in more than it."""

    @cache
    def others(look: Profile | None) -> Hashable:
        sets = look.values if look is not None else {}
        return tuple((name, value) for name, value in sets.items() if name not in aspect.fields)

    def beside(record: Record) -> Hashable:
        return others(record.look)

    found: dict[str, Pairs] = {}
    mixed: set[str] = set()
    alike, whole = side_of(by_value[usual], beside), side_of(by_value[usual])
    for value, records in by_value.items():
        if value == usual:
            continue
        pairs = paired(alike, side_of(records, beside))
        if not pairs:
            pairs = paired(whole, side_of(records))
            mixed.add(value)
        if pairs:
            found[value] = pairs
    return found, frozenset(mixed)


def _order(usual: str) -> Callable[[LookValue], tuple[bool, bool, float, str]]:
    def place(one: LookValue) -> tuple[bool, bool, float, str]:
        sure = one.difference is not None and one.difference.shown
        chance = one.difference.adjusted if one.difference is not None else 1.0
        return one.value != usual, not sure, chance, one.value

    return place
