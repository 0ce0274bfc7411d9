"""How a later task is judged: by its published rule, or by the state that it is about."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from pytest_androidbench import Episode
from task_suites.bmoca.judging import judge_by
from task_suites.bmoca_131.catalogue import published
from task_suites.bmoca_131.evaluators import decides


def judge_later(
    episode: Episode,
    task_id: str,
    label: str,
    holds: Callable[[], bool] | None = None,
    *,
    pinned: datetime | None = None,
) -> None:
    """Let the agent act until what it was asked for is the case, and say whether it is.

    Args:
        episode: from the home screen on.
        task_id: whose published rule decides under `--ab-checks upstream`.
        label: of the check.
        holds: what decides otherwise; None: the published rule, where it is all that was asked.
        pinned: the time at which the clock is held.
    """
    device, task = episode.device, published()[task_id]

    def is_published() -> bool:
        return decides(device, task)

    judge_by(episode, label, holds or is_published, is_published, pinned=pinned)
