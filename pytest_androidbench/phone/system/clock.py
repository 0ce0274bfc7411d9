"""The phone's time: virtual, moved by what happens, with one queue of things to come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

MAX_RUNS_AT_ONCE = 100_000


@dataclass(frozen=True, slots=True)
class Call:
    """A call kept as plain values: whom, which method, with what."""

    target: str
    method: str
    args: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class ScheduledCall:
    """Something to come: due by uptime, or by the wall clock when `wall` is set."""

    id: int
    due_ms: int
    call: Call
    wall: bool = False


@dataclass(frozen=True, slots=True)
class ClockState:
    """Everything a clock holds."""

    now_ms: int
    uptime_ms: int
    next_id: int
    entries: tuple[ScheduledCall, ...]
    booted_ms: int = 0


class Clock:
    """Virtual time; `run` makes the calls that fall due."""

    def __init__(self, now_ms: int, run: Callable[[Call], None]) -> None:
        self.now_ms = now_ms
        self.uptime_ms = 30_000
        """Never goes back, whatever happens to the phone."""
        self._booted_ms = 0
        self._run = run
        self._entries: dict[int, ScheduledCall] = {}
        self._next_id = 1
        self._source: Callable[[], int] | None = None
        self._seen_ms = 0
        self._ahead_ms = 0

    @property
    def tied(self) -> bool:
        """Whether time follows an outside source instead of events."""
        return self._source is not None

    @property
    def ahead_ms(self) -> int:
        """How far a tied clock is ahead of its source, by what was done at once."""
        return self._ahead_ms

    @property
    def since_boot_ms(self) -> int:
        """How long the phone has been running."""
        return self.uptime_ms - self._booted_ms

    def boot(self, ms: int) -> None:
        """Let a boot pass: what waits for apps stays and may fall due late, the rest is lost."""
        for entry in list(self._entries.values()):
            if not entry.call.target.startswith("app:"):
                del self._entries[entry.id]
        self._booted_ms = self.uptime_ms
        self._move_to(self.uptime_ms + ms)

    def tie(self, source: Callable[[], int] | None) -> None:
        """Follow a monotonic source of milliseconds from now on, or (None) events again."""
        self._source = source
        self._seen_ms = source() if source else 0
        self._ahead_ms = 0

    def catch_up(self) -> None:
        """Move to where the outside source is; nothing for a clock that is not tied."""
        if self._source is not None:
            seen = self._source()
            elapsed, self._seen_ms = max(0, seen - self._seen_ms), seen
            caught_up = min(elapsed, self._ahead_ms)
            self._ahead_ms -= caught_up
            self.advance(elapsed - caught_up)

    def spend(self, ms: int) -> None:
        """Let a fixed cost pass; a tied clock has its own time."""
        if self._source is None:
            self.advance(ms)
        else:
            self.catch_up()

    def last(self, ms: int) -> None:
        """Let as long pass as something lasts that is done at once, such as a held finger.

        A tied clock goes ahead of its source by that, and waits until the source has come there.
        """
        self.catch_up()
        if self._source is not None:
            self._ahead_ms += ms
        self.advance(ms)

    def advance(self, ms: int, *, most: int = MAX_RUNS_AT_ONCE) -> None:
        """Let time pass and make the calls that fall due, in order, but not more than `most`."""
        target = self.uptime_ms + ms
        for _ in range(most):
            entry = self._first()
            if entry is None or self._due_uptime(entry) > target:
                break
            self._move_to(max(self.uptime_ms, self._due_uptime(entry)))
            del self._entries[entry.id]
            self._run(entry.call)
        self._move_to(max(self.uptime_ms, target))

    def set(self, now_ms: int) -> None:
        """Set the wall clock; uptime stays, what is due by the new wall time runs now."""
        self.now_ms = now_ms
        self.advance(0)

    def schedule(self, delay_ms: int, call: Call) -> int:
        """Call after a delay of uptime; returns the id to cancel it with."""
        return self._add(self.uptime_ms + max(0, delay_ms), call, wall=False)

    def schedule_at(self, wall_ms: int, call: Call) -> int:
        """Call at a time of the wall clock, wherever that is moved to (an RTC alarm)."""
        return self._add(wall_ms, call, wall=True)

    def cancel(self, entry_id: int) -> None:
        """Forget an entry; unknown ids are fine."""
        self._entries.pop(entry_id, None)

    def cancel_target(self, target: str) -> None:
        """Forget every entry for one target."""
        for entry in [e for e in self._entries.values() if e.call.target == target]:
            del self._entries[entry.id]

    def next_due(self) -> int | None:
        """Milliseconds until the next entry, or None."""
        entry = self._first()
        return None if entry is None else max(0, self._due_uptime(entry) - self.uptime_ms)

    def entries(self) -> list[ScheduledCall]:
        """What is to come, soonest first."""
        return sorted(self._entries.values(), key=lambda e: (self._due_uptime(e), e.id))

    def state(self) -> ClockState:
        """Everything, as plain values."""
        entries = tuple(self._entries.values())
        return ClockState(
            self.now_ms, self.uptime_ms, self._next_id, entries, booted_ms=self._booted_ms
        )

    def restore(self, state: ClockState) -> None:
        """Go back to a kept state; a tie stays and goes on from there."""
        self.now_ms, self.uptime_ms = state.now_ms, state.uptime_ms
        self._next_id, self._booted_ms = state.next_id, state.booted_ms
        self._entries = {entry.id: entry for entry in state.entries}
        if self._source is not None:
            self._seen_ms = self._source()
            self._ahead_ms = 0

    def _add(self, due_ms: int, call: Call, *, wall: bool) -> int:
        entry = ScheduledCall(self._next_id, due_ms, call, wall)
        self._entries[entry.id] = entry
        self._next_id += 1
        return entry.id

    def _due_uptime(self, entry: ScheduledCall) -> int:
        return entry.due_ms - self.now_ms + self.uptime_ms if entry.wall else entry.due_ms

    def _first(self) -> ScheduledCall | None:
        return min(self._entries.values(), key=lambda e: (self._due_uptime(e), e.id), default=None)

    def _move_to(self, uptime_ms: int) -> None:
        self.now_ms += uptime_ms - self.uptime_ms
        self.uptime_ms = uptime_ms
