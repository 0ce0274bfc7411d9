"""The section of the settings for what new events are like."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.formats import duration_text, reminder_text
from pytest_androidbench.phone.apps.calendar.preferences import (
    CURRENT_TIME,
    DEFAULT_DURATION,
    DEFAULT_REMINDERS,
    DEFAULT_START,
    DEFAULT_TYPE,
    NEXT_FULL_HOUR,
    USE_LAST_REMINDERS,
    CalendarPreferences,
    Setting,
)
from pytest_androidbench.phone.apps.calendar.reminder_dialogs import (
    CUSTOM_REMINDER,
    custom_reminder_dialog,
    reminder_dialog,
)
from pytest_androidbench.phone.apps.calendar.type_dialogs import SelectType
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog
from pytest_androidbench.phone.apps.simple.settings_rows import Section, SettingRows, ValueRow
from pytest_androidbench.phone.kit.dialogs import Label
from pytest_androidbench.phone.kit.pickers import PickTimeMaterial
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

OTHER_TIME: Final = 0
LAST_USED: Final = -1
USE_LAST: Final = "Use the last events' reminders as the default for new events"
START_TEXTS: Final = {CURRENT_TIME: "Current time", NEXT_FULL_HOUR: "Next full hour"}


@dataclass(eq=False)
class NewEventSettings(AppPart[CalendarApp]):
    """When they begin, how long they last, of which type they are, which reminders they have."""

    kept: SettingRows = field(default_factory=SettingRows)

    @property
    def config(self) -> CalendarPreferences:
        """What is set."""
        return self.app.store.config

    def rows(self) -> list[w.Kid]:
        """Its rows."""
        config = self.config
        start, kind = config.get(DEFAULT_START), config.get(DEFAULT_TYPE)
        start_text: TextLike = f"{start // 60:02d}:{start % 60:02d}"
        if start in START_TEXTS:
            start_text = tr(START_TEXTS[start])
        kind_text = tr("Last used one") if kind < 0 else self.app.store.type_of(kind).title
        types = partial(SelectType, chosen=kind, manage=False,
                        first=[(LAST_USED, "Last used one")])  # fmt: skip
        last = config.get(USE_LAST_REMINDERS)
        reminders = [
            ValueRow(tr(f"Default reminder {place}"), reminder_text(config.get(setting)),
                     partial(self.choose_reminder, setting), f"settings_default_reminder_{place}")
            for place, setting in enumerate(DEFAULT_REMINDERS, 1)
            if not last
        ]  # fmt: skip
        return [
            Section(tr("New events"), "settings_new_events_label"),
            ValueRow(tr("Default start time"), start_text, self.choose_start,
                     "settings_default_start_time"),
            self.kept.asked(tr("Default duration"), DEFAULT_DURATION.key,
                        custom_reminder_dialog, duration_text(60 * config.get(DEFAULT_DURATION)),
                        "settings_default_duration"),
            self.kept.asked(tr("Default event type"), DEFAULT_TYPE.key, types, kind_text,
                        "settings_default_event_type"),
            self.kept.check(tr(USE_LAST), USE_LAST_REMINDERS.key, default=True,
                            id_="settings_use_last_event_reminders"),
            *reminders,
        ]  # fmt: skip

    def choose_start(self) -> None:
        """Ask when new events begin."""
        now = self.config.get(DEFAULT_START)
        choices: list[tuple[int, Label]] = [
            *((value, tr(text)) for value, text in START_TEXTS.items()),
            (OTHER_TIME, tr("Other time")),
        ]
        chosen = now if now in START_TEXTS else OTHER_TIME
        self.ask(RadioDialog(choices=choices, chosen=chosen), self.start_chosen)

    def start_chosen(self, start: int) -> None:
        """Take it, or ask for a time."""
        if start == OTHER_TIME:
            moments = self.app.store.moments
            now = moments.local(moments.now)
            self.ask(PickTimeMaterial(hour=now.hour, minute=now.minute), self.start_time_chosen)
        else:
            self.config.put(DEFAULT_START, start)

    def start_time_chosen(self, time: tuple[int, int]) -> None:
        """Let new events begin at a time of day."""
        self.config.put(DEFAULT_START, time[0] * 60 + time[1])

    def choose_reminder(self, setting: Setting[int]) -> None:
        """Ask for a reminder of new events."""
        self.ask(reminder_dialog(self.config.get(setting)), self.reminder_chosen, setting.key)

    def reminder_chosen(self, key: str, minutes: int) -> None:
        """Take a reminder, or ask on."""
        if minutes == CUSTOM_REMINDER:
            self.ask(custom_reminder_dialog(), self.kept.keep, key)
        else:
            self.kept.keep(key, minutes)
