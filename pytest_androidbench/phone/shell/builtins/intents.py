"""Intents on the command line."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from pytest_androidbench.phone.shell.builtins.java import flags, integer, java_error, number, take
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO
from pytest_androidbench.phone.system.intent_uri import intent_of
from pytest_androidbench.phone.system.intents import (
    ACTION_MAIN,
    CATEGORY_LAUNCHER,
    Extra,
    Intent,
)

_OPTION_UNITS: Final = 5
_FLAGS: Final[dict[str, int]] = {
    "--activity-brought-to-front": 0x00400000,
    "--activity-clear-task": 0x00008000,
    "--activity-clear-top": 0x04000000,
    "--activity-exclude-from-recents": 0x00800000,
    "--activity-multiple-task": 0x08000000,
    "--activity-new-task": 0x10000000,
    "--activity-no-animation": 0x00010000,
    "--activity-no-history": 0x40000000,
    "--activity-reset-task-if-needed": 0x00200000,
    "--activity-single-top": 0x20000000,
    "--exclude-stopped-packages": 0x10,
    "--grant-read-uri-permission": 0x1,
    "--grant-write-uri-permission": 0x2,
    "--include-stopped-packages": 0x20,
    "--receiver-foreground": 0x10000000,
    "--receiver-registered-only": 0x40000000,
}
_VALUED: Final = frozenset(
    ("--user", "--display", "--windowingMode", "--activityType", "--task", "--receiver-permission",
     "-R", "-P", "--sampling", "--start-profiler", "--agent", "--attach-agent")
)  # fmt: skip
_SWITCHES: Final = frozenset(
    ("-W", "-S", "-D", "-N", "--splashscreen-show-icon", "--lock-task", "--task-overlay",
     "--allow-background-activity-starts", "--async", "--streaming", "--track-allocation",
     "--dismiss-keyguard", "--activity-launched-from-bubble")
)  # fmt: skip


@dataclass(slots=True)
class IntentArguments:
    """An intent and the options around it."""

    intent: Intent = field(default_factory=Intent)
    switches: set[str] = field(default_factory=set)


def _boolean(text: str, command: str) -> Extra:
    if text.lower() in ("true", "t"):
        return True
    if text.lower() in ("false", "f"):
        return False
    try:
        return bool(integer(text, command))
    except CommandError:
        raise java_error(command, f"Invalid boolean value: {text}") from None


def _long(text: str, command: str) -> int:
    return integer(text, command, bits=64)


def _split(text: str) -> list[str]:
    """Items of a list; a backslash keeps a comma inside one."""
    items = [""]
    chars = iter(text)
    for char in chars:
        if char == "\\":
            following = next(chars, "")
            items[-1] += following if following == "," else char + following
        elif char == ",":
            items.append("")
        else:
            items[-1] += char
    return items


_EXTRAS: Final[dict[str, Callable[[str, str], Extra]]] = {
    "-e": lambda text, _: text,
    "--es": lambda text, _: text,
    "--eu": lambda text, _: text,
    "--ecn": lambda text, _: text,
    "--ez": _boolean,
    "--ei": integer,
    "--el": _long,
    "--ef": number,
    "--ed": number,
    "--esa": lambda text, _: _split(text),
    "--esal": lambda text, _: _split(text),
    "--eia": lambda text, command: [integer(item, command) for item in text.split(",")],
    "--eial": lambda text, command: [integer(item, command) for item in text.split(",")],
    "--ela": lambda text, command: [_long(item, command) for item in text.split(",")],
    "--elal": lambda text, command: [_long(item, command) for item in text.split(",")],
    "--efa": lambda text, command: [number(item, command) for item in text.split(",")],
}


async def read_intent(io: IO, args: list[str], command: str) -> IntentArguments:
    """Read an intent's arguments.

    Raises:
        CommandError: as Java throws it.
    """
    found = IntentArguments()
    values: dict[str, Any] = {"extras": {}, "categories": [], "flags": 0}
    pending = deque(arg for arg in args if arg != "")
    positional: list[str] = []
    while pending:
        option = pending.popleft()
        await io.turn(_OPTION_UNITS)
        if not option.startswith("-") or option == "-":
            positional.append(option)
        else:
            _option(option, pending, values, found, command)
    _positional(positional, values, command)
    if not any(values.get(key) for key in ("action", "data", "type", "component", "package")):
        raise java_error(command, "No intent supplied")
    found.intent = Intent(**{**values, "categories": tuple(values["categories"])})
    return found


def _option(
    option: str, pending: deque[str], values: dict[str, Any], found: IntentArguments, command: str
) -> None:
    fields = {"-a": "action", "-d": "data", "-t": "type", "-n": "component", "-p": "package"}
    if option in fields:
        values[fields[option]] = take(pending, command, option)
    elif option == "-i":
        values["identifier"] = take(pending, command, option)
    elif option == "-c" or (option.startswith("-c") and not option.startswith("--")):
        values["categories"].append(option[2:] or take(pending, command, option))
    elif option == "-f":
        values["flags"] |= flags(take(pending, command, option), command)
    elif option in _FLAGS:
        values["flags"] |= _FLAGS[option]
    elif option == "--esn":
        values["extras"][take(pending, command, option)] = None
    elif option in _EXTRAS:
        name = take(pending, command, option)
        values["extras"][name] = _EXTRAS[option](take(pending, command, name), command)
    elif option in _VALUED:
        take(pending, command, option)
    elif option in _SWITCHES:
        found.switches.add(option)
    else:
        raise java_error(command, f"Unknown option: {option}")
    component = values.get("component") or ""
    if option == "-n" and "/" not in component:
        raise java_error(command, f"Bad component name: {component}")


def _positional(positional: list[str], values: dict[str, Any], command: str) -> None:
    """What a bare argument means: an address, a component or a package."""
    for arg in positional[:1]:
        if ":" in arg:
            _fill_in(_of_address(arg, command), values)
        elif "/" in arg:
            values["component"] = arg
            values.setdefault("action", ACTION_MAIN)
        else:
            values["package"] = arg
            values.setdefault("action", ACTION_MAIN)
            values["categories"].append(CATEGORY_LAUNCHER)


def _of_address(uri: str, command: str) -> Intent:
    try:
        return intent_of(uri)
    except ValueError as error:
        raise java_error(command, str(error)) from error


def _fill_in(base: Intent, values: dict[str, Any]) -> None:
    """Take over of an address what the options left open, as `Intent.parseCommandArgs` does."""
    if not values.get("action"):
        values["categories"] += base.categories
    for name in ("action", "data", "type", "component", "package", "identifier"):
        if not values.get(name):
            values[name] = getattr(base, name)
    values["flags"] |= base.flags
    values["extras"] = {**base.extras, **values["extras"]}
