"""What can be undone in a text field, as TextView remembers it.

Rules of `EditOperation` and `UndoManager` of Android's Editor.java: letters typed one behind the
other, or deleted one before the other, are one step; 20 steps are kept; a text that was changed by
anybody but the user leaves nothing to undo.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pytest_androidbench.phone.system.text_difference import difference
from pytest_androidbench.phone.ui.box import TextEdit, ViewState

MOST_STEPS: Final = 20


class RestoredText(NamedTuple):
    """A text as it was, and where the caret belongs."""

    text: str
    caret: int


def remember(view: ViewState, before: str, after: str) -> None:
    """Keep what the user has changed."""
    if before == after:
        return
    edit = difference(before, after)
    done = list(view.done)
    merged = _merged(done[-1], edit) if done else None
    if merged is not None:
        done[-1] = merged
    else:
        done.append(edit)
    view.done, view.undone = tuple(done[-MOST_STEPS:]), ()


def forget(view: ViewState) -> None:
    """Leave nothing to undo."""
    view.done = view.undone = ()


def undo(view: ViewState, text: str) -> RestoredText | None:
    """The text ahead of the last change."""
    if not view.done:
        return None
    edit = view.done[-1]
    restored = _replaced(text, edit.start, edit.new, edit.old)
    return _kept(view, restored, view.done[:-1], (*view.undone, edit))


def redo(view: ViewState, text: str) -> RestoredText | None:
    """The text with the change that was undone last."""
    if not view.undone:
        return None
    edit = view.undone[-1]
    restored = _replaced(text, edit.start, edit.old, edit.new)
    return _kept(view, restored, (*view.done, edit), view.undone[:-1])


def _kept(
    view: ViewState,
    restored: RestoredText | None,
    done: tuple[TextEdit, ...],
    undone: tuple[TextEdit, ...],
) -> RestoredText | None:
    """Keep what is done and undone by now, or nothing where somebody else changed the text."""
    if restored is None:
        forget(view)
    else:
        view.done, view.undone = done, undone
    return restored


def _merged(last: TextEdit, edit: TextEdit) -> TextEdit | None:
    """Two changes as one, where the later one goes on from the earlier."""
    if not edit.old and not last.old and edit.start == last.start + len(last.new):
        return TextEdit(last.start, "", last.new + edit.new)
    if not edit.new and not last.new and edit.start + len(edit.old) == last.start:
        return TextEdit(edit.start, edit.old + last.old, "")
    return None


def _replaced(text: str, start: int, there: str, wanted: str) -> RestoredText | None:
    end = start + len(there)
    if text[start:end] != there:
        return None
    return RestoredText(text[:start] + wanted + text[end:], start + len(wanted))
