"""How a page is shown, played, and judged by the reward that it gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode, Limits, task
from pytest_androidbench.appdata.miniwob import MiniWob
from pytest_androidbench.tasks.strategies import numbers
from pytest_androidbench.tasks.task import TaskFunction
from task_suites.mobile_miniwob.catalogue import (
    STEPS,
    SUBSET,
    is_done,
    is_done_upstream,
    task_id,
)

GOAL: Final = "Do what the page on the screen asks for in the yellow field at its top."
WORDINGS: Final = (
    "Follow the instructions in the yellow field at the top of the page.",
    "At the top of the page is a yellow field. Carry out what it says.",
)
DONE: Final = "the page says that it is done"
SEEDS: Final = numbers(0, 2**32 - 1)
"""Of which a page is drawn."""


def page_task(
    page: str, *tags: str, seeds: SearchStrategy[int] | None = None
) -> Callable[[Callable[[Episode, int], None]], TaskFunction[[Episode, int]]]:
    """Make a test function the task of a page.

    Args:
        page: its name.
        tags: what it is about.
        seeds: those that its page may be drawn from; all by default.
    """
    marks = {*tags, *({"subset"} if page in SUBSET else ())}
    return task(
        task_id(page),
        GOAL,
        wordings=WORDINGS,
        params={"page_seed": SEEDS if seeds is None else seeds},
        limits=Limits(steps=STEPS),
        app="miniwob",
        tags=marks,
    )


def play(episode: Episode, page: str, seed: int) -> None:
    """Show a page, let the agent act until it has given a reward, and look at that."""
    app = MiniWob(episode.device)
    if missing := app.missing:
        pytest.skip(missing)
    utterance = app.begin(page, seed)
    episode.run(f"{episode.goal} It says: {utterance}", until=lambda: bool(app.reward()))
    reward = app.reward()
    with episode.check(DONE):
        assert is_done_upstream(reward) if episode.upstream else is_done(page, reward), (
            f"its reward is {reward or 'none yet'}"
        )
