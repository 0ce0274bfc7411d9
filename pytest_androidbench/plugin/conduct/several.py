"""What an item is of which several episodes are run, and that is reported on once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

import pytest

from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.conduct.bench import Bench
from pytest_androidbench.records.record import Record

RunEpisode: TypeAlias = Callable[[Assignment], "Record | None"]
"""Runs an episode with its attempts; None = it was called off."""


class Several(Protocol):
    """The episodes of one item: a study's, or the ends of a task whose code is changed."""

    ran: int
    """Those run in this session."""

    @property
    def telling(self) -> Record | None:
        """The record that stands for the item; None = there is none."""

    @property
    def fault(self) -> str:
        """What the item's failure says; "" when it passes."""

    def run(self) -> None:
        """Go through them, as far as this session can."""


MakeSeveral: TypeAlias = Callable[[Bench, pytest.Item, RunEpisode], Several]
