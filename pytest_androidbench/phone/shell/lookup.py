"""Finding the program a command name stands for."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_text
from pytest_androidbench.phone.shell.io import Command, Commands
from pytest_androidbench.phone.shell.session import Session

_PROGRAM_FOLDERS: Final = frozenset(
    ("/system/bin", "/system/xbin", "/vendor/bin", "/bin", "/product/bin")
)


def find_program(name: str, session: Session, commands: Commands) -> Command | str:
    """The program, or the text of the script file.

    Raises:
        CommandError: there is none (127), or it cannot be run (126).
    """
    if "/" in name:
        return _at_path(name, session, commands)
    folders = session.variables.get("PATH", "").split(":")
    for folder in folders:
        if folder in _PROGRAM_FOLDERS and name in commands:
            return commands[name]
        path = f"{folder}/{name}"
        if name and session.phone.files.is_file(session.path(path)):
            return _at_path(path, session, commands)
    raise CommandError(f"{session.name}: {name}: inaccessible or not found", 127)


def program_path(name: str, session: Session, commands: Commands) -> str | None:
    """Where a program is, as `which` prints it."""
    files = session.phone.files
    if "/" in name:
        stat = files.stat(session.path(name))
        known = _is_known(name, commands)
        return name if known or (stat and stat.kind == "file" and stat.mode & 0o111) else None
    for folder in session.variables.get("PATH", "").split(":"):
        if folder == "/system/bin" and name in commands:
            return f"{folder}/{name}"
        stat = files.stat(session.path(f"{folder}/{name}")) if name else None
        if stat and stat.kind == "file" and stat.mode & 0o111:
            return f"{folder}/{name}"
    return None


def _is_known(path: str, commands: Commands) -> bool:
    folder, _, name = path.rpartition("/")
    return folder in _PROGRAM_FOLDERS and name in commands


def _at_path(name: str, session: Session, commands: Commands) -> Command | str:
    if _is_known(name, commands):
        return commands[name.rpartition("/")[2]]
    files = session.phone.files
    path = session.path(name)
    stat = files.stat(path)
    if stat is None:
        raise CommandError(f"{session.name}: {name}: inaccessible or not found", 127)
    if stat.kind == "dir":
        raise CommandError(f"{session.name}: {name}: can't execute: Is a directory", 126)
    if not stat.mode & 0o111 or files.resolve(path).startswith("/storage/"):
        raise CommandError(f"{session.name}: {name}: can't execute: Permission denied", 126)
    content = files.read(path)
    if b"\0" in content[:64]:
        raise CommandError(
            f"{session.name}: {name}: not executable: magic {content[:2].hex()}", 126
        )
    return to_text(content)
