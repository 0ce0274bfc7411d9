"""What the controller of pytest-xdist hands to its workers."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from typing import Any, Final

import pytest

KEY: Final = "androidbench"
"""Entry of `workerinput`."""
_STAMP: Final = pytest.StashKey[str]()


def stamp_of(config: pytest.Config) -> str:
    """What tells this session's run from others in the name of its directory."""
    if _STAMP not in config.stash:
        config.stash[_STAMP] = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{os.getpid()}"
    return config.stash[_STAMP]


def offer(node: Any) -> None:
    """Let a worker start a run if the tests it collects bring agents; nobody has named one."""
    config = node.config
    dist = config.getoption("dist", "no")
    node.workerinput.setdefault(KEY, {"stamp": stamp_of(config), "dist": dist})
