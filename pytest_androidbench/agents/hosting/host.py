"""The harness's side of the wire: an agent's process, from its start to its end."""

from __future__ import annotations

import os
import select
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Final, NoReturn, Protocol

from pytest_androidbench.agents.commands.command import CommandLine
from pytest_androidbench.agents.hosting import leash
from pytest_androidbench.agents.hosting import messages as say
from pytest_androidbench.agents.hosting.log import Log
from pytest_androidbench.agents.hosting.memory import held_by
from pytest_androidbench.agents.hosting.program import WHERE_SIGNAL
from pytest_androidbench.agents.hosting.starting import StartedHost, start_host
from pytest_androidbench.agents.hosting.wire import Wire, WireError
from pytest_androidbench.errors import AgentError, AgentHung
from pytest_androidbench.records.calls import ModelCall
from pytest_androidbench.texts import bounded

_LAST_WORDS: Final = 0.3
"""Seconds for a process that hangs to say where, and for one that died to be reported."""
_GLANCE: Final = 0.5
"""Seconds between two looks at how much memory is held."""

Grant = Callable[[say.Wish], say.Granted | say.Refused]


class Beside(Protocol):
    """Something that is to be looked after while the agent works on an answer."""

    def fileno(self) -> int:
        """What can be read when there is something to do."""

    def patience(self) -> float:
        """Seconds until there is something to do in any case."""

    def tend(self) -> None:
        """Do it; what is raised ends the agent's process, and comes out of the question."""


class AgentLost(AgentError):
    """The agent's process is gone, or had to be ended."""


class AgentDied(AgentLost):
    """The agent's process ended, or said what nobody can understand."""


class AgentStuck(AgentLost, AgentHung):
    """The agent did not come back from a call in time, and its process was ended."""


class AgentTooLarge(AgentLost):
    """The agent's process and its children hold more memory than they may."""


class AgentRaised(AgentError):
    """An exception came out of the agent."""

    def __init__(
        self,
        error: say.Told,
        calls: tuple[ModelCall, ...] = (),
        limit: str = "",
        allowed: float = 0.0,
    ) -> None:
        super().__init__(bounded(error.sentence))
        self.told = error
        self.calls = calls
        """Of its model, before that."""
        self.limit = limit
        """As `messages.Raised`."""
        self.allowed = allowed


