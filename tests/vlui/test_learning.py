"""The example `vlui` learns where things are, wherever they are. Needs PyTorch: see conftest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
import pytest
import torch
from PIL import Image

from examples.vlui.agent import ClonedPolicy, agent
from examples.vlui.encoding import Vocabulary, pixels_of
from examples.vlui.lessons import Lessons
from examples.vlui.network import VluiNetwork, read_weights, write_weights
from examples.vlui.training import new_network, teach
from pytest_androidbench.agents.bmoca.policy import SIZE
from pytest_androidbench.agents.parts.dual_gesture import DualGesture
from pytest_androidbench.agents.parts.dual_gesture_head import BUTTONS, HEAD, gesture_of, number_of
from pytest_androidbench.errors import AgentLoadError

COLOURS: Final = ("red", "blue")
SIDE: Final = 24
"""Pixels of a square's side: as large as an icon."""
DRAG: Final = DualGesture(0.1, 0.5, 0.1, 0.25)
HOME: Final = len(HEAD) - len(BUTTONS) + 1
OTHERS: Final = {"Make it darker.": DRAG, "Go home.": gesture_of(HOME)}
WIDE, HIGH = SIZE


def desk(random: np.random.Generator) -> tuple[Image.Image, dict[str, tuple[int, int]]]:
    """A picture with a square of each colour, and their upper left corners."""
    picture = Image.new("RGB", SIZE, "gray")
    corners = {
        colour: (int(random.integers(WIDE - SIDE)), int(random.integers(half, half + 100)))
        for colour, half in zip(COLOURS, random.permutation([0, 128]), strict=True)
    }
    for colour, (left, top) in corners.items():
        picture.paste(colour, (left, top, left + SIDE, top + SIDE))
    return picture, corners


def steps(
    count: int, random: np.random.Generator
) -> Iterator[tuple[str, Image.Image, DualGesture]]:
    """What is to be done on so many pictures."""
    for _ in range(count):
        picture, corners = desk(random)
        for colour, (left, top) in corners.items():
            middle = DualGesture.at((top + SIDE / 2) / HIGH, (left + SIDE / 2) / WIDE)
            yield f"Touch the {colour} square.", picture, middle
        for goal, gesture in OTHERS.items():
            yield goal, picture, gesture


def made_lessons(count: int = 60) -> tuple[Vocabulary, Lessons]:
    goals, pictures, gestures = zip(*steps(count, np.random.default_rng(1)), strict=True)
    vocabulary = Vocabulary.of(goals)
    return vocabulary, Lessons(
        goals=np.stack([vocabulary.numbers(goal) for goal in goals]),
        pixels=np.stack([pixels_of(picture) for picture in pictures]),
        gestures=np.array([gesture.signed for gesture in gestures], dtype=np.float32),
        numbers=np.array([number_of(gesture) for gesture in gestures]),
    )


def trained(seed: int, trainings: int) -> VluiNetwork:
    vocabulary, lessons = made_lessons()
    network = new_network(vocabulary, seed)
    for _ in teach(network, lessons, steps=trainings, seed=seed):
        pass
    return network


def weights_of(network: VluiNetwork) -> list[list[float]]:
    return [weights.flatten().tolist() for weights in network.parts.parameters()]


def test_the_same_seed_gives_the_same_weights_and_another_one_others() -> None:
    first = weights_of(trained(0, 3))
    assert weights_of(trained(0, 3)) == first
    assert weights_of(trained(1, 3)) != first


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_it_finds_what_is_named_in_places_where_it_never_was() -> None:
    policy = ClonedPolicy(trained(0, 400))
    random = np.random.default_rng(2)
    hits = 0
    for _ in range(20):
        picture, corners = desk(random)
        for colour, (left, top) in corners.items():
            number = policy.choose(f"Touch the {colour} square.", picture)
            chosen = gesture_of(number) if isinstance(number, int) else number
            down, across = chosen.y_touch * HIGH - top, chosen.x_touch * WIDE - left
            hits += chosen.is_tap and 0 <= down <= SIDE and 0 <= across <= SIDE
        assert policy.choose("Go home.", picture) == HOME
        drag = policy.choose("Make it darker.", picture)
        assert isinstance(drag, DualGesture)
        assert drag.signed == pytest.approx(DRAG.signed, abs=0.2)
    assert hits >= 38


def test_what_was_learnt_is_read_back(tmp_path: Path) -> None:
    network = trained(0, 2)
    write_weights(network, tmp_path / "vlui.pt")
    again = read_weights(tmp_path / "vlui.pt")
    assert again.vocabulary == network.vocabulary
    assert weights_of(again) == weights_of(network)
    assert again.size == sum(map(len, weights_of(network)))
    agent(str(tmp_path / "vlui.pt"))


def test_another_file_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.pt"
    with pytest.raises(AgentLoadError, match="holds no weights"):
        read_weights(other)
    other.write_bytes(b"no weights")
    with pytest.raises(AgentLoadError, match="holds no weights"):
        read_weights(other)
    others: list[object] = [{"words": []}, {"words": ["on"], "weights": {}}, [1]]
    for kept in others:
        torch.save(kept, other)
        with pytest.raises(AgentLoadError, match=r"other\.pt holds no weights"):
            read_weights(other)
