"""The settings of the app."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.messages.blocking import (
    BlockedKeywordsPage,
    BlockedNumbersPage,
)
from pytest_androidbench.phone.apps.messages.model import DATE_FORMATS, day_text
from pytest_androidbench.phone.apps.messages.options import (
    FONT_SIZES,
    MMS_LIMITS,
    SWITCHES,
    THEMES,
    VISIBILITIES,
)
from pytest_androidbench.phone.apps.messages.screen import MessagesScreen
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog
from pytest_androidbench.phone.apps.simple.settings_rows import CheckRow, Section, ValueRow
from pytest_androidbench.phone.kit.dialogs import Label
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(eq=False)
class MessagesSettings(MessagesScreen[None]):
    """Sections of check boxes and values."""

    activity = ".activities.SettingsActivity"
    asked: str = ""
    """The value that is being chosen."""

    def build(self) -> w.Widget:
        rows = [*self._general(), w.Divider(), *self._notices(), w.Divider(), *self._outgoing()]
        bar = w.TopBar(tr("Settings"), back=True, id="settings_toolbar")
        return w.Page(bar, w.Scroll(*rows, id="settings_nested_scrollview"))

    def _general(self) -> list[w.Widget]:
        options = self.options
        return [
            Section(tr("Color customization"), "settings_color_customization_section_label"),
            self._choice(
                "theme", "color_customization", tr("Customize colors"), THEMES, options.theme
            ),
            Section(tr("General"), "settings_general_settings_label"),
            self._link(
                "change_date_time_format",
                tr("Change date and time format"),
                self.choose_date_format,
            ),
            self._link("manage_blocked_numbers", tr("Manage blocked numbers"), self.open_numbers),
            self._link(
                "manage_blocked_keywords", tr("Manage blocked keywords"), self.open_keywords
            ),
            self._choice(
                "font_size",
                "font_size",
                tr("Font size"),
                [name for name, _ in FONT_SIZES],
                options.font,
            ),
        ]

    def _notices(self) -> list[w.Widget]:
        return [
            Section(tr("Notifications"), "settings_notifications_label"),
            self._link(
                "customize_notifications", tr("Customize notifications"), self.open_notifications
            ),
            self._choice(
                "lock_screen_visibility",
                "lock_screen_visibility",
                tr("Lock screen notification visibility"),
                VISIBILITIES,
                self.options.visibility,
            ),
        ]

    def _outgoing(self) -> list[w.Widget]:
        options = self.options
        checks = [
            CheckRow(title, options.on(name), partial(self.flip, name), f"settings_{name}")
            for name, title in SWITCHES.items()
        ]
        key, title = "mms_file_size_limit", tr("Resize sent MMS images")
        limit = self._choice(key, key, title, MMS_LIMITS, options.mms_limit)
        return [
            Section(tr("Outgoing messages"), "settings_outgoing_messages_label"),
            *checks,
            limit,
        ]

    @staticmethod
    def _link(name: str, title: Message, act: Callable[[], None]) -> w.Widget:
        return ValueRow(title, None, act, f"settings_{name}")

    def _choice(
        self, key: str, name: str, title: Message, choices: Sequence[Message], now: int
    ) -> w.Widget:
        act = partial(self.choose, key, list(choices), now)
        return ValueRow(title, choices[now], act, f"settings_{name}")

    def flip(self, name: str) -> None:
        self.options.prefs.put(name, not self.options.on(name))

    def choose(self, key: str, choices: list[Label], now: int) -> None:
        """Show the values of a setting."""
        self.asked = key
        self.ask(RadioDialog(choices=[*enumerate(choices)], chosen=now), self.chosen)

    def chosen(self, place: int) -> None:
        first = 1 if self.asked == "lock_screen_visibility" else 0
        self.options.prefs.put(self.asked, place + first)

    def choose_date_format(self) -> None:
        now = local_time(self.phone)
        samples = [day_text(now, pattern) for pattern in DATE_FORMATS.values()]
        chosen = list(DATE_FORMATS).index(self.options.date_format)
        dialog = RadioDialog(choices=[*enumerate(samples)], chosen=chosen)
        self.ask(dialog, self.date_format_chosen)

    def date_format_chosen(self, place: int) -> None:
        self.options.prefs.put("date_format", list(DATE_FORMATS)[place])

    def open_notifications(self) -> None:
        self.start(
            Intent(
                action="android.settings.APP_NOTIFICATION_SETTINGS",
                extras={"android.provider.extra.APP_PACKAGE": self.app.package},
            )
        )

    def open_numbers(self) -> None:
        self.show(BlockedNumbersPage())

    def open_keywords(self) -> None:
        self.show(BlockedKeywordsPage())
