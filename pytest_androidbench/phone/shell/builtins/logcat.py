"""`logcat` and `log`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_bytes, to_text
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options
from pytest_androidbench.phone.system.log import LogEntry
from pytest_androidbench.phone.system.matching import PatternError, carry_out
from pytest_androidbench.phone.system.work import Request, Stop

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.matching.pattern import Pattern

_LETTERS: Final = "B:C:DGT:LSb:cde:f:gm:n:pr:st:v:"
_LONG: Final[dict[str, str]] = {
    "buffer": "b",
    "clear": "c",
    "dump": "d",
    "format": "v",
    "max-count": "m",
    "pid": "P",
    "regex": "e",
    "uid": "U",
    "tail": "t",
}
_PAYLOAD: Final = 4068
"""`LOGGER_ENTRY_MAX_PAYLOAD`."""

_ENTRY_UNITS: Final = 4
_LINES_AT_ONCE: Final = 256
_UNITS_A_SEARCH: Final = 10
_PRIORITIES: Final = "VDIWEFS"
_DEFAULT_BUFFERS: Final = frozenset(("main", "system", "crash"))
_BUFFERS: Final = frozenset((*_DEFAULT_BUFFERS, "events", "radio", "kernel"))
_ADVERBS: Final = frozenset(
    (
        "color",
        "descriptive",
        "epoch",
        "monotonic",
        "printable",
        "uid",
        "usec",
        "UTC",
        "year",
        "zone",
    )
)


@dataclass(frozen=True, slots=True)
class Style:
    """How lines are written."""

    name: str
    adverbs: frozenset[str]

    def time(self, entry: LogEntry) -> str:
        """The entry's time."""
        seconds, rest = divmod(entry.time_ms, 1000)
        fraction = f".{rest:03d}000" if "usec" in self.adverbs else f".{rest:03d}"
        if "epoch" in self.adverbs or "monotonic" in self.adverbs:
            return f"{seconds:>19}{fraction}"
        moment = datetime.fromtimestamp(seconds, UTC)
        year = f"{moment:%Y-}" if "year" in self.adverbs else ""
        zone = " +0000" if "zone" in self.adverbs else ""
        return f"{year}{moment:%m-%d %H:%M:%S}{fraction}{zone}"


_SHAPES: Final[dict[str, Callable[[LogEntry, Style], str]]] = {
    "brief": lambda e, _s: f"{e.level}/{e.tag:<8}({e.pid:5}): {e.message}",
    "process": lambda e, _s: f"{e.level}({e.pid:5}) {e.message}  ({e.tag})",
    "tag": lambda e, _s: f"{e.level}/{e.tag:<8}: {e.message}",
    "thread": lambda e, _s: f"{e.level}({e.pid:5}:{e.tid:5}) {e.message}",
    "raw": lambda e, _s: e.message,
    "time": lambda e, s: f"{s.time(e)} {e.level}/{e.tag:<8}({e.pid:5}): {e.message}",
    "threadtime": lambda e, s: f"{s.time(e)} {e.pid:5} {e.tid:5} {e.level} {e.tag:<8}: {e.message}",
    "long": lambda e, s: f"[ {s.time(e)} {e.pid:5}:{e.tid:5} {e.level}/{e.tag:<8} ]\n{e.message}\n",
}


@dataclass(frozen=True, slots=True)
class LogFilter:
    """Which entries are shown."""

    levels: dict[str, int]
    default: int
    buffers: frozenset[str]
    pattern: Pattern | None
    pid: int | None

    def takes(self, entry: LogEntry) -> bool:
        """Whether an entry is shown, as far as its head says."""
        least = self.levels.get(entry.tag, self.default)
        return (
            _PRIORITIES.find(entry.level) >= least
            and entry.buffer in self.buffers
            and (self.pid is None or entry.pid == self.pid)
        )

    async def taken(self, request: Request, entries: list[LogEntry]) -> list[LogEntry]:
        """Those that are shown.

        Raises:
            CommandError: one of them takes too much work.
        """
        await request.turn(len(entries))
        found = [entry for entry in entries if self.takes(entry)]
        pattern = self.pattern
        if pattern is None:
            return found
        units = sum(_UNITS_A_SEARCH + pattern.cost(len(entry.message)) for entry in found)
        try:
            return await carry_out(request, units, partial(_matching, pattern, found))
        except PatternError as error:
            raise CommandError(f"logcat: {error.reason}") from error


def _matching(pattern: Pattern, entries: list[LogEntry], stop: Stop) -> list[LogEntry]:
    found: list[LogEntry] = []
    for entry in entries:
        stop.check()
        if pattern.search(entry.message) is not None:
            found.append(entry)
    return found


class _Writer:
    """Writes entries, with a line where the first one of a buffer comes."""

    def __init__(self, io: IO, style: Style, limit: int) -> None:
        self._io = io
        self._style = style
        self._begun: set[str] = set()
        self.left = limit

    async def write(self, entries: list[LogEntry]) -> None:
        lines: list[str] = []
        for entry in entries[: self.left]:
            await self._io.turn(_ENTRY_UNITS)
            if len(lines) >= _LINES_AT_ONCE:
                await self._io.out("".join(lines))
                lines = []
            if entry.buffer not in self._begun:
                self._begun.add(entry.buffer)
                lines.append(f"--------- beginning of {entry.buffer}\n")
            lines.append(_SHAPES[self._style.name](entry, self._style) + "\n")
        self.left -= len(entries)
        if lines:
            await self._io.out("".join(lines))


