"""`geo`, `power`, `rotate`, `event`, `finger`, `sensor`, `redir`: the machine around the phone."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.location import GEO_FIX
from pytest_androidbench.phone.wire.console.errors import CommandRefused
from pytest_androidbench.phone.wire.console.subcommands import Command, Subcommands

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

MAX_TEXT: Final = 4000
_EVENT: Final = re.compile(r"(\w+):(\w+):(-?\d+)")
_EV_KEY: Final = frozenset({"EV_KEY", "1"})
_LINUX_KEYS: Final = {1: 4, 14: 67, 28: 66, 102: 3, 114: 25, 115: 24, 116: 26, 139: 82, 158: 4}
_STATUS: Final = {
    "unknown": "1", "charging": "2", "discharging": "3", "not-charging": "4", "full": "5"
}  # fmt: skip
_HEALTH: Final = {
    "unknown": "1", "good": "2", "overheat": "3", "dead": "4", "overvoltage": "5", "failure": "6"
}  # fmt: skip
_TITLES: Final = {"not-charging": "Not charging", "overvoltage": "Over voltage"}


class MachineCommands:
    """Place, battery, orientation and raw events."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone

    def commands(self) -> dict[str, Command]:
        """The console's commands."""
        return {
            "geo": Subcommands("geo", "allows you to change Geo-related settings", {
                "fix": ("send a simple GPS fix", self._geo_fix),
                "nmea": ("send an GPS NMEA sentence", self._nmea),
            }),
            "power": Subcommands("power", "allows to change battery and AC power status", {
                "display": ("display battery and charger state", lambda _: self._power()),
                "ac": ("set AC charging state", self._ac),
                "status": ("set battery status", lambda r: self._choose("status", _STATUS, r)),
                "health": ("set battery health", lambda r: self._choose("health", _HEALTH, r)),
                "present": ("set battery present state", self._present),
                "capacity": ("set battery capacity state", self._capacity),
            }),
            "event": Subcommands("event", "allows you to send fake hardware events to the kernel", {
                "send": ("send a series of events to the kernel", self._send_events),
                "text": ("simulate keystrokes from a given text", self._text),
            }),
            "rotate": self._rotate,
        }  # fmt: skip

    def _geo_fix(self, rest: str) -> list[str]:
        words = rest.split()
        if len(words) < 2:
            raise CommandRefused("not enough arguments: see 'help geo fix' for details")
        numbers = [_decimal(word) for word in words[:5]]
        if any(number is None for number in numbers):
            raise CommandRefused("argument is not a number")
        longitude, latitude = numbers[0] or 0.0, numbers[1] or 0.0
        if not -180 <= longitude <= 180:
            raise CommandRefused("invalid longitude value. Should be in [-180,+180] range")
        if not -90 <= latitude <= 90:
            raise CommandRefused("invalid latitude value. Should be in [-90,+90] range")
        self._phone.properties.put(GEO_FIX, " ".join(words[:3]))
        return []

    @staticmethod
    def _nmea(rest: str) -> list[str]:
        if not rest.startswith(("$GPGGA", "$GPRMC")):
            raise CommandRefused("NMEA sentence must start with $GPGGA or $GPRMC")
        raise CommandRefused("only 'geo fix' sets a place on this phone")

    def _put(self, **values: int) -> list[str]:
        self._phone.battery.become(**values)
        return []

    def _power(self) -> list[str]:
        battery = self._phone.battery.hardware
        return [
            f"AC: {'online' if battery.ac else 'offline'}",
            f"status: {_title(_STATUS, str(battery.status))}",
            f"health: {_title(_HEALTH, str(battery.health))}",
            f"present: {'true' if battery.present else 'false'}",
            f"capacity: {battery.level}",
        ]

    def _ac(self, rest: str) -> list[str]:
        if rest not in {"on", "off"}:
            raise CommandRefused('Usage: "ac on" or "ac off"')
        return self._put(ac=rest == "on")

    def _choose(self, key: str, values: Mapping[str, str], rest: str) -> list[str]:
        if rest not in values:
            words = "|".join(values)
            raise CommandRefused(f'Usage: "{key} {words}"')
        return self._put(**{key: int(values[rest])})

    def _present(self, rest: str) -> list[str]:
        if rest not in {"true", "false"}:
            raise CommandRefused('Usage: "present true" or "present false"')
        return self._put(present=rest == "true")

    def _capacity(self, rest: str) -> list[str]:
        if not rest.isdecimal() or len(rest) > 3 or int(rest) > 100:
            raise CommandRefused('Usage: "capacity <percentage>"')
        return self._put(level=int(rest))

    def _rotate(self, _rest: str) -> list[str]:
        self._phone.turn(self._phone.sensors_rotation + 1)
        return []

    def _send_events(self, rest: str) -> list[str]:
        events = [_EVENT.fullmatch(word) for word in rest.split()]
        found = [event for event in events if event is not None]
        if not found or len(found) != len(events):
            raise CommandRefused("Usage: event send <type>:<code>:<value> ...")
        self._press([event.groups() for event in found])
        return []

    def _press(self, events: Sequence[tuple[str | None, ...]]) -> None:
        for kind, code, value in events:
            key = _LINUX_KEYS.get(int(code)) if code and code.isdecimal() else None
            if kind in _EV_KEY and value == "1" and key is not None:
                self._phone.windows.key(key)

    def _text(self, rest: str) -> list[str]:
        if not rest:
            raise CommandRefused("argument missing, try 'event text <message>'")
        self._phone.windows.type_text(rest[:MAX_TEXT])
        return []


def _decimal(word: str) -> float | None:
    return float(word) if re.fullmatch(r"[+-]?(\d{1,12}(\.\d*)?|\.\d+)", word) else None


def _title(values: Mapping[str, str], value: str) -> str:
    name = next((word for word, number in values.items() if number == value), "unknown")
    return _TITLES.get(name, name.capitalize())
