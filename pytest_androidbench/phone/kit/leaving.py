"""Leaving a form that was changed only after a question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.ui.part import Part, at_path, handler_of


@dataclass(eq=False)
class Leaving(Part):
    """Closes its screen: at once, or once somebody has said that changes may be lost."""

    def leave(self, question: Confirm | None) -> None:
        """Close the screen, after a question if there is one."""
        if question is None:
            self.screen.close()
        else:
            self.ask(question, self.answered)

    def answered(self, sure: bool) -> None:
        """Close the screen if changes may be lost."""
        if sure:
            self.screen.close()

    def leave_unless(self, question: Confirm | None, instead: Callable[[], None]) -> None:
        """Close the screen, after a question if there is one, to which no means leaving.

        Args:
            question: whether to do something else, such as to save.
            instead: that, a method of the screen or of one of its parts.
        """
        if question is None:
            self.screen.close()
        else:
            self.ask(question, self.decided, handler_of(self.screen, instead).path)

    def decided(self, instead: str, sure: bool) -> None:
        """Do the other thing, or close the screen."""
        if sure:
            at_path(self.screen, instead)()
        else:
            self.screen.close()

    def stay(self) -> None:
        """Stay; to be given as what is done instead of leaving."""
