"""Which faults a seed throws into a run, and when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Final

from pytest_androidbench.records.outcome import Outcome


class Moment(StrEnum):
    """What an episode is at when a fault hits it."""

    ARRANGING = "arranging"
    ACTING = "acting"
    CHECKING = "checking"
    ANY = "any"
    """Nobody waits for the fault: it hits whatever goes on."""


class Kind(StrEnum):
    """What happens."""

    PHONE_KILLED = "phone killed"
    PHONE_STOPPED = "phone stopped"
    HOST_KILLED = "agent host killed"
    WORKER_KILLED = "worker killed"
    CONTROLLER_KILLED = "controller killed"
    DISK_FULL = "disk full"
    GARBAGE = "garbage on the ports"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """One fault."""

    kind: Kind
    moment: Moment
    after: int
    """How many attempts are finished before it comes."""

    @property
    def outcome(self) -> Outcome | None:
        """Of the attempt it hits; None where that may be cut off, or is not known."""
        if self.moment is Moment.ANY or self.kind in (Kind.CONTROLLER_KILLED, Kind.DISK_FULL):
            return None
        if self.kind is Kind.HOST_KILLED and self.moment is Moment.ACTING:
            # An agent that ends its own process looks the same.
            return Outcome.AGENT_ERROR
        unhurt = self.kind in (Kind.HOST_KILLED, Kind.GARBAGE)
        return Outcome.PASSED if unhurt else Outcome.INFRA_ERROR


_IN_EPISODE: Final = (Moment.ARRANGING, Moment.ACTING, Moment.CHECKING)
_ALL: Final = (*_IN_EPISODE, Moment.ANY)
_DEALT: Final[Mapping[Kind, Sequence[Sequence[Moment]]]] = {
    Kind.PHONE_KILLED: [_ALL] * 4,
    # While a task's own code waits for it, the phone has half a minute to answer.
    Kind.PHONE_STOPPED: [(Moment.ACTING,)] * 2,
    Kind.HOST_KILLED: [(Moment.ARRANGING,), (Moment.CHECKING,), (Moment.ACTING,), _IN_EPISODE],
    Kind.WORKER_KILLED: [_ALL] * 3,
    Kind.CONTROLLER_KILLED: [_ALL] * 2,
    Kind.DISK_FULL: [_ALL],
    Kind.GARBAGE: [_IN_EPISODE] * 4,
}
"""For each fault of each kind the moments it may come at."""
APART: Final = 5
"""Attempts from one fault to the next."""


def faults(random: Random) -> list[Fault]:
    """The faults for a run, in their order; each kind comes in every run."""
    dealt = [(kind, random.choice(allowed)) for kind in _DEALT for allowed in _DEALT[kind]]
    random.shuffle(dealt)
    return [
        Fault(kind=kind, moment=moment, after=number * APART + random.randrange(APART))
        for number, (kind, moment) in enumerate(dealt)
    ]
