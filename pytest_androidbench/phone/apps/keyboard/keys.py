"""The window with keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.keyboard.layouts import (
    ACTION_ICONS,
    ACTION_LABELS,
    DIGITS,
    NUMERIC,
    PAD_SIGNS,
    PAGES,
    starts_sentence,
)
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.parts import Editor
from pytest_androidbench.phone.ui.message import TextLike, tr
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

FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
KEY_HEIGHT: Final = 54
HEADER: Final = 44
SHIFT_ICONS: Final = {"off": "arrow_upward", "once": "upload", "lock": "keyboard_capslock"}
NAVIGATION: Final = 48


@dataclass(eq=False)
class KeyboardScreen(AppScreen[None]):
    """Letters, symbols or a number pad, with a strip above and the system's buttons below."""

    direction: ClassVar[str] = "ltr"

    editor: Editor = field(default_factory=lambda: Editor(package=""))
    page: str = "letters"
    shift: str = "off"
    """off, once or lock."""

    def build(self) -> Widget:
        rows = self._pad() if self.editor.keyboard in NUMERIC else self._rows()
        area = Column(*rows, across="stretch", id="input_area", cls=FRAME)
        keys = Column(
            self._header(),
            area,
            Spacer(size=NAVIGATION),
            across="stretch",
            id="keyboard_holder",
            cls=FRAME,
        )
        stacked = Stack(Align(self._navigation(), down="bottom"), keys)
        panel = Panel(
            Directed(stacked, "ltr"),
            look=Look(background="surface_high"),
            cls=FRAME,
            height=HEADER + len(rows) * KEY_HEIGHT + NAVIGATION,
            width="fill",
        )
        return Panel(panel, id="android:id/inputArea", cls=FRAME)

    def field_changed(self, editor: Editor) -> None:
        """Follow the text, for capitals at the start of sentences."""
        self.editor = editor
        if self.shift != "lock":
            self.shift = "once" if self.capital_next else "off"

    def layout_key(self) -> tuple[object, ...]:
        """What the keys depend on."""
        return self.page, self.shift, replace(self.editor, text_before="")

    @property
    def capital_next(self) -> bool:
        """Whether the next letter is one of the start of a sentence."""
        kind = self.editor
        return kind.keyboard == "text" and not kind.password and starts_sentence(kind.text_before)

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

    def _header(self) -> Widget:
        row = Row(
            IconButton(
                "apps", tr("More features"), size=20, id="key_pos_header_access_points_menu"
            ),
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
            _line([self._key(sign, 1, at, hints[at : at + 1]) for at, sign in enumerate(shown[0])]),
            _line(
                [self._key(sign, 2, at) for at, sign in enumerate(shown[1])],
                0.5 if len(shown[1]) < 10 else 0,
            ),
            _line(
                [
                    self._left(),
                    *[self._key(sign, 3, at) for at, sign in enumerate(shown[2])],
                    self._delete(),
                ]
            ),
            _line(
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
            _line([self._key(sign, row + 1, at) for at, sign in enumerate(line)])
            for row, line in enumerate(DIGITS)
        ]
        last = [
            *[self._key(sign, 4, at) for at, sign in enumerate(signs)],
            self._key("0", 4, len(signs)),
            self._delete(),
            self._action(),
        ]
        return [*rows, _line(last)]

    def _key(self, sign: str, row: int, column: int, hint: str = "") -> Widget:
        scale = self.phone.display.font_scale
        label = Text(sign, TextStyle(22 / scale), id="label")
        small = Text(hint, TextStyle(11 / scale), colour="outline") if hint else None
        return _face(
            sign, label, f"key_pos_{row - 1}_{column}", partial(self.type, sign), hint=small
        )

    def _left(self) -> Widget:
        if self.page == "letters":
            icon = SHIFT_ICONS[self.shift]
            desc = tr("Shift enabled") if self.shift == "lock" else tr("Shift")
            return _special(desc, Icon(icon, 22, "on_surface"), "key_pos_shift", self.press_shift)
        other = "more" if self.page == "symbols" else "symbols"
        label = "=\\<" if other == "more" else "?123"
        return _special(
            tr("More symbols") if other == "more" else tr("Symbols"),
            Text(label, BODY_SMALL),
            "key_pos_shift",
            partial(self.turn, other),
        )

    def _delete(self) -> Widget:
        return _special(
            tr("Delete"),
            Icon("backspace", 22, "on_surface"),
            "key_pos_del",
            self.delete,
            self.clear,
        )

    def _switch(self) -> Widget:
        letters = self.page == "letters"
        return _special(
            tr("Symbol keyboard") if letters else tr("Letter keyboard"),
            Text("?123" if letters else "ABC", BODY_SMALL),
            "key_pos_symbol",
            partial(self.turn, "symbols" if letters else "letters"),
        )

    def _emoji(self) -> Widget | None:
        if self.editor.multiline:
            return None
        return _face(tr("Emoji button"), Icon("mood", 22, "on_surface"), "key_pos_emoji", None)

    def _space(self) -> Widget:
        return _face(tr("Space"), None, "key_pos_space", partial(self.type, " "), weight=4)

    def _action(self) -> Widget:
        action = self.editor.action
        return _special(
            tr(ACTION_LABELS[action]),
            Icon(ACTION_ICONS[action], 22, "on_primary_container"),
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

    def speak(self) -> None:
        """There is no microphone to listen to."""
        self.toast(tr("Voice typing isn’t available"))

    def press_shift(self) -> None:
        """One capital, then all capitals, then none."""
        self.shift = {"off": "once", "once": "lock", "lock": "off"}[self.shift]

    def turn(self, page: str) -> None:
        """Show other keys."""
        self.page = page

    def next_method(self) -> None:
        """Choose the next input method."""
        ime = self.phone.ime
        methods = ime.enabled()
        chosen = ime.selected.method_id if ime.selected else ""
        place = methods.index(chosen) if chosen in methods else -1
        ime.select(methods[(place + 1) % len(methods)])


def _line(keys: Sequence[Widget | None], margin: float = 0) -> Widget:
    side = [Spacer(weight=margin)] if margin else []
    row = Row(*side, *keys, *([Spacer(weight=margin)] if margin else []), across="stretch")
    return Panel(row, padding=(4, 0), height=KEY_HEIGHT, width="fill")


def _face(
    desc: TextLike,
    label: Widget | None,
    id_: str,
    on_tap: Callable[[], None] | None,
    *,
    hint: Widget | None = None,
    weight: float = 1,
    background: str = "surface_low",
    on_long: Callable[[], None] | None = None,
) -> Widget:
    body = Stack(
        Align(label) if label is not None else None,
        Align(hint, across="end", down="top", margin=3) if hint is not None else None,
        width="fill",
        height="fill",
    )
    key = Panel(body, look=Look(background=background, radius=6), width="fill", height="fill")
    return Panel(
        key,
        padding=(3, 5),
        desc=desc,
        id=id_,
        cls=FRAME,
        on_tap=on_tap,
        on_long=on_long,
        clickable=True,
        weight=weight,
        height="fill",
    )


def _special(
    desc: TextLike,
    label: Widget,
    id_: str,
    on_tap: Callable[[], None],
    on_long: Callable[[], None] | None = None,
    *,
    background: str = "surface_highest",
) -> Widget:
    return _face(desc, label, id_, on_tap, weight=1.5, background=background, on_long=on_long)


def fresh(editor: Editor) -> KeyboardScreen:
    """The keys for a field the caret has just come to."""
    screen = KeyboardScreen(editor=replace(editor))
    screen.shift = "once" if screen.capital_next else "off"
    return screen
