"""Agents that do not come back, or take what is not theirs."""

from __future__ import annotations

import ctypes
import re
import signal
import subprocess
import sys
import time

from pytest_androidbench import Action, Done, Observation
from tests.agents.misbehaving import Starting


class Sleeps(Starting):
    """Sleeps for an hour."""

    def act(self, observation: Observation) -> Action:
        time.sleep(3600)
        return Done()


class SleepsInC(Starting):
    """Sleeps in C code that holds the interpreter's lock."""

    def act(self, observation: Observation) -> Action:
        ctypes.PyDLL(None).sleep(3600)
        return Done()


class Backtracks(Starting):
    """Matches a pattern for ever, in C code that looks at no signal."""

    def act(self, observation: Observation) -> Action:
        re.match(r"(a+)+$", "a" * 60 + "b")
        return Done()


class IgnoresSignals(Starting):
    """Wants to hear nothing, and sleeps."""

    def act(self, observation: Observation) -> Action:
        for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
            signal.signal(number, signal.SIG_IGN)
        while True:
            time.sleep(1)


class Swallows(Starting):
    """Catches whatever is raised in it, and goes on."""

    def act(self, observation: Observation) -> Action:
        while True:
            try:
                time.sleep(3600)
            except BaseException:  # noqa: BLE001 - which is what is wrong with it
                continue


class Stops(Starting):
    """Stops its own process."""

    def act(self, observation: Observation) -> Action:
        signal.raise_signal(signal.SIGSTOP)
        return Done()


class Grows(Starting):
    """Takes more memory than it may."""

    def act(self, observation: Observation) -> Action:
        held = []
        while True:
            held.append(b"x" * 10_000_000)
            time.sleep(0.02)


class GrowsInAChild(Starting):
    """Lets a child take more memory than both may."""

    def act(self, observation: Observation) -> Action:
        code = "import time; x = b'x' * 400_000_000; time.sleep(3600)"
        subprocess.run([sys.executable, "-c", code], check=False)
        return Done()
