"""One recorded episode as AndroidGen has it: a trajectory of rounds, whatever agent made it.

The fields are those of a line of `record.jsonl` of THUDM/AndroidGen, without its pictures.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pytest_androidbench.records.record import Cell


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundCall:
    """What was called in a round, as `parsed_action` has it."""

    operation: str
    """`do`, `open_app`, `quote`, `exit`; `fail` where the reply held no call that could be made."""
    action: str = ""
    """Of `do`, by the recorded name, as `Click`, `Input_text`, `Press Enter`."""
    kwargs: Mapping[str, str] = field(default_factory=dict)
    """Its further arguments by their names; an element's id is a text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """One turn of an agent: it was shown a state and made a call."""

    app: str
    """In front, by its name; `Home` for the launcher."""
    state: str
    """The elements that were shown, a line each."""
    response: str
    """The whole reply; of a converted round the agent's note and the call, in its fence."""
    call: RoundCall
    plan: str = ""
    """The plan that the reply was given, a line for each step; "" = there was none."""
    error: str = ""
    """What was wrong with the call, as the next round was told; "" = nothing."""
    step: int | None = None
    """Index of the last step of the episode's record that it stands for, or of the last one before
    it where it stands for none, -1 being before the first; None = it is of no record of ours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrajectorySource:
    """Where a trajectory comes from."""

    run: str = ""
    """Digest of the run's manifest, or the name of the folder of a published demonstration."""
    agent: str = ""
    cell: Cell | None = None
    """None = none of ours, as of a published demonstration."""
    attempt: int = 1
    converted: bool = False
    """Whether another agent made it, and its actions were put into calls."""
    dropped: int = 0
    """Steps of a converted one that no call stands for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundTrajectory:
    """The rounds of one episode."""

    name: str
    """The episode's key, or the folder's name: unlike any other's within one source."""
    task: str
    """The instruction."""
    rounds: tuple[Round, ...]
    end_state: str = ""
    """The elements of the last screen that is kept, which is the one before the last call."""
    source: TrajectorySource = field(default_factory=TrajectorySource)
