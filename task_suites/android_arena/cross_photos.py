"""What tasks that begin with a photo share: taking one, and which one that was."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.storage import Item, Storage
from pytest_androidbench.appdata.validators import rows_kept
from task_suites.android_arena.camera_ways import SHUTTER, photos_of

TAKEN: Final = "one photo was taken"
FILES_KEPT: Final = "all files are as they were"
LATER: Final = timedelta(minutes=10)


def files_before(episode: Episode) -> list[Item]:
    """The files, some minutes after they came: a photo that is taken now is clearly the newest."""
    device = episode.device
    device.set_clock(device.now() + LATER)
    return Storage(device).visible()


def take_photo(pilot: Pilot) -> Pilot:
    """Take a photo."""
    return pilot.open("Camera").tap(id=SHUTTER)


def check_taken(episode: Episode, before: Sequence[Item]) -> bytes:
    """One photo was taken, and nothing else has come or gone; gives it, or b"" without it."""
    after = Storage(episode.device).visible()
    old = {item.path for item in photos_of(before)}
    new = [item for item in photos_of(after) if item.path not in old]
    with episode.check(TAKEN):
        assert len(new) == 1
    with episode.check(FILES_KEPT):
        assert rows_kept(before, after)
    return new[0].data or b"" if len(new) == 1 else b""
