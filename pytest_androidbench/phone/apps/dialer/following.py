"""Brings screen and notifications in step with the calls, and does what notifications ask for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from pytest_androidbench.phone.apps.dialer import names
from pytest_androidbench.phone.apps.dialer.store import CallLog
from pytest_androidbench.phone.system.intents import ACTION_VIEW, FLAG_NEW_TASK, Intent
from pytest_androidbench.phone.system.notifications import Notification, NotificationAction
from pytest_androidbench.phone.system.telephony import PhoneCall
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


class Following:
    """What the phone app does in the background."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone

    def take(self, intent: Intent) -> None:
        """Act on a broadcast."""
        number, telephony = intent.text("number"), self._phone.telephony
        if intent.action == names.ANSWER:
            telephony.accept(number)
            self._show()
        elif intent.action == names.DECLINE:
            telephony.hang_up(number, declined=True)
        elif intent.action == names.HANG_UP:
            telephony.hang_up(number)
        else:
            self._follow()

    def _follow(self) -> None:
        """Bring screen and notifications in step with the calls."""
        calls = self._phone.telephony.calls
        if not calls:
            for entry in self._phone.windows.entries():
                if entry.screen.activity == names.IN_CALL:
                    entry.screen.close()
            self._phone.notifications.cancel(names.PACKAGE, names.CALL_NOTICE)
            self._tell_missed()
            return
        newest = calls[-1]
        ringing = self._phone.telephony.ringing
        if ringing and self._phone.windows.in_use:
            self._phone.notifications.cancel(names.PACKAGE, names.CALL_NOTICE)
            self._phone.notifications.post(self._incoming(ringing[-1]))
        elif ringing or newest.state == "dialing":
            self._phone.windows.navigation.turn_on()
            self._show()
        if not ringing:
            self._phone.notifications.cancel(names.PACKAGE, names.CALL_NOTICE)
            self._phone.notifications.post(self._ongoing(newest))

    def _show(self) -> None:
        self._phone.activities.start(_open_call())

    def _incoming(self, call: PhoneCall) -> Notification:
        decline = _action(tr("Decline"), names.DECLINE, call.number)
        answer = _action(tr("Answer"), names.ANSWER, call.number)
        notice = self._notice(call, tr("Incoming call"), "phone_incoming_call", decline, answer)
        return replace(notice, importance=4)

    def _ongoing(self, call: PhoneCall) -> Notification:
        said = {"dialing": tr("Dialing"), "held": tr("On hold")}.get(call.state)
        hang_up = _action(tr("Hang up"), names.HANG_UP, call.number)
        return self._notice(call, said or tr("Ongoing call"), "phone_ongoing_call", hang_up)

    def _notice(
        self, call: PhoneCall, text: Message, channel: str, *actions: NotificationAction
    ) -> Notification:
        return Notification(
            package=names.PACKAGE,
            id=names.CALL_NOTICE,
            title=CallLog(self._phone).name(call.number),
            text=text,
            channel=channel,
            icon="call",
            content=_open_call(),
            ongoing=True,
            auto_cancel=False,
            actions=actions,
        )

    def _tell_missed(self) -> None:
        missed = CallLog(self._phone).unseen()
        if not missed:
            return
        self._phone.notifications.cancel(names.PACKAGE, names.MISSED_NOTICE)
        number = missed[0].number
        missed_by = CallLog(self._phone).name(number)
        several = len(missed) > 1
        back = Intent(
            action=names.CALL, data=f"tel:{number}", component=f"{names.TELECOM}/{names.USER_CALL}"
        )
        self._phone.notifications.post(
            Notification(
                package=names.PACKAGE,
                id=names.MISSED_NOTICE,
                title=tr("Missed calls") if several else tr("Missed call"),
                text=tr("{n} missed calls", n=len(missed)) if several else missed_by,
                channel="phone_missed_call",
                icon="call_missed",
                content=Intent(
                    component=f"{names.PACKAGE}/{names.MAIN}",
                    action=ACTION_VIEW,
                    type=names.CALL_LOG_TYPE,
                    flags=FLAG_NEW_TASK,
                ),
                actions=() if several else (
                    NotificationAction(label=tr("Call back"), intent=back),
                ),
            )
        )  # fmt: skip


def _open_call() -> Intent:
    return Intent(component=f"{names.PACKAGE}/{names.IN_CALL}", flags=FLAG_NEW_TASK)


def _action(label: Message, action: str, number: str) -> NotificationAction:
    intent = Intent(action=action, component=names.RECEIVER, extras={"number": number})
    call: Literal["answer", "decline"] = "answer" if action == names.ANSWER else "decline"
    return NotificationAction(label=label, intent=intent, call=call)
