"""Blocks the sender of a mail, and leaves its list.

The published app's menu of a mail has `Block "NAME"`, and later mails of a blocked sender are
spam; its wording beside that is known, not recorded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.blocked import BlockedSenders, way_out
from pytest_androidbench.phone.apps.gmail.labels import OUTBOX
from pytest_androidbench.phone.apps.gmail.model import Address, Mail
from pytest_androidbench.phone.apps.gmail.names import ACCOUNT
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.world.people import OWNER

SUBJECT: Final = "unsubscribe"


@dataclass(eq=False)
class MailBlocking(AppPart[GmailApp]):
    """Blocks the sender of a mail, and leaves its list."""

    def blocked(self, mail: Mail) -> bool:
        """Whether the sender of a mail is blocked."""
        return BlockedSenders(self.app).holds(mail.sender.email)

    def turn(self, id_: int) -> None:
        """Block the sender of a mail, or no longer."""
        mail = self.app.store.mails.get(id_)
        if mail is None:
            return
        on = not self.blocked(mail)
        BlockedSenders(self.app).put(mail.sender.email, on)
        said = (
            tr("Future messages from {name} will be marked as spam", name=mail.sender.shown)
            if on
            else tr("{name} is no longer blocked", name=mail.sender.shown)
        )
        self.toast(said)

    def ask_leave(self, id_: int) -> None:
        """Ask whether one wants no more of a list."""
        mail = self.app.store.mails.get(id_)
        if mail is not None:
            text = tr("Stop getting messages from {name}?", name=mail.sender.shown)
            question = Confirm(title=tr("Unsubscribe"), message=text, positive=tr("Unsubscribe"))
            self.ask(question, self.leave, id_)

    def leave(self, id_: int, sure: bool) -> None:
        """Write to the list, or open its page."""
        mail = self.app.store.mails.get(id_)
        way = way_out(mail) if mail is not None else ""
        if not sure or mail is None or not way:
            return
        if way.startswith("mailto:"):
            self._write(way.removeprefix("mailto:").partition("?")[0])
            self.toast(tr("Unsubscribed from {name}", name=mail.sender.shown))
        elif not self.start(Intent(action=ACTION_VIEW, data=way)):
            self.toast(tr("No app can open this link"))

    def _write(self, address: str) -> None:
        store = self.app.store
        mail = Mail(
            id=store.new_id("messageId"),
            conversation=store.new_id("conversation"),
            from_=str(Address(OWNER.name, ACCOUNT)),
            to=address,
            sent_ms=self.now_ms,
            date_ms=self.now_ms,
            subject=SUBJECT,
        )
        store.write(mail, [], (OUTBOX,))
        self.app.send_soon()
