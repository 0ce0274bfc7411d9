"""The prohibitions of the constrained tasks, by name: `data/constraints.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from pytest_androidbench import Episode
from pytest_androidbench.appdata.constraints import Forbidden, WayWatch
from pytest_androidbench.codec import from_plain

FILE: Final = Path(__file__).with_name("data") / "constraints.toml"


@cache
def constraints() -> Mapping[str, Forbidden]:
    """All of them."""
    read = tomllib.loads(FILE.read_text("utf-8"))
    return {name: from_plain(Forbidden, table) for name, table in read.items()}


def forbidden(name: str) -> Forbidden:
    """What a constraint forbids."""
    return constraints()[name]


def check_kept(episode: Episode, ways: WayWatch, name: str, label: str) -> None:
    """Nothing was done on the way that a constraint forbids: a row of its own, by a label."""
    with episode.constraint(label):
        assert not ways.breaches(forbidden(name), episode.steps)
