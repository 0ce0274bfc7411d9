"""Mounts of one's own, which nobody else sees: a disk that is full, or a program that is gone."""

from __future__ import annotations

import shutil
import subprocess
from typing import Final

import pytest

from tests.tiers import NO_MOUNTS

_APART: Final = ("unshare", "-rm")


def private_mounts() -> bool:
    """Whether this user may have them."""
    if shutil.which("unshare") is None:
        return False
    command = [*_APART, "mount", "-t", "tmpfs", "none", "/mnt"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


needs_mounts: Final = pytest.mark.skipif(not private_mounts(), reason=NO_MOUNTS)


def within(script: str, *, mounts: bool = True) -> list[str]:
    """What to put before a command to run it as `"$@"` of a shell script.

    Args:
        script: what the shell does.
        mounts: whether it has mounts of its own.
    """
    return [*(_APART if mounts else ()), "sh", "-c", script, "sh"]
