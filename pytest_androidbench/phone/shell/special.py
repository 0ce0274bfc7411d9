"""The commands that act on the shell itself."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Final, Protocol

from pytest_androidbench.phone.shell.arithmetic import evaluate
from pytest_androidbench.phone.shell.errors import (
    CommandError,
    ExitShell,
    LeaveLoop,
    ReturnFrom,
)
from pytest_androidbench.phone.shell.escapes import to_bytes, to_text, unescape_pieces
from pytest_androidbench.phone.shell.expansion import separator_pattern
from pytest_androidbench.phone.shell.io import Channels
from pytest_androidbench.phone.shell.jobs import signal_options, wait_for, wait_for_named
from pytest_androidbench.phone.shell.memory import size_of
from pytest_androidbench.phone.shell.programs import Programs
from pytest_androidbench.phone.shell.reading import read_script
from pytest_androidbench.phone.shell.session import Session
from pytest_androidbench.phone.shell.streams import Output, Reader
from pytest_androidbench.phone.shell.syntax import Script

if TYPE_CHECKING:
    from pytest_androidbench.phone.shell.shell import Shell

_COUNT: Final = re.compile(r"\d{1,9}", re.ASCII)
_FRAMES: Final = 3
_PIECE: Final = 16 * 1024
"""Characters that are echoed at a time."""

_CHARACTERS_A_UNIT: Final = 20


class Caller(Protocol):
    """Who runs a script and comes to one of these commands in it."""

    @property
    def shell(self) -> Shell: ...
    @property
    def session(self) -> Session: ...
    @property
    def programs(self) -> Programs: ...

    async def script(self, script: Script, channels: Channels) -> int:
        """Run a script; the status is its last command's."""
        ...


Special = Callable[[Caller, list[str], Channels], Awaitable[int]]


async def _write(channels: Channels, text: str, descriptor: int = 1) -> None:
    target: Reader | Output | None = channels.get(descriptor)
    if target is not None and not isinstance(target, Reader):
        await target.write(to_bytes(text))


def _fail(caller: Caller, message: str, code: int = 1) -> CommandError:
    return CommandError(f"{caller.session.name}: {message}", code)


async def nothing(caller: Caller, args: list[str], channels: Channels) -> int:
    del caller, args, channels
    return 0


async def change_directory(caller: Caller, args: list[str], channels: Channels) -> int:
    session = caller.session
    names = [arg for arg in args if arg not in ("-P", "-L", "--")]
    target = names[0] if names else session.variables.get("HOME", "/")
    if target == "-":
        target = session.variables.get("OLDPWD", session.cwd)
        await _write(channels, target + "\n")
    files = session.phone.files
    path = session.path(target)
    if not files.is_dir(path):
        why = "Not a directory" if files.exists(path) else "No such file or directory"
        raise _fail(caller, f"cd: {target}: {why}", 2)
    session.variables["OLDPWD"] = session.cwd
    session.cwd = logical(path)
    session.variables["PWD"] = session.cwd
    return 0


def logical(path: str) -> str:
    """A path without dots, links kept."""
    parts: list[str] = []
    for part in path.split("/"):
        if part == "..":
            del parts[-1:]
        elif part not in ("", "."):
            parts.append(part)
    return "/" + "/".join(parts)


async def print_directory(caller: Caller, args: list[str], channels: Channels) -> int:
    session = caller.session
    path = session.phone.files.resolve(session.cwd) if "-P" in args else session.cwd
    await _write(channels, path + "\n")
    return 0


async def export(caller: Caller, args: list[str], channels: Channels) -> int:
    session = caller.session
    names = [arg for arg in args if arg != "-p"]
    if not names:
        for name, value in sorted(session.environment().items()):
            await _write(channels, f"export {name}={value}\n")
    for name, mark, value in (arg.partition("=") for arg in names):
        if not name.isidentifier():
            raise _fail(caller, f"export: {name}: is not an identifier")
        if mark:
            session.assign(name, value)
        session.exported.add(name)
    return 0


async def declare(caller: Caller, args: list[str], channels: Channels) -> int:
    del channels
    for name, mark, value in (arg.partition("=") for arg in args if not arg.startswith("-")):
        if mark:
            caller.session.assign(name, value)
    return 0


