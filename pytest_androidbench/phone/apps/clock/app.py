"""What the clock app declares, and what it does while no screen of it is shown."""

from __future__ import annotations

from dataclasses import replace
from datetime import tzinfo

from pytest_androidbench.phone.apps.clock import api_calls, notices, timers
from pytest_androidbench.phone.apps.clock.alarms import SCHEMA, Alarm, Alarms
from pytest_androidbench.phone.apps.clock.formats import clock_time, moment, next_due
from pytest_androidbench.phone.apps.clock.icon import ICON
from pytest_androidbench.phone.apps.clock.preferences import SILENCE, SNOOZE, length_ms
from pytest_androidbench.phone.apps.clock.timers import MINUTE_MS, Timer, Timers
from pytest_androidbench.phone.system.app import App, BroadcastResult
from pytest_androidbench.phone.system.dates import weekday
from pytest_androidbench.phone.system.intents import Intent, IntentFilter
from pytest_androidbench.phone.system.times import phone_zone
from pytest_androidbench.phone.ui.message import ntr, tr

ALARM, CLOCK, TIMER, STOPWATCH, BEDTIME = range(5)
"""The tabs of the main screen."""
WAKE, BED = "wake_up_alarm", "bedtime_minutes"
"""Preferences: the alarm that ends the night, and when the night begins."""
ELEVEN_IN_THE_EVENING = 23 * 60


