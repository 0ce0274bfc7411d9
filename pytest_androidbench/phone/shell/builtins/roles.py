"""`cmd role`, `cmd telecom` and `telecom`: which app is the default one for what."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.builtins.java import java_error, take
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.system.roles import DIALER, ROLES

_FAILED: Final = 255


async def role(io: IO, args: list[str]) -> int:
    rest = list(args)
    command = take(rest, "role", "role") if rest else ""
    if "--user" in rest:
        at = rest.index("--user")
        del rest[at : at + 2]
    if command not in _COMMANDS:
        await io.line(f"Unknown command: {command}")
        return _FAILED
    name = take(rest, command, command)
    if name not in ROLES:
        raise java_error(command, f"Unknown role: {name}")
    if command == "get-role-holders":
        holder = io.phone.roles.holder(name)
        await io.out(f"{holder}\n" if holder else "")
        return 0
    package = take(rest, command, name) if command != "clear-role-holders" else ""
    done = _change(io, command, name, package)
    if not done:
        await io.err("Error: see logcat for details.")
    return 0 if done else _FAILED


def _change(io: IO, command: str, name: str, package: str) -> bool:
    roles = io.phone.roles
    if command == "add-role-holder":
        if not roles.qualifies(name, package):
            return False
        roles.give(name, package)
    else:
        roles.take(name, package or roles.holder(name))
    return True


async def telecom(io: IO, args: list[str]) -> int:
    match args:
        case ["get-default-dialer" | "get-system-dialer"]:
            await io.line(io.phone.roles.holder(DIALER))
        case ["set-default-dialer", package] if io.phone.roles.qualifies(DIALER, package):
            io.phone.roles.give(DIALER, package)
            await io.line(f"Success - {package} set as override default dialer.")
        case ["set-default-dialer", package]:
            await io.line(f"Error - {package} is not an installed Dialer app, ignored.")
        case _:
            await io.line(f"Unknown command: {' '.join(args[:1])}")
            return _FAILED
    return 0


_COMMANDS: Final = frozenset(
    ("add-role-holder", "remove-role-holder", "clear-role-holders", "get-role-holders")
)
COMMANDS: Final[Commands] = {"telecom": telecom}
