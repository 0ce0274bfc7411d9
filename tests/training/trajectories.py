"""Trajectories and conditions for tests, as short as can be."""

from __future__ import annotations

from collections.abc import Sequence

from pytest_androidbench.records.criticised import Condition
from pytest_androidbench.rounds.trajectory import Round, RoundCall, RoundTrajectory

WAIT = RoundCall(operation="do", action="Wait")


def conditions(pairs: Sequence[tuple[str, int]]) -> list[Condition]:
    """Conditions with the rounds in which they were reached."""
    return [Condition(text=text, step=step) for text, step in pairs]


def trajectory(rounds: int, *, task: str = "Do it") -> RoundTrajectory:
    """One whose states and replies are numbered."""
    return RoundTrajectory(
        name="1720533256",
        task=task,
        rounds=tuple(
            Round(app="Home", state=f"state {index}", response=f"reply {index}", call=WAIT)
            for index in range(rounds)
        ),
        end_state=f"state {rounds - 1}",
    )
