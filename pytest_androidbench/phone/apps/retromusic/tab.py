"""What the main page asks of each of its tabs, and what those say that have nothing of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w


@dataclass(eq=False)
class RetroTab(AppPart[RetroApp]):
    """One of the tabs."""

    def build(self) -> w.Widget:
        """What fills it."""
        raise NotImplementedError

    def over(self) -> w.Widget | None:
        """What lies over that; None: nothing."""
        return None

    def selection_bar(self) -> w.Widget | None:
        """The bar while something is selected; None: nothing is, or can be."""
        return None

    def options_rows(self) -> Sequence[MenuEntry]:
        """The upper rows of the menu."""
        return ()

    def more_rows(self) -> Sequence[MenuEntry]:
        """Its last rows."""
        return ()

    def back(self) -> bool:
        """End what can be ended; tells whether there was something."""
        return False
