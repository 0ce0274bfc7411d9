"""Small programs: `test`, `xargs`, `env` and their kind."""

from __future__ import annotations

import shlex
from typing import Final

from pytest_androidbench.phone.shell import testing
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_text
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options


async def true(io: IO, args: list[str]) -> int:
    del io, args
    return 0


async def false(io: IO, args: list[str]) -> int:
    del io, args
    return 1


async def test(io: IO, args: list[str]) -> int:
    if io.name == "[":
        if args[-1:] != ["]"]:
            raise CommandError(f"{io.session.name}: [: missing ]", 2)
        args = args[:-1]
    return int(not testing.holds(args, io.session))


async def xargs(io: IO, args: list[str]) -> int:
    options = read_options("xargs", args, "0E:I:L:n:oP:prs:tx", stop_early=True)
    text = to_text(await io.stdin.read())
    if "I" in options:
        items = [line.strip() for line in text.split("\n") if line.strip()]
    elif "0" in options:
        items = [item for item in text.split("\0") if item]
    else:
        items = _words(text)
    command = options.rest or ["echo"]
    if "I" in options:
        mark = options.value("I")
        runs = [[word.replace(mark, item) for word in command] for item in items]
    else:
        size = options.number("n", 0) or len(items) or 1
        groups = [items[at : at + size] for at in range(0, len(items), size)]
        runs = [[*command, *group] for group in groups]
        if not groups and "r" not in options:
            runs = [command]
    status = 0
    for words in runs:
        if "t" in options:
            await io.err(" ".join(words))
        code = await io.run(words)
        status = 123 if 1 <= code <= 125 else code or status
    return status


def _words(text: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError:
        raise CommandError("xargs: unterminated quote") from None


async def env(io: IO, args: list[str]) -> int:
    rest = list(args)
    inner = io.session.fork()
    while rest and rest[0].startswith("-"):
        option = rest.pop(0)
        if option in ("-i", "-"):
            inner.exported = set()
        elif option == "-u" and rest:
            inner.exported.discard(rest.pop(0))
    while rest and "=" in rest[0]:
        name, _, value = rest.pop(0).partition("=")
        inner.variables[name] = value
        inner.exported.add(name)
    if rest:
        return await io.shell.run_command(rest, io.channels, inner)
    await io.out("".join(f"{n}={v}\n" for n, v in sorted(inner.environment().items())))
    return 0


async def pwd(io: IO, args: list[str]) -> int:
    await io.line(io.files.resolve(io.session.cwd) if "-P" in args else io.session.cwd)
    return 0


async def sync(io: IO, args: list[str]) -> int:
    del io, args
    return 0


async def ifconfig(io: IO, args: list[str]) -> int:
    name = next((arg for arg in args if not arg.startswith("-")), "wlan0")
    if name == "lo":
        await io.line("lo        Link encap:Local Loopback  ")
        await io.line("          inet addr:127.0.0.1  Mask:255.0.0.0 ")
        return 0
    if name != "wlan0":
        raise CommandError(f"ifconfig: {name}: No such device")
    address = "inet addr:10.0.2.16  Bcast:10.0.2.255  Mask:255.255.255.0 "
    shown = f"          {address}\n" if io.phone.radios.connected else ""
    await io.out(f"wlan0     Link encap:Ethernet  HWaddr 02:15:b2:00:00:00\n{shown}")
    return 0


async def clear(io: IO, args: list[str]) -> int:
    del args
    await io.out("\x1b[2J\x1b[H")
    return 0


COMMANDS: Final[Commands] = {
    "[": test,
    "clear": clear,
    "env": env,
    "false": false,
    "ifconfig": ifconfig,
    "printenv": env,
    "pwd": pwd,
    "sync": sync,
    "test": test,
    "true": true,
    "xargs": xargs,
}
