"""The agent that carries out a task's own solution, or one of its mistakes, through a Pilot."""

from __future__ import annotations

from pytest_androidbench.agents.agent import Turn
from pytest_androidbench.agents.case import Case, Script
from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.actions import Done
from pytest_androidbench.interface.goal import Goal


class ScriptedAgent:
    """Plays one script per turn; says Done where a script does not."""

    def __init__(self, scripts: tuple[Script, ...]) -> None:
        self._scripts = scripts

    def take_turn(self, goal: Goal, turn: Turn) -> None:
        """Run the turn's script; every action it takes is a step like any other agent's."""
        from pytest_androidbench.interface.pilot import Pilot  # noqa: PLC0415 - seldom needed

        if goal.turn >= len(self._scripts):
            raise AgentError(
                f"the task has no solution for turn {goal.turn}: declare one more with "
                "@<task function>.solution"
            )
        self._scripts[goal.turn](Pilot(turn.step, turn.observation, note=turn.note))
        if not turn.over:
            turn.step(Done())


def reference_agent(case: Case) -> ScriptedAgent:
    """The agent for a task's own solution."""
    return ScriptedAgent(case.scripts)
