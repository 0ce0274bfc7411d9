"""The modem: calls, messages both ways, and the signal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from pytest_androidbench.phone.system.clock import Call
from pytest_androidbench.phone.system.intents import Extra, Intent
from pytest_androidbench.phone.system.providers.call_log import (
    BLOCKED,
    INCOMING,
    MISSED,
    OUTGOING,
    REJECTED,
)
from pytest_androidbench.phone.system.providers.messages import SENT
from pytest_androidbench.phone.system.roles import SMS

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.providers import Values

CallState = Literal["idle", "ringing", "dialing", "active", "held"]
SMS_DELIVER: Final = "android.provider.Telephony.SMS_DELIVER"
SMS_RECEIVED: Final = "android.provider.Telephony.SMS_RECEIVED"
PHONE_STATE: Final = "android.intent.action.PHONE_STATE"
SENT_OK, RADIO_OFF = -1, 2
"""What the sender of a message is told: RESULT_OK, RESULT_ERROR_RADIO_OFF."""
SEND_MS: Final = 800
"""From the order to send a message until the network has it."""
REFUSE_MS: Final = 100
"""The same where the radio is off."""
CONNECT_MS: Final = 2000
"""Until somebody who is called answers: an emulator lets everybody do so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PhoneCall:
    """One call."""

    number: str
    state: CallState
    incoming: bool
    started_ms: int
    answered_ms: int = 0
    """0 = nobody has answered yet."""


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
    waiting: tuple[tuple[str, str], ...] = ()
    """Numbers and texts that the network keeps until the radio is on."""
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
    def ringing(self) -> tuple[PhoneCall, ...]:
        """The calls that wait to be answered."""
        return tuple(call for call in self.calls if call.state == "ringing")

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
        """A message arrives, or waits in the network until the radio is on; blocked ones vanish."""
        if self._phone.providers.blocked.has(number):
            return
        if self._phone.radios.airplane:
            waiting = (*self._state.waiting, (number, text))
            self._state = replace(self._state, waiting=waiting)
        else:
            self._deliver(number, text)

    def send_sms(self, number: str, text: str, report: Intent | None = None) -> None:
        """Send a message; `report` is broadcast with a `result` when it is out or has failed."""
        if self._phone.radios.airplane:
            refuse = Call("telephony", "tell", (report, RADIO_OFF))
            self._phone.clock.schedule(REFUSE_MS, refuse)
        else:
            leave = Call("telephony", "leave", (number, text, report))
            self._phone.clock.schedule(SEND_MS, leave)

    def respond(self, number: str, text: str) -> None:
        """Answer a call with a message, which the default app's provider row tells of."""
        thread = self._phone.providers.messages.thread_of([number])
        holder = self._phone.roles.holder(SMS)
        values: Values = {"address": number, "body": text, "thread_id": thread, "seen": 1}
        self._phone.providers.messages.add(values, creator=holder, folder=SENT)
        self.send_sms(number, text)

    def leave(self, number: str, text: str, report: Intent | None) -> None:
        """Called by the clock: the network takes a message."""
        message = SentMessage(number=number, text=text, time_ms=self._phone.clock.now_ms)
        self._state = replace(self._state, sent=(*self._state.sent, message))
        self.tell(report, SENT_OK)

    def tell(self, report: Intent | None, result: int) -> None:
        """Let the sender of a message know what came of it."""
        if report is not None:
            extras = {**report.extras, "result": result}
            self._phone.broadcasts.send(report.having(extras=extras))

    def radio_changed(self) -> None:
        """Airplane mode went on or off: calls end, or what has waited arrives."""
        if self._phone.radios.airplane:
            for call in self.calls:
                self.hang_up(call.number)
            return
        waiting, self._state = self._state.waiting, replace(self._state, waiting=())
        for number, text in waiting:
            self._deliver(number, text)

    def ring(self, number: str) -> None:
        """Somebody calls; nothing is heard of it in airplane mode or from blocked numbers."""
        if self._phone.radios.airplane:
            return
        if self._phone.providers.blocked.has(number):
            now = self._phone.clock.now_ms
            self._phone.providers.calls.log(number, kind=BLOCKED, date_ms=now, duration=0)
        else:
            self._add(number, "ringing", incoming=True)

    def dial(self, number: str) -> None:
        """Call somebody, who answers after a while."""
        self._hold_others()
        self._add(number, "dialing", incoming=False)
        self._phone.clock.schedule(CONNECT_MS, Call("telephony", "connect", (number,)))

    def connect(self, number: str) -> None:
        """Called by the clock: somebody answers our call."""
        if any(call.number == number and call.state == "dialing" for call in self.calls):
            self.accept(number)

    def accept(self, number: str) -> None:
        """A call is answered, here or there, or taken back from hold."""
        self._hold_others(but=number)
        now = self._phone.clock.now_ms
        self._put(
            tuple(
                replace(call, state="active", answered_ms=call.answered_ms or now)
                if call.number == number
                else call
                for call in self.calls
            )
        )

    def hold(self, number: str) -> None:
        """Put a call on hold."""
        self._put(
            tuple(
                replace(call, state="held") if call.number == number else call
                for call in self.calls
            )
        )

    def hang_up(self, number: str, *, declined: bool = False) -> None:
        """A call ends, and is written into the call log; `declined`: by the user, unanswered."""
        ended = [call for call in self.calls if call.number == number]
        for call in ended:
            self._log(call, declined=declined)
            self._phone.tracing.call_removed()
        if ended:
            self._put(tuple(call for call in self.calls if call.number != number))

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

    def _deliver(self, number: str, text: str) -> None:
        """Hand a message to the default app, and tell of it to whoever wants to know."""
        now = self._phone.clock.now_ms
        extras: dict[str, Extra] = {"number": number, "text": text, "date": now}
        app = self._phone.roles.app(SMS)
        if app is None:
            self._phone.providers.messages.receive(number, text, now)
        else:
            deliver = Intent(action=SMS_DELIVER, package=app.package, extras=extras)
            self._phone.broadcasts.send(deliver)
        self._phone.broadcasts.send(Intent(action=SMS_RECEIVED, extras=extras))

    def _log(self, call: PhoneCall, *, declined: bool) -> None:
        kind = OUTGOING
        if call.incoming:
            kind = INCOMING if call.answered_ms else REJECTED if declined else MISSED
        talked = self._phone.clock.now_ms - call.answered_ms if call.answered_ms else 0
        self._phone.providers.calls.log(
            call.number, kind=kind, date_ms=call.started_ms, duration=talked // 1000
        )

    def _add(self, number: str, state: CallState, *, incoming: bool) -> None:
        call = PhoneCall(
            number=number, state=state, incoming=incoming, started_ms=self._phone.clock.now_ms
        )
        self._phone.tracing.call_added(number)
        self._put((*self.calls, call))

    def _hold_others(self, but: str = "") -> None:
        for call in self.calls:
            if call.state == "active" and call.number != but:
                self.hold(call.number)

    def _put(self, calls: tuple[PhoneCall, ...]) -> None:
        before, self._state = self.calls, replace(self._state, calls=calls)
        names = ("IDLE", "RINGING", "OFFHOOK")
        number = (calls or before)[-1].number if calls or before else ""
        extras = {"state": names[self.call_state], "incoming_number": number}
        self._phone.broadcasts.send(Intent(action=PHONE_STATE, extras=extras))
        self._phone.windows.changed()
