"""Connecting a command's streams."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_bytes
from pytest_androidbench.phone.shell.expansion import Expander
from pytest_androidbench.phone.shell.inputs import open_input
from pytest_androidbench.phone.shell.io import Channels
from pytest_androidbench.phone.shell.session import Session
from pytest_androidbench.phone.shell.streams import (
    BytesInput,
    Discard,
    FileOutput,
    Output,
    Reader,
)
from pytest_androidbench.phone.shell.syntax import Redirect
from pytest_androidbench.phone.system.files import FileError

_DESCRIPTOR: Final = re.compile(r"\d{1,4}", re.ASCII)
_OPEN_UNITS: Final = 50
_STANDARD: Final[dict[str, int]] = {
    "/dev/stdin": 0,
    "/dev/stdout": 1,
    "/dev/stderr": 2,
    "/proc/self/fd/0": 0,
    "/proc/self/fd/1": 1,
    "/proc/self/fd/2": 2,
    "/dev/fd/0": 0,
    "/dev/fd/1": 1,
    "/dev/fd/2": 2,
}


async def connect(
    redirects: Iterable[Redirect], channels: Channels, session: Session, expander: Expander
) -> Channels:
    """The channels after the redirections.

    Raises:
        CommandError: a file cannot be opened or a descriptor is not open.
    """
    current: dict[int, Reader | Output] = dict(channels)
    for redirect in redirects:
        text = await expander.text(redirect.target)
        await session.request.turn(_OPEN_UNITS)
        if redirect.operator in ("<<", "<<-", "<<<"):
            end = "\n" if redirect.operator == "<<<" else ""
            session.memory.hold(len(text))
            current[redirect.descriptor] = Reader(BytesInput(to_bytes(text + end)), session.request)
        elif redirect.operator in ("<&", ">&") and (_DESCRIPTOR.fullmatch(text) or text == "-"):
            _duplicate(current, redirect.descriptor, text, session)
        elif redirect.operator in ("&>", "&>>", ">&"):
            opened = _open_output(text, session, current, append=redirect.operator == "&>>")
            current[1] = current[2] = opened
        elif redirect.operator in ("<", "<>", "<&"):
            current[redirect.descriptor] = _open_input(text, session, current)
        else:
            append = redirect.operator == ">>"
            current[redirect.descriptor] = _open_output(text, session, current, append=append)
    return current


def _duplicate(
    current: dict[int, Reader | Output], descriptor: int, text: str, session: Session
) -> None:
    if text == "-":
        current.pop(descriptor, None)
        return
    source = current.get(int(text))
    if source is None:
        raise CommandError(f"{session.name}: >&{text}: bad file descriptor")
    current[descriptor] = source


def _open_input(
    name: str, session: Session, current: dict[int, Reader | Output]
) -> Reader | Output:
    if name in _STANDARD:
        return current.get(_STANDARD[name], Reader(BytesInput(), session.request))
    try:
        source = open_input(session.phone.files, session.path(name))
    except FileError as error:
        raise CommandError(f"{session.name}: can't open {name}: {error.strerror}") from error
    if isinstance(source, BytesInput):
        # However often the file is written meanwhile, this is what is read.
        session.memory.hold(source.size)
    return Reader(source, session.request)


def _open_output(
    name: str, session: Session, current: dict[int, Reader | Output], *, append: bool
) -> Reader | Output:
    if name in _STANDARD:
        return current.get(_STANDARD[name], Discard())
    path = session.path(name)
    files = session.phone.files
    try:
        if not files.exists(path):
            files.write(path, b"", mode=0o666, uid=session.uid, gid=session.uid)
        elif append:
            files.append(path, b"")
        else:
            files.write(path, b"")
    except FileError as error:
        raise CommandError(f"{session.name}: can't create {name}: {error.strerror}") from error
    return Discard() if path == "/dev/null" else FileOutput(files, path, session.request)
