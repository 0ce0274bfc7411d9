"""Leaving a form that was changed only after a question."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.ui.part import Part


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
