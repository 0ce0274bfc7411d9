"""Reading SQL as far as the phone must: where statements end, and which ones name files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

_TOKEN: Final = re.compile(
    r"""(?P<blank>\s+|--[^\n]*|/\*.*?(?:\*/|\Z))
      | (?P<text>'[^']*(?:''[^']*)*(?:'|\Z))
      | (?P<name>"[^"]*(?:""[^"]*)*(?:"|\Z)|`[^`]*(?:``[^`]*)*(?:`|\Z)|\[[^\]]*(?:\]|\Z))
      | (?P<word>[^\W\d]\w*)
      | (?P<end>;)
      | (?P<other>[\d.][\w.]*|.)""",
    re.VERBOSE | re.DOTALL,
)
_PLACES: Final[dict[str, tuple[dict[str, str], str]]] = {
    "start": ({"EXPLAIN": "explain", "CREATE": "create"}, "statement"),
    "explain": (
        {"CREATE": "create"}
        | dict.fromkeys(("EXPLAIN", "TEMP", "TEMPORARY", "TRIGGER", "END"), "statement"),
        "explain",
    ),
    "create": ({"TEMP": "create", "TEMPORARY": "create", "TRIGGER": "trigger"}, "statement"),
    "statement": ({}, "statement"),
    "trigger": ({}, "trigger"),
    "semicolon": ({"END": "end"}, "trigger"),
    "end": ({}, "trigger"),
}
"""Where in a statement a token leads by its word, and where if it is none of these: the states of
SQLite's complete.c."""
_IN_TRIGGER: Final = ("trigger", "semicolon")
_QUOTES: Final = {'"': '"', "`": "`", "[": "]", "'": "'"}


class SqlToken(NamedTuple):
    """A word, text, name or sign of SQL, and where it stands."""

    kind: str
    text: str
    start: int
    end: int

    def is_word(self, *words: str) -> bool:
        """Whether it is one of these keywords, which are given in upper case."""
        return self.kind == "word" and self.text.upper() in words


class Attach(NamedTuple):
    """`ATTACH file AS name`: both are expressions."""

    file: str
    name: str


class VacuumInto(NamedTuple):
    """`VACUUM schema INTO file`: the file is an expression."""

    schema: str
    file: str


def tokens(sql: str, start: int = 0) -> Iterator[SqlToken]:
    """What SQL consists of, without blanks and comments."""
    for match in _TOKEN.finditer(sql, start):
        if match.lastgroup != "blank":
            yield SqlToken(match.lastgroup or "", match[0], match.start(), match.end())


def statements(sql: str, at: int = 0) -> Iterator[tuple[int, int]]:
    """(start, end) of each statement from `at` on; the last one may lack its semicolon.

    As `sqlite3_complete` has it, a trigger ends with the semicolon behind its END.
    """
    start, last, place = -1, at, "start"
    for token in tokens(sql, at):
        last = token.end
        if token.kind == "end" and place in _IN_TRIGGER:
            place = "semicolon"
        elif token.kind == "end":
            if start >= 0:
                yield start, token.end
            start, place = -1, "start"
        else:
            start = token.start if start < 0 else start
            place = _place_after(place, token)
    if start >= 0:
        yield start, last


def _place_after(place: str, token: SqlToken) -> str:
    words, otherwise = _PLACES[place]
    return words.get(token.text.upper(), otherwise) if token.kind == "word" else otherwise


def naming_file(sql: str) -> Attach | VacuumInto | None:
    """What a statement does with a file it names; None where it names none."""
    found = list(_until_end(sql))
    if not found:
        return None
    if found[0].is_word("ATTACH"):
        return _attach(sql, found)
    if found[0].is_word("VACUUM"):
        return _vacuum_into(sql, found)
    return None


def _until_end(sql: str) -> Iterator[SqlToken]:
    for number, token in enumerate(tokens(sql)):
        if token.kind == "end" or (not number and not token.is_word("ATTACH", "VACUUM")):
            return
        yield token


def _attach(sql: str, found: list[SqlToken]) -> Attach | None:
    first = 2 if len(found) > 1 and found[1].is_word("DATABASE") else 1
    depth = 0
    for index in range(first, len(found)):
        depth += (found[index].text == "(") - (found[index].text == ")")
        if depth == 0 and found[index].is_word("AS") and first < index < len(found) - 1:
            file = sql[found[first].start : found[index - 1].end]
            return Attach(file, sql[found[index + 1].start : found[-1].end])
    return None


def _vacuum_into(sql: str, found: list[SqlToken]) -> VacuumInto | None:
    into = next((at for at in (1, 2) if at < len(found) - 1 and found[at].is_word("INTO")), None)
    if into is None:
        return None
    schema = unquoted(found[1].text) if into == 2 else "main"
    return VacuumInto(schema, sql[found[into + 1].start : found[-1].end])


def plain_name(expression: str) -> str | None:
    """The name that an expression of one word or quoted name is, where SQLite takes it as text."""
    found = list(tokens(expression))
    if len(found) != 1 or found[0].kind not in ("word", "name"):
        return None
    return None if found[0].is_word("NULL") else unquoted(found[0].text)


def unquoted(name: str) -> str:
    """A name without its quotes."""
    closing = _QUOTES.get(name[:1])
    if closing is None or len(name) < 2:
        return name
    return name[1:-1].replace(closing * 2, closing)


def quoted(name: str) -> str:
    """A name as SQL writes any."""
    return '"' + name.replace('"', '""') + '"'
