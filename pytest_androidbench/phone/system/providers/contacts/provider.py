"""`content://com.android.contacts/...` and the legacy `content://contacts/...`."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.providers import selecting
from pytest_androidbench.phone.system.providers.contacts import numbers
from pytest_androidbench.phone.system.providers.contacts.store import (
    EMAIL,
    PHONE,
    ContactStore,
)
from pytest_androidbench.phone.system.providers.provider import (
    ContentQuery,
    ProviderError,
    QueryResult,
    RowProvider,
    Uri,
    Values,
)

_POSTAL: Final = "vnd.android.cursor.item/postal-address_v2"
_KINDS: Final[dict[str, str]] = {"phones": PHONE, "emails": EMAIL, "postals": _POSTAL}
_VIEWS: Final[dict[str, str]] = {
    "contacts": "view_contacts",
    "raw_contacts": "view_raw_contacts",
    "data": "view_data",
    "groups": "view_groups",
    "deleted_contacts": "deleted_contacts",
    "settings": "settings",
}


_TYPES: Final[dict[str, str]] = {
    "contacts": "contact",
    "raw_contacts": "raw_contact",
    "groups": "group",
    "people": "person",
    "phones": "phone",
}
_ITEM, _LIST = "vnd.android.cursor.item/", "vnd.android.cursor.dir/"


class ContactsProvider(RowProvider):
    """The present interface."""

    def __init__(self, store: ContactStore) -> None:
        self._store = store

    def query(self, uri: Uri, request: ContentQuery) -> QueryResult:
        view, where = _place(uri)
        return selecting.select(self._store.database, view, request, where)

    def insert(self, uri: Uri, values: Values) -> str | None:
        match uri.path:
            case ("raw_contacts",):
                return uri.child(self._store.add_raw_contact(values))
            case ("data",):
                return uri.child(self._store.add_data(values))
            case ("raw_contacts", raw, "data") if raw.isdecimal():
                added = self._store.add_data({**values, "raw_contact_id": int(raw)})
                return f"content://{uri.authority}/data/{added}"
            case ("groups",):
                return uri.child(selecting.insert(self._store.database, "groups", values))
        raise ProviderError(f"Unknown uri: {uri.text}", "java.lang.UnsupportedOperationException")

    def update(self, uri: Uri, values: Values, request: ContentQuery) -> int:
        view, where = _place(uri)
        found = selecting.keys(self._store.database, view, request, where)
        for key in found:
            self._change(view, key, values)
        return len(found)

    def delete(self, uri: Uri, request: ContentQuery) -> int:
        view, where = _place(uri)
        found = selecting.keys(self._store.database, view, request, where)
        for key in found:
            self._remove(view, key)
        return len(found)

    def type_of(self, uri: Uri) -> str | None:
        match uri.path:
            case ("data", key) if key.isdecimal():
                sql = "SELECT mimetype FROM view_data WHERE _id = ?"
                return str(self._store.database.value(sql, int(key)) or "") or None
            case ("contacts", "lookup", *_):
                return f"{_ITEM}contact"
            case ("data", name) if name in _KINDS:
                return _KINDS[name].replace(_ITEM, _LIST)
            case (name, *rest) if name in _TYPES:
                return (_ITEM if rest and rest[-1].isdecimal() else _LIST) + _TYPES[name]
        return None

    def _change(self, view: str, key: int, values: Values) -> None:
        if view == "view_data":
            self._store.change_data(key, values)
        elif view == "view_raw_contacts":
            self._store.change_raw_contact(key, values)
        elif view == "view_groups":
            selecting.update(self._store.database, "groups", values, "_id = ?", (key,))
        else:
            selecting.update(self._store.database, "contacts", values, "_id = ?", (key,))

    def _remove(self, view: str, key: int) -> None:
        if view == "view_data":
            self._store.remove_data(key)
        elif view == "view_raw_contacts":
            self._store.remove_raw_contact(key)
        elif view == "view_groups":
            selecting.delete(self._store.database, "groups", "_id = ?", (key,))
        else:
            self._store.remove_contact(key)


class LegacyContactsProvider(RowProvider):
    """The interface of Android 1, still answered for reading and deleting."""

    def __init__(self, store: ContactStore) -> None:
        self._store = store

    def query(self, uri: Uri, request: ContentQuery) -> QueryResult:
        view, where = _legacy_place(uri)
        return selecting.select(self._store.database, view, request, where)

    def insert(self, uri: Uri, values: Values) -> str | None:
        del values
        raise ProviderError(f"Unknown uri: {uri.text}", "java.lang.UnsupportedOperationException")

    def update(self, uri: Uri, values: Values, request: ContentQuery) -> int:
        del values, request
        raise ProviderError(f"Unknown uri: {uri.text}", "java.lang.UnsupportedOperationException")

    def delete(self, uri: Uri, request: ContentQuery) -> int:
        view, where = _legacy_place(uri)
        found = selecting.keys(self._store.database, view, request, where)
        for key in found:
            if view == "view_legacy_people":
                self._store.remove_raw_contact(key)
            else:
                self._store.remove_data(key)
        return len(found)

    def type_of(self, uri: Uri) -> str | None:
        match uri.path:
            case (name, key, *_) if name in _TYPES and key.isdecimal():
                return _ITEM + _TYPES[name]
            case (name, *_) if name in _TYPES:
                return _LIST + _TYPES[name]
        return None


def _place(uri: Uri) -> tuple[str, str]:
    """View and condition for an address."""
    match uri.path:
        case (name,) if name in _VIEWS:
            return _VIEWS[name], ""
        case (name, key) if name in _VIEWS and key.isdecimal():
            return _VIEWS[name], f"_id = {key}"
        case ("contacts", "filter", text):
            return "view_contacts", f"display_name LIKE {selecting.literal(f'%{text}%')}"
        case ("contacts", "lookup", key, *_):
            return "view_contacts", f"lookup = {selecting.literal(key)}"
        case ("contacts", key, ("data" | "entities")) if key.isdecimal():
            return "view_data", f"contact_id = {key}"
        case ("raw_contacts", key, ("data" | "entity")) if key.isdecimal():
            return "view_data", f"raw_contact_id = {key}"
        case ("data", name) if name in _KINDS:
            return "view_data", f"mimetype = {selecting.literal(_KINDS[name])}"
        case ("data", name, key) if name in _KINDS and key.isdecimal():
            return "view_data", f"mimetype = {selecting.literal(_KINDS[name])} AND _id = {key}"
        case ("data", name, ("filter" | "lookup"), text) if name in _KINDS:
            like = selecting.literal(f"%{text}%")
            kind = f"mimetype = {selecting.literal(_KINDS[name])}"
            return "view_data", f"{kind} AND (data1 LIKE {like} OR display_name LIKE {like})"
        case ("phone_lookup", number):
            end = selecting.literal(numbers.min_match(number))
            found = f"SELECT raw_contact_id FROM phone_lookup WHERE min_match = {end}"  # noqa: S608
            return "view_contacts", f"name_raw_contact_id IN ({found})"
    raise ProviderError(f"Unknown uri: {uri.text}")


def _legacy_place(uri: Uri) -> tuple[str, str]:
    match uri.path:
        case ("phones",):
            return "view_legacy_phones", ""
        case ("phones", key) if key.isdecimal():
            return "view_legacy_phones", f"_id = {key}"
        case ("people",):
            return "view_legacy_people", ""
        case ("people", key) if key.isdecimal():
            return "view_legacy_people", f"_id = {key}"
        case ("people", key, "phones") if key.isdecimal():
            return "view_legacy_phones", f"person = {key}"
    raise ProviderError(f"Unknown URI: {uri.text}")
