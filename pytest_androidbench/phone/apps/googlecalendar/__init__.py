"""Google Calendar: events of some calendars as schedule, days and month."""
