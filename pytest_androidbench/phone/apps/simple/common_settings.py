"""The rows that the settings of all Simple apps have."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.simple.bars import SimpleBar
from pytest_androidbench.phone.apps.simple.customization import Customization
from pytest_androidbench.phone.apps.simple.date_format import ChangeDateTimeFormat
from pytest_androidbench.phone.apps.simple.moments import HOUR24, hour24
from pytest_androidbench.phone.apps.simple.settings_rows import CheckRow, Section, ValueRow
from pytest_androidbench.phone.apps.simple.thank_you import FeatureLocked, open_store
from pytest_androidbench.phone.system.app import App, AppPart
from pytest_androidbench.phone.system.intents import Extra, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

NOTIFICATION_SETTINGS: Final = "android.settings.APP_NOTIFICATION_SETTINGS"
LOCALE_SETTINGS: Final = "android.settings.APP_LOCALE_SETTINGS"
VIEW_GROUP: Final = "android.view.ViewGroup"


def settings_page(groups: Iterable[Iterable[w.Kid]]) -> w.Widget:
    """The page of the settings: groups of rows with lines between."""
    rows: list[w.Kid] = []
    for group in groups:
        rows += [w.Divider()] if rows else []
        rows += group
    return w.Page(
        SimpleBar(tr("Settings"), "settings_toolbar"),
        w.Scroll(*rows, id="settings_nested_scrollview", padding=(0, 0, 0, 24)),
        id="settings_coordinator",
    )


@dataclass(eq=False)
class CommonSettings(AppPart[App]):
    """Colours, language, how days and hours are written, notifications."""

    def colors(self, *, locked: bool = False) -> list[w.Kid]:
        """The first section; an app that costs nothing keeps its colours for who has paid."""
        label = tr("Customize colors (Locked)") if locked else tr("Customize colors")
        act = self.say_locked if locked else self.open_colors
        return [
            Section(tr("Color customization"), "settings_color_customization_section_label"),
            ValueRow(
                label,
                None,
                act,
                "settings_color_customization",
                label_id="settings_color_customization_label",
                cls=VIEW_GROUP,
            ),
        ]

    def thank_you(self) -> w.Widget:
        """Where the app that unlocks the others is bought."""
        return ValueRow(
            tr("Purchase Simple Thank You"), None, self.buy, "settings_purchase_thank_you"
        )

    def language(self) -> w.Widget:
        """Leads to the phone's page for it."""
        return ValueRow(tr("Language"), tr("English"), self.open_language, "settings_language")

    def date_format(self) -> w.Widget:
        """How days and hours are written."""
        return ValueRow(
            tr("Change date and time format"),
            None,
            self.choose_date_format,
            "settings_change_date_time_format",
        )

    def hours(self) -> w.Widget:
        """Whether hours are counted to 24."""
        return CheckRow(
            tr("Use 24-hour time format"), hour24(self.app), self.flip_hours, "settings_hour_format"
        )

    def notifications(self, label_id: str = "") -> w.Widget:
        """Leads to the phone's page for them."""
        return ValueRow(
            tr("Customize notifications"),
            None,
            self.open_notifications,
            "settings_customize_notifications",
            label_id=label_id,
        )

    def open_colors(self) -> None:
        """Show the page for them."""
        self.show(Customization())

    def say_locked(self) -> None:
        """Say what unlocks it."""
        self.show(FeatureLocked())

    def buy(self) -> None:
        """Show the app in the store."""
        open_store(self)

    def open_language(self) -> None:
        """Open the phone's page for the app's language."""
        if not self.start(Intent(action=LOCALE_SETTINGS, data=f"package:{self.app.package}")):
            self.toast(tr("No valid app found"))

    def choose_date_format(self) -> None:
        """Ask how days and hours are written."""
        self.show(ChangeDateTimeFormat())

    def flip_hours(self) -> None:
        """Count to 24, or to 12."""
        self.app.prefs("Prefs").put(HOUR24, not hour24(self.app))

    def open_notifications(self) -> None:
        """Open the phone's page for the app's notifications."""
        extras: dict[str, Extra] = {"android.provider.extra.APP_PACKAGE": self.app.package}
        self.start(Intent(action=NOTIFICATION_SETTINGS, extras=extras))
