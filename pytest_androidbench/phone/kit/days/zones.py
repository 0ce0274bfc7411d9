"""Time zones as calendars offer them for an event."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from pytest_androidbench.phone.system.times import EPOCH, zone

ZONES: Final = (
    "Africa/Cairo", "Africa/Casablanca", "Africa/Johannesburg", "Africa/Lagos", "Africa/Nairobi",
    "America/Anchorage", "America/Argentina/Buenos_Aires", "America/Bogota", "America/Chicago",
    "America/Denver", "America/Halifax", "America/Lima", "America/Los_Angeles",
    "America/Mexico_City", "America/New_York", "America/Phoenix", "America/Sao_Paulo",
    "America/Toronto", "America/Vancouver", "Asia/Bangkok", "Asia/Dhaka", "Asia/Dubai",
    "Asia/Hong_Kong", "Asia/Jakarta", "Asia/Jerusalem", "Asia/Karachi", "Asia/Kolkata",
    "Asia/Manila", "Asia/Seoul", "Asia/Shanghai", "Asia/Singapore", "Asia/Taipei", "Asia/Tehran",
    "Asia/Tokyo", "Atlantic/Reykjavik", "Australia/Adelaide", "Australia/Brisbane",
    "Australia/Melbourne", "Australia/Perth", "Australia/Sydney", "Europe/Amsterdam",
    "Europe/Athens", "Europe/Berlin", "Europe/Brussels", "Europe/Budapest", "Europe/Copenhagen",
    "Europe/Dublin", "Europe/Helsinki", "Europe/Istanbul", "Europe/Kyiv", "Europe/Lisbon",
    "Europe/London", "Europe/Madrid", "Europe/Oslo", "Europe/Paris", "Europe/Prague",
    "Europe/Rome", "Europe/Stockholm", "Europe/Vienna", "Europe/Warsaw", "Europe/Zurich",
    "Pacific/Auckland", "Pacific/Honolulu", "UTC",
)  # fmt: skip


def zones_with(words: str) -> list[str]:
    """The zones whose names hold some words."""
    return [name for name in ZONES if words.strip().lower() in name.lower()]


def offset_text(name: str, now_ms: int) -> str:
    """How far a zone is from Greenwich at a moment: `GMT+02:00`."""
    moment = EPOCH + timedelta(milliseconds=now_ms)
    apart = moment.astimezone(zone(name)).utcoffset() or timedelta()
    minutes = int(apart.total_seconds()) // 60
    sign, (hours, rest) = "-" if minutes < 0 else "+", divmod(abs(minutes), 60)
    return f"GMT{sign}{hours:02d}:{rest:02d}"
