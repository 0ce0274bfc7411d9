"""The settings of the app."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.apps.messages.backup import MessagesBackup
from pytest_androidbench.phone.apps.messages.bin_settings import BinSettings
from pytest_androidbench.phone.apps.messages.blocking import (
    BlockedKeywordsPage,
    BlockedNumbersPage,
)
from pytest_androidbench.phone.apps.messages.preferences import (
    FONT_SIZES,
    MMS_LIMITS,
    SWITCHES,
    VISIBILITIES,
)
from pytest_androidbench.phone.apps.simple.common_settings import CommonSettings, settings_page
from pytest_androidbench.phone.apps.simple.security import AppLock
from pytest_androidbench.phone.apps.simple.settings_rows import Section, SettingRows, ValueRow
from pytest_androidbench.phone.kit.blocking import BlockedPage
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class MessagesSettings(AppScreen[MessagesApp, None]):
    """Sections of check boxes and values."""

    activity = ".activities.SettingsActivity"
    rows: SettingRows = field(default_factory=SettingRows)
    common: CommonSettings = field(default_factory=CommonSettings)
    bin: BinSettings = field(default_factory=BinSettings)
    lock: AppLock = field(default_factory=AppLock)
    backup: MessagesBackup = field(default_factory=MessagesBackup)

    def build(self) -> w.Widget:
        groups = (
            self.common.colors(locked=True), self._general(), self._notices(), self._outgoing(),
            self.bin.rows(), self.lock.rows(), self.backup.rows(),
        )  # fmt: skip
        return settings_page(groups)

    def _general(self) -> list[w.Kid]:
        numbers, keywords = BlockedNumbersPage, BlockedKeywordsPage
        sizes = [name for name, _ in FONT_SIZES]
        return [
            Section(tr("General"), "settings_general_settings_label"),
            self.common.thank_you(),
            self.common.language(),
            self.common.date_format(),
            ValueRow(tr("Manage blocked numbers"), None, partial(self.open, numbers),
                     "settings_manage_blocked_numbers"),
            ValueRow(tr("Manage blocked keywords"), None, partial(self.open, keywords),
                     "settings_manage_blocked_keywords"),
            self.rows.choice(tr("Font size"), "font_size", sizes, default=1),
        ]  # fmt: skip

    def _notices(self) -> list[w.Kid]:
        return [
            Section(tr("Notifications"), "settings_notifications_label"),
            self.common.notifications("settings_customize_notifications_label"),
            self.rows.choice(tr("Lock screen notification visibility"), "lock_screen_visibility",
                             VISIBILITIES, default=1, first=1),
        ]  # fmt: skip

    def _outgoing(self) -> list[w.Kid]:
        return [
            Section(tr("Outgoing messages"), "settings_outgoing_messages_label"),
            *(self.rows.check(title, key) for key, title in SWITCHES.items()),
            self.rows.choice(tr("Resize sent MMS images"), "mms_file_size_limit", MMS_LIMITS,
                             default=3),
        ]  # fmt: skip

    def open(self, page: type[BlockedPage[MessagesApp]]) -> None:
        """Show what is blocked."""
        self.show(page())
