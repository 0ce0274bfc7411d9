"""What Simple Calendar Pro declares, and what wakes it."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.calendar.backing_up import back_up, next_backup
from pytest_androidbench.phone.apps.calendar.icon import ICON
from pytest_androidbench.phone.apps.calendar.keeping import SNOOZING, Keeper
from pytest_androidbench.phone.apps.calendar.preferences import AUTO_BACKUP
from pytest_androidbench.phone.apps.calendar.schema import SCHEMA
from pytest_androidbench.phone.apps.calendar.store import EventStore
from pytest_androidbench.phone.apps.simple.simple_app import SimpleApp
from pytest_androidbench.phone.system.app import BroadcastResult
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent, IntentFilter
from pytest_androidbench.phone.ui.message import tr

PACKAGE: Final = "com.simplemobiletools.calendar.pro"
MAIN: Final = ".activities.MainActivity"
EVENT, TASK = ".activities.EventActivity", ".activities.TaskActivity"
INSERT, EDIT = "android.intent.action.INSERT", "android.intent.action.EDIT"
PERMISSION: Final = "android.permission."
EVENT_TYPES: Final = ("vnd.android.cursor.item/event", "vnd.android.cursor.dir/event")
AUTHORITY: Final = f"{PACKAGE}.provider"
WAITING_BACKUP: Final = "backup"
"""The preferences file that keeps the timer of the next backup."""


class CalendarApp(SimpleApp):
    """Simple Calendar Pro."""

    package = PACKAGE
    label = "Simple Calendar Pro"
    version = "6.22.2"
    version_code = 238
    icon = "calendar_today"
    icon_color = 0xF57C00
    icon_art = ICON
    target_sdk = 33
    main = MAIN
    permissions = (
        PERMISSION + "READ_CALENDAR",
        PERMISSION + "WRITE_CALENDAR",
        PERMISSION + "READ_CONTACTS",
        PERMISSION + "POST_NOTIFICATIONS",
        PERMISSION + "VIBRATE",
        PERMISSION + "RECEIVE_BOOT_COMPLETED",
        PERMISSION + "USE_EXACT_ALARM",
    )
    palette = {"fab_overlay": "#fdfcfbe0"}
    dark_palette = {"fab_overlay": "#1b1b1be0"}
    activities = {
        MAIN: "main:MainScreen",
        EVENT: "editor:EventEditor",
        TASK: "task_editor:TaskEditor",
        SNOOZING: "snooze:SnoozeScreen",
        ".activities.ManageEventTypesActivity": "types_page:TypesPage",
        ".activities.SelectTimeZoneActivity": "zones_page:ZonesPage",
        ".activities.SettingsActivity": "settings:CalendarSettings",
        "com.simplemobiletools.commons.activities.AboutActivity": "about:CalendarAboutPage",
    }
    aliases = {".activities.SplashActivity": MAIN}
    filters = (
        IntentFilter(activity=EVENT, actions=(INSERT, EDIT), types=EVENT_TYPES),
        IntentFilter(
            activity=MAIN,
            actions=(ACTION_VIEW,),
            schemes=("content",),
            hosts=("com.android.calendar",),
        ),
    )
    receivers = {".receivers.NotificationReceiver": ("Snooze", "ACTION_MARK_COMPLETED")}
    schemas = {"events.db": SCHEMA}
    authorities = (AUTHORITY,)
    shared_paths = {"cache": f"/data/data/{PACKAGE}/cache"}

    @property
    def keeper(self) -> Keeper:
        """What stores, reminds and sends."""
        return Keeper(self, self.remind)

    @property
    def store(self) -> EventStore:
        """The events and their types, and how all is set."""
        return EventStore(self)

    def on_force_stop(self) -> None:
        self.keeper.cancel_reminders()

    def remind(self, id_: int, start: int) -> None:
        """A reminder is due."""
        self.keeper.remind(id_, start)

    def plan_backup(self) -> None:
        """Wait for the next backup, if there shall be one, and for no other."""
        waiting = self.prefs(WAITING_BACKUP)
        self.cancel(waiting.get("timer", 0))
        if self.store.config.get(AUTO_BACKUP):
            due = self.at(1000 * next_backup(self.store), self.back_up)
            waiting.put("timer", due)

    def back_up(self) -> None:
        """The automatic backup is due."""
        if not back_up(self, self.store):
            self.phone.windows.overlays.toast(tr("No entries for exporting have been found"))
        self.plan_backup()

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        """A button of a reminder."""
        id_, start = intent.number("event_id"), intent.number("event_occurrence_ts")
        self.keeper.press(intent.action, id_, start)
        return None
