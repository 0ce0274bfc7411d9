"""`content`: rows of content providers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.system.databases import DatabaseError, Value
from pytest_androidbench.phone.system.providers import ContentQuery, Provider, ProviderError, Uri
from pytest_androidbench.phone.system.providers.provider import QueryResult
from pytest_androidbench.phone.system.providers.selecting import SQLITE

T = TypeVar("T")

_USAGE: Final = """usage: adb shell content [subcommand] [options]

usage: adb shell content insert --uri <URI> [--user <USER_ID>] --bind <BINDING> [--bind <BINDING>...]
usage: adb shell content update --uri <URI> [--user <USER_ID>] --bind <BINDING> [--where <WHERE>]
usage: adb shell content delete --uri <URI> [--user <USER_ID>] [--where <WHERE>]
usage: adb shell content query --uri <URI> [--user <USER_ID>] [--projection <PROJECTION>] [--where <WHERE>] [--sort <SORT_ORDER>]
usage: adb shell content call --uri <URI> --method <METHOD> [--arg <ARG>] [--extra <BINDING> ...]
usage: adb shell content read --uri <URI> [--user <USER_ID>]
usage: adb shell content write --uri <URI> [--user <USER_ID>]
usage: adb shell content gettype --uri <URI> [--user <USER_ID>]
"""  # noqa: E501
_NO_METHOD: Final = "Content provider method not specified."
_COMMANDS: Final = frozenset(
    ("query", "insert", "update", "delete", "call", "read", "write", "gettype")
)
_OPTIONS: Final = frozenset(
    (
        "--uri",
        "--user",
        "--bind",
        "--where",
        "--projection",
        "--sort",
        "--method",
        "--arg",
        "--extra",
    )
)


@dataclass(slots=True)
class _Given:
    values: dict[str, str] = field(default_factory=dict)
    bindings: dict[str, Value] = field(default_factory=dict)
    extras: dict[str, Value] = field(default_factory=dict)


async def content(io: IO, args: list[str]) -> int:
    if not args or args[0] not in _COMMANDS:
        if args:
            await io.err(f"[ERROR] Unsupported operation: {args[0]}")
        await io.out(_USAGE)
        return int(bool(args))
    command = args[0]
    try:
        given = _read(list(args[1:]), command)
    except CommandError as error:
        await io.err(f"[ERROR] {error.message}")
        await io.out(_USAGE)
        return 1
    text = given.values["--uri"]
    try:
        uri = Uri.parse(text)
        provider = io.phone.providers.find(uri.authority)
        if provider is None:
            shown = "java.lang.IllegalStateException: Could not find provider: " + uri.authority
            await io.err(f"Error while accessing provider:{uri.authority}\n{shown}")
            return 1
        return await _run(io, command, provider, uri, given)
    except ProviderError as error:
        authority = text.removeprefix("content://").partition("/")[0]
        frame = (
            "\tat android.database.DatabaseUtils.readExceptionFromParcel(DatabaseUtils.java:172)"
        )
        await io.err(f"Error while accessing provider:{authority}\n{error.kind}: {error}\n{frame}")
        return 1


def _read(args: list[str], command: str) -> _Given:
    given = _Given()
    while args:
        option = args.pop(0)
        if option not in _OPTIONS:
            raise CommandError(f"Unsupported argument: {option}")
        if not args:
            raise CommandError(f"No value for argument: {option}")
        value = args.pop(0)
        if option in ("--bind", "--extra"):
            name, bound = _binding(value)
            (given.bindings if option == "--bind" else given.extras)[name] = bound
        else:
            given.values[option] = value
    if "--uri" not in given.values:
        raise CommandError("Content provider URI not specified. Did you specify --uri argument?")
    if command == "call" and "--method" not in given.values:
        raise CommandError(f"{_NO_METHOD} Did you specify --method argument?")
    if command in ("insert", "update") and not given.bindings:
        raise CommandError("Bindings not specified. Did you specify --bind argument(s)?")
    return given


def _binding(text: str) -> tuple[str, Value]:
    """`name:type:value`."""
    name, first, rest = text.partition(":")
    kind, second, value = rest.partition(":")
    if not first or not second:
        raise CommandError(f"Binding not well formed: {text}")
    try:
        match kind:
            case "s":
                return name, value
            case "i" | "l":
                return name, int(value)
            case "f" | "d":
                return name, float(value)
            case "b":
                return name, int(value.lower() == "true")
            case "n":
                return name, None
    except ValueError:
        raise CommandError(f'For input string: "{value}"') from None
    raise CommandError(f"Unsupported type: {kind}")


async def _run(io: IO, command: str, provider: Provider, uri: Uri, given: _Given) -> int:
    request = ContentQuery(
        projection=[name for name in given.values.get("--projection", "").split(":") if name],
        where=given.values.get("--where", ""),
        sort=given.values.get("--sort", ""),
    )
    match command:
        case "query":
            await _show(io, await _asked(io, lambda: provider.query(uri, request)))
        case "insert":
            provider.insert(uri, given.bindings)
        case "update":
            await _asked(io, lambda: provider.update(uri, given.bindings, request))
        case "delete":
            await _asked(io, lambda: provider.delete(uri, request))
        case "call":
            await _call(io, provider, given)
        case "read":
            await io.stdout.write(provider.read(uri))
        case "write":
            provider.write(uri, await io.stdin.read())
        case "gettype":
            await io.line(f"Result: {provider.type_of(uri) or 'null'}")
    if command in ("insert", "update", "delete", "call", "write"):
        io.phone.windows.invalidate()
    return 0


async def _asked(io: IO, call: Callable[[], T]) -> T:
    """What a provider answers to a call with the client's own conditions."""
    try:
        return await io.phone.databases.asking.run(io.session.request, call)
    except DatabaseError as error:
        raise ProviderError(str(error), SQLITE) from error


async def _show(io: IO, table: QueryResult) -> None:
    if not table.rows:
        await io.line("No result found.")
        return
    for number, row in enumerate(table.rows):
        cells = [f"{name}={_shown(value)}" for name, value in zip(table.columns, row, strict=True)]
        await io.session.request.turn(20)
        await io.out(f"Row: {number} {', '.join(cells)}\n")


def _shown(value: Value) -> str:
    if value is None:
        return "NULL"
    if isinstance(value, bytes):
        return "BLOB"
    if isinstance(value, float):
        return f"{value:g}"
    return str(value)


async def _call(io: IO, provider: Provider, given: _Given) -> None:
    values = given.values
    result = provider.call(values["--method"], values.get("--arg"), given.extras)
    if result is None:
        await io.line("Result: null")
        return
    pairs = ", ".join(f"{k}={'null' if v is None else _shown(v)}" for k, v in result.items())
    await io.line(f"Result: Bundle[{{{pairs}}}]")


COMMANDS: Final[Commands] = {"content": content}
