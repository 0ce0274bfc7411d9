"""Typing into the field with the caret: what keyboards, keys and automation have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from pytest_androidbench.phone.system.parts import EditorInfo
from pytest_androidbench.phone.system.windows.caret import deleted_from, kept_caret, word_around
from pytest_androidbench.phone.system.windows.scene import Window
from pytest_androidbench.phone.system.windows.undoing import (
    RestoredText,
    forget,
    redo,
    remember,
    undo,
)
from pytest_androidbench.phone.ui.box import Box, ViewState
from pytest_androidbench.phone.ui.emoji import last_length
from pytest_androidbench.phone.ui.hit import caret_rect, reveal
from pytest_androidbench.phone.ui.widgets import TextField

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.windows import Windows

ACCEPTED: Final[Mapping[str, str]] = {
    "number": "0123456789",
    "decimal": "0123456789.",
    "phone": "0123456789#*+-(),/N. ;",
    "datetime": "0123456789amp:/- ",
}
"""What fields of these kinds let in, as Android's key listeners do."""


class Focus(NamedTuple):
    """The field with the caret."""

    window: Window
    box: Box
    widget: TextField
    view: ViewState
    text: str


class Editing:
    """Edits the focused field; without one nothing happens."""

    def __init__(self, phone: Phone, windows: Windows) -> None:
        self._phone = phone
        self._windows = windows

    def focus(self) -> Focus | None:
        """The field with the caret in the active window, if it is seen."""
        window = self._windows.scene().focused
        box = window.focused_box if window is not None else None
        if window is None or box is None or not isinstance(box.widget, TextField):
            return None
        text = box.widget.text_in(window.entry.screen)
        view = window.entry.view
        view.caret = min(view.caret, len(text))
        view.selection = min(view.selection, len(text))
        return Focus(window, box, box.widget, view, text)

    @property
    def text(self) -> str | None:
        """The text of the focused field."""
        focus = self.focus()
        return focus.text if focus else None

    @property
    def selected_text(self) -> str:
        """What is selected."""
        focus = self.focus()
        return focus.text[slice(*focus.view.selected)] if focus else ""

    def info(self) -> EditorInfo | None:
        """What a keyboard may know about the field."""
        focus = self.focus()
        if focus is None:
            return None
        widget = focus.widget
        return EditorInfo(
            package=focus.box.package,
            keyboard=widget.keyboard,
            multiline=widget.multiline,
            password=widget.password,
            action=self._action(focus),
            text_before=focus.text[: focus.view.selected[0]],
        )

    def commit(self, text: str) -> bool:
        """Put a text in place of the selection; tells whether there was a field."""
        focus = self.focus()
        if focus is None:
            return False
        start, end = focus.view.selected
        rest = focus.text[:start] + focus.text[end:]
        accepted = self._accepted(focus.widget, text, len(rest))
        self._change(focus, rest[:start] + accepted + rest[start:], start + len(accepted))
        return True

    def press_keys(self, keys: str) -> bool:
        """Give keys to a field that wants to see them; tells whether there is one."""
        focus = self.focus()
        if focus is None or focus.widget.on_keys is None:
            return False
        give, selected = focus.widget.on_keys, focus.view.selected
        self._guarded(focus, lambda: give(keys, selected))
        self._windows.overlays.hide_toolbar()
        self._windows.changed()
        self._windows.overlays.field_changed()
        return True

    def delete_before(self, count: int | None = None) -> bool:
        """Delete the selection, or so many characters before the caret.

        Without a count that is what the delete key deletes: an emoji goes as a whole.
        """
        focus = self.focus()
        if focus is None:
            return False
        start, end = focus.view.selected
        if start == end:
            whole = deleted_from(focus.text, start)
            start = whole if count is None else max(0, start - count)
        self._change(focus, focus.text[:start] + focus.text[end:], start)
        return True

    def backspace(self) -> bool:
        """Delete the selection, or the character before the caret: the whole of an emoji."""
        focus = self.focus()
        before = focus.text[: focus.view.selected[0]] if focus else ""
        return self.delete_before(last_length(before))

    def delete_after(self, count: int = 1) -> bool:
        """Delete the selection, or characters after the caret."""
        focus = self.focus()
        if focus is None:
            return False
        start, end = focus.view.selected
        end = end if start != end else min(len(focus.text), end + count)
        self._change(focus, focus.text[:start] + focus.text[end:], start)
        return True

    def clear(self) -> bool:
        """Delete the whole text."""
        focus = self.focus()
        if focus is None:
            return False
        self._change(focus, "", 0)
        return True

    def editor_action(self) -> bool:
        """Press the keyboard's action key: next field, done, search, or a new line."""
        focus = self.focus()
        if focus is None:
            return False
        if self._action(focus) == "enter":
            return self.commit("\n")
        return self.perform_action()

    def perform_action(self) -> bool:
        """Do what the field's action is, as a keyboard may ask for; no new line in any case."""
        focus = self.focus()
        if focus is None:
            return False
        action = self._action(focus)
        if action == "next" and self.focus_next():
            return True
        if focus.widget.on_done is not None:
            self._guarded(focus, focus.widget.on_done)
        if action in {"done", "next", "enter"}:
            self._windows.overlays.hide_keyboard()
        self._windows.changed()
        return True

    def undo(self) -> bool:
        """Take back the last change."""
        return self._restore(undo)

    def redo(self) -> bool:
        """Make the change again that was taken back last."""
        return self._restore(redo)

    def _restore(self, step: Callable[[ViewState, str], RestoredText | None]) -> bool:
        focus = self.focus()
        restored = step(focus.view, focus.text) if focus is not None else None
        if focus is None or restored is None:
            return False
        kept = focus.view.done, focus.view.undone
        self._change(focus, *restored)
        focus.view.done, focus.view.undone = kept
        return True

    def focus_next(self, step: int = 1) -> bool:
        """Move the caret to the next field on the screen; tells whether there is one."""
        focus = self.focus()
        if focus is None:
            return False
        fields = [
            box
            for box in focus.window.root.walk()
            if isinstance(box.widget, TextField) and box.widget.is_editable
        ]
        place = fields.index(focus.box) + step
        if not 0 <= place < len(fields):
            return False
        self.give_focus(focus.window, fields[place])
        return True

    def tab(self, step: int) -> bool:
        """Press the tab key: it types where there are several lines, else goes to a field."""
        focus = self.focus()
        if focus is not None and focus.widget.multiline:
            return self.commit("\t")
        return self.focus_next(step)

    def give_focus(self, window: Window, box: Box, caret: int | None = None) -> None:
        """Put the caret into a field, show the keyboard, and scroll to it, or to the caret."""
        if not isinstance(box.widget, TextField) or not box.widget.is_editable:
            return
        text = box.widget.text_in(window.entry.screen)
        view, app = window.entry.view, window.entry.screen.app
        if view.focus != box.identity:
            forget(view)
        view.focus = box.identity
        view.caret = view.selection = len(text) if caret is None else caret
        self._phone.guard.call(app, box.widget.took_focus)
        self._windows.overlays.show_keyboard()
        self._windows.changed()
        self.show_caret()

    def show_caret(self) -> None:
        """Scroll to the caret, if there is one."""
        now = self.focus()
        if now is not None and reveal(now.box, now.view, caret_rect(now.box, now.view.caret)):
            self._windows.changed()

    def select(self, start: int, end: int) -> None:
        """Select a part of the text."""
        focus = self.focus()
        if focus is not None:
            focus.view.selection, focus.view.caret = start, end
            self._windows.changed()

    def deselect(self) -> None:
        """Leave the caret at the end of what was selected."""
        focus = self.focus()
        if focus is not None:
            end = focus.view.selected[1]
            self.select(end, end)

    def select_all(self) -> None:
        """Select the whole text."""
        self.select(0, len(self.text or ""))

    def select_word(self, offset: int) -> None:
        """Select the word at an offset."""
        self.select(*word_around(self.text or "", offset))

    def move(self, caret: Callable[[int, str], int], *, extend: bool = False) -> bool:
        """Move the caret: from (offset, text) to another offset; `extend` keeps the other end."""
        focus = self.focus()
        if focus is None:
            return False
        wanted = max(0, min(len(focus.text), caret(focus.view.caret, focus.text)))
        focus.view.caret = wanted
        if not extend:
            focus.view.selection = wanted
        self._windows.changed()
        self.show_caret()
        return True

    def copy(self) -> None:
        """Copy the selection."""
        focus = self.focus()
        if focus is not None and self.selected_text and not focus.widget.password:
            self._phone.clipboard.put(self.selected_text, package=focus.box.package)

    def cut(self) -> None:
        """Copy the selection and delete it."""
        if self.selected_text:
            self.copy()
            self.delete_before()

    def paste(self) -> bool:
        """Put the clipboard's text in place of the selection."""
        return bool(self._phone.clipboard.text) and self.commit(self._phone.clipboard.text)

    def set_text(self, box: Box, text: str) -> bool:
        """Give a field, focused or not, another text, as accessibility services do."""
        found = self._windows.field_now(box)
        if found is None:
            return False
        window, now = found
        if not isinstance(now.widget, TextField) or not now.widget.is_editable:
            return False
        focus = Focus(window, now, now.widget, window.entry.view, "")
        accepted = self._accepted(now.widget, text)
        self._change(focus, accepted, len(accepted))
        forget(window.entry.view)
        return True

    @staticmethod
    def _action(focus: Focus) -> str:
        return focus.widget.action or ("enter" if focus.widget.multiline else "next")

    @staticmethod
    def _accepted(widget: TextField, text: str, beside: int = 0) -> str:
        """What a field takes of a text, with so many characters in it already."""
        if not widget.multiline and not widget.takes_all:
            text = text.replace("\n", " ")
        if widget.max_length is not None:
            text = text[: max(0, widget.max_length - beside)]
        allowed = None if widget.takes_all else ACCEPTED.get(widget.keyboard)
        return text if allowed is None else "".join(c for c in text if c in allowed)

    def _change(self, focus: Focus, text: str, caret: int) -> None:
        before = focus.view.selected
        self._guarded(focus, lambda: focus.widget.edit(focus.window.entry.screen, text))
        moved = focus.view.selected != before
        focused = focus.view.focus == focus.box.identity and not moved
        if focused:
            focus.view.caret = focus.view.selection = caret
            remember(focus.view, focus.text, text)
        self._windows.overlays.hide_toolbar()
        self._windows.changed()
        if focused and focus.widget.on_text is not None:
            self._follow(text, caret)
        if focused and focus.widget.multiline:
            self.show_caret()
        self._windows.overlays.field_changed()

    def _follow(self, typed: str, caret: int) -> None:
        """Put the caret where it belongs if the app shows something else than was typed."""
        now = self.focus()
        if now is not None and now.text != typed:
            now.view.caret = now.view.selection = kept_caret(typed, caret, now.text)
            self._windows.changed()

    def _guarded(self, focus: Focus, work: Callable[[], object]) -> None:
        self._phone.guard.call(focus.window.entry.screen.app, work)
