"""The bar below that says what was done, and offers to take it back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.part import Part, at_path, handler_of

SHOWN_MS: Final = 2750
"""Material's long snackbar."""


@dataclass(eq=False)
class SnackbarHost(Part):
    """A snackbar: lay `build()` over the screen's lower edge, as `Page(over=)` does."""

    text: str | Message = ""
    undo: str = ""
    """The path of the method behind the button, which by default takes back what was said."""
    label: str | Message = ""
    """What the button says."""
    then: str = ""
    """The path of the method that is called when the bar goes."""
    timer: int = 0
    """Ends it."""

    def say(
        self,
        text: str | Message,
        undo: Callable[[], None] | None = None,
        then: Callable[[], None] | None = None,
        *,
        label: str | Message = "",
    ) -> None:
        """Show a text for a while, in place of the one before.

        Args:
            text: says what was done.
            undo: a method of the screen, or of one of its parts, behind the button beside it.
            then: another one, which is called once the bar is hushed, by time or by hand.
            label: what the button says, by default "Undo".
        """
        self.cancel(self.timer)
        self.text, self.label = text, label
        self.undo = handler_of(self.screen, undo).path if undo is not None else ""
        self.then = handler_of(self.screen, then).path if then is not None else ""
        self.timer = self.after(SHOWN_MS, self.hush)

    def hush(self) -> None:
        """Take the bar away."""
        self.text = ""
        then, self.then = self.then, ""
        if then:
            at_path(self.screen, then)()

    def build(self) -> w.Widget | None:
        """The bar, while there is something to say."""
        if not self.text:
            return None
        if not self.undo:
            return w.Panel(w.Snackbar(self.text), padding=8)
        bar = w.Snackbar(self.text, self.label or tr("Undo"), at_path(self.screen, self.undo))
        return w.Panel(bar, padding=8)
