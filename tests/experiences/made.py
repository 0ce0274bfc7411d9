"""Experiences to test with, and an encoder of a few lines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from pytest_androidbench.encoders.encoder import Vectors
from pytest_androidbench.experiences.database import ExperienceDatabase
from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.records.record import Cell


def cell(task: str = "BuyMilk", seed: int = 0, **fields: Any) -> Cell:
    return Cell(suite="shop", task=task, seed=seed, **fields)


def experience(key: str = "one", task: str = "Buy milk", **fields: Any) -> Experience:
    values = {
        "init_state": "Home",
        "example": f"How to {task}",
        "complete": True,
        "record": key,
        "apps": ("Home", "Shop"),
    }
    return Experience(key=key, task=task, **{**values, **fields})


def database(path: Path, *entries: Experience) -> ExperienceDatabase:
    return ExperienceDatabase.create(path / "experiences.db", entries)


class LetterEncoder:
    """A vector has how often each letter from a to z stands in a text, scaled to length 1."""

    name = "letters 1"

    def __init__(self) -> None:
        self.encoded: list[str] = []
        """All that was asked for."""

    def encode(self, texts: Sequence[str]) -> Vectors:
        self.encoded += texts
        vectors = np.zeros((len(texts), 26), np.float32)
        for place, text in enumerate(texts):
            counts = [text.casefold().count(chr(97 + letter)) for letter in range(26)]
            vectors[place] = np.array(counts) / max(1.0, np.linalg.norm(counts))
        return vectors
