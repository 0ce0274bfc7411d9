"""The settings of the app."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.apps.messages.blocking import (
    BlockedKeywordsPage,
    BlockedNumbersPage,
)
from pytest_androidbench.phone.apps.messages.model import DATE_FORMATS, day_text
from pytest_androidbench.phone.apps.messages.preferences import (
    FONT_SIZES,
    MMS_LIMITS,
    SWITCHES,
    THEMES,
    VISIBILITIES,
)
from pytest_androidbench.phone.apps.simple.dialogs import radio
from pytest_androidbench.phone.apps.simple.settings_rows import Section, SettingRows, ValueRow
from pytest_androidbench.phone.kit.blocking import BlockedPage
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class MessagesSettings(AppScreen[MessagesApp, None]):
    """Sections of check boxes and values."""

    activity = ".activities.SettingsActivity"
    rows: SettingRows = field(default_factory=SettingRows)

    def build(self) -> w.Widget:
        rows = [*self._general(), w.Divider(), *self._notices(), w.Divider(), *self._outgoing()]
        bar = w.TopBar(tr("Settings"), back=True, id="settings_toolbar")
        return w.Page(bar, w.Scroll(*rows, id="settings_nested_scrollview"))

    def _general(self) -> list[w.Widget]:
        numbers, keywords = BlockedNumbersPage, BlockedKeywordsPage
        return [
            Section(tr("Color customization"), "settings_color_customization_section_label"),
            self.rows.choice(tr("Customize colors"), "theme", THEMES,
                             id_="settings_color_customization"),
            Section(tr("General"), "settings_general_settings_label"),
            ValueRow(tr("Change date and time format"), None, self.choose_date_format,
                     "settings_change_date_time_format"),
            ValueRow(tr("Manage blocked numbers"), None, partial(self.open, numbers),
                     "settings_manage_blocked_numbers"),
            ValueRow(tr("Manage blocked keywords"), None, partial(self.open, keywords),
                     "settings_manage_blocked_keywords"),
            self.rows.choice(tr("Font size"), "font_size", [name for name, _ in FONT_SIZES],
                             default=1),
        ]  # fmt: skip

    def _notices(self) -> list[w.Widget]:
        return [
            Section(tr("Notifications"), "settings_notifications_label"),
            ValueRow(tr("Customize notifications"), None, self.open_notifications,
                     "settings_customize_notifications"),
            self.rows.choice(tr("Lock screen notification visibility"), "lock_screen_visibility",
                             VISIBILITIES, default=1, first=1),
        ]  # fmt: skip

    def _outgoing(self) -> list[w.Widget]:
        return [
            Section(tr("Outgoing messages"), "settings_outgoing_messages_label"),
            *(self.rows.check(title, key) for key, title in SWITCHES.items()),
            self.rows.choice(tr("Resize sent MMS images"), "mms_file_size_limit", MMS_LIMITS,
                             default=3),
        ]  # fmt: skip

    def choose_date_format(self) -> None:
        now = local_time(self.phone)
        samples = [day_text(now, pattern) for pattern in DATE_FORMATS.values()]
        chosen = list(DATE_FORMATS).index(self.app.options.date_format)
        self.ask(radio(samples, chosen), self.date_format_chosen)

    def date_format_chosen(self, place: int) -> None:
        self.app.options.prefs.put("date_format", list(DATE_FORMATS)[place])

    def open_notifications(self) -> None:
        self.start(
            Intent(
                action="android.settings.APP_NOTIFICATION_SETTINGS",
                extras={"android.provider.extra.APP_PACKAGE": self.app.package},
            )
        )

    def open(self, page: type[BlockedPage[MessagesApp]]) -> None:
        """Show what is blocked."""
        self.show(page())
