"""The sheet behind More (MenuNavTabDialog.kt, view_main_drawer.xml)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.wikipedia import look
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

NO_ACCOUNTS = tr("Accounts cannot be reached from this phone.")
NO_MAPS = tr("Maps of places cannot be reached from this phone.")
NO_GIFTS = tr("Donations cannot be made from this phone.")


@dataclass(eq=False)
class MoreSheet(AppScreen[WikipediaApp, None]):
    """Log in, places, settings and donations."""

    window: ClassVar[WindowKind] = "sheet"

    def build(self) -> w.Widget:
        rows = w.Column(
            self._row("person", tr("Log in / join Wikipedia"), "main_drawer_login_button",
                      partial(self.refuse, NO_ACCOUNTS)),
            w.Divider(),
            self._row("place", tr("Places"), "main_drawer_places_container",
                      partial(self.refuse, NO_MAPS)),
            self._row("settings", tr("Settings"), "main_drawer_settings_container", self.settings),
            self._row("favorite", tr("Donate"), "main_drawer_donate_container",
                      partial(self.refuse, NO_GIFTS)),
            across="stretch",
        )  # fmt: skip
        sheet = w.Look(background="surface_container")
        return w.Panel(rows, padding=(0, 8, 0, 24), look=sheet, cls=look.FRAME, width="fill")

    @staticmethod
    def _row(icon: str, text: Message, id_: str, act: look.Act) -> w.Widget:
        row = w.Row(w.Icon(icon, 24), w.Text(text, w.BODY_LARGE, weight=1), gap=24, width="fill")
        return w.Panel(row, padding=(24, 14), id=id_, cls=look.LINEAR, width="fill", on_tap=act)

    def settings(self) -> None:
        """Show the settings in place of the sheet."""
        page = self.app.page("settings")
        self.show(page)
        self.close()

    def refuse(self, why: Message) -> None:
        """Say why something cannot be done here."""
        self.close(toast=why)
