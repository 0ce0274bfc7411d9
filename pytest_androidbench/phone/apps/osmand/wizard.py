"""The first page: which maps there should be."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.osmand import names
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.look import LINEAR, SECOND, TITLE, VIEW_GROUP
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.location import position
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Wizard(AppScreen[OsmAndApp, None]):
    """Asks for the position, offers maps for it, and is left for the map."""

    state: str = "location"
    """location, none (no position was found), offline (nothing could be fetched), found."""
    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        return w.Page(
            w.Scroll(
                w.Row(
                    w.Icon("map", 40, "#ff8800", id="logo"),
                    w.Spacer(weight=1),
                    w.IconButton(
                        "more_vert", tr("Other"), id="actions_button", on_tap=self.more
                    ),
                    id="toolbar_container",
                    cls=VIEW_GROUP,
                    width="fill",
                ),
                w.Text(tr("Welcome"), w.HEADLINE),
                w.Text(
                    tr("Let OsmAnd find out where you are and offer the maps of that region."),
                    TITLE,
                    id="wizard_description",
                ),
                self._card(),
                w.Text(
                    tr("By going on you accept the terms of service and the privacy policy."),
                    SECOND,
                    id="terms_of_service_description",
                ),
                gap=16,
                padding=16,
                id="scroll_view",
                cls="android.widget.ScrollView",
            ),
            w.Panel(
                w.Button(tr("Skip download"), "text", id="skip_button", on_tap=self.skip,
                         width="fill"),
                padding=16,
                width="fill",
            ),
        )  # fmt: skip

    def _card(self) -> w.Widget:
        titles = {
            "location": tr("Search for your location"),
            "none": tr("Your location was not found"),
            "offline": tr("No internet connection"),
            "found": tr("Liechtenstein"),
        }
        icons = {"location": "my_location", "none": "location_off", "offline": "wifi_off"}
        title = w.Row(
            w.Icon(icons.get(self.state, "map"), colour="primary", id="wizard_icon"),
            w.Text(titles[self.state], TITLE, id="wizard_title", weight=1),
            w.IconButton(
                "my_location", tr("Location"), id="location_button", on_tap=self.determine
            ),
            gap=16,
            width="fill",
            id="wizard_layout",
            cls=LINEAR,
        )
        again = self.state in {"none", "offline"}
        button = w.Button(
            tr("Try again") if again else tr("Download"),
            id="wizard_action_button",
            on_tap=self.act,
            width="fill",
        )
        look = w.Look(background="surface_container", radius=8)
        return w.Panel(
            w.Column(title, button, gap=12, across="stretch"),
            look=look, padding=16, width="fill", id="wizard_card", cls=LINEAR,
        )  # fmt: skip

    def act(self) -> None:
        """Find the position, or try to fetch the map."""
        if self.state == "found":
            self.state = "offline"
        else:
            self.determine()

    def determine(self) -> None:
        """Ask for the position."""
        self.request_permissions(names.LOCATION, self.located)

    def located(self, granted: dict[str, bool]) -> None:
        """Offer the map of where the phone is."""
        found = any(granted.values()) and position(self.phone) is not None
        self.state = "found" if found else "none"

    def more(self) -> None:
        """What else there is to do."""
        self.menus.open(self.entries, "actions_button")

    def entries(self) -> list[MenuEntry]:
        """The rows of that."""
        return [MenuEntry(text=tr("Skip download"), act=self.skip)]

    def skip(self) -> None:
        """Go on to the map."""
        self.app.prefs().put(names.FIRST_RUN, value=False)
        self.close()
