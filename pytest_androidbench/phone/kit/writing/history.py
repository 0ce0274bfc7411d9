"""What undo and redo remember: changes as [where, what was there, what is there now]."""

from __future__ import annotations

from typing import NamedTuple

from pytest_androidbench.phone.system.text_difference import difference

Change = list[int | str]


class Step(NamedTuple):
    """A text after a change, and where the caret stands then."""

    text: str
    caret: int


def noted(done: list[Change], before: str, after: str) -> list[Change]:
    """The changes with one more; letters typed one behind the other stay one change."""
    start, removed, inserted = difference(before, after)
    if done and not removed and inserted and not inserted.isspace():
        last_start, last_removed, last = done[-1]
        assert isinstance(last_start, int)
        assert isinstance(last, str)
        if not last_removed and last and last_start + len(last) == start and not last[-1].isspace():
            return [*done[:-1], [last_start, "", last + inserted]]
    return [*done, [start, removed, inserted]]


def undone(change: Change, text: str) -> Step:
    """The text without a change."""
    start, removed, inserted = change
    return _replaced(text, start, inserted, removed)


def redone(change: Change, text: str) -> Step:
    """The text with a change again."""
    start, removed, inserted = change
    return _replaced(text, start, removed, inserted)


def _replaced(text: str, start: int | str, old: int | str, new: int | str) -> Step:
    assert isinstance(start, int)
    assert isinstance(old, str)
    assert isinstance(new, str)
    return Step(text[:start] + new + text[start + len(old) :], start + len(new))
