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

    def leave_unless(
        self, question: Confirm | None, instead: Callable[[], None] | None = None
    ) -> None:
        """Close the screen, after a question if there is one, to which no means leaving.

        Args:
            question: whether to save first, or to stay.
            instead: saves; a method of the screen or of one of its parts. None: yes means staying.
        """
        if question is None:
            self.screen.close()
        else:
            path = handler_of(self.screen, instead).path if instead is not None else ""
            self.ask(question, self.decided, path)

    def decided(self, instead: str, sure: bool) -> None:
        """Save or stay, or close the screen."""
        if not sure:
            self.screen.close()
        elif instead:
            at_path(self.screen, instead)()
