"""The network: words and pixels in, a score for each of the 385 and a swipe out.

Taps are read off a map of the picture at the places where they touch, so that what was learnt of
an icon in one place holds in all others. It is composed of parts of `torch.nn` and not derived from
one: types are checked where PyTorch is not installed, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from pickle import UnpicklingError
from typing import Final

import torch
from torch import Tensor, nn
from torch.nn import functional

from pytest_androidbench.agents.parts.dual_gesture_head import HEAD, TAPS
from pytest_androidbench.errors import AgentLoadError

from .encoding import NOTHING, Vocabulary

WORD: Final = 32
"""Numbers that a word is learnt as."""
WIDTH: Final = 48
"""Channels of what is seen, and numbers that a goal is learnt as."""
WHOLE: Final = 128
"""Numbers that a picture as a whole is told by."""
_NO_WEIGHTS: Final = (
    EOFError, KeyError, OSError, RuntimeError, TypeError, UnpicklingError, ValueError,
)  # fmt: skip
"""What reading a file raises that is none of ours."""


@dataclass(frozen=True, slots=True)
class Answers:
    """What the network says to each goal and picture."""

    scores: Tensor
    """Of each of the 385; the greater, the likelier (logits)."""
    swipes: Tensor
    """Touch and lift in signed numbers, should a swipe be the likeliest."""


class VluiNetwork:
    """Scores what may be done, given a goal and a picture."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Make a network that has learnt nothing; PyTorch's seed decides its weights."""
        self.vocabulary = vocabulary
        self.parts = nn.ModuleDict(
            {
                "words": nn.Embedding(len(vocabulary), WORD, padding_idx=NOTHING),
                "goal": nn.Sequential(nn.Linear(WORD, WIDTH), nn.ReLU()),
                "eye": nn.Sequential(
                    *_layer(3, 16, size=5, stride=2),
                    *_layer(16, 32, stride=2),
                    *_layer(32, WIDTH, stride=2),
                ),
                "sought": nn.Linear(WIDTH, 2 * WIDTH),
                "whole": nn.Sequential(nn.Linear(3 * WIDTH, WHOLE), nn.ReLU()),
                "near": nn.Conv2d(WIDTH + 2, WIDTH, 3, padding=1),
                "spread": nn.Linear(WHOLE, WIDTH),
                "map": nn.Sequential(nn.ReLU(), *_layer(WIDTH, WIDTH), nn.Conv2d(WIDTH, 1, 1)),
                "others": nn.Linear(WHOLE, len(HEAD) - len(TAPS)),
                "swipe": nn.Sequential(nn.Linear(WHOLE, 4), nn.Tanh()),
            }
        )
        self._places = torch.tensor([[(x, y) for y, x, *_ in TAPS]], dtype=torch.float32)

    @property
    def size(self) -> int:
        """How many numbers are learnt."""
        return sum(weights.numel() for weights in self.parts.parameters())

    def __call__(self, goals: Tensor, pixels: Tensor) -> Answers:
        """Look at some pictures.

        Args:
            goals: numbers of words, a row for each picture.
            pixels: 3x256x128 for each, from 0 to 255.
        """
        goal = self.parts["goal"](self._meant(goals))
        seen = self.parts["eye"](pixels.float() / 255 - 0.5)
        stronger, more = self.parts["sought"](goal)[:, :, None, None].chunk(2, dim=1)
        seen = seen * (1 + stronger) + more
        whole = self.parts["whole"](torch.cat([seen.mean((2, 3)), seen.amax((2, 3)), goal], dim=1))
        known = (
            self.parts["near"](_with_places(seen)) + self.parts["spread"](whole)[:, :, None, None]
        )
        places = self._places.expand(len(pixels), -1, -1).unsqueeze(2)
        drawn = self.parts["map"](known)
        taps = functional.grid_sample(drawn, places, padding_mode="border", align_corners=False)
        scores = torch.cat([taps.flatten(1), self.parts["others"](whole)], dim=1)
        return Answers(scores, self.parts["swipe"](whole))

    def _meant(self, goals: Tensor) -> Tensor:
        """The mean of a goal's words."""
        count = (goals != NOTHING).sum(dim=1, keepdim=True).clamp(min=1)
        return self.parts["words"](goals).sum(dim=1) / count


def _layer(taken: int, given: int, *, size: int = 3, stride: int = 1) -> tuple[nn.Module, ...]:
    convolution = nn.Conv2d(taken, given, size, stride=stride, padding=size // 2)
    return convolution, nn.GroupNorm(8, given), nn.ReLU()


def _with_places(seen: Tensor) -> Tensor:
    """Two channels more: how far down and across a place is."""
    count, _, height, width = seen.shape
    down = torch.linspace(-1, 1, height)[:, None].expand(count, 1, height, width)
    across = torch.linspace(-1, 1, width).expand(count, 1, height, width)
    return torch.cat([seen, down, across], dim=1)


def write_weights(network: VluiNetwork, path: Path) -> None:
    """Write what a network has learnt, and the words it knows."""
    weights = network.parts.state_dict()
    torch.save({"words": list(network.vocabulary.words), "weights": weights}, path)


def read_weights(path: Path) -> VluiNetwork:
    """A network that has learnt; the file is read as data and runs no code.

    Raises:
        AgentLoadError: there is no such file, or it is none of these.
    """
    try:
        kept = torch.load(path, weights_only=True)
        network = VluiNetwork(Vocabulary(tuple(kept["words"])))
        network.parts.load_state_dict(kept["weights"])
    except _NO_WEIGHTS as error:
        raise AgentLoadError(
            f"{path} holds no weights: write some with `python -m vlui.training`; "
            f"{str(error)[:200]}"
        ) from error
    return network
