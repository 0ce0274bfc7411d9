"""The editor of mails: new ones, answers, drafts.

Ids are those that public scripts name: `to`, `subject`, `body`, `composearea_tap_trap_bottom`,
`add_attachment`, `send`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, Final, Self

from pytest_androidbench.phone.apps.gmail import preferences
from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.attaching import MailAttachments
from pytest_androidbench.phone.apps.gmail.intake import wanted
from pytest_androidbench.phone.apps.gmail.labels import DRAFT, OUTBOX, SCHEDULED
from pytest_androidbench.phone.apps.gmail.look import NO_HELP, one_line
from pytest_androidbench.phone.apps.gmail.model import Address, Mail, addresses, joined
from pytest_androidbench.phone.apps.gmail.moments import ChooseMoment
from pytest_androidbench.phone.apps.gmail.names import ACCOUNT, COMPOSE, SETTINGS, leading_to
from pytest_androidbench.phone.apps.gmail.quoting import answering, quoted
from pytest_androidbench.phone.apps.gmail.recipients import MailRecipients
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.world.people import OWNER

LONGEST: Final = 50_000
LONGEST_SUBJECT: Final = 998
"""Of a line of a mail (RFC 5322)."""
TITLES: Final = {"reply": tr("Reply"), "reply-all": tr("Reply all"), "forward": tr("Forward")}
SAID: Final = {
    "draft": tr("Message saved as draft"),
    "discarded": tr("Message discarded"),
    "scheduled": tr("Send scheduled"),
    "sent": tr("Sending…"),
}


def signature_of(app: GmailApp) -> str:
    """What stands below what is written; "" = nothing."""
    kept = app.prefs().get(preferences.SIGNATURE, "")
    return f"\n\n{kept}" if kept else ""


@dataclass(eq=False)
class MailCompose(AppScreen[GmailApp, list[Any]]):
    """Closes with what became of the mail, and its number."""

    activity: ClassVar[str] = COMPOSE

    draft: int = 0
    """The mail's number once it is kept."""
    ref: int = 0
    """The mail that is answered or forwarded."""
    way: str = ""
    conversation: int = 0
    to: MailRecipients = field(default_factory=lambda: MailRecipients(id="to"))
    cc: MailRecipients = field(default_factory=lambda: MailRecipients(id="cc"))
    bcc: MailRecipients = field(default_factory=lambda: MailRecipients(id="bcc"))
    all_lines: bool = False
    """Whether Cc and Bcc are shown."""
    subject: str = ""
    body: str = ""
    attachments: MailAttachments = field(default_factory=MailAttachments)
    first: list[Any] = field(default_factory=list)
    """What was there at first."""
    outside: bool = False
    """Whether another app wants it written."""
    done: bool = False
    menus: Menus = field(default_factory=Menus)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        told = wanted(intent)
        screen = cls(
            draft=intent.number("draft"),
            ref=intent.number("ref"),
            way=intent.text("way"),
            subject=told.subject[:LONGEST_SUBJECT],
            body=told.body[:LONGEST],
            outside=intent.action is not None,
        )
        screen.to.line, screen.cc.line, screen.bcc.line = told.to, told.cc, told.bcc
        screen.attachments.streams = told.streams
        return screen

    def on_open(self) -> None:
        """Fill it with a draft, an answer, or one's signature."""
        mail = self.app.store.mails.get(self.draft) if self.draft else None
        ref = self.app.store.mails.get(self.ref) if self.ref else None
        if mail is not None:
            self._go_on(mail)
        else:
            self.draft = 0
            if ref is not None:
                self._answer(ref)
            self.body += signature_of(self.app)
        self.attachments.take_streams()
        self.all_lines = bool(self.cc.line or self.bcc.line)
        self.first = self._state
        if self.way in {"reply", "reply-all"}:
            self.write_on()
        else:
            self.focus("to")

    def _go_on(self, mail: Mail) -> None:
        self.to.line, self.cc.line, self.bcc.line = mail.to, mail.cc, mail.bcc
        self.subject, self.body = mail.subject, mail.body
        self.conversation, self.ref = mail.conversation, mail.ref
        self.way = "" if not mail.ref else "forward" if mail.forward else "reply"
        self.attachments.take(mail.id)

    def _answer(self, ref: Mail) -> None:
        self.conversation = ref.conversation
        self.subject = answering(ref.subject, "Fwd: " if self.way == "forward" else "Re: ")
        if self.way == "forward":
            self.attachments.take(ref.id)
            return
        others = _others([*addresses(ref.to)], ref.sender)
        self.to.line = joined(others if ref.sender.own else [ref.sender])
        if self.way == "reply-all":
            self.to.line = joined(others if ref.sender.own else [ref.sender, *others])
            self.cc.line = joined(_others(addresses(ref.cc), ref.sender))

    @property
    def _state(self) -> list[Any]:
        lines = [part for each in (self.to, self.cc, self.bcc) for part in (each.line, each.words)]
        return [*lines, self.subject, self.body, [each[0] for each in self.attachments.files]]

    def build(self) -> w.Widget:
        title = TITLES.get(self.way, tr("Compose"))
        fields = [
            self._from(),
            *self.to.build(tr("To"), None if self.all_lines else self._chevron()),
            *(self.cc.build(tr("Cc")) if self.all_lines else ()),
            *(self.bcc.build(tr("Bcc")) if self.all_lines else ()),
            w.Divider(),
            self._text("subject", tr("Subject"), "subject", LONGEST_SUBJECT),
            w.Divider(),
            w.Panel(
                self._text("body", tr("Compose email"), "body", LONGEST),
                id="body_wrapper",
                width="fill",
                min_height=160,
            ),
            self._quote(),
            *self.attachments.build(),
            w.Panel(
                height=120, width="fill", id="composearea_tap_trap_bottom", on_tap=self.write_on
            ),
        ]
        return w.Page(self._bar(title), w.Scroll(*fields, id="compose"))

    def _bar(self, title: TextLike) -> w.Widget:
        attach = w.BarButton(
            "attach_file",
            tr("Attach file"),
            id="add_attachment",
            on_tap=partial(self.menus.open, self.attaching, "add_attachment"),
        )
        send = w.BarButton("send", tr("Send"), id="send", on_tap=self.send)
        more = w.More(partial(self.menus.open, self.more))
        return w.TopBar(title, back=self.on_back, actions=(attach, send, more), id="toolbar")

    @staticmethod
    def _from() -> w.Widget:
        name = w.Text(tr("From"), w.BODY_LARGE.coloured("on_surface_variant"), width=56)
        row = w.Row(name, w.Text(ACCOUNT, id="from_account_name", lines=1, weight=1), width="fill")
        return w.Panel(row, padding=(16, 0), min_height=48, id="from_content", width="fill")

    def _chevron(self) -> w.Widget:
        return w.IconButton("expand_more", tr("Add Cc/Bcc"), id="add_cc_bcc", on_tap=self.widen)

    @staticmethod
    def _text(name: str, hint: TextLike, id_: str, longest: int) -> w.Widget:
        body = id_ == "body"
        box = w.TextField(
            bind=name, hint=hint, id=id_, style="plain", multiline=body, max_length=longest
        )
        return w.Panel(box, padding=(16, 4), min_height=56, width="fill")

    def _quote(self) -> w.Widget | None:
        ref = self.app.store.mails.get(self.ref) if self.ref else None
        if ref is None:
            return None
        text = quoted(self.phone, ref, forward=self.way == "forward")
        words = w.Text(text, w.BODY.coloured("on_surface_variant"), id="quoted_text")
        return w.Panel(words, padding=(16, 8), width="fill")

    def attaching(self) -> Sequence[MenuEntry]:
        """What can be attached."""
        return offered(
            (True, tr("Attach file"), self.attachments.pick),
            (True, tr("Insert from Drive"), self.no_drive),
        )

    def no_drive(self) -> None:
        """There is none here."""
        self.toast(tr("Google Drive isn't installed"))

    def more(self) -> Sequence[MenuEntry]:
        """The bar's menu."""
        return offered(
            (True, tr("Schedule send"), self.ask_when),
            (True, tr("Save draft"), self.keep),
            (True, tr("Discard"), self.ask_discard),
            (True, tr("Confidential mode"), self.no_server),
            (True, tr("Settings"), self.start_settings),
            (True, tr("Help & feedback"), self.no_help),
        )

    def no_server(self) -> None:
        """Such mails stay on a server."""
        self.toast(tr("This phone has no connection to an account's server"))

    def no_help(self) -> None:
        """Say why there is no help."""
        self.toast(NO_HELP)

    def start_settings(self) -> None:
        """Open the settings."""
        self.start(leading_to(SETTINGS))

    def widen(self) -> None:
        """Show the lines of Cc and Bcc."""
        self.all_lines = True
        self.focus("cc")

    def write_on(self) -> None:
        """Put the caret into the text, above a signature that stands there alone."""
        if self.body and self.body == signature_of(self.app):
            self.select("body", 0, 0)
        else:
            self.focus("body")

    def send(self) -> None:
        """Send it, unless something is missing."""
        if self._may_go():
            if not self.subject.strip():
                text = tr("There's no text in the message subject.")
                self.ask(Confirm(message=text, positive=tr("Send")), self.confirmed)
            elif self.app.prefs().get(preferences.CONFIRM_SEND, default=False):
                text = tr("Do you want to send this message?")
                self.ask(Confirm(message=text, positive=tr("Send")), self.confirmed)
            else:
                self.confirmed(True)

    def _may_go(self) -> bool:
        """Whether everybody it goes to has an address."""
        lines = (self.to, self.cc, self.bcc)
        for each in lines:
            each.commit()
        people = [each for line in lines for each in line.people]
        wrong = next((each for each in people if not each.valid), None)
        if wrong is not None:
            self.refuse(tr("The address <{address}> is invalid.", address=wrong.email))
        elif not people:
            self.refuse(tr("Add at least one recipient."))
        return bool(people) and wrong is None

    def refuse(self, why: Message) -> None:
        """Say why it cannot be sent."""
        self.ask(Confirm(message=why, negative=None), self.refused)

    def refused(self, done: bool) -> None:
        """It only tells."""

    def confirmed(self, sure: bool) -> None:
        """Put it into the outbox."""
        if sure:
            mail = self._write(OUTBOX, self.now_ms)
            self.app.send_soon()
            self._leave("sent", mail)

    def ask_when(self) -> None:
        """Ask when it shall be sent."""
        if self._may_go():
            self.ask(ChooseMoment(purpose="send"), self.scheduled)

    def scheduled(self, at_ms: int) -> None:
        """Let it go then."""
        mail = self._write(SCHEDULED, at_ms)
        self.app.at(at_ms, self.app.due)
        self._leave("scheduled", mail)

    def keep(self) -> None:
        """Keep it as a draft, and go on."""
        self._write(DRAFT, self.now_ms)
        self.toast(SAID["draft"])

    def ask_discard(self) -> None:
        """Ask whether it may go."""
        question = Confirm(message=tr("Discard this message?"), positive=tr("Discard"))
        self.ask(question, self.discard)

    def discard(self, sure: bool) -> None:
        """Remove it for good."""
        if sure:
            mail = self.app.store.mails.get(self.draft) if self.draft else None
            self.app.store.erase([mail] if mail is not None else [])
            self._leave("discarded", self.draft)

    def _leave(self, become: str, mail: int) -> None:
        self.done = True
        self.close([become, mail], toast=SAID[become] if self.outside else None)

    def _write(self, label: str, at_ms: int) -> int:
        store = self.app.store
        self.draft = self.draft or store.new_id("messageId")
        self.conversation = self.conversation or store.new_id("conversation")
        mail = Mail(
            id=self.draft,
            conversation=self.conversation,
            from_=str(Address(OWNER.name, ACCOUNT)),
            to=joined([*self.to.people, *addresses(self.to.words)]),
            cc=joined([*self.cc.people, *addresses(self.cc.words)]),
            bcc=joined([*self.bcc.people, *addresses(self.bcc.words)]),
            sent_ms=at_ms,
            date_ms=at_ms,
            subject=self.subject.strip(),
            snippet=one_line(self.body),
            body=self.body,
            ref=self.ref,
            forward=int(self.way == "forward"),
            quotes=int(bool(self.ref)),
        )
        self.first = self._state
        return store.write(mail, self.attachments.files, (label,))

    def on_back(self) -> None:
        if self._state == self.first:
            self.close()
        else:
            self._leave("draft", self._write(DRAFT, self.now_ms))

    def on_pause(self) -> None:
        if not self.done and self._state != self.first:
            self._write(DRAFT, self.now_ms)

    def on_close(self) -> None:
        self.on_pause()


def _others(people: list[Address], sender: Address) -> list[Address]:
    """Those who are neither oneself nor the sender."""
    return [each for each in people if not each.own and each.email != sender.email]
