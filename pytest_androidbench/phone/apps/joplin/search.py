"""What the search field understands, and the order in which it shows what it found."""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pytest_androidbench.phone.apps.joplin.base import normalized
from pytest_androidbench.phone.apps.joplin.model import NoteRow
from pytest_androidbench.phone.apps.joplin.preferences import SHOW_DONE

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.joplin.store import NoteStore

_TERM: Final = re.compile(r'(-?)(?:([a-z]+):)?("[^"]*"?|\S+)', re.IGNORECASE)
_TOKEN: Final = re.compile(r"[^\W_]+")
_TITLE, _BODY = 1, 2
"""The columns of the full-text index that count."""
_SATURATION, _LENGTH_SHARE = 1.2, 0.75
_RECENCY: Final = 200
_DAY_MS: Final = 86_400_000
_FILTERS: Final = {
    "type": "SELECT id FROM notes WHERE is_todo = (CASE :value WHEN 'todo' THEN 1 ELSE 0 END)",
    "iscompleted": (
        "SELECT id FROM notes WHERE is_todo = 1 AND (todo_completed > 0) = (:value = '1')"
    ),
    "notebook": (
        "SELECT id FROM notes WHERE parent_id IN"
        " (SELECT id FROM folders WHERE deleted_time = 0 AND lower(title) GLOB :value)"
    ),
    "tag": (
        "SELECT note_id FROM note_tags WHERE tag_id IN"
        " (SELECT id FROM tags WHERE lower(title) GLOB :value)"
    ),
    "title": "SELECT id FROM notes_fts WHERE title MATCH :value",
    "body": "SELECT id FROM notes_fts WHERE body MATCH :value",
}
"""Filter -> the notes that pass it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """A word, a phrase or a filter of a query."""

    value: str
    filter: str = ""
    negated: bool = False
    quoted: bool = False

    @property
    def pattern(self) -> str:
        """What the full-text index is asked for: words from their beginning, phrases as a whole."""
        tokens = _TOKEN.findall(normalized(self.value))
        if tokens and not self.quoted:
            tokens[-1] += "*"
        return f'"{" ".join(tokens)}"' if tokens else ""


class _Hit(NamedTuple):
    """A note that was found, and what decides on its place."""

    row: NoteRow
    order: tuple[bool, float, bool, int]


def parse(query: str) -> list[Term]:
    """The terms of a query; a name before a colon that is no filter is a word."""
    terms: list[Term] = []
    for minus, name, text in _TERM.findall(query):
        known = name.lower() in _FILTERS or name.lower() == "any"
        value = text if known or not name else f"{name}:{text}"
        terms.append(
            Term(
                value=value.strip('"'),
                filter=name.lower() if known else "",
                negated=bool(minus),
                quoted=text.startswith('"'),
            )
        )
    return terms


def search(store: NoteStore, query: str) -> list[NoteRow]:
    """The notes that fit a query, best first."""
    terms = [term for term in parse(query) if term.filter or term.pattern]
    asked = [term for term in terms if term.filter != "any"]
    if not asked:
        return []
    either = any(term.filter == "any" and term.value == "1" for term in terms)
    ids = _passing(store, asked, either=either)
    plain = [term for term in asked if not term.filter and not term.negated]
    ranked = _ranked(store, plain, either=either) if plain else []
    known = {hit.row.id for hit in ranked}
    hits = [*ranked, *(hit for hit in _dated(store) if hit.row.id not in known)]
    shows_done = store.settings.flag(SHOW_DONE)
    found = (hit for hit in hits if hit.row.id in ids and (shows_done or not hit.row.done))
    return [hit.row for hit in sorted(found, key=lambda hit: hit.order)]


def _passing(store: NoteStore, terms: Sequence[Term], *, either: bool) -> frozenset[str]:
    every = frozenset(row[0] for row in store.db.query("SELECT id FROM notes_normalized"))
    passed = [_ids(store, term, every) for term in terms]
    if either:
        return frozenset[str]().union(*passed)
    return every.intersection(*passed)


def _ids(store: NoteStore, term: Term, every: frozenset[str]) -> frozenset[str]:
    value = term.value.lower()
    if term.filter in {"", "title", "body"}:
        value = term.pattern
    sql = _FILTERS.get(term.filter, "SELECT id FROM notes_fts WHERE notes_fts MATCH :value")
    found = frozenset(row[0] for row in store.db.query(sql, {"value": value})) if value else every
    return every - found if term.negated else found


def _ranked(store: NoteStore, terms: Iterable[Term], *, either: bool) -> list[_Hit]:
    """Notes with the words in their titles first, then by how much of the text they are."""
    match = (" OR " if either else " ").join(term.pattern for term in terms)
    sql = (
        "SELECT n.id, n.title, n.is_todo, n.todo_completed, n.user_updated_time,"
        " matchinfo(notes_fts, 'pcnalx') AS info FROM notes_fts"
        " JOIN notes n ON n.id = notes_fts.id WHERE notes_fts MATCH ?"
    )
    return [_hit(row, store.now_ms, row["info"]) for row in store.db.query(sql, match)]


def _dated(store: NoteStore) -> list[_Hit]:
    sql = "SELECT id, title, is_todo, todo_completed, user_updated_time FROM notes ORDER BY rowid"
    return [_hit(row, store.now_ms, b"") for row in store.db.query(sql)]


def _hit(found: Any, now_ms: int, info: bytes) -> _Hit:
    done = bool(found["is_todo"] and found["todo_completed"])
    row = NoteRow(id=found["id"], title=found["title"], is_todo=bool(found["is_todo"]), done=done)
    in_title, weight = _weight(info) if info else (False, 0.0)
    days = (now_ms - found["user_updated_time"]) / _DAY_MS
    weight += _RECENCY * math.log(1 + 1 / max(days, 0.5))
    return _Hit(row, (not in_title, -weight, done, -found["user_updated_time"]))


def _weight(info: bytes) -> tuple[bool, float]:
    """Whether the title has a hit, and Okapi's BM25 over title and body."""
    numbers = struct.unpack(f"<{len(info) // 4}I", info)
    phrases, columns, notes = numbers[:3]
    average, length = numbers[3 : 3 + columns], numbers[3 + columns : 3 + 2 * columns]
    counts = numbers[3 + 2 * columns :]
    in_title, weight = False, 0.0
    for phrase in range(phrases):
        for column in (_TITLE, _BODY):
            here, _, having = counts[3 * (column + phrase * columns) :][:3]
            in_title = in_title or (column == _TITLE and here > 0)
            if average[column]:
                rare = max(math.log((notes - having + 0.5) / (having + 0.5)), 0.0)
                share = 1 - _LENGTH_SHARE + _LENGTH_SHARE * length[column] / average[column]
                weight += rare * here * (_SATURATION + 1) / (here + _SATURATION * share)
    return in_title, weight
