"""Two people who speak by turns."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.translate import look
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.language_bar import LanguageBar
from pytest_androidbench.phone.apps.translate.listening import Hearing
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.world.phrasebook import CHINESE, SPANISH

OWN_NAMES: Final = {SPANISH: "español", CHINESE: "中文（简体）"}
"""How languages call themselves, where that is not how the app does."""


@dataclass(eq=False)
class ConversationPage(AppScreen[TranslateApp, None]):
    """A button for each language, and one that hears which it is."""

    listening: Hearing = field(default_factory=Hearing)
    languages: LanguageBar = field(default_factory=LanguageBar)

    def build(self) -> w.Widget:
        pair = self.app.pair
        hello = w.BarButton("help_outline", tr("Introduction"), id="menu_introduction",
                            on_tap=self.introduce)  # fmt: skip
        told = w.Text(
            self.listening.said(tr("Tap a language and speak")), look.LARGE,
            id="conversation_status", align="center",
        )  # fmt: skip
        turns = w.Row(
            self._language("source", pair.source, "lang1"),
            self._turn("auto", self.phone.windows.translate(tr("Auto")), "auto_voice_button"),
            self._language("target", pair.target, "lang2"),
            width="fill",
        )
        return w.Page(
            w.TopBar(tr("Conversation"), back=True, actions=[hello], id="toolbar"),
            w.Align(told, margin=24, weight=1),
            self.languages.bar(),
            w.Panel(turns, padding=(16, 16, 16, 24), width="fill"),
        )

    def _language(self, side: str, code: str, id_: str) -> w.Widget:
        name = self.app.language(code)
        return self._turn(side, name, id_, OWN_NAMES.get(code, ""))

    def _turn(self, side: str, name: str, id_: str, own: str = "") -> w.Widget:
        on = self.listening.side == side
        desc = tr("Stop") if on else tr("Listens for {language}.", language=f"{own} {name}".strip())
        act = partial(self.listening.toggle, side)
        return look.round_button("stop" if on else "mic", desc, name, act, id_, 64)

    def introduce(self) -> None:
        """Say how it is meant."""
        self.show(
            Confirm(
                title=tr("Talk with somebody"),
                message=tr("Tap your language, speak, and show the other the translation. Auto "
                           "hears which of the two languages it is."),
                negative=None,
            )
        )  # fmt: skip
