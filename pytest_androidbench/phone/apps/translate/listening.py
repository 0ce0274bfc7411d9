"""Hearing to the microphone, which hears silence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.translate import names
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import Message, tr

PATIENCE_MS: Final = 4000
"""After so long in silence the recognizer gives up."""


@dataclass(eq=False)
class Hearing(AppPart[TranslateApp]):
    """Waits for speech of one side."""

    side: str = ""
    """Whose turn it is; "" = nobody's."""
    tried: bool = False
    """Whether somebody spoke, and was not heard."""
    refused: bool = False
    """Whether the microphone may not be used."""
    timer: int = 0

    def said(self, before: Message) -> Message:
        """What stands on the page: while nobody has tried, `before`."""
        if self.side:
            return tr("Speak now")
        if self.refused:
            return tr("Translate may not use the microphone")
        return tr("Nothing was heard. Try again") if self.tried else before

    def toggle(self, side: str) -> None:
        """Listen to a side, or no more."""
        if self.side == side:
            self.give_up()
            return
        self.side = side
        self.request_permissions((names.MICROPHONE,), self.begin)

    def begin(self, held: dict[str, bool]) -> None:
        """Listen, where that is allowed."""
        self.cancel(self.timer)
        self.refused = not held.get(names.MICROPHONE, False)
        if self.refused:
            self.side = ""
        else:
            self.timer = self.after(PATIENCE_MS, self.give_up)

    def give_up(self) -> None:
        """Listen no more."""
        self.cancel(self.timer)
        self.side, self.tried = "", True
