"""What the app keeps beside the provider: its copy of the conversations, and what is scheduled."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.messages.model import Message

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.messages.model import Conversation
    from pytest_androidbench.phone.system.databases import Database

SCHEMA: Final = """
CREATE TABLE android_metadata (locale TEXT);
INSERT INTO android_metadata VALUES ('en_US');
CREATE TABLE `conversations` (`thread_id` INTEGER NOT NULL, `snippet` TEXT NOT NULL,
  `date` INTEGER NOT NULL, `read` INTEGER NOT NULL, `title` TEXT NOT NULL,
  `photo_uri` TEXT NOT NULL, `is_group_conversation` INTEGER NOT NULL,
  `phone_number` TEXT NOT NULL, `is_scheduled` INTEGER NOT NULL,
  `uses_custom_title` INTEGER NOT NULL, `archived` INTEGER NOT NULL, PRIMARY KEY(`thread_id`));
CREATE UNIQUE INDEX `index_conversations_thread_id` ON `conversations` (`thread_id`);
CREATE TABLE `attachments` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `message_id` INTEGER NOT NULL,
  `uri_string` TEXT NOT NULL, `mimetype` TEXT NOT NULL, `width` INTEGER NOT NULL,
  `height` INTEGER NOT NULL, `filename` TEXT NOT NULL);
CREATE UNIQUE INDEX `index_attachments_message_id` ON `attachments` (`message_id`);
CREATE TABLE `message_attachments` (`id` INTEGER NOT NULL, `text` TEXT NOT NULL,
  `attachments` TEXT NOT NULL, PRIMARY KEY(`id`));
CREATE TABLE `messages` (`id` INTEGER NOT NULL, `body` TEXT NOT NULL, `type` INTEGER NOT NULL,
  `status` INTEGER NOT NULL, `participants` TEXT NOT NULL, `date` INTEGER NOT NULL,
  `read` INTEGER NOT NULL, `thread_id` INTEGER NOT NULL, `is_mms` INTEGER NOT NULL,
  `attachment` TEXT, `sender_phone_number` TEXT NOT NULL, `sender_name` TEXT NOT NULL,
  `sender_photo_uri` TEXT NOT NULL, `subscription_id` INTEGER NOT NULL,
  `is_scheduled` INTEGER NOT NULL, PRIMARY KEY(`id`));
CREATE TABLE `recycle_bin_messages` (`id` INTEGER NOT NULL, `deleted_ts` INTEGER NOT NULL,
  PRIMARY KEY(`id`));
CREATE UNIQUE INDEX `index_recycle_bin_messages_id` ON `recycle_bin_messages` (`id`);
CREATE TABLE room_master_table (id INTEGER PRIMARY KEY,identity_hash TEXT);
INSERT INTO room_master_table (id,identity_hash) VALUES(42, '23811e41b338a810cf5df26a5dff67a5');
PRAGMA user_version = 8;
"""


class Cache:
    """`conversations.db`; its times are seconds."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, conversations: Sequence[Conversation]) -> None:
        """Bring the copy of the conversations up to date."""
        self._database.execute("DELETE FROM conversations WHERE uses_custom_title = 0")
        titled = self.titles()
        for one in conversations:
            self._put(one, custom=one.thread in titled)

    def titles(self) -> dict[int, str]:
        """The names the user has given to conversations, by thread."""
        sql = "SELECT thread_id, title FROM conversations WHERE uses_custom_title = 1"
        return {int(row[0]): str(row[1]) for row in self._database.query(sql)}

    def rename(self, conversation: Conversation) -> None:
        """Keep a name of the user's own."""
        self._put(conversation, custom=True)

    def forget(self, thread: int) -> None:
        """Drop everything about a thread."""
        for table in ("conversations", "messages"):
            self._database.execute(f"DELETE FROM {table} WHERE thread_id = ?", thread)  # noqa: S608

    def put(self, message: Message, names: dict[str, str]) -> None:
        """Keep a message that is to be sent later."""
        numbers = message.address.split("|")
        self._database.execute(
            "INSERT OR REPLACE INTO messages "
            "VALUES (?, ?, ?, -1, ?, ?, ?, ?, 0, NULL, ?, ?, '', 1, ?)",
            message.id,
            message.body,
            message.type,
            _people(numbers, names),
            message.date_ms // 1000,
            int(message.read),
            message.thread,
            message.address,
            names.get(message.address, message.address),
            int(message.scheduled),
        )

    def scheduled(self) -> list[Message]:
        """What is to be sent later, soonest first."""
        rows = self._database.query(
            "SELECT * FROM messages WHERE is_scheduled = 1 ORDER BY date, id"
        )
        return [
            Message(
                id=int(row["id"]),
                thread=int(row["thread_id"]),
                address=str(row["sender_phone_number"]),
                body=str(row["body"]),
                type=int(row["type"]),
                date_ms=int(row["date"]) * 1000,
                scheduled=True,
            )
            for row in rows
        ]

    def drop(self, id_: int) -> None:
        """Forget a message."""
        self._database.execute("DELETE FROM messages WHERE id = ?", id_)

    def thrown_away(self) -> set[int]:
        """The messages in the recycle bin."""
        return {int(row[0]) for row in self._database.query("SELECT id FROM recycle_bin_messages")}

    def throw_away(self, messages: Iterable[int], now_ms: int) -> None:
        """Put messages into the recycle bin."""
        for id_ in messages:
            self._database.execute(
                "INSERT OR REPLACE INTO recycle_bin_messages VALUES (?, ?)", id_, now_ms
            )

    def take_back(self, messages: Iterable[int]) -> None:
        """Take messages out of the recycle bin."""
        for id_ in messages:
            self._database.execute("DELETE FROM recycle_bin_messages WHERE id = ?", id_)

    def _put(self, one: Conversation, *, custom: bool) -> None:
        self._database.execute(
            "INSERT OR REPLACE INTO conversations VALUES (?, ?, ?, ?, ?, '', ?, ?, ?, ?, ?)",
            one.thread,
            one.snippet,
            one.date_ms // 1000,
            int(one.read),
            one.title,
            int(one.group),
            one.numbers[0] if one.numbers else "",
            int(one.scheduled),
            int(custom),
            int(one.archived),
        )


def _people(numbers: Sequence[str], names: dict[str, str]) -> str:
    """People as the app writes them into its database."""
    people = [
        {
            "rawId": 0,
            "contactId": 0,
            "name": names.get(number, number),
            "photoUri": "",
            "phoneNumbers": [{"value": number, "type": 0, "label": "", "normalizedNumber": number,
                              "isPrimary": False}],
            "birthdays": [],
            "anniversaries": [],
        }
        for number in numbers
    ]  # fmt: skip
    return json.dumps(people, ensure_ascii=False, separators=(",", ":"))
