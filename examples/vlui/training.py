"""Behaviour cloning: a network learns to do what demonstrations did.

python -m vlui.training SHOWN WEIGHTS
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from pytest_androidbench.errors import AgentLoadError

from .encoding import Vocabulary
from .lessons import Lessons, read_lessons
from .network import VluiNetwork, write_weights

BATCH: Final = 16
RATE: Final = 2e-3
DECAY: Final = 1e-2
THREADS: Final = 1
"""Sums are rounded otherwise by another number of threads, and the weights are others then."""
TOLD: Final = 100
"""Steps from one line of the progress to the next."""


def new_network(vocabulary: Vocabulary, seed: int) -> VluiNetwork:
    """A network that has learnt nothing, with the weights of a seed."""
    torch.manual_seed(seed)
    return VluiNetwork(vocabulary)


def teach(network: VluiNetwork, lessons: Lessons, *, steps: int, seed: int) -> Iterator[float]:
    """Train a network as long as losses are asked for: one comes after each step.

    The same network, lessons and seed give the same weights, with the same PyTorch on the same
    processor.

    Args:
        network: what learns.
        lessons: what was shown.
        steps: how often the weights are changed.
        seed: of what is drawn from the lessons.
    """
    torch.set_num_threads(THREADS)
    torch.use_deterministic_algorithms(True)
    random = np.random.default_rng(seed)
    optimizer = torch.optim.AdamW(network.parts.parameters(), lr=RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, RATE, total_steps=steps, pct_start=0.2
    )
    for _ in range(steps):
        loss = loss_of(network, lessons.drawn(BATCH, random))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        yield loss.item()


def loss_of(network: VluiNetwork, lessons: Lessons) -> Tensor:
    """How far the network is from what was done.

    Cross entropy of the 385, and the squared distance of swipes in signed numbers.
    """
    goals, pixels = torch.from_numpy(lessons.goals), torch.from_numpy(lessons.pixels)
    answers = network(goals, pixels)
    chosen = functional.cross_entropy(answers.scores, torch.from_numpy(lessons.targets))
    apart = (answers.swipes - torch.from_numpy(lessons.gestures)).square().sum(dim=1)
    return chosen + (apart * torch.from_numpy(lessons.swipes)).mean()


@click.command()
@click.argument("shown", type=click.Path(path_type=Path, exists=True, file_okay=False))
@click.argument("weights", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--steps", default=1500, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0))
def main(shown: Path, weights: Path, steps: int, seed: int) -> None:
    """Train a network on the demonstrations below SHOWN, and write it to WEIGHTS."""
    try:
        vocabulary, lessons = read_lessons(shown)
    except AgentLoadError as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"{len(lessons)} steps, {len(vocabulary.words)} words")
    network = new_network(vocabulary, seed)
    for step, loss in enumerate(teach(network, lessons, steps=steps, seed=seed), 1):
        if step % TOLD == 0 or step == steps:
            click.echo(f"step {step}: loss {loss:.3f}")
    write_weights(network, weights)
    click.echo(f"{network.size} weights written to {weights}")


if __name__ == "__main__":
    main()
