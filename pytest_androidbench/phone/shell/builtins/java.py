"""How the commands that are Java programs report what went wrong."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Command

ILLEGAL_ARGUMENT: Final = "java.lang.IllegalArgumentException"
TRANSACTION_BYTES: Final = 1024 * 1024 - 2 * 4096
"""What a process's transactions may hold at a time (`BINDER_VM_SIZE`)."""

_INTEGER: Final = re.compile(r"([-+]?)(0[xX]|#|0(?=.))?([0-9a-fA-F]{1,100})", re.ASCII)
_BASES: Final[dict[str | None, int]] = {"0x": 16, "0X": 16, "#": 16, "0": 8, None: 10}
_FLOAT: Final = re.compile(
    r"[-+]?(NaN|Infinity|(\d{1,400}\.?\d{0,400}|\.\d{1,400})([eE][-+]?\d{1,9})?[fFdD]?)", re.ASCII
)
_EXIT: Final = 255
_FRAMES: Final = (
    "com.android.modules.utils.BasicShellCommandHandler.exec(BasicShellCommandHandler.java:97)",
    "android.os.ShellCommand.exec(ShellCommand.java:38)",
)


def java_error(
    command: str,
    message: str,
    kind: str = ILLEGAL_ARGUMENT,
    *,
    above: Sequence[str] = (),
    below: Sequence[str] = (),
) -> CommandError:
    """What is printed when a command throws; frames `above` and `below` those all commands have."""
    head = f"\nException occurred while executing '{command}':\n{kind}: {message}"
    frames = "".join(f"\n\tat {frame}" for frame in (*above, *_FRAMES, *below))
    return CommandError(head + frames, _EXIT)


def take(args: list[str] | deque[str], command: str, after: str) -> str:
    """The next argument, which must be there."""
    if not args:
        raise java_error(command, f'Argument expected after "{after}"')
    return args.popleft() if isinstance(args, deque) else args.pop(0)


def number(text: str, command: str) -> float:
    """A number as `Float.parseFloat` reads it: `NaN` and `Infinity` in this spelling too."""
    if not _FLOAT.fullmatch(text.strip()):
        raise _no_number(text, command)
    return float(text.strip().rstrip("fFdD"))


def integer(text: str, command: str, *, bits: int = 32) -> int:
    """A whole number as `Integer.decode` reads it (`0x10`, `#10`, `010`), of so many bits."""
    match = _INTEGER.fullmatch(text)
    if match is None:
        raise _no_number(text, command)
    try:
        found = int(match[1] + match[3], _BASES[match[2]])
    except ValueError:
        raise _no_number(text, command) from None
    if not -(2 ** (bits - 1)) <= found < 2 ** (bits - 1):
        raise _no_number(text, command)
    return found


def flags(text: str, command: str) -> int:
    """Bits of an `int`, which may be written as a number without a sign."""
    found = integer(text, command, bits=34)
    if not -(2**31) <= found < 2**32:
        raise _no_number(text, command)
    return found


def _no_number(text: str, command: str) -> CommandError:
    kind = "java.lang.NumberFormatException"
    return java_error(command, f'For input string: "{text}"', kind)


def through_binder(service: str, command: Command) -> Command:
    """A command whose arguments go to a service in one transaction, which has its limit."""

    async def run(io: IO, args: list[str]) -> int:
        await io.turn(len(args))
        check_transaction(service, args)
        return await command(io, args)

    return run


def check_transaction(service: str, args: Sequence[str]) -> None:
    """Make sure that arguments fit into one transaction.

    Raises:
        CommandError: they do not, as the `cmd` program puts it.
    """
    # A string of a parcel is its length, two bytes a character and two zeros, in whole words.
    size = sum(4 + -(-2 * (len(arg) + 1) // 4) * 4 for arg in args)
    if size > TRANSACTION_BYTES:
        raise CommandError(
            f"cmd: Failure calling service {service}: Failed transaction (2147483646)", 2
        )
