"""Only the wheels installed, and no repository in sight."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import ROOT, Project

SITE: Final = Path(sysconfig.get_path("purelib"))
OURS: Final = ("pytest_androidbench", "task_suites", "_editable_impl", "__editable__")
"""What an installation of this repository is called in a folder of packages."""
MINE: Final = """
    from pytest_androidbench import Action, Answer, Done, Goal, Observation, Tap

    class Agent:
        def start(self, goal: Goal) -> None:
            self.goal = goal

        def act(self, observation: Observation) -> Action:
            return Done()
"""


def wheel_of(source: Path, place: Path) -> Path:
    """Build a wheel as a build frontend does, without the network."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(place)]
    subprocess.run(command, cwd=source, check=True, capture_output=True, timeout=100)
    (wheel,) = place.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project in an environment with the wheels, and with our dependencies from around us."""
    folder = tmp_path_factory.mktemp("wheels")
    own = folder / "own_suite"
    shutil.copytree(ROOT / "examples" / "own_suite", own)
    wheels = [wheel_of(ROOT, folder / "one"), wheel_of(own, folder / "two")]
    python = environment_in(folder / "venv")
    install = [sys.executable, "-m", "pip", f"--python={python}", "install", "--quiet"]
    offline = ["--no-index", "--no-deps", "--disable-pip-version-check"]
    subprocess.run([*install, *offline, *map(str, wheels)], check=True, timeout=100)
    (folder / "project").mkdir()
    return Project(path=folder / "project", python=str(python), plugin=(), import_path=())


def environment_in(place: Path) -> Path:
    """An environment that has what this one has, except for this repository."""
    venv.create(place, with_pip=False, symlinks=True)
    python = place / "bin" / "python"
    (site,) = place.glob("lib/python*/site-packages")
    for entry in SITE.iterdir():
        if not entry.name.startswith((*OURS, "pip", "setuptools", "__pycache__")):
            (site / entry.name).symlink_to(entry)
    return python


@pytest.mark.slow
def test_a_suite_runs_and_its_printed_command_runs_one_cell_again(installed: Project) -> None:
    where = "import pytest_androidbench, task_suites; print(*pytest_androidbench.__path__)"
    found = installed.execute(installed.python, "-P", "-c", where).stdout.strip()
    assert found.startswith(str(installed.path.parent / "venv"))
    installed.write("mine.py", MINE)
    tasks = "--ab-tasks=SystemBrightnessMax,SystemBrightnessMaxVerify,ClockTimerEntry"
    done = installed.run("--agent=mine:Agent", "-n2", tasks, "--ab-run=run")
    assert installed.outcomes() == {
        "ClockTimerEntry-30": [Outcome.FAILED],
        "SystemBrightnessMax-30": [Outcome.FAILED],
        "SystemBrightnessMaxVerify-30": [Outcome.PASSED],
    }
    lines = (line.strip() for line in done.summary.splitlines())
    (printed,) = (
        line.removeprefix("again").strip()
        for line in lines
        if line.startswith("again ") and "test_timer_entry" in line
    )
    again = installed.execute(installed.python, "-m", *shlex.split(printed), "--ab-run=again")
    assert "1 failed" in again.stdout, again.stdout + again.stderr
    (first,) = (a.record for a in installed.attempts() if a.record.cell.task == "ClockTimerEntry")
    (second,) = (attempt.record for attempt in installed.attempts("again"))
    assert (second.cell, second.goal, second.params) == (first.cell, first.goal, first.params)


@pytest.mark.slow
def test_a_suite_of_another_package_runs_by_its_name(installed: Project) -> None:
    done = installed.run("--agent=reference", "--ab-suite=kitchen", "--ab-run=kitchen")
    assert done.code == 0, done.out
    assert installed.outcomes("kitchen") == {"KitchenTimerEntry-30": [Outcome.PASSED]}
    audit = installed.run("--ab-audit", "--ab-suite=kitchen", "--ab-run=audit")
    assert audit.code == 0, audit.out


def test_the_program_for_the_command_line_is_there(installed: Project) -> None:
    program = Path(installed.python).with_name("androidbench")
    assert "phone" in installed.execute(str(program), "--help").stdout
