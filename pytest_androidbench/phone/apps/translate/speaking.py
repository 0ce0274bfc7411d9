"""Saying a text aloud; it takes as long as saying it does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.translate import look, names
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.world.phrasebook import CHINESE

MS_EACH: Final = {CHINESE: 260}
"""A character takes so long in a language."""
MS_EACH_LETTER: Final = 70
SPEEDS: Final = {"normal": 1.0, "slow": 1.5, "slower": 2.0}
"""What is kept -> how many times as long it takes."""
MOST_MS: Final = 60_000


@dataclass(eq=False)
class Speaking(AppPart[TranslateApp]):
    """One side is spoken at a time."""

    side: str = ""
    """`original`, `translation`, or a language where a word is in several; "" = nothing."""
    timer: int = 0

    def button(self, side: str, text: str, language: str) -> w.Widget:
        """Speaks a text, or stops."""
        if self.side == side:
            return look.bar_button("stop", tr("Stop"), self.hush, f"speak_{side}")
        said = tr("Listen in {language}", language=self.app.language(language))
        act = partial(self.speak, side, text, language)
        return look.bar_button("volume_up", said, act, f"speak_{side}")

    def speak(self, side: str, text: str, language: str) -> None:
        """Say a text aloud, in place of what is being said."""
        self.hush()
        speed = SPEEDS.get(self.app.prefs().get(names.SPEED, "normal"), 1.0)
        takes = len(text) * MS_EACH.get(language, MS_EACH_LETTER) * speed
        self.side = side
        self.timer = self.after(min(round(takes), MOST_MS), self.hush)

    def hush(self) -> None:
        """Say no more."""
        self.cancel(self.timer)
        self.side, self.timer = "", 0
