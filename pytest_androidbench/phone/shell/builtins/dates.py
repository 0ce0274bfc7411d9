"""Times as commands write and read them; the phone's zone is UTC unless it says otherwise."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final

_COMPACT: Final = re.compile(r"(?:(\d\d)?(\d\d))?(\d\d)(\d\d)(\d\d)(\d\d)(?:\.(\d\d))?")
_TOOLBOX: Final = re.compile(r"(\d\d)(\d\d)(\d\d)(\d\d)(?:(\d\d)?(\d\d))?(?:\.(\d\d))?")
_FORMATS: Final = (
    "%Y-%m-%d %H:%M:%S",
    "%Y-%m-%dT%H:%M:%S",
    "%Y-%m-%d %H:%M",
    "%Y-%m-%dT%H:%M",
    "%Y-%m-%d",
    "%H:%M:%S",
    "%H:%M",
)


_CYCLE_MS: Final = 146_097 * 86_400_000
_CYCLE_START_MS: Final = 946_684_800_000
"""The beginning of the year 2000."""

_FIRST_MS: Final = -62_000_000_000_000
"""In the year 5: what is earlier may leave year 1 in some zone."""

_END_MS: Final = 253_400_000_000_000
"""In December 9999."""

_WITH_YEAR: Final[dict[str, str]] = {
    "%F": "%Y-%m-%d",
    "%c": "%a %b %e %H:%M:%S %Y",
    "%D": "%m/%d/%y",
    "%G": "%Y",
}
_MAX_SECONDS: Final = 2**63 - 1


def moment(now_ms: int, where: tzinfo = UTC) -> datetime:
    """A phone's time as a date, of the years `datetime` knows.

    Years repeat after 400 of them, week days too: a time out of reach is that of another cycle.
    """
    if not _FIRST_MS <= now_ms < _END_MS:
        now_ms = _CYCLE_START_MS + (now_ms - _CYCLE_START_MS) % _CYCLE_MS
    return datetime.fromtimestamp(now_ms / 1000, where)


def written(now_ms: int, shape: str, where: tzinfo = UTC) -> str:
    """A time as `strftime` writes it, in any year 64 bits have."""
    if not _FIRST_MS <= now_ms < _END_MS:
        cycles = (now_ms - _CYCLE_START_MS) // _CYCLE_MS
        year = moment(now_ms, where).year + 400 * cycles
        for letter, meaning in _WITH_YEAR.items():
            shape = shape.replace(letter, meaning)
        shape = shape.replace("%Y", str(year)).replace("%C", str(year // 100))
    return moment(now_ms, where).strftime(shape)


def read_time(
    text: str, now_ms: int, *, year_first: bool = False, where: tzinfo = UTC
) -> int | None:
    """Milliseconds for the ways to write a time, or None when it is none of them.

    `year_first` reads `[[CC]YY]MMDDhhmm[.ss]`, as `touch -t` does; otherwise plain digits are
    `MMDDhhmm[[CC]YY][.ss]`.
    """
    now = moment(now_ms, where)
    if match := re.fullmatch(r"@(\d+)(?:\.(\d{1,9}))?", text):
        # `sscanf` keeps the largest number it can hold.
        seconds = min(int(match[1][:20]), _MAX_SECONDS)
        return seconds * 1000 + int((match[2] or "0").ljust(3, "0")[:3])
    try:
        return _read_date(text, now, year_first=year_first)
    except (ValueError, OverflowError):
        return None


def _read_date(text: str, now: datetime, *, year_first: bool) -> int | None:
    match = (_COMPACT if year_first else _TOOLBOX).fullmatch(text)
    if match is not None:
        groups = match.groups()
        if year_first:
            century, year, month, day, hour, minute, second = groups
        else:
            month, day, hour, minute, century, year, second = groups
        full = int(f"{century or _century(year)}{year}") if year else now.year
        found = now.replace(
            year=full,
            month=int(month),
            day=int(day),
            hour=int(hour),
            minute=int(minute),
            second=int(second or 0),
            microsecond=0,
        )
        return _milliseconds(found)
    return _read_format(text.removesuffix("Z").removesuffix(" UTC"), now)


def _century(year: str) -> str:
    return "20" if int(year) < 69 else "19"


def _read_format(text: str, now: datetime) -> int | None:
    fraction = 0
    if match := re.fullmatch(r"(.*:\d\d)\.(\d{1,9})(?: ?\+0000)?", text):
        text, fraction = match[1], int(match[2].ljust(3, "0")[:3])
    for shape in _FORMATS:
        try:
            found = datetime.strptime(text, shape).replace(tzinfo=now.tzinfo)
        except ValueError:
            continue
        if "%Y" not in shape:
            found = found.replace(year=now.year, month=now.month, day=now.day)
        return _milliseconds(found) + fraction
    return None


def _milliseconds(when: datetime) -> int:
    return (when - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(milliseconds=1)
