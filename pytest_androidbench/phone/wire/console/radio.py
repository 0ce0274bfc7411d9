"""`sms`, `gsm` and `network`: what reaches the phone through the air."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.wire.console.errors import CommandRefused
from pytest_androidbench.phone.wire.console.subcommands import Subcommands

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

_SMS_NUMBER: Final = re.compile(r"\+?[0-9]{1,32}")
_CALL_NUMBER: Final = re.compile(r"[0-9+#]{1,32}")
_PAIR: Final = re.compile(r"(\d{1,9})(?::(\d{1,9}))?")

SPEEDS: Final[Mapping[str, tuple[int, int]]] = {
    "gsm": (14_400, 14_400),
    "hscsd": (14_400, 43_200),
    "gprs": (28_800, 57_600),
    "edge": (473_600, 473_600),
    "umts": (384_000, 384_000),
    "hsdpa": (5_760_000, 13_980_000),
    "lte": (58_000_000, 173_000_000),
    "evdo": (75_000_000, 280_000_000),
    "full": (0, 0),
}
DELAYS: Final[Mapping[str, tuple[int, int]]] = {
    "gprs": (150, 550),
    "edge": (80, 400),
    "umts": (35, 200),
    "none": (0, 0),
}
_STATES: Final = {"ringing": "incoming", "dialing": "dialing", "active": "active", "held": "held"}


class RadioCommands:
    """Calls, messages and the speed of the line."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self._speed = SPEEDS["full"]
        self._delay = DELAYS["none"]

    def commands(self) -> dict[str, Subcommands]:
        """The console's commands."""
        return {
            "sms": Subcommands("sms", "allows you to simulate an inbound SMS", {
                "send": ("send inbound SMS text message", self._send_sms),
            }),
            "gsm": Subcommands(
                "gsm", "allows you to change GSM-related settings, or to make calls", {
                "list": ("list current phone calls", lambda _: self._list()),
                "call": ("create inbound phone call", self._call),
                "busy": ("close waiting outbound call as busy", self._end),
                "hold": ("change the state of an outbound call to 'held'", self._hold),
                "accept": ("change the state of an outbound call to 'active'", self._accept),
                "cancel": ("disconnect an inbound or outbound phone call", self._end),
                "signal": ("set signal strength", self._signal),
                "status": ("display GSM status", lambda _: self._status()),
            }),
            "network": Subcommands("network", "allows you to manage network settings", {
                "status": ("dump network status", lambda _: self._network_status()),
                "speed": ("change network speed", self._set_speed),
                "delay": ("change network latency", self._set_delay),
            }),
        }  # fmt: skip

    def _send_sms(self, rest: str) -> list[str]:
        number, _, text = rest.partition(" ")
        if not number or not text:
            raise CommandRefused("missing argument, try 'sms send <phonenumber> <text message>'")
        if _SMS_NUMBER.fullmatch(number) is None:
            raise CommandRefused("bad phone number format, must be [+](0-9)*")
        self._phone.telephony.receive_sms(number, text)
        return []

    def _number(self, rest: str) -> str:
        if _CALL_NUMBER.fullmatch(rest) is None:
            raise CommandRefused("bad phone number format, use digits, # and + only")
        return rest

    def _call(self, rest: str) -> list[str]:
        self._phone.telephony.ring(self._number(rest))
        return []

    def _known(self, rest: str) -> str:
        number = self._number(rest)
        if all(call.number != number for call in self._phone.telephony.calls):
            raise CommandRefused(f"no current call to/from number '{number}'")
        return number

    def _change(self, rest: str, change: Callable[[str], None]) -> list[str]:
        change(self._known(rest))
        return []

    def _accept(self, rest: str) -> list[str]:
        return self._change(rest, self._phone.telephony.accept)

    def _hold(self, rest: str) -> list[str]:
        return self._change(rest, self._phone.telephony.hold)

    def _end(self, rest: str) -> list[str]:
        return self._change(rest, self._phone.telephony.hang_up)

    def _list(self) -> list[str]:
        lines = []
        for call in self._phone.telephony.calls:
            way = "inbound from" if call.incoming else "outbound to "
            lines.append(f"{way} {call.number:<10} : {_STATES[call.state]}")
        return lines

    def _signal(self, rest: str) -> list[str]:
        first = rest.split(maxsplit=1)[0] if rest else ""
        if not first.isdecimal() or not (int(first) <= 31 or int(first) == 99):
            raise CommandRefused("not enough arguments: see 'help gsm signal' for details")
        bars = 0 if int(first) == 99 else min(4, int(first) * 5 // 32)
        self._phone.telephony.set_signal(bars)
        return []

    def _status(self) -> list[str]:
        state = "off" if self._phone.radios.airplane else "home"
        return [f"gsm voice state: {state}", f"gsm data state:  {state}"]

    def _network_status(self) -> list[str]:
        up, down = self._speed
        return [
            "Current network status:",
            f"  download speed:   {down:8d} bits/s ({down / 8192:.1f} KB/s)",
            f"  upload speed:     {up:8d} bits/s ({up / 8192:.1f} KB/s)",
            f"  minimum latency:  {self._delay[0]} ms",
            f"  maximum latency:  {self._delay[1]} ms",
        ]

    def _set_speed(self, rest: str) -> list[str]:
        self._speed = _pair(rest, SPEEDS, "speed")
        return []

    def _set_delay(self, rest: str) -> list[str]:
        self._delay = _pair(rest, DELAYS, "delay")
        return []


def _pair(rest: str, named: Mapping[str, tuple[int, int]], what: str) -> tuple[int, int]:
    if not rest:
        raise CommandRefused(f"missing <{what}> argument, see 'help network {what}'")
    if rest in named:
        return named[rest]
    match = _PAIR.fullmatch(rest)
    if match is None:
        raise CommandRefused(
            f"invalid <{what}> argument, see 'help network {what}' for valid values"
        )
    first = int(match[1])
    return first, int(match[2]) if match[2] else first
