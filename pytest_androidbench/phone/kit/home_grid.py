"""How many icons lie beside and below each other on the home screen: the launcher's grid.

The launcher keeps the grid's name where Launcher3 does (`InvariantDeviceProfile.KEY_IDP_GRID_NAME`
in its preferences `com.android.launcher3.prefs`); Settings offers the choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pytest_androidbench.phone.system.prefs import Prefs

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

LAUNCHER: Final = "com.google.android.apps.nexuslauncher"
FILE: Final = f"/data/data/{LAUNCHER}/shared_prefs/com.android.launcher3.prefs.xml"
KEY: Final = "idp_grid_name"


class HomeGrid(NamedTuple):
    """One of the grids that there are."""

    columns: int
    """Of home pages, dock and drawer."""
    rows: int
    """Of home pages; the date takes the first row of the first page."""

    @property
    def name(self) -> str:
        """As the preference has it."""
        return f"{self.columns}_by_{self.rows}"

    @property
    def label(self) -> str:
        """As its user reads it."""
        return f"{self.columns}\u00d7{self.rows}"


USUAL: Final = HomeGrid(4, 5)
"""Recordings of the benchmark's emulator show four columns."""
GRIDS: Final = {
    grid.name: grid
    for grid in (HomeGrid(2, 2), HomeGrid(3, 3), HomeGrid(4, 4), USUAL, HomeGrid(5, 5))
}


def home_grid(phone: Phone) -> HomeGrid:
    """The grid that is used; a name that says nothing is as none."""
    return GRIDS.get(_prefs(phone).get(KEY, default=""), USUAL)


def choose_grid(phone: Phone, name: str) -> None:
    """Have another grid, by its name in `GRIDS`."""
    _prefs(phone).put(KEY, name)


def _prefs(phone: Phone) -> Prefs:
    launcher = phone.packages.app(LAUNCHER)
    return Prefs(phone.files, FILE, launcher.uid if launcher is not None else 0)
