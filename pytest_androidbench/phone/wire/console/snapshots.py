"""`avd snapshot`: keep the phone's state and go back to it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.snapshots import SnapshotsFull
from pytest_androidbench.phone.wire.allocator import HeapTrimmer
from pytest_androidbench.phone.wire.console.errors import CommandRefused

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

_NAME: Final = re.compile(r"[^\s/\\]{1,200}")
_HEAD: Final = "List of snapshots present on all disks:"
_ROW: Final = "{:<10}{:<20}{:>7}{:>20}{:>15}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """What the list tells about a snapshot."""

    now_ms: int
    uptime_ms: int


class SnapshotCommands:
    """Save, load, list and delete."""

    def __init__(self, phone: Phone, *, read_only: bool) -> None:
        self._phone = phone
        self._read_only = read_only
        self._kept: dict[str, Kept] = {}
        self._current: str | None = None
        self._trim_heap = HeapTrimmer()

    def __call__(self, rest: str) -> list[str]:
        word, _, name = rest.partition(" ")
        commands: dict[str, Callable[[str], list[str]]] = {
            "list": lambda _: self._list(),
            "get": lambda _: [self._current or "(null)"],
            "save": self._save,
            "load": self._load,
            "delete": self._delete,
            "del": self._delete,
        }
        command = commands.get(word)
        if command is None:
            help_lines = ["allows you to save and restore the virtual device state", ""]
            raise CommandRefused(
                "missing sub-command" if not word else " bad sub-command", *help_lines
            )
        return command(name.strip())

    def _named(self, name: str, verb: str) -> str:
        if not name:
            raise CommandRefused(f"Argument missing, try 'avd snapshot {verb} <name>'")
        if self._read_only:
            action = "delete" if verb == "list" else verb
            raise CommandRefused(
                f'Snapshot {action} is disabled because "-read-only" was specified'
            )
        return name

    def _save(self, name: str) -> list[str]:
        name = self._named(name, "save")
        if _NAME.fullmatch(name) is None:
            raise CommandRefused(f"Invalid snapshot name '{name}'")
        clock = self._phone.clock
        try:
            self._phone.snapshots.save(name)
        except SnapshotsFull as error:
            # The emulator's words, whatever its disk still has.
            raise CommandRefused("Not saving snapshot: Disk space < 2 GB") from error
        self._kept[name] = Kept(now_ms=clock.now_ms, uptime_ms=clock.uptime_ms)
        self._current = name
        return []

    def _load(self, name: str) -> list[str]:
        name = self._named(name, "load")
        if name not in self._phone.snapshots.names():
            raise CommandRefused(
                "Snapshot load failure: snapshot doesn't exist",
                f"KO: Device 'cache' does not have the requested snapshot '{name}'",
            )
        self._phone.snapshots.load(name)
        self._trim_heap()
        self._current = name
        return []

    def _delete(self, name: str) -> list[str]:
        # The emulator's own text names the wrong sub-command here, and unknown names are fine.
        name = self._named(name, "list")
        if name in self._phone.snapshots.names():
            self._phone.snapshots.delete(name)
        self._kept.pop(name, None)
        return []

    def _list(self) -> list[str]:
        names = sorted(self._phone.snapshots.names())
        if not names:
            return ["There is no snapshot available."]
        titles = _ROW.format("ID", "TAG", "VM SIZE", "DATE", "VM CLOCK")
        return [_HEAD, titles, *(self._row(name) for name in names)]

    def _row(self, name: str) -> str:
        kept = self._kept.get(name, Kept(now_ms=0, uptime_ms=0))
        date = datetime.fromtimestamp(kept.now_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
        seconds, ms = divmod(kept.uptime_ms, 1000)
        clock = f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}.{ms:03}"
        return _ROW.format("--", name, "1M", date, clock)
