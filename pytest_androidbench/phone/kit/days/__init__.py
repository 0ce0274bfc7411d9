"""Pieces of calendars: how events share a day, a week of whole days, a month; time zones."""
