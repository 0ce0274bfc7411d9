"""The file in which a person sorts out what was generated: what is kept, with values for slots.

It is TOML, with a table for each instruction. What is written is read back as it was.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.codec import from_plain, to_plain
from pytest_androidbench.errors import CodecError
from pytest_androidbench.generating.counts import (
    DocumentCount,
    GeneratingCounts,
    QueryCount,
    RoundCount,
    TemplateCount,
)
from pytest_androidbench.generating.faults import GeneratingError, ReviewError
from pytest_androidbench.generating.slots import slots_in
from pytest_androidbench.generating.tables import table_lines

HEAD: Final = "generated"
TABLE: Final = "instruction"
_ADVICE: Final = (
    "# What a model made of documents, for a person to sort out. Say keep = true of what is to",
    "# become a task: possible, clear, and no other one over again. Change its text as you like,",
    '# and give its slots values, as slots = { time = ["7:30", "noon"] }. Tables can be left out,',
    "# and added. Then: androidbench drafts THIS_FILE test_drafts.py",
)
_LINE: Final = re.compile(r"at line (\d+)")
_OPENS: Final = re.compile(r"\s*\[\[\s*[\"']?instruction[\"']?\s*\]\]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """An instruction that may become a task."""

    text: str
    """Its slots are words in angle brackets."""
    keep: bool = False
    """Whether it is to become one."""
    slots: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Values that a person has given for its slots, by their names."""
    note: str = ""
    """Whatever a person wants to say about it."""
    origin: str = "template"
    """`template`, or `round 3: deepen`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewHead:
    """What was generated from what, and what came of each stage."""

    apps: tuple[str, ...]
    model: str = ""
    seed: int = 0
    counts: GeneratingCounts = field(default_factory=GeneratingCounts)
    documents: tuple[DocumentCount, ...] = ()
    queries: QueryCount = field(default_factory=QueryCount)
    features: int = 0
    """Different ones, of all answers."""
    templates: TemplateCount = field(default_factory=TemplateCount)
    rounds: tuple[RoundCount, ...] = ()
    calls: int = 0
    """Of the model."""
    tokens: int = 0
    money: float = 0.0
    """US dollars."""
    stopped: str = ""
    """Why it ended before all rounds were made; "" = it did not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """A review file."""

    head: ReviewHead
    proposals: tuple[Proposal, ...] = ()


def review_text(review: Review) -> str:
    """A review as its file has it."""
    lines = [*_ADVICE, "", f"[{HEAD}]", *table_lines(to_plain(review.head))]
    for proposal in review.proposals:
        lines += ["", f"[[{TABLE}]]", *table_lines(to_plain(proposal))]
    return "\n".join(lines) + "\n"


