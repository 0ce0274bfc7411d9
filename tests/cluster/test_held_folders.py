"""Folders of slots: who is killed leaves one, and the next one there removes it."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.cluster.held_folder import HeldFolder

HOLDS: Final = """
import subprocess, sys
from pytest_androidbench.cluster.held_folder import HeldFolder
folder = HeldFolder().path
(folder / "project").mkdir()
child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
print(folder, flush=True)
input()
"""


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The temporary directory, here and in what is started here."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    return tmp_path


@contextmanager
def holder() -> Iterator[tuple[subprocess.Popen[str], Path]]:
    """A process that holds a folder, and has a child."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        yield process, Path(process.stdout.readline().strip())
        process.kill()


def test_a_folder_of_one_that_lives_stays_and_that_of_one_killed_goes() -> None:
    with holder() as (process, folder):
        HeldFolder().remove()
        assert (folder / "project").is_dir()
        process.kill()
        process.wait()
        assert folder.is_dir()
        HeldFolder().remove()
        assert not folder.exists()


def test_each_has_its_own_and_removes_it_once(place: Path) -> None:
    first, second = HeldFolder(), HeldFolder()
    assert {*place.iterdir()} == {first.path, second.path}
    first.remove()
    first.remove()
    assert [*place.iterdir()] == [second.path]
    second.remove()


def test_what_is_no_such_folder_is_left_alone(place: Path) -> None:
    (place / "kept").mkdir()
    (place / "androidbench-held-link").symlink_to(place / "kept")
    (place / "androidbench-held-file").touch()
    HeldFolder().remove()
    assert len([*place.iterdir()]) == 3
