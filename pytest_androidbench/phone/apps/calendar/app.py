"""What Simple Calendar Pro declares, and what it does without a screen: reminders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from pytest_androidbench.phone.apps.calendar.about import AboutPage
from pytest_androidbench.phone.apps.calendar.config import DAILY, SAME_SNOOZE, SNOOZE_MINUTES, VIEW
from pytest_androidbench.phone.apps.calendar.editor import EventEditor
from pytest_androidbench.phone.apps.calendar.event import SCHEMA, Event
from pytest_androidbench.phone.apps.calendar.form import Form
from pytest_androidbench.phone.apps.calendar.formats import duration_text
from pytest_androidbench.phone.apps.calendar.ics_writer import written
from pytest_androidbench.phone.apps.calendar.main import MainScreen
from pytest_androidbench.phone.apps.calendar.places import Spot
from pytest_androidbench.phone.apps.calendar.reminders import (
    MARK_COMPLETED,
    SNOOZE,
    next_reminder,
    notice,
)
from pytest_androidbench.phone.apps.calendar.repeat_dialogs import FUTURE, ONE
from pytest_androidbench.phone.apps.calendar.settings import CalendarSettings
from pytest_androidbench.phone.apps.calendar.snooze import SnoozeScreen
from pytest_androidbench.phone.apps.calendar.store import Store
from pytest_androidbench.phone.apps.calendar.task_editor import TaskEditor
from pytest_androidbench.phone.apps.calendar.types_page import TypesPage
from pytest_androidbench.phone.apps.calendar.zones_page import ZonesPage
from pytest_androidbench.phone.system.app import App, BroadcastResult
from pytest_androidbench.phone.system.intents import (
    ACTION_VIEW,
    FLAG_NEW_TASK,
    Intent,
    IntentFilter,
)
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import Screen

PACKAGE: Final = "com.simplemobiletools.calendar.pro"
INSERT, EDIT = "android.intent.action.INSERT", "android.intent.action.EDIT"
PERMISSION: Final = "android.permission."
EVENT_TYPES: Final = ("vnd.android.cursor.item/event", "vnd.android.cursor.dir/event")
AUTHORITY: Final = f"{PACKAGE}.provider"


class CalendarApp(App):
    """Simple Calendar Pro."""

    package = PACKAGE
    label = "Simple Calendar Pro"
    version = "6.22.2"
    version_code = 238
    icon = "calendar_today"
    icon_color = 0xF57C00
    target_sdk = 33
    main = MainScreen.activity
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
        MainScreen.activity: MainScreen,
        EventEditor.activity: EventEditor,
        TaskEditor.activity: TaskEditor,
        TypesPage.activity: TypesPage,
        ZonesPage.activity: ZonesPage,
        CalendarSettings.activity: CalendarSettings,
        SnoozeScreen.activity: SnoozeScreen,
        AboutPage.activity: AboutPage,
    }
    aliases = {".activities.SplashActivity": MainScreen.activity}
    filters = (
        IntentFilter(activity=EventEditor.activity, actions=(INSERT, EDIT), types=EVENT_TYPES),
        IntentFilter(
            activity=MainScreen.activity,
            actions=(ACTION_VIEW,),
            schemes=("content",),
            hosts=("com.android.calendar",),
        ),
    )
    receivers = {".receivers.NotificationReceiver": (SNOOZE, MARK_COMPLETED)}
    schemas = {"events.db": SCHEMA}
    authorities = (AUTHORITY,)
    shared_paths = {"cache": f"/data/data/{PACKAGE}/cache"}

    def on_install(self) -> None:
        self.database().value("SELECT count(*) FROM events")

    def screen_for(self, intent: Intent) -> Screen[Any]:
        activity = self.activity_of(intent.component or "")
        if activity in (EventEditor.activity, TaskEditor.activity):
            return self._form(activity, intent)
        if activity == SnoozeScreen.activity:
            return SnoozeScreen(event_id=intent.number("event_id"))
        if activity == MainScreen.activity:
            return self._main(intent)
        return super().screen_for(intent)

    def _form(self, activity: str, intent: Intent) -> Form:
        kind = TaskEditor if activity == TaskEditor.activity else EventEditor
        form = kind(
            event_id=intent.number("event_id"),
            occurrence=intent.number("event_occurrence_ts"),
            new_start=intent.number("new_event_start_ts"),
            hour_long=bool(intent.extras.get("new_event_set_hour_duration", False)),
        )
        if intent.action in (INSERT, EDIT):
            now = self.phone.clock.now_ms
            form.new_start = intent.number("beginTime", now) // 1000
            form.new_end = intent.number("endTime", now) // 1000
            form.all_day = bool(intent.extras.get("allDay", False))
            form.title = intent.text("title")
            form.location = intent.text("eventLocation")
            form.description = intent.text("description")
        return form

    def _main(self, intent: Intent) -> MainScreen:
        moment = (intent.data or "").rpartition("/time/")[2]
        if intent.action != ACTION_VIEW or not moment.isdecimal():
            return MainScreen()
        store = Store(self)
        store.config.put(VIEW, DAILY)
        day = store.moments.day(int(moment) // 1000)
        return MainScreen(stack=[Spot(view=DAILY, day=day)])

    def keep(self, event: Event) -> Message:
        """Store an event and wait for its reminder; returns what to say about it."""
        store, new = Store(self), not event.id
        stored = replace(event, id=store.save(event))
        due = self._schedule(stored)
        late = new and event.start_ts < store.moments.now and not event.repeats
        if late and event.reminders:
            self._notify(stored)
        if due is None:
            return tr("Saving…")
        left = duration_text(due + 1 - store.moments.now)
        return tr("Time remaining:\n{time}", time=left)

    def delete(self, events: Sequence[Event], choice: int) -> None:
        """Delete events; of repeating ones, the times that are meant."""
        store = Store(self)
        for event in events:
            if event.repeats and choice == ONE:
                store.except_day(event.id, event.start_ts)
            elif event.repeats and choice == FUTURE:
                store.end_before(event.id, event.start_ts)
            else:
                self._cancel(event.id)
                store.delete([event.id])
        for event in store.with_ids([event.id for event in events]):
            self._schedule(event)

    def share(self, ids: Sequence[int]) -> None:
        """Offer events to other apps, as a file."""
        store = Store(self)
        path = f"{self.home}/cache/events/events.ics"
        self.files.mkdir(f"{self.home}/cache/events", parents=True, uid=self.uid, gid=self.uid)
        text = written(store.with_ids(ids), store)
        self.files.write(path, text.encode(), uid=self.uid, gid=self.uid)
        self.phone.activities.share(streams=[self.uri_of(path)], type="text/calendar")

    def _schedule(self, event: Event) -> int | None:
        """Wait for the next reminder of an event; returns when it comes."""
        self._cancel(event.id)
        due = next_reminder(event, Store(self))
        if due is None:
            return None
        timer = self.at(due.at * 1000 + 1000, self.remind, event.id, due.start)
        self.prefs("schedule").put(f"event_{event.id}", timer)
        return due.at

    def _cancel(self, id_: int) -> None:
        kept = self.prefs("schedule")
        self.cancel(kept.get(f"event_{id_}", 0))
        kept.remove(f"event_{id_}")
        self.phone.notifications.cancel(PACKAGE, id_)

    def cancel_reminders(self) -> None:
        """Wait for nothing any more."""
        for name in self.prefs("schedule").all():
            self._cancel(int(name.removeprefix("event_")))

    def on_force_stop(self) -> None:
        self.cancel_reminders()

    def remind(self, id_: int, start: int) -> None:
        """A reminder is due: show it, and wait for the next."""
        event = Store(self).get(id_)
        if event is None:
            return
        self._schedule(event)
        length = event.end_ts - event.start_ts
        self._notify(replace(event, start_ts=start, end_ts=start + length))

    def _notify(self, event: Event) -> None:
        hour24 = self.phone.display.hour24
        self.phone.notifications.post(notice(event, Store(self), PACKAGE, hour24=hour24))

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        """A button of a reminder."""
        id_, start = intent.number("event_id"), intent.number("event_occurrence_ts")
        store = Store(self)
        event = store.get(id_)
        if event is None:
            return None
        if intent.action == MARK_COMPLETED:
            self.phone.notifications.cancel(PACKAGE, id_)
            store.complete(replace(event, start_ts=start), done=True)
        elif store.config.get(SAME_SNOOZE):
            self.snooze(id_, store.config.get(SNOOZE_MINUTES))
        else:
            component = f"{PACKAGE}/{SnoozeScreen.activity}"
            show = Intent(component=component, extras={"event_id": id_}, flags=FLAG_NEW_TASK)
            self.phone.activities.start(show)
        return None

    def snooze(self, id_: int, minutes: int) -> None:
        """Remind again after some minutes."""
        event = Store(self).get(id_)
        if event is not None:
            self._cancel(id_)
            timer = self.after(60_000 * minutes, self.remind, id_, event.start_ts)
            self.prefs("schedule").put(f"event_{id_}", timer)
