"""A slot's folder in the temporary directory: held while its process lives, removed by a later one.

A process that is killed removes nothing, and what watches its worker is not always there. So each
holds a lock on its folder, which the system lets go however the process ends, and who makes a
folder removes those that nobody holds.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from pathlib import Path
from typing import Final

PREFIX: Final = "androidbench-held-"
"""Of folders that are held, or were."""
_UNHELD: Final = "androidbench-new-"
"""Of one that is not held yet, which nobody may remove; it is empty."""


class HeldFolder:
    """A new folder that is this process's until it is removed or the process ends."""

    def __init__(self) -> None:
        """Make it, once those are gone that dead processes left here.

        Raises:
            OSError: there can be none.
        """
        place = Path(tempfile.gettempdir())
        _remove_left(place)
        made = Path(tempfile.mkdtemp(prefix=_UNHELD, dir=place))
        # No child has the descriptor: a worker that lives on for a moment does not hold the folder.
        self._descriptor = os.open(made, os.O_RDONLY | os.O_DIRECTORY)
        fcntl.flock(self._descriptor, fcntl.LOCK_EX)
        self.path: Final = made.rename(made.with_name(PREFIX + made.name.removeprefix(_UNHELD)))

    def remove(self) -> None:
        """Remove it with all that is in it; a second time does nothing."""
        shutil.rmtree(self.path, ignore_errors=True)
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def _remove_left(place: Path) -> None:
    for folder in place.glob(f"{PREFIX}*"):
        try:
            descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        except OSError:  # removed meanwhile, or somebody else's
            continue
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:  # held
            continue
        else:
            shutil.rmtree(folder, ignore_errors=True)
        finally:
            os.close(descriptor)
