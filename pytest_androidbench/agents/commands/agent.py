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
from pytest_androidbench.interface.actions import Answer, Done, Infeasible
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
        with _files(goal) as (goal_file, answer_file):
            words = self._command.filled({
                "serial": phone.serial,
                "goal": goal.text,
                "goal_file": goal_file,
                "adb_host": phone.adb_host,
                "adb_port": phone.adb_port,
                "steps": goal.steps,
                "seconds": f"{goal.seconds:g}",
                "answer_file": answer_file,
            })  # fmt: skip
            with RunningProgram(words, variables_for(phone)) as program:
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


def variables_for(phone: PhoneAccess) -> dict[str, str]:
    """What has adb clients find the agent's own device, and no other."""
    return {
        "ANDROID_SERIAL": phone.serial,
        "ANDROID_ADB_SERVER_ADDRESS": phone.adb_host,
        "ANDROID_ADB_SERVER_PORT": str(phone.adb_port),
    }


def added(one: Usage | None, other: Usage) -> Usage:
    """The use of two turns together."""
    if one is None:
        return other
    return Usage(
        tokens=one.tokens + other.tokens,
        money=one.money + other.money,
        calls=one.calls + other.calls,
    )


@contextmanager
def _files(goal: Goal) -> Iterator[tuple[Path, Path]]:
    """The goal in a file, its rules below it, and where an answer can be left."""
    with TemporaryDirectory(prefix="androidbench-agent-") as folder:
        goal_file, answer_file = Path(folder, "goal.txt"), Path(folder, "answer.txt")
        goal_file.write_text("\n\n".join([goal.text, *goal.guidelines]) + "\n", encoding="utf-8")
        yield goal_file, answer_file
