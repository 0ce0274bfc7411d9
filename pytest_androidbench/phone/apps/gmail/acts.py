"""What can be done with conversations, wherever they are shown, and taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.gmail import preferences
from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.label_dialogs import ChangeLabels
from pytest_androidbench.phone.apps.gmail.labels import (
    APART,
    FOLDERS,
    IMPORTANT,
    INBOX,
    MUTED,
    PRIMARY,
    PROMOTIONS,
    SNOOZED,
    SOCIAL,
    SPAM,
    STARRED,
    TRASH,
    UNREAD,
    MailPage,
)
from pytest_androidbench.phone.apps.gmail.look import long_time
from pytest_androidbench.phone.apps.gmail.model import MailThread
from pytest_androidbench.phone.apps.gmail.moments import ChooseMoment, unsnoozed
from pytest_androidbench.phone.kit.dialogs import Choose, Confirm
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, ntr, tr

ARCHIVE, DELETE, READ = "archive", "delete", "read"
Said = Callable[[int], Message]
Change = tuple[tuple[str, ...], tuple[str, ...], Said]
"""Labels that are given, labels that are taken away, and what is said about it."""

CHANGES: Final[dict[str, Change]] = {
    ARCHIVE: ((), (INBOX,), lambda n: ntr("{n} archived", "{n} archived", n)),
    DELETE: ((TRASH,), (INBOX, SNOOZED), lambda n: ntr("{n} deleted", "{n} deleted", n)),
    READ: ((), (UNREAD,), lambda n: ntr("{n} marked read", "{n} marked read", n)),
    "unread": ((UNREAD,), (), lambda n: ntr("{n} marked unread", "{n} marked unread", n)),
    "star": ((STARRED,), (), lambda n: ntr("{n} starred", "{n} starred", n)),
    "unstar": ((), (STARRED,), lambda n: ntr("{n} unstarred", "{n} unstarred", n)),
    "important": (
        (IMPORTANT,),
        (),
        lambda n: ntr("{n} marked important", "{n} marked important", n),
    ),
    "not important": (
        (),
        (IMPORTANT,),
        lambda n: ntr("{n} marked not important", "{n} marked not important", n),
    ),
    "unsnooze": ((INBOX,), (SNOOZED,), unsnoozed),
    "mute": ((MUTED,), (INBOX, SNOOZED), lambda n: ntr("{n} muted", "{n} muted", n)),
    "spam": (
        (SPAM,),
        (INBOX, SNOOZED),
        lambda n: ntr("{n} reported as spam", "{n} reported as spam", n),
    ),
    "not spam": (
        (INBOX,),
        (SPAM,),
        lambda n: ntr("{n} marked as not spam", "{n} marked as not spam", n),
    ),
}
LAST_ONLY: Final = frozenset({"star", "unread"})
"""What is done with the newest mail of a conversation alone."""
QUESTIONS: Final = {
    ARCHIVE: (
        preferences.CONFIRM_ARCHIVE,
        ("Archive this conversation?", "Archive these {n} conversations?"),
    ),
    DELETE: (
        preferences.CONFIRM_DELETE,
        ("Delete this conversation?", "Delete these {n} conversations?"),
    ),
}


@dataclass(eq=False)
class MailActs(AppPart[GmailApp]):
    """Acts on conversations of a page by their numbers, and says so below."""

    page: str = PRIMARY
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    before: list[list[int]] = field(default_factory=list)
    """The labels as they were ahead of the last act."""
    leaves: bool = False
    """Whether the screen is left once something is moved; its opener says so then."""

    def build(self) -> w.Widget | None:
        """The bar that says what was done."""
        return self.snackbar.build()

    def threads(self, ids: list[int]) -> list[MailThread]:
        """Conversations by their numbers."""
        return [one for one in self.app.store.threads(self.page) if one.id in ids]

    def do(self, act: str, ids: list[int]) -> None:
        """Do it, after a question where the settings want one."""
        if act in {"move", "labels", "snooze"}:
            {"move": self.ask_move, "labels": self.ask_labels, "snooze": self.ask_snooze}[act](ids)
            return
        key, (one, many) = QUESTIONS.get(act, ("", ("", "")))
        for_good = act == DELETE and self.page == TRASH
        if for_good or (key and self.app.prefs().get(key, default=False)):
            self.ask(Confirm(message=ntr(one, many, len(ids))), self.confirmed, act, ids)
        else:
            self.carry_out(act, ids)

    def confirmed(self, act: str, ids: list[int], sure: bool) -> None:
        """Do it if one is sure."""
        if sure:
            self.carry_out(act, ids)

    def carry_out(self, act: str, ids: list[int]) -> None:
        """Change labels; what lies in the trash already is deleted for good."""
        threads, store = self.threads(ids), self.app.store
        if not threads:
            return
        add, remove, said = CHANGES[act]
        self.before = store.kept(threads)
        if act == DELETE and self.page == TRASH:
            for one in threads:
                store.erase(one.mails)
            self.snackbar.say(said(len(threads)))
            return
        for one in threads:
            store.change(one.mails[-1:] if act in LAST_ONLY else one.mails, add, remove)
        self.snackbar.say(said(len(threads)), self.take_back)

    def finish(self, said: Message) -> None:
        """Say that something is elsewhere by now: here, or on the page one comes back to."""
        if self.leaves:
            self.screen.close([self.before, said])
        else:
            self.snackbar.say(said, self.take_back)

    def take_back(self) -> None:
        """Undo."""
        self.app.store.put_back(self.before)
        self.snackbar.hush()

    @property
    def targets(self) -> list[MailPage]:
        """Where conversations can be moved."""
        inboxes = [each for each in FOLDERS if each.label in {PRIMARY, PROMOTIONS, SOCIAL}]
        apart = [each for each in FOLDERS if each.label in APART]
        there = [*inboxes, *self.app.store.own_labels(), *apart]
        return [each for each in there if each.label != self.page]

    def ask_move(self, ids: list[int]) -> None:
        """Ask where to."""
        names = [each.name for each in self.targets]
        self.ask(Choose(title=tr("Move to"), choices=[*names]), self.moved, ids)

    def moved(self, ids: list[int], place: int) -> None:
        """Give conversations another place."""
        target, threads, store = self.targets[place], self.threads(ids), self.app.store
        self.before = store.kept(threads)
        inbox = target.label in {PRIMARY, PROMOTIONS, SOCIAL}
        others = {INBOX, PRIMARY, PROMOTIONS, SOCIAL} if inbox else {INBOX, self.page}
        for one in threads:
            store.change(one.mails, remove={*others, TRASH, SPAM, SNOOZED})
            store.change(one.mails, (target.label, *((INBOX,) if inbox else ())))
        self.finish(tr("Moved to {name}", name=_english(target)))

    def ask_labels(self, ids: list[int]) -> None:
        """Ask which labels conversations have."""
        own, threads = self.app.store.own_labels(), self.threads(ids)
        chosen = [each.label for each in own if all(each.label in t.labels for t in threads)]
        if own:
            self.ask(ChangeLabels(chosen=chosen), self.labelled, ids)
        else:
            self.toast(tr("There are no labels yet"))

    def labelled(self, ids: list[int], chosen: list[str]) -> None:
        """Give conversations these labels, and no others of one's own."""
        threads, store = self.threads(ids), self.app.store
        self.before = store.kept(threads)
        others = {each.label for each in store.own_labels()} - {*chosen}
        for one in threads:
            store.change(one.mails, chosen, others)
        self.snackbar.say(tr("Labels changed"), self.take_back)

    def ask_snooze(self, ids: list[int]) -> None:
        """Ask until when."""
        self.ask(ChooseMoment(purpose="snooze"), self.snoozed, ids)

    def snoozed(self, ids: list[int], until_ms: int) -> None:
        """Let conversations come back then."""
        threads, store = self.threads(ids), self.app.store
        self.before = store.kept(threads)
        store.snooze(threads, until_ms)
        self.app.at(until_ms, self.app.due)
        time = long_time(self.phone, until_ms)
        self.finish(tr("Snoozed until {time}", time=time))


def _english(page: MailPage) -> str:
    return page.name.english() if isinstance(page.name, Message) else page.name
