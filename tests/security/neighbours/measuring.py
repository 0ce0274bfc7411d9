"""Measures how a neighbour fares while a client asks for too much."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.security.canaries import Canaries
from tests.security.neighbour import Neighbour
from tests.security.neighbours.commands import Load
from tests.security.watched import MEGABYTE, WatchedPhone

PREPARING: Final = 60.0
RESTING: Final = 10.0
"""Seconds within which a phone must rest that nobody asks for anything."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One line of the table; times in seconds, memory in bytes."""

    name: str
    clicks: Sequence[float]
    hierarchies: Sequence[float]
    peak: int
    ended: str
    """How the phone fared: alive, killed for its memory, dead, or not answering."""

    rests_after: float | None
    """After its client hung up; None where it never rested."""

    wrong: Sequence[str]

    @property
    def longest(self) -> float:
        return max([*self.clicks, *self.hierarchies], default=0.0)


def measure(load: Load | None, *, seconds: float, code: Path | None = None) -> Row:
    """Start a phone, let a client do its worst for some seconds, and visit it meanwhile."""
    with (
        TemporaryDirectory(prefix="canaries-") as folder,
        Canaries(Path(folder) / "c") as canaries,
        WatchedPhone(canaries, code) as phone,
    ):
        return _measured(phone, load, seconds)


def _measured(phone: WatchedPhone, load: Load | None, seconds: float) -> Row:
    for act in load.before if load else ():
        act(phone, PREPARING)
    neighbour = Neighbour(phone)
    neighbour.settle_down()
    for _ in range(4):
        neighbour.visit()
    neighbour.timings.forget()
    phone.forget_peak()
    client = threading.Thread(target=_press_on, args=(phone, load, seconds), daemon=True)
    client.start()
    wrong: list[str] = []
    # `monkey` wanders through the app itself: what it left there is not the neighbour's page.
    visit = neighbour.look if load and "monkey" in load.name else neighbour.visit
    while client.is_alive() and phone.alive:
        wrong += visit()
        if neighbour.timings.worst > 19:
            break
    client.join(seconds + 5)
    rests = phone.settles_within(RESTING) if phone.alive else None
    return Row(
        name=load.name if load else "nothing",
        clicks=neighbour.timings.clicks,
        hierarchies=neighbour.timings.hierarchies,
        peak=phone.peak,
        ended=_end(phone, neighbour, rests),
        rests_after=rests,
        wrong=wrong,
    )


def _end(phone: WatchedPhone, neighbour: Neighbour, rests: float | None) -> str:
    if phone.grew_too_large:
        return "killed at 1 GB"
    if not phone.alive:
        return f"dead ({phone.process.returncode})"
    if neighbour.timings.worst > 19:
        return "no answer in 20 s"
    return "alive" if rests is not None else "alive, still busy"


def _press_on(phone: WatchedPhone, load: Load | None, seconds: float) -> None:
    """Ask again and again until the time is over, then hang up."""
    end = time.monotonic() + seconds
    while phone.alive and (left := end - time.monotonic()) > 0:
        if load is None:
            threading.Event().wait(left)
        else:
            load.act(phone, left)


def share(values: Sequence[float], part: float) -> float:
    """The value that so large a part of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


HEAD: Final = (
    "| command | n | click p50 ms | p99 ms | hierarchy p50 ms | p99 ms | peak MB "
    "| rests after s | phone |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


def line(row: Row) -> str:
    """A row as Markdown."""
    times = [
        f"{share(values, part) * 1000:.0f}"
        for values in (row.clicks, row.hierarchies)
        for part in (0.5, 0.99)
    ]
    rests = "-" if row.rests_after is None else f"{row.rests_after:.1f}"
    wrong = f"; wrong: {row.wrong[0][:80]}" if row.wrong and row.ended == "alive" else ""
    name = row.name.replace("|", "\\|")
    cells = [
        name,
        str(len(row.clicks) or len(row.hierarchies)),
        *times,
        f"{row.peak / MEGABYTE:.0f}",
        rests,
    ]
    return "| " + " | ".join([*cells, row.ended + wrong]) + " |"
