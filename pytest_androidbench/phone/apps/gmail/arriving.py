"""Mails that have come since somebody looked last: told of in the shade, or put under spam.

A server's push brings mails on real devices. Here they are rows that are put into the mail store
by adb; the app looks for them every few seconds while its process lives, as a sync adapter does,
when its list comes to the front, and when its process starts. Rows count up, so what is new has a
higher number than what was seen last.

Of the published app it is known, not recorded, that only the primary tab alerts, that what is new
is no longer told of once the list was seen, and that a notification offers the default action and
an answer that is written in the shade. The name of the channel and of the receiver are ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.gmail import preferences
from pytest_androidbench.phone.apps.gmail.blocked import BlockedSenders
from pytest_androidbench.phone.apps.gmail.labels import (
    IMPORTANT,
    INBOX,
    OUTBOX,
    PRIMARY,
    SPAM,
    TRASH,
    UNREAD,
    on_page,
)
from pytest_androidbench.phone.apps.gmail.look import one_line, subject_of
from pytest_androidbench.phone.apps.gmail.model import Address, Mail, joined
from pytest_androidbench.phone.apps.gmail.names import ACCOUNT, MAIN, PACKAGE
from pytest_androidbench.phone.apps.gmail.quoting import answering
from pytest_androidbench.phone.system.intents import (
    FLAG_CLEAR_TOP,
    FLAG_NEW_TASK,
    FLAG_SINGLE_TOP,
    Intent,
)
from pytest_androidbench.phone.system.notifications import Notification, NotificationAction
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.world.people import OWNER

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytest_androidbench.phone.apps.gmail.store import MailStore
    from pytest_androidbench.phone.system.app import App

CHANNEL: Final = "mail"
RECEIVER: Final = ".NotificationActionReceiver"
ARCHIVE: Final = f"{PACKAGE}.action.ARCHIVE"
DELETE: Final = f"{PACKAGE}.action.DELETE"
REPLY: Final = f"{PACKAGE}.action.REPLY"
ACTIONS: Final = (ARCHIVE, DELETE, REPLY)
SEEN: Final = "last-row"
"""Preference of `SYNC`: the row of `messages` that was the last when somebody looked."""
SYNC: Final = "sync"
CONVERSATION: Final = "conversation"
"""Extra of the intent that opens a conversation."""


def opening(conversation: int) -> Intent:
    """Opens a conversation over the list."""
    return Intent(
        component=f"{PACKAGE}/{MAIN}",
        extras={CONVERSATION: conversation},
        flags=FLAG_NEW_TASK | FLAG_CLEAR_TOP | FLAG_SINGLE_TOP,
    )


class MailArrivals:
    """What has come, what is told of it, and what its notifications do."""

    def __init__(self, app: App, store: MailStore, send_soon: Callable[[], None]) -> None:
        """Watch the mails of an app; `send_soon` lets go what was put into the outbox."""
        self._app = app
        self._phone = app.phone
        self._store = store
        self._send_soon = send_soon

    def begin(self) -> None:
        """Take what is there for seen, the first time; look for what came since, later on."""
        if self._seen < 0:
            self._put_seen(self._store.last_row)
        else:
            self.look()

    def look(self) -> None:
        """Tell of mails that have come, and no longer of what was read."""
        last, seen = self._store.last_row, self._seen
        if last > seen >= 0:
            for mail in self._store.since(seen):
                self._take(mail)
        if last != seen:
            self._put_seen(last)
        self.tidy()

    @property
    def _seen(self) -> int:
        return self._app.prefs(SYNC).get(SEEN, -1)

    def _put_seen(self, row: int) -> None:
        self._app.prefs(SYNC).put(SEEN, row)

    def _take(self, mail: Mail) -> None:
        """Put a mail where it belongs, and tell of it."""
        tags = self._store.tags().get(mail.id, frozenset())
        if INBOX in tags and BlockedSenders(self._app).holds(mail.sender.email):
            self._store.change([mail], (SPAM,), (INBOX,))
        elif UNREAD in tags:
            self.tell(mail)

    def tell(self, mail: Mail) -> None:
        """Post a notification, where the settings want one and nobody looks at the list."""
        tags = self._store.tags().get(mail.id, frozenset())
        wanted = preferences.NOTIFICATIONS.value(self._app.prefs())
        alerts = wanted == "all" or (wanted == "high" and IMPORTANT in tags)
        looked_at = self._phone.windows.screen_on and self._phone.windows.foreground == PACKAGE
        if alerts and not looked_at and on_page(PRIMARY, tags):
            self._phone.notifications.post(self._notice(mail))

    def _notice(self, mail: Mail) -> Notification:
        words = one_line(mail.snippet or mail.body)
        subject = subject_of(mail.subject)
        text: TextLike = f"{subject}\n{words}" if isinstance(subject, str) and words else subject
        return Notification(
            package=PACKAGE,
            id=mail.id,
            title=mail.sender.shown,
            text=text,
            channel=CHANNEL,
            icon="mail",
            content=opening(mail.conversation),
            actions=self._actions(mail.id),
        )

    def _actions(self, mail: int) -> tuple[NotificationAction, ...]:
        deletes = preferences.NOTIFICATION_ACTION.value(self._app.prefs()) == "delete"
        first = (tr("Delete"), DELETE) if deletes else (tr("Archive"), ARCHIVE)
        acts = ((*first, False), (tr("Reply"), REPLY, True))
        return tuple(
            NotificationAction(
                label=label,
                intent=Intent(
                    action=action, component=f"{PACKAGE}/{RECEIVER}", extras={"mail": mail}
                ),
                answers=answers,
            )
            for label, action, answers in acts
        )

    def tidy(self) -> None:
        """Tell no longer of what was read, or is elsewhere."""
        tags = self._store.tags()
        for notice in self._phone.notifications.list():
            kept = tags.get(notice.id, frozenset())
            if notice.package == PACKAGE and not (UNREAD in kept and on_page(PRIMARY, kept)):
                self._phone.notifications.cancel(PACKAGE, notice.id)

    def seen(self) -> None:
        """Somebody looks at the list."""
        if any(notice.package == PACKAGE for notice in self._phone.notifications.list()):
            self._phone.notifications.cancel_all(PACKAGE)

    def act(self, intent: Intent) -> None:
        """A button of a notification."""
        mail = self._store.mails.get(intent.number("mail"))
        if mail is None:
            return
        if intent.action == REPLY:
            self._answer(mail, intent.text("reply"))
        else:
            away = (TRASH,) if intent.action == DELETE else ()
            self._store.change(self._store.together(mail), away, (INBOX,))
        self._phone.notifications.cancel(PACKAGE, mail.id)

    def _answer(self, ref: Mail, text: str) -> None:
        """Send what was written in the shade."""
        now = self._phone.clock.now_ms
        answer = Mail(
            id=self._store.new_id("messageId"),
            conversation=ref.conversation,
            from_=str(Address(OWNER.name, ACCOUNT)),
            to=joined([ref.sender]),
            sent_ms=now,
            date_ms=now,
            subject=answering(ref.subject, "Re: "),
            snippet=one_line(text),
            body=text,
            ref=ref.id,
            quotes=1,
        )
        self._store.write(answer, [], (OUTBOX,))
        self._store.change(self._store.together(ref), remove=(UNREAD,))
        self._send_soon()
