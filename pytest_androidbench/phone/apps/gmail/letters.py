"""The mails of a conversation, one below the other: closed ones are a line, others whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.blocked import way_out
from pytest_androidbench.phone.apps.gmail.blocking import MailBlocking
from pytest_androidbench.phone.apps.gmail.labels import DRAFT, OUTBOX, SCHEDULED, STARRED, UNREAD
from pytest_androidbench.phone.apps.gmail.look import STAR, face, long_time, one_line, short_time
from pytest_androidbench.phone.apps.gmail.model import (
    Address,
    Mail,
    MailFile,
    MailThread,
    addresses,
)
from pytest_androidbench.phone.apps.gmail.names import COMPOSE, GROUP, leading_to
from pytest_androidbench.phone.apps.gmail.quoting import quoted
from pytest_androidbench.phone.kit.autolink import links
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

DOWNLOADS: Final = "/storage/emulated/0/Download"
SHOWN: Final = 20_000
"""So many characters of a mail are shown."""
NO_PRINTER: Final = tr("Printing isn't available on this phone")
STATES: Final = {
    DRAFT: tr("Draft"),
    OUTBOX: tr("Sending…"),
    SCHEDULED: tr("Scheduled"),
}


@dataclass(eq=False)
class Letters(AppPart[GmailApp]):
    """Which mails are open, and which tell all of whom they are from and to."""

    opened: list[int] = field(default_factory=list)
    detailed: list[int] = field(default_factory=list)
    quoting: list[int] = field(default_factory=list)
    menus: Menus = field(default_factory=Menus)
    blocking: MailBlocking = field(default_factory=MailBlocking)

    def build(self, thread: MailThread) -> list[w.Widget]:
        """All mails, the oldest first."""
        return [
            self._open(mail, tags) if mail.id in self.opened else self._closed(mail, tags)
            for mail, tags in zip(thread.mails, thread.tags, strict=True)
        ]

    def _closed(self, mail: Mail, tags: frozenset[str]) -> w.Widget:
        words = w.Text(
            one_line(mail.snippet or mail.body),
            w.BODY.coloured("on_surface_variant"),
            id="email_snippet",
            lines=1,
        )
        return self._head(mail, tags, words, ())

    def _open(self, mail: Mail, tags: frozenset[str]) -> w.Widget:
        detailed = mail.id in self.detailed
        summary = w.Row(
            w.Text(
                self._summary(mail),
                w.BODY.coloured("on_surface_variant"),
                lines=1,
                id="recipient_summary",
                weight=1,
            ),
            w.Icon("expand_less" if detailed else "expand_more", 18),
            id="show_hide_details",
            desc=tr("Hide details") if detailed else tr("Show details"),
            on_tap=partial(_turn, self.detailed, mail.id),
        )
        buttons = (
            w.IconButton("edit", tr("Edit"), id="edit_draft", on_tap=partial(self.edit, mail.id))
            if DRAFT in tags
            else w.IconButton(
                "reply", tr("Reply"), id="reply", on_tap=partial(self.answer, mail.id, "reply")
            ),
            w.IconButton(
                "more_vert",
                tr("More options"),
                id="overflow",
                key=f"of {mail.id}",
                on_tap=partial(self.menus.open, self.more, f"of {mail.id}", mail.id),
            ),
        )
        return w.Column(
            self._head(mail, tags, summary, buttons),
            self._details(mail) if detailed else None,
            self._body(mail),
            *(self._file(each) for each in self.app.store.attached(mail.id)),
            w.Divider(),
            across="stretch",
            width="fill",
        )

    def _head(
        self, mail: Mail, tags: frozenset[str], below: w.Widget, buttons: Sequence[w.Widget]
    ) -> w.Widget:
        weight = 700 if UNREAD in tags else 500
        state = next((text for label, text in STATES.items() if label in tags), None)
        name: TextLike = tr("me") if mail.sender.own else mail.sender.shown
        line = w.Row(
            w.Text(
                state or name,
                w.TextStyle(16, weight, "error" if state else "on_surface"),
                id="sender_name",
                lines=1,
                weight=1,
            ),
            w.Text(short_time(self.phone, mail.date_ms), w.BODY_SMALL, id="upper_date"),
            w.Icon("star", 16, STAR) if STARRED in tags else None,
            gap=8,
        )
        row = w.Row(
            face(mail.sender),
            w.Panel(w.Column(line, below, gap=2), weight=1),
            *buttons,
            gap=12,
            width="fill",
        )
        return w.Panel(
            row,
            padding=(16, 10, 4, 10),
            id="upper_header",
            cls=GROUP,
            width="fill",
            key=f"mail {mail.id}",
            on_tap=partial(_turn, self.opened, mail.id),
        )

    @staticmethod
    def _summary(mail: Mail) -> TextLike:
        names = ["me" if each.own else each.first for each in mail.people]
        return tr("to {names}", names=", ".join(names)) if names else tr("(no recipients)")

    def _details(self, mail: Mail) -> w.Widget:
        facts: list[tuple[TextLike, str]] = [
            (tr("From"), _spoken([mail.sender])),
            (tr("To"), _spoken(addresses(mail.to))),
            (tr("Cc"), _spoken(addresses(mail.cc))),
            (tr("Bcc"), _spoken(addresses(mail.bcc))),
            (tr("Date"), long_time(self.phone, mail.date_ms)),
        ]
        rows = [
            w.Row(
                w.Text(name, w.BODY_SMALL, width=56),
                w.Text(value, w.BODY, weight=1),
                width="fill",
                across="start",
            )
            for name, value in facts
            if value
        ]
        return w.Panel(
            w.Column(*rows, gap=8),
            padding=(68, 0, 16, 12),
            id="details_expanded_content",
            width="fill",
        )

    def _body(self, mail: Mail) -> w.Widget:
        text = mail.body[:SHOWN]
        body = w.LinkedText(
            text,
            w.BODY_LARGE,
            links=links(text),
            on_link=self.follow,
            id="body",
            key=f"body {mail.id}",
        )
        ref = self.app.store.mails.get(mail.ref) if mail.quotes and mail.ref else None
        if ref is None:
            return w.Panel(body, padding=(16, 4, 16, 16), width="fill")
        shown = mail.id in self.quoting or bool(mail.forward)
        toggle = w.IconButton(
            "more_horiz",
            tr("Hide quoted text") if shown else tr("Show quoted text"),
            id="quoted_text_toggle",
            on_tap=partial(_turn, self.quoting, mail.id),
        )
        quote = w.Text(
            quoted(self.phone, ref, forward=bool(mail.forward)),
            w.BODY.coloured("on_surface_variant"),
            id="quoted_text",
        )
        column = w.Column(body, None if mail.forward else toggle, quote if shown else None, gap=4)
        return w.Panel(column, padding=(16, 4, 16, 16), width="fill")

    def _file(self, file: MailFile) -> w.Widget:
        name = w.Text(file.name or tr("Attachment"), w.LABEL, id="attachment_tile_title", lines=1)
        size = w.Text(shown_size(len(file.content)), w.BODY_SMALL, id="attachment_tile_subtitle")
        save = w.IconButton(
            "file_download",
            tr("Save"),
            id="attachment_tile_save",
            on_tap=partial(self.save, file.id),
        )
        row = w.Row(
            w.Icon("attach_file", id="attachment_tile_icon"),
            w.Column(name, size, weight=1),
            save,
            gap=12,
            width="fill",
        )
        tile = w.Panel(
            row,
            padding=(12, 4),
            look=w.Look(border="outline_variant", radius=12),
            width="fill",
            id="attachment_tile",
            on_tap=partial(self.view, file.id),
        )
        return w.Panel(tile, padding=(16, 0, 16, 12), width="fill")

    def more(self, id_: int) -> Sequence[MenuEntry]:
        """The menu of one mail."""
        tags = self.app.store.tags().get(id_, frozenset())
        mail = self.app.store.mails.get(id_)
        if mail is None:
            return []
        foreign, blocked = not mail.sender.own, self.blocking.blocked(mail)
        name = mail.sender.shown
        block = tr('Unblock "{name}"', name=name) if blocked else tr('Block "{name}"', name=name)
        starred, waits = STARRED in tags, not tags.isdisjoint({OUTBOX, SCHEDULED})
        return offered(
            (waits, tr("Cancel send"), partial(self.cancel_send, id_)),
            (True, tr("Reply all"), partial(self.answer, id_, "reply-all")),
            (True, tr("Forward"), partial(self.answer, id_, "forward")),
            (not starred, tr("Add star"), partial(self.star, id_, True)),
            (starred, tr("Remove star"), partial(self.star, id_, False)),
            (True, tr("Mark unread from here"), partial(self.unread_from, id_)),
            (foreign, block, partial(self.blocking.turn, id_)),
            (bool(way_out(mail)), tr("Unsubscribe"), partial(self.blocking.ask_leave, id_)),
            (True, tr("Print"), self.say_no_printer),
        )

    def say_no_printer(self) -> None:
        """Say why nothing is printed."""
        self.toast(NO_PRINTER)

    def star(self, id_: int, on: bool) -> None:
        """Give a mail a star, or take it away."""
        mail = self.app.store.mails.get(id_)
        if mail is not None:
            self.app.store.star([mail], on)

    def cancel_send(self, id_: int) -> None:
        """Make a draft again of what waits."""
        mail = self.app.store.mails.get(id_)
        if mail is not None:
            self.app.store.change([mail], (DRAFT,), (OUTBOX, SCHEDULED))
            self.toast(tr("Send canceled. Message moved to drafts."))

    def unread_from(self, id_: int) -> None:
        """Have a mail and those after it to read again, and go back."""
        mail = self.app.store.mails.get(id_)
        if mail is not None:
            later = self.app.store.mails.all(
                "WHERE conversation = ? AND dateReceivedMs >= ?", mail.conversation, mail.date_ms
            )
            self.app.store.change(later, (UNREAD,))
        self.screen.close()

    def answer(self, id_: int, way: str) -> None:
        """Open the editor with an answer."""
        self.start_for(leading_to(COMPOSE, ref=id_, way=way), self.answered)

    def edit(self, id_: int) -> None:
        """Go on with a draft."""
        self.start_for(leading_to(COMPOSE, draft=id_), self.answered)

    def answered(self, result: object) -> None:
        """Say what became of an answer."""
        said = {
            "draft": tr("Message saved as draft"),
            "discarded": tr("Message discarded"),
            "scheduled": tr("Send scheduled"),
            "sent": tr("Sending…"),
        }
        if isinstance(result, list) and result and result[0] in said:
            self.toast(said[result[0]])
            self.opened.append(int(result[1]))

    def follow(self, address: str) -> None:
        """Open a link, or write to an address."""
        if not self.start(Intent(action=ACTION_VIEW, data=address)):
            self.toast(tr("No app can open this link"))

    def save(self, id_: int) -> None:
        """Put what is attached into the downloads."""
        self._saved(id_)
        self.toast(tr("Attachment saved to Downloads"))

    def _saved(self, id_: int) -> str:
        file = self.app.store.files.get(id_)
        name = (file.name if file is not None else "").replace("/", "_") or "attachment"
        path = f"{DOWNLOADS}/{name[:100]}"
        if file is not None:
            self.phone.files.write(path, file.content, uid=self.app.uid)
        return path

    def view(self, id_: int) -> None:
        """Show what is attached in another app."""
        uri = self.app.address_of(self._saved(id_))
        if not self.start(Intent(action=ACTION_VIEW, data=uri)):
            self.toast(tr("No app can open this attachment"))


def _turn(rows: list[int], id_: int) -> None:
    if id_ in rows:
        rows.remove(id_)
    else:
        rows.append(id_)


def _spoken(people: list[Address]) -> str:
    shown = (f"{each.name} • {each.email}" if each.name else each.email for each in people)
    return "\n".join(shown)


def shown_size(size: int) -> str:
    """A number of bytes as tiles have it."""
    return f"{size} B" if size < 1024 else f"{size / 1024:.0f} KB"
