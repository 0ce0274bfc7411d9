"""Demonstrations in words for tests."""

from __future__ import annotations

from pathlib import Path

from pytest_androidbench.agents.bmoca.demonstration import (
    DemonstratedEpisode,
    TextDemonstration,
    TextStep,
)
from pytest_androidbench.codec import to_json


def demonstration(goal: str, *actions: str, task: str = "lamp_on") -> TextDemonstration:
    """One whose screens are called `<form> of <action>`."""
    of = DemonstratedEpisode(
        suite="desk", task=task, profile="train_env_000", seed=30, goal=goal, screen=(1080, 2160)
    )
    steps = tuple(
        TextStep(
            observations={form: f"{form} of {action}" for form in ("R0", "R1")},
            action=action,
            reward=int(action == actions[-1]),
        )
        for action in actions
    )
    return TextDemonstration(of=of, steps=steps)


def keep(folder: Path, told: TextDemonstration, name: str = "train_env_000-s30") -> Path:
    """Put one where agents look for it."""
    file = folder / "text" / told.of.task / f"{name}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(to_json(told))
    return file
