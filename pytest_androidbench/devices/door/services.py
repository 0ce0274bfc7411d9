"""What the name of a device's service says, and who looks at what follows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.devices.door.connection import Inspector
from pytest_androidbench.devices.door.deeds import Deed, deeds_in, deeds_of_words
from pytest_androidbench.devices.door.frames import DoorRefusal
from pytest_androidbench.devices.door.messages import NoteKind
from pytest_androidbench.devices.door.shell_line import reads_script
from pytest_androidbench.devices.door.turnstile import Turnstile
from pytest_androidbench.devices.door.watching_calls import CallsMade
from pytest_androidbench.devices.door.watching_commands import Answering, TypedLines
from pytest_androidbench.devices.door.watching_files import FilesMoved

_SHELLS: Final = frozenset({"shell", "exec"})
_BINDER: Final = frozenset({"abb", "abb_exec"})
_SOCKETS: Final = ("tcp:", "local", "dev:")
_OURS: Final = "androidbench:"
"""Begins what only a worker asks its phone for."""

Look = Callable[[Turnstile, int], Inspector | None]
"""Makes who looks at a connection, given the number under which its beginning was noted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceService:
    """One service that a client asks for."""

    kind: NoteKind | None
    """None = it says nothing by itself: what comes over it is noted by who looks at that."""
    text: str
    deeds: tuple[Deed, ...] = ()
    look: Look


def understand(name: str, heard: Callable[[str], None]) -> DeviceService:
    """What a client asks the device for.

    Args:
        name: of the service.
        heard: told that name if calls over HTTP come for it.

    Raises:
        DoorRefusal: it is none that agents can have.
    """
    head, colon, rest = name.partition(":")
    kind, *options = head.split(",")
    if name.startswith(_OURS):
        raise DoorRefusal("closed")
    if colon and kind in _SHELLS:
        terminal = "pty" in options or (not rest and kind == "shell" and "raw" not in options)
        return _shell(rest, packets="v2" in options, terminal=terminal)
    if colon and kind in _BINDER:
        words = rest.rstrip("\0").split("\0")
        return DeviceService(
            kind="shell",
            text=f"cmd {' '.join(words)}",
            deeds=deeds_of_words(("cmd", *words)),
            look=_answering,
        )
    if name.startswith("sync:"):
        return DeviceService(kind=None, text=name, look=_files)
    if name.startswith(_SOCKETS):
        return DeviceService(
            kind=None, text=name, look=lambda turnstile, _: CallsMade(turnstile, name, heard)
        )
    return DeviceService(kind="service", text=name, look=_nobody)


def _shell(line: str, *, packets: bool, terminal: bool) -> DeviceService:
    def typed(turnstile: Turnstile, _number: int) -> Inspector:
        return TypedLines(turnstile, packets=packets, holds=not terminal)

    if not line:
        return DeviceService(kind="service", text="shell:", look=typed)
    deeds = deeds_in(line)
    if reads_script(line):
        return DeviceService(kind="shell", text=line, deeds=deeds, look=typed)
    return DeviceService(
        kind="shell", text=line, deeds=deeds, look=_answering if deeds else _nobody
    )


def _answering(turnstile: Turnstile, number: int) -> Inspector:
    return Answering(turnstile, number)


def _files(turnstile: Turnstile, _number: int) -> Inspector:
    return FilesMoved(turnstile)


def _nobody(_turnstile: Turnstile, _number: int) -> None:
    return None