async def readonly(caller: Caller, args: list[str], channels: Channels) -> int:
    await declare(caller, args, channels)
    caller.session.readonly.update(arg.partition("=")[0] for arg in args)
    return 0


async def unset(caller: Caller, args: list[str], channels: Channels) -> int:
    del channels
    session = caller.session
    for name in args:
        if "-f" in args:
            session.functions.pop(name, None)
            session.memory.keep(f"{name}()", None, 0)
        else:
            session.unset(name)
    return 0


async def leave(caller: Caller, args: list[str], channels: Channels) -> int:
    del channels
    raise ExitShell(_status(caller, args))


async def return_from(caller: Caller, args: list[str], channels: Channels) -> int:
    del channels
    raise ReturnFrom(_status(caller, args))


def _status(caller: Caller, args: list[str]) -> int:
    if not args:
        return caller.session.status
    return evaluate(args[0], caller.session.variables) & 0xFF


async def break_loop(caller: Caller, args: list[str], channels: Channels) -> int:
    del caller, channels
    raise LeaveLoop(_levels(args), again=False)


async def continue_loop(caller: Caller, args: list[str], channels: Channels) -> int:
    del caller, channels
    raise LeaveLoop(_levels(args), again=True)


def _levels(args: list[str]) -> int:
    return max(1, int(args[0])) if args and _COUNT.fullmatch(args[0]) else 1


async def shift(caller: Caller, args: list[str], channels: Channels) -> int:
    del channels
    count = evaluate(args[0], caller.session.variables) if args else 1
    if count < 0:
        raise _fail(caller, f"shift: {args[0]}: bad number")
    if count > len(caller.session.positional):
        raise _fail(caller, "shift: nothing to shift")
    caller.session.set_positional(caller.session.positional[count:])
    return 0


async def set_options(caller: Caller, args: list[str], channels: Channels) -> int:
    session = caller.session
    if not args:
        for name, value in sorted(session.variables.items()):
            await _write(channels, f"{name}={value}\n")
        return 0
    while args and args[0][:1] in ("-", "+") and len(args[0]) > 1:
        arg = args.pop(0)
        if arg == "--":
            session.set_positional(args)
            return 0
        letters = set(arg[1:])
        if "o" in letters and args:
            letters = {{"errexit": "e", "nounset": "u", "xtrace": "x"}.get(args.pop(0), "o")}
        session.options = session.options | letters if arg[0] == "-" else session.options - letters
    if args:
        session.set_positional(args)
    return 0


async def evaluate_text(caller: Caller, args: list[str], channels: Channels) -> int:
    session = caller.session
    session.status = 0
    text = " ".join(args)
    session.memory.hold(len(text))
    script = await read_script(text, session)
    session.frames += _FRAMES
    try:
        return await caller.script(script, channels)
    finally:
        session.frames -= _FRAMES


async def source(caller: Caller, args: list[str], channels: Channels) -> int:
    if not args:
        raise _fail(caller, ".: missing argument")
    session = caller.session
    path = session.path(args[0])
    if not session.phone.files.is_file(path):
        raise _fail(caller, f".: {args[0]}: No such file or directory")
    data = session.phone.files.read(path)
    session.memory.hold(len(data))
    script = await read_script(to_text(data), session)
    with session.called(args[1:] or session.positional):
        try:
            return await caller.script(script, channels)
        except ReturnFrom as leaving:
            return leaving.code


async def read_line(caller: Caller, args: list[str], channels: Channels) -> int:
    raw = False
    while args and args[0].startswith("-"):
        raw |= "r" in args.pop(0)
    reader = channels.get(0)
    line = await reader.line() if isinstance(reader, Reader) else b""
    text = to_text(line).removesuffix("\n")
    caller.session.memory.hold(size_of(text))
    if not raw:
        text = text.replace("\\", "")
    names = args or ["REPLY"]
    separators = caller.session.variables.get("IFS", " \t\n")
    values = _distribute(text, len(names), separators)
    for name, value in zip(names, values, strict=True):
        caller.session.assign(name, value)
    return int(not line.endswith(b"\n"))


def _distribute(text: str, count: int, separators: str) -> list[str]:
    """Split a line into `count` values, the last one with all that is left."""
    blanks = "".join(char for char in separators if char in " \t\n")
    text = text.strip(blanks) if blanks else text
    separator = separator_pattern(separators)
    values: list[str] = []
    at = 0
    while len(values) < count - 1:
        match = separator.search(text, at)
        end = match.start() if match else len(text)
        values.append(text[at:end])
        at = end + 1
        while blanks and text[at : at + 1] and text[at] in blanks:
            at += 1
    return [*values, text[at:]]


