"""`content://mms-sms/...`: threads, their people, drafts and the search."""

from __future__ import annotations

from dataclasses import replace
from typing import Final
from urllib.parse import parse_qsl

from pytest_androidbench.phone.system.providers import selecting
from pytest_androidbench.phone.system.providers.messages.store import (
    DRAFT,
    FAILED,
    OUTBOX,
    QUEUED,
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

_MESSAGES: Final[dict[str, str]] = {
    "draft": f"type = {DRAFT}",
    "undelivered": f"type IN ({OUTBOX}, {FAILED}, {QUEUED})",
    "locked": "locked = 1",
}


class MmsSmsProvider(RowProvider):
    """What concerns text and multimedia messages alike."""

    def __init__(self, store: MessageStore) -> None:
        self._store = store

    def query(self, uri: Uri, request: ContentQuery) -> QueryResult:
        if uri.path == ("threadID",):
            people = [value for name, value in _parameters(uri) if name == "recipient"]
            if not people:
                raise _unrecognized(uri)
            return QueryResult(["_id"], [(self._store.thread_of(people),)])
        source, where, sort = _place(uri)
        wanted = replace(request, sort=request.sort or sort)
        return selecting.select(self._store.database, source, wanted, where)

    def insert(self, uri: Uri, values: Values) -> str | None:
        del values
        raise _unsupported(uri)

    def update(self, uri: Uri, values: Values, request: ContentQuery) -> int:
        source, where, _ = _place(uri)
        own = {name: value for name, value in values.items() if name in ("archived", "address")}
        if source == "sms":
            return self._store.change(values, selecting.both(where, request.where), request.args)
        return selecting.update(
            self._store.database, source, own, selecting.both(where, request.where), request.args
        )

    def delete(self, uri: Uri, request: ContentQuery) -> int:
        match uri.path:
            case ("conversations",):
                return self._store.delete(request.where, request.args)
            case ("conversations", "obsolete"):
                self._store.renew_threads([])
                return 0
            case ("conversations", key) if key.isdecimal():
                where = selecting.both(f"thread_id = {key}", request.where)
                return self._store.delete(where, request.args)
        raise _unsupported(uri)


def _place(uri: Uri) -> tuple[str, str, str]:
    """Table, condition and order of an address."""
    match uri.path:
        case ("conversations",) if uri.parameters.get("simple") == "true":
            return "threads", "", "date DESC"
        case ("conversations",):
            newest = "SELECT max(date) FROM sms AS other WHERE other.thread_id = sms.thread_id"
            return "sms", f"type != {DRAFT} AND date = ({newest})", "date ASC"
        case ("conversations", key) if key.isdecimal():
            return "sms", f"thread_id = {key}", "date ASC"
        case ("conversations", key, ("recipients" | "subject")) if key.isdecimal():
            return "threads", f"_id = {key}", ""
        case ("canonical-address", key) if key.isdecimal():
            return "canonical_addresses", f"_id = {key}", ""
        case ("canonical-addresses",):
            return "canonical_addresses", "", "_id"
        case ("messages", "byphone", number):
            return "sms", f"address = {selecting.literal(number)}", "date DESC"
        case ("search",):
            pattern = uri.parameters.get("pattern", "")
            return (
                "sms",
                f"body LIKE {selecting.literal(f'%{pattern}%')}",
                "thread_id ASC, date DESC",
            )
        case (name,) if name in _MESSAGES:
            return "sms", _MESSAGES[name], "date DESC"
    raise _unrecognized(uri)


def _parameters(uri: Uri) -> list[tuple[str, str]]:
    """The query's pairs, repeated names included."""
    return parse_qsl(uri.text.partition("?")[2])


def _unsupported(uri: Uri) -> ProviderError:
    said = "MmsSmsProvider does not support deletes, inserts, or updates for this URI."
    return ProviderError(f"{said}{uri.text}", "java.lang.UnsupportedOperationException")


def _unrecognized(uri: Uri) -> ProviderError:
    return ProviderError(f"Unrecognized URI:{uri.text}", "java.lang.IllegalStateException")
