"""Turns that are played once and can be had again: what the device was at the end of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pytest_androidbench.episodes.episode import MisusedEpisode
from pytest_androidbench.episodes.loop import play
from pytest_androidbench.episodes.stage import Stage, Step
from pytest_androidbench.episodes.turn import RecordedTurn
from pytest_androidbench.records.record import Usage


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptTurn:
    """The end of a turn."""

    snapshot: str
    """The name of the device's state."""
    answer: str | None
    steps: tuple[Step, ...]
    """Of this turn and those before."""
    used: Usage
    ending: str


class Keeping:
    """Plays turns, and keeps the device as it is at the end of each."""

    def __init__(self, name: str) -> None:
        """Prepare to keep an episode's turns under names that begin so."""
        self._name = name
        self._stage: Stage | None = None
        self.turns: list[KeptTurn] = []
        """Those of the last attempt."""

    def __call__(self, stage: Stage, turn: RecordedTurn) -> str:
        """Play a turn as ever.

        Raises:
            SnapshotError: the device's state cannot be saved.
        """
        if stage is not self._stage:
            self._stage, self.turns = stage, []
        ending = play(stage, turn)
        snapshot = f"{self._name}-{len(self.turns)}"
        with stage.device_acts("saving its state"):
            stage.device.save_snapshot(snapshot)
        self.turns.append(
            KeptTurn(
                snapshot=snapshot,
                answer=stage.answer,
                steps=tuple(stage.steps),
                used=stage.used,
                ending=ending,
            )
        )
        return ending


class Repeating:
    """Lets nobody act: each turn ends as it was kept."""

    def __init__(self, turns: Sequence[KeptTurn]) -> None:
        self._turns = turns
        self.begun = 0
        """Turns that the body has asked for."""

    @property
    def left(self) -> int:
        """Turns that it has not asked for."""
        return max(len(self._turns) - self.begun, 0)

    def __call__(self, stage: Stage, _turn: RecordedTurn) -> str:
        """Bring the device to the end of the turn.

        Raises:
            MisusedEpisode: the body asks for more turns than were kept.
        """
        if not self.left:
            raise MisusedEpisode("the body asks for more turns than were played")
        kept = self._turns[self.begun]
        self.begun += 1
        with stage.device_acts("restoring its state"):
            stage.device.restore(kept.snapshot)
        stage.answer, stage.used = kept.answer, kept.used
        stage.steps[:] = kept.steps
        stage.budget.steps = len(kept.steps)
        return kept.ending
