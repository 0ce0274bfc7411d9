"""The guard's process: reads who is at work and until when, and acts when the time is over.

Run as `python -m pytest_androidbench.episodes.watcher PID FD`: the process to follow, our parent,
and a file with stack traces.
"""

from __future__ import annotations

import json
import os
import select
import signal
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, assert_never

from pytest_androidbench.agents.hosting.leash import end_of
from pytest_androidbench.episodes.phase import Who
from pytest_androidbench.records.outcome import Cause, Outcome

SIGNAL: Final = signal.SIGUSR2
PATIENCE: Final = 5.0
"""Seconds between the first signal and the end of the process."""
REPEAT: Final = 1.0
LOOK: Final = 0.2
"""Seconds between two looks at the parent, where the system cannot tell of its end."""


class Watcher:
    """Follows one pytest process until it ends."""

    def __init__(self, parent: int, traces: int) -> None:
        self._parent = parent
        self._end = end_of(parent)
        self._traces = traces
        self._attempt: dict[str, Any] | None = None
        self._watch: dict[str, Any] | None = None
        self._next_signal = 0.0
        self._began = 0.0
        self._closed = False

    def follow(self, source: int) -> None:
        """Read messages until the pytest process closes the pipe or has ended.

        Whatever it forked holds the pipe, too, so that its end alone may come late or never.
        """
        rest = b""
        while not self._closed:
            ready = self._wait(source)
            if source in ready:
                data = os.read(source, 65536)
                if not data:
                    self._parent_is_gone()
                    break
                *lines, rest = (rest + data).split(b"\n")
                for line in lines:
                    self._hear(json.loads(line))
            elif self._end in ready or os.getppid() != self._parent:
                self._parent_is_gone()
                break
            elif self._too_late():
                self._end_parent()
                break
            elif self._due():
                os.kill(self._parent, SIGNAL)
                self._next_signal = time.monotonic() + REPEAT
        if not self._closed:
            self._await_end()
            _reclaim_slots()

    def _await_end(self) -> None:
        """Wait until the parent has ended, and with it its right to a slot."""
        deadline = time.monotonic() + PATIENCE
        while os.getppid() == self._parent and time.monotonic() < deadline:
            select.select([self._end] if self._end is not None else [], [], [], LOOK)

    def _wait(self, source: int) -> list[int]:
        """Wait for a message, the parent's end or the time to act, whatever comes first."""
        watched = [source] if self._end is None else [source, self._end]
        patience = self._patience()
        if self._end is None:
            patience = LOOK if patience is None else min(patience, LOOK)
        return select.select(watched, [], [], patience)[0]

    def _hear(self, message: dict[str, Any]) -> None:
        if "begin" in message:
            self._began = time.monotonic()
            self._attempt = message
        elif "end" in message:
            self._attempt = self._watch = None
        elif "close" in message:
            self._closed = True
        else:
            self._watch = message["watch"]
            self._next_signal = self._watch["deadline"] if self._watch else 0.0

    def _patience(self) -> float | None:
        if self._watch is None:
            return None
        return max(self._next_signal - time.monotonic(), 0.0)

    def _due(self) -> bool:
        return self._watch is not None and time.monotonic() >= self._next_signal

    def _too_late(self) -> bool:
        return self._watch is not None and (time.monotonic() > self._watch["deadline"] + PATIENCE)

    def _end_parent(self) -> None:
        watch = self._watch
        assert watch is not None
        # Stopped first, so that it cannot wake up and write a record of its own.
        os.kill(self._parent, signal.SIGSTOP)
        reason = (
            f"{watch['what']} took longer than {watch['seconds']:.1f} s and could not be "
            "interrupted; the process that ran it was ended"
        )
        where = self._write(**_of_hung(watch["who"]), reason=reason)
        sys.stderr.write(f"\nandroidbench: {reason}{where}\n")
        sys.stderr.flush()
        os.kill(self._parent, signal.SIGKILL)

    def _parent_is_gone(self) -> None:
        if self._attempt is None:
            return
        doing = f" while {self._watch['what']} was at work" if self._watch else ""
        reason = f"the process that ran the episode died{doing} (killed or crashed)"
        if self._watch is not None and self._watch["who"] == "agent":
            reason += "; an agent that may have ended it is told with --ab-agent-process=worker"
        self._write(outcome=Outcome.INFRA_ERROR, cause=Cause.WORKER_DIED, score=None, reason=reason)

    def _write(self, **verdict: Any) -> str:
        from pytest_androidbench.codec import from_plain  # noqa: PLC0415 - rarely needed
        from pytest_androidbench.errors import AndroidBenchError  # noqa: PLC0415
        from pytest_androidbench.records.contents import read_steps  # noqa: PLC0415
        from pytest_androidbench.records.record import Record  # noqa: PLC0415
        from pytest_androidbench.records.rundir import RunDirectory  # noqa: PLC0415

        if self._attempt is None:
            return ""
        path = Path(self._attempt["run"])
        if self._attempt.get("settled"):
            # All that was left to do was to ask the agent what it makes of its failure.
            plain, verdict = {**self._attempt["begin"]}, {"reflection_fault": verdict["reason"]}
        else:
            plain = {**self._attempt["begin"], "traceback": self._trace()}
            plain["timing"]["total"] = round(time.monotonic() - self._began, 6)
        record = from_plain(Record, plain)
        left = (path / "episodes" / record.episode.key).glob(f".{record.attempt}.*.part")
        steps = max((len(read_steps(folder)) for folder in left), default=0)
        try:
            RunDirectory.open(path).close_interrupted(replace(record, steps=steps, **verdict))
        except AndroidBenchError as error:
            return f"; its record could not be written: {error}"
        return f"; its record is kept. To go on, run again with --ab-run={path}"

    def _trace(self) -> str:
        size = os.fstat(self._traces).st_size
        return os.pread(self._traces, min(size, 20_000), 0).decode("utf-8", "replace")


def _of_hung(who: Who) -> dict[str, Any]:
    """What becomes of the record of an attempt in which somebody hung."""
    match who:
        case "agent":
            return {"outcome": Outcome.AGENT_ERROR, "cause": None, "score": 0.0}
        case "device":
            return {"outcome": Outcome.INFRA_ERROR, "cause": Cause.DEVICE_HUNG, "score": None}
        case "task":
            return {"outcome": Outcome.INVALID, "cause": None, "score": None}
        case _:
            assert_never(who)


def _reclaim_slots() -> None:
    from pytest_androidbench.devices.slots import Slots  # noqa: PLC0415 - rarely needed

    Slots().reclaim()


def main() -> None:
    """Follow the parent process over standard input."""
    Watcher(int(sys.argv[1]), int(sys.argv[2])).follow(sys.stdin.fileno())


if __name__ == "__main__":
    main()