def read_review(path: Path) -> Review:
    """Read a review file.

    Raises:
        GeneratingError: there is none.
        ReviewError: it says what cannot be; names the line.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise GeneratingError(f"cannot read {path}: {error.strerror or error}") from error
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ReviewError("it is no UTF-8: save it as that", file=str(path), line=line) from error
    return review_of(text, str(path))


def review_of(text: str, file: str) -> Review:
    """A review from the text of its file.

    Raises:
        ReviewError: it says what cannot be; names the line.
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _LINE.search(str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise ReviewError(f"it is no TOML: {error}", file=file, line=line) from error
    except RecursionError as error:
        raise ReviewError("it is nested too deeply", file=file, line=1) from error
    if unknown := sorted(set(tables) - {HEAD, TABLE}):
        what = f"{unknown[0]!r} is none of its tables, which are {HEAD} and {TABLE}"
        raise ReviewError(what, file=file, line=_line_of(text, unknown[0]))
    rows = tables.get(TABLE, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        what = f"begin each instruction with [[{TABLE}]]"
        raise ReviewError(what, file=file, line=_line_of(text, TABLE))
    head = _head(text, tables.get(HEAD), file)
    return Review(head=head, proposals=tuple(_proposals(text, rows, file)))


def _head(text: str, table: object, file: str) -> ReviewHead:
    try:
        return from_plain(ReviewHead, table)
    except CodecError as error:
        line = _line_of(text, HEAD)
        raise ReviewError(f"leave [{HEAD}] as it was: {error}", file=file, line=line) from error


def _proposals(text: str, rows: list[dict[str, Any]], file: str) -> Iterator[Proposal]:
    texts: dict[str, int] = {}
    for number, row in enumerate(rows):
        try:
            proposal = _proposal(row)
            if (other := texts.setdefault(proposal.text, number)) != number:
                there = _line_in_row(text, other, TABLE)
                raise _Wrong("text", f"it is that of line {there} over again: leave one out")
        except _Wrong as wrong:
            line = _line_in_row(text, number, wrong.key)
            raise ReviewError(f"{wrong.key}: {wrong}", file=file, line=line) from wrong
        yield proposal


class _Wrong(GeneratingError):
    """What is wrong with one entry of a table."""

    def __init__(self, key: str, what: str) -> None:
        super().__init__(what)
        self.key = key


_KINDS: Final[Mapping[str, tuple[type, str]]] = {
    "text": (str, "write a text in quotes"),
    "keep": (bool, "write true or false, without quotes"),
    "slots": (dict, 'write values as { name = ["one", "another"] }'),
    "note": (str, "write a text in quotes"),
    "origin": (str, "write a text in quotes"),
}
assert _KINDS.keys() == {one.name for one in fields(Proposal)}


def _proposal(row: Mapping[str, Any]) -> Proposal:
    for key, value in row.items():
        if key not in _KINDS:
            raise _Wrong(key, f"is no entry of an instruction, which are {', '.join(_KINDS)}")
        kind, advice = _KINDS[key]
        if not isinstance(value, kind):
            raise _Wrong(key, f"{value!r:.80} cannot be: {advice}")
    text = row.get("text", "")
    if not text.strip() or len(text.splitlines()) > 1:
        raise _Wrong("text", "write what is to be done, on one line")
    try:
        named = slots_in(text)
    except ValueError as error:
        raise _Wrong("text", str(error)) from error
    for name, values in row.get("slots", {}).items():
        if name not in named:
            there = ", ".join(f"<{each}>" for each in named) or "none"
            raise _Wrong("slots", f"the text has no <{name}>; its slots are {there}")
        if not isinstance(values, list) or not all(isinstance(each, str) for each in values):
            raise _Wrong("slots", f"{values!r:.80} cannot be: {_KINDS['slots'][1]}")
    return from_plain(Proposal, dict(row))


def _places(text: str) -> list[int]:
    """Lines, counted from 0, in which tables of instructions begin.

    What looks so within a text of several lines is none: what is ahead of it is no TOML.
    """
    lines = text.splitlines(keepends=True)
    looks = [number for number, line in enumerate(lines) if _OPENS.match(line)]
    return [number for number in looks if _is_whole("".join(lines[:number]))]


def _is_whole(text: str) -> bool:
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True


def _line_in_row(text: str, number: int, key: str) -> int:
    """The line that has a key of the table of an instruction, by its number from 0."""
    places = _places(text)
    if number >= len(places):  # they are written as a list
        return _line_of(text, TABLE)
    end = places[number + 1] if number + 1 < len(places) else None
    return _line_of(text, key, places[number], end)


def _line_of(text: str, key: str, begin: int = 0, end: int | None = None) -> int:
    """The line, counted from 1, that has a key first from a line on; else that line itself."""
    named = re.compile(rf"\s*\[*\s*[\"']?{re.escape(key)}[\"']?\s*[\].=]")
    lines = text.splitlines()[:end]
    found = (number for number in range(begin, len(lines)) if named.match(lines[number]))
    return next(found, begin) + 1