class ClockApp(App):
    """Google's clock."""

    package = notices.PACKAGE
    label = "Clock"
    version = "7.5 (520353583)"
    version_code = 70500115
    icon = "schedule"
    icon_color = 0x1A73E8
    icon_art = ICON
    system = True
    main = notices.DESK_CLOCK
    data_dir = f"/data/user_de/0/{notices.PACKAGE}"
    schemas = {"alarms.db": SCHEMA}
    permissions = ("android.permission.POST_NOTIFICATIONS",)
    granted = ("android.permission.POST_NOTIFICATIONS",)
    appcompat = True
    activities = {
        notices.DESK_CLOCK: "screens:DeskClock",
        "com.android.deskclock.worldclock.CitySelectionActivity": "world_clock:CitySelection",
        "com.android.deskclock.settings.SettingsActivity": "menu:ClockSettings",
        "com.android.deskclock.ScreensaverActivity": "menu:ScreenSaver",
        notices.ALARM_SCREEN: "ringing:AlarmScreen",
        notices.EXPIRED_TIMERS: "expired_timers:ExpiredTimers",
        "com.android.deskclock.ringtone.RingtonePickerActivity": "ringtones:RingtonePicker",
        api_calls.ACTIVITY: "screens:DeskClock",
    }
    orientations = {notices.ALARM_SCREEN: "nosensor", notices.EXPIRED_TIMERS: "nosensor"}
    filters = (IntentFilter(activity=api_calls.ACTIVITY, actions=api_calls.ACTIONS),)
    receivers = {".NotificationReceiver": (*notices.TIMER_ACTIONS, *notices.ALARM_ACTIONS)}

    def answers(self, intent: Intent) -> bool:
        if self.activity_of(intent.component or "") != api_calls.ACTIVITY:
            return False
        alarm, length = api_calls.alarm_of(intent), api_calls.timer_of(intent)
        if alarm is not None:
            self._set_alarm(alarm)
        elif length is not None:
            self.change_timer(self.timers.add(length, self.phone.clock.uptime_ms))
        if (alarm is None and length is None) or not api_calls.is_silent(intent):
            self.phone.activities.start(api_calls.page_of(intent))
        return True

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        """A button of a notification."""
        id_ = intent.number("id")
        if intent.action in notices.ALARM_ACTIONS:
            self._answer_alarm(intent.action, id_)
        elif intent.action in notices.TIMER_ACTIONS and id_ in [t.id for t in self.timers.all()]:
            self._answer_timer(intent.action, id_)
        return None

    def _answer_timer(self, action: str, id_: int) -> None:
        if action == notices.RESET_TIMER:
            self.change_timer(self.timers.get(id_).reset())
        elif action == notices.ADD_MINUTE:
            self.lengthen_timer(id_)
        else:
            self.toggle_timer(id_)

    @property
    def alarms(self) -> Alarms:
        """The alarms of the database."""
        return Alarms(self.database())

    @property
    def timers(self) -> Timers:
        """The timers of the preferences."""
        return Timers(self.prefs())

    @property
    def zone(self) -> tzinfo:
        """The phone's time zone."""
        return phone_zone(self.phone)

    def alarm_time(self, due_ms: int) -> str:
        """The day and time of an alarm: "Mon 06:45"."""
        at = moment(due_ms, self.zone)
        day = weekday(at.weekday(), self.phone.display.locale, "abbreviated")
        return f"{day} {clock_time(at.hour, at.minute, self.phone.display)}"

    def _set_alarm(self, alarm: Alarm) -> None:
        self.alarms.save(alarm)
        self.tell_of_alarm("Created new alarm instance")
        self.schedule_alarms()
        time = clock_time(alarm.hour, alarm.minute, self.phone.display)
        self.phone.windows.overlays.toast(tr("Alarm set for {time}.", time=time))

    def schedule_alarms(self) -> None:
        """Wake at the next alarm, and no other time."""
        kept = self.prefs("schedule")
        self.cancel(kept.get("alarm", 0))
        due = self.alarms.next(self.phone.clock.now_ms, self.zone)
        kept.put("alarm", self.at(due[0], self.ring, due[1].id) if due else 0)
        shown = self.alarm_time(due[0]) if due else ""
        self.phone.settings.put("system", "next_alarm_formatted", shown)
        if due:
            self.phone.tracing.next_alarm(moment(due[0], self.zone))
        self.schedule_bedtime()

    def tell(self, category: str, action: str, label: str = "DeskClock") -> None:
        """Write an event of the app into the log, as AOSP's `LogEventTracker` does."""
        self._log("D", f"Events: [{category}] [{action}] [{label}]")

    def tell_of_alarm(self, done: str) -> None:
        """Write what became of an alarm."""
        self._log("I", done)

    def _log(self, level: str, text: str) -> None:
        self.phone.tracing.older(level, "AlarmClock", text, self.package)

    @property
    def wake_up(self) -> Alarm | None:
        """The alarm that ends the night, while there is a schedule."""
        return self.alarms.get(self.prefs().get(WAKE, 0))

    @property
    def bedtime(self) -> tuple[int, int]:
        """When the night begins."""
        hour, minute = divmod(self.prefs().get(BED, ELEVEN_IN_THE_EVENING), 60)
        return hour, minute

    def schedule_bedtime(self) -> None:
        """Wake for the next reminder, on an evening before a day that has the alarm."""
        kept, wake = self.prefs("schedule"), self.wake_up
        self.cancel(kept.get("bedtime", 0))
        if wake is None or not wake.enabled:
            return
        evenings = wake.days >> 1 | (wake.days & 1) << 6
        due = next_due(self.phone.clock.now_ms, *self.bedtime, evenings, self.zone)
        kept.put("bedtime", self.at(due, self.remind_of_bedtime))

    def remind_of_bedtime(self) -> None:
        """The night begins."""
        wake = self.wake_up
        if wake is not None:
            time = clock_time(wake.hour, wake.minute, self.phone.display)
            self.phone.notifications.post(notices.bedtime_notice(time))
        self.schedule_bedtime()

    @property
    def firing(self) -> int:
        """The alarm that rings; 0 while none does."""
        return self.prefs("schedule").get("firing", 0)

    def ring(self, alarm: int) -> None:
        """Have an alarm ring; one that does not repeat is switched off by it."""
        found = self.alarms.get(alarm)
        if found is None:
            return
        self.end_snooze(alarm)
        if self.firing:
            self.missed(self.firing)
        if not found.days:
            self.alarms.change(alarm, enabled=False)
        self.schedule_alarms()
        kept, silence = self.prefs("schedule"), length_ms(SILENCE, self.prefs())
        kept.put("firing", alarm)
        kept.put("silence", self.after(silence, self.missed, alarm) if silence else 0)
        now = self.alarm_time(self.phone.clock.now_ms)
        self.phone.notifications.post(notices.firing_notice(alarm, found.label, now))

    def stop(self) -> None:
        """The alarm that rings is silent."""
        alarm, kept = self.firing, self.prefs("schedule")
        kept.put("firing", 0)
        self.cancel(kept.get("silence", 0))
        self.phone.notifications.cancel(notices.PACKAGE, notices.FIRING + alarm)
        self._leave(notices.ALARM_SCREEN)

    def _leave(self, activity: str) -> None:
        """Close an activity wherever it is shown."""
        kind = self.screen_class(activity)
        for entry in list(self.phone.windows.entries()):
            if isinstance(entry.screen, kind):
                entry.screen.close()

    def snooze(self) -> None:
        """The alarm that rings does so again later."""
        found = self.alarms.get(self.firing)
        self.stop()
        if found is None:
            return
        ms = length_ms(SNOOZE, self.prefs())
        self.prefs("schedule").put(f"snooze_{found.id}", self.after(ms, self.ring, found.id))
        until = self.alarm_time(self.phone.clock.now_ms + ms).partition(" ")[2]
        notice = notices.snoozed_notice(found.id, found.label or tr("Alarm"), until)
        self.phone.notifications.post(notice)
        minutes = ms // MINUTE_MS
        said = ntr("Snoozing for {n} minute.", "Snoozing for {n} minutes.", minutes)
        self.phone.windows.overlays.toast(said)

    def end_snooze(self, alarm: int) -> None:
        """Forget that an alarm is to ring again."""
        self.cancel(self.prefs("schedule").get(f"snooze_{alarm}", 0))
        for id_ in (notices.SNOOZED + alarm, notices.MISSED + alarm):
            self.phone.notifications.cancel(notices.PACKAGE, id_)

    def missed(self, alarm: int) -> None:
        """An alarm has rung in vain."""
        if alarm == self.firing:
            self.stop()
        found = self.alarms.get(alarm)
        if found is not None:
            time = clock_time(found.hour, found.minute, self.phone.display)
            self.phone.notifications.post(notices.missed_notice(alarm, found.label, time))

    def _answer_alarm(self, action: str, alarm: int) -> None:
        """A button of an alarm's notification; what rings no more takes none."""
        if action == notices.DISMISS_SNOOZE:
            self.end_snooze(alarm)
        elif alarm == self.firing:
            (self.snooze if action == notices.SNOOZE_ALARM else self.stop)()

    def toggle_timer(self, id_: int) -> None:
        """Start, pause or end a timer."""
        timer = self.timers.get(id_).toggled(self.phone.clock.uptime_ms)
        self.tell("Timer", "Start" if timer.state == timers.RUNNING else "Pause")
        self.change_timer(timer)

    def lengthen_timer(self, id_: int) -> None:
        """Let a timer run for another minute."""
        self.change_timer(self.timers.get(id_).longer(self.phone.clock.uptime_ms))

    def change_timer(self, timer: Timer) -> None:
        """Keep a timer, and wake when it ends."""
        self.timers.put(timer)
        self.forget_timer(timer.id)
        uptime = self.phone.clock.uptime_ms
        if timer.state == timers.RUNNING:
            id_ = self.after(max(0, timer.remaining(uptime)), self.expire, timer.id)
            self.prefs("schedule").put(f"timer_{timer.id}", id_)
        if self.phone.windows.foreground != notices.PACKAGE and timer.state != timers.RESET:
            self.show_timer(timer.id)
        if all(other.state != timers.EXPIRED for other in self.timers.all()):
            self._leave(notices.EXPIRED_TIMERS)

    def forget_timer(self, id_: int) -> None:
        """Stop waiting for a timer, and take its notification away."""
        self.cancel(self.prefs("schedule").get(f"timer_{id_}", 0))
        self.phone.notifications.cancel(notices.PACKAGE, id_)

    def expire(self, id_: int) -> None:
        """A timer has run out."""
        timer = replace(self.timers.get(id_), state=timers.EXPIRED)
        self.timers.put(timer)
        self.phone.notifications.cancel(notices.PACKAGE, id_)
        self.phone.notifications.post(notices.timer_notice(timer, self.phone.clock.uptime_ms))

    def show_timers(self) -> None:
        """Tell in the shade what the timers do, as the app is not seen any more."""
        if self.phone.windows.foreground != notices.PACKAGE:
            for timer in self.timers.all():
                if timer.state in (timers.RUNNING, timers.PAUSED):
                    self.show_timer(timer.id)

    def show_timer(self, id_: int) -> None:
        """Post a timer's notification, and a running one's again every minute."""
        timer, uptime = self.timers.get(id_), self.phone.clock.uptime_ms
        self.phone.notifications.post(notices.timer_notice(timer, uptime))
        kept = self.prefs("schedule")
        self.cancel(kept.get(f"renewal_{id_}", 0))
        if timer.state == timers.RUNNING:
            due = self.after(timer.remaining(uptime) % MINUTE_MS + 1, self.renew_timer, id_)
            kept.put(f"renewal_{id_}", due)

    def renew_timer(self, id_: int) -> None:
        """A minute has passed."""
        shown = [n.id for n in self.phone.notifications.list() if n.package == notices.PACKAGE]
        if id_ in shown and self.timers.get(id_).state == timers.RUNNING:
            self.show_timer(id_)

    def hide_timers(self) -> None:
        """Take the notifications of unfinished timers away, as the app is seen again."""
        for timer in self.timers.all():
            if timer.state != timers.EXPIRED:
                self.phone.notifications.cancel(notices.PACKAGE, timer.id)
