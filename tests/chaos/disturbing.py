"""Runs a project, throws faults into it, and resumes it until nothing is left to run."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import IO, Final, TypeVar

from pytest_androidbench.records.contents import RECORD, read_plan
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import EpisodeId
from tests.chaos import processes
from tests.chaos.faults import Fault, Kind, Moment
from tests.end_to_end.projects import Project

SECONDS: Final = 100
"""What any one thing may take that is waited for; no outcome depends on it."""
_LOOK: Final = 0.01
_AHEAD: Final = 4
"""How many attempts may end while a fault is thrown: those under way, and some to hit."""
_RESUMES: Final = 3
"""How often a run may be resumed after its last fault."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Victim:
    """A worker, and the attempt it was held at."""

    worker: int
    episode: EpisodeId | None = None
    """None where nothing waited for the fault."""
    attempt: int = 0

    @property
    def phone(self) -> int | None:
        """Its phone, if it has one now."""
        return next(processes.phones_of(self.worker), None)


@dataclass(kw_only=True)
class Disturbed:
    """A run into which faults are thrown."""

    project: Project
    arguments: tuple[str, ...]
    random: Random
    log: list[str] = field(default_factory=list)
    """What was done and what pytest said, to be read when something is wrong."""
    expected: dict[tuple[EpisodeId, int], Outcome] = field(default_factory=dict)
    """Outcomes of the attempts that were hit, as far as they can be known."""
    _process: subprocess.Popen[str] | None = None
    _since: float = field(default_factory=time.monotonic)

    def carry_out(self, faults: Iterable[Fault]) -> None:
        """Run to the end, each fault at its time."""
        self._start()
        for fault in faults:
            # Who is to be held must not have to stop at the limit before.
            going_on = _AHEAD if fault.moment is Moment.ANY else 0
            self._limit(max(self._finished(), fault.after) + going_on)
            self._until(lambda after=fault.after: self._finished() >= after)  # type: ignore[misc]
            self._throw(fault)
        self._limit(None)
        for _ in range(_RESUMES):
            self._wait(self._running.poll)
            if self._complete():
                return
            self._start()
        raise AssertionError("the run does not come to an end")

    @property
    def _running(self) -> subprocess.Popen[str]:
        assert self._process is not None
        return self._process

    def _start(self) -> None:
        self._process = self.project.start(*self.arguments)
        self._note(f"process {self._process.pid} starts or resumes the run")
        for stream in (self._process.stdout, self._process.stderr):
            # Whoever outlives the controller has its output, too; nobody waits for its end.
            threading.Thread(target=self._keep, args=(stream,), daemon=True).start()

    def _throw(self, fault: Fault) -> None:
        victim = self._anybody() if fault.moment is Moment.ANY else self._held(fault.moment)
        self._note(f"{fault.kind}, {fault.moment}, after {fault.after}: {victim}")
        _THROW[fault.kind](self, victim)
        if fault.kind is Kind.CONTROLLER_KILLED:
            self._resume()
            # Workers of the run before may still be at work, and come to an end beside the new run.
            self._until(lambda: processes.children(self._running.pid))
        self._let_go()
        if fault.kind is Kind.DISK_FULL:
            self._resume()
        elif victim.episode is not None and fault.outcome is not None:
            self.expected[victim.episode, victim.attempt] = fault.outcome
            place = self._folder(victim.episode) / str(victim.attempt) / RECORD
            self._until(place.exists)

    def _resume(self) -> None:
        code = self._wait(self._running.poll)
        self._note(f"the run has ended with {code}")
        assert code not in (0, 1), "the run has ended as if nothing was wrong"
        self._start()

    def _let_go(self) -> None:
        (self.project.path / "gates/held").unlink(missing_ok=True)

    def _anybody(self) -> Victim:
        found = self._until(lambda: processes.workers_with_phones(self._running.pid))
        return Victim(worker=self.random.choice(sorted(found)))

    def _held(self, moment: Moment) -> Victim:
        gates = self.project.path / "gates"
        while True:
            (gates / moment).touch()
            self._limit(self._finished() + _AHEAD)
            self._until((gates / "held").exists)
            told = json.loads((gates / "held").read_text(encoding="utf-8"))
            worker = processes.worker_above(told["pid"], self._running.pid)
            if worker is not None:
                return self._victim(worker, told["nodeid"])
            self._note("a worker of the run before is let go")
            self._let_go()

    def _victim(self, worker: int, nodeid: str) -> Victim:
        # A worker may begin before the controller has written what is planned.
        (episode,) = self._until(lambda: self._planned(nodeid))
        # What a dead run has left behind may lie there, too; the last one is this.
        parts = [int(part.name.split(".")[1]) for part in self._folder(episode).glob(".*.part")]
        return Victim(worker=worker, episode=episode, attempt=max(parts))

    def _planned(self, nodeid: str) -> list[EpisodeId]:
        plan = read_plan(self.project.path / "run")
        return [one.episode for one in plan if one.nodeid == nodeid]

    def kill_phone(self, victim: Victim) -> None:
        if victim.phone is not None:
            processes.kill(victim.phone)

    def stop_phone(self, victim: Victim) -> None:
        assert victim.phone is not None
        os.kill(victim.phone, signal.SIGSTOP)

    def kill_host(self, victim: Victim) -> None:
        processes.kill(processes.host_of(victim.worker))

    def kill_worker(self, victim: Victim) -> None:
        processes.kill(victim.worker)

    def kill_controller(self, _: Victim) -> None:
        self._running.kill()

    def fill_disk(self, _: Victim) -> None:
        processes.fill_disk_of(self._running.pid)

    def send_garbage(self, victim: Victim) -> None:
        assert victim.phone is not None
        ports = processes.listening_ports(victim.phone)
        assert len(ports) >= 3, f"adb server, console and adbd listen, not only {ports}"
        for port in ports:
            processes.send_garbage(port, self.random)

    def _finished(self) -> int:
        return len(list((self.project.path / "run/episodes").glob(f"*/[!.]*/{RECORD}")))

    def _limit(self, attempts: int | None) -> None:
        limit = self.project.path / "gates/limit"
        if attempts is None:
            limit.unlink()
            return
        part = limit.with_name("limit.part")
        part.write_text(str(attempts), encoding="utf-8")
        part.replace(limit)

    def _folder(self, episode: EpisodeId) -> Path:
        return self.project.path / "run/episodes" / episode.key

    def _complete(self) -> bool:
        contents = self.project.contents()
        counted = {record.episode for record in contents.records if record.outcome.scored}
        return counted == {planned.episode for planned in contents.planned}

    def _until(self, condition: Callable[[], T]) -> T:
        """Wait for something while the run goes on."""

        def found() -> T | None:
            value = condition()
            if not value:
                code = self._running.poll()
                assert code is None, f"the run has ended too early, with {code}"
            return value or None

        return self._wait(found)

    def _wait(self, condition: Callable[[], T | None]) -> T:
        end = time.monotonic() + SECONDS
        while (value := condition()) is None:
            assert time.monotonic() < end, "it never came"
            time.sleep(_LOOK)
        return value

    def _note(self, text: str) -> None:
        self.log.append(f"{time.monotonic() - self._since:6.2f} s: {text}\n")

    def _keep(self, stream: IO[str]) -> None:
        with stream:
            self.log.extend(f"        | {line}" for line in stream)


_THROW: Final[dict[Kind, Callable[[Disturbed, Victim], None]]] = {
    Kind.PHONE_KILLED: Disturbed.kill_phone,
    Kind.PHONE_STOPPED: Disturbed.stop_phone,
    Kind.HOST_KILLED: Disturbed.kill_host,
    Kind.WORKER_KILLED: Disturbed.kill_worker,
    Kind.CONTROLLER_KILLED: Disturbed.kill_controller,
    Kind.DISK_FULL: Disturbed.fill_disk,
    Kind.GARBAGE: Disturbed.send_garbage,
}
