"""The sleep timer: after some minutes nothing is heard any more (SleepTimerDialog.kt)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.model import length
from pytest_androidbench.phone.apps.retromusic.names import FINISH_SONG_KEY, SLEEP_MINUTES_KEY
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

if TYPE_CHECKING:
    from collections.abc import Sequence

USUAL: Final = 30
MOST: Final = 180


@dataclass(eq=False)
class SleepTimer(AppScreen[RetroApp, None]):
    """Sets the timer, or shows how long it still runs."""

    window: ClassVar[WindowKind] = "dialog"

    minutes: int = 0
    finish: bool = False

    def on_open(self) -> None:
        prefs = self.app.prefs()
        self.minutes = prefs.get(SLEEP_MINUTES_KEY, USUAL)
        self.finish = prefs.get(FINISH_SONG_KEY, default=False)

    def beat_ms(self) -> int:
        return 1000 if self.app.sleep_ms else 0

    def build(self) -> w.Widget:
        left = self.app.sleep_ms
        text = length(left) if left else f"{self.minutes} min"
        body = w.Column(
            w.Text(text, w.TITLE, id="timerDisplay"),
            None if left else w.SeekBar(self.minutes, MOST, self.slide, self.keep, id="seekBar"),
            None
            if left
            else w.CheckBox(
                self.finish, self.choose, tr("Finish last song"), id="shouldFinishLastSong"
            ),
            gap=8,
            across="center",
            width="fill",
        )
        panel = w.Panel(body, padding=(24, 16))
        return w.Dialog(tr("Sleep timer"), body=panel, buttons=self._buttons(bool(left)))

    def _buttons(self, running: bool) -> Sequence[w.DialogButton]:
        if not running:
            return (w.DialogButton(text=tr("Start"), on_tap=self.begin),)
        return (
            w.DialogButton(text=tr("OK"), on_tap=self.close),
            w.DialogButton(text=tr("Cancel"), on_tap=self.end),
        )

    def slide(self, minutes: int) -> None:
        """Choose how long."""
        self.minutes = max(1, minutes)

    def keep(self) -> None:
        """Propose the same the next time."""
        self.app.prefs().put(SLEEP_MINUTES_KEY, self.minutes)

    def choose(self, finish: bool) -> None:
        """Let the song that is played then come to its end, or not."""
        self.finish = finish

    def begin(self) -> None:
        """Start the timer."""
        self.app.prefs().put(FINISH_SONG_KEY, self.finish)
        self.app.sleep_in(self.minutes)
        self.close(toast=tr("Sleep timer set for {n} minutes from now.", n=self.minutes))

    def end(self) -> None:
        """Drop the timer."""
        self.app.wake()
        self.close(toast=tr("Sleep timer canceled."))
