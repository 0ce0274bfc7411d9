"""Speaking a text instead of typing it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.translate import look
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.language_bar import LanguageBar
from pytest_androidbench.phone.apps.translate.listening import Hearing
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Dictation(AppScreen[TranslateApp, None]):
    """A button that listens."""

    listening: Hearing = field(default_factory=Hearing)
    languages: LanguageBar = field(default_factory=LanguageBar)

    def build(self) -> w.Widget:
        on = self.listening.side == "source"
        told = w.Text(self.listening.said(tr("Tap the microphone and speak")), look.LARGE,
                      id="dictation_status", align="center")  # fmt: skip
        button = look.round_button(
            "stop" if on else "mic",
            tr("Stop") if on else tr("Tap to speak"),
            tr("Stop") if on else tr("Speak"),
            partial(self.listening.toggle, "source"),
            "dictation_mic",
            88,
        )
        return w.Page(
            w.TopBar(tr("Dictate"), back=True, id="toolbar"),
            w.Align(told, margin=24, weight=1),
            self.languages.bar(),
            w.Panel(w.Row(button, width="fill"), padding=24, width="fill"),
        )
