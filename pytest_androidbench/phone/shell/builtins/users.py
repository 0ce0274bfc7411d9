"""Users, and shells for them."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.errors import CommandError, ExitShell
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options
from pytest_androidbench.phone.system.files import owner_name, owner_number

_GROUPS: Final = (1004, 1007, 1011, 1015, 1028, 1078, 1079, 3001, 3002, 3003, 3006, 3009, 3011)


async def whoami(io: IO, args: list[str]) -> int:
    del args
    await io.line(owner_name(io.session.uid))
    return 0


async def id_(io: IO, args: list[str]) -> int:
    options = read_options("id", args, "ngGruZ")
    uid = io.session.uid
    if "Z" in options:
        await io.line("u:r:su:s0" if uid == 0 else "u:r:shell:s0")
    elif "G" in options:
        await io.line(" ".join(map(str, (uid, *_GROUPS))))
    elif "u" in options or "g" in options:
        await io.line(owner_name(uid) if "n" in options else str(uid))
    else:
        groups = ",".join(f"{gid}({owner_name(gid)})" for gid in (uid, *_GROUPS))
        context = "u:r:su:s0" if uid == 0 else "u:r:shell:s0"
        name = owner_name(uid)
        await io.line(f"uid={uid}({name}) gid={uid}({name}) groups={groups} context={context}")
    return 0


async def groups(io: IO, args: list[str]) -> int:
    del args
    await io.line(" ".join(owner_name(gid) for gid in (io.session.uid, *_GROUPS)))
    return 0


async def su(io: IO, args: list[str]) -> int:
    """`su [USER [COMMAND...]]`."""
    inner = io.session.fork()
    uid = owner_number(args[0]) if args else 0
    if uid is None:
        raise CommandError(f"su: invalid uid/gid '{args[0]}'")
    inner.uid = uid
    if len(args) > 1:
        return await io.shell.run_command(args[1:], io.channels, inner)
    script = (await io.stdin.read()).decode("utf-8", "surrogateescape")
    return await io.shell.run_script(script, io.channels, inner)


async def run_as(io: IO, args: list[str]) -> int:
    """`run-as PACKAGE COMMAND...`."""
    if not args:
        raise CommandError("usage: run-as <package-name> [--user <uid>] <command> [<args>]")
    info = io.phone.packages.info(args[0])
    if info is None:
        raise CommandError(f"run-as: unknown package: {args[0]}")
    inner = io.session.fork()
    inner.uid = info.uid
    inner.cwd = f"/data/data/{args[0]}"
    return await io.shell.run_command(args[1:] or ["sh"], io.channels, inner)


async def sh(io: IO, args: list[str]) -> int:
    """`sh [-c SCRIPT [NAME ARG...]] [FILE ARG...]`."""
    rest = list(args)
    inner = io.session.fork()
    inner.functions = {}
    inner.options = set()
    while rest and rest[0].startswith("-") and rest[0] != "-c" and "c" not in rest[0]:
        inner.options |= set(rest.pop(0)[1:])
    if rest and rest[0].startswith("-"):
        if len(rest) < 2:
            raise CommandError(f"{io.session.name}: -c: requires an argument")
        inner.options |= set(rest[0][1:]) - {"c"}
        inner.name = rest[2] if len(rest) > 2 else inner.name
        inner.positional = rest[3:]
        return await io.shell.run_script(rest[1], io.channels, inner)
    if rest:
        inner.name, inner.positional = rest[0], rest[1:]
        if not io.files.is_file(io.path(rest[0])):
            raise CommandError(f"{io.session.name}: {rest[0]}: No such file or directory", 127)
        data = io.files.read(io.path(rest[0]))
    else:
        data = await io.stdin.read()
    try:
        return await io.shell.run_script(
            data.decode("utf-8", "surrogateescape"), io.channels, inner
        )
    except ExitShell as leaving:
        return leaving.code


COMMANDS: Final[Commands] = {
    "groups": groups,
    "id": id_,
    "run-as": run_as,
    "sh": sh,
    "su": su,
    "whoami": whoami,
}
