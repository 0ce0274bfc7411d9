"""One long text of a screen: typed, changed by buttons, undone and done again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from pytest_androidbench.phone.kit.writing import history
from pytest_androidbench.phone.kit.writing.edits import Edit, Selected, line_broken
from pytest_androidbench.phone.system.text_difference import difference
from pytest_androidbench.phone.ui.part import Part


@dataclass(eq=False)
class Writing(Part):
    """Keeps the text and the changes that made it; its `TextField` calls `typed`."""

    text_field: ClassVar[str]
    """Key or id of the field that shows the text."""

    text: str = ""
    done: list[history.Change] = field(default_factory=list)
    undone: list[history.Change] = field(default_factory=list)

    @property
    def lists_go_on(self) -> bool:
        """Whether a new line goes on with the list above it."""
        return True

    def on_text_changed(self) -> None:
        """Act on a change, by whatever way it came."""

    def typed(self, text: str) -> None:
        """Take what was typed; a new line goes on with the list above it, or ends it."""
        start, removed, inserted = difference(self.text, text)
        self._take(text, history.noted(self.done, self.text, text))
        if inserted == "\n" and not removed and self.lists_go_on:
            now = line_broken(text, start)
            if now.text != text:
                self.change(now)

    def change(self, now: Selected) -> None:
        """Take a text that an action has made, and select what it says."""
        if now.text != self.text:
            step: history.Change = [*difference(self.text, now.text)]
            self._take(now.text, [*self.done, step])
        self.select(self.text_field, now.start, now.end)

    def apply(self, edit: Edit) -> None:
        """Change the text where the caret or the selection is."""
        start, end = self.selection()
        most = len(self.text)
        self.change(edit(Selected(self.text, min(start, most), min(end, most))))

    def undo(self) -> None:
        """Take the last change back."""
        *self.done, last = self.done
        self.undone = [*self.undone, last]
        self._show(history.undone(last, self.text))

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        *self.undone, last = self.undone
        self.done = [*self.done, last]
        self._show(history.redone(last, self.text))

    def forget_changes(self) -> None:
        """Leave nothing to undo."""
        self.done, self.undone = [], []

    def _take(self, text: str, done: list[history.Change]) -> None:
        self.text, self.done, self.undone = text, done, []
        self.on_text_changed()

    def _show(self, step: history.Step) -> None:
        self.text = step.text
        self.on_text_changed()
        self.select(self.text_field, step.caret)
