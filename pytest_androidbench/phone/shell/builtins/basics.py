"""Small programs: `test`, `env` and their kind."""

from __future__ import annotations

from collections import deque
from typing import Final

from pytest_androidbench.phone.shell import testing
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands


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
    rest = deque(args)
    inner = io.session.fork()
    while rest and rest[0].startswith("-"):
        option = rest.popleft()
        if option in ("-i", "-"):
            inner.exported = set()
        elif option == "-u" and rest:
            inner.exported.discard(rest.popleft())
    while rest and "=" in rest[0]:
        name, _, value = rest.popleft().partition("=")
        inner.variables[name] = value
        inner.exported.add(name)
    if rest:
        return await io.shell.run_command(list(rest), io.channels, inner)
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
}
