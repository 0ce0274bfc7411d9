"""The bar below that says what was done."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.kit.snackbar import SHOWN_MS
from pytest_androidbench.phone.system.app import AppScreen, AppT, R
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Panel, Snackbar


@dataclass(eq=False)
class Saying(AppScreen[AppT, R]):
    """A screen with a snackbar: lay `snackbar()` over its lower edge, as `Page(over=)` does."""

    said: str | Message = field(default="", kw_only=True)
    undo: str = field(default="", kw_only=True)
    """The method that takes back what was said."""
    hushing: int = field(default=0, kw_only=True)
    """The timer that ends it."""

    def say(self, text: str | Message, undo: str = "") -> None:
        """Show a text for a while, in place of the one before."""
        self.cancel(self.hushing)
        self.said, self.undo = text, undo
        self.hushing = self.after(SHOWN_MS, self.hush)

    def hush(self) -> None:
        """Take the bar away."""
        self.said = ""

    def snackbar(self) -> Widget | None:
        """The bar, while there is something to say."""
        if not self.said:
            return None
        if not self.undo:
            return Panel(Snackbar(self.said), padding=8)
        return Panel(Snackbar(self.said, tr("Undo"), getattr(self, self.undo)), padding=8)
