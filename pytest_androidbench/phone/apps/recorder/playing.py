"""Screens on which a recording can be listened to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.recorder.deeds import RecordDeeds
from pytest_androidbench.phone.apps.recorder.model import Record
from pytest_androidbench.phone.apps.recorder.names import ACTIVE
from pytest_androidbench.phone.apps.recorder.recorder import Player
from pytest_androidbench.phone.ui.message import tr

WHOLE: Final = 1000
"""Steps of the bar to seek with."""
BEAT_MS: Final = 500


@dataclass(eq=False)
class Playing(RecordDeeds):
    """A screen with the buttons of the player."""

    @property
    def player(self) -> Player:
        """What plays, or does not."""
        found: Player = self.app.player
        return found

    def beat_ms(self) -> int:
        return BEAT_MS if self.player.running else 0

    def play(self, id_: int) -> None:
        """Play a recording from its beginning; it is the one shown first from now on."""
        self.app.kept().put(ACTIVE, id_)
        if not self.player.play(id_):
            self.toast(tr("Player can't read the file"), long=True)

    def halt_or_go_on(self) -> None:
        self.player.press()

    def stop_playing(self) -> None:
        self.player.stop()

    def seek(self, value: int) -> None:
        record = self.player.record
        if record is not None:
            self.player.seek(record.ms * value // WHOLE)

    def position(self, record: Record | None) -> int:
        """The place in a recording that is played now; 0 while it is not."""
        if record is None or self.player.id != record.id:
            return 0
        return min(record.ms, self.player.ms)


def share_of(record: Record | None, ms: int) -> int:
    """A place in a recording on the bar to seek with."""
    return min(WHOLE, WHOLE * ms // record.ms) if record is not None and record.ms else 0
