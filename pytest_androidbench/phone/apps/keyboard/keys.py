"""The window with keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.keyboard import emoji
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
from pytest_androidbench.phone.apps.keyboard.layouts import (
    ACTION_ICONS,
    ACTION_LABELS,
    DIGITS,
    NUMERIC,
    PAD_SIGNS,
    PAGES,
)
from pytest_androidbench.phone.system.parts import Editor
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import BODY_SMALL, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Column,
    Directed,
    Icon,
    IconButton,
    Look,
    Panel,
    Row,
    Spacer,
    Stack,
    Text,
)

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

    def build(self) -> Widget:
        rows = self._shown()
        area = Column(*rows, across="stretch", id="input_area", cls=FRAME)
        keys = Column(
            self._header(),
            area,
            Spacer(size=NAVIGATION),
            across="stretch",
            id="keyboard_holder",
            cls=FRAME,
        )
        below = self.phone.windows.gestural and Align(self._navigation(), down="bottom")
        stacked = Stack(below, keys)
        panel = Panel(
            Directed(stacked, "ltr"),
            look=Look(background="surface_high"),
            cls=FRAME,
            height=HEADER + LINES * self.key_height + NAVIGATION,
            width="fill",
        )
        return Panel(panel, id="android:id/inputArea", cls=FRAME)

    def _navigation(self) -> Widget:
        row = Row(
            IconButton(
                "keyboard_arrow_down",
                tr("Back"),
                id="android:id/input_method_nav_back",
                on_tap=self.phone.windows.go_back,
                package="android",
            ),
            Spacer(weight=1),
            IconButton(
                "language",
                tr("Switch input method"),
                package="android",
                id="android:id/input_method_nav_ime_switcher",
                on_tap=self.next_method,
            ),
            width="fill",
        )
        return Panel(
            row,
            padding=(24, 0),
            id="android:id/input_method_navigation_bar_view",
            cls=FRAME,
            height=NAVIGATION,
            width="fill",
        )

    def _shown(self) -> list[Widget]:
        if self.page == "emoji":
            return [*emoji.rows(self.category, self.type, self.key_height), self._last()]
        if self.page == "features":
            return [features(lambda name: partial(self.open, name), self.key_height), self._last()]
        if self.page == "clipboard":
            return [clips(self.phone.clipboard.text, self.paste, self.key_height), self._last()]
        return self._pad() if self.editor.keyboard in NUMERIC else self._rows()

    def _line(self, keys: Sequence[Widget | None], margin: float = 0) -> Widget:
        return line(keys, self.key_height, margin)

    def _last(self) -> Widget:
        return self._line([self._switch(), self._space(), self._delete()])

    def _header(self) -> Widget:
        menu = IconButton(
            "apps",
            tr("More features"),
            size=20,
            id="key_pos_header_access_points_menu",
            on_tap=self.show_features,
        )
        row = Row(
            menu,
            emoji.tabs(self.category, self.show_category) if self.page == "emoji" else None,
            Spacer(weight=1),
            IconButton(
                "mic", tr("Voice input"), id="key_pos_header_power_key", size=20, on_tap=self.speak
            ),
        )
        return Panel(
            row, padding=(4, 0), height=HEADER, cls=FRAME, id="keyboard_header_view_holder"
        )

    def _rows(self) -> list[Widget]:
        lines = PAGES[self.page]
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

    def _pad(self) -> list[Widget]:
        signs = PAD_SIGNS[self.editor.keyboard]
        rows = [
            self._line([self._key(sign, row + 1, at) for at, sign in enumerate(digits)])
            for row, digits in enumerate(DIGITS)
        ]
        last = [
            *[self._key(sign, 4, at) for at, sign in enumerate(signs)],
            self._key("0", 4, len(signs)),
            self._delete(),
            self._action(),
        ]
        return [*rows, self._line(last)]

    def _key(self, sign: str, row: int, column: int, hint: str = "") -> Widget:
        scale = self.phone.display.font_scale
        label = Text(sign, TextStyle(22 / scale), id="label")
        small = Text(hint, TextStyle(11 / scale), colour="outline") if hint else None
        return face(
            sign, label, f"key_pos_{row - 1}_{column}", partial(self.type, sign), hint=small
        )

    def _left(self) -> Widget:
        if self.page == "letters":
            icon = SHIFT_ICONS[self.shift]
            desc = tr("Shift enabled") if self.shift == "lock" else tr("Shift")
            return special(desc, Icon(icon, 22, "on_surface"), "key_pos_shift", self.press_shift)
        other = "more" if self.page == "symbols" else "symbols"
        label = "=\\<" if other == "more" else "?123"
        return special(
            tr("More symbols") if other == "more" else tr("Symbols"),
            Text(label, BODY_SMALL),
            "key_pos_shift",
            partial(self.turn, other),
        )

    def _delete(self) -> Widget:
        return special(
            tr("Delete"),
            Icon("backspace", 22, "on_surface"),
            "key_pos_del",
            self.delete,
            self.clear,
        )

    def _switch(self) -> Widget:
        letters = self.page == "letters"
        back = "symbols" if letters else "letters"
        return special(
            tr("Symbol keyboard") if letters else tr("Letter keyboard"),
            Text("?123" if letters else "ABC", BODY_SMALL),
            "key_pos_symbol",
            partial(self.turn, back),
        )

    def _emoji(self) -> Widget | None:
        if self.editor.multiline:
            return None
        return face(
            tr("Emoji button"), Icon("mood", 22, "on_surface"), "key_pos_emoji", self.show_emoji
        )

    def _space(self) -> Widget:
        return face(tr("Space"), None, "key_pos_space", partial(self.type, " "), weight=4)

    def _action(self) -> Widget:
        action = self.editor.action
        return special(
            tr(ACTION_LABELS[action]),
            Icon(ACTION_ICONS[action], 22, "on_primary_container"),
            "key_pos_ime_action",
            self.act,
            background="primary_container",
        )


def fresh(editor: Editor) -> KeyboardScreen:
    """The keys for a field the caret has just come to."""
    screen = KeyboardScreen(editor=replace(editor))
    screen.shift = "once" if screen.capital_next else "off"
    return screen
