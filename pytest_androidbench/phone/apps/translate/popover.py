"""The small window over another app: the translation of what was selected there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Self

from pytest_androidbench.phone.apps.translate import look, names
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.arriving import arrived
from pytest_androidbench.phone.apps.translate.language_bar import LanguageBar
from pytest_androidbench.phone.apps.translate.speaking import Speaking
from pytest_androidbench.phone.apps.translate.translating import Translation, translate
from pytest_androidbench.phone.system.activities import EXTRA_TEXT
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_SEND, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class TranslatePopover(AppScreen[TranslateApp, None]):
    """Text, translation, and the way into the app."""

    activity: ClassVar[str] = names.POPOVER
    window: ClassVar[WindowKind] = "dialog"

    text: str = ""
    languages: LanguageBar = field(default_factory=LanguageBar)
    speaking: Speaking = field(default_factory=Speaking)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(text=arrived(intent).text)

    def on_resume(self) -> None:
        self.app.store.remember(self.made)

    @property
    def made(self) -> Translation:
        """The text in both languages."""
        pair = self.app.pair
        return translate(self.text, pair.source, pair.target)

    def build(self) -> w.Widget:
        made = self.made
        head = w.Row(
            w.Panel(w.Text("Google Translate", w.TITLE_MEDIUM, id="popover_title"),
                    padding=(16, 0, 0, 0), weight=1),
            w.IconButton("open_in_new", tr("Open in Translate"), id="popover_open",
                         on_tap=self.open_app),
            w.IconButton("close", tr("Close"), id="popover_close", on_tap=self.close),
            width="fill",
        )  # fmt: skip
        reading = made.said.reading
        texts = w.Column(
            w.Text(self.text, w.BODY_LARGE, id=names.ORIGINAL),
            w.Divider(),
            w.Text(made.said.text, look.LARGE.coloured("primary"), id=names.TRANSLATED),
            w.Text(reading, look.READING, id="translation_transliteration") if reading else None,
            gap=12,
            width="fill",
        )
        tools = w.Row(
            self.speaking.button("translation", made.said.text, made.target),
            look.bar_button("content_copy", tr("Copy translation"), self.copy,
                            "copy_translation"),
        )  # fmt: skip
        body = w.Scroll(w.Panel(texts, padding=(16, 8), width="fill"), weight=0, id="popover_text")
        content = w.Column(head, self.languages.bar(), body, tools, width="fill")
        return w.Panel(content, padding=(0, 8), look=look.SHEET, width="fill", cls=look.GROUP)

    def copy(self) -> None:
        """Put the translation on the clipboard."""
        self.phone.clipboard.put(self.made.said.text, package=names.PACKAGE)
        self.toast(tr("Text copied"))

    def open_app(self) -> None:
        """Go on in the app."""
        self.start(
            Intent(
                action=ACTION_SEND,
                type="text/plain",
                component=f"{names.PACKAGE}/{names.MAIN}",
                extras={EXTRA_TEXT: self.text},
            )
        )
        self.close()
