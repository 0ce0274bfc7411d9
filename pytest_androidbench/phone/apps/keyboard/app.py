"""Gboard, as far as a phone without a network has it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pytest_androidbench.phone.apps.keyboard.icon import ICON
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.parts import EditorInfo
from pytest_androidbench.phone.ui.screen import Screen

INPUT_SETTINGS: Final = "android.settings.INPUT_METHOD_SETTINGS"


class KeyboardApp(App):
    """The keyboard with keys."""

    package = "com.google.android.inputmethod.latin"
    label = "Gboard"
    version = "11.2.07.425130769-release-x86_64"
    version_code = 88910411
    icon = "keyboard"
    icon_color = 0x4285F4
    icon_art = ICON
    system = True
    roles = ("keyboard",)
    method_id = "com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME"
    windows = {"keys": "keyboard:KeyboardScreen"}

    def keyboard(self, editor: EditorInfo) -> Screen[Any] | None:
        """The keys for a field the caret has just come to."""
        return self.window("keys", editor=replace(editor))

    def open_settings(self) -> None:
        """Show the settings of input methods."""
        self.phone.activities.start(Intent(action=INPUT_SETTINGS))
