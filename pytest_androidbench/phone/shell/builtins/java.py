"""How the commands that are Java programs report what went wrong."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.errors import CommandError

ILLEGAL_ARGUMENT: Final = "java.lang.IllegalArgumentException"
_EXIT: Final = 255
_FRAMES: Final = (
    "\tat com.android.modules.utils.BasicShellCommandHandler.exec"
    "(BasicShellCommandHandler.java:97)\n"
    "\tat android.os.ShellCommand.exec(ShellCommand.java:38)"
)


def java_error(command: str, message: str, kind: str = ILLEGAL_ARGUMENT) -> CommandError:
    """What is printed when a command throws."""
    head = f"\nException occurred while executing '{command}':\n{kind}: {message}"
    return CommandError(f"{head}\n{_FRAMES}", _EXIT)


def take(args: list[str], command: str, after: str) -> str:
    """The next argument, which must be there."""
    if not args:
        raise java_error(command, f'Argument expected after "{after}"')
    return args.pop(0)


def number(text: str, command: str) -> float:
    """A number."""
    try:
        return float(text)
    except ValueError:
        kind = "java.lang.NumberFormatException"
        raise java_error(command, f'For input string: "{text}"', kind) from None


def integer(text: str, command: str) -> int:
    """A whole number, `0x10` included."""
    try:
        return int(text, 0)
    except ValueError:
        kind = "java.lang.NumberFormatException"
        raise java_error(command, f'For input string: "{text}"', kind) from None
