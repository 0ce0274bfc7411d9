"""Agents that end their process, or try to."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys

from pytest_androidbench import Action, Done, Observation
from tests.agents.misbehaving import Starting


class Exits(Starting):
    """Ends the process without a word."""

    def act(self, observation: Observation) -> Action:
        os._exit(0)


class ExitsPolitely(Starting):
    """Calls `sys.exit`."""

    def act(self, observation: Observation) -> Action:
        sys.exit(0)


class Segfaults(Starting):
    """Reads what is not there."""

    def act(self, observation: Observation) -> Action:
        ctypes.string_at(0)
        return Done()


class IsTerminated(Starting):
    """Sends itself SIGTERM."""

    def act(self, observation: Observation) -> Action:
        os.kill(os.getpid(), signal.SIGTERM)
        return Done()


class KillsItsParent(Starting):
    """Kills whoever started it."""

    def act(self, observation: Observation) -> Action:
        os.kill(os.getppid(), signal.SIGKILL)
        signal.pause()
        return Done()


class ClosesEverything(Starting):
    """Closes every descriptor."""

    def act(self, observation: Observation) -> Action:
        os.closerange(0, 100)
        return Done()


class Babbles(Starting):
    """Writes into every descriptor it has."""

    def act(self, observation: Observation) -> Action:
        for number in range(3, 100):
            with contextlib.suppress(OSError):
                os.write(number, b"GET / HTTP/1.1\r\n\r\n")
        return Done()


class Forks(Starting):
    """Comes back twice."""

    def act(self, observation: Observation) -> Action:
        os.fork()
        return Done()
