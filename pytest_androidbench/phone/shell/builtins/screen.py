"""`screencap` and `uiautomator`."""

from __future__ import annotations

import struct
from typing import Final, Literal

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_bytes
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options
from pytest_androidbench.phone.system.files import FileError

_RGBA: Final = 1
_SRGB: Final = 1
_DEFAULT_DUMP: Final = "/sdcard/window_dump.xml"
_QUALITY: Final = 90
_USAGE: Final = """Usage: uiautomator <subcommand> [options]

Available subcommands:

help: displays help message

dump: creates an XML dump of current UI hierarchy
    dump [--verbose][file]
      [--compressed]: dumps compressed layout information.
      [file]: the location where the dumped XML should be stored, default is
      /storage/emulated/legacy/window_dump.xml
"""


async def screencap(io: IO, args: list[str]) -> int:
    options = read_options("screencap", args, "pjhd:")
    if "h" in options:
        raise CommandError("usage: screencap [-hp] [-d display-id] [FILENAME]")
    name = options.rest[0] if options.rest else ""
    kind: Literal["png", "jpeg"] | None = None
    if "j" in options:
        kind = "jpeg"
    elif "p" in options or name.endswith(".png"):
        kind = "png"
    data = io.phone.windows.view.picture(kind, _QUALITY) if kind else _raw(io)
    if not name:
        await io.stdout.write(data)
        return 0
    try:
        io.files.write(io.path(name), data, mode=0o644, uid=io.session.uid, gid=io.session.uid)
    except FileError as error:
        raise CommandError(f"Error opening file: {name} ({error.strerror})") from error
    return 0


def _raw(io: IO) -> bytes:
    image = io.phone.windows.view.image().convert("RGBA")
    return struct.pack("<4I", *image.size, _RGBA, _SRGB) + image.tobytes()


async def uiautomator(io: IO, args: list[str]) -> int:
    if args[:1] != ["dump"]:
        await io.out(_USAGE)
        return int(bool(args) and args[0] != "help")
    names = [arg for arg in args[1:] if not arg.startswith("--")]
    target = names[0] if names else _DEFAULT_DUMP
    windows = io.phone.windows
    xml = windows.view.dump(compressed="--compressed" in args, all_windows="--windows" in args)
    if target == "/dev/tty":
        await io.out(xml)
    else:
        try:
            io.files.write(io.path(target), to_bytes(xml), mode=0o660)
        except FileError as error:
            reason = f"java.io.FileNotFoundException: {target}: open failed: {error.strerror}"
            raise CommandError(reason) from error
    await io.line(f"UI hierchary dumped to: {target}")
    return 0


COMMANDS: Final[Commands] = {"screencap": screencap, "uiautomator": uiautomator}
