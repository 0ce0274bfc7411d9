"""How a script ends that meets an error: what the shell says, and its exit status."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.errors import (
    CommandError,
    ExitShell,
    ExpansionError,
    LeaveLoop,
    PipeBroken,
    ScriptError,
)
from pytest_androidbench.phone.shell.session import Session
from pytest_androidbench.phone.system.work import CannotFork, OutOfMemory

SEGMENTATION_FAULT: Final = 139
BROKEN_PIPE: Final = 141

ENDING: Final = (
    CannotFork,
    CommandError,
    ExitShell,
    ExpansionError,
    LeaveLoop,
    OutOfMemory,
    PipeBroken,
    RecursionError,
    ScriptError,
)
"""What ends a script."""


def ending(error: BaseException, session: Session) -> tuple[str, int]:
    """What is said about one of the errors that end a script, and the script's exit status."""
    match error:
        case ExitShell(code=code):
            return "", code
        case CommandError(message=message, code=code):
            return message, code
        case ScriptError(message=message, line=line):
            return f"{session.name}: <stdin>[{line}]: {message}", 1
        case ExpansionError():
            return f"{session.name}: {error}", 1
        case CannotFork():
            return f"{session.name}: can't fork - try again", 1
        case OutOfMemory():
            session.request.tell_of(error)
            # mksh leaves the status as it is, so that the script may well end with 0.
            return f"internal error: can't allocate {error.count} data bytes", session.status
        case RecursionError():
            # What becomes of a shell whose stack is at its end.
            return "Segmentation fault ", SEGMENTATION_FAULT
        case PipeBroken():
            return "", BROKEN_PIPE
    return "", 0
