"""The dialog that shows a text one word at a time."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.look import alert
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

WAIT_MS: Final = 2000
"""Before the first word."""
WORD_MS: Final = 200
"""300 words a minute."""
STEP: Final = 100
WORD: Final = w.TextStyle(72)
MOVE: Final = "+100 words (click)\n-100 long click swipe down"


@dataclass(eq=False)
class SpeedRead(AppScreen[MarkorApp, None]):
    """The words follow each other; a button goes a hundred on, held down a hundred back."""

    window: ClassVar[WindowKind] = "dialog"

    text: str = ""
    began_ms: int = 0
    ahead: int = 0

    def build(self) -> w.Widget:
        place, words = self._place, self._words
        shown = words[place] if 0 <= place < len(words) else ""
        counted = f"Word: {place + 1}" if shown else ""
        move = w.Button(
            MOVE, "text", caps=False, on_tap=self.go_on, on_long=self.go_back, width="fill"
        )
        word = w.Align(w.Text(shown, WORD, align="center"), weight=1)
        body = w.Column(move, w.Text(counted), word, across="center", height="fill", weight=1)
        cancel = w.DialogButton(text=tr("Cancel"), on_tap=self.close, id="android:id/button2")
        return alert(body, (cancel,))

    def beat_ms(self) -> int:
        return WORD_MS if self._place < len(self._words) else 0

    def go_on(self) -> None:
        """Leave out words."""
        self._turn(min(self._place + STEP, len(self._words) - 1))

    def go_back(self) -> None:
        """Show words again."""
        self._turn(self._place - STEP)

    def _turn(self, place: int) -> None:
        self.ahead += max(0, place) - self._place

    @property
    def _words(self) -> list[str]:
        return re.findall(r"[^\W_]+", self.text)

    @property
    def _place(self) -> int:
        return (self.now_ms - self.began_ms - WAIT_MS) // WORD_MS + self.ahead
