"""Whose phone it is, what leads on from there, and where one has been.

The rows are those of the real app's account menu, known, not seen; it has location sharing, one's
data and a guide of Google's besides.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.maps import look, names
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.world.people import OWNER


@dataclass(eq=False)
class MapsAccount(AppScreen[MapsApp, str]):
    """Name, address, rows; closes with the name of the page that is wanted."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        close = w.IconButton("close", tr("Close"), cls=names.IMAGE, on_tap=self.close)
        texts = w.Column(
            w.Text(OWNER.name, w.TITLE_MEDIUM, lines=1, id="account_name"),
            w.Text(OWNER.address, look.SECOND, lines=1, id="account_email", ltr=True),
            weight=1,
        )
        head = w.Row(avatar(Person(first=OWNER.name), 40), texts, close, gap=12, width="fill")
        hidden = self.app.prefs().get(names.INCOGNITO_KEY, default=False)
        incognito = tr("Turn off Incognito mode") if hidden else tr("Turn on Incognito mode")
        rows = (
            look.row("visibility_off", incognito, self.turn_incognito),
            look.row("timeline", tr("Your Timeline"), partial(self.close, "timeline")),
            look.row("cloud_off", tr("Offline maps"), partial(self.close, "offline")),
            look.row("settings", tr("Settings"), partial(self.close, "settings")),
        )
        listed = w.Scroll(*rows, weight=0, id="account_menu_list")
        content = w.Column(w.Panel(head, padding=(16, 12, 4, 12)), w.Divider(), listed,
                           across="stretch", width="fill")  # fmt: skip
        return w.Panel(content, look=w.Look(background="surface", radius=16), width="fill")

    def turn_incognito(self) -> None:
        """Keep nothing of what is looked for, or keep it again."""
        prefs = self.app.prefs()
        on = not prefs.get(names.INCOGNITO_KEY, default=False)
        prefs.put(names.INCOGNITO_KEY, on)
        said = tr("You've gone incognito") if on else tr("Incognito is off")
        self.close(toast=said)


@dataclass(eq=False)
class MapsTimeline(AppScreen[MapsApp, None]):
    """Where one has been: nothing, as long as nobody asks for it to be kept."""

    def build(self) -> w.Widget:
        on = self.app.prefs().get(names.HISTORY_KEY, default=False)
        said = tr("No visited places yet") if on else tr("Location History is off")
        text = tr("Turn off") if on else tr("Turn on")
        button = w.Button(text, id="location_history_button", on_tap=partial(self.turn, not on))
        sign = w.Icon("timeline", 72)
        return w.Page(
            w.TopBar(tr("Your Timeline"), back=True),
            empty_state(said, "location_history", icon=sign, action=button, margin=24),
        )

    def turn(self, on: bool) -> None:
        """Keep where one has been, or do not."""
        self.app.prefs().put(names.HISTORY_KEY, on)