async def logcat(io: IO, args: list[str]) -> int:
    given = [f"--pid={a[6:]}" if a.startswith("--pid=") else a for a in args]
    options = read_options("logcat", given, _LETTERS + "P:U:", long=_LONG)
    buffers = _buffers(options)
    if "c" in options:
        io.phone.log.clear(buffers)
        return 0
    if "g" in options or "S" in options:
        for name in sorted(buffers):
            await io.line(
                f"{name}: ring buffer is 256 KiB (0 B consumed, 0 B readable), "
                "max entry is 5120 B, max payload is 4068 B"
            )
        return 0
    chosen = _filter(io, options, buffers)
    writer = _Writer(io, _style(options), options.number("m", 2**31))
    log = io.phone.log
    last = log.last_seq
    shown = await chosen.taken(io.session.request, log.entries())
    await writer.write(_past(io, options, shown))
    if "d" in options or "t" in options:
        return 0
    while writer.left > 0:
        entries = await log.wait(last)
        last = max(last, entries[-1].seq) if entries else log.last_seq
        await writer.write(await chosen.taken(io.session.request, entries))
    return 0


def _buffers(options: Options) -> frozenset[str]:
    names = {name for text in options.values.get("b", []) for name in text.split(",")}
    unknown = names - _BUFFERS - {"all", "default"}
    if unknown:
        raise CommandError(f"logcat: Unknown -b buffer '{min(unknown)}'.")
    if "all" in names:
        return _BUFFERS
    found = (names - {"default"}) | (_DEFAULT_BUFFERS if "default" in names or not names else set())
    return frozenset(found)


def _style(options: Options) -> Style:
    words = [word for text in options.values.get("v", []) for word in re.split(r"[,\s]+", text)]
    name = "threadtime"
    for word in words:
        if word not in _SHAPES and word not in _ADVERBS:
            raise CommandError(f'logcat: Invalid parameter "{word}" to -v')
        name = word if word in _SHAPES else name
    return Style(name, frozenset(words) & _ADVERBS)


def _filter(io: IO, options: Options, buffers: frozenset[str]) -> LogFilter:
    silent = "s" in options
    levels: dict[str, int] = {}
    default = _PRIORITIES.index("S") if silent else 0
    specs = options.rest or io.session.variables.get("ANDROID_LOG_TAGS", "").split()
    for spec in specs:
        tag, mark, level = spec.rpartition(":")
        tag, level = (tag, level.upper()) if mark else (spec, "V")
        level = {"*": "V", "": "V"}.get(level, level)
        if level not in _PRIORITIES:
            raise CommandError(f"logcat: Invalid filter expression '{spec}'")
        if tag in ("*", ""):
            default = _PRIORITIES.index(level)
        else:
            levels[tag] = _PRIORITIES.index(level)
    try:
        pattern = _compiled(options.value("e")) if "e" in options else None
    except PatternError as error:
        raise CommandError(f"logcat: Invalid regex: {error}") from error
    pid = options.number("P", 0) if "P" in options else None
    return LogFilter(levels, default, buffers, pattern, pid)


def _compiled(source: str) -> Pattern:
    from pytest_androidbench.phone.system.matching.perl import compiled  # noqa: PLC0415 - seldom

    return compiled(source)


def _past(io: IO, options: Options, entries: list[LogEntry]) -> list[LogEntry]:
    """What is there already, cut by `-t` or `-T`."""
    text = options.value("t") or options.value("T")
    if not text:
        return entries
    if re.fullmatch(r"\d{1,18}", text, re.ASCII):
        return entries[max(0, len(entries) - int(text)) :]
    since = _since(io, text)
    return [entry for entry in entries if entry.time_ms >= since]


def _since(io: IO, text: str) -> int:
    if match := re.fullmatch(r"(\d{1,18})\.(\d+)", text.strip(), re.ASCII):
        return int(match[1]) * 1000 + int(match[2].ljust(3, "0")[:3])
    year = datetime.fromtimestamp(io.phone.clock.now_ms / 1000, UTC).year
    for shape, full in (
        ("%Y-%m-%d %H:%M:%S.%f", text),
        ("%Y-%m-%d %H:%M:%S", text),
        ("%Y-%m-%d %H:%M:%S.%f", f"{year}-{text}"),
        ("%Y-%m-%d %H:%M:%S", f"{year}-{text}"),
    ):
        try:
            return round(datetime.strptime(full, shape).replace(tzinfo=UTC).timestamp() * 1000)
        except ValueError:
            continue
    raise CommandError(f'logcat: -t "{text}" not in time format')


async def log(io: IO, args: list[str]) -> int:
    options = read_options("log", args, "p:t:b:", stop_early=True)
    level = options.value("p", "i")[:1].upper()
    if level not in _PRIORITIES:
        raise CommandError(f"log: bad -p '{options.value('p')}'")
    tag = options.value("t", "log")
    # What one write takes, for priority, tag and text with the zeros after them.
    room = max(0, _PAYLOAD - 3 - len(to_bytes(tag)))
    message = to_text(to_bytes(" ".join(options.rest))[:room])
    io.phone.log.write(level, tag[:_PAYLOAD], message, pid=io.session.pid)
    return 0


COMMANDS: Final[Commands] = {"log": log, "logcat": logcat}
