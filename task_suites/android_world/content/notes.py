"""What the tasks about notes are made of, beyond names and sentences."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench.tasks.strategies import codes, one_of, several
from task_suites.android_world.content.files import NOTE_EXTENSIONS, note_names
from task_suites.android_world.content.sentences import sentences

FOLDERS: Final = (
    "Archive", "Errands", "Family", "Garden", "Journal", "Projects", "Recipes", "Study", "Travel",
    "Work",
)  # fmt: skip
"""Folders in a notebook."""
Kind = Literal["above", "below", "instead"]
LONGEST_AGO: Final = timedelta(days=5)


@dataclass(frozen=True, slots=True, kw_only=True)
class Edit:
    """What is to become of a note's text."""

    kind: Kind
    text: str

    def of(self, before: str) -> str:
        """The text after the edit."""
        if self.kind == "instead":
            return self.text
        return f"{self.text}\n{before}" if self.kind == "above" else f"{before}\n{self.text}"

    def __str__(self) -> str:
        if self.kind == "instead":
            return f"replace its whole text with these lines:\n{self.text}"
        place = f"directly {self.kind} the existing text, with no empty line between"
        return f"add this as a line of its own {place}: {self.text}"


@dataclass(frozen=True, slots=True, kw_only=True)
class AgedNote:
    """A note and how long before the start it was last changed, in minutes."""

    name: str
    text: str
    age: int

    def modified(self, now: datetime) -> datetime:
        """When it was changed, to the minute the list shows."""
        return now - timedelta(minutes=self.age)


def edits() -> SearchStrategy[Edit]:
    """One sentence above or below, or three sentences in place of all; each kind alike."""
    one = st.builds(Edit, kind=st.sampled_from(("above", "below")), text=sentences())
    three = several(sentences(), 3, 3).map("\n".join)
    whole = st.builds(Edit, kind=st.just("instead"), text=three)
    return st.integers(0, 2).flatmap(lambda number: whole if number == 2 else one)


def codes_as_names() -> SearchStrategy[str]:
    """`note_` and five letters and digits."""
    return st.builds("note_{}{}".format, codes(5), one_of(*NOTE_EXTENSIONS))


def dated_folders() -> SearchStrategy[str]:
    """`folder_` and a moment: a date and a time with seconds."""
    seconds = st.integers(0, 366 * 86_400 - 1)
    moments = seconds.map(lambda after: datetime(2023, 1, 1) + timedelta(seconds=after))
    return moments.map("folder_{:%Y%m%d_%H%M%S}".format)


def aged_notes() -> SearchStrategy[tuple[AgedNote, ...]]:
    """Two to six notes, no two of which were changed in the same minute; in no order."""
    minutes = st.integers(1, LONGEST_AGO // timedelta(minutes=1))
    return st.integers(2, 6).flatmap(
        lambda count: st.builds(
            _aged,
            several(note_names(), count, count),
            several(sentences(), count, count),
            several(minutes, count, count),
        )
    )


def _aged(names: list[str], texts: list[str], ages: list[int]) -> tuple[AgedNote, ...]:
    rows = zip(names, texts, ages, strict=True)
    return tuple(AgedNote(name=name, text=text, age=age) for name, text, age in rows)
