"""A project with cells for a cluster: twelve on tabletops, by an agent that takes its time."""

from __future__ import annotations

import subprocess
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from fixtures.benches import SUITE, WITHOUT
from tests.end_to_end.projects import Project
from tests.plugin.test_shards import TASKS

AGENTS: Final = """
    import os, re, time
    from pytest_androidbench.agents.agent import *
    from pytest_androidbench.interface.actions import *

    class Slow:
        def __init__(self, seconds=0.5, **options): self.seconds = seconds
        def start(self, goal): self.goal = goal
        def act(self, observation):
            time.sleep(self.seconds)
            return Done()

    class Once(Slow):
        "Does its worst once: where there is no file yet."
        def __init__(self, died, **options):
            super().__init__(**options)
            self.died = died
        def act(self, observation):
            if not os.path.exists(self.died):
                open(self.died, "w").close()
                self.do_worst()
            return super().act(observation)

    class Frozen(Once):
        "Holds the interpreter's lock for ever."
        def do_worst(self):
            # Without end, and no signal's handler is run meanwhile.
            re.match("(a*)*b", "a" * 60)

    class Deadly(Once):
        "Ends the process that it is in."
        def do_worst(self): os.kill(os.getpid(), 9)
"""
ARGUMENTS: Final = (*WITHOUT, "-p", "fixtures.tabletop", "--ab-device=tabletop", ".")
SEEDS: Final = "--ab-seeds=1-3"
CELLS: Final = 12
SECONDS: Final = 240
"""That a run may take."""


def desk_at(path: Path, **variables: str) -> Project:
    """A project in a folder."""
    project = Project(path=path, variables=variables)
    project.write("suite.toml", SUITE)
    project.write("test_desk.py", TASKS)
    project.write("agents.py", AGENTS)
    project.write("pytest.ini", "[pytest]\n")
    return project


def begin(desk: Project, *more: str) -> subprocess.Popen[str]:
    return desk.start(*ARGUMENTS, "--ab-cluster=auto", "--ab-run=run", *more)


def wait_for_records(desk: Project, count: int, process: subprocess.Popen[str]) -> None:
    """Wait until so many cells are over."""
    until = monotonic() + SECONDS
    while len(list((desk.path / "run").glob("episodes/*/*/record.json"))) < count:
        assert process.poll() is None, process.communicate()
        assert monotonic() < until
        sleep(0.05)
