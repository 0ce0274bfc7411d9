"""`locksettings`: how the phone is locked (`LockSettingsShellCommand` of Android 13)."""

from __future__ import annotations

from typing import Final, NamedTuple

from pytest_androidbench.phone.shell.builtins.java import ILLEGAL_ARGUMENT, through_binder
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.system.lock_settings import LEAST_SECRET, MOST_SECRET, SecretKind

_EXIT: Final = 255
_PATTERN_DOTS: Final = frozenset("123456789")
_CREDENTIAL: Final = "[--old <CREDENTIAL>] [--user USER_ID]"
_COMMANDS: Final = (
    ("help", "Prints this help text."),
    (f"get-disabled {_CREDENTIAL}", "Checks whether lock screen is disabled."),
    (f"set-disabled {_CREDENTIAL} <true|false>", "When true, disables lock screen."),
    (
        f"set-pattern {_CREDENTIAL} <PATTERN>",
        "Sets the lock screen as pattern, using the given PATTERN to unlock.",
    ),
    (
        f"set-pin {_CREDENTIAL} <PIN>",
        "Sets the lock screen as PIN, using the given PIN to unlock.",
    ),
    (
        f"set-password {_CREDENTIAL} <PASSWORD>",
        "Sets the lock screen as password, using the given PASSOWRD to unlock.",
    ),
    (f"clear {_CREDENTIAL}", "Clears the lock credentials."),
    (f"verify {_CREDENTIAL}", "Verifies the lock credentials."),
    ("remove-cache [--user USER_ID]", "Removes cached unified challenge for the managed profile."),
)
"""What `help` lists; the misspelt word is Android's."""
_HELP: Final = (
    "lockSettings service commands:\n\n"
    "NOTE: when lock screen is set, all commands require the --old <CREDENTIAL> argument.\n\n"
) + "".join(f"  {usage}\n    {what}\n\n" for usage, what in _COMMANDS)
_NEW: Final[dict[str, tuple[SecretKind, str]]] = {
    "set-pin": ("pin", "Pin"),
    "set-password": ("password", "Password"),
    "set-pattern": ("pattern", "Pattern"),
}


class _Given(NamedTuple):
    """The arguments of a command."""

    old: str = ""
    new: str | None = None


async def locksettings(io: IO, args: list[str]) -> int:
    if not args:
        await io.out(_HELP)
        return 0
    command, given = args[0], _read(args[0], args[1:])
    if command == "help":
        await io.out(_HELP)
        return 0
    if command == "remove-cache":
        await io.line("Password cached removed for user 0")
        return 0
    if io.phone.locks.secure and not given.old:
        raise _failed(command, message="Credential can't be null or empty")
    refused = _refusal(io, given.old)
    if refused:
        await io.line(refused)
        return _EXIT
    return await _act(io, command, given.new)


def _read(command: str, args: list[str]) -> _Given:
    """Options come ahead of the one argument."""
    rest, old = list(args), ""
    while rest and rest[0].startswith("-"):
        option = rest.pop(0)
        if option not in ("--old", "--user"):
            raise _failed(command, f"Unknown option: {option}")
        if not rest:
            raise _failed(command)
        value = rest.pop(0)
        old = value if option == "--old" else old
    return _Given(old, rest[0] if rest else None)


def _failed(command: str, said: str = "", message: str = "") -> CommandError:
    """What is printed when the command throws."""
    head = f"{said}\n" if said else ""
    error = f"{ILLEGAL_ARGUMENT}: {message}" if message else ILLEGAL_ARGUMENT
    return CommandError(f"{head}Error while executing command: {command}\n{error}", _EXIT)


def _refusal(io: IO, old: str) -> str:
    """Why the old secret does not let a command through."""
    locks = io.phone.locks
    if not locks.secure:
        return "Old password provided but user has no password" if old else ""
    return {
        "right": "",
        "wrong": f"Old password '{old}' didn't match",
        "throttled": "Request throttled",
    }[locks.check(old)]


async def _act(io: IO, command: str, new: str | None) -> int:
    locks = io.phone.locks
    match command:
        case "set-pin" | "set-password" | "set-pattern":
            return await _set(io, command, new)
        case "clear":
            locks.clear()
            await io.line("Lock credential cleared")
        case "verify":
            await io.line("Lock credential verified successfully")
        case "get-disabled":
            await io.line(str(locks.disabled).lower())
        case "set-disabled":
            disabled = (new or "").lower() == "true"
            locks.set_disabled(disabled)
            await io.line(f"Lock screen disabled set to {str(disabled).lower()}")
        case _:
            await io.err(f"Unknown command: {command}")
    io.phone.windows.invalidate()
    return 0


async def _set(io: IO, command: str, new: str | None) -> int:
    kind, name = _NEW[command]
    if new is None or (kind == "pattern" and not _PATTERN_DOTS.issuperset(new)):
        raise _failed(command)
    wrong = _weakness(kind, new)
    if wrong:
        await io.line(f"New credential doesn't satisfy admin policies: {wrong}")
        return _EXIT
    io.phone.locks.set_secret(kind, new)
    io.phone.windows.invalidate()
    await io.line(f"{name} set to '{new}'")
    return 0


def _weakness(kind: SecretKind, secret: str) -> str:
    """Why a secret is none (`PasswordMetrics.validatePassword`, `PasswordValidationError`)."""
    if kind == "pattern":
        return ""
    if not secret.isascii() or not secret.isprintable():
        return "Contains invalid characters"
    if len(secret) < LEAST_SECRET:
        return f"Password too short; required: {LEAST_SECRET}"
    if len(secret) > MOST_SECRET:
        return f"Password too long; required: {MOST_SECRET}"
    return ""


COMMANDS: Final[Commands] = {"locksettings": through_binder("lock_settings", locksettings)}
