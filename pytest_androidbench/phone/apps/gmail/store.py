"""The mail store: what the tables hold, as the pages show it, and what is done with it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from pytest_androidbench.phone.apps.gmail.labels import (
    DRAFT,
    INBOX,
    OUTBOX,
    SCHEDULED,
    SENT,
    SNOOZED,
    SPAM,
    STARRED,
    SYSTEM,
    TRASH,
    UNREAD,
    MailPage,
    on_page,
)
from pytest_androidbench.phone.apps.gmail.model import Mail, MailFile, MailThread
from pytest_androidbench.phone.kit.tables import Table

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

MOST_SEARCHES = 5
Kept = list[list[int]]
"""Labels of mails as they were: pairs of a mail and a label's row."""


class MailStore:
    """Mails by their conversations and labels."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self.mails = Table(database, "messages", Mail)
        self.files = Table(database, "attachments", MailFile)

    def tags(self) -> dict[int, frozenset[str]]:
        """The labels of each mail."""
        found: dict[int, set[str]] = defaultdict(set)
        for row in self._db.query(
            "SELECT message_messageId, canonicalName FROM message_labels "
            "JOIN labels ON labels._id = labels_id"
        ):
            found[row[0]].add(str(row[1]))
        return {mail: frozenset(each) for mail, each in found.items()}

    def threads(self, page: str) -> list[MailThread]:
        """The conversations of a page, the newest first."""
        tags, mails = self.tags(), self.mails.all("ORDER BY dateReceivedMs, _id")
        together: dict[int, list[Mail]] = defaultdict(list)
        shown = set()
        for mail in mails:
            if _apart(page, tags.get(mail.id, frozenset())):
                continue
            together[mail.conversation].append(mail)
            if on_page(page, tags.get(mail.id, frozenset())):
                shown.add(mail.conversation)
        files = {row[0] for row in self._db.query("SELECT messages_messageId FROM attachments")}
        kept = self._db.query("SELECT _id, snoozedUntilMs FROM conversations")
        until = {row[0]: int(row[1] or 0) for row in kept}
        found = [self._thread(together[one], tags, files, until.get(one, 0)) for one in shown]
        return sorted(found, key=lambda one: (one.last.date_ms, one.id), reverse=True)

    def thread(self, id_: int, page: str) -> MailThread | None:
        """One conversation as a page shows it."""
        return next((one for one in self.threads(page) if one.id == id_), None)

    @staticmethod
    def _thread(
        mails: list[Mail], tags: dict[int, frozenset[str]], files: set[int], until_ms: int
    ) -> MailThread:
        return MailThread(
            id=mails[0].conversation,
            mails=tuple(mails),
            tags=tuple(tags.get(mail.id, frozenset()) for mail in mails),
            files=any(mail.id in files for mail in mails),
            until_ms=until_ms,
        )

    @property
    def last_row(self) -> int:
        """The number of the row that was added last."""
        return int(self._db.value("SELECT coalesce(max(_id), 0) FROM messages"))

    def since(self, row: int) -> list[Mail]:
        """What came after a row, the first first."""
        return [mail for mail in self.mails.all("WHERE _id > ? ORDER BY _id", row) if mail.id]

    def together(self, mail: Mail) -> list[Mail]:
        """All mails of a mail's conversation."""
        return self.mails.all("WHERE conversation = ? ORDER BY _id", mail.conversation)

    def own_labels(self) -> list[MailPage]:
        """The labels somebody has made, by their names."""
        rows = self._db.query("SELECT canonicalName, name FROM labels ORDER BY name, _id")
        return [
            MailPage(label=str(row[0]), name=str(row[1] or row[0]), icon="label_outline")
            for row in rows
            if row[0] and row[0] not in SYSTEM
        ]

    def make_label(self, name: str) -> bool:
        """Add a label; False where there is one of that name."""
        there = self._db.value("SELECT count(*) FROM labels WHERE lower(name) = ?", name.lower())
        if there:
            return False
        self._db.execute("INSERT INTO labels (canonicalName, name) VALUES (?, ?)", name, name)
        return True

    def change(
        self, mails: Iterable[Mail], add: Iterable[str] = (), remove: Iterable[str] = ()
    ) -> None:
        """Give mails labels, and take others away."""
        for mail in mails:
            for label in remove:
                self._db.execute(
                    "DELETE FROM message_labels WHERE message_messageId = ? AND labels_id IN "
                    "(SELECT _id FROM labels WHERE canonicalName = ?)",
                    mail.id,
                    label,
                )
            for label in add:
                self._db.execute(
                    "INSERT OR IGNORE INTO message_labels "
                    "(labels_id, message_messageId, message_conversation) VALUES (?, ?, ?)",
                    self._label(label),
                    mail.id,
                    mail.conversation,
                )

    def _label(self, canonical: str) -> int:
        found = self._db.value("SELECT _id FROM labels WHERE canonicalName = ?", canonical)
        if found is not None:
            return int(found)
        sql = "INSERT INTO labels (canonicalName, name) VALUES (?, ?)"
        return self._db.execute(sql, canonical, canonical).last_id

    def kept(self, threads: Iterable[MailThread]) -> Kept:
        """The labels of all mails of conversations, so that they can be put back."""
        sql = "SELECT labels_id FROM message_labels WHERE message_messageId = ?"
        return [
            [mail.id, mail.conversation, *(int(row[0]) for row in self._db.query(sql, mail.id))]
            for one in threads
            for mail in one.mails
        ]

    def put_back(self, kept: Kept) -> None:
        """Let mails have the labels they had."""
        for mail, conversation, *labels in kept:
            self._db.execute("DELETE FROM message_labels WHERE message_messageId = ?", mail)
            for label in labels:
                self._db.execute(
                    "INSERT INTO message_labels "
                    "(labels_id, message_messageId, message_conversation) VALUES (?, ?, ?)",
                    label,
                    mail,
                    conversation,
                )

    def star(self, mails: Iterable[Mail], on: bool) -> None:
        """Mark mails with a star, or take it away."""
        self.change(mails, *(((STARRED,), ()) if on else ((), (STARRED,))))

    def mark_read(self, thread: MailThread) -> None:
        """Nothing of a conversation is new any more."""
        self.change(thread.mails, remove=(UNREAD,))

    def erase(self, mails: Iterable[Mail]) -> None:
        """Remove mails for good."""
        for mail in mails:
            self._db.execute("DELETE FROM messages WHERE messageId = ?", mail.id)
            self._db.execute("DELETE FROM message_labels WHERE message_messageId = ?", mail.id)
            self._db.execute("DELETE FROM attachments WHERE messages_messageId = ?", mail.id)

    def new_id(self, column: str) -> int:
        """A number that no mail has yet as its `messageId`, or its `conversation`."""
        whole = f"typeof({column}) = 'integer' AND {column} < 1e15"
        sql = f"SELECT coalesce(max({column}), 0) + 1 FROM messages WHERE {whole}"  # noqa: S608
        return int(self._db.value(sql))

    def write(self, mail: Mail, files: list[list[Any]], labels: tuple[str, ...]) -> int:
        """Keep a mail with what is attached, each a name, a type and bytes; gives its number."""
        old = self.mails.get(mail.id) if mail.id else None
        if old is not None:
            self.mails.change(mail)
        else:
            self.mails.add(mail)
            sql = "INSERT OR IGNORE INTO conversations (_id, subject) VALUES (?, ?)"
            self._db.execute(sql, mail.conversation, mail.subject)
        self._db.execute("DELETE FROM attachments WHERE messages_messageId = ?", mail.id)
        for name, kind, content in files:
            self._db.execute(
                "INSERT INTO attachments (messages_conversation, messages_messageId, filename, "
                "mimeType, size, content) VALUES (?, ?, ?, ?, ?, ?)",
                mail.conversation,
                mail.id,
                name,
                kind,
                len(content),
                content,
            )
        self.change([mail], labels, {DRAFT, OUTBOX, SCHEDULED, SENT} - {*labels})
        return mail.id

    def attached(self, mail: int) -> list[MailFile]:
        """What is attached to a mail."""
        return self.files.all("WHERE messages_messageId = ? ORDER BY _id", mail)

    def labelled(self, label: str) -> list[Mail]:
        """All mails with a label that lie neither in the trash nor under spam."""
        tags = self.tags()
        mails = self.mails.all("ORDER BY dateReceivedMs, _id")
        return [mail for mail in mails if on_page(label, tags.get(mail.id, frozenset()))]

    def snooze(self, threads: Iterable[MailThread], until_ms: int) -> None:
        """Let conversations come back later."""
        for one in threads:
            self._db.execute(
                "INSERT OR IGNORE INTO conversations (_id, subject) VALUES (?, ?)",
                one.id,
                one.subject,
            )
            sql = "UPDATE conversations SET snoozedUntilMs = ? WHERE _id = ?"
            self._db.execute(sql, until_ms, one.id)
            self.change(one.mails, (SNOOZED,), (INBOX,))

    def wake(self, now_ms: int) -> list[Mail]:
        """Put what was snoozed until now back into the inbox; tells what that is."""
        rows = self._db.query("SELECT _id FROM conversations WHERE snoozedUntilMs <= ?", now_ms)
        over = {row[0] for row in rows}
        mails = [mail for mail in self.labelled(SNOOZED) if mail.conversation in over]
        self.change(mails, (INBOX,), (SNOOZED,))
        return mails

    def searches(self) -> list[str]:
        """What was searched for, the latest first."""
        rows = self._db.query(
            "SELECT query FROM searches ORDER BY date DESC, _id DESC LIMIT ?", MOST_SEARCHES
        )
        return [str(row[0]) for row in rows]

    def remember(self, words: str, now_ms: int) -> None:
        """Keep what was searched for."""
        sql = "INSERT OR REPLACE INTO searches (query, date) VALUES (?, ?)"
        self._db.execute(sql, words, now_ms)


def _apart(page: str, labels: frozenset[str]) -> bool:
    """Whether a mail is left out of the conversations of a page: trash and spam lie apart."""
    lies_apart = TRASH in labels or SPAM in labels
    return page not in labels if page in {TRASH, SPAM} else lies_apart
