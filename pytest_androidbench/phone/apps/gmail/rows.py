"""Rows of conversations of which some can be selected, and the bar for those."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from pytest_androidbench.phone.apps.gmail import preferences
from pytest_androidbench.phone.apps.gmail.acts import MailActs
from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.labels import (
    DRAFT,
    IMPORTANT,
    INBOX,
    PRIMARY,
    SNOOZED,
    SPAM,
    STARRED,
    TRASH,
)
from pytest_androidbench.phone.apps.gmail.look import MailRowActs, conversation_row, row_height
from pytest_androidbench.phone.apps.gmail.model import MailThread
from pytest_androidbench.phone.apps.gmail.moments import UNSNOOZE
from pytest_androidbench.phone.apps.gmail.names import COMPOSE, RECYCLER, leading_to
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

LIST: Final = "thread_list_view"
SENT_AFTER_MS: Final = 1500
ADVANCING: Final = frozenset({"archive", "delete", "mute", "spam"})
"""What takes a conversation away, so that another one may follow."""


@dataclass(eq=False)
class MailRows(AppPart[GmailApp]):
    """A long press, or a tap on the face, selects; other taps open."""

    page: str = PRIMARY
    chosen: Selection[int] = field(default_factory=Selection)
    acts: MailActs = field(default_factory=MailActs)
    menus: Menus = field(default_factory=Menus)

    def turn_to(self, page: str) -> None:
        """Show another page."""
        self.page = self.acts.page = page
        self.chosen.end()
        self.scroll_to_start(LIST)

    def build(self, found: list[MailThread]) -> w.Widget:
        """The rows."""
        density = preferences.DENSITY.value(self.app.prefs())

        def row(place: int) -> w.Widget:
            one = found[place]
            return conversation_row(
                self.phone,
                one,
                self.page,
                density,
                selected=one.id in self.chosen,
                acts=self._row_acts(one),
            )

        return w.Scroll(
            count=len(found),
            row=row,
            row_height=row_height(self.phone, density),
            id=LIST,
            cls=RECYCLER,
            padding=(0, 0, 0, 88),
        )

    def _row_acts(self, one: MailThread) -> MailRowActs:
        return MailRowActs(
            open=partial(self.open, one.id),
            toggle=partial(self.chosen.toggle, one.id),
            star=partial(self.star, one.id, STARRED not in one.labels),
            swipe=partial(self.swiped, one.id),
            selecting=bool(len(self.chosen)),
        )

    def open(self, id_: int) -> None:
        """Show a conversation, or go on with one that is only a draft."""
        thread = self.app.store.thread(id_, self.page)
        if thread is None:
            return
        if thread.drafts_only:
            self.write(draft=thread.last.id)
        else:
            page = self.app.page("thread:MailThreadPage", id=id_, page=self.page)
            self.ask(page, self.left, id_)

    def left(self, id_: int, result: str | int | list[Any]) -> None:
        """Do what a conversation was left for, open another one, or say what was done there."""
        if isinstance(result, int):
            self.open(result)
        elif isinstance(result, str):
            beside = self._beside(id_)
            self.acts.do(result, [id_])
            if result in ADVANCING and beside:
                self.open(beside)
        else:
            self.acts.before, said = result
            self.acts.snackbar.say(said, self.acts.take_back)

    def _beside(self, id_: int) -> int:
        """The conversation that follows, where the settings want one."""
        step = {"newer": -1, "older": 1}.get(preferences.ADVANCE.value(self.app.prefs()), 0)
        there = [one.id for one in self.app.store.threads(self.page)]
        place = there.index(id_) + step if step and id_ in there else -1
        return there[place] if 0 <= place < len(there) else 0

    def star(self, id_: int, on: bool) -> None:
        """Give a conversation a star, or take it away."""
        for one in self.acts.threads([id_]):
            self.app.store.star(one.mails[-1:] if on else one.mails, on)

    def swiped(self, id_: int, direction: SwipeDirection) -> None:
        """Do what the settings say of a swipe."""
        settings = {"left": preferences.LEFT_SWIPE, "right": preferences.RIGHT_SWIPE}
        if direction not in settings or len(self.chosen):
            return
        act = settings[direction].value(self.app.prefs())
        if act == "read":
            act = "read" if any(one.unread for one in self.acts.threads([id_])) else "unread"
        if act != "none":
            self.acts.do(act, [id_])

    def selection_bar(self) -> w.Widget:
        """The bar while something is selected."""
        chosen = self.acts.threads(self.chosen.rows)
        inbox = any(INBOX in one.labels for one in chosen)
        unread = any(one.unread for one in chosen)
        read = (
            ("mark_email_read", tr("Mark read"), "read")
            if unread
            else ("mark_chat_unread", tr("Mark unread"), "unread")
        )
        delete = tr("Discard drafts") if self.page == DRAFT else tr("Delete")
        return w.TopBar(
            str(len(self.chosen)),
            lead=w.IconButton(
                "arrow_back",
                tr("Done"),
                id="action_mode_close_button",
                on_tap=self.chosen.end,
                width=56,
                height=56,
            ),
            actions=(
                inbox
                and w.BarButton(
                    "archive", tr("Archive"), id="archive", on_tap=partial(self.act, "archive")
                ),
                w.BarButton("delete", delete, id="delete", on_tap=partial(self.act, "delete")),
                w.BarButton(read[0], read[1], id=read[2], on_tap=partial(self.act, read[2])),
                w.More(partial(self.menus.open, self.more)),
            ),
            id="action_mode_bar",
        )

    def more(self) -> Sequence[MenuEntry]:
        """What else can be done with the selection."""
        chosen = self.acts.threads(self.chosen.rows)
        starred = all(STARRED in one.labels for one in chosen)
        important = all(IMPORTANT in one.labels for one in chosen)
        apart = self.page in {SPAM, TRASH}
        snoozed = any(SNOOZED in one.labels for one in chosen)
        return offered(
            (True, tr("Move to"), partial(self.act, "move")),
            (not apart, tr("Snooze"), partial(self.act, "snooze")),
            (snoozed, UNSNOOZE, partial(self.act, "unsnooze")),
            (True, tr("Change labels"), partial(self.act, "labels")),
            (not starred, tr("Add star"), partial(self.act, "star")),
            (starred, tr("Remove star"), partial(self.act, "unstar")),
            (not important, tr("Mark important"), partial(self.act, "important")),
            (important, tr("Mark not important"), partial(self.act, "not important")),
            (True, tr("Select all"), self.select_all),
            (not apart, tr("Mute"), partial(self.act, "mute")),
            (self.page != SPAM, tr("Report spam"), partial(self.act, "spam")),
            (self.page == SPAM, tr("Not spam"), partial(self.act, "not spam")),
        )

    def act(self, act: str) -> None:
        """Do it with the selection, and select nothing then."""
        ids = list(self.chosen.rows)
        self.chosen.end()
        self.acts.do(act, ids)

    def select_all(self) -> None:
        self.chosen.rows = [one.id for one in self.app.store.threads(self.page)]

    def write(self, draft: int = 0) -> None:
        """Open the editor, and hear what became of the mail."""
        self.start_for(leading_to(COMPOSE, draft=draft), self.written)

    def written(self, result: object) -> None:
        """Say what became of a mail."""
        if not isinstance(result, list) or len(result) != 2:
            return
        become, mail = result
        say = self.acts.snackbar.say
        if become == "draft":
            say(tr("Message saved as draft"))
        elif become == "discarded":
            say(tr("Message discarded"))
        elif become == "scheduled":
            say(tr("Send scheduled"))
        elif become == "sent":
            say(tr("Sending…"))
            self.after(SENT_AFTER_MS, self.gone, mail)

    def gone(self, mail: int) -> None:
        """Say whether a mail is on its way."""
        if self.phone.radios.online:
            self.acts.before = [[mail]]
            self.acts.snackbar.say(tr("Sent"), self.unsend)
        else:
            self.acts.snackbar.say(tr("Message queued. It will be sent when you're online"))

    def unsend(self) -> None:
        """Take back what was sent just now: it is a draft again."""
        self.acts.snackbar.hush()
        store = self.app.store
        mail = store.mails.get(self.acts.before[0][0])
        if mail is not None:
            store.put_back([[mail.id, mail.conversation]])
            store.change([mail], (DRAFT,))
            self.write(draft=mail.id)
