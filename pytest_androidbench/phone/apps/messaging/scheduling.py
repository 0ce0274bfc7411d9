"""Texts that are sent later: when, the chip that says so, and what can be done with one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from pytest_androidbench.phone.apps.messaging.app import MessagingApp
from pytest_androidbench.phone.apps.messaging.look import long_time
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.kit.pickers.moments import (
    EVENING,
    MORNING,
    MomentDialog,
    Offer,
    moment_at,
)
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

NIGHT: Final = 21
SEND_NOW, DELETE = 0, 1


@dataclass(eq=False)
class ChooseSendTime(MomentDialog[MessagingApp]):
    """When a text is sent."""

    @property
    def title(self) -> TextLike:
        return tr("Schedule send")

    def offers(self, now: datetime) -> Sequence[Offer]:
        offered: list[Offer] = [
            (tr("Later today"), moment_at(now, 0, EVENING)),
            (tr("Later tonight"), moment_at(now, 0, NIGHT)),
            (tr("Tomorrow morning"), moment_at(now, 1, MORNING)),
        ]
        return [(name, when) for name, when in offered if when > now]

    def told(self, ms: int) -> str:
        return long_time(self.phone, ms)


@dataclass(eq=False)
class ChatScheduling(AppPart[MessagingApp]):
    """When what is being written is to be sent, and the texts that wait."""

    at_ms: int = 0
    """0: at once."""

    def ask_when(self) -> None:
        """Ask when it shall be sent."""
        self.hide_keyboard()
        self.ask(ChooseSendTime(), self.chosen)

    def chosen(self, at_ms: int) -> None:
        """Send it then, once Send is pressed."""
        self.at_ms = at_ms

    def send_at_once(self) -> None:
        """Send it at once."""
        self.at_ms = 0

    def chip(self) -> w.Widget | None:
        """Says when it will be sent; a tap on it lets it be sent at once."""
        if not self.at_ms:
            return None
        said = tr("Scheduled for {time}", time=long_time(self.phone, self.at_ms))
        chip = w.Chip(said, icon="close", id="scheduled_send_chip", on_tap=self.send_at_once)
        return w.Panel(chip, padding=(16, 4), width="fill")

    def keep(self, thread: int, text: str) -> None:
        """Let a text wait for its time."""
        self.app.marks.schedule(thread, text, self.at_ms)
        self.app.at(self.at_ms, self.app.due)
        self.at_ms = 0

    def ask_about(self, number: int) -> None:
        """Ask what is to become of a text that waits."""
        question = Choose(
            title=tr("Scheduled message"), choices=[tr("Send now"), tr("Delete message")]
        )
        self.ask(question, self.decided, number)

    def decided(self, number: int, place: int) -> None:
        """Send a text that waits now, or never."""
        if place == SEND_NOW:
            self.app.send_waiting(number)
        elif place == DELETE:
            self.app.marks.unschedule(number)
