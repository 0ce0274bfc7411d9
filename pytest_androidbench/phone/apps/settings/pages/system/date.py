"""Date & time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Bound, Flag
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.system.zones import zone_text
from pytest_androidbench.phone.kit.pickers import Day, PickDate, PickTime
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui.message import tr

AUTO_TIME: Final = Flag("global/auto_time", default=True)
AUTO_ZONE: Final = Flag("global/auto_time_zone", default=True)
BY_LOCATION: Final = Flag("secure/location_time_zone_detection_enabled")
HOUR24: Final = Bound(
    lambda phone: phone.display.hour24,
    lambda phone, on: phone.settings.put("system", "time_12_24", "24" if on else "12"),
)
FOLLOWS_LOCALE: Final = Flag("secure/time_format_follows_locale")


def _follow_locale(phone: Phone, value: bool) -> None:
    """Follow the language's format, or no longer: on Android the absence of the key."""
    FOLLOWS_LOCALE.write(phone, value)
    if value:
        HOUR24.write(phone, phone.display.locale not in {"en_US", "en_CA", "en_AU", "en_IN"})


ONE: Final = datetime(1970, 1, 1, 13, tzinfo=UTC)
"""One in the afternoon, which shows how hours are counted."""
LOCALE_DEFAULT: Final = Bound(FOLLOWS_LOCALE.read, _follow_locale)


def moment(phone: Phone) -> datetime:
    """Return the phone's time in its zone."""
    return local_time(phone)


def _date(state: SettingsPageState) -> Rows:
    phone = state.phone
    manual = not AUTO_TIME.read(phone)
    now = moment(phone)
    located = phone.settings.number("secure", "location_mode", 0) > 0
    return [
        make.switch("Set time automatically", AUTO_TIME),
        rows.Prompt(
            tr("Date"),
            summary=date_text(now, "yMMMMd", phone.display.locale),
            enabled=manual,
            dialog=lambda: PickDate(
                year=now.year, month=now.month, day=now.day, first_year=1970, last_year=2037
            ),
            take=_set_day,
        ),
        rows.Prompt(
            tr("Time"),
            summary=clock_text(now, phone.display),
            enabled=manual,
            dialog=lambda: PickTime(hour=now.hour, minute=now.minute),
            take=_set_time,
        ),
        make.category("Time zone"),
        make.switch("Set automatically", AUTO_ZONE),
        make.switch(
            "Use location to set time zone",
            BY_LOCATION,
            None if located else tr("Location is off"),
            enabled=located and AUTO_ZONE.read(phone),
        ),
        rows.Link(
            tr("Time zone"),
            "time_zone",
            summary=zone_text(phone),
            enabled=not AUTO_ZONE.read(phone),
            name="zone",
        ),
        make.category("Time format"),
        make.switch("Use locale default", LOCALE_DEFAULT),
        rows.SwitchPreference(
            tr("Use 24-hour format"),
            HOUR24,
            summary=clock_text(ONE, phone.display),
            enabled=not LOCALE_DEFAULT.read(phone),
        ),
    ]


def _set_day(pane: Pane, answer: Day) -> None:
    year, month, day = answer
    _set_clock(pane, moment(pane.phone).replace(year=year, month=month, day=day))


def _set_time(pane: Pane, answer: tuple[int, int]) -> None:
    hour, minute = answer
    _set_clock(pane, moment(pane.phone).replace(hour=hour, minute=minute, second=0))


def _set_clock(pane: Pane, when: datetime) -> None:
    epoch = datetime.fromtimestamp(0, tz=UTC)
    pane.phone.clock.set((when - epoch) // timedelta(milliseconds=1))


PAGES: Final = (make.page("date", "Date & time", _date, "system", "datetime.DateTimeSettings"),)
