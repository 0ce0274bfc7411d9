"""An agent that is a program: `--agent="cmd:python my_agent.py {serial} {goal}"`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from pytest_androidbench.agents.agent import PhoneAccess
from pytest_androidbench.agents.commands.answer_file import LeftAnswer, read_answer
from pytest_androidbench.agents.commands.command import parse_command
from pytest_androidbench.agents.commands.running import INFEASIBLE, RunningProgram
from pytest_androidbench.agents.extras import added
from pytest_androidbench.interface.actions import Answer, Done, Infeasible
from pytest_androidbench.interface.adb_variables import adb_variables
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.records.record import Usage

PLACES: Final = (
    "serial", "goal", "goal_file", "adb_host", "adb_port", "steps", "seconds", "answer_file",
)  # fmt: skip
"""What can be filled into its command line."""


class CommandAgent:
    """Drives the device by a program that is started for each turn."""

    def __init__(self, command: str) -> None:
        """Take in the command line.

        Args:
            command: with places in braces for what the program is told.

        Raises:
            AgentLoadError: it cannot be started so.
        """
        self._command = parse_command(f"cmd:{command}", command, PLACES)
        self._used: Usage | None = None

    @property
    def usage(self) -> Usage | None:
        """What the programs say they have used; None where they do not say."""
        return self._used

    def run(self, goal: Goal, phone: PhoneAccess) -> Done | Infeasible:
        """Have the program reach the goal.

        Raises:
            AgentError: it cannot be started, fails, or leaves an answer file that is none.
            ModelUnavailable: it says that its model cannot be reached.
        """
        with goal_values(goal) as values:
            answer_file = Path(str(values["goal_file"])).with_name("answer.txt")
            at = (phone.serial, phone.adb_host, phone.adb_port)
            device = dict(zip(("serial", "adb_host", "adb_port"), at, strict=True))
            words = self._command.filled({**values, **device, "answer_file": answer_file})
            with RunningProgram(words, adb_variables(*at)) as program:
                status = program.wait()
            assert status is not None
            program.check(status)
            left = read_answer(answer_file)
        return self._ending(status, left, phone)

    def _ending(self, status: int, left: LeftAnswer, phone: PhoneAccess) -> Done | Infeasible:
        if left.usage is not None:
            self._used = added(self._used, left.usage)
        if left.answer is not None:
            phone.tell(Answer(left.answer))
        if status == INFEASIBLE or left.infeasible is not None:
            return Infeasible(left.infeasible or "")
        return Done()


@contextmanager
def goal_values(goal: Goal) -> Iterator[dict[str, object]]:
    """What says the goal in a command line; its file lies in a folder of its own."""
    with TemporaryDirectory(prefix="androidbench-agent-") as folder:
        file = Path(folder, "goal.txt")
        file.write_text("\n\n".join([goal.text, *goal.guidelines]) + "\n", encoding="utf-8")
        yield {
            "goal": goal.text,
            "goal_file": file,
            "steps": goal.steps,
            "seconds": f"{goal.seconds:g}",
        }
