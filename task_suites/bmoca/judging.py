"""How a task is judged: by its log line as published, or by the state that it is about."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from pytest_androidbench import Episode
from task_suites.bmoca.catalogue import published
from task_suites.bmoca.log_lines import clear_log, is_logged


def judge(
    episode: Episode,
    task_id: str,
    label: str,
    holds: Callable[[], bool],
    *,
    pinned: datetime | None = None,
) -> None:
    """Let the agent act until what it was asked for is the case, and say whether it is.

    Args:
        episode: from the home screen on.
        task_id: whose published line decides under `--ab-checks upstream`.
        label: of the check.
        holds: what decides otherwise.
        pinned: the time at which the clock is held: at the beginning, and after each action.
    """
    device, line = episode.device, published()[task_id].line
    judge_by(episode, label, holds, lambda: is_logged(device, line), pinned=pinned)


def judge_by(
    episode: Episode,
    label: str,
    holds: Callable[[], bool],
    is_published: Callable[[], bool],
    *,
    pinned: datetime | None = None,
) -> None:
    """Let the agent act until what decides is the case, and say whether it is.

    Args:
        episode: from the home screen on.
        label: of the check.
        holds: what decides.
        is_published: what decides under `--ab-checks upstream`.
        pinned: the time at which the clock is held: at the beginning, and after each action.
    """
    device = episode.device
    is_so = is_published if episode.upstream else holds
    if pinned is not None:
        device.set_clock(pinned)
    clear_log(device)

    def is_reached() -> bool:
        if pinned is not None:
            device.set_clock(pinned)
        return is_so()

    episode.run(until=is_reached)
    with episode.check(label):
        assert is_so()
