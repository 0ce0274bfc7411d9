"""The episodes as data in the page, from which its script makes the table that is searched."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias
from urllib.parse import quote

from markupsafe import Markup

from pytest_androidbench.interface import defaults
from pytest_androidbench.records.attempt import encoded
from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.report.facts import FACTS
from pytest_androidbench.report.groups import apps_of
from pytest_androidbench.report.pages import page_of
from pytest_androidbench.report.reasons import manner_of, words_of
from pytest_androidbench.report.wording import one_line

Kind: TypeAlias = Literal["word", "words", "text", "number"]
"""`word`: one of few texts; `words`: some of few; `text`: any."""
MAX_TEXT: Final = 200
MAX_WORD: Final = 120


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownColumn:
    """A column of the table."""

    name: str
    """Of a fact, and in the address of the page."""
    label: str
    kind: Kind
    shown: bool = True
    """Unless the reader chooses otherwise."""
    usual: object = ""
    """Where every episode has this value, the column tells nothing and is left out."""
    unit: str = ""


COLUMNS: Final = (
    ShownColumn(name="outcome", label="Outcome", kind="word"),
    ShownColumn(name="task", label="Task", kind="word"),
    ShownColumn(name="seed", label="Seed", kind="number"),
    ShownColumn(name="repeat", label="Repeat", kind="number", usual=0),
    ShownColumn(name="profile", label="Profile", kind="word", usual=defaults.PROFILE),
    ShownColumn(name="variation", label="Variation", kind="word"),
    ShownColumn(name="agent", label="Agent", kind="word", shown=False),
    ShownColumn(name="audit", label="Role", kind="word"),
    ShownColumn(name="app", label="App", kind="words"),
    ShownColumn(name="difficulty", label="Difficulty", kind="word"),
    ShownColumn(name="tag", label="Tags", kind="words", shown=False),
    ShownColumn(name="suite", label="Suite", kind="word", shown=False),
    ShownColumn(name="score", label="Score", kind="number"),
    ShownColumn(name="steps", label="Steps", kind="number"),
    ShownColumn(name="limit", label="Step limit", kind="number", shown=False, usual=None),
    ShownColumn(name="seconds", label="Time", kind="number", unit="s"),
    ShownColumn(name="agent_seconds", label="Agent's time", kind="number", shown=False, unit="s"),
    ShownColumn(name="tokens", label="Tokens", kind="number", shown=False, usual=0),
    ShownColumn(name="money", label="Cost", kind="number", shown=False, usual=0.0, unit="$"),
    ShownColumn(name="attempts", label="Attempts", kind="number", shown=False, usual=1),
    ShownColumn(name="ending", label="Ended by", kind="word", shown=False),
    ShownColumn(name="cause", label="Cause", kind="word", shown=False, usual=None),
    ShownColumn(name="manner", label="What went wrong", kind="word", shown=False),
    ShownColumn(name="why", label="Reason, alike", kind="word", shown=False),
    ShownColumn(name="device", label="Device", kind="word", shown=False),
    ShownColumn(name="reason", label="What happened", kind="text"),
    ShownColumn(name="goal", label="Goal", kind="text", shown=False),
)
_MORE: Final[dict[str, Callable[[Record], Any]]] = {
    "app": lambda record: [app for app in apps_of(record) if app],
    "tag": lambda record: list(record.tags),
    "limit": lambda record: record.limits.get("steps"),
    "manner": manner_of,
    "why": words_of,
    "outcome": lambda record: str(record.outcome),
    "seconds": lambda record: round(record.timing.total, 2),
    "agent_seconds": lambda record: round(record.timing.agent, 2),
    "money": lambda record: round(record.usage.money, 6),
}
"""What is no fact of a record, or is told here in another way."""


def table_data(contents: RunContents) -> Markup:
    """JSON that may stand inside of a page: columns, the words of each, and a row an episode.

    A row has the episode's page and a value for each column; of a `word` its place among the
    column's words, of `words` their places. Those that did not pass come first.
    """
    attempts = sorted(contents.counted, key=lambda attempt: attempt.record.outcome.fine)
    filled = [_Filled(column, _values(contents, attempts, column)) for column in COLUMNS]
    told = [one for one in filled if one.tells]
    document = {
        "columns": [one.plain() for one in told],
        "rows": [
            [page_of(attempt), *row]
            for attempt, row in zip(
                attempts, zip(*(one.cells for one in told), strict=True), strict=True
            )
        ],
        "outcomes": [str(outcome) for outcome in Outcome],
    }
    text = encoded(document).decode("utf-8", "replace")
    # Inside of a script element only this ends it; JSON has no other use for it than in texts.
    return Markup(text.replace("<", "\\u003c"))  # noqa: S704


class _Filled:
    """A column with the values of all episodes."""

    def __init__(self, column: ShownColumn, values: Sequence[Any]) -> None:
        self.column = column
        self.tells = any(value not in (column.usual, []) for value in values)
        self.words: list[str] = []
        self.cells: list[Any] = list(values)
        if column.kind in ("word", "words"):
            self._number(values)

    def plain(self) -> dict[str, Any]:
        """What the page's script is told of it."""
        column = self.column
        return {
            "name": column.name, "label": column.label, "kind": column.kind, "unit": column.unit,
            "shown": column.shown, "words": self.words,
        }  # fmt: skip

    def _number(self, values: Sequence[Any]) -> None:
        lists = [value if isinstance(value, list) else [value or ""] for value in values]
        places: dict[str, int] = {}
        for word in sorted({word for words in lists for word in words}):
            places[word] = len(self.words)
            self.words.append(one_line(word, MAX_WORD))
        several = self.column.kind == "words"
        self.cells = [
            [places[word] for word in words] if several else places[words[0]] for words in lists
        ]


def _values(
    contents: RunContents, attempts: Iterable[StoredAttempt], column: ShownColumn
) -> list[Any]:
    if column.name == "attempts":
        return [len(contents.by_episode[attempt.record.episode]) for attempt in attempts]
    read = _MORE.get(column.name) or FACTS[column.name]
    values = [read(attempt.record) for attempt in attempts]
    if column.kind == "text":
        return [one_line(str(value or ""), MAX_TEXT) for value in values]
    return values


def seek(column: str, word: str) -> str:
    """The part of the page's address that leaves in the table the episodes of a column's word."""
    return f"#{column}={quote(one_line(word, MAX_WORD), safe='')}"
