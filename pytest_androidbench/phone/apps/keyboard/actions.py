"""What keys do."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.keyboard.layouts import starts_sentence
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.parts import EditorInfo
from pytest_androidbench.phone.ui.message import tr

INPUT_SETTINGS: Final = "android.settings.INPUT_METHOD_SETTINGS"


@dataclass(eq=False)
class KeyActions(AppScreen[App, None]):
    """A keyboard's state and the handlers of its keys."""

    direction: ClassVar[str] = "ltr"

    editor: EditorInfo = field(default_factory=lambda: EditorInfo(package=""))
    page: str = "letters"
    """letters, symbols, more, emoji, features or clipboard."""
    shift: str = "off"
    """off, once or lock."""
    category: int = 0
    """Which emoji."""

    def field_changed(self, editor: EditorInfo) -> None:
        """Follow the text, for capitals at the start of sentences."""
        self.editor = editor
        if self.shift != "lock":
            self.shift = "once" if self.capital_next else "off"

    def layout_key(self) -> tuple[object, ...]:
        """What the keys depend on."""
        clip = self.phone.clipboard.text if self.page == "clipboard" else ""
        return self.page, self.shift, self.category, clip, replace(self.editor, text_before="")

    @property
    def capital_next(self) -> bool:
        """Whether the next letter is one of the start of a sentence."""
        kind = self.editor
        return kind.keyboard == "text" and not kind.password and starts_sentence(kind.text_before)

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

    def show_emoji(self) -> None:
        """Show the emoji."""
        self.turn("emoji")

    def show_category(self, index: int) -> None:
        """Show other emoji."""
        self.category = index

    def show_features(self) -> None:
        """Show what else there is, or the keys again."""
        self.turn("letters" if self.page == "features" else "features")

    def open(self, feature: str) -> None:
        """Show a feature."""
        if feature == "settings":
            self.phone.activities.start(Intent(action=INPUT_SETTINGS))
        else:
            self.turn(feature)

    def paste(self) -> None:
        """Put what was copied into the field."""
        self.phone.windows.editor.paste()

    def next_method(self) -> None:
        """Choose the next input method."""
        ime = self.phone.ime
        methods = ime.enabled()
        chosen = ime.selected.method_id if ime.selected else ""
        place = methods.index(chosen) if chosen in methods else -1
        ime.select(methods[(place + 1) % len(methods)])
