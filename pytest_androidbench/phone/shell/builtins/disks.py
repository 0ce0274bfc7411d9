"""`df`: how much room there is."""

from __future__ import annotations

from typing import Final, NamedTuple

from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options
from pytest_androidbench.phone.system.storage import TOTAL_BYTES


class _Mount(NamedTuple):
    """A file system, in bytes and in files."""

    device: str
    place: str
    used: int
    free: int
    files: int
    files_free: int


async def df(io: IO, args: list[str]) -> int:
    options = read_options("df", args, "ahHiPkt:")
    usage = io.files.usage()
    free, used = usage.free, TOTAL_BYTES - usage.free
    rows = [
        _Mount("/dev/block/dm-0", "/", 1_030_557_696, 0, 2_703, 0),
        _Mount("/dev/block/dm-36", "/data", used, free, usage.files, usage.files_free),
        _Mount("/dev/fuse", "/storage/emulated", used, free, usage.files, usage.files_free),
    ]
    status = 0
    if options.rest:
        found = [await _mount(io, name) for name in options.rest]
        status = int(None in found)
        rows = [rows[place] for place in found if place is not None]
    human = "h" in options or "H" in options
    if "i" in options:
        head = ("Inodes", "IUsed", "IFree", "IUse%")
        lines = [(row.files + row.files_free, row.files, row.files_free) for row in rows]
    else:
        posix = "P" in options
        size = 1 if human else 512 if posix and "k" not in options else 1024
        total = "Size" if human else f"{'1K' if size > 512 and not posix else size}-blocks"
        head = (total, "Used", "Available", "Capacity" if posix else "Use%")
        counts = [(row.used + row.free, row.used, row.free) for row in rows]
        lines = [(total // size, used // size, free // size) for total, used, free in counts]
    cells = [_cells(line, 1000 if "H" in options else 1024 if human else 0) for line in lines]
    if human:
        await _human_table(io, rows, head, cells)
    else:
        await _plain_table(io, rows, head, cells)
    return status


def _cells(line: tuple[int, int, int], unit: int) -> list[str]:
    """Total, used, free and the share of what is used, rounded up."""
    _, used, free = line
    share = -(-100 * used // (used + free)) if used + free else 0
    return [*(_shown(number, unit) if unit else str(number) for number in line), f"{share}%"]


def _shown(number: int, unit: int) -> str:
    """A number of at most three digits, with a decimal below ten."""
    value, names = float(number), iter(" kMGT" if unit == 1000 else " KMGT")
    name = next(names)
    while value >= 999.5:
        value, name = value / unit, next(names)
    decimals = int(name != " " and value < 9.95)
    return f"{value:.{decimals}f}{name.strip()}"


async def _human_table(
    io: IO, rows: list[_Mount], head: tuple[str, ...], cells: list[list[str]]
) -> None:
    width = max((15, *(len(row.device) for row in rows)))
    names = "Inodes  IUsed  IFree" if head[0] == "Inodes" else " Size  Used Avail"
    await io.line(f"{'Filesystem':<{width}}{names} {head[3]} Mounted on")
    for row, (total, used, free, share) in zip(rows, cells, strict=True):
        await io.line(
            f"{row.device:<{width}} {total:>4}  {used:>4}  {free:>4} {share:>4} {row.place}"
        )


async def _plain_table(
    io: IO, rows: list[_Mount], head: tuple[str, ...], cells: list[list[str]]
) -> None:
    wide = max((14, *(len(row.device) for row in rows)))
    widths = [max(map(len, column)) for column in zip(head, *cells, strict=True)]
    table = [("Filesystem", head, "Mounted on")]
    table += [(row.device, tuple(line), row.place) for row, line in zip(rows, cells, strict=True)]
    for device, columns, place in table:
        shown = " ".join(f"{c:>{width}}" for c, width in zip(columns, widths, strict=True))
        await io.line(f"{device:<{wide}} {shown} {place}")


async def _mount(io: IO, name: str) -> int | None:
    """Which of the file systems a file is on."""
    path = io.files.resolve(io.path(name))
    if not io.files.exists(path):
        await io.err(f"df: '{name}': No such file or directory")
        return None
    return 2 if path.startswith("/storage") else int(path.startswith("/data"))


COMMANDS: Final[Commands] = {"df": df}
