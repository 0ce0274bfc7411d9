"""What starting a program takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_bytes
from pytest_androidbench.phone.shell.io import Commands
from pytest_androidbench.phone.shell.lookup import program_path
from pytest_androidbench.phone.shell.session import Session
from pytest_androidbench.phone.system.work import limits

STRING_BYTES: Final = 128 * 1024
"""Longest argument Linux lets a program start with, the byte that ends it included."""

ARGUMENT_BYTES: Final = 2 * 1024 * 1024
"""What all arguments and variables of a program may take together, with a pointer to each."""

BUILT_IN: Final = frozenset(
    ("[", "cat", "false", "kill", "pwd", "realpath", "sleep", "test", "true")
)
"""What mksh does by itself, without starting a program."""

_POINTER_BYTES: Final = 8
_PROGRAM_UNITS: Final = 200
_LIGHT_UNITS: Final = 20
_LIGHT: Final = frozenset(("[", "false", "pwd", "test", "true"))
_HEAVY: Final = frozenset(
    ("am", "app_process", "cmd", "content", "dumpsys", "ime", "input", "install", "logcat",
     "media", "monkey", "pm", "reboot", "screencap", "screenrecord", "settings", "sqlite3", "svc",
     "uiautomator", "wm")
)  # fmt: skip


def units_of(name: str) -> int:
    """Work that a program is about to do at the least.

    Those that act on the phone's screens and databases do so in one piece, after a turn.
    """
    if name in _LIGHT:
        return _LIGHT_UNITS
    return limits.SLICE_UNITS if name.rpartition("/")[2] in _HEAVY else _PROGRAM_UNITS


def check_arguments(args: Sequence[str], session: Session, commands: Commands) -> None:
    """Refuse what Linux would not start a program with.

    Raises:
        CommandError: an argument is too long, or all are together.
    """
    if sum(map(len, args)) + len(args) * _POINTER_BYTES < STRING_BYTES // 4:
        return
    sizes = [len(to_bytes(arg)) + 1 for arg in args]
    variables = session.environment().items()
    sizes += [len(to_bytes(name)) + len(to_bytes(value)) + 2 for name, value in variables]
    if max(sizes) > STRING_BYTES or sum(sizes) + len(sizes) * _POINTER_BYTES > ARGUMENT_BYTES:
        path = program_path(args[0], session, commands) or args[0]
        raise CommandError(f"{session.name}: {path}: Argument list too long", 126)
