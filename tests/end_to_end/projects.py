"""A folder outside of the repository in which pytest is run as a user would."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from pathlib import Path
from textwrap import dedent
from typing import Final

from pytest_androidbench.records.contents import RunContents, StoredAttempt, read_contents
from pytest_androidbench.records.outcome import Outcome

ROOT: Final = Path(__file__).parents[2]
SECONDS: Final = 110
_INSTALLED: Final = any(point.name == "androidbench" for point in entry_points(group="pytest11"))
_PLUGIN: Final = () if _INSTALLED else ("-p", "pytest_androidbench.plugin")
_OUTER: Final = ("PYTEST_", "ANDROID_", "COV_")
"""Variables by which the pytest around us would show through."""


@dataclass(frozen=True, kw_only=True)
class Finished:
    """A pytest that has ended."""

    code: int
    out: str
    err: str

    @property
    def summary(self) -> str:
        """What follows the headline of our own summary."""
        return self.out.partition("= androidbench =")[2]


@dataclass(frozen=True, kw_only=True)
class Project:
    """A user's project: a folder, and the Python that has the plugin."""

    path: Path
    python: str = sys.executable
    plugin: Sequence[str] = _PLUGIN
    import_path: Sequence[Path] = (ROOT,)
    variables: Mapping[str, str] = field(default_factory=dict)

    def write(self, name: str, text: str) -> Path:
        """Put a file into the folder."""
        path = self.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")
        return path

    def command(self, *arguments: str) -> list[str]:
        """The command line of a pytest with the plugin."""
        return [self.python, "-m", "pytest", "-p", "no:cacheprovider", *self.plugin, *arguments]

    def start(self, *arguments: str, before: Sequence[str] = ()) -> subprocess.Popen[str]:
        """Start pytest in the folder and do not wait for it."""
        return subprocess.Popen(
            [*before, *self.command(*arguments)],
            cwd=self.path,
            env=self._environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(
        self, *arguments: str, before: Sequence[str] = (), seconds: float = SECONDS
    ) -> Finished:
        """Run pytest in the folder to its end."""
        with self.start(*arguments, before=before) as process:
            return ended(process, seconds)

    def execute(self, *command: str, seconds: float = SECONDS) -> subprocess.CompletedProcess[str]:
        """Run another program in the folder with the same environment."""
        return subprocess.run(
            command,
            cwd=self.path,
            env=self._environment(),
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )

    def contents(self, run: str = "run") -> RunContents:
        """What a run directory in the folder holds."""
        return read_contents(self.path / run)

    def outcomes(self, run: str = "run") -> dict[str, list[Outcome]]:
        """Outcomes of all finished attempts, by task id and seed."""
        found: dict[str, list[Outcome]] = {}
        for attempt in self.contents(run).attempts:
            cell = attempt.record.cell
            found.setdefault(f"{cell.task}-{cell.seed}", []).append(attempt.record.outcome)
        return found

    def attempts(self, run: str = "run") -> tuple[StoredAttempt, ...]:
        """All finished attempts."""
        return self.contents(run).attempts

    def _environment(self) -> dict[str, str]:
        kept = {name: v for name, v in os.environ.items() if not name.startswith(_OUTER)}
        kept["PYTHONPATH"] = os.pathsep.join(map(str, self.import_path))
        return {**kept, **self.variables}


def ended(process: subprocess.Popen[str], seconds: float = SECONDS) -> Finished:
    """Wait for a started pytest; end it where it does not come to an end."""
    try:
        out, err = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        out, err = process.communicate()
        raise AssertionError(f"pytest did not end in {seconds} s:\n{out}\n{err}") from None
    return Finished(code=process.returncode, out=out, err=err)
