"""Where the pages of a report lie."""

from __future__ import annotations

import os
from pathlib import Path

from pytest_androidbench.records.contents import EPISODES, StoredAttempt
from pytest_androidbench.records.record import EpisodeId


def episode_page(episode: EpisodeId) -> str:
    """The page of an episode, relative to the run directory; it shows the attempt that counts."""
    return f"{EPISODES}/{episode.key}/index.html"


def page_of(attempt: StoredAttempt) -> str:
    """The page of the episode an attempt belongs to."""
    return episode_page(attempt.record.episode)


def compared_page(episode: EpisodeId) -> str:
    """The page of an episode beside another one of its task."""
    return f"{EPISODES}/{episode.key}/compared.html"


def attempt_page(attempt: StoredAttempt, counted: StoredAttempt) -> str:
    """The page of one attempt: the episode's own, or one beside it."""
    if attempt == counted:
        return page_of(attempt)
    name = attempt.folder.rpartition("/")[2]
    return f"{EPISODES}/{attempt.record.episode.key}/attempt-{name}.html"


def way(target: Path, folder: Path) -> str:
    """The address of a file from a page in a folder."""
    return Path(os.path.relpath(target, folder)).as_posix()
