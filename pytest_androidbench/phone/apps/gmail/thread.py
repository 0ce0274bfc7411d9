"""A conversation: its mails below each other, and what can be done with it.

Ids are those of Gmail's and its open ancestor's views: `subject_and_folder_view`,
`conversation_header_star`, `upper_header`, `sender_name`, `upper_date`, `reply_button`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from pytest_androidbench.phone.apps.gmail import preferences
from pytest_androidbench.phone.apps.gmail.acts import MailActs
from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.arriving import CONVERSATION
from pytest_androidbench.phone.apps.gmail.labels import (
    ALL,
    DRAFT,
    FOLDERS,
    IMPORTANT,
    INBOX,
    PRIMARY,
    PROMOTIONS,
    SNOOZED,
    SOCIAL,
    SPAM,
    STARRED,
    TRASH,
    UNREAD,
)
from pytest_androidbench.phone.apps.gmail.letters import NO_PRINTER, Letters
from pytest_androidbench.phone.apps.gmail.look import NO_HELP, star_button, subject_of
from pytest_androidbench.phone.apps.gmail.model import MailThread
from pytest_androidbench.phone.apps.gmail.moments import UNSNOOZE
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class MailThreadPage(AppScreen[GmailApp, Any]):
    """Closes with what is to be done with the conversation, or with another one to open."""

    id: int = 0
    page: str = PRIMARY
    letters: Letters = field(default_factory=Letters)
    acts: MailActs = field(default_factory=lambda: MailActs(leaves=True))
    menus: Menus = field(default_factory=Menus)

    def on_open(self) -> None:
        self.acts.page = self.page
        self.begin()

    def on_intent(self, intent: Intent) -> None:
        """A notification leads to another conversation: the list opens it."""
        wanted = intent.number(CONVERSATION)
        if wanted:
            self.close(wanted)

    def begin(self) -> None:
        """Open what is new, and the last mail; it is read by that."""
        thread = self.thread
        if thread is None:
            return
        new = [m.id for m, tags in zip(thread.mails, thread.tags, strict=True) if UNREAD in tags]
        self.letters.opened = [*new, thread.last.id]
        self.app.store.mark_read(thread)
        self.app.arrivals.tidy()

    @property
    def thread(self) -> MailThread | None:
        """The conversation; None once all of it is gone."""
        return self.app.store.thread(self.id, self.page) or self.app.store.thread(self.id, ALL)

    def build(self) -> w.Widget:
        thread = self.thread
        if thread is None:
            return w.Page(w.TopBar("", back=True), w.Align(w.Text(tr("Nothing here")), weight=1))
        return w.Page(
            self._bar(thread),
            w.Scroll(
                self._subject(thread),
                *self.letters.build(thread),
                self._answers(thread),
                id="conversation_webview",
                padding=(0, 0, 0, 24),
            ),
            over=self.acts.build(),
        )

    def _bar(self, thread: MailThread) -> w.Widget:
        inbox = INBOX in thread.labels
        return w.TopBar(
            "",
            back=True,
            actions=(
                inbox
                and w.BarButton(
                    "archive", tr("Archive"), id="archive", on_tap=partial(self.leave, "archive")
                ),
                w.BarButton(
                    "delete", tr("Delete"), id="delete", on_tap=partial(self.leave, "delete")
                ),
                w.BarButton(
                    "mark_chat_unread",
                    tr("Mark unread"),
                    on_tap=self.mark_unread,
                    id="inside_conversation_unread",
                ),
                w.More(partial(self.menus.open, self.more)),
            ),
            id="toolbar",
        )

    def _subject(self, thread: MailThread) -> w.Widget:
        names = [
            each.name
            for each in (*FOLDERS[:3], *self.app.store.own_labels())
            if self._is_on(each.label, thread)
        ]
        chips = [
            w.Panel(
                w.Text(name, w.LABEL_SMALL),
                padding=(8, 2),
                id="folder",
                look=w.Look(background="surface_highest", radius=4),
            )
            for name in names
        ]
        title = w.Text(subject_of(thread.subject), w.TITLE, id="subject_and_folder_view")
        star = star_button(STARRED in thread.labels, self.turn_star, "conversation_header_star")
        texts = w.Column(title, w.Flow(*chips, gap=4), gap=8, weight=1)
        row = w.Row(texts, star, gap=8, across="start", width="fill")
        return w.Panel(row, padding=(16, 12, 4, 12), width="fill")

    @staticmethod
    def _is_on(label: str, thread: MailThread) -> bool:
        if label == PRIMARY:
            return INBOX in thread.labels and not thread.labels & {PROMOTIONS, SOCIAL}
        return label in thread.labels

    def _answers(self, thread: MailThread) -> w.Widget:
        sent = [m for m, tags in zip(thread.mails, thread.tags, strict=True) if DRAFT not in tags]
        last = (sent or thread.mails)[-1]
        others = {each.email for each in last.people if not each.own}
        several = bool(others - {last.sender.email})
        first = preferences.REPLY.value(self.app.prefs()) if several else "reply"
        ways = {
            "reply": ("reply", tr("Reply"), "reply_button"),
            "reply-all": ("reply_all", tr("Reply all"), "reply_all_button"),
            "forward": ("forward", tr("Forward"), "forward_button"),
        }
        shown = [first, *(way for way in ways if way != first and (several or way != "reply-all"))]
        buttons = [
            w.Button(
                ways[way][1],
                "outlined",
                icon=ways[way][0],
                id=ways[way][2],
                on_tap=partial(self.letters.answer, last.id, way),
            )
            for way in shown
        ]
        return w.Panel(w.Flow(*buttons, gap=8), padding=(16, 16), width="fill")

    def more(self) -> Sequence[MenuEntry]:
        """The bar's menu."""
        thread = self.thread
        labels = thread.labels if thread is not None else frozenset()
        apart = bool(labels & {SPAM, TRASH})
        return offered(
            (True, tr("Move to"), partial(self.acts.do, "move", [self.id])),
            (not apart, tr("Snooze"), partial(self.acts.do, "snooze", [self.id])),
            (SNOOZED in labels, UNSNOOZE, partial(self.leave, "unsnooze")),
            (True, tr("Change labels"), partial(self.acts.do, "labels", [self.id])),
            (IMPORTANT not in labels, tr("Mark important"), partial(self.mark, IMPORTANT, True)),
            (IMPORTANT in labels, tr("Mark not important"), partial(self.mark, IMPORTANT, False)),
            (not apart, tr("Mute"), partial(self.leave, "mute")),
            (True, tr("Print all"), self.say_no_printer),
            (SPAM not in labels, tr("Report spam"), partial(self.leave, "spam")),
            (SPAM in labels, tr("Not spam"), partial(self.leave, "not spam")),
            (True, tr("Help & feedback"), self.say_no_help),
        )

    def mark(self, label: str, on: bool) -> None:
        """Give the conversation a label, or take it away."""
        if self.thread is not None:
            add, remove = ((label,), ()) if on else ((), (label,))
            self.app.store.change(self.thread.mails, add, remove)
            self.acts.snackbar.say(tr("Marked important") if on else tr("Marked not important"))

    def say_no_printer(self) -> None:
        """Say why nothing is printed."""
        self.toast(NO_PRINTER)

    def say_no_help(self) -> None:
        """Say why there is no help."""
        self.toast(NO_HELP)

    def turn_star(self) -> None:
        """Give the newest mail a star, or take all away."""
        thread = self.thread
        if thread is not None:
            on = STARRED not in thread.labels
            self.app.store.star(thread.mails[-1:] if on else thread.mails, on)

    def mark_unread(self) -> None:
        """Go back, and have it to read again."""
        self.close("unread")

    def leave(self, act: str) -> None:
        """Go on as the settings say, and do it on the list or here."""
        self.close(act)
