"""Without PyAV exactly the tasks that need films are skipped, and say what is missing."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from fixtures.suite_tasks import tasks_of

NEED: Final = {"MarkorTranscribeVideo", "VlcCreatePlaylist", "VlcCreateTwoPlaylists"}
ROOT: Final = Path(__file__).parents[3]
EXTRA: Final = "pip install 'pytest-androidbench[media]'"


def uses_films(name: str) -> bool:
    """Whether the module of a task makes films."""
    module = importlib.import_module(tasks_of()[name].function.__module__)
    return hasattr(module, "needs_films")


def test_the_mark_is_on_what_makes_films_and_on_nothing_else() -> None:
    marked = {
        name: [mark for mark in getattr(task.function, "pytestmark", ()) if mark.name == "skipif"]
        for name, task in tasks_of().items()
    }
    assert {name for name, marks in marked.items() if marks} == NEED
    assert {name for name in marked if uses_films(name)} == NEED
    for name in NEED:
        (mark,) = marked[name]
        assert EXTRA in mark.kwargs["reason"]


@pytest.mark.slow
def test_they_are_skipped_with_that_reason(tmp_path: Path) -> None:
    (tmp_path / "no_films_here.py").write_text("import sys\n\nsys.modules['av'] = None\n", "utf-8")
    options = ["--agent=null", "-q", "-rs", "-p", "no_films_here", "-p", "no:cacheprovider"]
    options += [f"--ab-run={tmp_path / 'run'}", "--ab-suite=android_world"]
    chosen = ["-k", "Vlc or TranscribeVideo"]
    paths = os.pathsep.join([str(tmp_path), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *chosen],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "3 skipped" in done.stdout, done.stdout
    assert EXTRA in done.stdout
