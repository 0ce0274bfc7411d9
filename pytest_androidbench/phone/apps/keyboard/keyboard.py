"""The window with keys."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.keyboard.app import KeyboardApp
from pytest_androidbench.phone.apps.keyboard.emoji import EmojiPage
from pytest_androidbench.phone.apps.keyboard.faces import (
    FRAME,
    LINEAR,
    OBFUSCATED,
    header_button,
)
from pytest_androidbench.phone.apps.keyboard.keys import KeyRows
from pytest_androidbench.phone.apps.keyboard.navigation import NAVIGATION, navigation_bar
from pytest_androidbench.phone.apps.keyboard.suggestions import strip, suggestions, word_before
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.parts import EditorInfo
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

HEADER: Final = 44
FEATURES: Final[Mapping[str, tuple[str, Message]]] = {
    "clipboard": ("content_paste", tr("Clipboard")),
    "emoji": ("mood", tr("Emoji")),
    "settings": ("settings", tr("Settings")),
}
"""What is behind the keyboard's menu: its icon and its name."""


@dataclass(eq=False)
class KeyboardScreen(AppScreen[KeyboardApp, None]):
    """Letters, symbols or a number pad, with a strip above and the system's buttons below."""

    direction: ClassVar[str] = "ltr"

    editor: EditorInfo = field(default_factory=lambda: EditorInfo(package=""))
    keys: KeyRows = field(default_factory=KeyRows)
    emoji: EmojiPage = field(default_factory=EmojiPage)

    def on_open(self) -> None:
        self.keys.follow(self.editor)

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        del x, y, pointer
        if phase in {"up", "cancel"}:
            self.keys.release()

    def field_changed(self, editor: EditorInfo) -> None:
        """Follow the text, for capitals at the start of sentences."""
        self.editor = editor
        self.keys.follow(editor)

    def layout_key(self) -> tuple[object, ...]:
        """What the keyboard depends on: the keys, and the strip above them."""
        return self._keys(), tuple(self._words())

    def _keys(self) -> tuple[Hashable, ...]:
        """What the keys depend on."""
        keys = self.keys
        clip = self.phone.clipboard.text if keys.page == "clipboard" else ""
        kind = replace(self.editor, text_before="")
        emoji = self.emoji.category, self.emoji.held
        return keys.page, keys.shift, emoji, clip, kind

    def build(self) -> w.Widget:
        windows = self.phone.windows
        below = windows.gestural and navigation_bar(windows.navigation.back, self.next_method)
        return w.Panel(
            w.Directed(w.Stack(self._content(), below and w.Align(below, down="bottom")), "ltr"),
            look=w.Look(background="surface_high"),
            cls=FRAME,
            height=HEADER + self._height + NAVIGATION,
            width="fill",
        )

    @property
    def _height(self) -> float:
        return self.keys.lines(self.editor) * self.keys.height

    def _content(self) -> w.Widget:
        """The keys in the frames that every input method has."""
        body = w.Reused(self._keys(), self._body)
        holder = w.Column(self._header(), body, across="stretch", id="keyboard_holder", cls=LINEAR)
        inside = w.Column(
            holder,
            w.Spacer(size=NAVIGATION),
            across="stretch",
            id="android:id/inputArea",
            cls=FRAME,
            height="fill",
        )
        panel = w.Panel(inside, id="android:id/parentPanel", cls=LINEAR)
        return w.Panel(w.Panel(panel, id="android:id/content", cls=FRAME), cls=LINEAR)

    def _body(self) -> w.Widget:
        *rows, last = self._shown()
        area = w.Column(*rows, across="stretch", id="input_area", cls=LINEAR)
        return w.Column(area, last, across="stretch", id=OBFUSCATED, cls=FRAME)

    def _header(self) -> w.Widget:
        menu, speech = "key_pos_header_access_points_menu", "key_pos_header_power_key"
        row = w.Row(
            header_button("apps", tr("More features"), menu, self.toggle_features),
            *self._strip(),
            header_button("mic", tr("Voice input"), speech, self.speak),
            id=OBFUSCATED,
            cls="android.view.ViewGroup",
            height=HEADER,
        )
        return w.Panel(
            row, padding=(4, 0), height=HEADER, cls=FRAME, id="keyboard_header_view_holder"
        )

    def _strip(self) -> list[w.Widget]:
        """What stands between the strip's two keys."""
        if self.keys.page == "emoji":
            return [self.emoji.tabs()]
        words = self._words()
        return [strip(words, self.take) if words else w.Spacer(weight=1)]

    def _words(self) -> list[str]:
        plain = self.editor.keyboard == "text" and not self.editor.password
        english = self.phone.display.language == "en"
        return suggestions(word_before(self.editor)) if english and plain else []

    def _shown(self) -> list[w.Widget]:
        keys = self.keys
        if keys.page == "emoji":
            page = self.emoji.page(keys.type, keys.height)
            return [w.Panel(page, height=self._height - keys.height, width="fill"), keys.last()]
        if keys.page in {"features", "clipboard"}:
            panel = self._features() if keys.page == "features" else self._clipboard()
            height = self._height - keys.height
            return [w.Panel(panel, height=height, width="fill"), keys.last()]
        return keys.rows(self.editor)

    def _features(self) -> w.Widget:
        buttons = []
        for name, (icon, label) in FEATURES.items():
            sign, text = w.Icon(icon, 24, "on_surface"), w.Text(label, w.LABEL)
            buttons.append(
                w.Panel(
                    w.Align(w.Column(sign, text, gap=4, across="center")),
                    desc=label,
                    cls=FRAME,
                    on_tap=partial(self.open, name),
                    weight=1,
                    height="fill",
                )
            )
        return w.Row(*buttons, across="stretch")

    def _clipboard(self) -> w.Widget:
        """What was copied last; a tap puts it into the field."""
        text = self.phone.clipboard.text
        inside: w.Widget = w.Text(tr("Your clipboard is empty"), w.BODY)
        if text:
            inside = w.Panel(
                w.Text(text, w.BODY, lines=4),
                padding=12,
                look=w.Look(background="surface_low", radius=8),
                cls=FRAME,
                id="clipboard_item",
                on_tap=self.paste,
                width=180,
            )
        return w.Panel(inside, padding=12)

    def toggle_features(self) -> None:
        """Show what else there is, or the keys again."""
        self.keys.turn("letters" if self.keys.page == "features" else "features")

    def open(self, feature: str) -> None:
        """Show a feature."""
        if feature == "settings":
            self.app.open_settings()
        else:
            self.keys.turn(feature)

    def take(self, word: str) -> None:
        """Put a word in place of the one that is being written."""
        editor = self.phone.windows.editor
        editor.delete_before(len(word_before(self.editor)))
        editor.commit(f"{word} ")

    def paste(self) -> None:
        """Put what was copied into the field."""
        self.phone.windows.editor.paste()

    def speak(self) -> None:
        """There is no microphone to listen to."""
        self.toast(tr("Voice typing isn’t available"))

    def next_method(self) -> None:
        """Choose the next input method."""
        ime = self.phone.ime
        methods = ime.enabled()
        chosen = ime.selected.method_id if ime.selected else ""
        place = methods.index(chosen) if chosen in methods else -1
        ime.select(methods[(place + 1) % len(methods)])
