"""Programs that find or run other programs."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options

_UNKNOWN: Final = 127


async def toybox(io: IO, args: list[str]) -> int:
    if not args:
        await io.line("toybox 0.8.6-android multicall binary")
        return 0
    if args[0] in _NOT_TOYBOX:
        raise CommandError(f'toybox: Unknown command {args[0]} (see "toybox --help")', _UNKNOWN)
    try:
        return await io.run(args)
    except CommandError as error:
        message = f'toybox: Unknown command {args[0]} (see "toybox --help")'
        raise CommandError(message, _UNKNOWN) from error


async def app_process(io: IO, args: list[str]) -> int:
    """Start a Java program by its main class."""
    for at, arg in enumerate(args):
        if program := io.shell.programs.get(arg):
            return await program(io, list(args[at + 1 :]))
    names = [arg for arg in args if not arg.startswith(("-", "/"))]
    if not names:
        raise CommandError("Error: no class name or --zygote supplied.", 10)
    path = names[0].replace(".", "/")
    raise CommandError(
        f"Error: could not find class '{names[0]}'\njava.lang.ClassNotFoundException: {path}",
        1,
    )


async def nohup(io: IO, args: list[str]) -> int:
    options = read_options("nohup", args, "", stop_early=True, least=1)
    return await io.run(options.rest)


async def timeout(io: IO, args: list[str]) -> int:
    options = read_options("timeout", args, "k:s:vi", stop_early=True, least=2)
    return await io.run(options.rest[1:])


_NOT_TOYBOX: Final = frozenset(
    ("am", "pm", "cmd", "content", "dumpsys", "input", "logcat", "media", "monkey", "screencap",
     "service", "settings", "sh", "sqlite3", "svc", "uiautomator", "wm", "app_process", "reboot",
     "su", "ime")
)  # fmt: skip

COMMANDS: Final[Commands] = {
    "app_process": app_process,
    "app_process64": app_process,
    "nohup": nohup,
    "timeout": timeout,
    "toybox": toybox,
}
