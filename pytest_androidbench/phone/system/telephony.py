"""The modem: calls, arriving messages and the signal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from pytest_androidbench.phone.system.intents import Extra, Intent

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

CallState = Literal["idle", "ringing", "dialing", "active", "held"]
SMS_DELIVER = "android.provider.Telephony.SMS_DELIVER"
SMS_RECEIVED = "android.provider.Telephony.SMS_RECEIVED"
PHONE_STATE = "android.intent.action.PHONE_STATE"


@dataclass(frozen=True, slots=True, kw_only=True)
class PhoneCall:
    """One call."""

    number: str
    state: CallState
    incoming: bool
    started_ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SentMessage:
    """A message that left the phone."""

    number: str
    text: str
    time_ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TelephonyState:
    """Everything the modem holds."""

    calls: tuple[PhoneCall, ...] = ()
    sent: tuple[SentMessage, ...] = ()
    signal: int = 4


class Telephony:
    """Calls come and go by the console, the dialer or virtual time."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self._state = TelephonyState()

    @property
    def calls(self) -> tuple[PhoneCall, ...]:
        """The calls that are not over."""
        return self._state.calls

    @property
    def signal(self) -> int:
        """Bars from 0 to 4."""
        return 0 if self._phone.radios.airplane else self._state.signal

    @property
    def sent(self) -> tuple[SentMessage, ...]:
        """Messages that left the phone."""
        return self._state.sent

    @property
    def call_state(self) -> int:
        """0 idle, 1 ringing, 2 in a call, as dumpsys prints it."""
        states = {call.state for call in self.calls}
        return 1 if "ringing" in states else 2 if states else 0

    def receive_sms(self, number: str, text: str) -> None:
        """A message arrives; apps that declared SMS_DELIVER or SMS_RECEIVED get it."""
        now = self._phone.clock.now_ms
        extras: dict[str, Extra] = {"number": number, "text": text, "date": now}
        for action in (SMS_DELIVER, SMS_RECEIVED):
            self._phone.broadcasts.send(Intent(action=action, extras=extras))

    def send_sms(self, number: str, text: str) -> None:
        """A message leaves the phone."""
        message = SentMessage(number=number, text=text, time_ms=self._phone.clock.now_ms)
        self._state = replace(self._state, sent=(*self._state.sent, message))

    def ring(self, number: str) -> None:
        """Somebody calls."""
        self._add(number, "ringing", incoming=True)

    def dial(self, number: str) -> None:
        """Call somebody."""
        self._add(number, "dialing", incoming=False)

    def accept(self, number: str) -> None:
        """A call is answered, here or there."""
        self._change(number, "active")

    def hold(self, number: str) -> None:
        """Put a call on hold."""
        self._change(number, "held")

    def hang_up(self, number: str) -> None:
        """A call ends."""
        calls = tuple(call for call in self.calls if call.number != number)
        self._put(calls)

    def drop_calls(self) -> None:
        """Lose all calls, as when the phone is switched off."""
        self._state = replace(self._state, calls=())

    def set_signal(self, bars: int) -> None:
        """Set the strength, 0 to 4."""
        self._state = replace(self._state, signal=max(0, min(4, bars)))
        self._phone.windows.changed()

    def state(self) -> TelephonyState:
        """Everything, as plain values."""
        return self._state

    def restore(self, state: TelephonyState) -> None:
        """Go back to a kept state."""
        self._state = state

    def _add(self, number: str, state: CallState, *, incoming: bool) -> None:
        call = PhoneCall(
            number=number, state=state, incoming=incoming, started_ms=self._phone.clock.now_ms
        )
        self._put((*self.calls, call))

    def _change(self, number: str, state: CallState) -> None:
        self._put(
            tuple(
                replace(call, state=state) if call.number == number else call for call in self.calls
            )
        )

    def _put(self, calls: tuple[PhoneCall, ...]) -> None:
        self._state = replace(self._state, calls=calls)
        names = ("IDLE", "RINGING", "OFFHOOK")
        number = calls[-1].number if calls else ""
        extras = {"state": names[self.call_state], "incoming_number": number}
        self._phone.broadcasts.send(Intent(action=PHONE_STATE, extras=extras))
        self._phone.windows.changed()
