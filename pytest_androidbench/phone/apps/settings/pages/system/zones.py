"""Time zones: by region first, as Android's picker has them, then by name.

Names of regions and zones are CLDR's; which region has which zone is the tz database's.
"""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime, timedelta
from functools import partial
from typing import Final, Literal

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.kit.days.zones import ZONES
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.times import ZONE, zone
from pytest_androidbench.phone.ui.message import TextLike, tr

LISTED: Final = "listed "
"""Ahead of a region in a page's argument: the page was reached through the list of regions."""
UTC_NAME: Final = "Coordinated Universal Time"


def zone_text(phone: Phone) -> str:
    """Return the time zone as "GMT+00:00 Coordinated Universal Time"."""
    name = phone.properties.get(ZONE)
    return f"{_offset(phone, name)} {_title(phone, name)}"


def _now(phone: Phone, name: str) -> datetime:
    return datetime.fromtimestamp(phone.clock.now_ms / 1000, zone(name))


def _offset(phone: Phone, name: str) -> str:
    """How far a zone is from Greenwich today: "GMT+05:30"."""
    minutes = int((_now(phone, name).utcoffset() or timedelta()).total_seconds()) // 60
    sign, (hours, rest) = "-" if minutes < 0 else "+", divmod(abs(minutes), 60)
    return f"GMT{sign}{hours:02d}:{rest:02d}"


def _title(phone: Phone, name: str) -> str:
    """What a zone is called today, in summer time or not."""
    if name not in ZONES or name == "UTC":
        return UTC_NAME if name == "UTC" else name
    from babel.dates import get_timezone_name  # noqa: PLC0415 - 20 MB that other pages do not need

    summer = bool(_now(phone, name).dst())
    variant: Literal["daylight", "standard"] = "daylight" if summer else "standard"
    return get_timezone_name(zone(name), zone_variant=variant, locale="en_US")


def _regions() -> dict[str, list[str]]:
    """Which zones each region has, by its two letters."""
    from babel.core import get_global  # noqa: PLC0415 - as above

    known: dict[str, str] = dict(get_global("zone_territories"))
    found: dict[str, list[str]] = defaultdict(list)
    for name in ZONES:
        if name in known:
            found[known[name]].append(name)
    return dict(found)


def _region_of(name: str) -> str:
    """The region that a zone belongs to; none of "UTC"."""
    return next((region for region, zones in _regions().items() if name in zones), "")


def _region_name(region: str) -> str:
    from babel import Locale  # noqa: PLC0415 - as above

    return str(Locale("en").territories.get(region, region))


def _chosen(state: SettingsPageState) -> Rows:
    """The page that tells the zone and its region, which both lead to lists."""
    phone = state.phone
    name = phone.properties.get(ZONE)
    region = _region_of(name)
    several = len(_regions().get(region, ())) > 1
    told: TextLike = f"{_title(phone, name)} ({_offset(phone, name)})"
    return [
        rows.Link(tr("Region"), "zone_region", summary=_region_name(region) or None),
        rows.Link(
            tr("Time zone"), "zone_of_region", argument=region, summary=told, enabled=several,
            name="zone",
        ),
        rows.Option(
            UTC_NAME, summary="GMT+00:00", chosen=name == "UTC", do=partial(_set_zone, 0, "UTC")
        ),
    ]  # fmt: skip


def _all_regions(state: SettingsPageState) -> Rows:
    listed = sorted((_region_name(region), zones) for region, zones in _regions().items())
    return [_region_row(state.phone, *each) for each in listed]


def _region_row(phone: Phone, name: str, zones: list[str]) -> rows.SettingsRow:
    if len(zones) > 1:
        return rows.Link(name, "zone_of_region", argument=f"{LISTED}{_region_of(zones[0])}")
    return rows.Link(name, do=partial(_set_zone, 1, zones[0]), summary=_offset(phone, zones[0]))


def _zones_of(state: SettingsPageState) -> Rows:
    phone = state.phone
    now = phone.properties.get(ZONE)
    levels = 2 if state.argument.startswith(LISTED) else 1
    return [
        rows.Option(
            _city(name), summary=f"{_title(phone, name)} ({_offset(phone, name)})",
            chosen=name == now, do=partial(_set_zone, levels, name), name=name,
        )
        for name in _regions().get(state.argument.removeprefix(LISTED), ())
    ]  # fmt: skip


def _city(name: str) -> str:
    """The place that a zone is named after."""
    return name.rpartition("/")[2].replace("_", " ")


def _set_zone(levels: int, name: str, pane: Pane) -> None:
    pane.phone.properties.put(ZONE, name)
    if levels:
        pane.leave(levels)


PAGES: Final = (
    make.page("time_zone", "Time zone", _chosen, "date", "datetime.timezone.TimeZoneSettings"),
    make.page("zone_region", "Region", _all_regions, "time_zone",
              "datetime.timezone.RegionSearchPicker", about=True),
    make.page("zone_of_region", "Time zone", _zones_of, "time_zone",
              "datetime.timezone.RegionZonePicker", about=True),
)  # fmt: skip
