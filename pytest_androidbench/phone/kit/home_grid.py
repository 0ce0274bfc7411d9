"""How many icons lie beside and below each other on the home screen: the launcher's grid.

The launcher keeps the grid's name where Launcher3 does (`InvariantDeviceProfile.KEY_IDP_GRID_NAME`
in its preferences `com.android.launcher3.prefs`); Settings offers the choice. A tablet has one grid
of its own (`device_profiles.xml` of Android 13, `deviceCategory="tablet"`). Launcher3 passes over
any other name there; here it holds, as B-MoCA's tablet, whose Android is older, has five columns.
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
TABLET: Final = HomeGrid(6, 5)
"""`6_by_5`, as wide in the dock and in the drawer."""
GRIDS: Final = {
    grid.name: grid
    for grid in (HomeGrid(2, 2), HomeGrid(3, 3), HomeGrid(4, 4), USUAL, HomeGrid(5, 5))
}
_NAMED: Final = {**GRIDS, TABLET.name: TABLET}


def home_grid(phone: Phone) -> HomeGrid:
    """The grid that is used; a name that says nothing is as none."""
    return chosen_grid(phone) or (TABLET if phone.display.is_tablet else USUAL)


def chosen_grid(phone: Phone) -> HomeGrid | None:
    """The grid whose name is kept, if any is."""
    return _NAMED.get(_prefs(phone).get(KEY, default=""))


def offered_grids(phone: Phone) -> dict[str, HomeGrid]:
    """The grids that its user can choose from, by name."""
    return {TABLET.name: TABLET} if phone.display.is_tablet else GRIDS


def choose_grid(phone: Phone, name: str) -> None:
    """Have another grid, by its name."""
    _prefs(phone).put(KEY, name)


def _prefs(phone: Phone) -> Prefs:
    launcher = phone.packages.app(LAUNCHER)
    return Prefs(phone.files, FILE, launcher.uid if launcher is not None else 0)
