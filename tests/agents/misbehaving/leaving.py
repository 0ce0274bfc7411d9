"""Agents that leave something behind; each may, and passes where doing nothing is right."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from pytest_androidbench import Action, Done, Observation
from tests.agents.misbehaving import Starting


class ClosesStdout(Starting):
    """Closes its output."""

    def act(self, observation: Observation) -> Action:
        sys.stdout.close()
        return Done()


class ChangesDirectory(Starting):
    """Goes somewhere else."""

    def act(self, observation: Observation) -> Action:
        os.chdir("/")
        return Done()


class ChangesEnvironment(Starting):
    """Sets a variable."""

    def act(self, observation: Observation) -> Action:
        os.environ["ANDROID_SERIAL"] = "another"
        return Done()


class ChangesHandlers(Starting):
    """Wants to hear SIGTERM."""

    def act(self, observation: Observation) -> Action:
        signal.signal(signal.SIGTERM, lambda *_: None)
        return Done()


class LeavesAThread(Starting):
    """Starts a thread that goes on."""

    def act(self, observation: Observation) -> Action:
        threading.Thread(target=time.sleep, args=(3600,), name="dawdler", daemon=True).start()
        return Done()


class LeavesAFile(Starting):
    """Leaves a file open."""

    def act(self, observation: Observation) -> Action:
        self.file = Path(os.devnull).open()  # noqa: SIM115
        type(self).kept = self.file  # type: ignore[attr-defined]
        return Done()


class LeavesAChild(Starting):
    """Starts a program that goes on."""

    def act(self, observation: Observation) -> Action:
        subprocess.Popen(["sleep", "3600"])
        return Done()


class LeavesADaemon(Starting):
    """Starts a program in a session of its own, by a parent that ends."""

    def act(self, observation: Observation) -> Action:
        code = "import subprocess as s; s.Popen(['sleep', '3600'], start_new_session=True)"
        subprocess.run([sys.executable, "-c", code], start_new_session=True, check=True)
        return Done()


class Patches(Starting):
    """Changes a module that everybody uses."""

    def act(self, observation: Observation) -> Action:
        time.monotonic = lambda: 0.0
        return Done()
