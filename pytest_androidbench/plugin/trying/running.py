"""Runs the tests of a group of survivors, in a pytest of their own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import from_json_lines, to_json_lines
from pytest_androidbench.plugin.trying.groups import (
    GroupTried,
    MutantTried,
    SurvivorGroup,
    put_together,
)
from pytest_androidbench.plugin.trying.repeating import SECONDS
from pytest_androidbench.plugin.trying.tests import GIVEN, ONLY, TOLD
from pytest_androidbench.texts import clean

_PLUGIN: Final = "pytest_androidbench.plugin.trying.tests"
_BEGINNING: Final = 300.0
"""Seconds that the tests may take to be imported, collected and run as the code stands."""
_SHOWN: Final = 300
"""Characters of what pytest says of tests that cannot be run."""


def try_group(group: SurvivorGroup, root: Path) -> GroupTried:
    """Try survivors against their tests.

    Args:
        group: the survivors.
        root: the folder that the tests are named from.
    """
    with tempfile.TemporaryDirectory(prefix="androidbench-") as folder:
        given, told, said = (Path(folder, name) for name in ("given", "told", "said"))
        given.write_bytes(to_json_lines(one.mutant for one in group.survivors))
        command = [
            sys.executable, "-m", "pytest", "-p", _PLUGIN, f"{GIVEN}={given}", f"{TOLD}={told}",
            "-n0", "-s", "-q", "--no-header", "-p", "no:cacheprovider", *_named(group.run),
        ]  # fmt: skip
        try:
            with said.open("wb") as printed:
                done = subprocess.run(
                    command, cwd=root, env=_environment(root), stdin=subprocess.DEVNULL,
                    stdout=printed, stderr=subprocess.STDOUT, check=False,
                    timeout=_BEGINNING + SECONDS * len(group.survivors),
                )  # fmt: skip
        except subprocess.TimeoutExpired:
            return _refused(group, "they do not come to an end")
        if not told.is_file():
            return _refused(group, _why(done.returncode, said))
        return put_together(group, from_json_lines(MutantTried, told.read_bytes()))


def _named(run: tuple[str, ...]) -> list[str]:
    """What pytest is given: it knows no names with `*` in them, so that their files are named."""
    some = [name for name in run if "*" in name]
    files = (name.partition("::")[0] if name in some else name for name in run)
    return [*(f"{ONLY}={name}" for name in some), "--pyargs", *dict.fromkeys(files)]


def _environment(root: Path) -> dict[str, str]:
    # What this session imports from there its tests find as well.
    paths = [str(root), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def _why(status: int, said: Path) -> str:
    text = clean(said.read_text("utf-8", "replace"))
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith(("ERROR", "E  ", "INTERNALERROR"))]
    last = " ".join((errors or lines)[-2:])[:_SHOWN]
    return f"pytest ends with status {status}: {last}"


def _refused(group: SurvivorGroup, why: str) -> GroupTried:
    return GroupTried(
        refused=(f"mutants.toml: the tests {' '.join(group.run)} say nothing: {why}",)
    )