class Host:
    """A process for agents: started once, asked many times, ended with all it has started."""

    def __init__(
        self,
        log: Log,
        *,
        memory: int | None = None,
        command: CommandLine | None = None,
        clock: Callable[[], float] = time.monotonic,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Start the process.

        Args:
            log: gets what it prints.
            memory: bytes that it and its children may hold together; None = not limited.
            command: starts somebody else's program; None = ours.
            clock: counts what calls take.
            environment: what it is started in; None = in ours.

        Raises:
            AgentError: it did not start.
        """
        self._log = log
        self._memory = memory
        self._clock = clock
        self._printed, writer = os.pipe()
        os.set_blocking(self._printed, False)
        started = start_host(command, writer, os.environ if environment is None else environment)
        os.close(writer)
        self._leash = started.leash
        self._wire: Wire[say.FromHost] = Wire(started.connection, say.FromHost)
        self._pid = 0
        self._own: frozenset[int] = frozenset()
        """It, and what there is only to run it."""
        self._program: int | None = None
        self._next_glance = 0.0
        self.alive = True
        """Whether it can be asked for something."""
        self._greet(started)

    def _greet(self, started: StartedHost) -> None:
        """Wait until it is there, and see who it is."""
        deadline = self._clock() + started.seconds
        with self._unbroken("start of its process", started.seconds):
            if started.token:
                self._let_in(started, deadline)
            hello = self._await("starting", deadline, _nothing)
        if not isinstance(hello, say.Hello) or hello.version != say.VERSION:
            self._broken("starting", f"it speaks another version of the protocol: {hello}")
        self._own = frozenset(leash.descendants(self._leash.pid))
        # In a container it has a number that is somebody else's here.
        if hello.pid in self._own:
            self._pid = hello.pid
            self._program = leash.end_of(hello.pid)

    def _let_in(self, started: StartedHost, deadline: float) -> None:
        """Wait until somebody comes who has the token."""
        assert self._leash.stdout is not None
        found = None
        while found is None:
            left = deadline - self._clock()
            if left <= 0:
                raise TimeoutError
            sources = [started.connection.fileno(), self._leash.stdout.fileno(), self._printed]
            ready, _, _ = select.select(sources, [], [], left)
            if self._printed in ready:
                self.hear()
            if sources[0] in ready:
                found = started.let_in()
            elif sources[1] in ready:
                self._died("starting")
        self._wire.close()
        self._wire = Wire(found, say.FromHost)

    def ask(
        self,
        what: str,
        question: say.Question,
        seconds: float,
        grant: Grant | None = None,
        beside: Beside | None = None,
    ) -> say.Returned:
        """Have a question answered.

        Args:
            what: for messages, as `act()`.
            question: goes to the agent.
            seconds: it may take, and what is granted meanwhile.
            grant: answers what the agent wants in turn; nothing is granted without it.
            beside: looked after meanwhile.

        Raises:
            AgentRaised: an exception came out of the agent.
            AgentLost: its process is gone now.
        """
        deadline = self._clock() + seconds
        with self._unbroken(what, seconds):
            self._wire.send(question, seconds)
            answer = self._await(what, deadline, grant or _nothing, beside)
        if isinstance(answer, say.Raised):
            raise AgentRaised(answer.error, answer.calls, answer.limit, answer.allowed)
        if not isinstance(answer, say.Returned):
            self._broken(what, f"it answered {type(answer).__name__}")
        return answer

    def has_ended(self) -> bool:
        """Whether the process is gone though nobody has asked it for anything."""
        return not self.alive or self._wire.hung_up()

    def end_children(self) -> int:
        """End what the agent has started and not ended; how many processes that were."""
        return leash.end_below(self._leash.pid, spare=self._own)

    def hear(self) -> None:
        """Take what it has printed by now into the log."""
        self._log.read(self._printed)

    def close(self) -> None:
        """End the process and all it has started."""
        if not self.alive:
            return
        self.alive = False
        self.hear()
        self._wire.close()
        # The leash, too: its children are its own to the last.
        leash.end_below(self._leash.pid)
        self._end_program()
        assert self._leash.stdin is not None
        assert self._leash.stdout is not None
        self._leash.stdin.close()
        self._leash.wait()
        self._leash.stdout.close()
        self.hear()
        os.close(self._printed)

    def _end_program(self) -> None:
        """End the process that a killed leash could not take along, and what it has started."""
        program, self._program = self._program, None
        if program is None:
            return
        if not select.select([program], [], [], 0)[0]:
            leash.end_below(self._pid)
            # It may end by itself just now.
            with suppress(ProcessLookupError):
                signal.pidfd_send_signal(program, signal.SIGKILL)
        os.close(program)

    def _await(
        self, what: str, deadline: float, grant: Grant, beside: Beside | None = None
    ) -> say.Answer:
        while True:
            message = self._wire.next()
            if isinstance(message, say.Wish):
                self._wire.send(grant(message), max(deadline - self._clock(), 1.0))
            elif message is not None:
                return message
            else:
                self._wait(what, deadline, beside)

    def _wait(self, what: str, deadline: float, beside: Beside | None) -> None:
        """Wait until something comes over the wire."""
        left = deadline - self._clock()
        if left <= 0:
            raise TimeoutError
        assert self._leash.stdout is not None
        sources = [self._wire.fileno(), self._leash.stdout.fileno(), self._printed]
        patience = min(left, _GLANCE) if self._memory else left
        if beside is not None:
            sources.append(beside.fileno())
            patience = min(patience, beside.patience())
        ready, _, _ = select.select(sources, [], [], patience)
        if self._printed in ready:
            self.hear()
        if sources[0] in ready and not self._wire.read(left):
            self._died(what)
        if sources[1] in ready and sources[0] not in ready:
            self._died(what)
        if self._memory and self._own and time.monotonic() >= self._next_glance:
            self._check_memory(what)
            self._next_glance = time.monotonic() + _GLANCE
        if beside is not None:
            beside.tend()

    @contextmanager
    def _unbroken(self, what: str, seconds: float) -> Iterator[None]:
        """End the process when the conversation with it cannot go on."""
        try:
            yield
        except TimeoutError:
            self._hung(what, seconds)
        except WireError as error:
            self._broken(what, str(error))
        except AgentError:
            raise
        except BaseException:
            # What it is granted failed, or somebody wants the run to end: nobody will ever
            # hear the answer, and it could be taken for that to the next question.
            self.close()
            raise

    def _hung(self, what: str, seconds: float) -> NoReturn:
        if self._pid:
            with suppress(ProcessLookupError):
                os.kill(self._pid, WHERE_SIGNAL)
            select.select([], [], [], _LAST_WORDS)
        self._log.note(f"the agent's {what} took longer than {seconds:.1f} s")
        self.close()
        raise AgentStuck(
            f"the agent's {what} took longer than {seconds:.1f} s; its process was ended"
        )

    def _broken(self, what: str, why: str) -> NoReturn:
        self.close()
        raise AgentDied(f"the agent broke its connection to the harness in {what}: {why}")

    def _died(self, what: str) -> NoReturn:
        how = self._how_it_ended()
        self._log.note(f"the agent's process ended in {what}: {how}")
        self.close()
        raise AgentDied(f"the agent's process ended in {what}: {how}")

    def _how_it_ended(self) -> str:
        assert self._leash.stdout is not None
        ready, _, _ = select.select([self._leash.stdout], [], [], _LAST_WORDS)
        if not ready:
            return "it closed its connection to the harness"
        kind, _, number = self._leash.stdout.readline().decode().strip().partition(" ")
        if kind == "signal":
            return f"signal {signal.Signals(int(number)).name}"
        return f"exit status {number}" if kind == "exit" else "it was killed"

    def _check_memory(self, what: str) -> None:
        assert self._memory is not None
        held = held_by(leash.descendants(self._leash.pid))
        if held > self._memory:
            told = f"{held / 1e6:.0f} MB in {what}; {self._memory / 1e6:.0f} MB are allowed"
            self._log.note(f"the agent holds {told}")
            self.close()
            raise AgentTooLarge(f"the agent holds {told}")


def _nothing(_wish: say.Wish) -> say.Refused:
    return say.Refused(error="agent", text="nothing can be had now")
