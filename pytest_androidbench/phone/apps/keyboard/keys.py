"""The window with keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.keyboard import emoji, layouts
from pytest_androidbench.phone.apps.keyboard.actions import KeyActions
from pytest_androidbench.phone.apps.keyboard.faces import (
    FRAME,
    KEY_HEIGHT,
    LOW_KEY_HEIGHT,
    face,
    line,
    special,
)
from pytest_androidbench.phone.apps.keyboard.features import clips, features
from pytest_androidbench.phone.system.parts import EditorInfo
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

HEADER: Final = 44
SHIFT_ICONS: Final = {"off": "arrow_upward", "once": "upload", "lock": "keyboard_capslock"}
NAVIGATION: Final = 48
LINES: Final = 4
INPUT_SETTINGS: Final = "android.settings.INPUT_METHOD_SETTINGS"


@dataclass(eq=False)
class KeyboardScreen(KeyActions):
    """Letters, symbols or a number pad, with a strip above and the system's buttons below."""

    @property
    def key_height(self) -> float:
        """The height of a row of keys."""
        width, height = self.phone.display.logical_size
        return LOW_KEY_HEIGHT if width > height else KEY_HEIGHT

    def build(self) -> w.Widget:
        rows = self._shown()
        area = w.Column(*rows, across="stretch", id="input_area", cls=FRAME)
        keys = w.Column(
            self._header(),
            area,
            w.Spacer(size=NAVIGATION),
            across="stretch",
            id="keyboard_holder",
            cls=FRAME,
        )
        below = self.phone.windows.gestural and w.Align(self._navigation(), down="bottom")
        stacked = w.Stack(below, keys)
        panel = w.Panel(
            w.Directed(stacked, "ltr"),
            look=w.Look(background="surface_high"),
            cls=FRAME,
            height=HEADER + LINES * self.key_height + NAVIGATION,
            width="fill",
        )
        return w.Panel(panel, id="android:id/inputArea", cls=FRAME)

    def _navigation(self) -> w.Widget:
        row = w.Row(
            w.IconButton(
                "keyboard_arrow_down",
                tr("Back"),
                id="android:id/input_method_nav_back",
                on_tap=self.phone.windows.navigation.back,
                package="android",
            ),
            w.Spacer(weight=1),
            w.IconButton(
                "language",
                tr("Switch input method"),
                package="android",
                id="android:id/input_method_nav_ime_switcher",
                on_tap=self.next_method,
            ),
            width="fill",
        )
        return w.Panel(
            row,
            padding=(24, 0),
            id="android:id/input_method_navigation_bar_view",
            cls=FRAME,
            height=NAVIGATION,
            width="fill",
        )

    def _shown(self) -> list[w.Widget]:
        if self.page == "emoji":
            return [*emoji.rows(self.category, self.type, self.key_height), self._last()]
        if self.page == "features":
            return [features(lambda name: partial(self.open, name), self.key_height), self._last()]
        if self.page == "clipboard":
            return [clips(self.phone.clipboard.text, self.paste, self.key_height), self._last()]
        return self._pad() if self.editor.keyboard in layouts.NUMERIC else self._rows()

    def _line(self, keys: Sequence[w.Widget | None], margin: float = 0) -> w.Widget:
        return line(keys, self.key_height, margin)

    def _last(self) -> w.Widget:
        return self._line([self._switch(), self._space(), self._delete()])

    def _header(self) -> w.Widget:
        menu = w.IconButton(
            "apps",
            tr("More features"),
            size=20,
            id="key_pos_header_access_points_menu",
            on_tap=self.show_features,
        )
        row = w.Row(
            menu,
            emoji.tabs(self.category, self.show_category) if self.page == "emoji" else None,
            w.Spacer(weight=1),
            w.IconButton(
                "mic", tr("Voice input"), id="key_pos_header_power_key", size=20, on_tap=self.speak
            ),
        )
        return w.Panel(
            row, padding=(4, 0), height=HEADER, cls=FRAME, id="keyboard_header_view_holder"
        )

    def _rows(self) -> list[w.Widget]:
        lines = layouts.PAGES[self.page]
        upper = self.page == "letters" and self.shift != "off"
        shown = [line.upper() if upper else line for line in lines]
        hints = "1234567890" if self.page == "letters" else ""
        return [
            self._line(
                [self._key(sign, 1, at, hints[at : at + 1]) for at, sign in enumerate(shown[0])]
            ),
            self._line(
                [self._key(sign, 2, at) for at, sign in enumerate(shown[1])],
                0.5 if len(shown[1]) < 10 else 0,
            ),
            self._line(
                [
                    self._left(),
                    *[self._key(sign, 3, at) for at, sign in enumerate(shown[2])],
                    self._delete(),
                ]
            ),
            self._line(
                [
                    self._switch(),
                    self._key(",", 4, 0),
                    self._emoji(),
                    self._space(),
                    self._key(".", 4, 1),
                    self._action(),
                ]
            ),
        ]

    def _pad(self) -> list[w.Widget]:
        signs = layouts.PAD_SIGNS[self.editor.keyboard]
        rows = [
            self._line([self._key(sign, row + 1, at) for at, sign in enumerate(digits)])
            for row, digits in enumerate(layouts.DIGITS)
        ]
        last = [
            *[self._key(sign, 4, at) for at, sign in enumerate(signs)],
            self._key("0", 4, len(signs)),
            self._delete(),
            self._action(),
        ]
        return [*rows, self._line(last)]

    def _key(self, sign: str, row: int, column: int, hint: str = "") -> w.Widget:
        scale = self.phone.display.font_scale
        label = w.Text(sign, w.TextStyle(22 / scale), id="label")
        small = w.Text(hint, w.TextStyle(11 / scale), colour="outline") if hint else None
        return face(
            sign, label, f"key_pos_{row - 1}_{column}", partial(self.type, sign), hint=small
        )

    def _left(self) -> w.Widget:
        if self.page == "letters":
            icon = SHIFT_ICONS[self.shift]
            desc = tr("Shift enabled") if self.shift == "lock" else tr("Shift")
            return special(desc, w.Icon(icon, 22, "on_surface"), "key_pos_shift", self.press_shift)
        other = "more" if self.page == "symbols" else "symbols"
        label = "=\\<" if other == "more" else "?123"
        return special(
            tr("More symbols") if other == "more" else tr("Symbols"),
            w.Text(label, w.BODY_SMALL),
            "key_pos_shift",
            partial(self.turn, other),
        )

    def _delete(self) -> w.Widget:
        return special(
            tr("Delete"),
            w.Icon("backspace", 22, "on_surface"),
            "key_pos_del",
            self.delete,
            self.clear,
        )

    def _switch(self) -> w.Widget:
        letters = self.page == "letters"
        back = "symbols" if letters else "letters"
        return special(
            tr("Symbol keyboard") if letters else tr("Letter keyboard"),
            w.Text("?123" if letters else "ABC", w.BODY_SMALL),
            "key_pos_symbol",
            partial(self.turn, back),
        )

    def _emoji(self) -> w.Widget | None:
        if self.editor.multiline:
            return None
        return face(
            tr("Emoji button"), w.Icon("mood", 22, "on_surface"), "key_pos_emoji", self.show_emoji
        )

    def _space(self) -> w.Widget:
        return face(tr("Space"), None, "key_pos_space", partial(self.type, " "), weight=4)

    def _action(self) -> w.Widget:
        action = self.editor.action
        return special(
            tr(layouts.ACTION_LABELS[action]),
            w.Icon(layouts.ACTION_ICONS[action], 22, "on_primary_container"),
            "key_pos_ime_action",
            self.act,
            background="primary_container",
        )


def fresh(editor: EditorInfo) -> KeyboardScreen:
    """The keys for a field the caret has just come to."""
    screen = KeyboardScreen(editor=replace(editor))
    screen.shift = "once" if screen.capital_next else "off"
    return screen