async def echo(caller: Caller, args: list[str], channels: Channels) -> int:
    memory = caller.session.memory
    newline, interpreted = True, True
    while args and len(args[0]) > 1 and args[0][0] == "-" and set(args[0][1:]) <= set("neE"):
        for letter in args.pop(0)[1:]:
            newline = newline and letter != "n"
            interpreted = letter == "e" if letter != "n" else interpreted
    memory.hold(sum(map(len, args)))
    end = "\n" if newline else ""
    for piece in unescape_pieces(" ".join(args), _PIECE, interpreted=interpreted, end=end):
        await memory.request.turn(len(piece) // _CHARACTERS_A_UNIT)
        await _write(channels, piece)
    return 0


async def set_trap(caller: Caller, args: list[str], channels: Channels) -> int:
    del channels
    names = {"0": "EXIT", "2": "INT", "15": "TERM"}
    for name in args[1:]:
        caller.session.traps[names.get(name, name)] = "" if args[0] == "-" else args[0]
    return 0


async def wait(caller: Caller, args: list[str], channels: Channels) -> int:
    del channels
    if args:
        return await wait_for_named(args, caller.session)
    await wait_for(list(caller.session.jobs.values()))
    return 0


async def kill(caller: Caller, args: list[str], channels: Channels) -> int:
    """End jobs; what is no job of a shell is left to the program of the same name."""
    session = caller.session
    options, targets = signal_options(args)
    others: list[str] = []
    status = 0
    for target in targets:
        if caller.shell.jobs.kill(target, options, session):
            continue
        if target.startswith("%"):
            await _write(channels, f"{session.name}: kill: {target}: no such job\n", 2)
            status = 1
        else:
            others.append(target)
    if others or not targets:
        status = await caller.programs.run(["kill", *options, *others], channels) or status
    return status


async def command(caller: Caller, args: list[str], channels: Channels) -> int:
    if args and args[0] in ("-v", "-V"):
        return await describe(caller, args[1:], channels, terse=args[0] == "-v")
    if not args:
        return 0
    if special := SPECIAL.get(args[0]):
        return await special(caller, args[1:], channels)
    return await caller.programs.run(args, channels)


async def type_of(caller: Caller, args: list[str], channels: Channels) -> int:
    return await describe(caller, args, channels, terse=False)


async def describe(caller: Caller, args: list[str], channels: Channels, *, terse: bool) -> int:
    """Say what each name would run."""
    status = 0
    for name in args:
        path = caller.programs.path(name)
        if name in caller.session.functions:
            await _write(channels, f"{name}\n" if terse else f"{name} is a function\n")
        elif name in SPECIAL:
            await _write(channels, f"{name}\n" if terse else f"{name} is a shell builtin\n")
        elif path:
            await _write(channels, f"{path}\n" if terse else f"{name} is {path}\n")
        else:
            status = 1
            await _write(channels, "" if terse else f"{name} not found\n", 2)
    return status


async def calculate(caller: Caller, args: list[str], channels: Channels) -> int:
    del channels
    values = [evaluate(arg, caller.session.variables) for arg in args]
    return int(not (values and values[-1]))


async def mask(caller: Caller, args: list[str], channels: Channels) -> int:
    del caller
    if not args:
        await _write(channels, "0000\n")
    return 0


SPECIAL: Final[Mapping[str, Special]] = {
    ":": nothing,
    ".": source,
    "source": source,
    "alias": nothing,
    "break": break_loop,
    "builtin": command,
    "cd": change_directory,
    "command": command,
    "continue": continue_loop,
    "echo": echo,
    "eval": evaluate_text,
    "exit": leave,
    "export": export,
    "kill": kill,
    "let": calculate,
    "local": declare,
    "pwd": print_directory,
    "read": read_line,
    "readonly": readonly,
    "return": return_from,
    "set": set_options,
    "shift": shift,
    "trap": set_trap,
    "true": nothing,
    "type": type_of,
    "typeset": declare,
    "umask": mask,
    "unset": unset,
    "wait": wait,
    "whence": type_of,
}
