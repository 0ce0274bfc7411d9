"""Gboard, as far as a phone without a network has it."""

from __future__ import annotations

from pytest_androidbench.phone.apps.keyboard.keys import KeyboardScreen, fresh
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.parts import EditorInfo


class KeyboardApp(App):
    """The keyboard with keys."""

    package = "com.google.android.inputmethod.latin"
    label = "Gboard"
    version = "11.2.07.425130769-release-x86_64"
    version_code = 88910411
    icon = "keyboard"
    icon_color = 0x4285F4
    system = True
    roles = ("keyboard",)
    method_id = "com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME"

    def keyboard(self, editor: EditorInfo) -> KeyboardScreen | None:
        """The keys for a field."""
        return self.own(fresh(editor))
