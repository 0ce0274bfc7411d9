"""What the simulated Messages keeps by itself: pins, stars, names of groups, texts that wait.

The tables of its database are this project's own; on real devices these are in none that is public.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.appdata.rows import inserting, query_rows
from pytest_androidbench.devices.device import Device
from pytest_androidbench.errors import AndroidBenchError

PACKAGE: Final = "com.google.android.apps.messaging"
PATH: Final = f"/data/data/{PACKAGE}/databases/bugle_db"
_THREADS: Final = "content://mms-sms/conversations?simple=true"
_ADDRESSES: Final = "content://mms-sms/canonical-addresses"
_BLOCKED: Final = "content://com.android.blockednumber/blocked"


class ChatMarksError(AndroidBenchError):
    """A conversation could not be arranged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """A text that is to be sent later."""

    thread: int
    text: str
    at_ms: int
    """Since 1970."""


class ChatMarks:
    """Reads and arranges them."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._database = device.database(PATH)

    def pinned(self) -> set[int]:
        """The threads that stand above all others."""
        return {row["thread_id"] for row in self._database.rows("pins")}

    def starred(self) -> set[int]:
        """The messages that have a star."""
        return {row["message_id"] for row in self._database.rows("stars")}

    def names(self) -> dict[int, str]:
        """What groups are called, by their threads."""
        return {row["thread_id"]: row["name"] for row in self._database.rows("group_names")}

    def waiting(self) -> list[Waiting]:
        """The texts that wait, in the order they were written."""
        return [
            Waiting(thread=row["thread_id"], text=row["body"], at_ms=row["at_ms"])
            for row in self._database.query("SELECT * FROM scheduled ORDER BY _id")
        ]

    def people(self) -> dict[int, frozenset[str]]:
        """The numbers in each thread."""
        addresses = {
            row["_id"]: row["address"] for row in self._query(_ADDRESSES, ("_id", "address"))
        }
        return {
            int(row["_id"]): frozenset(addresses.get(id_, "") for id_ in row["ids"].split())
            for row in (
                {"_id": each["_id"], "ids": each["recipient_ids"]}
                for each in self._query(_THREADS, ("_id", "recipient_ids"))
            )
        }

    def blocked(self) -> list[str]:
        """The numbers that are not let in, as they were given; sorted."""
        columns = ("_id", "original_number")
        return sorted(row["original_number"] for row in self._query(_BLOCKED, columns))

    def block(self, numbers: Iterable[str]) -> None:
        """Let nothing from numbers in; for arranging a task."""
        for number in numbers:
            self._run(inserting(_BLOCKED, {"original_number:s": number}))

    def add_group(self, name: str, numbers: Iterable[str], text: str) -> int:
        """Have a group with a name, and a text that was sent to it; tells its thread.

        Raises:
            ChatMarksError: the provider refused.
        """
        people = list(numbers)
        query = "&".join(f"recipient={number}" for number in people)
        uri = f"content://mms-sms/threadID?{query.replace('+', '%2B')}"
        found = self._query(uri, ("_id",))
        if len(found) != 1:
            raise ChatMarksError(f"there is no thread for {people}")
        thread = int(found[0]["_id"])
        values = {
            "address:s": "|".join(people),
            "thread_id:i": str(thread),
            "body:s": text,
            "date:l": str(int(self._device.now().timestamp() * 1000)),
            "read:i": "1",
            "seen:i": "1",
        }
        self._run(inserting("content://sms/sent", values))
        with self._database.edit() as connection:
            connection.execute(
                "INSERT INTO group_names (thread_id, name) VALUES (?, ?)", (thread, name)
            )
        return thread

    def _run(self, script: str) -> None:
        answer = self._device.shell(script, root=True)
        if not answer.ok or "Error" in answer.output:
            raise ChatMarksError(f"the provider refused: {answer.output.strip()!r:.200}")

    def _query(self, uri: str, columns: tuple[str, ...]) -> list[dict[str, str]]:
        return query_rows(self._device, uri, columns, root=True)
