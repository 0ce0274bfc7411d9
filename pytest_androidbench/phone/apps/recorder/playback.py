"""Playing on the screens that show recordings."""

from __future__ import annotations

from typing import Any, Final

from pytest_androidbench.phone.apps.recorder.app import RecorderApp
from pytest_androidbench.phone.apps.recorder.model import Record
from pytest_androidbench.phone.apps.recorder.names import ACTIVE
from pytest_androidbench.phone.apps.recorder.recorder import WHOLE
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import tr

BEAT_MS: Final = 500


def play(screen: AppScreen[RecorderApp, Any], id_: int) -> None:
    """Play a recording from its beginning; it is the one shown first from now on."""
    screen.app.kept().put(ACTIVE, id_)
    if not screen.app.player.play(id_):
        screen.toast(tr("Player can't read the file"), long=True)


def share_of(record: Record | None, ms: int) -> int:
    """A place in a recording on the bar to seek with."""
    return min(WHOLE, WHOLE * ms // record.ms) if record is not None and record.ms else 0
