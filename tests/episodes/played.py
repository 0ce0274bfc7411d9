"""A turn that a test plays by itself, on a tabletop that counts how often it is looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fixtures.tabletop import TabletopDevice
from pytest_androidbench.episodes.episode import Episode
from pytest_androidbench.episodes.turn import RecordedTurn
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.interface.observation import Observation
from tests.episodes.scripted import Runs, Scripted


class Looks(TabletopDevice):
    """A tabletop that counts how often it is looked at."""

    looks = 0
    pictures = 0

    def observe(self) -> Observation:
        self.looks += 1
        return super().observe()

    def picture(self) -> bytes:
        self.pictures += 1
        return super().picture()


class Played:
    """A turn that a test plays by itself."""

    def __init__(self, path: Path, limits: Limits | None = None, until: Any = None) -> None:
        self.runs = Runs(path)
        self.device = Looks(serial="tabletop-1")
        self.episode: Episode = self.runs.episode(Scripted(), limits, device=self.device)
        self.stage = self.episode.stage
        self.turn = RecordedTurn(self.stage, Goal(text="Go.", turn=2), until)
