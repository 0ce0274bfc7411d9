"""What a run tells the agents in it, by their environment: who they are, and what may be spent.

The harness sets these variables in an agent's process before the agent is imported, and the first
three anew for each attempt; outside of a run they are not there. Agents in other languages may
read them as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, get_args

from pytest_androidbench.errors import AgentLoadError

CassetteMode: TypeAlias = Literal["off", "record", "replay"]
CassetteMatch: TypeAlias = Literal["strict", "text", "order"]
Asker: TypeAlias = Literal["agent", "trial_judge", "critic", "command"]

CELL: Final = "ANDROIDBENCH_CELL"
"""Key of the episode's cell."""
ATTEMPT: Final = "ANDROIDBENCH_ATTEMPT"
"""Number of the attempt, from 1."""
LIMITS: Final = "ANDROIDBENCH_LIMITS"
"""The episode's limits as `tokens=...,money=...,calls=...`, as far as there are some."""
LEDGER: Final = "ANDROIDBENCH_LEDGER"
"""Folder of the run's ledger."""
MAX_COST: Final = "ANDROIDBENCH_MAX_COST"
"""US dollars that all calls of the run may cost together."""
CASSETTE: Final = "ANDROIDBENCH_CASSETTE"
"""Whether calls are recorded or played back: `record`, `replay`, or `off`."""
CASSETTE_DIR: Final = "ANDROIDBENCH_CASSETTE_DIR"
"""Folder of the recordings."""
CASSETTE_MATCH: Final = "ANDROIDBENCH_CASSETTE_MATCH"
"""What of a request must be as recorded: `strict`, `text` or `order`."""
ASKER: Final = "ANDROIDBENCH_ASKER"
"""Who asks, of `ASKERS`: by whose options faults tell what to do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskerWords:
    """What faults are told in."""

    whole: str
    """All whose calls may cost something together."""
    option: str
    """By which an option of a model is given."""
    more: str
    """What to do where no more may be spent."""


_MORE_OF_RUN: Final = "raise --ab-max-cost and run again with the same --ab-run to go on"
ASKERS: Final[Mapping[Asker, AskerWords]] = MappingProxyType(
    {
        "agent": AskerWords(whole="the run", option="--agent-option", more=_MORE_OF_RUN),
        "trial_judge": AskerWords(
            whole="the run", option="--ab-trial-judge-option", more=_MORE_OF_RUN
        ),
        "critic": AskerWords(whole="the run", option="--ab-critic-option", more=_MORE_OF_RUN),
        "command": AskerWords(
            whole="the command", option="--model-option", more="allow more with --ab-max-cost"
        ),
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class CallLimits:
    """What one episode's calls may come to. None = not limited."""

    tokens: int | None = None
    money: float | None = None
    calls: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EpisodeNow:
    """The attempt that an agent plays."""

    cell: str = ""
    attempt: int = 1
    limits: CallLimits = CallLimits()

    @classmethod
    def read(cls, variables: Mapping[str, str]) -> EpisodeNow:
        """What the environment says; outside of a run there is no cell and no limit."""
        return cls(
            cell=variables.get(CELL, ""),
            attempt=int(variables.get(ATTEMPT) or 1),
            limits=limits_from(variables.get(LIMITS, "")),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class RunAround:
    """The run that an agent is part of."""

    ledger: Path | None = None
    max_cost: float | None = None
    cassette: CassetteMode = "off"
    cassette_dir: Path = Path("cassettes")
    cassette_match: CassetteMatch = "strict"
    asker: Asker = "agent"

    @property
    def words(self) -> AskerWords:
        """In what faults are told to who asks."""
        return ASKERS[self.asker]

    @classmethod
    def read(cls, variables: Mapping[str, str]) -> RunAround:
        """What the environment says.

        Raises:
            AgentLoadError: it says what is none of the values.
        """
        ledger, cost = variables.get(LEDGER), variables.get(MAX_COST)
        mode, match = variables.get(CASSETTE) or "off", variables.get(CASSETTE_MATCH) or "strict"
        asker = variables.get(ASKER) or "agent"
        for name, value, kinds in (
            (CASSETTE, mode, CassetteMode), (CASSETTE_MATCH, match, CassetteMatch),
            (ASKER, asker, Asker),
        ):  # fmt: skip
            if value not in get_args(kinds):
                raise AgentLoadError(f"{name}={value}: give one of {', '.join(get_args(kinds))}")
        return cls(
            ledger=Path(ledger) if ledger else None,
            max_cost=float(cost) if cost else None,
            cassette=mode,  # type: ignore[arg-type]
            cassette_dir=Path(variables.get(CASSETTE_DIR) or "cassettes"),
            cassette_match=match,  # type: ignore[arg-type]
            asker=asker,  # type: ignore[arg-type]
        )


def limits_as_text(limits: CallLimits) -> str:
    """As `limits_from` reads it."""
    given = {name: getattr(limits, name) for name in ("tokens", "money", "calls")}
    return ",".join(f"{name}={value!r}" for name, value in given.items() if value is not None)


def limits_from(text: str) -> CallLimits:
    """Limits from the form of `limits_as_text`; what it does not name is not limited."""
    given = dict(each.split("=", 1) for each in text.split(",") if "=" in each)
    return CallLimits(
        tokens=int(given["tokens"]) if "tokens" in given else None,
        money=float(given["money"]) if "money" in given else None,
        calls=int(given["calls"]) if "calls" in given else None,
    )
