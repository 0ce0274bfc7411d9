"""An agent that is an MCP client: `--agent="mcp:python my_client.py {mcp_url} {goal}"`."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Final

from pytest_androidbench.agents.agent import Turn
from pytest_androidbench.agents.commands.agent import goal_values
from pytest_androidbench.agents.commands.command import parse_command
from pytest_androidbench.agents.commands.running import INFEASIBLE, RunningProgram
from pytest_androidbench.agents.mcp.calls import ToolCalls
from pytest_androidbench.agents.mcp.tools import PhoneTools
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.interface.actions import Done, Infeasible
from pytest_androidbench.interface.goal import Goal

if TYPE_CHECKING:
    from pytest_androidbench.agents.mcp.server import ToolServer

PLACES: Final = ("mcp_url", "goal", "goal_file", "steps", "seconds")
"""What can be filled into its command line."""
LEAVE_SECONDS: Final = 5.0
"""What a program has to end by itself once the turn is over."""


class McpAgent:
    """Acts by the tools that a program calls, which is started for each turn."""

    def __init__(self, command: str, *, screenshot: bool = False) -> None:
        """Take in the command line.

        Args:
            command: of the client, with places in braces for what it is told.
            screenshot: whether it is shown a picture with every screen, and not only when it asks.

        Raises:
            AgentLoadError: it cannot be started so, or what serves it is not installed.
        """
        self._command = parse_command(f"mcp:{command}", command, PLACES)
        if not isinstance(screenshot, bool):
            raise AgentLoadError(
                f"--agent-option screenshot is true or false, not {screenshot!r:.100}"
            )
        self._screenshot = screenshot
        self._serve = _server_class()

    def take_turn(self, goal: Goal, turn: Turn) -> None:
        """Let the program act until it ends, or the turn does.

        Raises:
            LimitReached, DeviceError: as of `Turn.step`.
            AgentError: the program cannot be started, or fails.
            ModelUnavailable: it says that its model cannot be reached.
        """
        tools = PhoneTools(turn, screenshot=self._screenshot)
        with ExitStack() as opened:
            calls = ToolCalls()
            server = opened.enter_context(self._serve(tools.tools, calls))
            # Closed ahead of the server, which waits until all are answered.
            opened.enter_context(calls)
            values = opened.enter_context(goal_values(goal))
            words = self._command.filled({**values, "mcp_url": server.url})
            variables = {"ANDROIDBENCH_MCP_URL": server.url, "ANDROIDBENCH_GOAL": goal.text}
            program = opened.enter_context(RunningProgram(words, variables))
            status = _played(program, calls, tools)
            if tools.over:
                return
            assert status is not None
            program.check(status)
        turn.step(Infeasible() if status == INFEASIBLE else Done())


def _played(program: RunningProgram, calls: ToolCalls, tools: PhoneTools) -> int | None:
    """Serve a program to its end; None where it has not ended some time after the turn has."""
    ends: float | None = None
    while True:
        left = None if ends is None else max(ends - time.monotonic(), 0.0)
        status = program.wait(also=calls.fileno(), seconds=left)
        if status is not None or left == 0.0:
            return status
        calls.serve(tools.call)
        if tools.over and ends is None:
            ends = time.monotonic() + LEAVE_SECONDS


def _server_class() -> type[ToolServer]:
    try:
        from pytest_androidbench.agents.mcp.server import ToolServer  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as error:
        raise AgentLoadError(
            "agents that are MCP clients need the package mcp: "
            "pip install 'pytest-androidbench[mcp]'"
        ) from error
    return ToolServer
