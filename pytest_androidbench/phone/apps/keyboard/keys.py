"""The keys: letters, symbols and number pads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.keyboard import layouts
from pytest_androidbench.phone.apps.keyboard.app import KeyboardApp
from pytest_androidbench.phone.apps.keyboard.faces import (
    KEY_HEIGHT,
    LOW_KEY_HEIGHT,
    face,
    line,
    special,
)
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.parts import EditorInfo
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LINES: Final = 4
SHIFT_ICONS: Final = {"off": "arrow_upward", "once": "upload", "lock": "keyboard_capslock"}
NEXT_SHIFT: Final = {"off": "once", "once": "lock", "lock": "off"}


@dataclass(eq=False)
class KeyRows(AppPart[KeyboardApp]):
    """Rows of keys, which page of them is shown, and what they do."""

    page: str = "letters"
    """letters, symbols, more; or what else stands in their place: emoji, features, clipboard."""
    shift: str = "off"
    """off, once or lock."""

    @property
    def height(self) -> float:
        """The height of a row of keys."""
        width, height = self.phone.display.logical_size
        return LOW_KEY_HEIGHT if width > height else KEY_HEIGHT

    def follow(self, editor: EditorInfo) -> None:
        """Take capitals at the start of sentences."""
        if self.shift != "lock":
            self.shift = "once" if layouts.capital_next(editor) else "off"

    def rows(self, editor: EditorInfo) -> list[w.Widget]:
        """The keys for a field."""
        return self._pad(editor) if editor.keyboard in layouts.NUMERIC else self._page(editor)

    def last(self) -> w.Widget:
        """The row below pages without letters."""
        return self._line([self._switch(), self._space(), self._delete()])

    def _page(self, editor: EditorInfo) -> list[w.Widget]:
        upper = self.page == "letters" and self.shift != "off"
        shown = [line.upper() if upper else line for line in layouts.PAGES[self.page]]
        first, second, third = (self._signs(row, at + 1) for at, row in enumerate(shown))
        if self.page == "letters":
            first = [
                self._key(sign, 1, at, hint)
                for at, (sign, hint) in enumerate(zip(shown[0], "1234567890", strict=True))
            ]
        last = [
            self._switch(),
            self._key(",", 4, 0),
            None if editor.multiline else self._emoji(),
            self._space(),
            self._key(".", 4, 1),
            self._action(editor),
        ]
        return [
            self._line(first),
            self._line(second, 0.5 if len(second) < 10 else 0),
            self._line([self._left(), *third, self._delete()]),
            self._line(last),
        ]

    def _pad(self, editor: EditorInfo) -> list[w.Widget]:
        signs = layouts.PAD_SIGNS[editor.keyboard]
        rows = [
            self._line(self._signs(digits, row + 1)) for row, digits in enumerate(layouts.DIGITS)
        ]
        last = [*self._signs(f"{signs}0", 4), self._delete(), self._action(editor)]
        return [*rows, self._line(last)]

    def _line(self, keys: Sequence[w.Widget | None], margin: float = 0) -> w.Widget:
        return line(keys, self.height, margin)

    def _signs(self, signs: str, row: int) -> list[w.Widget]:
        return [self._key(sign, row, at) for at, sign in enumerate(signs)]

    def _key(self, sign: str, row: int, column: int, hint: str = "") -> w.Widget:
        scale = self.phone.display.font_scale
        label = w.Text(sign, w.TextStyle(22 / scale), id="label")
        small = w.Text(hint, w.TextStyle(11 / scale), colour="outline") if hint else None
        return face(
            sign, label, f"key_pos_{row - 1}_{column}", partial(self.type, sign), hint=small
        )

    def _left(self) -> w.Widget:
        if self.page == "letters":
            desc = tr("Shift enabled") if self.shift == "lock" else tr("Shift")
            icon = w.Icon(SHIFT_ICONS[self.shift], 22, "on_surface")
            return special(desc, icon, "key_pos_shift", self.press_shift)
        other, desc, label = (
            ("more", tr("More symbols"), "=\\<")
            if self.page == "symbols"
            else ("symbols", tr("Symbols"), "?123")
        )
        act = partial(self.turn, other)
        return special(desc, w.Text(label, w.BODY_SMALL), "key_pos_shift", act)

    def _delete(self) -> w.Widget:
        icon = w.Icon("backspace", 22, "on_surface")
        return special(tr("Delete"), icon, "key_pos_del", self.delete, self.clear)

    def _switch(self) -> w.Widget:
        other, desc, label = (
            ("symbols", tr("Symbol keyboard"), "?123")
            if self.page == "letters"
            else ("letters", tr("Letter keyboard"), "ABC")
        )
        act = partial(self.turn, other)
        return special(desc, w.Text(label, w.BODY_SMALL), "key_pos_symbol", act)

    def _emoji(self) -> w.Widget:
        icon = w.Icon("mood", 22, "on_surface")
        return face(tr("Emoji button"), icon, "key_pos_emoji", partial(self.turn, "emoji"))

    def _space(self) -> w.Widget:
        return face(tr("Space"), None, "key_pos_space", partial(self.type, " "), weight=4)

    def _action(self, editor: EditorInfo) -> w.Widget:
        label, icon = layouts.ACTIONS[editor.action]
        return special(
            tr(label),
            w.Icon(icon, 22, "on_primary_container"),
            "key_pos_ime_action",
            self.act,
            background="primary_container",
        )

    def type(self, sign: str) -> None:
        """Put a character into the field."""
        self.phone.windows.editor.commit(sign)

    def delete(self) -> None:
        """Delete the character before the caret."""
        self.phone.windows.editor.delete_before()

    def clear(self) -> None:
        """Delete everything, as holding the key does."""
        self.phone.windows.editor.clear()

    def act(self) -> None:
        """Press the action key."""
        self.phone.windows.editor.editor_action()

    def press_shift(self) -> None:
        """One capital, then all capitals, then none."""
        self.shift = NEXT_SHIFT[self.shift]

    def turn(self, page: str) -> None:
        """Show other keys."""
        self.page = page
