"""`settings`, `getprop`, `setprop`."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.builtins.init import CONTROL, control
from pytest_androidbench.phone.shell.builtins.java import java_error, through_binder
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_bytes
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.system.settings import DEFAULTS, NAMESPACES

_USAGE: Final = """Settings provider (settings) commands:
  help
      Print this help text.
  get [--user <USER_ID> | current] NAMESPACE KEY
      Retrieve the current value of KEY.
  put [--user <USER_ID> | current] NAMESPACE KEY VALUE [TAG] [default]
      Change the contents of KEY to VALUE.
  delete [--user <USER_ID> | current] NAMESPACE KEY
      Delete the entry for KEY.
  reset [--user <USER_ID> | current] NAMESPACE {PACKAGE_NAME | RESET_MODE}
      Reset the global/secure table for a package with mode.
  list [--user <USER_ID> | current] NAMESPACE
      Print all defined keys.

NAMESPACE is one of {system, secure, global}, case-insensitive
"""
_ENTRY_BYTES: Final = 100
_NAMESPACE_BYTES: Final = 1024 * 1024
_PROPERTY_BYTES: Final = 92
"""`PROP_VALUE_MAX`, with the zero at the end."""

_PROPERTIES_BYTES: Final = 128 * 1024
"""The size of a property area on a device (`PA_SIZE`)."""

_RESET_MODES: Final = ("untrusted_defaults", "untrusted_clear", "trusted_defaults")


async def settings(io: IO, args: list[str]) -> int:
    rest = list(args)
    if "--user" in rest:
        at = rest.index("--user")
        del rest[at : at + 2]
    if not rest or rest[0] == "help":
        await io.out(_USAGE)
        return 0 if rest else 255
    command, rest = rest[0], rest[1:]
    if command not in ("get", "put", "delete", "reset", "list"):
        raise CommandError(f"Invalid command: {command}", 255)
    if not rest:
        raise CommandError("Not enough arguments", 255)
    namespace = rest.pop(0).lower()
    if namespace not in NAMESPACES:
        raise CommandError(f"Invalid namespace '{namespace}'", 255)
    needed = {"get": 1, "put": 2, "delete": 1, "reset": 1, "list": 0}[command]
    if len(rest) < needed:
        raise CommandError("Not enough arguments", 255)
    return await _run(io, command, namespace, rest)


async def _run(io: IO, command: str, namespace: str, args: list[str]) -> int:
    table = io.phone.settings
    match command:
        case "get":
            value = table.get(namespace, args[0])
            await io.line("null" if value is None else value)
        case "put":
            _check_room(table.list(namespace), args[0], args[1])
            table.put(namespace, args[0], args[1])
        case "delete":
            await io.line(f"Deleted {int(table.delete(namespace, args[0]))} rows")
        case "list":
            lines = [f"{key}={value}\n" for key, value in table.list(namespace).items()]
            await io.out("".join(lines))
        case "reset":
            if args[0] not in _RESET_MODES and "." not in args[0]:
                raise CommandError(f"Invalid reset mode: {args[0]}", 255)
            if args[0] == "trusted_defaults":
                for key, value in DEFAULTS[namespace].items():
                    table.put(namespace, key, value)
    io.phone.windows.invalidate()
    return 0


def _check_room(table: dict[str, str], key: str, value: str) -> None:
    """Make sure that a namespace does not grow beyond what it may hold.

    A device counts by package, and only in `system`; here all there is counts, everywhere.
    """
    known = sum(_ENTRY_BYTES + len(name) + len(text) for name, text in table.items() if name != key)
    if known + _ENTRY_BYTES + len(key) + len(value) > _NAMESPACE_BYTES:
        kind = "java.lang.IllegalStateException"
        raise java_error(
            "put",
            "You are adding too many system settings. You should stop using system settings for "
            "app specific data package: com.android.shell",
            kind,
        )


async def getprop(io: IO, args: list[str]) -> int:
    names = [arg for arg in args if not arg.startswith("-")]
    if names:
        await io.line(io.phone.properties.get(names[0], "".join(names[1:2])))
        return 0
    lines = [f"[{name}]: [{value}]\n" for name, value in io.phone.properties.all().items()]
    await io.out("".join(lines))
    return 0


async def setprop(io: IO, args: list[str]) -> int:
    if len(args) != 2:
        raise CommandError('setprop: Needs 2 arguments (see "setprop --help")')
    name, value = args
    size = len(to_bytes(value))
    if size >= _PROPERTY_BYTES and not value.startswith("ro."):
        raise CommandError(
            f"Value '{value}' is too long, {size} bytes vs a max of {_PROPERTY_BYTES}"
        )
    if name.startswith(CONTROL):
        return _order(io, name, value)
    known = io.phone.properties.all()
    taken = sum(_ENTRY_BYTES + len(own) + len(text) for own, text in known.items() if own != name)
    full = taken + _ENTRY_BYTES + len(name) + len(value) > _PROPERTIES_BYTES
    if full or not io.phone.properties.put(name, value):
        raise _refused(name, value)
    return 0


def _order(io: IO, name: str, service: str) -> int:
    if not control(io.phone, name.removeprefix(CONTROL), service):
        raise _refused(name, service)
    return 0


def _refused(name: str, value: str) -> CommandError:
    return CommandError(
        f"Failed to set property '{name}' to '{value}'.\nSee dmesg for error reason."
    )


COMMANDS: Final[Commands] = {
    "getprop": getprop,
    "setprop": setprop,
    "settings": through_binder("settings", settings),
}
