"""`content://sms/...`: the messages, by folder, thread and number."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench.phone.system.providers import selecting
from pytest_androidbench.phone.system.providers.messages.store import (
    DRAFT,
    FAILED,
    INBOX,
    OUTBOX,
    QUEUED,
    SENT,
    MessageStore,
)
from pytest_androidbench.phone.system.providers.provider import (
    ContentQuery,
    ProviderError,
    QueryResult,
    RowProvider,
    Uri,
    Values,
)

SHELL: Final = "com.android.shell"
FOLDERS: Final[dict[str, int]] = {
    "inbox": INBOX,
    "sent": SENT,
    "draft": DRAFT,
    "outbox": OUTBOX,
    "failed": FAILED,
    "queued": QUEUED,
}
_CONVERSATIONS: Final = (
    "(SELECT sms.thread_id AS thread_id, counted.msg_count AS msg_count, sms.body AS snippet "
    "FROM sms, (SELECT thread_id AS counted_thread, MAX(date) AS newest, COUNT(*) AS msg_count "
    "FROM sms GROUP BY thread_id) AS counted "
    "WHERE sms.thread_id = counted.counted_thread AND sms.date = counted.newest)"
)
_CONVERSATION_COLUMNS: Final = ("thread_id", "msg_count", "snippet")


class SmsProvider(RowProvider):
    """The messages, newest first."""

    def __init__(self, store: MessageStore) -> None:
        self._store = store

    def query(self, uri: Uri, request: ContentQuery) -> QueryResult:
        database = self._store.database
        if uri.path == ("conversations",):
            return selecting.select(
                database, _CONVERSATIONS, request, columns=_CONVERSATION_COLUMNS
            )
        newest = replace(request, sort=request.sort or "date DESC")
        return selecting.select(database, "sms", newest, _where(uri))

    def insert(self, uri: Uri, values: Values) -> str | None:
        match uri.path:
            case ():
                folder = None
            case (name,) if name in FOLDERS:
                folder = FOLDERS[name]
            case _:
                raise ProviderError(f"Unknown URL {uri.text}")
        return f"content://sms/{self._store.add(values, creator=SHELL, folder=folder)}"

    def update(self, uri: Uri, values: Values, request: ContentQuery) -> int:
        where = selecting.both(_where(uri), request.where)
        return self._store.change(values, where, request.args)

    def delete(self, uri: Uri, request: ContentQuery) -> int:
        return self._store.delete(selecting.both(_where(uri), request.where), request.args)

    def type_of(self, uri: Uri) -> str | None:
        """One message or several."""
        kind = "item" if uri.path and uri.path[-1].isdecimal() else "dir"
        return f"vnd.android.cursor.{kind}/sms"


def _where(uri: Uri) -> str:
    """The rows an address means."""
    match uri.path:
        case ():
            return ""
        case (key,) if key.isdecimal():
            return f"_id = {key}"
        case ("status", key) if key.isdecimal():
            return f"_id = {key}"
        case ("undelivered",):
            return f"type IN ({OUTBOX}, {FAILED}, {QUEUED})"
        case (name,) if name in FOLDERS:
            return f"type = {FOLDERS[name]}"
        case (name, key) if name in FOLDERS and key.isdecimal():
            return f"type = {FOLDERS[name]} AND _id = {key}"
        case ("conversations", key) if key.isdecimal():
            return f"thread_id = {key}"
    raise ProviderError(f"Unknown URL {uri.text}")
