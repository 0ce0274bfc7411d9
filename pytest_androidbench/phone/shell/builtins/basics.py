"""Small programs: `test`, `env` and their kind."""

from __future__ import annotations

from collections import deque
from typing import Final

from pytest_androidbench.phone.shell import testing
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options
from pytest_androidbench.phone.shell.session import Session


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


async def env(io: IO, args: list[str]) -> int:
    options = read_options("env", args, "0iu:", stop_early=True)
    rest = deque(options.rest)
    inner = io.session.fork()
    if "i" in options or options.rest[:1] == ["-"]:
        inner.exported = set()
    if options.rest[:1] == ["-"]:
        rest.popleft()
    inner.exported -= set(options.values.get("u", ()))
    while rest and "=" in rest[0]:
        name, _, value = rest.popleft().partition("=")
        inner.variables[name] = value
        inner.exported.add(name)
    if rest:
        return await io.shell.run_command(list(rest), io.channels, inner)
    await _told(io, inner, "0" in options)
    return 0


async def _told(io: IO, session: Session, zeros: bool) -> None:
    """Say what the environment of a session is."""
    end = "\0" if zeros else "\n"
    await io.out("".join(f"{n}={v}{end}" for n, v in sorted(session.environment().items())))


async def printenv(io: IO, args: list[str]) -> int:
    options = read_options("printenv", args, "0", long={"null": "0"})
    if not options.rest:
        await _told(io, io.session, "0" in options)
    known = io.session.environment()
    end = "\0" if "0" in options else "\n"
    await io.out("".join(f"{known[name]}{end}" for name in options.rest if name in known))
    return int(any(name not in known for name in options.rest))


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
    "printenv": printenv,
    "pwd": pwd,
    "sync": sync,
    "test": test,
    "true": true,
}
