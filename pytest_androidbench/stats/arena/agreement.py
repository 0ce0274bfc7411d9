"""How far a judge agrees with the task's checks: confusion and Cohen's kappa."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Confusion:
    """Episodes by what the checks say and what the judge says."""

    both: int
    """Passed by the checks, and a success to the judge."""
    missed: int
    """Passed by the checks, a failure to the judge."""
    granted: int
    """Failed by the checks, a success to the judge."""
    neither: int

    @property
    def episodes(self) -> int:
        """All of them."""
        return self.both + self.missed + self.granted + self.neither

    @property
    def agreed(self) -> float | None:
        """The share of episodes on which both say the same; None of none."""
        return (self.both + self.neither) / self.episodes if self.episodes else None

    @property
    def missed_share(self) -> float | None:
        """The share of passed episodes that the judge calls failed; None where none passed."""
        passed = self.both + self.missed
        return self.missed / passed if passed else None

    @property
    def granted_share(self) -> float | None:
        """The share of failed episodes that the judge calls a success; None where none failed."""
        failed = self.granted + self.neither
        return self.granted / failed if failed else None

    @property
    def kappa(self) -> float | None:
        """Cohen's kappa; None where chance alone would agree always.

        (p_o - p_e) / (1 - p_e), with p_o the share agreed on, and p_e what two who say yes as often
        would agree on by chance (J. Cohen, *A Coefficient of Agreement for Nominal Scales*, 1960).
        """
        number, passed = self.episodes, self.both + self.missed
        granted = self.both + self.granted
        by_chance = passed * granted + (number - passed) * (number - granted)
        room = number * number - by_chance
        return (number * (self.both + self.neither) - by_chance) / room if room else None


def confusion(checked: Mapping[str, bool], judged: Mapping[str, bool]) -> Confusion:
    """Counts over the episodes that have both a check and a judgement, by their keys."""
    said = [(checked[key], judged[key]) for key in checked.keys() & judged.keys()]
    return Confusion(
        both=said.count((True, True)),
        missed=said.count((True, False)),
        granted=said.count((False, True)),
        neither=said.count((False, False)),
    )


def differing(checked: Mapping[str, bool], judged: Mapping[str, bool]) -> tuple[str, ...]:
    """The keys of the episodes in which judge and checks differ, sorted."""
    both = checked.keys() & judged.keys()
    return tuple(sorted(key for key in both if checked[key] != judged[key]))
