"""The calendar provider's tables: names, columns and defaults as in AOSP's CalendarDatabaseHelper.

Left out are what only sync adapters and alarms use: raw times, alerts, extended properties.
"""

from __future__ import annotations

from typing import Final

AUTHORITY: Final = "com.android.calendar"
PACKAGE: Final = "com.android.providers.calendar"
PATH: Final = f"/data/data/{PACKAGE}/databases/calendar.db"
_SYNC: Final = ", ".join(f"cal_sync{n} TEXT" for n in range(1, 11))
_SYNC_DATA: Final = ", ".join(f"sync_data{n} TEXT" for n in range(1, 11))
COLORS: Final = {
    "1": 0x7986CB, "2": 0x33B679, "3": 0x8E24AA, "4": 0xE67C73, "5": 0xF6BF26, "6": 0xF4511E,
    "7": 0x039BE5, "8": 0x616161, "9": 0x3F51B5, "10": 0x0B8043, "11": 0xD50000,
}  # fmt: skip
"""The colours of single events by the numbers that Google's calendars give them."""
SCHEMA: Final = f"""
CREATE TABLE android_metadata (locale TEXT);
INSERT INTO android_metadata VALUES ('en_US');
CREATE TABLE Calendars (
  _id INTEGER PRIMARY KEY, account_name TEXT, account_type TEXT, _sync_id TEXT, dirty INTEGER,
  mutators TEXT, name TEXT, calendar_displayName TEXT, calendar_color INTEGER,
  calendar_color_index TEXT, calendar_access_level INTEGER, visible INTEGER NOT NULL DEFAULT 1,
  sync_events INTEGER NOT NULL DEFAULT 0, calendar_location TEXT, calendar_timezone TEXT,
  ownerAccount TEXT, isPrimary INTEGER, canOrganizerRespond INTEGER NOT NULL DEFAULT 1,
  canModifyTimeZone INTEGER DEFAULT 1, canPartiallyUpdate INTEGER DEFAULT 0,
  maxReminders INTEGER DEFAULT 5, allowedReminders TEXT DEFAULT '0,1',
  allowedAvailability TEXT DEFAULT '0,1', allowedAttendeeTypes TEXT DEFAULT '0,1,2',
  deleted INTEGER NOT NULL DEFAULT 0, {_SYNC}
);
CREATE TABLE Colors (
  _id INTEGER PRIMARY KEY, account_name TEXT NOT NULL, account_type TEXT NOT NULL, data TEXT,
  color_type INTEGER NOT NULL, color_index TEXT NOT NULL, color INTEGER NOT NULL
);
CREATE TABLE Events (
  _id INTEGER PRIMARY KEY AUTOINCREMENT, _sync_id TEXT, dirty INTEGER, mutators TEXT,
  lastSynced INTEGER DEFAULT 0, calendar_id INTEGER NOT NULL, title TEXT, eventLocation TEXT,
  description TEXT, eventColor INTEGER, eventColor_index TEXT, eventStatus INTEGER,
  selfAttendeeStatus INTEGER NOT NULL DEFAULT 0, dtstart INTEGER, dtend INTEGER,
  eventTimezone TEXT, duration TEXT, allDay INTEGER NOT NULL DEFAULT 0,
  accessLevel INTEGER NOT NULL DEFAULT 0, availability INTEGER NOT NULL DEFAULT 0,
  hasAlarm INTEGER NOT NULL DEFAULT 0, hasExtendedProperties INTEGER NOT NULL DEFAULT 0,
  rrule TEXT, rdate TEXT, exrule TEXT, exdate TEXT, original_id INTEGER, original_sync_id TEXT,
  originalInstanceTime INTEGER, originalAllDay INTEGER, lastDate INTEGER,
  hasAttendeeData INTEGER NOT NULL DEFAULT 0, guestsCanModify INTEGER NOT NULL DEFAULT 0,
  guestsCanInviteOthers INTEGER NOT NULL DEFAULT 1, guestsCanSeeGuests INTEGER NOT NULL DEFAULT 1,
  organizer STRING, isOrganizer INTEGER, deleted INTEGER NOT NULL DEFAULT 0,
  eventEndTimezone TEXT, customAppPackage TEXT, customAppUri TEXT, uid2445 TEXT, {_SYNC_DATA}
);
CREATE INDEX eventsCalendarIdIndex ON Events (calendar_id);
CREATE TABLE Attendees (
  _id INTEGER PRIMARY KEY, event_id INTEGER, attendeeName TEXT, attendeeEmail TEXT,
  attendeeStatus INTEGER, attendeeRelationship INTEGER, attendeeType INTEGER,
  attendeeIdentity TEXT, attendeeIdNamespace TEXT
);
CREATE TABLE Reminders (
  _id INTEGER PRIMARY KEY, event_id INTEGER, minutes INTEGER, method INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE Instances (
  _id INTEGER PRIMARY KEY, event_id INTEGER, begin INTEGER, end INTEGER, startDay INTEGER,
  endDay INTEGER, startMinute INTEGER, endMinute INTEGER, UNIQUE (event_id, begin, end)
);
CREATE TRIGGER events_cleanup_delete DELETE ON Events BEGIN
  DELETE FROM Instances WHERE event_id = old._id;
  DELETE FROM Attendees WHERE event_id = old._id;
  DELETE FROM Reminders WHERE event_id = old._id;
END;
CREATE TRIGGER calendar_cleanup DELETE ON Calendars BEGIN
  DELETE FROM Events WHERE calendar_id = old._id;
END;
CREATE VIEW view_events AS SELECT
  Events.*, coalesce(Events.eventColor, Calendars.calendar_color) AS displayColor,
  Calendars.account_name, Calendars.account_type, Calendars.calendar_timezone,
  Calendars.calendar_displayName, Calendars.calendar_location, Calendars.visible,
  Calendars.calendar_color, Calendars.calendar_access_level, Calendars.ownerAccount,
  Calendars.isPrimary, Calendars.sync_events
FROM Events JOIN Calendars ON Events.calendar_id = Calendars._id;
PRAGMA user_version = 600;
"""  # noqa: S608 - nothing of it is asked of anybody
