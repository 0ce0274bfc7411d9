"""The keys: letters, symbols and number pads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from typing import Final

from pytest_androidbench.phone.apps.keyboard import layouts
from pytest_androidbench.phone.apps.keyboard.app import KeyboardApp
from pytest_androidbench.phone.apps.keyboard.faces import (
    ABOVE,
    BESIDE,
    KEY_HEIGHT,
    LOW_KEY_HEIGHT,
    face,
    line,
    sign,
    special,
)
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.parts import EditorInfo
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LINES: Final = 4
ACROSS: Final = 10
"""The most signs in a row."""
REPEAT_MS: Final = 50
"""Between two characters that a held delete key takes, as in AOSP's LatinIME."""
SHIFT_ICONS: Final = {
    "off": "arrow_upward",
    "auto": "upload",
    "once": "upload",
    "lock": "keyboard_capslock",
}
NEXT_SHIFT: Final = {"off": "once", "auto": "off", "once": "lock", "lock": "off"}


@dataclass(eq=False)
class KeyRows(AppPart[KeyboardApp]):
    """Rows of keys, which page of them is shown, and what they do."""

    page: str = "letters"
    """letters, symbols, more; or what else stands in their place: emoji, features, clipboard."""
    shift: str = "off"
    """off, auto where a sentence begins, once or lock."""
    deleting: bool = False
    """Whether a finger holds the delete key."""

    @property
    def height(self) -> float:
        """The height of a row of keys."""
        display = self.phone.display
        low = display.is_wide and not display.is_tablet
        return LOW_KEY_HEIGHT if low else KEY_HEIGHT

    def follow(self, editor: EditorInfo) -> None:
        """Take capitals at the start of sentences."""
        if self.shift != "lock":
            self.shift = "auto" if layouts.capital_next(editor) else "off"

    def lines(self, editor: EditorInfo) -> int:
        """How many rows of keys there are for a field."""
        return LINES + self._digits_above(editor)

    def rows(self, editor: EditorInfo) -> list[w.Widget]:
        """The keys for a field."""
        return self._pad(editor) if editor.keyboard in layouts.NUMERIC else self._page(editor)

    def last(self) -> w.Widget:
        """The row below pages without letters."""
        return self._line([self._switch(), self._space(), self._delete()])

    def _digits_above(self, editor: EditorInfo) -> bool:
        return layouts.has_number_row(editor) and self.height == KEY_HEIGHT

    def _page(self, editor: EditorInfo) -> list[w.Widget]:
        digits = self._digits_above(editor)
        upper = self.page == "letters" and self.shift != "off"
        page = layouts.page(self.page, digits_above=digits)
        shown = [line.upper() if upper else line for line in page]
        hints = "" if digits or self.page != "letters" else layouts.NUMBER_ROW
        return [
            *([self._line(self._signs(layouts.NUMBER_ROW, "number", 0))] if digits else []),
            self._line(self._signs(shown[0], "0", 0, hints)),
            self._line(self._signs(shown[1], "1", 0), 0.5 if len(shown[1]) < 10 else 0),
            self._line([self._left(), *self._signs(shown[2], "2", 1), self._delete()]),
            self._line(self._bottom(editor)),
        ]

    def _bottom(self, editor: EditorInfo) -> list[w.Widget | None]:
        return [
            self._switch(),
            self._key(",", "bottom_symbol_1"),
            None if editor.multiline else self._emoji(),
            self._space(),
            self._key(".", "bottom_symbol_2"),
            self._action(editor),
        ]

    def _pad(self, editor: EditorInfo) -> list[w.Widget]:
        rows = [self._pad_keys(digits, row + 1) for row, digits in enumerate(layouts.DIGITS)]
        bottom = self._pad_keys(layouts.PAD_BOTTOM[editor.keyboard], 4)
        return [
            *(self._line(row) for row in rows),
            self._line([*bottom, self._delete(), self._action(editor)]),
        ]

    def _pad_keys(self, signs: str, row: int) -> list[w.Widget]:
        return self._signs(signs, f"number_line{row}", 1)

    def _line(self, keys: Sequence[w.Widget | None], margin: float = 0) -> w.Widget:
        return line(keys, self.height, margin)

    def _signs(self, signs: str, row: str, first: int, hints: str = "") -> list[w.Widget]:
        keys = zip_longest(signs, hints, fillvalue="")
        return [
            self._key(sign, f"{row}_{first + at}", hint) for at, (sign, hint) in enumerate(keys)
        ]

    def _key(self, sign: str, place: str, hint: str = "") -> w.Widget:
        scale = self.phone.display.font_scale
        label = w.Text(sign, w.TextStyle(self._size / scale), id="label")
        small = w.Text(hint, w.TextStyle(11 / scale), colour="outline") if hint else None
        return face(
            sign,
            label,
            f"key_pos_{place}",
            partial(self.type, sign),
            hint=small,
            on_long=partial(self.type, hint) if hint else None,
        )

    @property
    def _size(self) -> float:
        """The size of a sign, which fits into low keys and into narrow ones."""
        widest = self.phone.display.width_dp / ACROSS - 2 * BESIDE
        return min(22, (self.height - 2 * ABOVE) * 0.7, widest)

    def _left(self) -> w.Widget:
        if self.page == "letters":
            desc = tr("Shift enabled") if self.shift == "lock" else tr("Shift")
            return special(desc, sign(SHIFT_ICONS[self.shift]), "key_pos_shift", self.press_shift)
        other, desc, label = (
            ("more", tr("More symbols"), "=\\<")
            if self.page == "symbols"
            else ("symbols", tr("Symbols"), "?123")
        )
        act = partial(self.turn, other)
        return special(desc, w.Text(label, w.BODY_SMALL), "key_pos_shift", act)

    def _delete(self) -> w.Widget:
        return special(tr("Delete"), sign("backspace"), "key_pos_del", self.delete, self.hold)

    def _switch(self) -> w.Widget:
        other, desc, label = (
            ("symbols", tr("Symbol keyboard"), "?123")
            if self.page == "letters"
            else ("letters", tr("Letter keyboard"), "ABC")
        )
        act = partial(self.turn, other)
        return special(desc, w.Text(label, w.BODY_SMALL), "key_pos_switch_to_symbol", act)

    def _emoji(self) -> w.Widget:
        place = "key_pos_switch_to_next_language"
        return face(tr("Emoji button"), sign("mood"), place, partial(self.turn, "emoji"))

    def _space(self) -> w.Widget:
        return face(tr("Space"), None, "key_pos_space", partial(self.type, " "), weight=4)

    def _action(self, editor: EditorInfo) -> w.Widget:
        label, icon = layouts.ACTIONS[editor.action]
        return special(
            tr(label),
            sign(icon, colour="on_primary_container"),
            "key_pos_ime_action",
            self.act,
            background="primary_container",
        )

    def type(self, sign: str) -> None:
        """Put a character into the field."""
        self.phone.windows.editor.commit(sign)

    def delete(self) -> None:
        """Delete the character or emoji before the caret."""
        self.phone.windows.editor.backspace()

    def hold(self) -> None:
        """Delete one character after the other until the finger is lifted."""
        self.deleting = True
        self.delete_more()

    def delete_more(self) -> None:
        """Delete a character and come again, while the key is held."""
        if self.deleting:
            self.delete()
            self.screen.after(REPEAT_MS, self.delete_more)

    def release(self) -> None:
        """The finger was lifted."""
        self.deleting = False

    def act(self) -> None:
        """Press the action key."""
        self.phone.windows.editor.editor_action()

    def press_shift(self) -> None:
        """One capital, then all capitals, then none; none where a capital comes by itself."""
        self.shift = NEXT_SHIFT[self.shift]

    def turn(self, page: str) -> None:
        """Show other keys."""
        self.page = page
