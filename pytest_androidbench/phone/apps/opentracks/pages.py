"""What every screen of the app has at hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.store import Store
from pytest_androidbench.phone.apps.opentracks.units import Units, units_of
from pytest_androidbench.phone.kit.dialogs import MenuScreen
from pytest_androidbench.phone.system.app import R
from pytest_androidbench.phone.ui.widget import Kid
from pytest_androidbench.phone.ui.widgets import Scroll

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.opentracks.recorder import Recorder


@dataclass(eq=False)
class TracksScreen(MenuScreen[OpenTracksApp, R]):
    """A page of the app, with its data at hand."""

    @property
    def store(self) -> Store:
        """What was recorded."""
        return Store(self.db)

    @property
    def units(self) -> Units:
        """How numbers are written."""
        return units_of(self.app)

    @property
    def recorder(self) -> Recorder:
        """What records now."""
        recorder: Recorder = self.app.recorder
        return recorder

    def with_buttons(self, kids: tuple[Kid, ...], *buttons: Kid) -> tuple[Kid, ...]:
        """A form over its buttons, which scroll with it where the display is wide and low."""
        if self.phone.display.is_wide:
            return (Scroll(*kids, *buttons, gap=4, padding=8, key="form"),)
        return (Scroll(*kids, gap=16, padding=8, key="form"), *buttons)
